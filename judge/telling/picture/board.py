"""A board as a picture: both players’ zones, the Adventure between them, what was done last under it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from judge.messages import Language, message
from judge.telling.picture import palette
from judge.telling.picture.brush import Brush, width
from judge.telling.picture.symbols import COLOURS, TERRAINS
from judge.telling.picture.zone import Place, ZoneBox, draw_zones
from judge.telling.table import BoardView, CardFace, CardView, ExpeditionCounter, RegionView, SideView
from judge.value import value

Thing = TypeVar("Thing", CardView, ExpeditionCounter)

WIDTH, HEIGHT = 1200, 630
"""What chats show without cutting it."""

MARGIN = 24
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
TOP, BOTTOM = 62, 580
PLATE = 32
TRACK = 92
GAP = 8

BARE = PLATE + 34
"""How high the half of a player is who has no card on the board."""

LIMBO = 270
MOST_LAWS = 3
BADGES = (message("first player"), message("to act"))


@value(frozen=True, slots=True)
class BoardPicture:
    """What a picture shows.

    Arguments:
        title: what it is about.
        caption: what was done last, or the answer of the ruling; "" for nothing.
        laws: the articles that decided it, the main one first.
        faces: what stands on the cards.
    """

    title: str
    board: BoardView
    caption: str = ""
    laws: tuple[str, ...] = ()
    faces: tuple[CardFace, ...] = ()


def draw_board(scene: BoardPicture, language: Language) -> bytes:
    """A picture as a PNG file.

    Arguments:
        scene: what it shows.
        language: the language of what is not in the scene.
    """
    brush = Brush(WIDTH, HEIGHT, palette.PAPER)
    _head(brush, scene, language)
    _foot(brush, scene)
    board, faces = scene.board, {face.key: face for face in scene.faces}
    if len(board.players) == 2:
        near, far = (_zones(side, faces, language) for side in board.players)
        track = _track_high(board)
        above, below = _heights(any(zone.cards for zone in far), any(zone.cards for zone in near), BOTTOM - TOP - track)
        _half(brush, board.players[1], far, palette.FAR, (LEFT, TOP, RIGHT, TOP + above), language)
        _track(brush, board, faces, TOP + above + GAP, language)
        _half(brush, board.players[0], near, palette.NEAR, (LEFT, BOTTOM - below, RIGHT, BOTTOM), language)
    return brush.png()


def _track_high(board: BoardView) -> int:
    """How high the Adventure is with the gaps around it; a board may have none."""
    return TRACK + 2 * GAP if board.regions or _there(board.limbo) else GAP


def _heights(above: bool, below: bool, high: float) -> tuple[float, float]:
    """How high the two halves are: who has nothing on the board leaves the room to the other."""
    if above == below:
        return high / 2, high / 2
    return (BARE, high - BARE) if below else (high - BARE, BARE)


def _head(brush: Brush, scene: BoardPicture, language: Language) -> None:
    end: float = RIGHT
    if scene.board.phase:
        when = f"{message('Day').say(language)} {scene.board.day} · {scene.board.phase}"
        end -= brush.words((end, 43), when, 23, palette.SOFT, room=400, anchor="rs") + MARGIN
    brush.words((LEFT, 44), scene.title, 31, palette.INK, room=end - LEFT, bold=True)


def _foot(brush: Brush, scene: BoardPicture) -> None:
    line, x, end = HEIGHT - 17, float(LEFT), float(RIGHT)
    end -= brush.words((end, line), "Altered Judge", 19, palette.FAR, room=240, bold=True, anchor="rs") + MARGIN
    for law in scene.laws[:MOST_LAWS]:
        wide = min(width(law, 18, True) + 16, 140)
        brush.box(x, line - 20, x + wide, line + 8, palette.NEAR)
        brush.words((x + 8, line), law, 18, palette.LEAF, room=wide - 16, bold=True)
        x += wide + 6
    brush.words((x + (4 if scene.laws else 0), line), scene.caption, 19, palette.INK, room=end - x)


def _zones(side: SideView, faces: Mapping[str, CardFace], language: Language) -> tuple[ZoneBox, ...]:
    zones = (
        *((one.title, one.cards) for one in side.expeditions),
        (message("Reserve").say(language), side.reserve),
        (message("Landmarks").say(language), side.landmarks),
    )
    return tuple(ZoneBox(name, _there(cards), faces) for name, cards in zones)


def _there(things: Sequence[Thing]) -> list[Thing]:
    """What has not just gone."""
    return [one for one in things if one.mark != "gone"]


def _half(
    brush: Brush, side: SideView, zones: tuple[ZoneBox, ...], colour: str, place: Place, language: Language
) -> None:
    """The half of a player: a plate with their name, and their zones under it."""
    left, top, right, bottom = place
    brush.box(left, top, left + 7, top + PLATE - 6, colour, radius=3)
    end = right - brush.words((right, top + 20), _facts(side, language), 18, palette.SOFT, room=560, anchor="rs") - 16
    x = left + 16
    x += brush.words((x, top + 21), side.name, 23, colour, room=300, bold=True) + 10
    for badge, holds in zip(BADGES, (side.first_player, side.active), strict=True):
        said = badge.say(language)
        wide = width(said, 14) + 14
        if holds and x + wide <= end:
            brush.box(x, top + 4, x + wide, top + 25, palette.MARK, radius=10)
            brush.words((x + 7, top + 19), said, 14, palette.INK, room=wide)
            x += wide + 6
    if side.hero is not None and end - x > 60:
        brush.words((x + 4, top + 20), side.hero.name, 18, palette.INK, room=end - x - 4)
    draw_zones(brush, zones, (left, top + PLATE, right, bottom), language)


def _facts(side: SideView, language: Language) -> str:
    orbs = side.mana_ready + side.mana_exhausted
    mana = f"{side.mana_ready}/{orbs}" if side.mana_exhausted else str(orbs)
    counted = ((message("Mana"), mana), (message("Hand"), side.hand), (message("Discard pile"), len(side.discard)))
    return " · ".join(f"{name.say(language)} {count}" for name, count in counted)


def _track(brush: Brush, board: BoardView, faces: Mapping[str, CardFace], top: float, language: Language) -> None:
    """The Adventure, and Limbo beside it if something is there."""
    left, right = float(LEFT), float(RIGHT)
    if _there(board.limbo):
        limbo = ZoneBox(message("Limbo").say(language), _there(board.limbo), faces)
        draw_zones(brush, [limbo], (right - LIMBO, top, right, top + TRACK), language)
        right -= LIMBO + GAP
    wide = (right - left + GAP) / max(1, len(board.regions))
    for region in board.regions:
        _region(brush, region, (left, top, left + wide - GAP, top + TRACK))
        left += wide


def _region(brush: Brush, region: RegionView, place: Place) -> None:
    left, top, right, bottom = place
    brush.box(*place, palette.LEAF if region.face_up else palette.LINE, palette.EDGE)
    middle, size = (left + right) / 2, 26
    symbols = [key for key, _ in region.terrains if key in TERRAINS] if region.face_up else []
    x = middle - (len(symbols) * (size + 4) - 4) / 2
    for key in symbols:
        brush.shape(TERRAINS[key], (x, (top + bottom - size) / 2), size, COLOURS[key])
        x += size + 4
    if not symbols:
        sign = "–" if region.face_up else "?"
        brush.words((middle, (top + bottom) / 2), sign, 24, palette.SOFT, room=40, anchor="mm")
    for player, line, colour in ((1, top + 16, palette.FAR), (0, bottom - 16, palette.NEAR)):
        here = [one for one in _there(region.here) if one.player == player]
        x = middle - (len(here) - 1) * 14
        for one in here:
            brush.disc((x, line), 12, colour)
            brush.words((x, line), "H" if one.hero else "C", 14, palette.LEAF, room=20, bold=True, anchor="mm")
            x += 28
