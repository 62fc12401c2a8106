"""A match as a file: `judge run` plays it to the same end, and the page finds the match in it again."""

from __future__ import annotations

import base64
import json
import re

import pytest
from matches import BRAVOS_AGAINST_MUNA, course_of

from judge.messages import LANGUAGES, Language
from judge.playing import answers
from judge.playing.match import MatchRecord, match_of
from judge.playing.replaying import PERSON, MatchCourse
from judge.playing.ruling import ruling_in_match
from judge.playing.transcript import match_file
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 4, 13, 38, 10_000])
def test_the_file_of_a_match_holds(moves: int, language: Language) -> None:
    course = course_of(BRAVOS_AGAINST_MUNA, moves)
    text = match_file(course, language)
    judgement = judge(read_bytes(text.encode(), "game.md"))
    assert judgement.verdict == "holds", [one.say("en") for one in judgement.mistakes]
    if moves > 1_000:
        assert judgement.performance is not None
        assert judgement.performance.state == course.point.state
    (held,) = re.findall(r"^match: ([\w-]+)$", text, re.MULTILINE)
    assert match_of(json.loads(base64.urlsafe_b64decode(held + "=" * (-len(held) % 4)))) == course.match


def test_the_steps_of_the_log_are_those_that_are_ruled() -> None:
    course = course_of(BRAVOS_AGAINST_MUNA, 36)
    told = answers.played(course.match, (), False, 0, "en")
    assert isinstance(told, dict)
    steps = {step["number"]: step["text"] for entry in told["log"] for step in entry["steps"]}
    assert sorted(steps) == list(range(1, len(steps) + 1)), "numbered without a gap"
    asked = 0
    for number in range(3, len(steps), 9):
        ruling = ruling_in_match(course, number, PERSON, "en")
        if ruling is not None:
            asked += 1
            step, question = (re.sub(r" #\d", "", said) for said in (steps[number], ruling.question))
            assert step[1:] in question
    assert asked > 5


def test_a_log_that_is_known_in_part_is_told_from_there_on() -> None:
    match = course_of(BRAVOS_AGAINST_MUNA, 30).match
    whole, rest = (answers.played(match, (), False, known, "en") for known in (0, 5))
    assert isinstance(whole, dict) and isinstance(rest, dict)
    assert rest["log"] == whole["log"][5:]


def test_an_order_that_no_step_cites_decides_what_follows() -> None:
    moves = tuple(map(int, "0412221000003120101135531012130041210023140031100120011037312103603000"))
    course = MatchCourse(MatchRecord("1.0", ("axiom", "ordis"), 8753483693297345, "chance", moves))
    ruling = ruling_in_match(course, 185, PERSON, "en")
    assert ruling is not None
    chosen = [one.without for one in ruling.deciding if "leaves a choice" in one.without]
    assert chosen == ["4.4.b leaves a choice; chosen otherwise, the answer would be another."]
