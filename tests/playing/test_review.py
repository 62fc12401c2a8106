"""A game looked back upon: its course by days is that of the states, and what decided it could have gone otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from matches import BRAVOS_AGAINST_MUNA, course_of

from judge.game.event.choices import Option
from judge.game.terms import Expedition
from judge.messages import LANGUAGES, Language
from judge.playing import review as reviewing
from judge.playing.replaying import MadeDecision, MatchCourse
from judge.playing.review import Weighed, review
from judge.value import changed


@pytest.fixture(autouse=True)
def there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that has much to do, what else could be done is tried all the same."""
    monkeypatch.setattr(reviewing, "SECONDS", 60.0)
    monkeypatch.setattr(reviewing, "DEALS", reviewing.FEWEST_DEALS)


@pytest.fixture(scope="module")
def course() -> MatchCourse:
    return course_of(BRAVOS_AGAINST_MUNA)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_looked_back_upon(course: MatchCourse, language: Language) -> None:
    found = review(course, language)
    days = found["days"]
    assert [one["day"] for one in days] == [*range(1, course.point.state.day + 1), course.point.state.day]
    assert [one["end"] for one in days] == [False] * (len(days) - 1) + [True]
    state = course.point.state
    assert days[-1]["positions"] == [[state.distance(seat, where) for where in Expedition] for seat in (0, 1)]
    assert days[0]["positions"] == [[0, 0], [0, 0]]
    assert days[-1]["chance"] == (100 if state.winner == 0 else 0)
    assert all(0 < one["chance"] < 100 for one in days[:-1])
    assert 0 < len(found["moments"]) <= reviewing.MOST_DAYS
    by_day = {one["day"]: one["chance"] for one in reversed(days)}
    for one in found["moments"]:
        said = [int(number) for number in re.findall(r"\d+", one["text"])]
        assert said[0] == one["day"] and said[1] == by_day[one["day"]]
        assert one["else"] == "", "what takes time is asked by itself"
        (alone,) = review(course, language, one["day"])["moments"]
        assert alone["text"] == one["text"] and ("«" in alone["else"] or "“" in alone["else"])


def test_what_else_could_be_done_was_open_to_the_person(course: MatchCourse) -> None:
    names = course.start.players
    days = [one["day"] for one in review(course, "en")["moments"]]
    for one in (moment for day in days for moment in review(course, "en", day)["moments"]):
        chosen, other = re.findall(r"“(Lithium.*?)”(?=[,. ])", one["else"].replace(f"“{names[1]}", "‘"))[:2]
        assert chosen != other and chosen.startswith(names[0]) and other.startswith(names[0])


def test_a_game_that_has_just_begun_was_decided_by_nothing() -> None:
    found = review(MatchCourse(BRAVOS_AGAINST_MUNA), "en")
    assert found["moments"] == [] and len(found["days"]) == 1


def test_without_time_the_days_are_told_all_the_same(course: MatchCourse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SECONDS", -1.0)
    there = MatchCourse(replace(course.match))
    found = review(there, "en")
    assert found["moments"]
    (alone,) = review(there, "en", found["moments"][0]["day"])["moments"]
    assert alone["else"] == reviewing.NO_TIME.say("en"), "it is not said that there was nothing to choose"


def test_of_a_day_that_decided_nothing_nothing_is_told(course: MatchCourse) -> None:
    assert review(course, "en", 99)["moments"] == []


def test_a_game_that_ended_in_the_arena_is_drawn_on_the_regions_before_it(course: MatchCourse) -> None:
    there = MatchCourse(course.match)
    end = there.point.state
    there.point = replace(there.point, state=changed(end, arena=True, positions={}, regions=end.regions[:1]))
    found, drawn = review(there, "en"), review(course, "en")
    assert found["regions"] == drawn["regions"] > 1
    assert found["days"][-1]["positions"] == drawn["days"][-1]["positions"]


def test_a_game_that_began_in_the_arena_has_no_regions_to_draw() -> None:
    there = MatchCourse(BRAVOS_AGAINST_MUNA)
    state = changed(there.point.state, arena=True, positions={}, regions=there.point.state.regions[:1])
    there.point = replace(there.point, state=state, happenings=())
    there.decisions.clear()
    found = review(there, "en")
    assert found["regions"] == 0
    assert [one["positions"] for one in found["days"]] == [[[0, 0], [0, 0]]]


def test_what_promised_as_much_is_told_as_that(course: MatchCourse, monkeypatch: pytest.MonkeyPatch) -> None:
    def alike(decisions: Sequence[tuple[MadeDecision, tuple[Option, ...]]], *how: object) -> Iterator[Weighed]:
        one, options = decisions[0]
        yield Weighed(one, next(other for other in options if other != one.option), 0.504, 0.501)

    monkeypatch.setattr(reviewing, "_weighed", alike)
    day = review(course, "en")["moments"][0]["day"]
    said: dict[Language, str] = {
        "en": "promised as much: 50 in a hundred",
        "fr": "promettait autant\u00a0: 50 sur cent",
    }
    for language in LANGUAGES:
        (alone,) = review(course, language, day)["moments"]
        assert said[language] in alone["else"]


def test_what_stands_in_quotation_marks_already_takes_those_within() -> None:
    assert reviewing._within("Lithium plays “Draw” of Kuwat") == "Lithium plays ‘Draw’ of Kuwat"
    assert reviewing._within("l’action «\u00a0Après vous\u00a0» d’Alice") == "l’action “Après vous” d’Alice"
