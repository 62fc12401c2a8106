"""Work in parts: the same results whoever does them, in order, kept where that is asked, and nothing taken on trust."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from judge.cards.store import keep
from judge.games.deck import deck_text, shipped
from judge.jobs import running, work
from judge.jobs.checkpoint import Checkpoint
from judge.jobs.engine import differing, engine_mark
from judge.jobs.errors import WorkError
from judge.jobs.here import Here, processes
from judge.jobs.running import Workforce, alone, run
from judge.jobs.work import perform

DOUBLING = "tests.jobs.test_running"
"""This very module is a kind of work: it doubles numbers."""


def worker(whole: Any) -> Callable[[Any], Any]:
    def double(part: Any) -> Any:
        if part == "break":
            raise RuntimeError("a fault")
        if part == "die":
            os.kill(os.getpid(), signal.SIGKILL)
        return part * whole

    return double


@pytest.fixture(autouse=True)
def doubling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(work.WORKS, "doubling", DOUBLING)


def number(data: Any) -> int:
    if type(data) is not int:
        raise ValueError("no number")
    return data


def doubled(parts: Any, workforce: Workforce) -> list[int]:
    return list(run("doubling", 2, parts, workforce, number))


class Backwards(Executor):
    """Does what was handed in last first, and only when somebody waits for it."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []
        self.order: list[str] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        executor = self

        class Late(Future[Any]):
            def result(self, timeout: float | None = None) -> Any:
                while executor.waiting and not self.done():
                    executor.waiting.pop()()
                return super().result(timeout)

        late = Late()

        def do() -> None:
            self.order.append(args[-1])
            late.set_result(fn(*args))

        self.waiting.append(do)
        return late


def test_the_results_come_in_the_order_of_the_parts_whoever_is_done_first() -> None:
    executor = Backwards()
    assert doubled(range(7), Workforce(executor, 3)) == [0, 2, 4, 6, 8, 10, 12]
    assert executor.order[:3] == ["2", "1", "0"]


def test_no_more_parts_are_handed_out_than_are_asked_for() -> None:
    executor, parts = Backwards(), iter(range(100))
    first = next(run("doubling", 2, parts, Workforce(executor, 5), number))
    assert (first, next(parts)) == (0, 5)


def test_what_travels_is_a_name_and_texts() -> None:
    said = perform("doubling", engine_mark(), "2", "21")
    assert json.loads(said) == {"result": 42}
    with pytest.raises(KeyError):
        work._worker("os.system", '"true"')
    assert "broken" in json.loads(perform("os.system", engine_mark(), '"true"', '"ls"'))


def test_a_part_that_breaks_says_why() -> None:
    with pytest.raises(WorkError, match="a part of the work broke: RuntimeError: a fault"):
        doubled([1, "break"], alone())


def test_what_comes_back_is_no_result() -> None:
    class Hostile(Here):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            return super().submit(lambda: answers.pop())

    answers = ["", "[]", "{", '{"result": "8"}', '{"result": [1]}', "[" * 100_000, '"result"', "null"]
    while answers:
        with pytest.raises(WorkError, match="is no result; do the work anew"):
            doubled([4], Workforce(Hostile()))


def test_another_engine_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    other = json.dumps({**json.loads(engine_mark()), "engine": "0123", "editions": "9.0", "python": "cpython 2.7"})
    monkeypatch.setattr(work, "engine_mark", lambda: other)
    with pytest.raises(WorkError, match=r"is refused: it has engine 0123, editions 9\.0, python cpython 2\.7; install"):
        doubled([1], alone())
    assert differing(engine_mark(), "nonsense") == differing(engine_mark(), "[1]") == ("?",)


def test_the_mark_names_engine_editions_python_and_cards(data_folder: Path) -> None:
    mark = json.loads(engine_mark())
    assert set(mark) == {"engine", "editions", "python", "cards"} and "5.0" in mark["editions"].split()
    keep(())
    assert differing(engine_mark(), json.dumps(mark)) == ("cards as shipped",)


