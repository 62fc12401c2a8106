"""Placing and moving Terrain Markers (7.3.23): which Marker, and to which region."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import PlaceMarker
from judge.game.effect.resolution import Resolution
from judge.game.event.choices import Option, Question
from judge.game.event.run import Asking
from judge.game.state.doing import Laws
from judge.game.state.expedition_actions import MoveMarker
from judge.game.state.markers import markers, terrain_of
from judge.game.state.objects import Object
from judge.game.view.expeditions import places
from judge.game.view.presence import place_of
from judge.law.laws import events, playing, vocabulary, zones
from judge.value import changed


def place_marker(resolution: Resolution, effect: PlaceMarker) -> Asking:
    """A player picks a Terrain Marker, and a region where that is open; the Marker lies there from then on.

    Arguments:
        resolution: the effect that it is a part of.
        effect: which Marker, and where it goes.
    """
    run, context, law = resolution.run, resolution.context, zones.TERRAIN_MARKERS
    there = there_are(resolution, effect)
    if not there:
        resolution.tell("nothing_happens", (law, events.IMPOSSIBLE_PART))
        resolution.context = changed(context, did=False)
        return
    options = tuple(Option("choose", one.id) for one in there)
    answer = yield Question("choose", context.player, options, (law,), context.source.id)
    assert answer.object is not None
    marker = run.state.objects[answer.object]
    region = yield from _region(resolution, effect, marker)
    back = (vocabulary.MARKER_TO_ITS_REGION,) if region == marker.region else ()
    new = (vocabulary.MARKER_MOVED_IS_NEW,) if marker.region is not None else ()
    why: Laws = (*resolution.because, law, *(one for one in (*back, *new) if run.holds(one)))
    yield from run.perform((MoveMarker(marker.id, region, why),), context.source)


def there_are(resolution: Resolution, effect: PlaceMarker) -> tuple[Object, ...]:
    """The Markers among which the player picks.

    Arguments:
        resolution: the effect that it is a part of.
        effect: which Marker, and where it goes.
    """
    run, context = resolution.run, resolution.context
    if not run.holds(zones.TERRAIN_MARKERS):
        return ()
    mine = markers(run.state, context.player)
    laid = tuple(one for one in markers(run.state) if one.region is not None)
    named = tuple(one for one in laid if effect.terrain in (None, terrain_of(one)))
    there = named if effect.laid else mine
    return tuple(one for one in there if _regions(resolution, effect, one))


def _region(resolution: Resolution, effect: PlaceMarker, marker: Object) -> Generator[Question, Option, int]:
    options = tuple(Option("region", detail=region) for region in _regions(resolution, effect, marker))
    if effect.laid and effect.near is not None and len(options) == 1:
        return int(str(options[0].detail))
    law, context = playing.TARGETS_CHOSEN, resolution.context
    answer = yield Question("target_region", context.player, options, (law,), context.source.id)
    return int(str(answer.detail))


def _regions(resolution: Resolution, effect: PlaceMarker, marker: Object) -> tuple[int, ...]:
    """The regions to which a Marker can go: any visible one, or that of the Expedition that is named."""
    run, source = resolution.run, resolution.context.source
    state = run.state
    if not effect.laid or effect.near is None:
        found = {place for place, region in enumerate(state.regions) if region.face_up}
    else:
        found = {
            place for side in places(run.view, effect.near, source) if (place := place_of(state, side)) is not None
        }
    same = run.holds(vocabulary.MARKER_TO_ITS_REGION)
    return tuple(place for place in sorted(found) if same or place != marker.region)
