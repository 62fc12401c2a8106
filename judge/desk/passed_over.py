"""Why no other: for each step that targets something, what else was there, and by which article it was no target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.cards.collection import UnknownCard
from judge.desk.asking import OfferedLine
from judge.exploring.course import Point
from judge.exploring.possible import no_targets
from judge.game.event.choices import Question
from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.messages import Language
from judge.scenario.performance import Performance
from judge.telling.card_face import lines_of
from judge.telling.seat import SeatView
from judge.value import value

Lines = tuple[str, ...]

TARGETING = ("targets", "targets_only")
"""The happenings with which a target is chosen, whether somebody was asked for it or not."""

MOST_STEPS = 100
"""For so many steps, the last ones, this is told."""


@value(frozen=True, slots=True)
class PassedOver:
    """What was no target at a step.

    Arguments:
        asks: what stands on the card that asked for a target, an ability a line.
        others: what could not be the target, and why not.
    """

    asks: Lines = ()
    others: tuple[OfferedLine, ...] = ()

    def data(self) -> dict[str, Any]:
        """The same as JSON data."""
        return {"asks": list(self.asks), "others": [one.refused() for one in self.others]}


NOBODY = PassedOver()


def passed_over(performance: Performance, seat: SeatView, language: Language) -> Mapping[int, PassedOver]:
    """What was no target, for each step that targets something, by the number of the step.

    Arguments:
        performance: the situation as it was played.
        seat: from where it is told.
    """
    asked = _questions(performance)
    told = ((number, happening, asked.get(place)) for number, place, happening in _numbered(performance))
    found = [(number, one, *put) for number, one, put in told if put is not None and one.sentence in TARGETING]
    return {
        number: PassedOver(
            reasons_on(happening.source, performance, seat, happening.state, language),
            tuple(
                OfferedLine(one.line, one.refusal, one.laws)
                for one in no_targets(
                    Point(performance.rules, state, (), state, question=question),
                    performance.names,
                    language,
                    seat.player,
                )
            ),
        )
        for number, happening, question, state in found[-MOST_STEPS:]
    }


def reasons_on(
    card: Object | None, performance: Performance, seat: SeatView, state: State, language: Language
) -> Lines:
    """What stands on a card that asks for a target, an ability a line, where it is known from the seat.

    Arguments:
        card: the card; None where it is no longer there.
        performance: the situation as it was played.
        seat: from where it is told.
        state: the state of which is spoken.
    """
    if card is None or not seat.sees(card, state):
        return ()
    try:
        return lines_of(performance.names.collection.find(card.base.card), language)
    except UnknownCard:
        return ()


def _questions(performance: Performance) -> dict[int, tuple[Question, State]]:
    """The questions for a target that were put right before a happening, by its place among all happenings."""
    first, count = dict[int, int](), 0
    for played in performance.played:
        first[id(played)] = count
        count += len(played.happenings)
    return {
        first[id(put.during)] + put.place: (put.question, put.state)
        for put in performance.questions
        if put.question.kind == "target"
    }


def _numbered(performance: Performance) -> Iterator[tuple[int, int, Happening]]:
    """Every happening with the number of its step, and its place among all happenings; a refusal is a step as well."""
    refusals, place = 0, 0
    for played in performance.played:
        for happening in played.happenings:
            yield place + refusals + 1, place, happening
            place += 1
        refusals += played.refusal is not None
