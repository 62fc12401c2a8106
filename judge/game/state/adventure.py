"""The Adventure (3.2.1): a row of regions, of which the halves of the Tumult cards lie face down at first."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.rules import Rules
from judge.game.state.markers import removed_with_regions
from judge.game.state.objects import Player
from judge.game.state.state import Region, State
from judge.game.terms import Expedition, Terrain
from judge.law.laws import day, objects
from judge.law.laws.law import Law
from judge.value import changed, value

Side = tuple[Player, Expedition]
"""An expedition: whose, and which of the two."""

SIGNS: Mapping[Terrain, str] = {Terrain.FOREST: "{V}", Terrain.MOUNTAIN: "{M}", Terrain.WATER: "{O}"}
"""The symbols of the terrains."""

END = Region(frozenset(Terrain))
"""The Hero Region and the Companion Region."""

NO_REGION = Region(frozenset())
"""What lies beyond the ends of the Adventure, where no law keeps an expedition from going there."""

ARENA = Region(frozenset(Terrain))
"""The back of the Companion Region card."""


@value(frozen=True, slots=True)
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


def laid(card: Tumult, *, face_up: bool, halves: bool) -> tuple[Region, ...]:
    """The regions of a Tumult card, from the Hero Region on.

    Arguments:
        card: the card, as it lies.
        face_up: whether its face is up.
        halves: whether each half of it is a region.
    """
    if not halves:
        return (Region(card.left | card.right, face_up),)
    return Region(card.left, face_up), Region(card.right, face_up)


def turned_up(regions: tuple[Region, ...], place: int) -> tuple[Region, ...]:
    """The regions after a Tumult card was turned face up.

    Arguments:
        regions: the regions before.
        place: the place of one half of the card.
    """
    other = place + 1 if place % 2 else place - 1
    return tuple(changed(region, face_up=True) if at in (place, other) else region for at, region in enumerate(regions))


def terrains(state: State, place: int, rules: Rules) -> frozenset[Terrain]:
    """The sub-types that a region has of itself.

    Arguments:
        place: which region, from the Hero Region on; the Arena is alone.
        rules: the rules of the run.
    """
    region = state.regions[place] if place < len(state.regions) else NO_REGION
    return region.terrains if region.face_up and rules.holds(terrain_law(state, place)) else frozenset()


def terrain_law(state: State, place: int) -> Law:
    """The law that says which sub-types a region has.

    Arguments:
        place: which region, from the Hero Region on; the Arena is alone.
    """
    if state.arena:
        return day.ARENA_TERRAINS
    return objects.ENDS_HAVE_ALL_TERRAINS if place in (0, state.steps) else objects.TUMULT_TERRAINS


def on_the_arena(state: State, rules: Rules) -> State:
    """The state as the tie-breakers begin: no region but the Arena, and every counter on it.

    Arguments:
        state: the state before.
        rules: the rules of the run.
    """
    if not rules.holds(day.ARENA_REPLACES_REGIONS):
        return changed(state, arena=True)
    positions = {} if rules.holds(day.ALL_TIED_IN_ARENA) else state.positions
    state = removed_with_regions(state)
    return changed(state, arena=True, regions=(ARENA,), positions=positions)
