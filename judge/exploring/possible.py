"""What is possible at a point: every legal option as the line to write, and every illegal one with its refusal.

Beside what the question itself refuses, that is what players may think of doing though they are not asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from judge.exploring.course import Point
from judge.game.choices import Option, Question
from judge.game.out_of_turn import out_of_turn
from judge.game.view import View
from judge.messages import Language
from judge.scenario.answers import written
from judge.wording.names import Names
from judge.wording.table import sentence


@dataclass(frozen=True, slots=True)
class Possible:
    """An option of the question that is due.

    Arguments:
        line: the line of a scenario that chooses it.
        refusal: why it is not allowed; "" where it is.
        laws: the articles that do not allow it.
        option: the option; of an answer of chance, its weight says how many equal cards it stands for.
    """

    line: str
    refusal: str
    laws: tuple[str, ...]
    option: Option

    @property
    def legal(self) -> bool:
        """Whether it is allowed."""
        return self.option.refusal is None


def possible(point: Point, names: Names, language: Language) -> tuple[Possible, ...]:
    """The options of a point, those that look the same once; none where nothing is asked.

    Arguments:
        point: the point.
        names: the names of players and cards.
        language: the language.
    """
    if point.question is None:
        return ()
    edition = point.rules.edition
    questions = (point.question, *out_of_turn(View(point.state, point.rules), point.question))
    return tuple(
        Possible(line, _why(option, names, language), _laws(option, edition), option)
        for question in questions
        for option, line in _all(point, question, names, language)
    )


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
    return tuple(law.number(edition) for law in option.refusal.laws) if option.refusal is not None else ()
