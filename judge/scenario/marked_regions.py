"""Terrain Markers on a board and in an outcome: which a player has, and on which region each lies."""

from __future__ import annotations

import re

from judge.game.state.adventure import SIGNS
from judge.game.state.markers import MARKERS, markers, terrain_of
from judge.game.state.objects import Object, Player
from judge.game.state.state import State
from judge.game.terms import Terrain, Zone
from judge.messages import LANGUAGES, Language, message, pasted
from judge.scenario.listed import EMPTY
from judge.scenario.unreadable import UnreadableError
from judge.value import changed, value
from judge.wording.regions import REGION_WORDS, read_region, write_region
from judge.wording.text import plain

ON = {"en": "on", "fr": "sur"}
NO_MARKERS = {"en": "none", "fr": "aucun"}

_ONE = {
    language: re.compile(rf"(\{{[VMO]\}})(?: {ON[language]} ({REGION_WORDS[language]}))?", re.IGNORECASE)
    for language in LANGUAGES
}


@value(frozen=True, slots=True)
class HasMarkers:
    """Which Terrain Markers a player has.

    Arguments:
        markers: the terrain of each, oldest first, and the place of its region; None where it lies on none yet.
    """

    markers: tuple[tuple[Terrain, int | None], ...]


def markers_of(state: State, player: Player) -> HasMarkers:
    """Which Terrain Markers a player has in a state."""
    return HasMarkers(tuple((terrain_of(one), one.region) for one in markers(state, player)))


def put_markers(fact: HasMarkers, player: Player, state: State) -> State:
    """A board with the Terrain Markers of a player on it.

    Raises:
        UnreadableError: a region lies face down.
    """
    for terrain, region in fact.markers:
        if region is not None and not state.regions[region].face_up:
            raise UnreadableError(message("a Terrain Marker lies on a visible region, and this one is face down"))
        clock = state.clock + 1
        marker = Object(clock, MARKERS[terrain], player, Zone.ADVENTURE, player, clock, region=region)
        state = changed(state.with_object(marker), clock=clock)
    return state


def read_markers(text: str) -> HasMarkers:
    """The Markers that a fact lists.

    Arguments:
        text: what stands behind the label.

    Raises:
        UnreadableError: a part of it is no Marker.
    """
    if plain(text).lower() in EMPTY:
        return HasMarkers(())
    return HasMarkers(tuple(_one(part.strip()) for part in text.split(";")))


def _one(part: str) -> tuple[Terrain, int | None]:
    for language in LANGUAGES:
        match = _ONE[language].fullmatch(plain(part))
        if match is not None:
            terrain = next(terrain for terrain, sign in SIGNS.items() if sign == match[1].upper())
            return terrain, read_region(match[2], language) if match[2] else None
    example = HasMarkers(((Terrain.FOREST, None), (Terrain.MOUNTAIN, 3)))
    known = pasted({language: write_markers(example, language) for language in LANGUAGES})
    raise UnreadableError(message("“{text}” is no Terrain Marker; write some such as: {known}", text=part, known=known))


def write_markers(fact: HasMarkers, language: Language) -> str:
    """What stands behind the label of such a fact."""
    said = [
        SIGNS[terrain] if region is None else f"{SIGNS[terrain]} {ON[language]} {write_region(region, language)}"
        for terrain, region in fact.markers
    ]
    return {"en": "; ", "fr": "\u00a0; "}[language].join(said) or NO_MARKERS[language]
