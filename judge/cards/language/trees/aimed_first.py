"""Tokens that are created in a target Expedition of which the next sentence speaks: it is targeted first."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.cards.language import context
from judge.game import ability as tree
from judge.game.ability import Effect, Where


def aimed_first(before: Effect, step: Any) -> Effect:
    """A sentence after which another can say "if it's behind" of the Expedition that it targets.

    Arguments:
        before: the sentence.
        step: the sentence after it.
    """
    if not isinstance(before, tree.Create) or tree.undescribed(before.where) is not Where.TARGET:
        return before
    speaks = isinstance(step, tree.If) and Where.SPOKEN_OF in context.parts(step.condition)
    if not speaks or not isinstance(before.where, tree.ExpeditionPhrase):
        return before
    return tree.Steps((tree.Aim(before.where), replace(before, where=Where.ITS)))
