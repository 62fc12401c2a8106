"""A card as a fact lists it: its name, then its owner, statuses and counters; or so many cards that nobody names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from judge.cards.collection import UnknownCard
from judge.cards.language.words import STATUSES, counter_called
from judge.game.state.objects import Object
from judge.game.terms import BOOST, Status
from judge.messages import LANGUAGES, Message, message, pasted
from judge.scenario.card_words import misspelt_card, similar_words
from judge.scenario.unreadable import UnreadableError
from judge.value import value
from judge.wording.names import NamedCard, Names
from judge.wording.players import UnknownPlayer
from judge.wording.slots import CARD

EMPTY = (
    *("empty", "none", "nothing", "no cards", "0 cards"),
    *("vide", "vides", "aucun", "aucune", "aucune carte", "0 carte", "rien"),
)
READY = ("ready", "prêt", "prête")
MOST_COPIES = 150

_NONE = r"(?:no|without|aucun|sans)"
_COUNTERS = re.compile(rf"(?:(\d{{1,3}})|{_NONE}) (?:boosts?|(.+?) counters?|compteurs? (.+))", re.IGNORECASE)
_NO_COUNTERS = re.compile(rf"{_NONE} (?:counters?|compteurs?)", re.IGNORECASE)
_NO_STATUSES = re.compile(rf"{_NONE} (?:status(?:es)?|statuts?)", re.IGNORECASE)
_NOT = re.compile(r"(?:not|non|pas) (.+)", re.IGNORECASE)
_MARK = re.compile(r" \([^()]*\)$")
_COMMA = re.compile(r", (?![^()]*\))")
_OWNER = re.compile(r"(?:owned by|appartenant à) (.+)", re.IGNORECASE)
COPIES = re.compile(r"(?:([1-9]\d{0,3}) )?(\S.*)")
UNNAMED = re.compile(r"(?:cards?|cartes?)", re.IGNORECASE)


@value(frozen=True, slots=True)
class Listed:
    """A card as a fact lists it.

    Arguments:
        named: which card; None for one that the fact does not name.
        statuses: statuses it has.
        counters: how many counters of a name it has; 0 says that it has none.
        without: statuses it has not; Exhausted of one that is ready.
        bare: whether it has no counters at all.
        owner: who owns it; None where the fact does not say, so that it is the player under whose heading it stands.
    """

    named: NamedCard | None
    statuses: frozenset[Status] = frozenset()
    counters: tuple[tuple[str, int], ...] = ()
    without: frozenset[Status] = frozenset()
    bare: bool = False
    owner: int | None = None

    def fits(self, one: Object) -> bool:
        """Whether an object is as the fact says."""
        return (
            (self.named is None or self.named.fits(one))
            and all(one.has(status) for status in self.statuses)
            and not any(one.has(status) for status in self.without)
            and all(one.count(name) == count for name, count in self.counters)
            and not (self.bare and one.counters)
            and self.owner in (None, one.owner)
        )

    @property
    def contradictory(self) -> bool:
        """Whether one word behind the card says the contrary of another."""
        counts = dict(self.counters)
        boosts = counts.get(BOOST, 0 if self.bare else None)
        return (
            bool(self.statuses & self.without)
            or len(counts) < len(self.counters)
            or (self.bare and any(counts.values()))
            or (Status.BOOSTED in self.without and bool(boosts))
            or (Status.BOOSTED in self.statuses and boosts == 0)
        )


def all_fit(cards: Sequence[Listed], objects: Sequence[Object]) -> bool:
    """Whether some cards are just these objects, each of them another one.

    Arguments:
        cards: the cards as facts list them.
    """
    taken: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        """Find an object for a card, if need be by finding another one for the card that has it."""
        for at, one in enumerate(objects):
            if at not in tried and cards[place].fits(one):
                tried.add(at)
                if at not in taken or find(taken[at], tried):
                    taken[at] = place
                    return True
        return False

    return len(cards) == len(objects) and all(find(place, set()) for place in range(len(cards)))


def read_listing(label: str, value: str, names: Names) -> tuple[Listed, ...]:
    """The cards that a fact lists, those without a name last.

    Arguments:
        label: what stands before them, with its colon.
        value: such as ``Kappa; 2 Red; 3 cards``, or ``empty``.
        names: the names of players and cards.

    Raises:
        UnreadableError: a card cannot be read.
    """
    if value.lower() in EMPTY:
        return ()
    try:
        found = [card for part in value.split(";") for card in _copies(part.strip(), names)]
    except UnreadableError:
        cards = list(_cards_apart(value, names))
        if len(cards) == value.count(";") + 1:
            raise
        line = label + (" ; " if " :" in label else "; ").join(cards)
        raise UnreadableError(message("separate cards by “;”; write “{line}”", line=pasted(line))) from None
    return tuple(sorted(found, key=lambda card: card.named is None))


def _cards_apart(value: str, names: Names) -> Iterator[str]:
    """The cards that a fact lists, each with the words behind it, also where a comma stands between two of them.

    Arguments:
        value: what stands behind the label, as `plain` leaves it.
        names: the names of players and cards.
    """
    for part in value.split(";"):
        masked = names.mask(part.strip())
        card: list[str] = []
        for piece in map(masked.restore, _COMMA.split(masked.text)):
            match = COPIES.fullmatch(piece.strip())
            if card and match is not None and (names.has(_MARK.sub("", match[2])) or UNNAMED.fullmatch(match[2])):
                yield ", ".join(card)
                card = []
            card.append(piece.strip())
        yield ", ".join(card)


def _copies(part: str, names: Names) -> Iterator[Listed]:
    match = COPIES.fullmatch(part)
    if match is None:
        return
    count = int(match[1] or 1)
    if count > MOST_COPIES:
        fewer = pasted(f"{MOST_COPIES} {match[2]}")
        raise UnreadableError(message("“{part}” are too many cards; write “{fewer}” at most", part=part, fewer=fewer))
    card = Listed(None) if UNNAMED.fullmatch(match[2]) else read_listed(match[2], names)
    yield from count * [card]


def read_listed(text: str, names: Names) -> Listed:
    """A card with its statuses and counters, as a fact lists it.

    Arguments:
        text: such as ``Kuwat, the Dissenter (rare), Fleeting, 2 boosts``.
        names: the names of players and cards.

    Raises:
        UnreadableError: no card has that name, or a word behind it is no status and no counter.
    """
    name, words = name_and_words(text, names)
    try:
        listed = Listed(None if UNNAMED.fullmatch(name) else names.read_card(name))
    except UnknownCard:
        raise UnreadableError(
            _unknown(", ".join((name, *takewhile(lambda word: not _says(word, names), words))), names)
        ) from None
    for place, word in enumerate(words):
        if not _says(word, names):
            unsaid = takewhile(lambda word: not _says(word, names), words[place:])
            misspelt = misspelt_card([one.strip() for one in unsaid], names)
            if misspelt is not None:
                raise UnreadableError(misspelt)
        listed = _with(listed, word.strip(), names)
        if listed.contradictory:
            raise UnreadableError(message("“{word}” contradicts what stands before it; keep one", word=word.strip()))
    return listed


def name_and_words(text: str, names: Names) -> tuple[str, list[str]]:
    """The name at the beginning of a card as a fact lists it, which may hold commas, and the words behind it.

    Arguments:
        text: the card, as `plain` leaves it.
        names: the names of players and cards.
    """
    if names.has(_MARK.sub("", text)):
        return text, []
    masked = names.mask(text)
    match = re.fullmatch(rf"({CARD})((?:, .*)?)", masked.text)
    if match is not None:
        return masked.restore(match[1]), masked.restore(match[2]).split(", ")[1:]
    name, *words = text.split(", ")
    return name, words


def _unknown(name: str, names: Names) -> Message:
    """What to say of a name, with the commas that it may hold, which is no card's."""
    try:
        names.read_card(name)
    except UnknownCard as error:
        return error.message
    return names.unknown(name)


