"""What an edition lacks that a later one has: it is understood, and refused by the name of what needs that edition."""

from __future__ import annotations

from judge.game.ability import (
    TOKEN_PERMANENTS,
    Among,
    Ascend,
    Bound,
    CannotMoveForward,
    Complete,
    DifferentMeasures,
    FarthestOf,
    GainStatus,
    HasStatus,
    InContact,
    KeywordAbility,
    Kind,
    LoseStatus,
    Measure,
    MeasureOf,
    Moves,
    Play,
    Resupply,
    Some,
    Such,
    Token,
    TotalOf,
)
from judge.game.ability.nodes.abilities import LATER_KEYWORDS
from judge.game.ability.nodes.entry import Words
from judge.game.ability.nodes.table import ENTRIES
from judge.game.ability.parts import parts_of
from judge.game.edition import Edition
from judge.game.terms import Status
from judge.law.book import editions
from judge.law.citation import citations
from judge.law.laws import day, objects, playing, vocabulary
from judge.law.laws.law import Law
from judge.messages import Message, message

Needed = tuple[Words, Law | None]
"""What a person calls something, and the law that an edition with it has; None where no edition that is known has."""

EXHAUSTED_RESUPPLY: Needed = {"en": "Exhausted Resupply", "fr": "Ravitailler Épuisé"}, vocabulary.EXHAUSTED_RESUPPLY
CANNOT_DUE_TO: Needed = (
    {"en": "not moving forward due to a terrain", "fr": "ne pas avancer grâce à un terrain"},
    day.TERRAIN_LEFT_OUT,
)
SEVERAL_CARDS: Needed = (
    {"en": "several cards played in one step", "fr": "plusieurs cartes jouées en une étape"},
    playing.SEVERAL_CARDS,
)
BASE_COST: Needed = {"en": "Base Cost", "fr": "Coût de Base"}, objects.BASE_COST


def later(needed: Needed) -> Message:
    """Something is played only in another edition, or in none.

    Arguments:
        needed: what it is, and the law on which it rests.
    """
    what, law = needed
    edition = edition_with(law)
    if edition is None:
        return message("no edition here has a rule for this: {what}", what=what)
    return message("needs edition {edition}: {what}", edition=edition, what=what)


def edition_with(law: Law | None) -> str | None:
    """The first edition that is here and has a law; None if none has.

    Arguments:
        law: the law; None where none of them has one.
    """
    return next((one for one in editions() if law is not None and law.name in citations(one)), None)


def needs_later(node: object, by: Edition) -> Message | None:
    """What a text says that an edition lacks and a later one has; None if it says nothing of the kind.

    Arguments:
        node: the ability, or a part of one.
        by: the edition that is played.
    """
    needed = needed_by(node)
    if needed is not None and (needed[1] is None or needed[1].name in by.absent):
        return later(needed)
    return next((found for part in parts_of(node) if (found := needs_later(part, by)) is not None), None)


def needed_by(node: object) -> Needed | None:
    """What a part of an ability says that the first edition lacks, its own parts aside; None if nothing.

    Arguments:
        node: the part.
    """
    match node:
        case Resupply(exhausted=True):
            return EXHAUSTED_RESUPPLY
        case Play(Some(count=count, up_to=several) | Among(count=count, up_to=several)) if several or count != 1:
            return SEVERAL_CARDS
        case KeywordAbility(keyword):
            return LATER_KEYWORDS.get(keyword)
        case Bound(Measure.BASE_COST) | MeasureOf(Measure.BASE_COST):
            return BASE_COST
        case TotalOf(Measure.BASE_COST) | DifferentMeasures(Measure.BASE_COST) | FarthestOf(Measure.BASE_COST):
            return BASE_COST
        case Kind(subtypes=subtypes, statuses=statuses) if "Feat" in subtypes or Status.COMPLETED in statuses:
            return _of_node(Complete)
        case Moves(ascended=True) | Such(ascended=True):
            return _of_node(Ascend)
        case Such(contact=True):
            return _of_node(InContact)
        case CannotMoveForward(due_to=terrain) if terrain is not None:
            return CANNOT_DUE_TO
        case HasStatus(status=Status.COMPLETED) | GainStatus(status=Status.COMPLETED):
            return _of_node(Complete)
        case LoseStatus(status=Status.COMPLETED):
            return _of_node(Complete)
        case Token(name, None):
            return {"en": name, "fr": name}, objects.TOKEN_OF_OTHER_TYPE if name in TOKEN_PERMANENTS else None
    return _of_node(type(node))


def _of_node(node: type) -> Needed | None:
    """What a node is called that the first edition lacks, and the law on which it rests."""
    entry = ENTRIES.get(node)
    if entry is None or entry.called is None:
        return None
    return entry.called, entry.laws[0] if entry.laws else None
