"""The commands that do long work: the same bytes whoever does it and however it is cut, on with what was kept."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import judge.atlas.parts
import judge.cards.covering
import judge.cli.workers as by_whom
import judge.exploring.spread
import judge.games.parts
from judge.cards.collection import Collection
from judge.cli import main
from judge.jobs.cluster import local_cluster
from judge.jobs.here import Here, processes

pytest.importorskip("distributed", reason="the extra “cluster” is not installed")

WORKS = {
    "selfplay": ("selfplay", "--games", "10", "--seed", "3", "--json"),
    "selfplay of drawn decks": ("selfplay", "--games", "9", "--seed", "3", "--cards", "imported", "--json"),
    "explore": ("explore", "playing/boom", "--until", "day", "--json"),
    "school prove": ("school", "prove", "objects/token-at-rest", "events/anubis", "day/tie"),
    "cards coverage": ("cards", "coverage", "FILE", "--json"),
    "sweep": ("sweep", "--pairs", "7", "--seed", "1", "--first", "145", "--into", "FILE", "--json"),
}
"""A command of each kind of work; FILE is a file of its own."""

CUT = {judge.atlas.parts: 3, judge.cards.covering: 2, judge.exploring.spread: 3, judge.games.parts: 3}
"""How much a part has when it is cut otherwise, by the module of each kind that can be."""


class Open(Executor):
    """Hands on to an executor that others use after it.

    Arguments:
        who: does the work.
    """

    def __init__(self, who: Executor) -> None:
        self._who = who

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        return self._who.submit(fn, *args, **kwargs)


class Counting(Here):
    """Counts what it does, and is stopped by Ctrl-C before so many parts are done.

    Arguments:
        most: how many parts it does.
    """

    def __init__(self, most: int = 10**9) -> None:
        self.most, self.count = most, 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.count == self.most:
            raise KeyboardInterrupt
        self.count += 1
        return super().submit(fn, *args, **kwargs)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    with local_cluster(2) as (found, _):
        yield found


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with processes(2) as found:
        yield found


@pytest.fixture
def many(cluster: Executor, pool: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands use a pool and a cluster that are there already."""
    monkeypatch.setattr(by_whom, "processes", lambda count: Open(pool))
    monkeypatch.setattr(by_whom, "local_cluster", lambda count: nullcontext((Open(cluster), "http://127.0.0.1/")))


@pytest.fixture(params=WORKS)
def typed(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """A command of a kind of work."""
    file = tmp_path / "file"
    if request.param == "cards coverage":
        lines = (json.dumps(one.line()) for one in Collection.shipped().printed[:7])
        file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return [str(file) if word == "FILE" else word for word in WORKS[request.param]]


def told(typed: list[str], *more: str, status: int = 0) -> tuple[bytes, bytes]:
    """What a command prints, and what it writes."""
    said = CliRunner().invoke(main, [*typed, *more])
    assert said.exit_code == status, said.output
    written = Path(typed[typed.index("--into") + 1]).read_bytes() if "--into" in typed and not status else b""
    return said.stdout_bytes, written


@pytest.mark.usefixtures("many")
def test_the_same_bytes_whoever_does_it_and_however_it_is_cut(
    typed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = told(typed)
    assert alone[0]
    for cut in (False, True):
        for module, size in CUT.items() if cut else ():
            monkeypatch.setattr(module, "AT_ONCE", size)
        for who in ((), ("--jobs", "2"), ("--scheduler", "local", "--jobs", "2")):
            assert told(typed, *who) == alone, who


def test_it_goes_on_where_it_was_stopped(typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, size in CUT.items():
        monkeypatch.setattr(module, "AT_ONCE", size)
    kept, whole, stopped, rest = tmp_path / "kept.sqlite", Counting(), Counting(2), Counting()
    monkeypatch.setattr(by_whom, "Here", lambda: whole)
    alone = told(typed, "--jobs", "1", "--resume", str(tmp_path / "whole.sqlite"))
    monkeypatch.setattr(by_whom, "Here", lambda: stopped)
    told(typed, "--resume", str(kept), status=130)
    monkeypatch.setattr(by_whom, "Here", lambda: rest)
    assert told(typed, "--resume", str(kept)) == alone
    assert 0 < rest.count < whole.count and stopped.count == 2


class Terminal(io.StringIO):
    """Somebody looks at it."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_it_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Terminal()
    monkeypatch.setattr(sys, "stderr", seen)
    with by_whom.progress(iter("abc"), 3) as results:
        assert "".join(results) == "abc"
    assert "100%" in seen.getvalue()
