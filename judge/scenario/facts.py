"""Facts: the bullets of a board and of an outcome, in both languages; a board takes them, an outcome checks them."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from contextlib import suppress
from functools import lru_cache

from judge.game.terms import Expedition, Phase, Zone
from judge.messages import LANGUAGES, Message, message, pasted
from judge.scenario.labels import ZONES, examples, forms_of, similar_labels
from judge.scenario.listed import EMPTY, Listed, player_named, read_listed, read_listing
from judge.scenario.marked_regions import HasMarkers, read_markers
from judge.scenario.situation import (
    Adventure,
    InArena,
    InFormat,
    InPhase,
    Setup,
    Situation,
    ToAct,
    read_situation,
    subject,
)
from judge.scenario.unreadable import UnreadableError
from judge.value import value
from judge.wording.names import Names
from judge.wording.slots import EXPEDITIONS
from judge.wording.table import SentenceReader
from judge.wording.text import plain

__all__ = [
    "Adventure",
    "AreAscended",
    "Awaited",
    "Day",
    "Distance",
    "Fact",
    "FirstPlayer",
    "HasMarkers",
    "InArena",
    "InFormat",
    "InPhase",
    "InZone",
    "Listed",
    "Mana",
    "Passed",
    "Received",
    "Setup",
    "ToAct",
    "Turn",
    "UnreadableError",
    "Wins",
    "read_fact",
    "read_listed",
    "subject_of",
]

FIRST, PASSED, NOT_PASSED = map(forms_of, ("first", "passed", "not_passed"))
BOTH = ("both", "both expeditions", "les deux", "les deux expéditions")
RECEIVED, ASCENDED, MARKERS = map(forms_of, ("received", "ascended", "markers"))
SAME = {"jour": "day", "reçues": "received", "élevées": "ascended", "marqueurs terrain": "terrain markers"}
"""Labels that are written in two ways."""

_LABEL = re.compile(r"([^:]+?) ?: ?(.*)")
_MANA = re.compile(r"(\d{1,3})(?: \((\d{1,3}) (?:exhausted|épuisée?s?)\))?")
_TURN = re.compile(r"(?:then )?it is (?:the turn of .+|.+'s turn)|(?:puis )?c'est (?:ensuite )?le tour (?:de |d').+")
_DISTANCE = re.compile(r"(?:distance of the|distance de l'|distance de la) ?(.+)")


@value(frozen=True, slots=True)
class InZone:
    """What a zone or an expedition of a player holds; of a Deck, in its order or in whatever order."""

    zone: Zone
    expedition: Expedition | None
    cards: tuple[Listed, ...]
    in_order: bool = True


@value(frozen=True, slots=True)
class Received:
    """Before a game of limited play, the cards that a player has received to build a deck of them."""

    cards: tuple[Listed, ...]


@value(frozen=True, slots=True)
class Mana:
    """How many Mana Orbs a player has, and how many of them are Exhausted."""

    orbs: int
    exhausted: int


@value(frozen=True, slots=True)
class Distance:
    """How many regions an expedition is away from its start."""

    expedition: Expedition
    regions: int


@value(frozen=True, slots=True)
class AreAscended:
    """Which expeditions of a player are Ascended; the others are not."""

    expeditions: frozenset[Expedition]


@value(frozen=True, slots=True)
class FirstPlayer:
    """The player is the first player."""


@value(frozen=True, slots=True)
class Passed:
    """The player has passed today, or has not."""

    yes: bool = True


@value(frozen=True, slots=True)
class Wins:
    """A player has won."""

    player: int


@value(frozen=True, slots=True)
class Day:
    """Which day it is."""

    number: int


@value(frozen=True, slots=True)
class Turn:
    """It is a player's turn; as an outcome, the game asks for it next."""

    player: int


@value(frozen=True, slots=True)
class Awaited:
    """The game waits for a decision of a player."""

    player: int


Fact = (InZone | Mana | Distance | AreAscended | HasMarkers | FirstPlayer | Passed) | (
    Wins | Day | Received | Turn | Awaited | Situation
)


