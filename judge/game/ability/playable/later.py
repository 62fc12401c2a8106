"""What only a later edition plays: it is understood, and refused by the name of what needs that edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from judge.game.ability import (
    Ascend,
    Ascended,
    Augment,
    Bound,
    Complete,
    Completed,
    Defect,
    HasStatus,
    InContact,
    KeywordAbility,
    Kind,
    MakesGift,
    MayPlayExhausted,
    Measure,
    Moves,
    Resupply,
    Rush,
    Token,
)
from judge.game.terms import Keyword, Status
from judge.messages import Message, message

Words = Mapping[str, str]
"""What a person calls something, per language."""

NODES: Mapping[type, Words] = {
    Ascend: {"en": "Ascend", "fr": "s’Élever"},
    Ascended: {"en": "Ascended", "fr": "Élevé"},
    Augment: {"en": "Augment", "fr": "Amplifier"},
    Complete: {"en": "Feats", "fr": "Prouesses"},
    Completed: {"en": "Feats", "fr": "Prouesses"},
    Defect: {"en": "to defect", "fr": "changer de camp"},
    InContact: {"en": "In Contact", "fr": "En Contact"},
    MakesGift: {"en": "Gift", "fr": "Don"},
    MayPlayExhausted: {"en": "exhausted cards in Reserve", "fr": "cartes épuisées en Réserve"},
    Rush: {"en": "Rush", "fr": "Foncer"},
}
"""Parts of texts that have no meaning before."""

KEYWORDS: Mapping[Keyword, Words] = {
    Keyword.COOLDOWN: {"en": "Cooldown", "fr": "Rafraîchissement"},
    Keyword.SCOUT: {"en": "Scout", "fr": "Repérage"},
    Keyword.TEMPLE: {"en": "Temple", "fr": "Temple"},
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
        case Kind(subtypes=subtypes, statuses=statuses) if "Feat" in subtypes or Status.COMPLETED in statuses:
            return NODES[Complete]
        case HasStatus(status=Status.COMPLETED):
            return NODES[Complete]
        case Moves(ascended=True):
            return NODES[Ascend]
        case Token(name, None):
            return {"en": name, "fr": name}
    return NODES.get(type(node))
