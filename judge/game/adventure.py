"""The Adventure (3.2.1): a row of regions, of which the halves of the Tumult cards lie face down at first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from judge.game.state import LAST_REGION, Region
from judge.game.terms import Expedition, Terrain

SIGNS: Mapping[Terrain, str] = {Terrain.FOREST: "{V}", Terrain.MOUNTAIN: "{M}", Terrain.WATER: "{O}"}
"""The symbols of the terrains."""

END = Region(frozenset(Terrain))
"""The Hero Region and the Companion Region."""

COUNTERS: Mapping[Expedition, int] = {Expedition.HERO: 0, Expedition.COMPANION: LAST_REGION}
"""On which region each expedition begins."""


@dataclass(frozen=True, slots=True)
class Tumult:
    """A Tumult card that lies one way round.

    Arguments:
        left: the terrains of the half nearer to the Hero Region.
        right: the terrains of the other half.
    """

    left: frozenset[Terrain]
    right: frozenset[Terrain]

    @property
    def turned(self) -> Tumult:
        """The same card the other way round."""
        return Tumult(self.right, self.left)

    @property
    def name(self) -> str:
        """How it lies, in symbols."""
        halves = (self.left, self.right)
        return " | ".join("".join(sign for terrain, sign in SIGNS.items() if terrain in half) for half in halves)

    @classmethod
    def named(cls, name: str) -> Tumult:
        """The card that lies as a name says.

        Arguments:
            name: such as ``{V} | {M}{O}``.
        """
        return next(way for card in TUMULT_CARDS for way in (card, card.turned) if way.name == name)


TUMULT_CARDS = tuple(Tumult(frozenset({terrain}), frozenset(Terrain) - {terrain}) for terrain in Terrain)
"""The three Tumult cards: one terrain on one half, the other two on the other."""


def laid(card: Tumult, *, face_up: bool) -> tuple[Region, Region]:
    """The two regions of a Tumult card, from the Hero Region on."""
    return Region(card.left, face_up), Region(card.right, face_up)


def other_half(place: int) -> int:
    """The place of the other half of the Tumult card whose half lies at a place."""
    return place + 1 if place % 2 else place - 1
