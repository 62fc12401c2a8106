"""Of which objects a condition asks something, and whether it can be asked of them still (2.1, 6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import (
    AllOf,
    Ascended,
    Condition,
    HasStatus,
    InContact,
    InTerrain,
    InZeroTerrain,
    IsKind,
    It,
    Not,
    OneOf,
)
from judge.game.terms import Zone
from judge.game.view.last_known import is_gone
from judge.law.laws import objects
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.view.context import EffectContext
    from judge.game.view.view import View

OF_OBJECTS = (Ascended, HasStatus, InContact, InTerrain, InZeroTerrain)
"""Conditions that no card can meet in a Hand or a Deck."""


def looks_back(condition: Condition) -> bool:
    """Whether a condition asks something in the past tense."""
    match condition:
        case HasStatus(before=True) | IsKind(before=True) | InTerrain(before=True) | InContact(before=True):
            return True
    return False


def of_what_can_be_so(condition: Condition, context: EffectContext) -> EffectContext:
    """What the words mean where "it" is no card that came in passing of which the condition can never be true.

    Arguments:
        context: the effect that asks it.
    """
    came = context.came in (Zone.HAND, Zone.MANA) or (context.came is Zone.RESERVE and looks_back(condition))
    if not came or not context.earlier or not isinstance(condition, OF_OBJECTS) or not isinstance(condition.what, It):
        return context
    return changed(context, it=context.earlier, earlier=(), came=None)


def is_lost(condition: Condition, view: View, context: EffectContext) -> bool:
    """Whether a condition asks something of an object that was named and is nowhere to be found any more, and the
    edition has no law that says of what it is asked then.

    Arguments:
        view: the state.
        context: the effect that asks it.
    """
    if view.rules.holds(objects.LAST_KNOWN) or view.rules.is_switched_off(objects.LAST_KNOWN):
        return False
    if isinstance(condition, Not):
        return is_lost(condition.condition, view, context)
    if isinstance(condition, OneOf | AllOf):
        return any(is_lost(one, view, context) for one in condition.conditions)
    if not isinstance(condition, (*OF_OBJECTS, IsKind)) or looks_back(condition):
        return False
    return is_gone(condition.what, view, context)
