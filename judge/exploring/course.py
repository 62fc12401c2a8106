"""The course of a game, answer by answer: each leads to the next point, undo drops the last, any point can be taken up.

A point is a value that remembers the point before it, so nothing is ever lost: to undo is to look at an earlier point,
to try something else is to answer there differently.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace

from judge.game.course.referee import Done, advance, is_over
from judge.game.event.choices import Option, Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.trace import Happening
from judge.game.rules import Rules
from judge.game.state.state import State
from judge.law.laws.law import Law
from judge.messages import Message, message
from judge.scenario.alike import all_alike
from judge.value import value

MOST_UNITS = 2_000
"""After so many units without a question a game is stopped."""


@value(frozen=True, slots=True)
class Point:
    """Where a game waits for an answer, or can go no further.

    Arguments:
        unit: the state between two units that came last.
        given: the answers in the unit since then.
        state: the state now.
        happenings: what has happened since the point before.
        question: what is asked; None where nothing is.
        laws: the laws that come nearest, where the rules do not settle what happens.
        reason: why the engine does not play on, where it does not.
        shown: how much had happened in the unit when this was asked.
        answered: the answer that led here; None at the beginning.
        before: the point before; None at the beginning.
        unasked: the questions since the point before that had answers all alike, so that nobody was asked.
    """

    rules: Rules
    unit: State
    given: tuple[Option, ...]
    state: State
    happenings: tuple[Happening, ...] = ()
    question: Question | None = None
    laws: tuple[Law, ...] = ()
    reason: Message | None = None
    shown: int = 0
    answered: Option | None = None
    before: Point | None = None
    unasked: tuple[Question, ...] = field(default=(), compare=False, repr=False)

    @property
    def answers(self) -> tuple[Option, ...]:
        """The answers from the beginning to here."""
        if self.before is None or self.answered is None:
            return ()
        return (*self.before.answers, self.answered)

    def answer(self, option: Option) -> Point:
        """The point to which an answer leads.

        Arguments:
            option: one that the question permits.

        Raises:
            ValueError: nothing is asked, or this is not allowed.
        """
        if self.question is None or not self.question.permits(option):
            raise ValueError("this answer is not allowed here")
        reached = _run(self.unit, (*self.given, option), self.rules, self.shown)
        return replace(reached, answered=option, before=self)

    def undo(self) -> Point:
        """The point before the last answer.

        Raises:
            LookupError: nothing has been answered yet.
        """
        if self.before is None:
            raise LookupError("nothing has been answered yet")
        return self.before


def begin(start: State, rules: Rules, given: Sequence[Option] = ()) -> Point:
    """The first point of a course: the game goes on to its first question.

    Arguments:
        start: a state between two units.
        given: answers that have been given in the unit that comes.
    """
    return _run(start, tuple(given), rules, 0)


def resume(point: Point, answers: Iterable[Option]) -> Point:
    """The point to which several answers lead.

    Arguments:
        point: where the first of them is given.

    Raises:
        ValueError: one of them is not allowed where it is given.
    """
    for option in answers:
        point = point.answer(option)
    return point


def _run(state: State, given: tuple[Option, ...], rules: Rules, shown: int) -> Point:
    """Go on to the next question that has more than one answer; what is all alike is not asked.

    Arguments:
        state: a state between two units.
        given: the answers in the unit that comes.
        shown: how much of what happens in it was told at an earlier point.
    """
    happenings: tuple[Happening, ...] = ()
    unasked: tuple[Question, ...] = ()
    for _ in range(MOST_UNITS):
        if is_over(state):
            return Point(rules, state, (), state, happenings, unasked=unasked)
        try:
            result = advance(state, rules, given)
        except OpenRulingError as error:
            reached, told = error.reached or (state, ())
            return Point(rules, state, given, reached, (*happenings, *told[shown:]), laws=error.laws)
        except NotPlayedError as error:
            reached, told = error.reached or (state, ())
            return Point(rules, state, given, reached, (*happenings, *told[shown:]), reason=error.what)
        if isinstance(result, Done):
            happenings += result.happenings[shown:]
            state, given, shown = result.state, (), 0
        elif result.question.kind != "turn" and all_alike(result.question, result.state):
            given = (*given, result.question.allowed[0])
            unasked = (*unasked, result.question)
        else:
            happenings += result.happenings[shown:]
            shown = len(result.happenings)
            return Point(rules, state, given, result.state, happenings, result.question, shown=shown, unasked=unasked)
    reason = message("the game went on for {most} steps without a question", most=MOST_UNITS)
    return Point(rules, state, given, state, happenings, reason=reason)
