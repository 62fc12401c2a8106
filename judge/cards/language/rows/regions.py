"""How it is said which terrains regions have, how many have a single one, and which Expeditions can't move forward."""

from collections.abc import Iterator
from typing import Any

from judge.cards.language import symbols
from judge.cards.language.rows.amounts import BETWEEN
from judge.cards.language.rows.row import Row, each, row, slot
from judge.game import ability as tree
from judge.game.ability import Compare, Where
from judge.game.terms import Terrain

TERRAIN = slot("terrain")

NUMBER = slot("number")

REGIONS: tuple[tuple[Compare, Any, tuple[str, ...], tuple[str, ...]], ...] = (
    (Compare.AT_LEAST, NUMBER, ("{number:word} or more",), ("au moins {number:word}",)),
    (Compare.AT_MOST, NUMBER, ("{number:word} or fewer", "{number:word} or less"), ("au plus {number:word}",)),
    (Compare.LESS, NUMBER, ("fewer than {number:word}", "less than {number:word}"), ("moins de {number:word}",)),
    (Compare.EQUAL, NUMBER, ("exactly {number:word}",), ("exactement {number:word}",)),
)
"""How regions are counted."""


def _regions(compare: Compare, number: Any, english: tuple[str, ...], french: tuple[str, ...]) -> Row:
    """ "three or more single-terrain regions are visible"."""
    return row(
        "condition",
        tree.Compares(tree.SingleTerrainRegions(), compare, number),
        (
            *each(english, "single-terrain regions are visible"),
            *(f"there are {one} {regions}" for one in english for regions in SINGLE_TERRAIN_REGIONS),
        ),
        (
            *each(french, "régions mono-terrain sont visibles"),
            *(f"il y a {one} régions mono-terrain{seen}" for one in french for seen in (" visibles", "")),
        ),
    )


def _between() -> Iterator[Row]:
    """ "there are two or more regions between your Hero and Companion"."""
    for compare, number, english, french in REGIONS:
        yield row(
            "condition",
            tree.Compares(tree.RegionsBetween(), compare, number),
            tuple(f"there are {one} regions {between}" for one in english for between in BETWEEN[0]),
            tuple(f"il y a {un} régions {entre}" for un in french for entre in BETWEEN[1]),
        )
    yield row(
        "condition",
        tree.Compares(tree.RegionsBetween(), Compare.AT_LEAST, 1),
        tuple(
            f"there{there} region {between}"
            for there in ("'s a", " is a", " is at least one", "'s at least one")
            for between in BETWEEN[0]
        ),
        tuple(f"il y a {une} région {entre}" for une in ("au moins une", "une") for entre in BETWEEN[1]),
    )
    yield row(
        "condition",
        tree.Compares(tree.RegionsBetween(), Compare.AT_MOST, 0),
        tuple(f"there {no} {between}" for no in ("are no regions", "is no region") for between in BETWEEN[0]),
        tuple(f"il n'y a aucune région {entre}" for entre in BETWEEN[1]),
    )


def _markers(terrain: Terrain | None, symbol: str) -> tuple[Row, ...]:
    """ "there's a {V} Terrain Marker in my region", "there are no Terrain Markers in my region"."""
    there = tree.TerrainMarkers(Where.MINE, terrain)
    one, many = (f"{symbol} Terrain Marker{s} in my region".strip() for s in ("", "s"))
    un, plusieurs = (f"marqueur{s} Terrain {symbol} dans ma région".replace("  ", " ") for s in ("", "s"))
    return (
        row(
            "condition",
            tree.Compares(there, Compare.AT_LEAST, 1),
            (f"there's a {one}", f"there is a {one}", f"there's at least one {one}"),
            (f"il y a un {un}", f"il y a au moins un {un}"),
        ),
        row(
            "condition",
            tree.Compares(there, Compare.AT_MOST, 0),
            (f"there are no {many}", f"there's no {one}", f"there is no {one}"),
            f"il n'y a aucun {un}",
        ),
        row(
            "condition",
            tree.Compares(there, Compare.AT_LEAST, NUMBER),
            f"there are {{number:word}} or more {many}",
            (f"il y a au moins {{number:word}} {plusieurs}",),
        ),
    )


SINGLE_TERRAIN_REGIONS = (
    "visible single-terrain regions",
    "single-terrain regions",
    "single-terrain regions visible",
)

