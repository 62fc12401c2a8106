"""Each lesson begins with tasks; as many ways solve each as were reckoned from the rules, and each miss is explained.

Nothing writes `solutions.txt` but people: how many ways reach the goal was reckoned there before the engine counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest

from judge.law.typography import slips
from judge.messages import LANGUAGES
from judge.playing.answers import played
from judge.playing.match import MatchRecord, match_of
from judge.playing.program import answer_for_program
from judge.playing.replaying import PERSON, MatchCourse, choices
from judge.playing.script import SCRIPTED, ScriptReading, edition_of_situation, script_of, tasks_of
from judge.playing.tasks import MISSED, TASKS, is_missed, is_solved, task
from judge.scenario.file import read_file
from judge.scenario.verdict import judge
from judge.school.course import course

SITUATIONS = Path(__file__).parents[2] / "judge" / "playing" / "situations"
TYPED = Path(__file__).with_name("solutions.txt").read_text(encoding="utf-8").splitlines()
RECKONED = {name: int(count) for name, _, count in (line.partition(": ") for line in TYPED)}
MOST_WAYS = 100

each = pytest.mark.parametrize("name", TASKS)


def begun(name: str) -> MatchCourse:
    match = MatchCourse(MatchRecord(edition_of_situation(name), ("", ""), 1, SCRIPTED, situation=name))
    answer_for_program(match, 60.0)
    return match


def decided(match: MatchCourse, choice: int) -> MatchCourse:
    after = copy(match)
    after.moves, after.decisions = [*match.moves], [*match.decisions]
    after.decide(choice)
    answer_for_program(after, 60.0)
    return after


def ends(match: MatchCourse) -> Iterator[MatchCourse]:
    """Each way in which a task can go, up to where its goal is reached or missed."""
    if is_solved(match) or is_missed(match):
        yield match
        return
    for choice in range(len(choices(match.point))):
        yield from ends(decided(match, choice))


@each
def test_its_file_is_confirmed_and_well_written(name: str) -> None:
    judgement = judge(read_file(SITUATIONS / f"{name}.md"))
    assert judgement.verdict == "holds", [mistake.say() for mistake in judgement.mistakes]
    script = script_of(name)
    assert len(script.lines[0].words["en"]) == len(script.lines[0].words["fr"]) >= 2, "a goal and a hint"
    for language in LANGUAGES:
        said = [script.title[language], *script.lines[0].words[language], *script.ends[language]]
        assert [slip.say() for words in said for slip in slips(words, language)] == []
        assert not any(re.search(r"\d\.\d\.", words) for words in said), "no article before it is asked for"


@each
def test_its_own_moves_reach_the_goal(name: str) -> None:
    match = begun(name)
    assert not is_solved(match) and not is_missed(match)
    while not is_solved(match):
        reading = ScriptReading(script_of(name))
        for one in match.decisions:
            reading.take(one.point, one.option, late=one.player != PERSON)
        expected = reading.expected(match.point, late=False)
        assert expected is not None
        match = decided(match, choices(match.point).index(expected[1]))


@each
def test_it_is_solved_in_as_many_ways_as_were_reckoned_and_each_miss_is_explained(name: str) -> None:
    found = list(ends(begun(name)))
    missed = [one for one in found if not is_solved(one)]
    assert missed and len(found) <= MOST_WAYS
    assert len(found) - len(missed) == RECKONED[name] > 0
    told = [MISSED.filled(why=" ".join(one.words["fr"])).say("fr") for one in script_of(name).misses]
    assert {task(one, "fr")["words"][0] for one in missed} == set(told)


@each
def test_each_miss_is_told_in_both_languages(name: str) -> None:
    script = script_of(name)
    for form, miss in zip(read_file(SITUATIONS / f"{name}.md").twins, script.misses, strict=True):
        assert set(form.title) == set(LANGUAGES)
        for language in LANGUAGES:
            said = [form.title[language], *miss.words[language]]
            assert miss.words[language] and [slip.say() for words in said for slip in slips(words, language)] == []
            assert not any(re.search(r"\d\.\d\.", words) for words in said), "no article before it is asked for"


@pytest.mark.parametrize("lesson", course().names())
def test_each_lesson_has_three_tasks_at_least_with_a_goal_and_hints(lesson: str) -> None:
    tasks = tasks_of(lesson)
    assert len(tasks) >= 3
    assert all(len(set(script_of(name).lines[0].words[one])) >= 2 for name in tasks for one in LANGUAGES)


def test_no_task_is_outside_the_lessons() -> None:
    assert {name.partition("/")[0] for name in TASKS} == set(course().names())
    assert set(RECKONED) == set(TASKS)


def test_what_the_page_is_told() -> None:
    name = "reserve-and-fleeting/2-two-places"
    answer = played(begun(name).match, (), False, 0, "fr")
    assert isinstance(answer, dict)
    assert (
        answer["coach"]["hints"] and answer["coach"]["end"] == "" and answer["coach"]["words"][0].startswith("Le Skald")
    )
    wait = next(one for one in answer["due"]["options"] if one["kind"] == "pass")
    answer = played(match_of(answer["match"]), tuple(wait["moves"]), False, 0, "fr")
    assert isinstance(answer, dict)
    ways = {}
    for one in answer["due"]["options"]:
        after = played(match_of(answer["match"]), tuple(one["moves"]), False, 0, "en")
        assert isinstance(after, dict)
        ways[one["text"]] = (after["coach"]["end"], after["coach"]["hints"])
    assert sorted(ways.values()) == [("done", []), ("missed", []), ("missed", [])]
