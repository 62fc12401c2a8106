"""What one seat is told: nothing names a card that it does not know, in any answer, of any kind, in either language."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest
from matches import BRAVOS_AGAINST_MUNA, course_of

from judge.game.state.knowledge import sight
from judge.games.chance import Chance
from judge.messages import LANGUAGES, Language
from judge.playing import answers, review
from judge.playing.match import MatchRecord, match_of
from judge.playing.moment import moment
from judge.playing.opponents.opponent import OpponentTurn
from judge.playing.opponents.unseen import redealt
from judge.playing.replaying import PERSON, PROGRAM, MatchCourse, choices, replayed
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge
from tests.measures.hostile.games import hidden_names


def named(course: MatchCourse, said: str) -> set[str]:
    return {name for name in hidden_names(course) if name in said}


MATCHES = [
    BRAVOS_AGAINST_MUNA,
    MatchRecord("5.0", ("yzmir", "lyra"), 3, "chance"),
    MatchRecord("1.0", ("ordis", "axiom"), 5, "greedy"),
]


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks back for long here."""
    monkeypatch.setattr(review, "SECONDS", 0.1)


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: "-".join(match.decks))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_names_a_card_that_the_person_may_not_know(match: MatchRecord, language: Language) -> None:
    for moves in (0, 7, 24, 52):
        course = course_of(match, moves)
        assert len(hidden_names(course)) > 5, "something is hidden"
        told = answers.played(course.match, (), False, 0, language)
        assert isinstance(told, dict)
        said = {key: value for key, value in told.items() if key != "match"}
        course = replayed(match_of(told["match"]))
        assert named(course, json.dumps(said, ensure_ascii=False)) == set()
        back = answers.played(course.match, (), True, 0, language)
        desk = answers.for_desk(course.match, "/desk", language)
        assert named(course, str(desk)) == set()
        assert not isinstance(back, dict) or named(course, str({**back, "match": ""})) == set()
        for day in (0, 1):
            assert named(course, str(answers.look_back(course.match, day, language))) == set()


def test_no_ruling_names_a_card_that_the_person_may_not_know() -> None:
    course = course_of(BRAVOS_AGAINST_MUNA, 40)
    steps = sum(len(one.point.happenings) for one in course.decisions)
    ruled = 0
    for number in range(1, steps, 11):
        told = answers.why(course.match, "step", number, "en")
        assert isinstance(told, dict)
        assert named(course, json.dumps(told)) == set()
        ruled += told["ruling"] is not None
    assert ruled > 5


def test_no_question_and_no_answer_to_it_names_such_a_card() -> None:
    ruled = 0
    for moves in (22, 36):
        course = course_of(BRAVOS_AGAINST_MUNA, moves)
        offered = answers.questions(course.match, "en")
        assert isinstance(offered, dict)
        assert named(course, json.dumps(offered)) == set()
        for one in offered["questions"][::2]:
            told = answers.why(course.match, one["kind"], one["number"], "en")
            assert isinstance(told, dict)
            assert named(course, json.dumps(told)) == set()
            ruled += told["ruling"] is not None
    assert ruled > 2


def test_whatever_lies_hidden_from_the_program_it_is_shown_the_same() -> None:
    """What the program is shown is dealt by its own chance from what it may know, and not from what is there."""
    course = course_of(BRAVOS_AGAINST_MUNA, 30)
    while course.asked != PROGRAM:
        course.decide(0)
    point = course.point
    for seed in range(6):
        unit = redealt(point.unit, PROGRAM, point.rules, Chance(seed))
        assert sight(unit, PROGRAM, point.rules) == sight(point.unit, PROGRAM, point.rules)
        assert sight(unit, PERSON, point.rules) != sight(point.unit, PERSON, point.rules)
        assert Counter(one.base.card for one in unit.objects.in_order) == Counter(
            one.base.card for one in point.unit.objects.in_order
        )
    again = [redealt(point.unit, PROGRAM, point.rules, Chance(3)) for _ in range(2)]
    assert again[0] == again[1]


def test_what_has_been_decided_stays_as_it_is_where_a_game_is_imagined() -> None:
    course = MatchCourse(BRAVOS_AGAINST_MUNA)
    imagined = 0
    while course.asked is not None and imagined < 25:
        point = course.point
        if course.asked == PROGRAM and point.question is not None and not point.state.brought:
            turn = OpponentTurn(PROGRAM, choices(point), point.question.kind, point)
            game = turn.imagine(Chance(imagined))
            assert game is not None
            end = game.after(turn.options[0], lambda question, _: question.allowed[0])
            assert end.day >= point.state.day
            imagined += 1
        course.decide(0)
    assert imagined


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_can_be_taken_to_the_desk_and_asks_the_same(language: Language) -> None:
    for moves in (8, 21, 43):
        course = course_of(replace(BRAVOS_AGAINST_MUNA, opponent="chance"), moves)
        text = moment(course, PERSON, language)
        assert text is not None
        judgement = judge(read_bytes(text.encode(), "moment.md"), "5.0", unfinished=True)
        assert judgement.own != "unreadable", [one.say(language) for one in judgement.own_mistakes]
        performance = judgement.performance
        assert performance is not None
        there = performance.state
        before = dict(course.point.state.positions)
        if there.day == course.point.state.day:
            assert dict(there.positions) == before


def test_before_the_first_turn_there_is_no_board_for_the_desk() -> None:
    assert moment(MatchCourse(BRAVOS_AGAINST_MUNA), PERSON, "en") is None
    assert answers.for_desk(BRAVOS_AGAINST_MUNA, "/desk", "en") == answers.BEFORE_THE_FIRST_TURN
