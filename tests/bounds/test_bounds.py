"""Within bounds: what ends by itself, what is ended, and that the next call finds the house in order."""

from __future__ import annotations

import importlib
import logging
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from typing import Any

import calls
import pytest
from pebble.pool.base_pool import PoolStatus
from pebble.pool.process import PoolManager

from judge.bounds import lane, pool
from judge.bounds.errors import BrokenError, BusyError, NotStartedError, OutOfBoundsError, TooLargeError, TooLongError
from judge.bounds.pool import bounded
from judge.bounds.worker import Worker

HERE = Path(__file__).parent
PATIENCE = 60.0
"""After so many seconds nothing more is said."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Nothing of the log on the terminal."""
    logger = logging.getLogger("judge.bounds")
    logger.propagate, before = False, logger.propagate
    yield
    logger.propagate = before


def test_a_call_runs_in_another_process() -> None:
    assert bounded(calls.add, 2, 3) == 5
    assert bounded(calls.who) != os.getpid()


@pytest.mark.parametrize(
    ("call", "arguments", "error"),
    [
        (calls.never_ends, (), TooLongError),
        (calls.deaf, (), TooLongError),
        (calls.hoard, (2 * 1024**3,), TooLargeError),
        (calls.large, (9 * 1024**2,), TooLargeError),
        (calls.breaks, (), BrokenError),
        (calls.breaks_oddly, (), BrokenError),
        (calls.dies, (), BrokenError),
        (os.abort, (), BrokenError),
    ],
)
def test_a_call_out_of_bounds_is_ended_and_the_next_one_answered(
    call: Callable[..., object],
    arguments: tuple[Any, ...],
    error: type[OutOfBoundsError],
) -> None:
    if sys.platform == "darwin" and call is calls.hoard:
        pytest.skip("macOS holds nobody to a bound of memory")
    with pytest.raises(error) as raised:
        bounded(call, *arguments, seconds=0.3 if error is TooLongError else None)
    assert "secret" not in raised.value.message.say("en")
    assert bounded(calls.add, 1, 1) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="only there it is known at once how large a process is")
