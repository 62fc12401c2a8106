"""A zone of the board as a box with its cards: each as large as there is room for, the rest counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.messages import Language, message
from judge.telling.picture import palette
from judge.telling.picture.brush import Brush, fitted, width
from judge.telling.picture.face import costs, draw_costs, draw_edge
from judge.telling.picture.symbols import COLOURS, TERRAINS
from judge.telling.table import CardFace, CardView
from judge.value import value

HEAD = 26
INSET = 10
GAP = 8

FULL, EMPTY = 3.0, 1.6
"""The shares of the width that a zone with cards and one without have."""

Place = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@value(frozen=True, slots=True)
class ZoneBox:
    """A zone.

    Arguments:
        faces: what stands on the cards, by their keys.
    """

    name: str
    cards: Sequence[CardView]
    faces: Mapping[str, CardFace]


@value(frozen=True, slots=True)
class CardBox:
    """How a card is drawn: its name, and under it what else is to be said.

    Arguments:
        height: how high it is as a whole.
        name: the height of the letters of its name.
        mark: that of the letters under it.
    """

    height: int
    name: int
    mark: int


ROWS = (CardBox(88, 30, 20), CardBox(66, 24, 17), CardBox(46, 19, 13))
"""From the largest to the smallest."""

NOT_PRINTED = message("not a printed card")

SMALL = 23
"""How high a card is of which all stands on one line."""


def draw_zones(brush: Brush, zones: Sequence[ZoneBox], place: Place, language: Language) -> None:
    """Draw zones side by side, their cards in the same size if that is possible.

    Arguments:
        brush: what draws.
        place: where all of them lie.
    """
    left, top, right, bottom = place
    shares = [FULL if zone.cards else EMPTY for zone in zones]
    unit = (right - left - GAP * (len(zones) - 1)) / sum(shares)
    row = next((row for row in ROWS if _fit(zones, row, unit * FULL, bottom - top)), ROWS[-1])
    for zone, share in zip(zones, shares, strict=True):
        _draw_zone(brush, zone, row, (left, top, left + unit * share, bottom), language)
        left += unit * share + GAP


def _fit(zones: Sequence[ZoneBox], row: CardBox, wide: float, high: float) -> bool:
    return all(
        len(zone.cards) * row.height <= high - HEAD
        and all(
            fitted(card.name, row.name, wide - 2 * INSET - costs(_face(zone, card), row.name), True) == card.name
            for card in zone.cards
        )
        for zone in zones
    )


def _draw_zone(brush: Brush, zone: ZoneBox, row: CardBox, place: Place, language: Language) -> None:
    left, top, right, bottom = place
    brush.box(*place, palette.LEAF if zone.cards else palette.SHADE, palette.LINE)
    brush.words((left + INSET, top + 19), zone.name, 14, palette.SOFT, room=right - left - 2 * INSET)
    small = len(zone.cards) * row.height > bottom - top - HEAD
    high = SMALL if small else row.height
    fits = int((bottom - top - HEAD) // high)
    shown = zone.cards if len(zone.cards) <= fits else zone.cards[: fits - 1]
    y = top + HEAD
    for card in shown:
        if card.mark == "new":
            brush.box(left + 3, y, right - 3, y + high - (0 if small else 3), palette.GLOW, radius=4)
        face = _face(zone, card)
        if face.key:
            draw_edge(brush, face, left + 1, y + 2, y + high - 4, 4)
        if small:
            _on_one_line(brush, card, _marks(card, face, language), left + INSET, y + 17, right - INSET)
        else:
            _on_two_lines(brush, card, face, row, _marks(card, face, language), left + INSET, y, right - INSET)
        y += high
    if len(shown) < len(zone.cards):
        more = message("+ {count} more", count=len(zone.cards) - len(shown)).say(language)
        brush.words((left + INSET, y + 17), more, 15, palette.SOFT, room=right - left - 2 * INSET, bold=True)


def _face(zone: ZoneBox, card: CardView) -> CardFace:
    return zone.faces.get(card.card, CardFace("", card.name))


def _on_two_lines(
    brush: Brush, card: CardView, face: CardFace, row: CardBox, marks: Sequence[str], x: float, y: float, end: float
) -> None:
    start = x + draw_costs(brush, face, x, y + row.name * 0.66, row.name)
    brush.words((start, y + row.name), card.name, row.name, palette.INK, room=end - start, bold=True)
    line = y + row.height - row.mark * 0.62
    if card.statistics:
        size = row.mark + 4
        for terrain, number in zip(TERRAINS, card.statistics.split("/"), strict=False):
            brush.shape(TERRAINS[terrain], (x, line - size + 2), size, COLOURS[terrain])
            x += size + 2
            x += brush.words((x, line), number, size - 1, palette.INK, room=60, bold=True) + size // 2
    for mark in marks:
        if end - x < 3 * row.mark:
            break
        wide = min(width(mark, row.mark) + row.mark, end - x)
        brush.box(x, line - row.mark - 1, x + wide, line + row.mark * 0.4, palette.MARK, radius=row.mark * 0.7)
        brush.words((x + row.mark / 2, line), mark, row.mark, palette.INK, room=wide - row.mark)
        x += wide + 4


def _on_one_line(brush: Brush, card: CardView, marks: Sequence[str], x: float, line: float, end: float) -> None:
    if card.statistics:
        end -= brush.words((end, line), card.statistics, 15, palette.SOFT, room=90, anchor="rs") + 8
    x += brush.words((x, line), card.name, 15, palette.INK, room=end - x, bold=True) + 8
    if marks and end - x > 2 * INSET:
        brush.words((x, line), ", ".join(marks), 13, palette.SOFT, room=end - x)


def _marks(card: CardView, face: CardFace, language: Language) -> tuple[str, ...]:
    """That a card is not printed, and its statuses and counters, in words."""
    forged = (NOT_PRINTED.say(language),) if face.forged else ()
    return (*forged, *card.statuses, *(f"{count} {kind}" for kind, count in card.counters))
