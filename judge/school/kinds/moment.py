"""The moments of a form at which somebody decides: before each of its moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.exploring.course import Point, begin
from judge.exploring.scene import UnreadableScene, scene
from judge.game.choices import Option
from judge.game.state import State
from judge.law.citations.law import Law
from judge.school.runs import Lived


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment before a move.

    Arguments:
        move: the number of that move, as the story counts them.
        unit: the state between two units that came last.
        given: the answers since then.
        point: where the game waits.
        laws: the laws that put the question.
        before: the laws that have decided before it.
    """

    move: int
    unit: State
    given: tuple[Option, ...]
    point: Point
    laws: tuple[Law, ...]
    before: tuple[Law, ...]


def moments(lived: Lived) -> Iterator[Moment]:
    """The moments before the moves of a form that its file writes one by one.

    Arguments:
        lived: the form.
    """
    places = {id(move): place for place, move in enumerate(lived.form.moves)}
    for number, played in enumerate(lived.run.moves, 1):
        place = places.get(id(played.move))
        if place is None:
            continue
        try:
            here = scene(lived.form, place, lived.edition)
        except UnreadableScene:
            continue
        point = begin(here.unit, here.rules, here.given)
        if point.question is not None:
            before = tuple(law for steps in lived.run.steps[: number - 1] for step in steps for law in step.laws)
            yield Moment(number, here.unit, here.given, point, point.question.laws, before)
