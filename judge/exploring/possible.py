"""What is possible at a point: every legal option as the line to write, and every illegal one with its refusal.

Beside what the question itself refuses, that is what players may think of doing though they are not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field, replace

from judge.exploring.course import Point
from judge.game.course.out_of_turn import out_of_turn, unfit
from judge.game.event.choices import Option, Question
from judge.game.state.knowledge import knows
from judge.game.state.objects import Player
from judge.game.view.view import View
from judge.law.citation import cite
from judge.messages import Language
from judge.scenario.answers import written
from judge.value import value
from judge.wording.names import Names
from judge.wording.table import sentence

SECRET = frozenset({"tumult", "deck", "present"})
"""The kinds of questions during the setup whose options nobody else sees."""


@value(frozen=True, slots=True)
class Choice:
    """What may be done next, or may not.

    Arguments:
        line: the line of a scenario that chooses it.
        refusal: why it is not allowed; "" where it is.
        laws: the articles that do not allow it.
        option: the option of the question that is due.
        player: who would do it; None for chance.
    """

    line: str
    refusal: str
    laws: tuple[str, ...]
    option: Option = field(repr=False)
    player: Player | None = field(default=None, repr=False)

    @property
    def legal(self) -> bool:
        """Whether it is allowed."""
        return self.option.refusal is None

    @property
    def weight(self) -> int:
        """Of an answer of chance, how many equally likely cases it stands for."""
        return self.option.weight

    def __str__(self) -> str:
        return self.line


def possible(point: Point, names: Names, language: Language, seat: Player | None = None) -> tuple[Choice, ...]:
    """The options of a point, those that look the same once; none where nothing is asked.

    From a player's seat, what concerns cards that are not known there is left out: even how many different things could
    be done with them would tell what they are.

    Arguments:
        names: the names of players and cards.
        seat: the player from whose seat they are told; None for the judge's.
    """
    return tuple(_in_words(questions_to_try(point), point, names, language, seat))


def no_targets(point: Point, names: Names, language: Language, seat: Player | None = None) -> tuple[Choice, ...]:
    """What cannot be the target for which a point asks, those that look the same once.

    Arguments:
        point: the point, at which a target is asked for.
        names: the names of players and cards.
        seat: the player from whose seat they are told; None for the judge's.
    """
    if point.question is None:
        return ()
    questions = (point.question, unfit(View(point.state, point.rules), point.question))
    return tuple(one for one in _in_words(questions, point, names, language, seat) if not one.legal)


def is_all(point: Point, seat: Player | None) -> bool:
    """Whether nothing is left out of what is possible at a point.

    Arguments:
        seat: the player from whose seat it is told; None for the judge's.
    """
    return all(len(_seen(one, point, seat).options) == len(one.options) for one in questions_to_try(point))


def questions_to_try(point: Point) -> tuple[Question, ...]:
    """The question of a point, and what players may think of doing beside it; nothing where nothing is asked."""
    if point.question is None:
        return ()
    return (point.question, *out_of_turn(View(point.state, point.rules), point.question))


def _in_words(
    questions: Iterable[Question], point: Point, names: Names, language: Language, seat: Player | None
) -> Iterator[Choice]:
    """The options of questions, told from a seat."""
    for question in questions:
        for option, line in _all(point, _seen(question, point, seat), names, language):
            why, laws = _why(option, names, language), _laws(option, point.rules.edition.name)
            yield Choice(line, why, laws, option, question.player if option.player is None else option.player)


def _seen(question: Question, point: Point, seat: Player | None) -> Question:
    """A question with those of its options that speak of nothing that is not known from a seat."""
    if seat is None:
        return question
    return replace(question, options=tuple(one for one in question.options if _is_seen(one, question, point, seat)))


def _is_seen(option: Option, question: Question, point: Point, seat: Player) -> bool:
    """Whether everything that an option speaks of is known from a seat."""
    spoken = [option.object, *([option.detail] if question.kind == "swap" else [])]
    objects = (point.state.objects.get(one) for one in spoken if isinstance(one, int))
    known = all(one is None or knows(point.state, seat, one, point.rules) for one in objects)
    return known and (question.player == seat or question.kind not in SECRET)


def _all(point: Point, question: Question, names: Names, language: Language) -> Iterator[tuple[Option, str]]:
    """Every option with its line, refused or not."""
    bare = tuple(replace(option, refusal=None) for option in question.options)
    asked = replace(question, options=bare)
    for option, line in written(asked, point.state, names, language):
        place = next(number for number, one in enumerate(bare) if one is option)
        yield question.options[place], line


def _why(option: Option, names: Names, language: Language) -> str:
    refusal = option.refusal
    if refusal is None:
        return ""
    return sentence("refusal", refusal.sentence).write(refusal.values, names, language)


def _laws(option: Option, edition: str) -> tuple[str, ...]:
    return tuple(cite(law, edition).article for law in option.refusal.laws) if option.refusal is not None else ()
