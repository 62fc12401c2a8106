"""To undo is to drop the last answer; a course can be taken up from any point of its answers."""

from __future__ import annotations

import pytest
from small_boards import sentinels

from judge.exploring.course import Point, begin, resume
from judge.exploring.scene import scene
from judge.game.state.canonical import canonical
from judge.place import SCENARIOS
from judge.scenario.file import read_file


@pytest.fixture
def first() -> Point:
    start = scene(read_file(SCENARIOS / "objects" / "kuwat-and-haven.md"), after=0)
    return begin(start.unit, start.rules, start.given)


def last_of(point: Point) -> Point:
    """Where a course comes to when always the last option is taken, three times."""
    for _ in range(3):
        assert point.question is not None
        point = point.answer(point.question.allowed[0])
    return point


def test_undo_drops_the_last_answer(first: Point) -> None:
    third = last_of(first)
    assert len(third.answers) == 3
    second = third.undo()
    assert second.answers == third.answers[:2]
    assert second.answer(third.answers[2]) == third
    assert third.undo().undo().undo() == first


def test_nothing_is_undone_before_the_first_answer(first: Point) -> None:
    with pytest.raises(LookupError):
        first.undo()


def test_a_course_is_taken_up_from_any_of_its_points(first: Point) -> None:
    third = last_of(first)
    for kept in range(4):
        point = resume(first, third.answers[:kept])
        assert point.answers == third.answers[:kept]
        assert resume(point, third.answers[kept:]) == third


def test_every_happening_is_told_once(first: Point) -> None:
    third = last_of(first)
    courses = [*first.happenings]
    point, points = third, []
    while point.before is not None:
        points.append(point)
        point = point.before
    for one in reversed(points):
        courses += one.happenings
    told = [(one.sentence, canonical(one.state)) for one in courses]
    assert [sentence for sentence, _ in told].count("goes_to_limbo") == 1
    assert [sentence for sentence, _ in told].count("joins_expedition") == 1


def test_another_answer_leads_elsewhere_and_changes_nothing_before(first: Point) -> None:
    assert first.question is not None
    before = canonical(first.state)
    others = (option for option in first.question.conceivable if option.kind != "play" and option.refusal is None)
    ends = {canonical(first.answer(option).state) for option in others}
    assert len(ends) == 2
    assert canonical(first.state) == before


def test_what_is_not_allowed_is_no_answer(first: Point) -> None:
    assert first.question is not None
    played = first.answer(first.question.allowed[0])
    with pytest.raises(ValueError):
        played.answer(first.question.allowed[0])


def test_what_is_all_alike_is_not_asked() -> None:
    start = sentinels(1)
    point = begin(start.unit, start.rules)
    assert point.question is not None and point.question.kind == "turn"
    assert [happening.sentence for happening in point.happenings].count("gains_counters") == 1
