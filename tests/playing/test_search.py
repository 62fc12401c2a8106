"""The opponent who searches: it sees what its seat may know, decides alike by the same chance, and takes a sure win."""

from __future__ import annotations

from dataclasses import replace

import pytest
from matches import BRAVOS_AGAINST_MUNA, course_of

from judge.game.course.referee import is_over
from judge.game.terms import Expedition
from judge.games.chance import Chance
from judge.playing.opponents import searching
from judge.playing.opponents.opponent import OpponentTurn
from judge.playing.opponents.outlook import outlook
from judge.playing.opponents.searching import Searching, try_each
from judge.playing.program import answer_for_program
from judge.playing.replaying import PERSON, PROGRAM, MatchCourse, choices
from judge.value import changed


def turn_of(course: MatchCourse) -> OpponentTurn:
    assert course.asked is not None and course.point.question is not None
    return OpponentTurn(course.asked, choices(course.point), course.point.question.kind, course.point)


@pytest.fixture(scope="module")
def whole() -> MatchCourse:
    return course_of(BRAVOS_AGAINST_MUNA)


@pytest.mark.parametrize("moves", [6, 19, 33])
def test_the_same_chance_makes_the_same_decision(
    moves: int, whole: MatchCourse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "SECONDS", 60.0)
    monkeypatch.setattr(searching, "DAYS", 16)
    turn = turn_of(MatchCourse(replace(whole.match, moves=whole.match.moves[:moves])))
    one, other = (Searching().choose(turn, Chance(3)) for _ in range(2))
    assert one == other and one in turn.options


def test_a_search_without_time_still_decides(whole: MatchCourse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "SECONDS", 0.0)
    turn = turn_of(MatchCourse(replace(whole.match, moves=whole.match.moves[:19])))
    assert Searching().choose(turn, Chance(1)) in turn.options


def test_a_won_game_is_certain_and_a_lost_one_too(whole: MatchCourse) -> None:
    end = whole.point.state
    assert is_over(end) and end.winner is not None
    assert (outlook(end, end.winner), outlook(end, 1 - end.winner)) == (1.0, 0.0)
    for one in whole.decisions[::9]:
        state = one.point.state
        assert outlook(state, PERSON) + outlook(state, PROGRAM) == pytest.approx(1.0)


def test_who_is_ahead_is_likelier_to_win(whole: MatchCourse) -> None:
    state = next(one.point.state for one in whole.decisions if one.point.state.day == 3)
    ahead = {**state.positions}
    side = next(side for side in ahead if side[0] == PERSON and side[1] is Expedition.HERO)
    ahead[side] += 1
    assert outlook(changed(state, positions=ahead), PERSON) > outlook(state, PERSON)


def test_the_last_decision_of_a_won_game_promises_to_win(whole: MatchCourse) -> None:
    """On the last day the program that won was nearly sure of it, and what the other could do promised little."""
    last = next(place for place, one in enumerate(whole.decisions) if one.point.state.day == whole.point.state.day)
    course = MatchCourse(replace(whole.match, moves=whole.match.moves[:-2]))
    assert last and course.asked is not None
    turn = turn_of(course)
    sums = dict.fromkeys(turn.options, 0.0)
    assert all(try_each(turn, turn.options, sums, Chance(2)) for _ in range(4))
    winner = whole.point.state.winner
    assert (max(sums.values()) / 4 > 0.5) == (turn.seat == winner)


def test_it_answers_in_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "DAYS", 8)
    course = MatchCourse(replace(BRAVOS_AGAINST_MUNA, opponent="search"))
    while course.asked is not None and course.point.state.day < 2:
        answer_for_program(course, 60.0)
        if course.asked == PERSON:
            course.decide(len(choices(course.point)) - 1)
    assert sum(one.player == PROGRAM for one in course.decisions) > 3
