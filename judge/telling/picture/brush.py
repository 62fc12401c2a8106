"""A sheet of paper and what draws on it: words that are cut to their room, boxes, discs and shapes."""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Sequence

from PIL import Image, ImageDraw

from judge.telling.picture.letters import letters

FINE = 2
"""So many times larger is drawn, so that edges are smooth after all."""

LONGEST = 160
"""How many letters of a text are looked at."""

COLOURS = 128
"""How many colours a picture keeps."""

Point = tuple[float, float]


class Brush:
    """Draws on one sheet; all lengths are those of the finished picture.

    Arguments:
        width: the width of the sheet.
        paper: its colour.
    """

    def __init__(self, width: int, height: int, paper: str) -> None:
        self._sheet = Image.new("RGB", (width * FINE, height * FINE), paper)
        self._draw = ImageDraw.Draw(self._sheet)

    def words(
        self, at: Point, text: str, size: int, colour: str, *, room: float, bold: bool = False, anchor: str = "ls"
    ) -> float:
        """Write one line, cut with an ellipsis where it is longer than its room.

        Arguments:
            at: where the line begins, ends or has its middle.
            text: the words.
            size: the height of the letters.
            colour: their colour.
            room: how wide the line may be.
            bold: whether the letters are bold.
            anchor: what `at` is: ``ls`` the left end, ``rs`` the right end, ``ms`` the middle of the line on which the
                letters stand; ``mm`` the middle of the letters.

        Returns:
            how wide the line is.
        """
        shown = fitted(text, size, room, bold)
        self._draw.text(
            (at[0] * FINE, at[1] * FINE), shown, fill=colour, font=letters(size * FINE, bold), anchor=anchor
        )
        return width(shown, size, bold)

    def box(
        self, left: float, top: float, right: float, bottom: float, fill: str, edge: str = "", radius: float = 6
    ) -> None:
        """Draw a box with round corners, with an edge if that has a colour."""
        place = (left * FINE, top * FINE, right * FINE - 1, bottom * FINE - 1)
        self._draw.rounded_rectangle(place, radius * FINE, fill, edge or None, FINE if edge else 0)

    def disc(self, middle: Point, radius: float, fill: str) -> None:
        """Draw a disc."""
        x, y = middle
        place = ((x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE, (y + radius) * FINE)
        self._draw.ellipse(place, fill)

    def shape(self, points: Sequence[Point], at: Point, size: float, fill: str) -> None:
        """Draw a shape whose points lie in a square of 24 by 24.

        Arguments:
            points: its corners.
            at: where the square begins, above to the left.
            size: how long its sides are.
            fill: its colour.
        """
        scale = size / 24
        self._draw.polygon([((at[0] + x * scale) * FINE, (at[1] + y * scale) * FINE) for x, y in points], fill)

    def png(self) -> bytes:
        """The finished picture."""
        held = io.BytesIO()
        small = self._sheet.reduce(FINE)
        small.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(held, "PNG", compress_level=6)
        return held.getvalue()


def width(text: str, size: int, bold: bool = False) -> float:
    """How wide a line of words is."""
    return float(letters(size * FINE, bold).getlength(text)) / FINE


def fitted(text: str, size: int, room: float, bold: bool = False) -> str:
    """Words that fit into their room: control characters are gone, what is too long ends with an ellipsis.

    Arguments:
        text: the words.
        size: the height of the letters.
        room: how wide they may be.
        bold: whether they are bold.
    """
    line = unicodedata.normalize("NFC", " ".join(text[: 2 * LONGEST].split()))
    shown = "".join(one for one in line if one.isprintable())
    if len(shown) <= LONGEST and width(shown, size, bold) <= room:
        return shown
    fits, too_long = 0, min(len(shown), LONGEST)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if width(f"{shown[:middle].rstrip()}…", size, bold) <= room:
            fits = middle
        else:
            too_long = middle
    return f"{shown[:fits].rstrip()}…" if fits else ""
