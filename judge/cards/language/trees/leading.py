"""What leads all that follows in an effect: a condition, or a result of a die."""

from __future__ import annotations

from judge.game.ability import Effect
from judge.value import value


@value(frozen=True, slots=True)
class LeadingCondition:
    """ "If ...: ...", which leads all that follows in the effect.

    Arguments:
        effect: the sentence.
    """

    effect: Effect


@value(frozen=True, slots=True)
class DueResult:
    """ "On a 1-3 — ...", to which all that follows in the effect is due.

    Arguments:
        lowest: the lowest result.
        highest: the highest; None for "or more".
        effect: the first sentence.
    """

    lowest: int
    highest: int | None
    effect: Effect
