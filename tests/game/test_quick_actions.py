"""Quick actions, emblems and dice: what the engine asks, and what it never does."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.editions import rules_of
from judge.game.course.referee import Needs, advance
from judge.game.event.choices import Option, Question
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.terms import Zone
from judge.place import SCENARIOS
from judge.scenario.file import read_file
from judge.scenario.play import perform
from judge.scenario.repeated import MOST, repeated


def _board(name: str) -> State:
    performance = perform(read_file(SCENARIOS / f"{name}.md"), rules_of("1.0"))
    assert performance is not None
    return performance.start


def _asked(state: State) -> Question:
    needs = advance(state, rules_of("1.0"))
    assert isinstance(needs, Needs)
    return needs.question


def _bearer(state: State, option: Option) -> Object:
    assert option.object is not None
    return state.objects[option.object]


def test_a_turn_offers_every_quick_action_beside_cards_and_the_pass() -> None:
    state = _board("playing/quick-action")
    kinds = {option.kind for option in _asked(state).allowed}
    assert kinds == {"play", "quick action", "pass"}


def test_a_support_quick_action_is_offered_in_the_reserve_alone() -> None:
    state = _board("playing/twinkle-twinkle")
    offered = [option for option in _asked(state).allowed if option.kind == "quick action"]
    assert {_bearer(state, option).zone for option in offered} == {Zone.RESERVE, Zone.HERO}


def test_the_opponent_of_the_player_whose_turn_it_is_is_offered_nothing() -> None:
    state = _board("playing/quick-action")
    question = _asked(state)
    assert question.player == 0
    assert all(_bearer(state, one).holder == 0 for one in question.options if one.object is not None)


@pytest.mark.parametrize("name", ["playing/twinkle-twinkle", "events/celebration-day"])
def test_no_emblem_outlives_its_duration(name: str) -> None:
    performance = perform(read_file(SCENARIOS / f"{name}.md"), rules_of("1.0"))
    assert performance is not None
    assert not performance.state.of(Zone.LIMBO)


def test_an_answer_to_a_quick_action_leaves_the_state_that_was_asked_about_alone() -> None:
    state = _board("playing/quick-action")
    before = dict(state.objects)
    option = next(one for one in _asked(state).allowed if one.kind == "quick action")
    advance(state, rules_of("1.0"), [option])
    assert dict(state.objects) == before
    assert not state.activated


def test_a_move_is_repeated_so_often_as_its_line_says(tmp_path: Path) -> None:
    text = (SCENARIOS / "playing/a-hundred-times.md").read_text(encoding="utf-8")
    moves = read_file(SCENARIOS / "playing/a-hundred-times.md").moves
    assert len(list(repeated(moves))) == 100 + len(moves) - 1
    too_often = tmp_path / "often.md"
    too_often.write_text(text.replace("100 times", f"{MOST + 1} times"), encoding="utf-8")
    scenario = read_file(too_often)
    assert len(list(repeated(scenario.moves))) == len(scenario.moves)
    perform(scenario, rules_of("1.0"))
    assert scenario.mistakes
