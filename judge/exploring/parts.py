"""Positions looked at as a part of some work: ways to them in, what follows each of them out, as plain data."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from judge.bounds.collector import resting_collector
from judge.exploring.budget import Account, Budget
from judge.exploring.horizon import Horizon
from judge.exploring.scene import scene
from judge.exploring.unit import End, ways
from judge.game.course.referee import let_happen
from judge.game.event.choices import Option, Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.rules import Rules
from judge.game.state.canonical import Canon
from judge.game.state.numbering import Digests
from judge.game.state.state import State
from judge.scenario.file import read_bytes
from judge.value import value

Path = tuple[tuple[int, ...], ...]
"""A way to a position: for each unit its answers, each by its place among those that are allowed."""

MOST_STATES = 2_000
"""The states of so many ways are remembered."""


@value(frozen=True, slots=True)
class FoundWay:
    """One of the different ends of the unit after a position.

    Arguments:
        digest: of the position that it comes to: the same in every process, and of no other position.
        final: whether the exploration ends there.
        answers: a shortest way to it.
        line_length: how many lines that takes.
        lines: how many ways lead to it.
    """

    digest: str
    final: bool
    answers: tuple[int, ...]
    line_length: int
    lines: int


@value(frozen=True, slots=True)
class FoundAfter:
    """What follows a position.

    Arguments:
        ways: the different ends of the unit after it.
        complete: whether these are all.
        visited: how often the unit was played.
    """

    ways: tuple[FoundWay, ...]
    complete: bool
    visited: int


class Lookout:
    """Looks at positions that are named by the ways to them.

    Arguments:
        start: the state between two units from which the ways lead.
        given: the answers that had been given in the first unit.
        rules: the rules of the run.
        until: how far is explored.
    """

    def __init__(self, start: State, given: Sequence[Option], rules: Rules, until: Horizon) -> None:
        self._start, self._given, self._rules, self._until = start, tuple(given), rules, until
        self._canon, self._digests = Canon(), Canon(Digests())
        self._states: OrderedDict[Path, State] = OrderedDict()

    def digest(self, end: End, final: bool) -> str:
        """What stands for a position: the same in every process.

        Arguments:
            end: how the unit before it ended.
            final: whether the exploration ends there.
        """
        reason = tuple(law.name for law in end.laws), str(end.reason or "")
        return blake2b(repr((final, reason, self._digests.form(end.state))).encode(), digest_size=16).hexdigest()

    def after(self, path: Path, account: Account) -> FoundAfter:
        """What follows a position.

        Arguments:
            path: the way to it.
            account: takes what it costs.
        """
        before, visited = self.state(path), account.visited
        given = () if path else self._given

        def name(end: End) -> str:
            return self.digest(end, self._is_final(end))

        found, complete = ways(before, given, self._rules, self._canon, name, account)
        told = tuple(
            FoundWay(str(digest), self._is_final(way.end), self._places(path, way.answers), way.line_length, way.lines)
            for digest, way in found.items()
        )
        return FoundAfter(told, complete, account.visited - visited)

    def state(self, path: Path) -> State:
        """The state to which a way leads, which stops nowhere."""
        if not path:
            return self._start
        known = self._states.get(path)
        if known is None:
            known = self._states[path] = self.end(path)[0].state
            if len(self._states) > MOST_STATES:
                self._states.popitem(last=False)
        return known

    def end(self, path: Path) -> tuple[End, tuple[Option, ...]]:
        """How the last unit of a way ends, and its answers.

        Raises:
            LookupError: no such way leads anywhere.
        """
        given: list[Option] = []

        def choose(question: Question, place: int) -> Option:
            given.append(question.allowed[place])
            return given[-1]

        return self._play(path[:-1], path[-1], choose), tuple(given)

    def _is_final(self, end: End) -> bool:
        return end.stopped or self._until.reached(self._start, end.state, self._rules)

    def _places(self, path: Path, answers: Sequence[Option]) -> tuple[int, ...]:
        """The place of each answer among those that are allowed where it is given."""
        places: list[int] = []

        def choose(question: Question, number: int) -> Option:
            places.append(question.allowed.index(answers[number]))
            return answers[number]

        self._play(path, range(len(answers)), choose)
        return tuple(places)

    def _play(self, path: Path, answers: Sequence[int], choose: Callable[[Question, int], Option]) -> End:
        """Play the unit after a way, once more."""
        before = self.state(path)
        first, left = iter(() if path else self._given), iter(answers)

        def answer(question: Question, state: State) -> Option:
            given = next(first, None)
            return given if given is not None else choose(question, next(left, -1))

        try:
            return End(let_happen(before, self._rules, answer, traced=False).state)
        except OpenRulingError as error:
            return End(error.reached[0] if error.reached is not None else before, laws=error.laws)
        except NotPlayedError as error:
            return End(error.reached[0] if error.reached is not None else before, reason=error.what)


def worker(whole: Mapping[str, Any]) -> Callable[[list[Any]], list[Any]]:
    """What looks at some positions.

    Arguments:
        whole: the text of the scenario, how many of its moves are made, the edition, how far is explored, and how many
            positions are kept at most.
    """
    text = whole["text"].encode("utf-8", "surrogatepass")
    here = scene(read_bytes(text, whole["name"]), whole["after"], whole["edition"])
    lookout = Lookout(here.unit, here.given, here.rules, Horizon(whole["until"]))
    budget = Budget(whole["positions"])

    def look(part: list[Any]) -> list[Any]:
        with resting_collector():
            return [_written(lookout.after(tuple(map(tuple, path)), Account(budget))) for path in part]

    return look


def _written(found: FoundAfter) -> list[Any]:
    return [
        [[way.digest, way.final, way.answers, way.line_length, way.lines] for way in found.ways],
        found.complete,
        found.visited,
    ]


def read_parts(data: Any) -> tuple[FoundAfter, ...]:
    """What follows the positions of a part.

    Raises:
        ValueError: it is something else.
    """
    return tuple(_read(one) for one in data)


def _read(data: Any) -> FoundAfter:
    said, complete, visited = data
    found = tuple(FoundWay(digest, final, tuple(answers), *counts) for digest, final, answers, *counts in said)
    numbers = [visited, *(one for way in found for one in (*way.answers, way.line_length, way.lines))]
    if (
        not all(type(one) is int and one >= 0 for one in numbers)
        or not all(type(one) is bool for one in (complete, *(way.final for way in found)))
        or not all(type(way.digest) is str and len(way.digest) == 32 for way in found)
    ):
        raise ValueError("not what follows a position")
    return FoundAfter(found, complete, visited)
