"""Facts: the bullets of a board and of an outcome, in both languages; a board takes them, an outcome checks them."""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import dataclass, replace

from judge.cards.collection import UnknownCard
from judge.cards.language.words import STATUSES
from judge.game.objects import Object
from judge.game.terms import BOOST, Expedition, Phase, Status, Zone
from judge.messages import LANGUAGES, Message, message
from judge.wording.names import Named, Names
from judge.wording.slots import CARD, EXPEDITIONS, SLOTS
from judge.wording.text import plain

ZONES: dict[str, Zone] = {
    "hand": Zone.HAND,
    "main": Zone.HAND,
    "reserve": Zone.RESERVE,
    "réserve": Zone.RESERVE,
    "landmarks": Zone.LANDMARK,
    "repères": Zone.LANDMARK,
    "discard pile": Zone.DISCARD,
    "défausse": Zone.DISCARD,
    "hero": Zone.HERO,
    "héros": Zone.HERO,
    "deck, top to bottom": Zone.DECK,
    "deck, de haut en bas": Zone.DECK,
    "deck": Zone.DECK,
    "mana zone": Zone.MANA,
    "zone de mana": Zone.MANA,
    "limbo": Zone.LIMBO,
    "limbes": Zone.LIMBO,
}
LABELS = {
    "en": "Mana, Mana zone, Hand, Reserve, Landmarks, Discard pile, Hero, Hero Expedition, Companion Expedition, Deck, "
    "Distance of the Hero Expedition, Distance of the Companion Expedition, First player, Passed",
    "fr": "Mana, Zone de Mana, Main, Réserve, Repères, Défausse, Héros, Expédition du Héros, Expédition du Compagnon, Deck, "
    "Distance de l’Expédition du Héros, Distance de l’Expédition du Compagnon, Premier joueur, A passé",
}
EMPTY = ("empty", "vide", "vides")
FIRST = ("first player", "premier joueur", "première joueuse")
PASSED = ("passed", "a passé")
NOT_PASSED = ("not passed", "has not passed", "n'a pas passé")
SAME = {"jour": "day"}
"""Labels that are written in two ways."""
READY = ("ready", "prêt", "prête")

_LABEL = re.compile(r"([^:]+?) ?: ?(.*)")
_MANA = re.compile(r"(\d{1,3})(?: \((\d{1,3}) (?:exhausted|épuisée?s?)\))?")
_COUNTERS = re.compile(r"(?:(\d{1,3})|no|aucun) (?:boosts?|(.+?) counters?|compteurs? (.+))")
_OWNER = re.compile(r"(?:owned by|appartenant à) (.+)", re.IGNORECASE)
_COPIES = re.compile(r"(?:([1-9]\d?) )?(\S.*)")
_DISTANCE = re.compile(r"(?:distance of the|distance de l'|distance de la) ?(.+)")


