"""Decks in plain text: a number and a card on each line; what constructed play does not allow is refused."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from judge.cards.card import Card
from judge.cards.collection import Collection, UnknownCard
from judge.cards.playing import unplayable
from judge.game.construction import faults
from judge.game.objects import Characteristics
from judge.game.rules import Rules
from judge.game.terms import Format, Type
from judge.messages import LANGUAGES, Message, Mistake, message
from judge.scenario.board import characteristics
from judge.wording.names import Names
from judge.wording.table import sentence

DECKS = Path(__file__).with_name("decks")
"""The decks that come with the program."""

MOST_BYTES = 10_000
MOST_COPIES, MOST_CARDS = 99, 200

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
        cards = [card for _, card in self.taken]
        if len(cards) > MOST_CARDS:
            line = self.taken[MOST_CARDS][0]
            self._complain(line, message("no more than {most} cards are read; make the deck smaller", most=MOST_CARDS))
        if not self.mistakes:
            self._hold_against_the_rules(len(lines) or 1)
        if self.mistakes:
            raise UnreadableDeck(sorted(self.mistakes, key=lambda mistake: mistake.line))
        hero = next(card for card in cards if card.type is Type.HERO)
        return Deck(self.name, hero, tuple(card for card in cards if card is not hero))

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
        if not 1 <= count <= MOST_COPIES:
            self._complain(
                number, message("{count} is no number of copies; write 1 to {most}", count=match[1], most=MOST_COPIES)
            )
            return
        try:
            card = Collection.known().find(match[2])
        except UnknownCard as error:
            self._complain(number, error.message)
            return
        reason = unplayable(card)
        if reason is not None:
            self._complain(number, message("{card}: {reason}", card=card.name, reason=reason))
        self.taken += [(number, card)] * count

    def _hold_against_the_rules(self, end: int) -> None:
        """Complain of what constructed play does not allow, at the card that is too much or at the end of the file."""
        rules, names = Rules(), Names(("", ""), Collection.known())
        deck = [characteristics(card) for _, card in self.taken]
        lines = {card.id: line for line, card in self.taken}
        for fault in faults(deck, Format.CONSTRUCTED, rules):
            card = fault.values.get("card")
            reason = {
                language: sentence("refusal", fault.sentence).write(fault.values, names, language)
                for language in LANGUAGES
            }
            laws = ", ".join(law.number(rules.edition) for law in fault.laws)
            line = lines[card.card] if isinstance(card, Characteristics) else end
            self._complain(line, message("{reason} [{laws}]", reason=reason, laws=laws))
