"""What decides an answer: a law, and the run without it."""

from __future__ import annotations

from judge.law.laws import playing
from judge.law.laws.law import Law
from judge.scenario.performance import Performance
from judge.value import value


@value(frozen=True, slots=True)
class Decider:
    """What decides: a law, or two of which each alone would be enough.

    Arguments:
        laws: the law, or both.
        without: the run without it, or without both.
        there: whether that run is one of the other form, which comes to the same as this one without the law.
        could: whether that run asks something that this one never asks, and the answer is another by what is chosen.
        chosen: whether that run is one with the law, where something else is chosen that it leaves to a player.
    """

    laws: tuple[Law, ...]
    without: Performance
    there: bool = False
    could: bool = False
    chosen: bool = False

    @property
    def targets(self) -> bool:
        """Whether something else is targeted in that run, by the law that leaves it to a player."""
        return self.chosen and self.laws == (playing.TARGETS_CHOSEN,)
