"""What only a later edition plays: it is understood, and refused by the name of what needs that edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from judge.game.ability import (
    Augment,
    Bound,
    InContact,
    KeywordAbility,
    MakesGift,
    MayPlayExhausted,
    Measure,
    Resupply,
    Rush,
    Token,
)
from judge.game.terms import Keyword
from judge.messages import Message, message

NODES: Mapping[type, str] = {
    Augment: "Augment",
    InContact: "In Contact",
    MakesGift: "Gift",
    MayPlayExhausted: "exhausted cards in Reserve",
    Rush: "Rush",
}
"""Parts of texts that have no meaning before, with their words."""

KEYWORDS = frozenset({Keyword.COOLDOWN, Keyword.SCOUT})
"""Keywords that have no meaning before."""


def needs_later(node: object) -> Message | None:
    """What a text says that only a later edition plays; None if it says nothing of the kind.

    Arguments:
        node: the ability, or a part of one.
    """
    if isinstance(node, tuple):
        return next((found for part in node if (found := needs_later(part)) is not None), None)
    if not is_dataclass(node) or isinstance(node, type):
        return None
    word = _word(node)
    if word is not None:
        return message("“{part}” needs edition 4.0", part=word)
    return needs_later(tuple(getattr(node, one.name) for one in fields(node)))


def _word(node: object) -> str | None:
    match node:
        case Resupply(exhausted=True):
            return "Exhausted Resupply"
        case KeywordAbility(keyword) if keyword in KEYWORDS:
            return str(keyword)
        case Bound(Measure.BASE_COST):
            return str(Measure.BASE_COST)
        case Token(name, None):
            return name
    return NODES.get(type(node))
