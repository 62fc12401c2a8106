"""What is done instead of something to a target: whether "it" is the target, or what the condition names."""

from __future__ import annotations

from judge.cards.language import context
from judge.cards.language.phrase_parts import AgreementError
from judge.game import ability as tree
from judge.game.ability import Effect

GOES = (tree.Discard, tree.Put)
"""What moves an object: one of them is done to the same object in the place of another."""


def is_of_target(condition: tree.Condition, instead: Effect | int, usual: Effect, place: int) -> bool:
    """Whether what is done in the place of a step is done to its target, or asks for it.

    Arguments:
        condition: where it is done.
        instead: what is done; a number where only that is another.
        usual: the step.
        place: the place of the sentence.

    Raises:
        AgreementError: the condition names an object of its own too, so that "it" can be either, as something else is
            done to it; or "it" and "they" are two things.
    """
    what = tree.what_of(usual)
    if not isinstance(what, tree.Target) or isinstance(instead, int):
        return False
    if context.speaks_of_it(condition):
        if what.count != 1 and context.speaks_of_it(instead):
            raise AgreementError(None, part=place)
        return what.count == 1
    alike = isinstance(instead, type(usual)) or (isinstance(usual, GOES) and isinstance(instead, GOES))
    if context.speaks_of_it(instead) and tree.names_one(condition) and not alike:
        raise AgreementError(None, part=place)
    return context.speaks_of_it(instead)
