"""Which meetings there are, and in which order a seed draws them: each once, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from hashlib import blake2b

from judge.atlas.meeting import PLAIN, Layout, Meeting
from judge.cards.card import Card
from judge.cards.collection import Collection
from judge.cards.playing import unplayable
from judge.editions import PLAYED, rules_of
from judge.game.terms import Type

ROUNDS = 4
"""So often the two halves of a number are mixed."""

MEETING = (Type.HERO, Type.CHARACTER, Type.PERMANENT, Type.SPELL)


class Meetings:
    """All meetings of some cards, by number.

    Arguments:
        cards: the cards that are played by at least one edition.
        plain: the card that lies on every board.

    Attributes:
        editions: for each edition the ids of the cards that it plays.
    """

    def __init__(self, cards: Iterable[Card], plain: Card) -> None:
        known = sorted((card for card in cards if card.type in MEETING), key=lambda card: card.id)
        rules = [rules_of(name) for name in PLAYED]
        self.editions = {
            one.edition.name: frozenset(card.id for card in known if unplayable(card, one.edition) is None)
            for one in rules
        }
        self.plain = plain
        self.cards = [card for card in known if any(card.id in ids for ids in self.editions.values())]
        self.ways = [(card, layout) for card in self.cards for layout in Layout if layout.fits(card)]

    @staticmethod
    @cache
    def shipped() -> Meetings:
        """The meetings of the cards that come with the program."""
        known = Collection.shipped()
        return Meetings(known, known.find(PLAIN))

    def __len__(self) -> int:
        return len(self.ways) * len(self.cards) * 2

    @cached_property
    def alone(self) -> Sequence[int]:
        """The numbers of the meetings of each card with the plain one, which show what it does alone."""
        plain = self.cards.index(self.plain)
        size = len(self.cards) * 2
        first = (way * size + plain * 2 for way in range(len(self.ways)))
        ways = [number for number, (card, _) in enumerate(self.ways) if card is self.plain]
        second = (way * size + place for way in ways for place in range(size))
        return sorted({*first, *second})

    @property
    def pairs(self) -> int:
        """How many pairs of cards there are, the one that is played first."""
        return len(self.cards) ** 2

    def numbered(self, number: int) -> Meeting:
        """The meeting of a number."""
        number, opposite = divmod(number, 2)
        way, second = divmod(number, len(self.cards))
        first, layout = self.ways[way]
        return Meeting(first, self.cards[second], bool(opposite), layout)


def drawn(seed: int, place: int, count: int) -> int:
    """Which of some numbers a seed draws at a place; each of them stands at one place.

    Arguments:
        seed: decides the order.
        place: from 0.
        count: how many numbers there are.
    """
    half = max(1, ((count - 1).bit_length() + 1) // 2)
    number = place
    while True:
        number = _mixed(seed, number, half)
        if number < count:
            return number


def _mixed(seed: int, number: int, half: int) -> int:
    """A number of twice as many bits as a half has, for another one, each for one alone."""
    left, right = number >> half, number & ((1 << half) - 1)
    for turn in range(ROUNDS):
        digest = blake2b(f"{seed} {turn} {right}".encode(), digest_size=8).digest()
        left, right = right, left ^ (int.from_bytes(digest, "big") & ((1 << half) - 1))
    return left << half | right