def test_a_child_that_has_grown_answers_and_gives_way_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_WORKERS", "1")
    pool.close()
    before = bounded(calls.who)
    assert bounded(calls.hoard, lane.GROWN * 2) and bounded(calls.who) == before, "what was given back does not count"
    assert bounded(calls.keep, lane.GROWN // 4) == before
    assert bounded(calls.keep, lane.GROWN) == before
    assert bounded(calls.who) != before
    pool.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only there it is known at once how large a process is")
def test_a_child_that_has_grown_a_little_gives_way_once_nobody_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_WORKERS", "1")
    monkeypatch.setattr(lane, "REST", 0.2)
    pool.close()
    before = bounded(calls.who)
    time.sleep(0.5)
    assert bounded(calls.keep, lane.AT_REST + lane.AT_REST // 2) == before, "one that has not grown stays"
    while Path(f"/proc/{before}").exists():
        time.sleep(0.01)
    assert bounded(calls.who) != before
    pool.close()


def test_a_call_sees_the_program_s_own_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", "here")
    assert bounded(calls.setting) == "here"
    monkeypatch.delenv("JUDGE_DATA")
    assert bounded(calls.setting) is None


def test_slow_calls_do_not_stand_in_the_way_of_quick_ones_nor_these_of_the_program(tmp_path: Path) -> None:
    assert bounded(calls.nice, slow=True) > bounded(calls.nice) > os.nice(0)
    file = tmp_path / "on"
    slow = [threading.Thread(target=bounded, args=(calls.wait_for, str(file)), kwargs={"slow": True}) for _ in range(4)]
    for thread in slow:
        thread.start()
    assert bounded(calls.add, 1, 1) == 2
    assert all(thread.is_alive() for thread in slow)
    file.touch()
    for thread in slow:
        thread.join()


def test_who_waits_too_long_or_behind_too_many_is_told_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "on"
    monkeypatch.setenv("JUDGE_WORKERS", "1")
    one = lane.Lane(pool.workers(), 0, (), patience=0.1)
    try:
        assert one.wait(60)
        call = pickle.dumps((calls.wait_for, (str(file),)))
        first = threading.Thread(target=one.call, args=(call, 60.0))
        first.start()
        while one._idle:
            time.sleep(0.01)
        with pytest.raises(BusyError):
            one.call(call, 60.0)
        file.touch()
        first.join()
        monkeypatch.setattr(one, "_most_waiting", 0)
        with pytest.raises(BusyError):
            one.call(call, 60.0)
    finally:
        one.close()


def test_children_that_are_still_starting_are_waited_for() -> None:
    one = lane.Lane(1, 0, (), patience=0.01)
    try:
        assert one.call(pickle.dumps((calls.add, (1, 1))), 20.0).how == "done"
        assert one.wait(0.0)
    finally:
        one.close()


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """What is written in the log."""
    logger = logging.getLogger("judge.bounds")
    logger.addHandler(caplog.handler)
    yield caplog
    logger.removeHandler(caplog.handler)


def test_a_child_that_cannot_start_is_an_error(log: pytest.LogCaptureFixture) -> None:
    one = lane.Lane(1, 0, ("judge.there_is_no_such_module",), patience=0.01)
    try:
        with pytest.raises(NotStartedError) as raised:
            one.call(pickle.dumps((calls.add, (1, 1))), 60.0)
    finally:
        one.close()
    assert "could not be started" in raised.value.message.say("en")
    assert "n’a pas pu démarrer" in raised.value.message.say("fr")
    assert "no child process could be started: BrokenProcessPool" in log.text


def test_a_child_that_ended_before_its_first_call_was_taken_is_an_error_too(monkeypatch: pytest.MonkeyPatch) -> None:
    take = PoolManager.schedule

    def take_late(manager: PoolManager, task: object) -> None:
        while manager.context.status is not PoolStatus.ERROR:
            time.sleep(0.01)
        take(manager, task)  # type: ignore[arg-type]

    monkeypatch.setattr(PoolManager, "schedule", take_late)
    worker, said = Worker(("judge.there_is_no_such_module",), 0), Queue[str]()
    worker.when_ready(said.put)
    try:
        assert "BrokenProcessPool" in said.get(timeout=PATIENCE)
    finally:
        worker.stop()


def test_a_child_that_died_while_nobody_asked_costs_nobody_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_WORKERS", "1")
    pool.close()
    for _ in range(3):
        child = bounded(calls.who)
        os.kill(child, signal.SIGKILL)
        while Path(f"/proc/{child}").exists():
            time.sleep(0.01)
        assert bounded(calls.add, 2, 3) == 5
    pool.close()


def test_what_could_not_be_started_is_tried_again(
    log: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0

    def worker(modules: tuple[str, ...], niceness: int) -> Worker:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise OSError("no process is left")
        return Worker(modules, niceness)

    monkeypatch.setattr(lane, "PAUSE", 0.01)
    monkeypatch.setattr(lane, "Worker", worker)
    one = lane.Lane(1, 0, (), patience=60.0)
    try:
        assert one.call(pickle.dumps((calls.add, (1, 1))), 60.0).how == "done"
    finally:
        one.close()
    assert "cannot be started: OSError('no process is left')" in log.text


def test_who_waits_for_children_that_are_ended_before_they_start_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lane.Lane, "_add", lambda self: None)
    one = lane.Lane(1, 0, ())
    assert not one.wait(0.0)
    threading.Timer(0.1, one.close).start()
    with pytest.raises(BusyError):
        one.call(b"", 1.0)


def test_a_program_that_is_about_to_end_starts_no_children(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "_left", True)
    with pytest.raises(BusyError):
        bounded(calls.add, 1, 1)


@pytest.mark.parametrize("ending", ["pass", "raise SystemExit(0)", "os.kill(os.getpid(), signal.SIGKILL)"])
def test_no_child_outlives_its_program(ending: str, tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(f"""
import os, signal, sys, threading
sys.path.insert(0, {str(HERE)!r})
import calls
from judge.bounds.errors import OutOfBoundsError
from judge.bounds.pool import bounded

def turn():
    try:
        bounded(calls.never_ends)
    except OutOfBoundsError:
        pass

if __name__ == "__main__":
    found = {{bounded(calls.who), bounded(calls.who, slow=True)}}
    threading.Thread(target=turn, daemon=True).start()
    print(*found, flush=True)
    {ending}
""")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60)
    children = [int(word) for word in done.stdout.split()]
    assert len(children) == 2, done.stderr
    left = [child for child in children if not _gone(child)]
    assert left == []
    if "SIGKILL" not in ending:
        assert done.stderr == ""


def _gone(process: int) -> bool:
    """Whether a process is gone, or goes within its bound of time and the grace after it."""
    for _ in range(600):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    os.kill(process, signal.SIGKILL)
    return False


def test_a_child_has_no_children(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "parent_process", lambda: object())
    with pytest.raises(RuntimeError, match="__main__"):
        bounded(len, "abc")


@pytest.mark.parametrize(("server", "told"), [("itself", True), ("parent", True), ("gone", False)])
def test_a_child_whose_server_is_gone_ends_without_a_word(
    server: str, told: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    orphan = importlib.import_module("judge.bounds.orphan")
    numbers = {"itself": os.getpid(), "parent": os.getppid(), "gone": -1}
    monkeypatch.setattr(orphan, "SERVER", numbers[server])
    error = FileNotFoundError("a semaphore")
    orphan.tell(FileNotFoundError, error, None)
    assert ("a semaphore" in capsys.readouterr().err) == told