def test_a_process_that_is_killed_is_told_and_the_work_goes_on_from_there(tmp_path: Path) -> None:
    kept = tmp_path / "kept.sqlite"
    with processes(1) as pool, pytest.raises(WorkError, match="was ended from outside"):
        list(run("games", WHOLE, [[1, 2], [2, 3]], Workforce(_Killing(pool), 1, Checkpoint(kept)), list))
    found = list(run("games", WHOLE, [[1, 2], [2, 3]], Workforce(Here(), 1, Checkpoint(kept)), list))
    assert found == list(run("games", WHOLE, [[1, 2], [2, 3]], alone(), list))


WHOLE = {"edition": "5.0", "decks": [[one.name, deck_text(one)] for one in shipped("5.0")], "replayed": False}


class _Killing(Executor):
    """Does the first part as asked, and kills the process that is to do the second."""

    def __init__(self, pool: Executor) -> None:
        self.pool, self.count = pool, 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.count += 1
        if self.count == 2:
            return self.pool.submit(os._exit, 9)
        return self.pool.submit(fn, *args)


class Counting(Here):
    """Counts what it does."""

    count = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.count += 1
        return super().submit(fn, *args)


def test_what_was_kept_is_not_done_again_however_the_work_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    first, second = Counting(), Counting()
    begun = run("doubling", 2, range(10), Workforce(first, 1, Checkpoint(file)), number)
    assert [next(begun) for _ in range(4)] == [0, 2, 4, 6]
    begun.close()  # type: ignore[attr-defined]
    assert doubled(range(12), Workforce(second, 3, Checkpoint(file))) == list(range(0, 24, 2))
    assert (first.count, second.count) == (4, 8)
    assert [one.name for one in tmp_path.iterdir()] == ["kept.sqlite"]


@pytest.mark.parametrize("kind", ["text", "other", "view", "work", "folder", "nowhere"])
def test_a_file_that_is_no_such_file_is_refused_and_stays_as_it_is(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    if kind == "text":
        file.write_text("no database, but long enough to be looked at " * 40, encoding="utf-8")
    elif kind == "other":
        with sqlite3.connect(file) as data:
            data.execute("CREATE TABLE results (part TEXT)")
    elif kind == "folder":
        file.mkdir()
    elif kind == "nowhere":
        file = tmp_path / "none" / "kept.sqlite"
    else:
        doubled(range(2), Workforce(Here(), 1, Checkpoint(file)))
        with sqlite3.connect(file) as data:
            said = "CREATE VIEW more AS SELECT 1" if kind == "view" else "UPDATE about SET work = 'x'"
            data.execute(said)
        data.close()
    before = file.read_bytes() if file.is_file() else b""
    with pytest.raises(WorkError, match="name another file after “--resume”, or none"):
        doubled(range(2), Workforce(Here(), 1, Checkpoint(file)))
    assert (file.read_bytes() if file.is_file() else b"") == before


@pytest.mark.parametrize("answer", ['{"result": "x"}', "{", "", '{"broken": "x"}', "\udc80"])
def test_an_answer_that_was_changed_is_no_result(answer: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    doubled(range(3), Workforce(Here(), 1, Checkpoint(file)))
    with sqlite3.connect(file) as data:
        said = answer.encode("utf-8", "surrogatepass")
        data.execute("UPDATE results SET answer = CAST(? AS TEXT) WHERE part = '1'", (said,))
    data.close()
    try:
        found = doubled(range(3), Workforce(Here(), 1, Checkpoint(file)))
    except WorkError:
        return
    assert answer == "" and found == [0, 2, 4]


def test_the_work_of_another_engine_is_not_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.sqlite"
    doubled(range(3), Workforce(Here(), 1, Checkpoint(file)))
    monkeypatch.setattr(running, "engine_mark", lambda: "another")
    with pytest.raises(WorkError, match="holds the results of other work, or of another engine"):
        doubled(range(3), Workforce(Here(), 1, Checkpoint(file)))