def _says(word: str, names: Names) -> bool:
    """Whether a word behind a card means something."""
    try:
        _with(Listed(None), word.strip(), names)
    except UnreadableError:
        return False
    return True


def _with(listed: Listed, word: str, names: Names) -> Listed:
    without = statuses_denied(word)
    if without:
        return replace(listed, without=listed.without | without)
    if _NO_COUNTERS.fullmatch(word):
        return replace(listed, bare=True)
    owner = _OWNER.fullmatch(word)
    if owner is not None:
        return replace(listed, owner=player_named(owner[1], names))
    status = status_named(word)
    if status is not None:
        return replace(listed, statuses=listed.statuses | {status})
    counter = counter_named(word)
    if counter is None:
        raise UnreadableError(
            message("“{word}” is no status and no counter; write one of: {words}", word=word, words=similar_words(word))
        )
    return replace(listed, counters=(*listed.counters, counter))


def status_named(word: str) -> Status | None:
    """The status that a word behind a card means; None where it means none."""
    for status, adjective in STATUSES.items():
        if word.lower() in (form.lower() for language in LANGUAGES for form in adjective.forms(language)):
            return status
    return None


def statuses_denied(word: str) -> frozenset[Status]:
    """The statuses that a word behind a card says it has not; empty where it says so of none."""
    if word.lower() in READY:
        return frozenset({Status.EXHAUSTED})
    if _NO_STATUSES.fullmatch(word):
        return frozenset(Status)
    denied = _NOT.fullmatch(word)
    status = status_named(denied[1]) if denied is not None else None
    return frozenset({status}) if status is not None else frozenset()


def counter_named(word: str) -> tuple[str, int] | None:
    """The counters that a word behind a card means: their name and how many; None where it means none."""
    match = _COUNTERS.fullmatch(word)
    return (counter_called(match[2] or match[3] or BOOST), int(match[1] or 0)) if match is not None else None


def player_named(name: str, names: Names) -> int:
    """A player's seat.

    Raises:
        UnreadableError: nobody has that name.
    """
    try:
        return names.player(name)
    except UnknownPlayer as error:
        raise UnreadableError(error.message) from None
