"""A lesson: short text around scenarios that are played on the page, and questions about them."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.law.article import REFERENCE
from judge.messages import Language, Message, Mistake
from judge.value import value

KINDS = ("next", "region", "may", "order", "end", "why", "stop")
"""The kinds of questions: what happens next, who wins a region, may she do that, which order, how does it end, which
article decides it, what would stop it."""


@value(frozen=True, slots=True)
class LessonText:
    """A paragraph, or a list.

    Arguments:
        text: its words, as Markdown.
        line: its first line in the file.
    """

    text: str
    line: int

    @property
    def references(self) -> tuple[str, ...]:
        """The numbers that it cites, in order."""
        return tuple(REFERENCE.findall(self.text))

    @property
    def skeleton(self) -> tuple[str, ...]:
        """What must be the same in every language: that there is text, and what it cites."""
        return ("text", *self.references)


@value(frozen=True, slots=True)
class LessonRemark:
    """A remark on what another edition says otherwise.

    Arguments:
        text: its words, as Markdown; what they cite are articles of that edition.
        line: its first line in the file.
        edition: the other edition.
    """

    text: str
    line: int
    edition: str

    @property
    def references(self) -> tuple[str, ...]:
        """The numbers that it cites, in order."""
        return tuple(REFERENCE.findall(self.text))

    @property
    def skeleton(self) -> tuple[str, ...]:
        """What must be the same in every language."""
        return ("remark", self.edition, *self.references)


@value(frozen=True, slots=True)
class LessonHeading:
    """A heading within a lesson.

    Arguments:
        text: its words.
    """

    text: str
    line: int

    @property
    def skeleton(self) -> tuple[str, ...]:
        """What must be the same in every language."""
        return ("heading",)


@value(frozen=True, slots=True)
class LessonScenario:
    """A scenario that stands on the page, or a part of it.

    Arguments:
        mark: the line as it is written.
        path: the scenario's path without ``.md``.
        form: which form: 0 the main one, 1 the first twin.
        what: ``play`` for its moves and steps, ``board`` for the board alone.
        unit: what first and last count: ``move`` or ``step``; "" where the whole form is meant.
        first: the first move or step shown; of a board, the one after which it is drawn.
    """

    mark: str
    line: int
    path: str
    form: int
    what: str
    unit: str = ""
    first: int = 0
    last: int = 0

    @property
    def skeleton(self) -> tuple[str, ...]:
        """What must be the same in every language."""
        return (self.mark,)


@value(frozen=True, slots=True)
class LessonQuestion:
    """A question that stands on the page.

    Arguments:
        mark: the line as it is written.
        kind: one of `KINDS`.
        path: the scenario's path without ``.md``.
        form: which form: 0 the main one, 1 the first twin.
        move: about which move, as the scenario's page numbers them; 0 for the whole form.
        case: which of the questions of this kind that there are about it, from 1.
    """

    mark: str
    line: int
    kind: str
    path: str
    form: int
    move: int
    case: int = 1

    @property
    def skeleton(self) -> tuple[str, ...]:
        """What must be the same in every language."""
        return (self.mark,)


Block = LessonText | LessonRemark | LessonHeading | LessonScenario | LessonQuestion


@dataclass
class Lesson:
    """A lesson in one language.

    Arguments:
        name: its name in addresses, such as ``the-goal-of-the-game``.
        number: its place in the course, from 1.
        file: its file, as mistakes name it.
        lead: what lists say of it, one or two sentences.
        blocks: what stands in it, in order.
        mistakes: what cannot be read.
    """

    name: str
    number: int
    file: str
    language: Language
    title: str = ""
    lead: str = ""
    blocks: list[Block] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)

    def complain(self, line: int, what: Message) -> None:
        """Note a mistake."""
        self.mistakes.append(Mistake(self.file, line, what))

    @property
    def questions(self) -> tuple[LessonQuestion, ...]:
        """The questions of the lesson, in order."""
        return tuple(block for block in self.blocks if isinstance(block, LessonQuestion))

    @property
    def scenarios(self) -> tuple[LessonScenario, ...]:
        """What is shown of scenarios, in order."""
        return tuple(block for block in self.blocks if isinstance(block, LessonScenario))

    @property
    def remarks(self) -> tuple[LessonRemark, ...]:
        """The remarks on other editions, in order."""
        return tuple(block for block in self.blocks if isinstance(block, LessonRemark))

    @property
    def skeleton(self) -> tuple[tuple[str, ...], ...]:
        """What must be the same in every language, block by block."""
        return tuple(block.skeleton for block in self.blocks)
