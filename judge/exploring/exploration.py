"""The exploration: from position to position along every way, each position once, the nearest first."""

from __future__ import annotations

import heapq
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from judge.bounds.collector import resting_collector
from judge.exploring.budget import Account, Budget
from judge.exploring.horizon import Horizon
from judge.exploring.unit import End, Way, ways
from judge.game.course.referee import is_over
from judge.game.event.choices import Option
from judge.game.rules import Rules
from judge.game.state.canonical import Canon
from judge.game.state.state import State
from judge.law.laws.law import Law
from judge.messages import Message
from judge.value import value


@value(frozen=True, slots=True)
class Outcome:
    """One of the different positions in which an exploration ends.

    Arguments:
        state: the position, as a shortest line of answers comes to it.
        answers: that line, one list for each unit, from the first one explored.
        lines: how many lines of answers lead to it; None where they have no end.
        laws: the laws that come nearest, where the rules do not settle what happens.
        reason: why the engine does not play on, where it does not.
    """

    state: State
    answers: tuple[tuple[Option, ...], ...]
    lines: int | None
    laws: tuple[Law, ...] = ()
    reason: Message | None = None


@value(frozen=True, slots=True)
class Exploration:
    """Everything that can happen, or as much of it as was found.

    Arguments:
        start: the state between two units from which it began.
        given: the answers that had been given in the first unit.
        outcomes: the outcomes, those with the fewest answers first.
        exhausted: whether these are all.
        positions: how many different positions were kept.
        visited: how often a unit was played.
    """

    start: State
    given: tuple[Option, ...]
    rules: Rules
    outcomes: tuple[Outcome, ...]
    exhausted: bool
    positions: int
    visited: int

    @property
    def lines(self) -> int | None:
        """How many lines of answers there are; None where they have no end."""
        counts = [outcome.lines for outcome in self.outcomes]
        return None if None in counts else sum(count for count in counts if count is not None)


@dataclass
class KeptPosition:
    """A position between two units, kept in memory.

    Arguments:
        number: its place in the order in which positions were found.
        line_length: how many answers a shortest line to it has.
        end: how the unit before it ended; None once everything after it is known.
        before: the position before it on that line.
        answers: the answers between the two.
        final: whether the exploration ends here.
        after: the positions after it, by number, and how many ways lead to each.
    """

    number: int
    line_length: int
    end: End | None
    before: KeptPosition | None = None
    answers: tuple[Option, ...] = ()
    final: bool = False
    after: dict[int, int] = field(default_factory=dict)


def explore(
    start: State,
    rules: Rules,
    given: Sequence[Option] = (),
    until: Horizon = Horizon.DECISION,
    budget: Budget | None = None,
    canon: Canon | None = None,
) -> Exploration:
    """Find everything that can happen.

    Arguments:
        start: a state between two units.
        rules: the rules of the run.
        given: the answers to the first questions of the unit that comes, where they are given already.
        until: how far is explored.
        budget: how much may be looked at.
        canon: tells positions apart, where much is explored that holds the same cards; a new one if None.
    """
    with resting_collector():
        return _Explorer(start, tuple(given), rules, until, budget or Budget(), canon or Canon()).explore()


class _Explorer:
    def __init__(
        self,
        start: State,
        given: tuple[Option, ...],
        rules: Rules,
        until: Horizon,
        budget: Budget,
        canon: Canon,
    ) -> None:
        self.start, self.given, self.rules, self.until = start, given, rules, until
        self.canon = canon
        self.account = Account(budget)
        self.numbers: dict[Hashable, int] = {}
        self.positions: list[KeptPosition] = []
        self.nearest: list[tuple[int, int]] = []

    def explore(self) -> Exploration:
        """Explore, and tell what was found."""
        first = self._keep(("start", self.canon.form(self.start)) if self.given else self._name(End(self.start)))
        first.line_length, first.end, first.final = 0, End(self.start), is_over(self.start)
        heapq.heappush(self.nearest, (0, 0))
        exhausted = True
        while self.nearest and exhausted:
            line_length, number = heapq.heappop(self.nearest)
            position = self.positions[number]
            if position.line_length == line_length and position.end is not None and not position.final:
                exhausted = self._go_on(position)
        counts = lines_to(self.positions)
        finals = sorted((one for one in self.positions if one.final), key=lambda one: (one.line_length, one.number))
        outcomes = tuple(self._outcome(one, counts[one.number]) for one in finals)
        kept = len(self.positions)
        return Exploration(self.start, self.given, self.rules, outcomes, exhausted, kept, self.account.visited)

    def _go_on(self, position: KeptPosition) -> bool:
        """Find the positions after a position; whether all of them were found."""
        assert position.end is not None
        given = self.given if position.number == 0 else ()
        found, complete = ways(position.end.state, given, self.rules, self.canon, self._name, self.account)
        for name, way in found.items():
            self._arrive(position, name, way)
        if complete:
            position.end = None
        return complete

    def _arrive(self, before: KeptPosition, name: Hashable, way: Way) -> None:
        position = self._keep(name)
        if position is not before:
            before.after[position.number] = way.lines
        line_length = before.line_length + way.line_length
        if position.line_length > line_length:
            position.line_length, position.end = line_length, way.end
            position.before, position.answers = before, way.answers
            position.final = self._is_final(way.end)
            heapq.heappush(self.nearest, (line_length, position.number))

    def _is_final(self, end: End) -> bool:
        return end.stopped or self.until.reached(self.start, end.state, self.rules)

    def _name(self, end: End) -> Hashable:
        """The same name for the same position."""
        reason = tuple(law.name for law in end.laws), str(end.reason or "")
        final = self._is_final(end) and end.state is not self.start
        return self.canon.numbers.number((final, reason, self.canon.form(end.state)))

    def _keep(self, name: Hashable) -> KeptPosition:
        number = self.numbers.setdefault(name, len(self.positions))
        if number == len(self.positions):
            self.positions.append(KeptPosition(number, UNREACHED, None))
            self.account.kept += 1
        return self.positions[number]

    def _outcome(self, position: KeptPosition, lines: int | None) -> Outcome:
        assert position.end is not None
        answers = []
        here: KeptPosition | None = position
        while here is not None and here.before is not None:
            answers.append(here.answers)
            here = here.before
        answers.reverse()
        end = position.end
        return Outcome(end.state, tuple(answers), lines, end.laws, end.reason)


UNREACHED = 1 << 60
"""More answers than any line has."""


def lines_to(positions: Sequence[KeptPosition]) -> list[int | None]:
    """How many lines lead from the first position to each; None where a loop lies on the way, so that they have no end.

    Arguments:
        positions: all positions, each knowing those after it.
    """
    before = [0] * len(positions)
    for position in positions:
        for number in position.after:
            before[number] += 1
    lines: list[int | None] = [None] * len(positions)
    counted = [0] * len(positions)
    counted[0] = 1
    ready = [0] if before[0] == 0 else []
    while ready:
        number = ready.pop()
        lines[number] = counted[number]
        for after, ways_there in positions[number].after.items():
            counted[after] += counted[number] * ways_there
            before[after] -= 1
            if before[after] == 0:
                ready.append(after)
    return lines
