"""One card as a picture, drawn as the pages draw it."""

from __future__ import annotations

from judge.telling.picture import palette
from judge.telling.picture.board import HEIGHT, WIDTH
from judge.telling.picture.brush import Brush, width
from judge.telling.picture.face import costs, draw_costs, draw_edge
from judge.telling.picture.leaf import lines_of
from judge.telling.picture.symbols import COLOURS, TERRAINS
from judge.telling.table import CardFace

LEFT, TOP, RIGHT, BOTTOM = 72, 56, WIDTH - 72, HEIGHT - 76
X, END = LEFT + 52, RIGHT - 40
NAMES, WORDS, LINE = (60, 52, 44, 36), 32, 44
LAST = BOTTOM - 96
SIGN = 42


def draw_card(face: CardFace) -> bytes:
    """A picture as a PNG file.

    Arguments:
        face: what stands on the card; its lines without symbols.
    """
    brush = Brush(WIDTH, HEIGHT, palette.PAPER)
    brush.box(LEFT, TOP, RIGHT, BOTTOM, palette.LEAF, palette.EDGE, radius=18)
    draw_edge(brush, face, LEFT, TOP, BOTTOM, 16)
    room = END - X - costs(face, 46)
    size = next((size for size in NAMES if width(face.name, size, True) <= room), NAMES[-1])
    x = X + draw_costs(brush, face, X, TOP + 72, 46)
    brush.words((x, TOP + 92), face.name, size, palette.INK, room=END - x, bold=True)
    brush.words((X, TOP + 142), face.kind, 27, palette.SOFT, room=END - X)
    brush.box(X, TOP + 162, END, TOP + 164, palette.LINE, radius=0)
    y = TOP + 210
    for line in face.lines:
        for part in lines_of(line, WORDS, END - X, int((LAST - y) // LINE) + 1) if y <= LAST else ():
            brush.words((X, y), part, WORDS, palette.INK, room=END - X)
            y += LINE
        y += 8
    x = X
    for terrain, number in zip(TERRAINS, face.statistics.split("/") if face.statistics else (), strict=False):
        brush.shape(TERRAINS[terrain], (x, BOTTOM - 68), SIGN, COLOURS[terrain])
        x += SIGN + 12
        x += brush.words((x, BOTTOM - 33), number, 40, palette.INK, room=90, bold=True) + 44
    brush.words((RIGHT, HEIGHT - 28), "Altered Judge", 26, palette.FAR, room=300, bold=True, anchor="rs")
    return brush.png()
