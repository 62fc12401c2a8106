"""The moments of a form at which somebody decides: before each of its moves."""

from __future__ import annotations

from collections.abc import Iterator

from judge.exploring.course import Point, begin
from judge.exploring.possible import possible, questions_to_try
from judge.exploring.scene import UnreadableScene, scene
from judge.game.event.choices import Option, Question, Refusal
from judge.game.rules import Rules
from judge.game.state.state import State
from judge.law.laws.law import Law
from judge.messages import LANGUAGES
from judge.school.reasons import FORBIDDEN
from judge.school.runs import FormRuns, Text
from judge.value import value


@value(frozen=True, slots=True)
class DecisionPoint:
    """A moment before a move.

    Arguments:
        move: the number of that move, as the story counts them.
        unit: the state between two units that came last.
        given: the answers since then.
        point: where the game waits.
        laws: the laws that put the question.
        before: the laws that have decided before it.
        refusal: why the form's own move is not allowed there; None where it is.
    """

    move: int
    unit: State
    given: tuple[Option, ...]
    point: Point
    laws: tuple[Law, ...]
    before: tuple[Law, ...]
    refusal: Refusal | None

    def asked(self, option: Option) -> Question | None:
        """The question to which an option is an answer, or would be if it were for its player to act."""
        return next((one for one in questions_to_try(self.point) if option in one.options), None)


@value(frozen=True, slots=True)
class Case:
    """An option at a moment, in words.

    Arguments:
        line: the line that chooses it.
        refusal: that it is not allowed, and why; None where it is allowed.
    """

    option: Option
    line: Text
    refusal: Text | None


def moments(lived: FormRuns) -> Iterator[DecisionPoint]:
    """The moments before the moves of a form that its file writes one by one."""
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
            yield DecisionPoint(number, here.unit, here.given, point, point.question.laws, before, played.refusal)


def cases(moment: DecisionPoint, lived: FormRuns) -> tuple[Case, ...]:
    """Everything that may be thought of at a moment, allowed or not; none where the languages do not list the same."""
    told = {language: possible(moment.point, lived.names, language) for language in LANGUAGES}
    if [one.option for one in told["en"]] != [one.option for one in told["fr"]]:
        return ()
    found = []
    for english, french in zip(told["en"], told["fr"], strict=True):
        reason: Text = {
            language: FORBIDDEN.filled(reason=one.refusal).say(language)
            for language, one in zip(LANGUAGES, (english, french), strict=True)
        }
        line: Text = {"en": english.line, "fr": french.line}
        found.append(Case(english.option, line, None if english.legal else reason))
    return tuple(found)


def without(moment: DecisionPoint, option: Option, rules: Rules) -> tuple[Point, Option] | None:
    """A moment as other rules would have it, and what they make of an option there.

    Arguments:
        rules: the other rules.

    Returns:
        None where the option is not there, or where the game cannot come to it.
    """
    try:
        point = begin(moment.unit, rules, moment.given)
    except ValueError:  # what was answered is not asked there
        return None
    options = tuple(one for question in questions_to_try(point) for one in question.options)
    same = (option.kind, option.object, option.detail)
    found = next((one for one in options if (one.kind, one.object, one.detail) == same), None)
    return (point, found) if found is not None else None
