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

Words = Mapping[str, str]
"""What a person calls something, per language."""

NODES: Mapping[type, Words] = {
    Augment: {"en": "Augment", "fr": "Amplifier"},
    InContact: {"en": "In Contact", "fr": "En Contact"},
    MakesGift: {"en": "Gift", "fr": "Don"},
    MayPlayExhausted: {"en": "exhausted cards in Reserve", "fr": "cartes épuisées en Réserve"},
    Rush: {"en": "Rush", "fr": "Foncer"},
}
"""Parts of texts that have no meaning before."""

KEYWORDS: Mapping[Keyword, Words] = {
    Keyword.COOLDOWN: {"en": "Cooldown", "fr": "Rafraîchissement"},
    Keyword.SCOUT: {"en": "Scout", "fr": "Repérage"},
}
"""Keywords that have no meaning before."""

EXHAUSTED_RESUPPLY: Words = {"en": "Exhausted Resupply", "fr": "Ravitailler Épuisé"}
BASE_COST: Words = {"en": "Base Cost", "fr": "Coût de Base"}


def later(what: Words) -> Message:
    """Something is played only in a later edition.

    Arguments:
        what: what it is.
    """
    return message("needs edition {edition}: {what}", edition="4.0", what=what)


def needs_later(node: object) -> Message | None:
    """What a text says that only a later edition plays; None if it says nothing of the kind.

    Arguments:
        node: the ability, or a part of one.
    """
    if isinstance(node, tuple):
        return next((found for part in node if (found := needs_later(part)) is not None), None)
    if not is_dataclass(node) or isinstance(node, type):
        return None
    words = _words(node)
    if words is not None:
        return later(words)
    return needs_later(tuple(getattr(node, one.name) for one in fields(node)))


def _words(node: object) -> Words | None:
    match node:
        case Resupply(exhausted=True):
            return EXHAUSTED_RESUPPLY
        case KeywordAbility(keyword):
            return KEYWORDS.get(keyword)
        case Bound(Measure.BASE_COST):
            return BASE_COST
        case Token(name, None):
            return {"en": name, "fr": name}
    return NODES.get(type(node))
