"""What of a card is drawn in every picture of it: its costs, and the colour of its faction along its edge."""

from __future__ import annotations

from judge.telling.picture import palette
from judge.telling.picture.brush import Brush, width
from judge.telling.table import CardFace


def draw_edge(brush: Brush, face: CardFace, left: float, top: float, bottom: float, wide: float) -> None:
    """Draw the left edge of a card in the colour of its faction."""
    brush.box(left, top, left + wide, bottom, _colour(face), radius=wide / 3)


def costs(face: CardFace, size: float) -> float:
    """How wide the costs of a card are, with the gap behind them.

    Arguments:
        size: how high they are.
    """
    shown = sum(cost is not None for cost in (face.hand, face.reserve))
    return shown * (size * 1.15) + (size * 0.2 if shown else 0)


def draw_costs(brush: Brush, face: CardFace, x: float, middle: float, size: float) -> float:
    """Draw the Hand Cost on a disc and the Reserve Cost in a box; gives how wide both are.

    Arguments:
        x: where they begin.
        middle: the height of their middle.
        size: how high they are.
    """
    start, half, colour = x, size / 2, _colour(face)
    if face.hand is not None:
        brush.disc((x + half, middle), half, colour)
        _number(brush, face.hand, x + half, middle, size, palette.LEAF)
        x += size * 1.15
    if face.reserve is not None:
        edge = max(1.5, size / 14)
        brush.box(x, middle - half, x + size, middle + half, colour, radius=size / 5)
        brush.box(x + edge, middle - half + edge, x + size - edge, middle + half - edge, palette.LEAF, radius=size / 6)
        _number(brush, face.reserve, x + half, middle, size, palette.INK)
        x += size * 1.15
    return x - start + (size * 0.2 if x > start else 0)


def _number(brush: Brush, number: int, x: float, middle: float, size: float, colour: str) -> None:
    letters = round(size * (0.64 if width(str(number), round(size * 0.64), True) < size else 0.5))
    brush.words((x, middle), str(number), letters, colour, room=2 * size, bold=True, anchor="mm")


def _colour(face: CardFace) -> str:
    return palette.FACTIONS.get(face.faction, palette.EDGE)
