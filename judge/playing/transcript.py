"""A match as a scenario file: what the desk’s machinery tells and rules, and what `judge run` plays to the same end."""

from __future__ import annotations

import base64
import json
from dataclasses import replace

from judge.desk.sheet import read
from judge.game.course.referee import is_over
from judge.games.game import Ending, Game, RandomDecision
from judge.games.record import as_scenario, moves
from judge.messages import Language, message
from judge.playing.replaying import MadeDecision, MatchCourse
from judge.playing.script import script_of
from judge.scenario.headings import SECTIONS
from judge.scenario.performance import Performance
from judge.scenario.play import perform

TITLE = message("A game against the program")
SAID = message("A game against the program, as far as it has been played.")


def transcript(course: MatchCourse, language: Language, count: int | None = None) -> str:
    """The decisions of a match as a situation that may go on, without the match itself.

    Arguments:
        language: the language of its sentences.
        count: how many of its decisions; None for all.
    """
    game = _game(course, course.decisions[:count])
    if not course.situation:
        return as_scenario(game, TITLE, SAID, language, ends=False)
    script = script_of(course.situation)
    lines = (f"1. {line}" for line in moves(game, script.names, language))
    return "\n".join([script.head, "", f"## {SECTIONS['play']['en']}", "", *lines, ""])


def match_file(course: MatchCourse, language: Language) -> str:
    """The file of a match: a scenario that holds, up to the last pause between two units, and the match itself.

    Arguments:
        language: the language of its sentences.
    """
    held = base64.urlsafe_b64encode(json.dumps(course.match.data()).encode()).rstrip(b"=").decode()
    if course.situation:
        return f"{transcript(course, language)}\nmatch: {held}\n"
    over = is_over(course.point.state)
    count = len(course.decisions) if over else _pauses(course)
    game = _game(course, course.decisions[:count])
    played = _performed(as_scenario(game, TITLE, SAID, language, ends=False), course)
    went_on = over and not is_over(played.state)
    game = replace(game, end=course.point.state if over else played.state, went_on=went_on)
    return f"{as_scenario(game, TITLE, SAID, language)}\nmatch: {held}\n"


def _pauses(course: MatchCourse) -> int:
    """How many decisions there are up to the last pause between two units at which somebody is asked."""
    points = [*(one.point for one in course.decisions), course.point]
    return max(place for place, point in enumerate(points) if not point.given)


def _performed(text: str, course: MatchCourse) -> Performance:
    found = perform(read(text), course.rules, unfinished=True)
    assert found is not None, "a match that was played can be played"
    return found


def _game(course: MatchCourse, decisions: list[MadeDecision]) -> Game:
    point = course.point
    taken = []
    for one in decisions:
        assert one.point.question is not None, "a decision answers a question"
        taken.append(RandomDecision(one.point.state, one.point.question, one.option))
    ending: Ending = "won" if is_over(point.state) else "open" if point.laws else "unfinished"
    return Game(course.start, point.state, tuple(taken), ending, point.laws, 0, 0, course.rules, went_on=False)
