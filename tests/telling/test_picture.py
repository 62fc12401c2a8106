"""A board as a picture: it shows what lies there, fits whatever is written, and always costs about the same."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as any_of
from PIL import Image

from judge.messages import LANGUAGES
from judge.telling.picture import letters as letters_of_pictures
from judge.telling.picture import palette
from judge.telling.picture.board import HEIGHT, WIDTH, BoardPicture, draw_board
from judge.telling.picture.brush import Brush, fitted, width
from judge.telling.picture.card import draw_card
from judge.telling.picture.letters import Family, NoLettersError, family, letters
from judge.telling.table import BoardView, CardFace, CardView, ExpeditionCounter, ExpeditionView, RegionView, SideView

pytestmark = pytest.mark.skipif(
    family() is None, reason="this machine has no font for pictures; install the package “fonts-dejavu-core”"
)

KUWAT = CardView("Kuwat, the Dissenter", "Character", "rare", "4/3/2", ("Fleeting",), (("boost", 1),))
HAVEN = CardView("Haven, Bravos Bastion", "Permanent")
LITHIUM = SideView(
    "Lithium",
    first_player=True,
    active=True,
    hero=CardView("Kojo & Booda", "Hero"),
    expeditions=(ExpeditionView("Hero Expedition", 0, (KUWAT,)), ExpeditionView("Companion Expedition", 0)),
    landmarks=(HAVEN,),
    mana_ready=3,
    mana_exhausted=2,
)
NINETTE = SideView(
    "Ninette", expeditions=(ExpeditionView("Hero Expedition", 1), ExpeditionView("Companion Expedition", 3))
)
REGIONS = (
    RegionView(
        "Hero Region", (("forest", "forest"), ("water", "water")), here=(ExpeditionCounter(0, "Lithium", "Hero", True),)
    ),
    RegionView("region 1", (), face_up=False),
)
BOARD = BoardView((LITHIUM, NINETTE), (), REGIONS, 1, "Afternoon")
FACE = CardFace("", "Kuwat, the Dissenter", "Character", "YZ", 4, 3, "5/5/5", ("Sacrifice a Character.",))
SCENE = BoardPicture("Kuwat sacrificed", BOARD, "Kuwat goes to Reserve", ("2.1.c",))


def pixels(scene: BoardPicture) -> bytes:
    with Image.open(io.BytesIO(draw_board(scene, "en"))) as picture:
        assert (picture.format, picture.size) == ("PNG", (WIDTH, HEIGHT))
        return picture.convert("RGB").tobytes()


@pytest.mark.parametrize(
    "other",
    [
        replace(SCENE, title="Kuwat spared"),
        replace(SCENE, caption="Kuwat goes to the Discard pile"),
        replace(SCENE, laws=("2.1.d",)),
        replace(SCENE, faces=(FACE,)),
        replace(SCENE, board=replace(BOARD, day=2)),
        replace(SCENE, board=replace(BOARD, phase="Dusk")),
        replace(SCENE, board=replace(BOARD, limbo=(HAVEN,))),
        replace(SCENE, board=replace(BOARD, regions=REGIONS[:1])),
        replace(SCENE, board=replace(BOARD, regions=(REGIONS[0], replace(REGIONS[1], face_up=True)))),
        replace(SCENE, board=replace(BOARD, regions=(replace(REGIONS[0], here=()), REGIONS[1]))),
        *(
            replace(SCENE, board=replace(BOARD, players=(side, NINETTE)))
            for side in (
                replace(LITHIUM, name="Lithia"),
                replace(LITHIUM, first_player=False),
                replace(LITHIUM, active=False),
                replace(LITHIUM, hero=None),
                replace(LITHIUM, mana_ready=4),
                replace(LITHIUM, hand=1),
                replace(LITHIUM, discard=(HAVEN,)),
                replace(LITHIUM, reserve=(HAVEN,)),
                replace(LITHIUM, landmarks=(HAVEN, HAVEN)),
                *(
                    replace(
                        LITHIUM, expeditions=(ExpeditionView("Hero Expedition", 0, (card,)), LITHIUM.expeditions[1])
                    )
                    for card in (
                        replace(KUWAT, statistics="4/3/3"),
                        replace(KUWAT, statuses=()),
                        replace(KUWAT, counters=(("boost", 2),)),
                        replace(KUWAT, mark="new"),
                    )
                ),
            )
        ),
    ],
)
def test_what_changes_on_the_board_changes_the_picture(other: BoardPicture) -> None:
    assert pixels(SCENE) != pixels(other)


@pytest.mark.parametrize(
    "other",
    [
        replace(FACE, name="Kuwat"),
        replace(FACE, kind="Spell"),
        replace(FACE, faction="AX"),
        replace(FACE, hand=12),
        replace(FACE, hand=None),
        replace(FACE, reserve=4),
        replace(FACE, statistics="5/5/4"),
        replace(FACE, lines=("word " * 400, "x" * 900)),
        CardFace("", "\u202e💥" * 90, lines=("",) * 40),
    ],
)
def test_what_stands_on_a_card_is_in_its_picture(other: CardFace) -> None:
    first, second = draw_card(FACE), draw_card(other)
    assert first != second and first == draw_card(FACE)
    with Image.open(io.BytesIO(second)) as picture:
        assert picture.size == (WIDTH, HEIGHT)


def test_the_same_board_gives_the_same_picture() -> None:
    assert draw_board(SCENE, "en") == draw_board(SCENE, "en") != draw_board(SCENE, "fr")


@settings(max_examples=8, deadline=None)
@given(any_of.data())
def test_whatever_lies_there_can_be_drawn(data: any_of.DataObject) -> None:
    words = any_of.text(max_size=400)
    cards = any_of.lists(
        any_of.builds(
            CardView,
            words,
            words,
            words,
            any_of.sampled_from(("", "1/2/3", "12/-1/0", "?")),
            any_of.tuples(words),
            any_of.tuples(any_of.tuples(words, any_of.integers(0, 999))),
            any_of.booleans(),
        ),
        max_size=30,
    ).map(tuple)
    zones = [data.draw(cards) for _ in range(6)]
    side = replace(
        LITHIUM,
        name=data.draw(words),
        expeditions=tuple(ExpeditionView("Expedition", 0, one) for one in zones[:2]),
        reserve=zones[2],
        landmarks=zones[3],
        discard=zones[4],
    )
    places = data.draw(any_of.sampled_from((0, 1, 8)))
    board = BoardView(
        (side, data.draw(any_of.sampled_from((side, NINETTE)))), zones[5], REGIONS[:1] * places, 3, "Night"
    )
    scene = BoardPicture(
        data.draw(words), board, data.draw(words), (data.draw(words),) * data.draw(any_of.integers(0, 9))
    )
    assert len(draw_board(scene, data.draw(any_of.sampled_from(LANGUAGES)))) < 100_000


def test_an_empty_board_is_only_a_title() -> None:
    assert len(draw_board(BoardPicture("", BoardView()), "en")) < len(
        draw_board(BoardPicture("Kuwat", BoardView()), "en")
    )


@given(any_of.text(max_size=600), any_of.integers(1, 60), any_of.integers(0, 1200), any_of.booleans())
def test_words_fit_into_their_room(text: str, size: int, room: int, bold: bool) -> None:
    shown = fitted(text, size, room, bold)
    assert width(shown, size, bold) <= room or not shown
    assert "\n" not in shown and len(shown) <= 160


def test_letters_of_both_languages_are_in_the_font() -> None:
    def looks(letter: str, bold: bool) -> bytes:
        brush = Brush(60, 60, palette.PAPER)
        brush.words((5, 50), letter, 40, palette.INK, room=50, bold=bold)
        return brush.png()

    for bold in (False, True):
        unknown = looks("\u65e5", bold)
        assert unknown != looks("", bold), "a letter that is not there is a box"
        for letter in "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’“”…–—·×ñß€":
            assert looks(letter, bold) not in (unknown, looks("", bold)), letter
    assert looks("e\u0301", False) == looks("é", False)


def test_a_machine_without_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters_of_pictures, "FAMILIES", (Family("no such.ttf", "no such bold.ttf"),))
    for one in (family, letters):
        one.cache_clear()
    try:
        assert family() is None
        with pytest.raises(NoLettersError):
            draw_board(SCENE, "en")
    finally:
        for one in (family, letters):
            one.cache_clear()
