"""The symbols of card texts that stand for a word."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.terms import Terrain, Zone
from judge.messages import Language

TERRAINS: Mapping[Terrain, str] = {Terrain.FOREST: "{V}", Terrain.MOUNTAIN: "{M}", Terrain.WATER: "{O}"}

ABILITIES: Mapping[Zone | None, str] = {None: "{j}", Zone.HAND: "{h}", Zone.RESERVE: "{r}"}
"""Of abilities: what happens as something is played, from a zone or from any."""

ACTIVATED: Mapping[str, Mapping[Language, str]] = {
    "a_sign": {"en": "a {} ability", "fr": "une capacité {}"},
    "is_activated": {"en": "a {} ability is activated", "fr": "une capacité {} est activée"},
    "was_activated": {"en": "a {} ability was activated this turn", "fr": "une capacité {} a été activée ce tour-ci"},
}
"""What is said of an ability with a symbol."""
