"""What is counted one by one without a noun of its own: "for each of your Expeditions that's behind"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from judge.cards.language import symbols
from judge.cards.language.places import Wordings
from judge.cards.language.such_expeditions import STANDING, such_of
from judge.game.ability import Expeditions, Such, TerrainMarkers, Where


def _expeditions() -> Iterator[tuple[Expeditions, Wordings]]:
    """Your Expeditions by how they are."""
    for such, (english, french) in such_of(Where.EACH_OF_YOURS).items():
        own = next((tel for standing, _, tel in STANDING if such == Such(such.of, standing)), "")
        yield (
            Expeditions(such),
            {
                "en": tuple(f"for {one}" for one in english if one.startswith("each")),
                "fr": (
                    *(f"pour {une}" for une in french if une.startswith("cha")),
                    *((f"par Expédition {own} que vous contrôlez",) if own else ()),
                ),
            },
        )


def _any_expeditions() -> Iterator[tuple[Expeditions, Wordings]]:
    """Expeditions of anybody by how they are."""
    for such, (english, french) in such_of(Where.ANY).items():
        if such.terrain is None:
            yield (
                Expeditions(such),
                {
                    "en": tuple(re.sub("^an ", "for each ", one) for one in english),
                    "fr": tuple(re.sub("^une ", "pour chaque ", une) for une in french),
                },
            )


def _markers() -> Iterator[tuple[TerrainMarkers, Wordings]]:
    """Terrain Markers, of one terrain or of any."""
    for terrain, symbol in ((None, ""), *symbols.TERRAINS.items()):
        english, french = f"{symbol} Terrain Marker".strip(), f"marqueur Terrain {symbol}".strip()
        yield (
            TerrainMarkers(Where.MINE, terrain),
            {
                "en": tuple(f"{per} {english} in my region" for per in ("for each", "per")),
                "fr": tuple(f"{par} {french} dans ma région" for par in ("pour chaque", "par")),
            },
        )


FOR_EACH: Mapping[Expeditions | TerrainMarkers, Wordings] = dict((*_expeditions(), *_any_expeditions(), *_markers()))
"""The words of each amount, from "for each" on; without the marks of card texts."""
