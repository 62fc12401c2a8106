"""Matches for tests: played by chance on the person's side, quickly."""

from __future__ import annotations

from judge.cards.collection import Collection
from judge.game.state.knowledge import knows
from judge.messages import LANGUAGES
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


def hidden_names(course: MatchCourse) -> set[str]:
    """What the cards of the opponent's deck are called of whose name the person has never come to know one."""
    points = [*(one.point for one in course.decisions), course.point]
    states = [point.state for point in points]
    states += [happening.state for point in points for happening in point.happenings]
    first, second = course.start.brought
    known = {card.card for card in first.cards}
    for state in states:
        known |= {one.base.card for one in state.objects.in_order if knows(state, PERSON, one, course.rules)}
    return _names({card.card for card in second.cards}) - _names(known - {""})


def _names(cards: set[str]) -> set[str]:
    known = Collection.known()
    found = (known.with_id(card) for card in cards)
    return {one.name[language].partition(",")[0] for one in found if one is not None for language in LANGUAGES}