ROWS: tuple[Row, ...] = (
    *(_regions(*said) for said in REGIONS),
    *_between(),
    row(
        "condition",
        tree.Compares(tree.SingleTerrainRegions(), Compare.AT_MOST, 0),
        (
            "no single-terrain regions are visible",
            "no single-terrain region is visible",
            *(f"there are no {regions}" for regions in SINGLE_TERRAIN_REGIONS),
        ),
        (
            "aucune région mono-terrain n'est visible",
            "il n'y a aucune région mono-terrain visible",
            "il n'y a aucune région mono-terrain",
        ),
    ),
    *(one for terrain, symbol in ((None, ""), *symbols.TERRAINS.items()) for one in _markers(terrain, symbol)),
    row(
        "statement",
        tree.CannotMoveForward((Where.MY_OTHER, Where.FACING_IT)),
        (
            "your other Expedition and the Expedition facing it can't move forward",
            "your other Expedition (the one I'm not in) and the Expedition facing it can't move forward",
        ),
        "votre autre Expédition et l'Expédition qui lui fait face ne peuvent pas avancer",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.MINE, Where.FACING_ME)),
        "my Expedition and the Expedition facing me can't move forward",
        (
            "mon Expédition et l'Expédition qui me fait face ne peuvent pas avancer",
            "mon Expédition et l'Expédition qui lui fait face ne peuvent pas avancer",
        ),
    ),
    row(
        "statement",
        tree.RegionsAre((Where.ALL,), (TERRAIN,)),
        "all regions are {terrain:terrain} and lose their other terrains",
        "toutes les régions sont {terrain:terrain} et perdent leurs autres terrains",
    ),
    row(
        "statement",
        tree.RegionsAre((Where.MINE,), (TERRAIN,), alone=False),
        (
            "my region is {terrain:terrain} in addition to its other terrains",
            "my region is {terrain:terrain} in addition to its other types",
        ),
        (
            "ma région est {terrain:terrain} en plus de ses autres terrains",
            "ma région est {terrain:terrain} en plus de ses autres types",
        ),
    ),
    row(
        "statement",
        tree.RegionsAre((Where.MINE, Where.FACING_ME), (TERRAIN,)),
        "my region and the region of the Expedition facing me are {terrain:terrain} and lose their other terrains",
        "ma région et la région de l'Expédition qui me fait face sont {terrain:terrain}"
        " et perdent leurs autres terrains",
    ),
    row(
        "statement",
        tree.DefendersDontPrevent(Where.MINE),
        (
            "[Defender] Characters don't prevent my Expedition from moving forward",
            "[Defender] Characters don't prevent it from moving forward",
        ),
        (
            "les Personnages [Défenseurs] n'empêchent pas mon Expédition d'avancer",
            "les Personnages [Défenseurs] ne l'empêchent pas d'avancer",
            "les Personnages [Défenseur] n'empêchent pas mon Expédition d'avancer",
        ),
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.ITS,), during_dusk=True, except_for=TERRAIN),
        "it can't move forward during Dusk except due to {terrain:terrain}",
        "elle ne peut pas avancer durant le Crépuscule, sauf grâce à {terrain:terrain}",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.ITS,), except_for=TERRAIN),
        "it can't move forward except due to {terrain:terrain}",
        "elle ne peut pas avancer, sauf grâce à {terrain:terrain}",
    ),
    *(
        row(
            "statement",
            tree.CannotMoveForward((where,)),
            f"{english} can't move forward",
            f"{french} ne peut pas avancer",
        )
        for where, english, french in (
            (Where.MINE, "my Expedition", "mon Expédition"),
            (Where.FACING_ME, "the Expedition facing me", "l'Expédition qui me fait face"),
        )
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.MINE,), due_to=TERRAIN),
        "my Expedition can't move forward due to {terrain:terrain}",
        "mon Expédition ne peut pas avancer grâce à {terrain:terrain}",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.FACING_ME,), due_to=TERRAIN),
        "the Expedition facing me can't move forward due to {terrain:terrain}",
        "l'Expédition qui me fait face ne peut pas avancer grâce à {terrain:terrain}",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.MINE,), except_for=TERRAIN),
        "my Expedition can only move forward due to {terrain:terrain}",
        "mon Expédition ne peut avancer que grâce à {terrain:terrain}",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.FACING_ME,), except_for=TERRAIN),
        "the Expedition facing me can only move forward due to {terrain:terrain}",
        "l'Expédition qui me fait face ne peut avancer que grâce à {terrain:terrain}",
    ),
)
