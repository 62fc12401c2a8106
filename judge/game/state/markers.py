"""Terrain Markers (3.2.1): objects in the Adventure that replace the terrains of the region on which they lie."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.ability import RegionsAre, Where
from judge.game.state.objects import Characteristics, Object, Player
from judge.game.state.state import State
from judge.game.terms import Terrain, Type, Zone
from judge.value import changed

MARKERS: Mapping[Terrain, Characteristics] = {
    terrain: Characteristics(
        card=f"{terrain} Terrain Marker",
        name=f"{terrain} Terrain Marker",
        type=Type.REGION,
        abilities=(RegionsAre((Where.MINE,), (terrain,)),),
    )
    for terrain in Terrain
}
"""What each Marker is; it has no type of its own, and counts for none but that of the region whose terrains it has."""


def terrain_of(marker: Object) -> Terrain:
    """The terrain of a Marker."""
    return next(terrain for terrain, base in MARKERS.items() if base.name == marker.base.name)


def markers(state: State, player: Player | None = None) -> tuple[Object, ...]:
    """The Markers of a player, or of both, whether they lie on a region or still with the Hero."""
    return state.of(Zone.ADVENTURE, player)


def removed_with_regions(state: State) -> State:
    """The state once all regions are removed, and the Markers on them too."""
    draft = state.objects.draft()
    for one in markers(state):
        if one.region is not None:
            draft.drop(one.id)
    return changed(state, objects=draft.done())
