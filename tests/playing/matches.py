"""Matches for tests: played by chance on the person's side, quickly."""

from __future__ import annotations

from judge.playing.match import MatchRecord
from judge.playing.opponents.by_chance import ByChance
from judge.playing.program import answer_for_program, decision
from judge.playing.replaying import PERSON, MatchCourse

BRAVOS_AGAINST_MUNA = MatchRecord("5.0", ("bravos", "muna"), 7, "greedy")


def course_of(match: MatchRecord, moves: int = 10_000) -> MatchCourse:
    """A match of which so many moves or a few more have been made, or that has ended."""
    course = MatchCourse(match)
    while course.asked is not None and len(course.moves) < moves:
        answer_for_program(course, 60.0)
        if course.asked == PERSON:
            course.decide(decision(course, PERSON, ByChance()))
    return course
