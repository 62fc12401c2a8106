"""What ships of the atlas: finds of sweeps, the first of each kind for each pair, and how much was looked at."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path

from judge.atlas.finding import Find
from judge.atlas.looking import FindKind
from judge.atlas.meeting import PLAIN, Layout
from judge.value import value

FILE = Path(__file__).with_name("finds.jsonl")
"""Its first line says how much was looked at; each of the others is a find."""

Line = tuple[str, str, str, str, bool, list[str], list[str]]
"""A find as a line: its kind, the two cards, the board, whether on opposite sides, its editions, and about what."""


@value(frozen=True, slots=True)
class ShippedFind:
    """A find that ships.

    Arguments:
        find: what is worth knowing.
        first: the id of the card that is played, or lies there too.
        second: that of the card that lies there.
    """

    find: Find
    first: str
    second: str
    layout: Layout
    opposite: bool

    @property
    def is_of_one(self) -> bool:
        """Whether one card alone brings it about."""
        return PLAIN in (self.first, self.second)

    def beside(self, card: str) -> str:
        """The other one of its cards; "" where it is the plain one."""
        other = self.second if card == self.first else self.first
        return "" if other == PLAIN else other


class Atlas:
    """The finds that ship.

    Arguments:
        counts: how many meetings and boards were looked at.
        finds: the finds, by kind and cards.
    """

    def __init__(self, counts: Mapping[str, int], finds: Iterable[ShippedFind]) -> None:
        self.counts = counts
        self.finds = tuple(finds)

    @cached_property
    def kinds(self) -> Mapping[FindKind, int]:
        """How many finds there are of each kind, where there are any."""
        counted = Counter(one.find.kind for one in self.finds)
        return {kind: counted[kind] for kind in FindKind if counted[kind]}

    @cached_property
    def _by_card(self) -> Mapping[str, tuple[ShippedFind, ...]]:
        found: dict[str, list[ShippedFind]] = {}
        for one in self.finds:
            for card in {one.first, one.second}:
                if card != PLAIN or one.first == one.second:
                    found.setdefault(card, []).append(one)
        return {card: tuple(there) for card, there in found.items()}

    def about(self, card: str) -> tuple[ShippedFind, ...]:
        """The finds of a card: those with another card first.

        Arguments:
            card: its id.
        """
        return tuple(sorted(self._by_card.get(card, ()), key=lambda one: one.is_of_one))

    def of(self, kind: FindKind | None, card: str) -> tuple[ShippedFind, ...]:
        """The finds of a kind, or of all kinds, and of a card, or of all cards.

        Arguments:
            card: its id; "" for all.
        """
        there = self.about(card) if card else sorted(self.finds, key=lambda one: one.is_of_one)
        return tuple(one for one in there if kind in (None, one.find.kind))


@cache
def atlas() -> Atlas:
    """What ships."""
    return read(FILE.read_text(encoding="utf-8"))


def read(text: str) -> Atlas:
    """The atlas of a text.

    Raises:
        ValueError: it is none.
    """
    head, *lines = map(json.loads, text.splitlines())
    return Atlas(head, map(_find, lines))


def _find(line: Line) -> ShippedFind:
    kind, first, second, layout, opposite, editions, about = line
    return ShippedFind(
        Find(FindKind(kind), tuple(editions), tuple(about)), first, second, Layout(layout), bool(opposite)
    )
