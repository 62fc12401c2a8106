"""What the page of the game is answered, as plain data that cross from a child process; nothing is kept in between."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from judge.desk.link import LONGEST_ADDRESS, link, marks_of
from judge.desk.sheet import read
from judge.exploring.course import begin
from judge.game.course.referee import is_over
from judge.games.deck import UnreadableDeck
from judge.law.citation import cite
from judge.messages import Language, Message, message
from judge.playing.coach import coached
from judge.playing.log import log
from judge.playing.match import BadMatch, MatchRecord
from judge.playing.moment import moment
from judge.playing.offer import due
from judge.playing.program import answer_for_program
from judge.playing.replaying import PERSON, MatchCourse, replayed
from judge.playing.review import review
from judge.playing.ruling import offered_in_match, ruling_in_match, ruling_on_offered
from judge.playing.tasks import TASKS, task
from judge.playing.transcript import match_file, transcript
from judge.ruling.chosen import Kind
from judge.scenario.performance import Performance
from judge.scenario.verdict import Judgement, judge
from judge.telling.board import Painter
from judge.telling.marked import marked
from judge.telling.seat import SeatView
from judge.telling.story import tell_story

Answer = dict[str, Any] | Message
"""JSON data, or what is wrong with what was asked."""

NOT_YOURS = message("It is not your decision at this moment; nothing was changed.")
NOTHING_TO_TAKE_BACK = message("There is no move of yours to take back.")
BEFORE_THE_FIRST_TURN = message("The desk can take a game over from the first turn on; make your first choices here.")


def played(match: MatchRecord, chosen: tuple[int, ...], back: bool, known: int, language: Language) -> Answer:
    """A match after some choices of the person and the answers of the program.

    Arguments:
        chosen: the choices, one after the other; none to see where the match is.
        back: whether the person’s last choice is taken back instead.
        known: how many entries of the log, the first ones, need not be told.
    """
    try:
        course = replayed(match)
        if back:
            course = _taken_back(course)
        seen = course.point.state
        for place in chosen:
            if course.asked != PERSON:
                return NOT_YOURS
            course.decide(place)
        answer_for_program(course)
    except (BadMatch, UnreadableDeck) as error:
        return wrong(error)
    judgement, performance = _judged(course, language)
    told = tell_story(judgement, language, course.start.players[PERSON], _steps(performance))
    watcher = SeatView(performance, PERSON)
    painter = Painter(performance.names, course.rules, language, watcher)
    point, now = course.point, painter.board(course.point.state)
    return {
        "match": course.match.data(),
        "players": list(performance.names.players),
        "board": asdict(marked(painter.board(seen), now) if chosen else now),
        "faces": [asdict(face) for face in told.faces],
        "due": due(point, PERSON, watcher, performance.names, language),
        "log": log(told, performance, language, known),
        "waits": course.asked is not None and course.asked != PERSON,
        "back": any(one.player == PERSON for one in course.decisions),
        "ended": _ended(course, language),
        "coach": _coach(course, language),
    }


def _coach(course: MatchCourse, language: Language) -> dict[str, Any] | None:
    if not course.situation:
        return None
    return task(course, language) if course.situation in TASKS else coached(course, course.situation, language)


def why(match: MatchRecord, kind: Kind, number: int, language: Language) -> Answer:
    """The ruling on a step of a match, or on something else that can be asked.

    Arguments:
        kind: what is asked about.
        number: the number of the step, as the log tells it; or the number among those of its kind.
    """
    try:
        course = replayed(match)
    except (BadMatch, UnreadableDeck) as error:
        return wrong(error)
    if kind == "step":
        found = ruling_in_match(course, number, PERSON, language)
    else:
        found = ruling_on_offered(course, kind, number, PERSON, language)
    return {"ruling": found.data() if found is not None else None}


def questions(match: MatchRecord, language: Language) -> Answer:
    """What can be asked about a match besides its steps: what did nothing, and what has become of the cards."""
    try:
        return {"questions": offered_in_match(replayed(match), PERSON, language)}
    except (BadMatch, UnreadableDeck) as error:
        return wrong(error)


def file(match: MatchRecord, language: Language) -> Answer:
    """The file of a match, with everything that is hidden in it."""
    try:
        return {"text": match_file(replayed(match), language)}
    except (BadMatch, UnreadableDeck) as error:
        return wrong(error)


def look_back(match: MatchRecord, day: int, language: Language) -> Answer:
    """A match looked back upon: its course by days, and the days that decided it.

    Arguments:
        day: of which of these days to tell what else could have been done; 0 for none, which is told at once.
    """
    try:
        return review(replayed(match), language, day)
    except (BadMatch, UnreadableDeck) as error:
        return wrong(error)


def for_desk(match: MatchRecord, desk: str, language: Language) -> Answer:
    """The moment at which a match is as a situation for the desk, seen from the person’s seat.

    Arguments:
        desk: the address of the desk.
    """
    try:
        course = replayed(match)
    except (BadMatch, UnreadableDeck) as error:
        return wrong(error)
    text = moment(course, PERSON, language)
    if text is None:
        return BEFORE_THE_FIRST_TURN
    judgement = judge(read(text), match.edition, unfinished=True)
    marks = marks_of(judgement.performance) if judgement.performance is not None else ()
    address = f"{desk}?s={link(text, match.edition, marks)}"
    return {"text": text, "address": address if len(address) <= LONGEST_ADDRESS else ""}


def wrong(error: BadMatch | UnreadableDeck) -> Message:
    """What to say of a match that cannot be played, or of a deck."""
    if isinstance(error, BadMatch):
        return error.message
    first = error.mistakes[0]
    return message("{deck}, line {line}: {reason}", deck=first.file, line=first.line, reason=first.message)


def _taken_back(course: MatchCourse) -> MatchCourse:
    """The match before the last choice of the person; where that was only where to play a card, before the card."""
    count, found = len(course.moves), -1
    for one in reversed(course.decisions):
        if one.player is None:
            continue
        count -= 1
        where = one.point.question is not None and one.point.question.kind == "expedition"
        if one.player == PERSON and not where:
            found = count
            break
    if found < 0:
        raise BadMatch(NOTHING_TO_TAKE_BACK)
    return MatchCourse(replace(course.match, moves=tuple(course.moves[:found])))


def _judged(course: MatchCourse, language: Language) -> tuple[Judgement, Performance]:
    """A match as the desk’s machinery plays it, up to the decision that is due."""
    judgement = judge(read(transcript(course, language)), course.rules.edition.name, unfinished=True)
    performance = judgement.performance
    assert performance is not None, "a match that was played can be played"
    if not is_over(performance.state) and not performance.waits:
        point = begin(performance.unit or performance.start, performance.rules, performance.answers)
        performance.played[-1].happenings += point.happenings
        performance.state = point.state
    return judgement, performance


def _steps(performance: Performance) -> int:
    return sum(len(one.happenings) for one in performance.played)


def _ended(course: MatchCourse, language: Language) -> dict[str, Any] | None:
    point = course.point
    if is_over(point.state):
        return {"how": "won", "winner": point.state.winner, "laws": [], "reason": ""}
    if point.laws:
        laws = [cite(law, course.rules.edition.name).article for law in point.laws]
        return {"how": "open", "winner": None, "laws": laws, "reason": ""}
    if point.reason is not None:
        return {"how": "not played", "winner": None, "laws": [], "reason": point.reason.say(language)}
    return None
