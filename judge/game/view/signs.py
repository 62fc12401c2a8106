"""Abilities by the symbols with which they begin: "a {D} ability", "with a {T} ability"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import Ability, Cost, Join, PlayedFrom, QuickAction, Reaction
from judge.game.state.objects import Object
from judge.game.terms import Zone

if TYPE_CHECKING:
    from judge.game.view.view import View


def has_sign(view: View, one: Object, sign: str) -> bool:
    """Whether an object has an ability with a symbol, whether it works where the object is or not.

    Arguments:
        view: the state.
        one: the object.
        sign: the symbol.
    """
    now = view.now(one)
    return any(sign in signs_of(ability) for ability in (now.main if view.rests(one) else now.abilities))


def signs_of(ability: Ability) -> tuple[str, ...]:
    """The symbols with which an ability begins."""
    match ability:
        case QuickAction(cost=Cost(exhaust_me=exhausts, discard_me=discards)):
            return ("{T}",) * exhausts + ("{D}",) * discards
        case Reaction(trigger=Join()):
            return ("{J}",)
        case Reaction(trigger=PlayedFrom(zone)):
            return ("{H}",) if zone is Zone.HAND else ("{R}",)
    return ()
