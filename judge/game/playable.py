"""Which abilities the engine plays: what it does not play yet, it refuses before a game begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass

from judge.game.ability import (
    Ability,
    ChooseOne,
    Cost,
    Create,
    Grant,
    HasStatus,
    If,
    KeywordAbility,
    Put,
    QuickAction,
    Reaction,
    Sacrifice,
    Some,
    Target,
    Where,
    Who,
    Whose,
)
from judge.game.terms import Keyword, Type
from judge.messages import Message, message

NOT_PLAYED_KEYWORDS = {
    Keyword.DEFENDER: message("the keyword Defender is not played yet"),
    Keyword.ETERNAL: message("the keyword Eternal is not played yet"),
    Keyword.GIGANTIC: message("the keyword Gigantic is not played yet"),
}


def not_played(abilities: Sequence[Ability], type_: Type) -> Message | None:
    """Why the engine does not play a card; None if it does.

    Arguments:
        abilities: its abilities.
        type_: its type.
    """
    for ability in abilities:
        if type_ is Type.SPELL and isinstance(ability, Reaction):
            return message("Reactions of a Spell are not played yet")
        if type_ is not Type.SPELL and _is_fleeting(ability):
            return message("Fleeting in the text of a card that is no Spell is not played")
        reason = _unplayed(ability)
        if reason is not None:
            return reason
    return None


def _is_fleeting(ability: Ability) -> bool:
    granted = ability.ability if isinstance(ability, Grant) else ability
    return isinstance(granted, KeywordAbility) and granted.keyword is Keyword.FLEETING


def _unplayed(node: object) -> Message | None:
    """Why a part of an ability is not played; None if it is."""
    reason: Message | None = None
    match node:
        case QuickAction():
            reason = message("quick actions are not played yet")
        case ChooseOne():
            reason = message("modal effects are not played yet")
        case KeywordAbility(keyword):
            reason = NOT_PLAYED_KEYWORDS.get(keyword)
        case Cost() if not _is_paid(node):
            reason = message("costs of this kind are not played yet")
        case If(HasStatus(before=True)):
            reason = message("a step with a condition in the past tense is not played yet")
        case Create(where=Where.ANY):
            reason = message("tokens in an Expedition that is chosen without being a target are not played yet")
        case Sacrifice(Target()):
            reason = message("sacrificing a target is not played yet")
        case _ if getattr(node, "who", None) is Who.EACH and _is_somebodys(getattr(node, "what", None)):
            reason = message("what each player does to somebody’s cards is not played yet")
    if reason is not None:
        return reason
    parts: list[object] = []
    if isinstance(node, tuple):
        parts = list(node)
    elif is_dataclass(node) and not isinstance(node, type):
        parts = [getattr(node, field.name) for field in fields(node)]
    return next((found for part in parts if (found := _unplayed(part)) is not None), None)


def _is_paid(cost: Cost) -> bool:
    """Whether the engine can pay a cost: mana, and one card that is put somewhere."""
    if cost.exhaust_me or cost.discard_me or cost.spend or len(cost.actions) > 1:
        return False
    return all(isinstance(one, Put) and isinstance(one.what, Some) and one.what.count == 1 for one in cost.actions)


def _is_somebodys(what: object) -> bool:
    kind = getattr(what, "kind", None)
    return kind is not None and kind.whose is not Whose.ANYONE
