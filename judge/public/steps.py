"""What happened, step by step, in words, with the articles by which it did."""

from __future__ import annotations

from dataclasses import replace

from judge.exploring.course import Point
from judge.game.event.trace import Happening
from judge.law.citation import cite
from judge.messages import Language
from judge.scenario.performance import Performance, PlayedMove
from judge.telling.moves import told_step
from judge.telling.seat import SeatView
from judge.value import value
from judge.wording.names import Names


@value(frozen=True, slots=True)
class PlayedStep:
    """One thing that happened.

    Arguments:
        text: what happened, in a sentence.
        laws: the articles by which it did, the main one first.
        card: the card whose ability asked for it; "" where none did.
    """

    text: str
    laws: tuple[str, ...]
    card: str

    def __str__(self) -> str:
        return f"{self.text} [{', '.join(self.laws)}]"


def steps_of(
    played: PlayedMove, names: Names, seat: SeatView, edition: str, language: Language
) -> tuple[PlayedStep, ...]:
    """What followed a move.

    Arguments:
        names: the names of players and cards.
        seat: from where it is told.
        edition: the edition whose articles are named.
    """
    told = []
    for happening, called in played.told_apart(names):
        text, card = told_step(happening, called, seat, language)
        told.append(PlayedStep(text, tuple(cite(law, edition).article for law in happening.laws), card))
    return tuple(told)


def happened_since(before: Point, point: Point) -> list[Happening]:
    """Everything that has happened between two points.

    Arguments:
        before: the earlier one.
    """
    found: list[Happening] = []
    here: Point | None = point
    while here is not None and here is not before:
        found = [*here.happenings, *found]
        here = here.before
    return found


def last_move(run: Performance, point: Point) -> PlayedMove:
    """The last move of a run that was made, with everything that has happened since.

    Arguments:
        run: the run, which may have stopped inside a unit.
        point: the point to which the way from its last unit leads; what the run tells of that way is told once.
    """
    place = max(place for place, played in enumerate(run.played) if played.refusal is None)
    told = [one for played in run.played for one in played.happenings]
    again = list(point.happenings)
    most = min(len(told), len(again))
    known = next(count for count in range(most, -1, -1) if told[len(told) - count :] == again[:count])
    since = [one for played in run.played[place:] for one in played.happenings]
    return replace(run.played[place], happenings=[*since, *again[known:]])
