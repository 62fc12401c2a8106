"""A task: a small situation with a goal that is told as an outcome is; the engine says whether it is reached."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.messages import Language, message
from judge.playing.coach import said
from judge.playing.replaying import PERSON, MatchCourse
from judge.playing.script import SITUATIONS, Outcome, Script, script_of
from judge.scenario.outcome import why_not

TASKS = tuple(name for name in SITUATIONS if "/" in name)
"""The names of the situations that are tasks."""

MISSED = message("Not this time. {why}")


def task(course: MatchCourse, language: Language) -> dict[str, Any]:
    """The goal of a task, its hints and whether it is reached, as JSON data.

    Arguments:
        course: a match that began from a task.
    """
    script = script_of(course.situation)
    if is_solved(course):
        return {"aside": "", **said(script.ends[language]), "end": "done"}
    if is_missed(course):
        return {"aside": "", **said([_why_missed(course, script, language)]), "end": "missed"}
    goal, *hints = script.lines[0].words[language]
    return {"aside": "", **said([goal]), "hints": hints}


def is_solved(course: MatchCourse) -> bool:
    """Whether the person has decided something, and all that the outcome of the task says is so."""
    decided = any(one.player == PERSON for one in course.decisions)
    return decided and _is_so(script_of(course.situation).outcome, course)


def is_missed(course: MatchCourse) -> bool:
    """Whether the days of the task are over, or nothing is to be decided any more, and its goal is not reached."""
    over = course.asked is None or course.point.state.day > _last_day(script_of(course.situation))
    return over and not is_solved(course)


def _why_missed(course: MatchCourse, script: Script, language: Language) -> str:
    """Why the goal is not reached, as the file tells it of what is so now; a test goes every way to miss it."""
    why = next((" ".join(miss.words[language]) for miss in script.misses if _is_so(miss.outcome, course)), "")
    return MISSED.filled(why=why).say(language)


def _is_so(outcome: Outcome, course: MatchCourse) -> bool:
    now = replace(script_of(course.situation).performance, state=course.point.state)
    return all(why_not(fact, player, now) is None for player, fact in outcome)


def _last_day(script: Script) -> int:
    return max(line.day for line in script.lines)
