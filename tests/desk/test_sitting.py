"""A situation is laid on the desk: every line that is offered can be played, and every end is told as what it is."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from judge.desk.sheet import blank, cut_after, read, with_move
from judge.desk.view import DeskView, sit
from judge.desk.view_data import view_data
from judge.law.citation import cite
from judge.messages import Language
from judge.place import SCENARIOS
from judge.scenario.about import edition_of
from judge.scenario.file import read_file
from judge.scenario.verdict import judge
from judge.telling.story import UnknownSeat, story

SHIPPED = sorted(SCENARIOS.glob("*/*.md"))


def shipped(path: str) -> str:
    """The text of a shipped scenario."""
    return (SCENARIOS / f"{path}.md").read_text(encoding="utf-8")


def offered(sitting: DeskView) -> list[str]:
    """The lines that may be played."""
    assert sitting.due is not None
    return [one.line for one in sitting.due.options]


@pytest.mark.parametrize("path", SHIPPED[::9], ids=lambda path: path.stem)
def test_a_shipped_scenario_is_told_on_the_desk_as_on_its_page(path: Path) -> None:
    on_page = story(path, "fr", edition_of(read_file(path)))
    on_desk = sit(path.read_text(encoding="utf-8"), "fr")
    assert (on_desk.mistakes, on_desk.differs) == ((), ())
    told = [(move.text, [step.text for step in move.steps]) for move in on_desk.story.moves]
    assert (
        told[: len(on_page.moves) - 1]
        == [(move.text, [step.text for step in move.steps]) for move in on_page.moves][: len(on_page.moves) - 1]
    )
    assert (on_desk.ended == "open") == (judge(read_file(path)).own == "open")


@pytest.mark.parametrize("seed", range(6))
def test_every_line_that_is_offered_can_be_played(seed: int) -> None:
    chance = random.Random(seed)
    text = cut_after(SHIPPED[chance.randrange(len(SHIPPED))].read_text(encoding="utf-8"), 0)
    language: Language = chance.choice(("en", "fr"))
    for _ in range(12):
        sitting = sit(text, language)
        assert sitting.mistakes == ()
        if sitting.ended is not None:
            return
        refused = sitting.due.refused if sitting.due is not None else ()
        if refused:
            one = chance.choice(refused)
            tried = sit(with_move(text, one.line), language)
            assert tried.mistakes == (), "one may ask what happens, and is told why not"
            assert tried.story.steps[-1].laws == one.laws
        text = with_move(text, chance.choice(offered(sitting)))


def test_a_character_is_offered_for_each_expedition() -> None:
    assert offered(sit(cut_after(shipped("objects/kuwat-and-haven"), 0), "en")) == [
        "Lithium plays Kuwat, the Dissenter from Reserve in the Hero Expedition",
        "Lithium plays Kuwat, the Dissenter from Reserve in the Companion Expedition",
        "Lithium passes",
    ]


def test_what_is_due_is_said_in_words() -> None:
    sitting = sit(cut_after(shipped("objects/kuwat-and-haven"), 1), "en")
    assert sitting.due is not None
    assert sitting.due.asks == "Lithium chooses which Reaction is played next"
    assert [cite(law, "1.0").article for law in sitting.due.laws] == ["4.4.b", "5.1.1.c"]


def test_after_the_last_turn_the_game_goes_on_when_it_is_told_to() -> None:
    text = with_move(with_move(blank("en", "5.0"), "Lithium passes"), "Ninette passes")
    sitting = sit(text, "en")
    assert offered(sitting)[0] == "The game goes on until Dusk"
    night = sit(with_move(text, "The game goes on until Night"), "en")
    assert night.mistakes == ()
    assert [side.expeditions[0].region for side in night.now.players] == [0, 0]
    morning = sit(with_move(text, "The game goes on until Afternoon"), "en")
    assert morning.due is not None
    assert morning.due.player == "Ninette"
    assert morning.now.players[1].active


def test_chance_may_be_chosen_or_left_open() -> None:
    sitting = sit(cut_after(shipped("zones/a-card-at-random"), 1), "en")
    assert sitting.due is not None
    assert sitting.due.player == "chance"
    assert len(sitting.due.options) > 1
    assert sitting.ended is None


def test_a_mistake_is_told_at_its_line_and_the_moves_before_it_are_shown() -> None:
    text = with_move(cut_after(shipped("events/anubis"), 1), "Lithium dances")
    sitting = sit(text, "en")
    line = read(text).moves[-1].line.number
    assert [one.line for one in sitting.mistakes] == [line]
    assert len(sitting.story.moves) == 1
    assert sitting.due is None


def test_all_mistakes_are_told_at_once() -> None:
    text = blank("en", "5.0").replace("- Mana: 5", "- Mana: much", 1).replace("- First player", "- Hand: No Such Card")
    assert [one.line for one in sit(text, "fr").mistakes] == [9, 10]


def test_what_a_text_expects_and_does_not_get_is_no_mistake() -> None:
    sitting = sit(cut_after(shipped("objects/kuwat-and-haven"), 1), "en")
    assert sitting.mistakes == ()
    assert sitting.differs


def test_the_end_of_a_game_is_told() -> None:
    sitting = sit(shipped("cards/lyra-festival"), "en")
    assert (sitting.ended, sitting.due) == ("won", None)


def test_a_seat_sees_what_it_knows() -> None:
    text = blank("en", "5.0").replace("- First player", "- Hand: Anubis\n- First player")
    assert "Anubis" in str(view_data(sit(text, "en", "Lithium"), "en")["due"])
    ninette = view_data(sit(text, "en", "Ninette"), "en")
    assert "Anubis" not in str({**ninette, "text": ""})
    with pytest.raises(UnknownSeat):
        sit(text, "en", "Nobody")


@pytest.mark.parametrize(
    "text", ["", "\x00", "#", "# a / b\n## Board\n## Play\n", "\ufeff" + blank("en", "5.0"), "1. x\n" * 3000]
)
def test_any_text_can_be_laid_on_the_desk(text: str) -> None:
    data = view_data(sit(text, "fr"), "fr")
    assert data["text"] == text
    assert bool(data["mistakes"]) == (data["due"] is None)


def test_of_a_very_long_situation_only_the_last_boards_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = [step.board for step in sit(shipped("events/anubis"), "en").story.steps]
    monkeypatch.setattr("judge.desk.view.MOST_DRAWN", 60)
    steps = [step.board for step in sit(shipped("events/anubis"), "en").story.steps]
    drawn = [board for board in steps if board.players]
    assert 0 < len(drawn) < len(steps)
    assert drawn == whole[-len(drawn) :]


def test_the_ruling_is_on_what_the_text_asks() -> None:
    ruling = sit(shipped("objects/kuwat-and-haven"), "en").ruling
    assert ruling is not None and ruling.question == "Is it true that Kuwat, the Dissenter gains 1 boost?"
    unasked = shipped("objects/kuwat-and-haven").replace("## Ruling", "## Outcome")
    ruling = sit(unasked, "en").ruling
    assert ruling is None or ruling.question.startswith("What follows ")
