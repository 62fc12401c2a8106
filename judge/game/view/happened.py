"""By which laws something is said to have happened before (6.5), beside that of conditions."""

from __future__ import annotations

from judge.game.ability import Compares, Condition, MakesGift, Times
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.game.view.view import View
from judge.law.laws import vocabulary
from judge.law.laws.law import Law


def why_happened(condition: Condition, view: View, context: EffectContext) -> tuple[Law, ...]:
    """The laws by which something has happened of which a condition asks how often it has.

    Arguments:
        view: the state.
        context: what the words of the text mean.
    """
    match condition:
        case Compares(Times(MakesGift()) as gifts) if evaluate(gifts, view, context):
            return (vocabulary.MAKE_GIFT,)
    return ()
