"""Each task of a lesson is reached by its own moves, and by as many others as are counted in solutions.txt."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.law.typography import slips
from judge.messages import LANGUAGES
from judge.playing.answers import played
from judge.playing.match import MatchRecord, match_of
from judge.playing.program import answer_for_program
from judge.playing.replaying import PERSON, MatchCourse, choices
from judge.playing.script import SCRIPTED, ScriptReading, edition_of_situation, script_of, tasks_of
from judge.playing.tasks import TASKS, is_missed, is_solved
from judge.scenario.file import read_file
from judge.scenario.verdict import judge
from judge.school.course import course

SITUATIONS = Path(__file__).parents[2] / "judge" / "playing" / "situations"
COUNTED = Path(__file__).with_name("solutions.txt")
MOST_CHOICES = 400

each = pytest.mark.parametrize("name", TASKS)


def begun(name: str) -> MatchCourse:
    match = MatchCourse(MatchRecord(edition_of_situation(name), ("", ""), 1, SCRIPTED, situation=name))
    answer_for_program(match, 60.0)
    return match


def decided(match: MatchCourse, choice: int) -> MatchCourse:
    after = MatchCourse(match.match)
    after.decide(choice)
    answer_for_program(after, 60.0)
    return after


def ends(match: MatchCourse) -> Iterator[bool]:
    """Of each way in which a task can go, whether its goal is reached."""
    if is_solved(match) or is_missed(match):
        yield is_solved(match)
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
        assert not any(re.search(r"\d\.\d", words) for words in said), "no article before it is asked for"


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


def test_the_engine_counts_its_solutions() -> None:
    lines = []
    for name in TASKS:
        found = list(ends(begun(name)))
        assert 0 < sum(found) < len(found) <= MOST_CHOICES, name
        lines.append(f"{name}: {sum(found)} of {len(found)} ways")
    text = "\n".join(lines) + "\n"
    if os.environ.get("JUDGE_REFRESH"):
        COUNTED.write_text(text, encoding="utf-8")
    assert COUNTED.read_text(encoding="utf-8") == text


def test_tasks_belong_to_lessons_three_at_least_each() -> None:
    lessons = {name.partition("/")[0] for name in TASKS}
    assert lessons <= set(course().names())
    assert all(len(tasks_of(lesson)) >= 3 for lesson in lessons)


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
