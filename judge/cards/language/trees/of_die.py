"""What "that many" means behind a sentence that rolls a die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judge.cards.language import context, deeds
from judge.cards.language.phrase_parts import AgreementError
from judge.game import ability as tree
from judge.game.ability import Effect


def of_die(step: Any, before: Sequence[Effect], place: int) -> Any:
    """A sentence in which "that many", behind one that rolls a die and does no more, is what the die shows.

    Arguments:
        step: the sentence.
        before: the sentences before it.
        place: which sentence it is.

    Raises:
        AgreementError: something else was done a number of times too, so that it is in doubt which number it is.
    """
    rolled = before and deeds.steps_of(before[-1])[-1] == tree.Roll()
    if not rolled or not any(isinstance(part, tree.ThatMany) for part in context.parts(step)):
        return step
    turns = (tree.GainStatus, tree.LoseStatus)
    if any(tree.is_counted(part) or isinstance(part, turns) for part in context.parts((*before, step))):
        raise AgreementError(None, part=place)
    return deeds.put_for(step, tree.ThatMany(), tree.Result())
