"""Why a step of a match is as it is, or why something did not happen: ruled from the turn to which it belongs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judge.cards.collection import Collection
from judge.desk.sheet import read
from judge.desk.view import go_on, reached
from judge.exploring.course import Point
from judge.game.course.referee import Done, advance, is_over
from judge.game.event.trace import Happening
from judge.game.state.objects import Player
from judge.game.state.state import State
from judge.game.terms import Phase, Zone
from judge.messages import Language
from judge.playing.moment import last_turn, situation
from judge.playing.replaying import MatchCourse
from judge.playing.transcript import transcript
from judge.ruling.chosen import Kind, ruling_on_step
from judge.ruling.idle import idle_abilities
from judge.ruling.ruling import Ruling
from judge.ruling.things import things
from judge.scenario.alike import all_alike
from judge.scenario.answers import written
from judge.scenario.performance import PlayedMove
from judge.scenario.verdict import Judgement, judge
from judge.telling.seat import SeatView
from judge.wording.names import Names
from judge.wording.table import sentence


def ruling_in_match(course: MatchCourse, number: int, seat: Player, language: Language) -> Ruling | None:
    """The ruling on a step of a match; None where there is nothing to prove.

    Arguments:
        number: the number of the step, from 1.
        seat: from where it is told.
    """
    points = [*(one.point for one in course.decisions), course.point]
    steps: list[Happening] = [happening for point in points for happening in point.happenings]
    if not 1 <= number <= len(steps):
        return None
    after, counted = 0, len(points[0].happenings)
    while counted < number:
        after += 1
        counted += len(points[after].happenings)
    name = course.start.players[seat]
    for start in _starts(course, points, after, len(points[after].happenings) - (counted - number)):
        lines = [*_lines(course, start.first, after + 1, language), *_goes_on(course, after, language)]
        found = _judged(situation(course, start.state, None, lines, language), course)
        told = [happening for played in _played(found) for happening in played.happenings]
        if start.place <= len(told) and told[start.place - 1].sentence == steps[number - 1].sentence:
            return ruling_on_step(found, start.place, language, name, go_on)
    return ruling_on_step(_judged(transcript(course, language, after + 1), course), number, language, name, go_on)


def offered_in_match(course: MatchCourse, seat: Player, language: Language) -> list[dict[str, str | int]]:
    """What else can be asked about a match: abilities that did nothing since the seat’s last turn, and what has become
    of the cards in sight; as JSON data.

    Arguments:
        seat: from where it is told.
    """
    found = _since_last_turn(course, seat, language)
    run = found.performance if found is not None else None
    if run is None or not any(played.happenings for played in run.played):
        return []
    watcher = SeatView(run, seat)
    offered = {"idle": idle_abilities(run, watcher, language), "thing": things(run, watcher, language)}
    return [
        {"kind": kind, "number": number, "text": one.text}
        for kind, all_of_it in offered.items()
        for number, one in enumerate(all_of_it, start=1)
    ]


def ruling_on_offered(course: MatchCourse, kind: Kind, number: int, seat: Player, language: Language) -> Ruling | None:
    """The ruling on something else that can be asked about a match; None where there is nothing to prove.

    Arguments:
        kind: what was chosen.
        number: its number among those of its kind, from 1.
        seat: from where it is told.
    """
    found = _since_last_turn(course, seat, language)
    if found is None or number < 1:
        return None
    return ruling_on_step(found, number, language, course.start.players[seat], go_on, kind)


def _since_last_turn(course: MatchCourse, seat: Player, language: Language) -> Judgement | None:
    """A match from the last turn on in which a seat decided; None before there is one."""
    points = [*(one.point for one in course.decisions), course.point]
    turns = [
        place
        for place, one in enumerate(course.decisions)
        if one.player == seat and one.point.question is not None and one.point.question.kind == "turn"
    ]
    first = last_turn(points[: turns[-1] + 1]) if turns else None
    if first is None:
        return None
    count = len(course.decisions)
    lines = [*_lines(course, first, count, language), *_goes_on(course, count, language)]
    return _judged(situation(course, points[first].unit, None, lines, language), course)


@dataclass(frozen=True, slots=True)
class _Start:
    """A state from which a step of a match can be ruled.

    Arguments:
        state: the state, which a board can say.
        first: the first decision that follows it.
        place: the number of the step from there on.
    """

    state: State
    first: int
    place: int


def _starts(course: MatchCourse, points: Sequence[Point], after: int, place: int) -> Iterator[_Start]:
    """The states from which a step can be ruled, the nearest first: that before its unit, that before its turn.

    Arguments:
        after: how many decisions come before the step.
        place: its number among what followed the last of them.
    """
    near = [(state, done) for state, done in _pauses(course, after) if done < place and not state.of(Zone.LIMBO)]
    yield from (_Start(state, after, place - done) for state, done in near[-1:])
    first = last_turn(points[:after])
    if first is not None:
        between = sum(len(point.happenings) for point in points[first + 1 : after])
        yield _Start(points[first].unit, first, points[first].shown + between + place)


def _pauses(course: MatchCourse, after: int) -> Iterator[tuple[State, int]]:
    """The states between units after a decision, each with how much had happened since the decision."""
    if not after:
        return
    decision = course.decisions[after - 1]
    state, given, shown = decision.point.unit, (*decision.point.given, decision.option), decision.point.shown
    happened = 0
    while not is_over(state):
        result = advance(state, course.rules, given)
        if isinstance(result, Done):
            happened += len(result.happenings) - shown
            state, given, shown = result.state, (), 0
            if not state.brought:
                yield state, happened
        elif result.question.kind != "turn" and all_alike(result.question, result.state):
            given = (*given, result.question.allowed[0])
        else:
            return


def _judged(text: str, course: MatchCourse) -> Judgement:
    judgement = judge(read(text), course.rules.edition.name, unfinished=True)
    reached(judgement)
    return judgement


def _played(judgement: Judgement) -> Sequence[PlayedMove]:
    return () if judgement.performance is None else judgement.performance.played


def _lines(course: MatchCourse, first: int, after: int, language: Language) -> Iterator[str]:
    """The decisions of a part of a match as the lines of a scenario."""
    names = Names(course.start.players, Collection.known())
    for one in course.decisions[first:after]:
        assert one.point.question is not None, "a decision answers a question"
        lines = written(one.point.question, one.point.state, names, language)
        yield next(line for option, line in lines if option == one.option)


def _goes_on(course: MatchCourse, after: int, language: Language) -> Iterator[str]:
    """The line that lets a situation go on to where a match has come, where no decision does."""
    if after < len(course.decisions):
        return
    phases, state = tuple(Phase), course.point.state
    phase = phases[(phases.index(state.phase) + 1) % len(phases)] if is_over(state) else state.phase
    if phase is not Phase.AFTERNOON:
        yield sentence("move", "go_on").write({"phase": phase}, Names(state.players, Collection.known()), language)
