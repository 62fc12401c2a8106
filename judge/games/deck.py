"""Decks in plain text: a number and a card on each line; what constructed play does not allow is refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from judge.cards.card import Card
from judge.cards.collection import Collection, UnknownCard
from judge.game.playable import not_played
from judge.game.terms import Type
from judge.messages import Message, Mistake, message

DECKS = Path(__file__).with_name("decks")
"""The decks that come with the program."""

MOST_BYTES = 10_000
LEAST_CARDS, MOST_CARDS = 39, 200
MOST_OF_A_NAME, MOST_RARES = 3, 15

_LINE = re.compile(r"(\d{1,9})\s+(\S.*)")


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck for constructed play.

    Arguments:
        name: the file that holds it, as the person named it.
        hero: its Hero.
        cards: its other cards, in the order of the file.
    """

    name: str
    hero: Card
    cards: tuple[Card, ...]


class UnreadableDeck(Exception):
    """A deck that cannot be read or may not be played.

    Arguments:
        mistakes: everything that is wrong with it.
    """

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__("\n".join(mistake.say() for mistake in self.mistakes))


def shipped() -> tuple[Deck, Deck]:
    """The two decks that come with the program, in alphabetical order."""
    first, second = (read_deck(path, path.name) for path in sorted(DECKS.glob("*.txt")))
    return first, second


def read_deck(path: Path, name: str | None = None) -> Deck:
    """Read the file of a deck.

    Arguments:
        path: the file.
        name: how mistakes name it; its path if None.

    Raises:
        OSError: the file cannot be opened.
        UnreadableDeck: it holds no deck that may be played.
    """
    with path.open("rb") as stream:
        return read_bytes(stream.read(MOST_BYTES + 1), name or str(path))


def read_bytes(source: bytes, name: str) -> Deck:
    """Read a deck from the bytes of its file.

    Arguments:
        source: the bytes.
        name: how mistakes name the file.

    Raises:
        UnreadableDeck: they hold no deck that may be played.
    """
    if len(source) > MOST_BYTES:
        too_large = message("the file is larger than {most} bytes; write a number and a card a line", most=MOST_BYTES)
        raise UnreadableDeck([Mistake(name, 1, too_large)])
    try:
        lines = source.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        line = source[: error.start].count(b"\n") + 1
        raise UnreadableDeck([Mistake(name, line, message("this is not UTF-8; save the file as UTF-8"))]) from None
    return _Reader(name).deck(lines)


class _Reader:
    def __init__(self, name: str) -> None:
        self.name = name
        self.mistakes: list[Mistake] = []
        self.taken: list[tuple[int, Card]] = []

    def deck(self, lines: list[str]) -> Deck:
        """The deck that the lines list."""
        for number, words in enumerate(lines, 1):
            self._line(number, words.strip())
        heroes = [(line, card) for line, card in self.taken if card.type is Type.HERO]
        cards = [(line, card) for line, card in self.taken if card.type is not Type.HERO]
        if not self.mistakes:
            for line, what in (*_hero(heroes), *_size(cards), *_faction(heroes, cards), *_copies(cards)):
                self._complain(line or len(lines) or 1, what)
        if self.mistakes:
            raise UnreadableDeck(sorted(self.mistakes, key=lambda mistake: mistake.line))
        return Deck(self.name, heroes[0][1], tuple(card for _, card in cards))

    def _complain(self, line: int, what: Message) -> None:
        self.mistakes.append(Mistake(self.name, line, what))

    def _line(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        match = _LINE.fullmatch(line)
        if match is None:
            example = "3 Haven Trainee (rare)"
            self._complain(
                number, message("this is no number and card; write a line such as “{example}”", example=example)
            )
            return
        count = int(match[1])
        if not 1 <= count <= MOST_OF_A_NAME:
            self._complain(
                number, message("{count} is no number of copies; write 1 to {most}", count=count, most=MOST_OF_A_NAME)
            )
            return
        try:
            card = Collection.shipped().find(match[2])
        except UnknownCard as error:
            self._complain(number, error.message)
            return
        reason = not_played(card.abilities, card.type)
        if reason is not None:
            self._complain(number, message("{card}: {reason}", card=card.name, reason=reason))
        self.taken += [(number, card)] * count


Complaints = Iterator[tuple[int, Message]]
"""Lines and what is wrong there; line 0 stands for the end of the file."""

Taken = list[tuple[int, Card]]


def _hero(heroes: Taken) -> Complaints:
    if not heroes:
        yield 0, message("a deck has a Hero; write a line such as “1 Sigismar & Wingspan”")
    for line, card in heroes[1:]:
        yield (
            line,
            message("{card}: a deck has one Hero; the first is in line {line}", card=card.name, line=heroes[0][0]),
        )


def _size(cards: Taken) -> Complaints:
    if len(cards) < LEAST_CARDS:
        yield (
            0,
            message(
                "a deck has at least {least} cards besides its Hero; {count} are here",
                least=LEAST_CARDS,
                count=len(cards),
            ),
        )
    if len(cards) > MOST_CARDS:
        yield (
            cards[MOST_CARDS][0],
            message("no more than {most} cards are read; make the deck smaller", most=MOST_CARDS),
        )


def _faction(heroes: Taken, cards: Taken) -> Complaints:
    for line, card in dict(cards).items() if heroes else ():
        if card.faction != heroes[0][1].faction:
            yield line, message("{card} is not of the faction of the Hero; take it out", card=card.name)


def _copies(cards: Taken) -> Complaints:
    names = Counter[str]()
    rares = 0
    told: set[str] = set()
    for line, card in cards:
        name = card.name["en"]
        names[name] += 1
        rares += card.rarity == "rare"
        if names[name] > MOST_OF_A_NAME and name not in told:
            told.add(name)
            yield (
                line,
                message("{card}: a deck has at most {most} cards of a name", card=card.name, most=MOST_OF_A_NAME),
            )
        if rares > MOST_RARES and "" not in told:
            told.add("")
            yield line, message("{card}: a deck has at most {most} rare cards", card=card.name, most=MOST_RARES)
