"""Tokens that a text creates again: "create another one in target Expedition"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from judge.cards.language import context, deeds
from judge.cards.language.deeds import SAME
from judge.cards.language.phrase_parts import AgreementError
from judge.game import ability as tree
from judge.game.ability import Effect

ONE_PLACE = (tree.Where.MINE, tree.Where.MY_OTHER, tree.Where.HERO, tree.Where.COMPANION, tree.Whose.YOURS)
"""Where "another one" is created too if nothing else is said: the same place, which is one."""


def created_again(step: Any, before: Sequence[Effect], place: int) -> Any:
    """A sentence in which "another one" is the token that the sentences before it create.

    Arguments:
        step: the sentence.
        before: the sentences before it.
        place: which sentence it is.

    Raises:
        AgreementError: they create none for sure, or several; or it is in doubt where.
    """
    again = [part for part in context.parts(step) if isinstance(part, tree.Create) and part.token == SAME]
    if not again or not before:
        return step
    steps = [one for done in before for one in (done.steps if isinstance(done, tree.Steps) else (done,))]
    created = [one for one in steps if isinstance(one, tree.Create)]
    if len(created) != 1:
        raise AgreementError(None, part=place)
    for one_more in again:
        where = created[0].where if one_more.where is tree.Where.NONE else one_more.where
        if one_more.where is tree.Where.NONE and where is tree.Where.TARGET and _is_of_it(step, steps[-1]):
            where = tree.Where.ITS
        elif one_more.where is tree.Where.NONE and where not in ONE_PLACE:
            raise AgreementError(None, part=place)
        step = deeds.put_for(step, one_more, replace(one_more, token=created[0].token, where=where))
    return step


def _is_of_it(step: Any, last: Effect) -> bool:
    """Whether a sentence asks if the token just created is the only one: "another one" is made beside it."""
    asks = isinstance(step, tree.If) and isinstance(step.condition, tree.IsOnly) and step.condition.what == tree.It()
    return asks and isinstance(last, tree.Create)
