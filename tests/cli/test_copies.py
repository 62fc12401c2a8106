"""Copies of a process: each works, one that ends is replaced, and none outlives the original."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from judge.cli import copies

pytestmark = pytest.mark.skipif(not copies.possible(), reason="a process of this system cannot be copied safely")

WORK = """
import os, signal, time
from judge.cli import copies
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGTERM, copies.stop)
copies.PAUSE, copies.SOON = 0.1, 0.0
first = copies.multiply(3, lambda: None)
os.write(1, f"{os.getpid()} {first}\\n".encode())
while True:
    time.sleep(60)
"""

PATIENCE = 10.0


@contextmanager
def multiplied() -> Iterator[subprocess.Popen[str]]:
    """A process with three copies, each of which writes its number and whether it is the first."""
    with subprocess.Popen(
        [sys.executable, "-c", WORK], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def written(process: subprocess.Popen[str], count: int) -> dict[int, bool]:
    """What the next copies write."""
    assert process.stdout is not None
    lines = [process.stdout.readline().split() for _ in range(count)]
    return {int(number): first == "True" for number, first in lines}


def gone(numbers: set[int]) -> bool:
    """Whether processes end before long."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if not any(running(number) for number in numbers):
            return True
        time.sleep(0.02)
    return False


def running(number: int) -> bool:
    """Whether a process runs; one that has ended and of which nobody has heard yet does not."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_one_copy_is_the_first() -> None:
    with multiplied() as process:
        found = written(process, 3)
        assert process.pid not in found
        assert sorted(found.values()) == [False, False, True]


@pytest.mark.parametrize("send", [os.kill, os.killpg], ids=["to the original", "to all of them"])
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_all_end_with_the_original_and_say_nothing(send: Callable[[int, int], None], how: signal.Signals) -> None:
    with multiplied() as process:
        found = written(process, 3)
        send(process.pid, how)
        assert process.wait(PATIENCE) == 0
        assert gone(set(found))
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_a_signal_that_comes_while_a_copy_is_made_is_heard() -> None:
    heard = "os.register_at_fork(after_in_parent=lambda: os.kill(os.getpid(), signal.SIGTERM))"
    work = WORK.replace("first =", f"{heard}\nfirst =")
    done = subprocess.run([sys.executable, "-c", work], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_all_end_when_the_original_is_killed() -> None:
    with multiplied() as process:
        found = written(process, 3)
        process.kill()
        assert gone(set(found))


def test_a_copy_that_ends_is_replaced_and_the_log_says_so() -> None:
    with multiplied() as process:
        found = written(process, 3)
        lost = next(iter(found))
        os.kill(lost, signal.SIGKILL)
        (another,) = written(process, 1).items()
        assert another[0] not in found
        assert another[1] is False
        process.terminate()
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read().strip() == "a copy of the server ended with status -9 and is replaced"


def test_where_copies_end_as_soon_as_they_begin_the_original_ends_too() -> None:
    hopeless = WORK.replace("0.1, 0.0", "0.1, 5.0").replace("while True:", "while not first:")
    with subprocess.Popen(
        [sys.executable, "-c", hopeless], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        found = written(process, 3)
        assert process.wait(PATIENCE) == 1
        assert gone(set(found))
        assert process.stderr is not None
        said = "a copy of the server ended with status 0 and had only just begun: the server ends"
        assert process.stderr.read().strip() == said


def test_a_copy_that_does_not_end_is_killed() -> None:
    stubborn = WORK.replace("os.write", "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nos.write")
    quick = stubborn.replace("first =", "copies.CLOSING = 0.2\nfirst =")
    with subprocess.Popen([sys.executable, "-c", quick], stdout=subprocess.PIPE, text=True) as process:
        found = written(process, 3)
        process.terminate()
        assert process.wait(PATIENCE) == 0
        assert gone(set(found))
