"""The letters of pictures: those of the first usual family of fonts that this machine has."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PIL import ImageFont


class Family(NamedTuple):
    """The files of a family of fonts.

    Arguments:
        plain: the file of its plain letters.
        bold: the file of its bold ones.
    """

    plain: str
    bold: str


FAMILIES = (
    Family("DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"),
    Family("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    Family("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
    Family("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
    Family("arial.ttf", "arialbd.ttf"),
    Family("Arial.ttf", "Arial Bold.ttf"),
)
"""Where they are looked for is the system’s business; all have the letters of both languages."""


class NoLettersError(Exception):
    """This machine has none of these fonts."""


@cache
def family() -> Family | None:
    """The first of the families that this machine has, as whole paths; None where it has none."""
    for names in FAMILIES:
        try:
            plain, bold = (str(ImageFont.truetype(name).path) for name in names)
        except OSError:
            continue
        return Family(plain, bold)
    return None


@cache
def letters(size: float, bold: bool) -> ImageFont.FreeTypeFont:
    """The letters of a size.

    Arguments:
        size: their height.
        bold: whether they are bold.

    Raises:
        NoLettersError: this machine has no such font.
    """
    found = family()
    if found is None:
        raise NoLettersError
    return ImageFont.truetype(found.bold if bold else found.plain, size, layout_engine=ImageFont.Layout.BASIC)
