"""The symbols of the terrains, as shapes in a square of 24 by 24; the site draws the same."""

from __future__ import annotations

from collections.abc import Mapping

from judge.telling.picture.brush import Point

_BENDS = 8


def _bent(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """The points of a curve that leaves its start towards one point and comes to its end from another."""

    def at(axis: int, part: float) -> float:
        rest = 1 - part
        return (
            rest**3 * start[axis]
            + 3 * rest**2 * part * first[axis]
            + 3 * rest * part**2 * second[axis]
            + part**3 * end[axis]
        )

    return [(at(0, step / _BENDS), at(1, step / _BENDS)) for step in range(_BENDS)]


TERRAINS: Mapping[str, tuple[Point, ...]] = {
    "forest": (
        (12, 2.5),
        (6.5, 10),
        (9, 10),
        (4.5, 16.5),
        (11, 16.5),
        (11, 21.5),
        (13, 21.5),
        (13, 16.5),
        (19.5, 16.5),
        (15, 10),
        (17.5, 10),
    ),
    "mountain": ((1.5, 20), (9, 6), (12.7, 12.8), (15, 9.5), (22.5, 20)),
    "water": (
        *_bent((12, 2.5), (9, 7), (5.5, 10.8), (5.5, 15)),
        *_bent((5.5, 15), (5.5, 18.6), (8.4, 21.5), (12, 21.5)),
        *_bent((12, 21.5), (15.6, 21.5), (18.5, 18.6), (18.5, 15)),
        *_bent((18.5, 15), (18.5, 10.8), (15, 7), (12, 2.5)),
    ),
}

COLOURS: Mapping[str, str] = {"forest": "#35703f", "mountain": "#8a5a21", "water": "#23658c"}
"""The colour of each."""
