"""What only a later edition plays: it is understood, and refused by the name of what needs that edition."""

from __future__ import annotations

from judge.game.ability import Ascend, Bound, Complete, HasStatus, KeywordAbility, Kind, Measure, Moves, Resupply, Token
from judge.game.ability.nodes.abilities import LATER_KEYWORDS
from judge.game.ability.nodes.entry import Later, Words
from judge.game.ability.nodes.table import ENTRIES
from judge.game.ability.parts import parts_of
from judge.game.terms import Status
from judge.messages import Message, message

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
    words = _words(node)
    if words is not None:
        return later(words)
    return next((found for part in parts_of(node) if (found := needs_later(part)) is not None), None)


def _words(node: object) -> Words | None:
    match node:
        case Resupply(exhausted=True):
            return EXHAUSTED_RESUPPLY
        case KeywordAbility(keyword):
            return LATER_KEYWORDS.get(keyword)
        case Bound(Measure.BASE_COST):
            return BASE_COST
        case Kind(subtypes=subtypes, statuses=statuses) if "Feat" in subtypes or Status.COMPLETED in statuses:
            return _called(Complete)
        case HasStatus(status=Status.COMPLETED):
            return _called(Complete)
        case Moves(ascended=True):
            return _called(Ascend)
        case Token(name, None):
            return {"en": name, "fr": name}
    return _called(type(node))


def _called(node: type) -> Words | None:
    """What a node is called that only a later edition plays."""
    entry = ENTRIES.get(node)
    return entry.plays.words if entry is not None and isinstance(entry.plays, Later) else None
