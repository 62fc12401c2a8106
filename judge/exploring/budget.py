"""How much an exploration may look at before it stops and says so."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from judge.value import value

POSITIONS = 50_000
MOST_POSITIONS = 500_000
SECONDS = 30
MOST_SECONDS = 3_600


@value(frozen=True, slots=True)
class Budget:
    """What an exploration may use.

    Arguments:
        positions: how many positions it may keep.
        seconds: for how long; None where the result shall never depend on the machine.
        visits: how often it may play a unit; None for as often as it likes.

    Raises:
        ValueError: there is no such budget.
    """

    positions: int = POSITIONS
    seconds: float | None = None
    visits: int | None = None

    def __post_init__(self) -> None:
        limits = (self.positions, self.seconds, self.visits)
        if not all(limit is None or limit > 0 for limit in limits):
            raise ValueError("a budget is more than nothing")


class SpentError(Exception):
    """The budget is used up."""


@dataclass
class Account:
    """What an exploration has used of its budget.

    Arguments:
        kept: how many positions are kept.
        visited: how often a unit has been played.
    """

    budget: Budget
    kept: int = 0
    visited: int = 0
    _end: float | None = field(init=False)

    def __post_init__(self) -> None:
        self._end = None if self.budget.seconds is None else time.monotonic() + self.budget.seconds

    def visit(self, waiting: int) -> None:
        """Play a unit once more.

        Arguments:
            waiting: how many branches of the unit at hand are kept beside the positions.

        Raises:
            SpentError: the budget is used up.
        """
        budget = self.budget
        if self.kept + waiting > budget.positions or (budget.visits is not None and self.visited >= budget.visits):
            raise SpentError
        if self._end is not None and time.monotonic() > self._end:
            raise SpentError
        self.visited += 1
