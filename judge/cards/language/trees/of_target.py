"""What is done instead of something to a target: whether "it" is the target, or what the condition names."""

from __future__ import annotations

from judge.cards.language import context
from judge.cards.language.antecedents import names_one
from judge.cards.language.phrase_parts import AgreementError
from judge.game import ability as tree
from judge.game.ability import Effect


def is_of_target(condition: tree.Condition, instead: Effect | int, what: tree.Target, place: int) -> bool:
    """Whether what is done in the place of a step is done to its target, or asks for it.

    Arguments:
        condition: where it is done.
        instead: what is done; a number where only that is another.
        what: the target of the step.
        place: the place of the sentence.

    Raises:
        Disagreement: the condition names an object of its own too, so that "it" can be either.
    """
    if isinstance(instead, int):
        return False
    if context.speaks_of_it(condition):
        return what.count == 1
    if context.speaks_of_it(instead) and names_one(condition):
        raise AgreementError(None, part=place)
    return context.speaks_of_it(instead)
