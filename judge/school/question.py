"""A question whose right answer the engine gives, and whose wrong ones are what another law or choice would lead to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from judge.games.chance import Chance
from judge.law.citation import cite
from judge.messages import LANGUAGES, Language
from judge.school.runs import Text, WordedStep
from judge.value import value

MOST_ANSWERS = 4
"""So many answers are offered."""

FEWEST_ANSWERS = 3
"""With fewer there is too little to choose, and no question."""

LEVELS = (1, 2, 3)
"""How hard a question is, the easiest first."""

FEW, MANY = 8, 14
"""With at most so many laws in play a question is easy, with more than so many it is hard."""


@value(frozen=True, slots=True)
class QuestionStep:
    """A step in words, with its articles.

    Arguments:
        text: what happens.
        laws: the numbers of the articles that decide it.
    """

    text: Text
    laws: tuple[str, ...]


@value(frozen=True, slots=True)
class Answer:
    """An answer that is offered.

    Arguments:
        text: its words.
        law: the number of the article that rules it out; "" for the right one.
        why: how it does so, one of the `reasons`; None for the right one.
    """

    text: Text
    law: str = ""
    why: Text | None = None

    @property
    def right(self) -> bool:
        """Whether it is the right one."""
        return not self.law


@value(frozen=True, slots=True)
class SchoolQuestion:
    """A question about a form of a scenario.

    Arguments:
        kind: what kind of question it is.
        path: the scenario's path without ``.md``.
        form: which form: 0 the main one, 1 the first twin.
        move: about which move, as the scenario's page numbers them; 0 for the whole form.
        asks: what is asked.
        answers: the answers, in the order in which they are offered.
        resolution: what happens, told by the engine.
        laws: the articles by which the right answer is right, the main one first.
        level: how hard it is, from 1 to 3.
        given: how many steps of the move are told before it is asked.
        about: the sentence that it is about, such as a move that may be allowed; None where there is none.
        case: which of the questions of this kind about it, from 1.
        edition: the edition of the rules by which it is asked and answered.
        elsewhere: each other edition by which the right answer is another one, with that answer.
    """

    kind: str
    path: str
    form: int
    move: int
    asks: Text
    answers: tuple[Answer, ...]
    resolution: tuple[QuestionStep, ...]
    laws: tuple[str, ...]
    level: int
    given: int = 0
    about: Text | None = None
    case: int = 1
    edition: str = ""
    elsewhere: tuple[tuple[str, Text], ...] = ()

    @property
    def right(self) -> Answer:
        """The right answer."""
        return next(answer for answer in self.answers if answer.right)

    @property
    def key(self) -> str:
        """Its name in addresses."""
        return f"{self.kind}:{self.path}:{self.form}:{self.move}:{self.case}"

    @property
    def chapter(self) -> str:
        """The chapter of the article by which it is decided; "" where none is named."""
        return self.laws[0].partition(".")[0] if self.laws else ""

    @property
    def mark(self) -> str:
        """The line of a lesson that asks it."""
        twin = f" twin {self.form}" if self.form else ""
        move = f" move {self.move}" if self.move else ""
        case = f" case {self.case}" if self.case > 1 else ""
        return f"@question {self.kind} {self.path}{twin}{move}{case}"

    @property
    def articles(self) -> tuple[str, ...]:
        """Every article that its resolution shows."""
        steps = (law for step in self.resolution for law in step.laws)
        return tuple(dict.fromkeys((*self.laws, *(answer.law for answer in self.answers if answer.law), *steps)))

    def data(self, language: Language) -> dict[str, object]:
        """The question as JSON data, with its answers resolved."""
        return {
            "question": self.key,
            "kind": self.kind,
            "scenario": self.path,
            "edition": self.edition,
            "level": self.level,
            "asks": self.asks[language],
            "about": self.about[language] if self.about else "",
            "answers": [
                {
                    "text": answer.text[language],
                    "right": answer.right,
                    "law": answer.law,
                    "why": answer.why[language] if answer.why else "",
                }
                for answer in self.answers
            ],
            "laws": list(self.laws),
            "resolution": [{"text": step.text[language], "laws": list(step.laws)} for step in self.resolution],
            "elsewhere": [{"edition": edition, "answer": text[language]} for edition, text in self.elsewhere],
        }


def steps_of(told: Iterable[WordedStep], edition: str) -> tuple[QuestionStep, ...]:
    """Told steps with the numbers of their articles."""
    return tuple(QuestionStep(step.text, tuple(cite(law, edition).article for law in step.laws)) for step in told)


def offered(name: str, right: Answer, wrong: Iterable[Answer]) -> tuple[Answer, ...]:
    """The answers in an order that nothing but the question's name decides; of those that read the same, the first.

    Arguments:
        name: the question's name.
        wrong: the wrong ones, the best first.

    Returns:
        the answers; only one where no wrong one differs from the right one in every language.
    """
    found = [right]
    for answer in wrong:
        if len(found) < MOST_ANSWERS and all(_apart(answer, one) for one in found):
            found.append(answer)
    return tuple(chance_of(name).shuffled(found))


def chance_of(name: str) -> Chance:
    """Chance that a name decides, the same everywhere."""
    return Chance(int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big"))


def level_of(laws: Iterable[object]) -> int:
    """How hard a question is in which so many different laws are in play."""
    count = len(set(laws))
    return 1 if count <= FEW else 2 if count <= MANY else 3


def _apart(one: Answer, other: Answer) -> bool:
    return all(one.text[language].casefold() != other.text[language].casefold() for language in LANGUAGES)
