"""The symbols of card texts that stand for a word."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.terms import Terrain, Zone

TERRAINS: Mapping[Terrain, str] = {Terrain.FOREST: "{V}", Terrain.MOUNTAIN: "{M}", Terrain.WATER: "{O}"}

ABILITIES: Mapping[Zone | None, str] = {None: "{j}", Zone.HAND: "{h}", Zone.RESERVE: "{r}"}
"""Of abilities: what happens as something is played, from a zone or from any."""
