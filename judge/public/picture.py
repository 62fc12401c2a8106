"""A position as a picture: the board, and what is asked there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.exploring.scene import ScenarioPosition
from judge.messages import Language
from judge.telling.card_face import face_named
from judge.telling.picture.board import BoardPicture, draw_board
from judge.telling.picture.letters import NoLettersError
from judge.telling.table import BoardView, CardView


def draw(board: BoardView, caption: str, laws: Sequence[str], scene: ScenarioPosition, language: Language) -> bytes:
    """The picture, as the bytes of a PNG file.

    Arguments:
        caption: what stands under the board.
        laws: the articles that are named beside it.
        scene: the scene from which the position was reached.

    Raises:
        RuntimeError: this machine has none of the usual fonts.
    """
    keys = dict.fromkeys(one.card for one in _cards(board) if one.card)
    faces = (face_named(key, scene.names.collection, language) for key in keys)
    title = scene.scenario.title.get(language, "")
    shown = BoardPicture(title, board, caption, tuple(laws), tuple(face for face in faces if face is not None))
    try:
        return draw_board(shown, language)
    except NoLettersError:
        raise RuntimeError("this machine has none of the usual fonts, such as DejaVu Sans") from None


def _cards(board: BoardView) -> Iterator[CardView]:
    """Every card that is seen on a board."""
    yield from board.limbo
    for side in board.players:
        yield from () if side.hero is None else (side.hero,)
        for zone in (side.landmarks, side.reserve, side.discard, side.known_hand):
            yield from zone
        for expedition in side.expeditions:
            yield from expedition.cards