class UnreadableError(Exception):
    """A fact that cannot be read.

    Arguments:
        message: what is wrong and what to write instead.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


@dataclass(frozen=True, slots=True)
class Listed:
    """A card as a fact lists it.

    Arguments:
        named: which card.
        statuses: statuses it has.
        counters: how many counters of a name it has; 0 says that it has none.
        ready: whether the fact says that it is ready.
        owner: who owns it; None where the fact does not say, so that it is the player under whose heading it stands.
    """

    named: Named
    statuses: frozenset[Status] = frozenset()
    counters: tuple[tuple[str, int], ...] = ()
    ready: bool = False
    owner: int | None = None

    def fits(self, one: Object) -> bool:
        """Whether an object is as the fact says."""
        return (
            self.named.fits(one)
            and all(one.has(status) for status in self.statuses)
            and all(one.count(name) == count for name, count in self.counters)
            and not (self.ready and one.exhausted)
            and self.owner in (None, one.owner)
        )


@dataclass(frozen=True, slots=True)
class InZone:
    """What a zone or an expedition of a player holds; of a Deck, in its order or in whatever order."""

    zone: Zone
    expedition: Expedition | None
    cards: tuple[Listed, ...]
    in_order: bool = True


@dataclass(frozen=True, slots=True)
class Mana:
    """How many Mana Orbs a player has, and how many of them are Exhausted."""

    orbs: int
    exhausted: int


@dataclass(frozen=True, slots=True)
class Distance:
    """How many regions an expedition is away from its start."""

    expedition: Expedition
    regions: int


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    """The player is the first player."""


@dataclass(frozen=True, slots=True)
class Passed:
    """The player has passed today, or has not."""

    yes: bool = True


@dataclass(frozen=True, slots=True)
class Wins:
    """A player has won."""

    player: int


@dataclass(frozen=True, slots=True)
class Day:
    """Which day it is."""

    number: int


@dataclass(frozen=True, slots=True)
class InPhase:
    """Which phase it is."""

    phase: Phase


Fact = InZone | Mana | Distance | FirstPlayer | Passed | Wins | Day | InPhase


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
        return Wins(_player(winner[1], names))
    match = _LABEL.fullmatch(words)
    if match is None:
        raise UnreadableError(
            message("“{text}” is no fact; write a label and a colon, one of: {labels}", text=text, labels=LABELS)
        )
    return _labelled(match[1].lower(), match[2].strip(), names)


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
    label = words.partition(":")[0].strip()
    distance = _DISTANCE.fullmatch(label)
    if distance is not None:
        return Distance, _expedition(distance[1])
    return _expedition(label) or ZONES.get(label) or SAME.get(label, label)


def _labelled(label: str, value: str, names: Names) -> Fact:
    if label == "mana":
        return _mana(value)
    if label in ("day", "jour"):
        return Day(_number(value))
    if label == "phase":
        return InPhase(_phase(value, names))
    distance = _DISTANCE.fullmatch(label)
    if distance is not None and (expedition := _expedition(distance[1])) is not None:
        return Distance(expedition, _number(value))
    expedition = _expedition(label)
    zone = Zone.EXPEDITION if expedition is not None else ZONES.get(label)
    if zone is None:
        raise UnreadableError(message("“{label}” is no label; write one of: {labels}", label=label, labels=LABELS))
    return InZone(zone, expedition, tuple(_listed(value, names)), in_order=label != "deck")


def _mana(value: str) -> Mana:
    match = _MANA.fullmatch(value)
    if match is None or int(match[2] or 0) > int(match[1]):
        raise UnreadableError(message("“{value}” is no amount of mana; write “5” or “5 (2 exhausted)”", value=value))
    return Mana(int(match[1]), int(match[2] or 0))


def _number(value: str) -> int:
    if not re.fullmatch(r"\d{1,3}", value):
        raise UnreadableError(message("“{value}” is no number; write one such as 3", value=value))
    return int(value)


def _phase(value: str, names: Names) -> Phase:
    for language in LANGUAGES:
        if re.fullmatch(SLOTS["phase"].pattern[language], value, re.IGNORECASE):
            return Phase(str(SLOTS["phase"].read(value, names, language)))
    raise UnreadableError(message("“{value}” is no phase; write Morning, Noon, Afternoon, Dusk or Night", value=value))


def _player(name: str, names: Names) -> int:
    try:
        return names.player(name)
    except KeyError:
        known = ", ".join(names.players)
        raise UnreadableError(
            message("there is no player “{name}”; the players are {known}", name=name, known=known)
        ) from None


def _expedition(label: str) -> Expedition | None:
    for expedition, forms in EXPEDITIONS.items():
        if label in [plain(form).lower() for language in LANGUAGES for form in forms[language]]:
            return expedition
    return None


def _listed(value: str, names: Names) -> list[Listed]:
    if value.lower() in EMPTY:
        return []
    found = []
    for part in value.split(";"):
        match = _COPIES.fullmatch(part.strip())
        if match is not None:
            found += int(match[1] or 1) * [read_listed(match[2], names)]
    return found


def read_listed(text: str, names: Names) -> Listed:
    """A card with its statuses and counters, as a fact lists it.

    Arguments:
        text: such as ``Kuwat, the Dissenter (rare), Fleeting, 2 boosts``.
        names: the names of cards.

    Raises:
        UnreadableError: no card has that name, or a word behind it is no status and no counter.
    """
    name, words = _split(text, names)
    try:
        listed = Listed(names.read_card(name))
    except UnknownCard as error:
        raise UnreadableError(error.message) from None
    for word in words:
        listed = _with(listed, word.strip(), names)
    return listed


def _split(text: str, names: Names) -> tuple[str, list[str]]:
    """The name at the beginning, which may hold commas, and the words behind it."""
    masked = names.mask(text)
    match = re.fullmatch(rf"({CARD})((?:, .*)?)", masked.text)
    if match is not None:
        return masked.restore(match[1]), masked.restore(match[2]).split(", ")[1:]
    name, *words = text.split(", ")
    return name, words


def _with(listed: Listed, word: str, names: Names) -> Listed:
    if word.lower() in READY:
        return replace(listed, ready=True)
    owner = _OWNER.fullmatch(word)
    if owner is not None:
        return replace(listed, owner=_player(owner[1], names))
    for status, adjective in STATUSES.items():
        forms = [form.lower() for language in LANGUAGES for form in adjective.forms(language)]
        if word.lower() in forms:
            return replace(listed, statuses=listed.statuses | {status})
    match = _COUNTERS.fullmatch(word)
    if match is None:
        raise UnreadableError(
            message("“{word}” is no status and no counter; write Fleeting, 2 boosts, no boosts ...", word=word)
        )
    counter = (match[2] or match[3] or BOOST, int(match[1] or 0))
    return replace(listed, counters=(*listed.counters, counter))
