"""What is counted one by one without a noun of its own: "for each of your Expeditions that's behind"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from judge.cards.language.places import STANDING, TERRAINS, Wordings
from judge.game.ability import STANDS, Expeditions, TerrainMarkers, Where


def _expeditions() -> Iterator[tuple[Expeditions, Wordings]]:
    """Your Expeditions by how they stand, by their terrain, and by what else they can be."""
    for where, english, french in STANDING:
        yield (
            Expeditions(yours=True, standing=STANDS[where]),
            {
                "en": tuple(f"for each of your Expeditions {that} {english}" for that in ("that's", "that is")),
                "fr": (
                    f"pour chacune de vos Expéditions qui est {french}",
                    f"pour chacune de vos Expéditions {french}",
                    f"par Expédition {french} que vous contrôlez",
                ),
            },
        )
    for terrain, symbol in TERRAINS.items():
        yield (
            Expeditions(terrain, yours=True),
            {
                "en": tuple(f"for each of your Expeditions {that}in {symbol}" for that in ("", "that's ", "that is ")),
                "fr": tuple(f"pour chacune de vos Expéditions {that}en {symbol}" for that in ("", "qui est ")),
            },
        )
    yield (
        Expeditions(contact=True, yours=True),
        {
            "en": tuple(f"for each of your Expeditions {that}In Contact" for that in ("that's ", "that is ", "")),
            "fr": tuple(f"pour chacune de vos Expéditions {that}En Contact" for that in ("qui est ", "")),
        },
    )
    yield (
        Expeditions(yours=True, ascended=True),
        {
            "en": (
                "for each of your Ascended Expeditions",
                *(f"for each of your Expeditions {that} Ascended" for that in ("that's", "that is")),
            ),
            "fr": ("pour chacune de vos Expéditions Élevées", "pour chacune de vos Expéditions qui est Élevée"),
        },
    )


def _markers() -> Iterator[tuple[TerrainMarkers, Wordings]]:
    """Terrain Markers, of one terrain or of any."""
    for terrain, symbol in ((None, ""), *TERRAINS.items()):
        english, french = f"{symbol} Terrain Marker".strip(), f"marqueur Terrain {symbol}".strip()
        yield (
            TerrainMarkers(Where.MINE, terrain),
            {
                "en": tuple(f"{per} {english} in my region" for per in ("for each", "per")),
                "fr": tuple(f"{par} {french} dans ma région" for par in ("pour chaque", "par")),
            },
        )


FOR_EACH: Mapping[Expeditions | TerrainMarkers, Wordings] = dict((*_expeditions(), *_markers()))
"""The words of each amount, from "for each" on; without the marks of card texts."""


def marked(text: str) -> str:
    """Words in which what an Expedition can be carries the brackets of card texts."""
    return re.sub(r"Ascended|Élevées?|In Contact|En Contact", r"[\g<0>]", text)
