"""The program's side of a match: its opponent decides until the person is asked, or for as long as there is time."""

from __future__ import annotations

import hashlib
from time import process_time

from judge.game.event.choices import Option
from judge.game.state.objects import Player
from judge.games.chance import Chance
from judge.playing.opponents import OPPONENTS
from judge.playing.opponents.opponent import Opponent, OpponentTurn
from judge.playing.replaying import PROGRAM, MatchCourse, choices
from judge.playing.script import ScriptReading, script_of
from judge.scenario.stage import LEAST

SECONDS = 0.4
"""For how long of the processor's time the opponent decides at a time; a decision that has begun is made."""


def answer_for_program(course: MatchCourse, seconds: float = SECONDS) -> None:
    """Let the opponent decide until the person is asked, the game ends, or the time is over.

    Arguments:
        seconds: how much of the processor's time may pass before the last decision begins.
    """
    ends = process_time() + seconds
    opponent = OPPONENTS.get(course.opponent)
    while course.asked == PROGRAM and process_time() < ends:
        course.decide(decision(course, PROGRAM, opponent) if opponent is not None else scripted(course))


def scripted(course: MatchCourse) -> int:
    """What the script has the program do, as the place among the choices that are open; it passes where it has nothing.

    Arguments:
        course: a match that began from a situation, in which the program is asked.
    """
    reading = ScriptReading(script_of(course.situation))
    for one in course.decisions:
        reading.take(one.point, one.option, late=one.player == PROGRAM)
    options, expected = choices(course.point), reading.expected(course.point, late=True)
    if expected is not None:
        return options.index(expected[1])
    return next((place for place, one in enumerate(options) if one.kind in LEAST), 0)


def decision(course: MatchCourse, seat: Player, opponent: Opponent) -> int:
    """What an opponent decides, as the place among the choices that are open.

    Nothing of the seed that decides the draws can be told from how the opponent's own chance falls.

    Arguments:
        seat: the opponent's; it is the seat that is asked.
        opponent: who decides.
    """
    point = course.point
    assert point.question is not None
    options = choices(point)
    own = hashlib.sha256(f"{course.seed}/{seat}/{len(course.moves)}".encode()).digest()
    chosen: Option = opponent.choose(
        OpponentTurn(seat, options, point.question.kind, point), Chance(int.from_bytes(own[:8], "big"))
    )
    return options.index(chosen)
