"""The exploration by many: the same positions in the same order, what follows each of them found elsewhere, ahead."""

from __future__ import annotations

import heapq
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from judge.exploring.budget import Account, Budget
from judge.exploring.exploration import UNREACHED, Exploration, KeptPosition, Outcome, lines_to
from judge.exploring.horizon import Horizon
from judge.exploring.parts import FoundAfter, FoundWay, Lookout, Path, read_parts
from judge.exploring.scene import ScenarioPosition
from judge.exploring.unit import End
from judge.game.course.referee import is_over
from judge.jobs.errors import WorkError
from judge.jobs.running import HandedOut, Work, Workforce
from judge.messages import message

AT_ONCE = 8
"""So many positions are looked at in one part."""


@dataclass
class FarPosition(KeptPosition):
    """A position that is looked at elsewhere.

    Arguments:
        path: a shortest way to it.
        done: whether what follows it is known.
    """

    path: Path = ()
    done: bool = False


@dataclass
class Spread:
    """An exploration by many.

    Arguments:
        here: where it begins.
        text: the text of the scenario.
        after: how many of its moves are made.
        until: how far is explored.
        budget: how much may be looked at.
        workforce: who looks.
        tell: is told, after each look, how many positions are known and how many of them were looked at.

    Attributes:
        looked: how many positions were looked at.
        twice: how many of these once more, since a shorter way to them was found meanwhile.
    """

    here: ScenarioPosition
    text: str
    after: int
    until: Horizon
    budget: Budget
    workforce: Workforce
    tell: Callable[[int, int], None] = lambda known, looked: None
    looked: int = 0
    twice: int = 0
    positions: list[FarPosition] = field(default_factory=list)
    _numbers: dict[str, int] = field(default_factory=dict)
    _nearest: list[tuple[int, int]] = field(default_factory=list)
    _ahead: dict[Path, tuple[HandedOut, int]] = field(default_factory=dict)

    _taken: dict[str, tuple[FoundAfter, ...]] = field(default_factory=dict)

    def explore(self) -> Exploration:
        """Explore, and tell what was found.

        Raises:
            WorkError: somebody could not look.
        """
        here = self.here
        self._lookout = Lookout(here.unit, here.given, here.rules, self.until)
        self._account = Account(self.budget)
        whole = {
            "text": self.text,
            "name": here.scenario.name,
            "after": self.after,
            "edition": here.rules.edition.name,
            "until": self.until.value,
            "positions": self.budget.positions,
        }
        self._work = Work("positions", whole, self.workforce, read_parts)
        first = self._keep("start" if here.given else self._lookout.digest(End(here.unit), False))
        first.line_length, first.final = 0, is_over(here.unit)
        heapq.heappush(self._nearest, (0, 0))
        began, exhausted = time.monotonic(), True
        try:
            while self._nearest and exhausted:
                line_length, number = heapq.heappop(self._nearest)
                position = self.positions[number]
                if position.line_length == line_length and not position.done and not position.final:
                    exhausted = self._go_on(position)
                    spent = self.budget.seconds is not None and time.monotonic() - began > self.budget.seconds
                    exhausted = exhausted and not spent
        finally:
            for left, _ in self._ahead.values():
                left.cancel()
        return self._told(exhausted)

    def _told(self, exhausted: bool) -> Exploration:
        counts = lines_to(self.positions)
        finals = sorted((one for one in self.positions if one.final), key=lambda one: (one.line_length, one.number))
        outcomes = tuple(self._outcome(one, counts[one.number]) for one in finals)
        here, kept = self.here, len(self.positions)
        return Exploration(here.unit, here.given, here.rules, outcomes, exhausted, kept, self._account.visited)

    def _go_on(self, position: FarPosition) -> bool:
        """Find the positions after a position; whether all of them were found."""
        found = self._after(position)
        account, budget = self._account, self.budget
        spent = account.kept + found.visited - 1 > budget.positions
        spent = spent or (budget.visits is not None and account.visited + found.visited > budget.visits)
        if spent or not found.complete:
            found = self._lookout.after(position.path, account)
        else:
            account.visited += found.visited
        for way in found.ways:
            self._arrive(position, way)
        self.tell(len(self.positions), self.looked)
        position.done = found.complete
        return found.complete

    def _after(self, position: FarPosition) -> FoundAfter:
        """What follows a position; what will be asked for next is handed out meanwhile."""
        wanted = [position.path, *(one.path for one in self._waiting())]
        new = [path for path in wanted if path not in self._ahead]
        room = self.workforce.ahead * AT_ONCE - len(self._ahead)
        if position.path not in self._ahead or room >= AT_ONCE:
            self._hand_out(new[: max(room, 1)])
        handed_out, place = self._ahead.pop(position.path)
        self.looked += 1
        if handed_out.part not in self._taken:
            self._taken[handed_out.part] = self._work.take(handed_out)
        found = self._taken[handed_out.part]
        if all(one is not handed_out for one, _ in self._ahead.values()):
            del self._taken[handed_out.part]
        return found[place]

    def _waiting(self) -> Iterator[FarPosition]:
        """The positions that will be looked at next, as far as is known: first those that no shorter way can reach."""
        most = self.workforce.ahead * AT_ONCE
        for line_length, number in islice(sorted(self._nearest), most):
            position = self.positions[number]
            if position.line_length == line_length and not position.done and not position.final:
                yield position

    def _hand_out(self, paths: list[Path]) -> None:
        for first in range(0, len(paths), AT_ONCE):
            part = paths[first : first + AT_ONCE]
            handed_out = self._work.hand_out(part)
            self._ahead.update({path: (handed_out, place) for place, path in enumerate(part)})

    def _arrive(self, before: FarPosition, way: FoundWay) -> None:
        position = self._keep(way.digest)
        if position is not before:
            before.after[position.number] = way.lines
        line_length = before.line_length + way.line_length
        if position.line_length > line_length:
            self.twice += self._ahead.pop(position.path, None) is not None if position.path else 0
            position.line_length, position.final = line_length, way.final
            position.path = (*before.path, way.answers)
            heapq.heappush(self._nearest, (line_length, position.number))

    def _keep(self, digest: str) -> FarPosition:
        number = self._numbers.setdefault(digest, len(self.positions))
        if number == len(self.positions):
            self.positions.append(FarPosition(number, UNREACHED, None))
            self._account.kept += 1
        return self.positions[number]

    def _outcome(self, position: FarPosition, lines: int | None) -> Outcome:
        try:
            ends = [self._lookout.end(position.path[:count]) for count in range(1, len(position.path) + 1)]
        except LookupError:
            raise WorkError(message("a worker told of a way that leads nowhere; do the work anew")) from None
        end = ends[-1][0] if ends else End(self.here.unit)
        return Outcome(end.state, tuple(answers for _, answers in ends), lines, end.laws, end.reason)
