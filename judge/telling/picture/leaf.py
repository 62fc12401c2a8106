"""A page of words as a picture: what it is, its title, its first lines, and the Adventure under them."""

from __future__ import annotations

from judge.telling.picture import palette
from judge.telling.picture.board import HEIGHT, MARGIN, WIDTH
from judge.telling.picture.brush import Brush, width
from judge.telling.picture.symbols import COLOURS, TERRAINS
from judge.value import value

INSET = 72
LEFT, RIGHT = INSET, WIDTH - INSET
TITLES, NUMBER, WORDS, LINE = (58, 50, 43, 37), 76, 33, 46
FIRST_LINE, MOST_LINES = 260, 5
SIGN = 30

ADVENTURE = (
    ("forest", "mountain", "water"),
    ("forest",),
    ("mountain", "water"),
    ("mountain",),
    ("forest", "water"),
    ("water",),
    ("forest", "mountain"),
    ("forest", "mountain", "water"),
)
"""The terrains of the regions that are drawn at the foot, as of any game."""


@value(frozen=True, slots=True)
class Leaf:
    """What a picture of words shows.

    Arguments:
        eyebrow: the small words over the title.
        words: the first words of the page.
        number: the number before the title; "" for none.
    """

    eyebrow: str
    title: str
    words: str
    number: str = ""


def draw_leaf(leaf: Leaf) -> bytes:
    """A picture as a PNG file.

    Arguments:
        leaf: what it shows.
    """
    brush = Brush(WIDTH, HEIGHT, palette.PAPER)
    brush.box(0, 0, 18, HEIGHT, palette.FAR, radius=0)
    end = RIGHT - brush.words((RIGHT, 86), "Altered Judge", 26, palette.FAR, room=300, bold=True, anchor="rs") - MARGIN
    brush.words((LEFT, 86), leaf.eyebrow, 24, palette.SOFT, room=end - LEFT)
    x = float(LEFT)
    if leaf.number:
        x += brush.words((x, 186), leaf.number, NUMBER, palette.FAR, room=RIGHT - LEFT, bold=True) + 28
    size = next((size for size in TITLES if width(leaf.title, size, not leaf.number) <= RIGHT - x), TITLES[-1])
    brush.words((x, 186), leaf.title, size, palette.INK, room=RIGHT - x, bold=not leaf.number)
    for place, line in enumerate(lines_of(leaf.words)):
        brush.words((LEFT, FIRST_LINE + place * LINE), line, WORDS, palette.INK, room=RIGHT - LEFT)
    _adventure(brush)
    return brush.png()


def lines_of(text: str, size: int = WORDS, room: float = RIGHT - LEFT, most: int = MOST_LINES) -> list[str]:
    """As many words as there is room for, as lines; where some are left, an ellipsis ends the last one.

    Arguments:
        text: the words.
        size: the height of the letters.
        room: how wide a line may be.
        most: how many lines there may be.
    """
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size) <= room:
            lines[-1] = longer
        elif len(lines) == most:
            lines[-1] = _cut(lines[-1], size, room)
            break
        else:
            lines.append(word)
    return lines


def _cut(line: str, size: int, room: float) -> str:
    """A line with an ellipsis after the last word that leaves room for it."""
    while width(f"{line}…", size) > room and " " in line:
        line = line.rpartition(" ")[0]
    return f"{line.rstrip(' ,;:.')}…"


def _adventure(brush: Brush) -> None:
    """The row of regions at the foot."""
    wide = (RIGHT - LEFT + 10) / len(ADVENTURE)
    for place, terrains in enumerate(ADVENTURE):
        left = LEFT + place * wide
        brush.box(left, 530, left + wide - 10, 594, palette.LEAF, palette.LINE)
        x = left + (wide - 10 - len(terrains) * (SIGN + 4) + 4) / 2
        for terrain in terrains:
            brush.shape(TERRAINS[terrain], (x, 562 - SIGN / 2), SIGN, COLOURS[terrain])
            x += SIGN + 4