@lru_cache(maxsize=512)
def read_fact(text: str, names: Names) -> Fact:
    """The meaning of a bullet of a board or an outcome.

    Arguments:
        text: the bullet's words.
        names: the names of players and cards.

    Raises:
        UnreadableError: it has none.
    """
    words = plain(text).rstrip(".")
    if words.lower() in FIRST:
        return FirstPlayer()
    if words.lower() in PASSED:
        return Passed()
    if words.lower() in NOT_PASSED:
        return Passed(False)
    winner = re.fullmatch(r"(.+) (?:wins|gagne)", words)
    if winner is not None:
        return Wins(player_named(winner[1], names))
    situation = read_situation(words)
    if situation is not None:
        return situation
    coming = _coming(words, names)
    if coming is not None:
        return coming
    match = _LABEL.fullmatch(words)
    fact = _labelled(words[: match.start(2)], match[2].strip(), names) if match is not None else None
    if fact is None:
        raise UnreadableError(_unknown(text, names))
    return fact


def _unknown(text: str, names: Names) -> Message:
    """What to say of a bullet that is no fact."""
    for near in similar_labels(text):
        with suppress(UnreadableError):
            for said in near.values():
                read_fact(said, names)
            return message("“{text}” is no fact; did you mean “{near}”?", text=text, near=pasted(near))
    return message("“{text}” is no fact; write one such as: {examples}", text=text, examples=examples())


def _coming(words: str, names: Names) -> Turn | Awaited | InPhase | None:
    """What a bullet says of what comes next; None where it says nothing of it."""
    said = next(SentenceReader("coming", names).read(words), None)
    if said is None:
        return None
    match said.sentence.key:
        case "turn":
            return Turn(int(str(said.values["player"])))
        case "waits":
            return Awaited(int(str(said.values["player"])))
        case _:
            return InPhase(Phase(str(said.values["phase"])))


def subject_of(text: str) -> Hashable:
    """What a bullet of a board speaks of, whatever it says of it: two bullets of one player with the same subject
    contradict each other.

    Arguments:
        text: the bullet's words.
    """
    words = plain(text).rstrip(".").lower()
    if words in FIRST:
        return FirstPlayer
    if words in (*PASSED, *NOT_PASSED):
        return Passed
    situation = subject(words)
    if situation is not None:
        return situation
    if _TURN.fullmatch(words):
        return ToAct
    label = words.partition(":")[0].strip()
    distance = _DISTANCE.fullmatch(label)
    if distance is not None:
        return Distance, _expedition(distance[1])
    return _expedition(label) or ZONES.get(label) or SAME.get(label, label)


def _labelled(typed: str, value: str, names: Names) -> Fact | None:
    """The fact that a label with its colon and a value mean; None where the label is not known."""
    label = typed.strip(" :").lower()
    if label == "mana":
        return _mana(value)
    if label in ("day", "jour"):
        return Day(_number(value))
    if label in ASCENDED:
        return AreAscended(frozenset(_expeditions(value)))
    if label in MARKERS:
        return read_markers(value)
    if label in RECEIVED:
        return Received(read_listing(typed, value, names))
    distance = _DISTANCE.fullmatch(label)
    if distance is not None and (expedition := _expedition(distance[1])) is not None:
        return Distance(expedition, _number(value))
    expedition = _expedition(label)
    zone = Zone.EXPEDITION if expedition is not None else ZONES.get(label)
    if zone is None:
        return None
    return InZone(zone, expedition, read_listing(typed, value, names), in_order=label != "deck")


def _mana(value: str) -> Mana:
    match = _MANA.fullmatch(value)
    if match is None or int(match[2] or 0) > int(match[1]):
        raise UnreadableError(
            message(
                "“{value}” is no amount of mana; write it such as: {amounts}",
                value=value,
                amounts=pasted("5", {"en": "5 (2 exhausted)", "fr": "5 (2 épuisés)"}),
            )
        )
    return Mana(int(match[1]), int(match[2] or 0))


def _number(value: str) -> int:
    if not re.fullmatch(r"\d{1,3}", value):
        raise UnreadableError(
            message("“{value}” is no number; write one such as {number}", value=value, number=pasted("2"))
        )
    return int(value)


def _expeditions(value: str) -> Iterator[Expedition]:
    """The expeditions that a fact names, parted by “;”; or both, or none."""
    value = "Hero Expedition; Companion Expedition" if value.lower() in BOTH else value
    for part in () if value.lower() in EMPTY else re.split(r"[;,]| and | et ", value):
        found = _expedition(part.strip().lower())
        if found is None:
            known = pasted(*({one: said[0] for one, said in forms.items()} for forms in EXPEDITIONS.values()))
            raise UnreadableError(
                message("“{value}” is no expedition; write one of: {known}", value=part.strip(), known=known)
            )
        yield found


def _expedition(label: str) -> Expedition | None:
    for expedition, forms in EXPEDITIONS.items():
        if label in [plain(form).lower() for language in LANGUAGES for form in forms[language]]:
            return expedition
    return None
