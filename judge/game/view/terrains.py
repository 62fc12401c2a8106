"""In which terrains an expedition is, and which a region has (2.4, 7.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from judge.game.state.adventure import Side, terrain_law
from judge.game.state.doing import Laws
from judge.game.state.markers import markers, terrain_of
from judge.game.terms import Terrain, Zone
from judge.game.view.presence import place_of
from judge.law.laws import objects, vocabulary, zones

if TYPE_CHECKING:
    from judge.game.view.view import View


def terrains_of(view: View, side: Side) -> frozenset[Terrain]:
    """The terrains in which an expedition is.

    Arguments:
        view: the state.
        side: the expedition.
    """
    place = place_of(view.state, side)
    if place is None or not view.rules.holds(vocabulary.EXPEDITION_IN_TERRAIN):
        return frozenset()
    return view.terrains(place)


def single_terrain_regions(view: View) -> int:
    """How many visible regions have one single terrain.

    Arguments:
        view: the state.
    """
    return sum(len(view.terrains(place)) == 1 for place in range(len(view.state.regions)))


def markers_there(view: View, sides: Iterable[Side], terrain: Terrain | None) -> int:
    """How many Terrain Markers lie on the regions of some expeditions.

    Arguments:
        view: the state.
        sides: the expeditions.
        terrain: the terrain of the Markers; None for any.
    """
    regions = {place for side in sides if (place := place_of(view.state, side)) is not None}
    there = [one for one in markers(view.state) if one.region in regions]
    return sum(terrain in (None, terrain_of(one)) for one in there) if view.rules.holds(zones.TERRAIN_MARKERS) else 0


def why_terrains(view: View, place: int) -> Laws:
    """The law that says which terrains a region has: its own, or those that passive abilities give it.

    Arguments:
        view: the state.
        place: the place of the region in the Adventure.
    """
    if place not in view.table.regions:
        return (terrain_law(view.state, place),)
    marked = any(one.region == place for one in view.state.of(Zone.ADVENTURE))
    among = (zones.TERRAIN_MARKERS, zones.MARKERS_FIRST) if marked else ()
    now = view.terrains(place)
    return (*(law for law in among if view.without(law).terrains(place) != now), objects.PASSIVES_CHANGE)
