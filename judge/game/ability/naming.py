"""Conditions that name an object, of which the words after them speak: "If you control a Landmark, ready it"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from judge.game.ability.actions import Aim
from judge.game.ability.conditions import Compares, Controls
from judge.game.ability.expeditions import Where
from judge.game.ability.moves import Create, Pick, Resupply, Reveal
from judge.game.ability.numbers import Compare, NumberOf
from judge.game.ability.parts import parts_of
from judge.game.ability.phrases import All, It, Some, Target, Top
from judge.game.ability.players import Who, Whose

NAMING = (Aim, All, Create, Pick, Resupply, Reveal, Some, Target, Top)
"""What names an object itself, so that the words after it speak of that one."""

SPEAKING = (Where.ITS, Where.FACING_IT, Who.CONTROLLER, Who.OWNER, Whose.CONTROLLERS, Whose.OWNERS)
"""What speaks of an object that was named before, beside "it"."""


def names_one(condition: Any) -> bool:
    """Whether a condition names one object: "if you control a Feat".

    Arguments:
        condition: the condition, or any other part of a tree.
    """
    match condition:
        case Controls(at_least=1) | Compares(NumberOf(), Compare.EQUAL | Compare.AT_LEAST, 1):
            return True
    return False


@lru_cache(maxsize=1024)
def begins_with_it(effect: Any) -> bool:
    """Whether an effect speaks of an object that was named before, ahead of any that it names itself."""
    for part in _in_order(effect):
        if isinstance(part, It) or part in SPEAKING:
            return True
        if isinstance(part, NAMING):
            return False
    return False


def _in_order(node: Any) -> Iterator[Any]:
    yield node
    for part in parts_of(node):
        yield from _in_order(part)
