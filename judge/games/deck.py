"""Decks that can be played: read from plain text; what constructed play or the engine does not allow is refused."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import groupby
from pathlib import Path

from judge.cards.card import Card
from judge.cards.collection import Collection
from judge.cards.playing import unplayable
from judge.editions import rules_of
from judge.game.edition import Edition
from judge.game.state.state import Brought
from judge.game.terms import Format, Type
from judge.games.deck_check import check
from judge.games.deck_list import MOST_BYTES, DeckList, read_list
from judge.messages import Mistake, message
from judge.scenario.board import characteristics
from judge.value import value

DECKS = Path(__file__).with_name("decks")
"""The decks that come with the program."""


@value(frozen=True, slots=False)
class Deck:
    """A deck for constructed play.

    Arguments:
        name: the file that holds it, as the person named it.
        cards: its other cards, in the order of the file.
    """

    name: str
    hero: Card
    cards: tuple[Card, ...]

    def brought(self, edition: Edition) -> Brought:
        """What a player who plays it by an edition brings to the game."""
        if edition.name not in self._brought:
            known = {card.id: characteristics(card, edition) for card in self.cards}
            cards = tuple(known[card.id] for card in self.cards)
            self._brought[edition.name] = Brought(characteristics(self.hero, edition), cards)
        return self._brought[edition.name]

    @cached_property
    def _brought(self) -> dict[str, Brought]:
        """What it brings to a game, by the editions of which that has been asked."""
        return {}


class UnreadableDeck(Exception):
    """A deck that cannot be read or may not be played.

    Arguments:
        mistakes: everything that is wrong with it.
    """

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__("\n".join(mistake.say() for mistake in self.mistakes))


def shipped(edition: str) -> tuple[Deck, Deck]:
    """The two decks that come with the program, in alphabetical order."""
    first, second = (read_deck(path, edition, path.name) for path in sorted(DECKS.glob("*.txt")))
    return first, second


def read_deck(path: Path, edition: str, name: str | None = None) -> Deck:
    """Read the file of a deck.

    Arguments:
        path: the file.
        edition: by which edition of the rules it is to be played.
        name: how mistakes name it; its path if None.

    Raises:
        OSError: the file cannot be opened.
        UnreadableDeck: it holds no deck that may be played.
    """
    with path.open("rb") as stream:
        return read_bytes(stream.read(MOST_BYTES + 1), name or str(path), edition)


def read_bytes(source: bytes, name: str, edition: str) -> Deck:
    """Read a deck from the bytes of its file.

    Arguments:
        name: how mistakes name the file.

    Raises:
        UnreadableDeck: they hold no deck that may be played.
    """
    known = Collection.known()
    read = read_list(source, name, known)
    mistakes = [*read.mistakes, *_unplayable(read, known, rules_of(edition).edition)]
    if not mistakes:
        mistakes = [fault.mistake(name) for fault in check(read, Format.CONSTRUCTED, edition).faults]
    if mistakes:
        raise UnreadableDeck(sorted(mistakes, key=lambda mistake: mistake.line))
    cards = [known.card(one.card) for one in read.copies for _ in range(one.count)]
    hero = next(card for card in cards if card.type is Type.HERO)
    return Deck(name, hero, tuple(card for card in cards if card is not hero))


def deck_text(deck: Deck) -> str:
    """A deck as the text of a file, which reads back to it, cards in the same order."""
    lines = [f"1 {deck.hero.id}"]
    lines += [f"{len(list(copies))} {id_}" for id_, copies in groupby(card.id for card in deck.cards)]
    return "\n".join(lines) + "\n"


def _unplayable(read: DeckList, known: Collection, edition: Edition) -> Iterable[Mistake]:
    for one in read.copies:
        if not one.known:
            yield Mistake(read.name, one.line, message("no card with the id {id} is known here", id=one.card.id))
            continue
        card = known.card(one.card)
        reason = unplayable(card, edition)
        if reason is not None:
            yield Mistake(read.name, one.line, message("{card}: {reason}", card=card.name, reason=reason))
