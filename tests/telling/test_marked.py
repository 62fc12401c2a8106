"""One board in the place of two: what a step has changed is marked on the board after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from judge.place import SCENARIOS
from judge.telling.marked import board_at, marked
from judge.telling.story import story
from judge.telling.table import BoardView, CardView, ExpeditionCounter, ExpeditionView, RegionView, SideView
from judge.telling.view import Story

RED = CardView("Red", "Character", statistics="2/2/2", object=4)
FOX = CardView("Fox", "Character", statistics="1/1/1", object=5)
HERE = ExpeditionCounter(0, "Lithium", "Hero Expedition", True)
BOARD = BoardView(
    (SideView("Lithium", hand=1, expeditions=(ExpeditionView("Hero Expedition", 0, (RED, FOX)),)), SideView("Ninette")),
    regions=(RegionView("Hero Region", here=(HERE,)), RegionView("region 1")),
    day=1,
    phase="Afternoon",
)


def changed(**fields: object) -> SideView:
    """Lithium's half after a change of its numbers or zones, marked."""
    return marked(BOARD, replace(BOARD, players=(replace(BOARD.players[0], **fields), BOARD.players[1]))).players[0]  # type: ignore[arg-type]


def test_what_stays_as_it_is_bears_no_mark() -> None:
    assert marked(BOARD, BOARD) == BOARD
    assert marked(BoardView(), BOARD) == BOARD, "where nothing was drawn before, nothing is told apart"


def test_what_leaves_a_zone_stands_there_as_gone_and_is_new_where_it_comes() -> None:
    side = changed(
        expeditions=(ExpeditionView("Hero Expedition", 0, (RED,)),), discard=(replace(FOX, object=6),), hand=0
    )
    assert [(card.name, card.mark) for card in side.expeditions[0].cards] == [("Red", ""), ("Fox", "gone")]
    assert [(card.name, card.mark) for card in side.discard] == [("Fox", "new")]
    assert side.was is not None
    assert (side.was.hand, side.hand, side.was.expeditions) == (1, 0, ())


def test_a_card_that_changes_where_it_is_bears_what_it_was() -> None:
    stronger = replace(RED, statistics="3/2/2", counters=(("boost", 1),), name="Red #1")
    red, fox = changed(expeditions=(ExpeditionView("Hero Expedition", 0, (stronger, FOX)),)).expeditions[0].cards
    assert (red.mark, red.was, fox) == ("changed", RED, FOX)
    (renamed, _) = (
        changed(expeditions=(ExpeditionView("Hero Expedition", 0, (replace(RED, name="Red #1"), FOX)),))
        .expeditions[0]
        .cards
    )
    assert renamed.mark == "", "a number that tells copies apart is no change"


def test_an_expedition_that_moves_on_is_marked_on_both_regions_and_so_is_another_phase() -> None:
    moved = replace(
        BOARD,
        regions=(RegionView("Hero Region"), RegionView("region 1", (("forest", "Forest"),), here=(HERE,))),
        phase="Dusk",
    )
    board = marked(BOARD, moved)
    assert [[one.mark for one in region.here] for region in board.regions] == [["gone"], ["new"]]
    assert [region.mark for region in board.regions] == ["", "changed"]
    assert board.later
    assert not marked(BOARD, BOARD).later


def cards_of(board: BoardView) -> Iterator[CardView]:
    """Every card that is drawn."""
    yield from board.limbo
    for side in board.players:
        yield from (side.hero,) if side.hero else ()
        yield from (*side.landmarks, *side.reserve, *side.discard, *side.known_hand)
        for one in side.expeditions:
            yield from one.cards


@pytest.mark.parametrize("name", ["events/anubis", "objects/kuwat-and-haven", "day/one-region"])
def test_without_what_is_gone_and_the_marks_it_is_the_board_after_the_step(name: str) -> None:
    told: Story = story(SCENARIOS / f"{name}.md", "en")
    assert board_at(told, 0) == told.before
    marks = set()
    for place, step in enumerate(told.own_steps, 1):
        drawn = list(cards_of(board_at(told, place)))
        marks |= {card.mark for card in drawn}
        there = [replace(card, mark="", was=None) for card in drawn if card.mark != "gone"]
        assert there == list(cards_of(step.board))
    assert {"", "new", "gone"} <= marks or name == "day/one-region"
