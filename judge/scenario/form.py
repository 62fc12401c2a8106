"""What a scenario file says: title, facts, board, moves, outcome and twins, each with its line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from judge.messages import LANGUAGES, Language, Message, Mistake
from judge.value import value
from judge.wording.text import plain

Teacher = dict[Language, list[str]]
"""What the teacher says at one place, per language."""

NOT_ALLOWED = ("not allowed", "interdit", "pas permis")
OPEN = ("open", "ouvert", "question ouverte")

TWIN: Mapping[Language, str] = {"en": "But if", "fr": "Mais si"}
"""How the heading of a twin begins."""

UNDER: Mapping[Language, str] = {"en": "Under", "fr": "Selon la"}
"""What stands before an edition in the heading of what differs in it."""


@value(frozen=True, slots=True)
class SourceLine:
    """A line that means something.

    Arguments:
        number: its place in the file, from 1.
        text: its words without its mark and laws.
        laws: the laws in brackets behind it.
        indent: how far it is indented.
        edition: the edition whose articles they are; "" for the one that the file names first.
        typed_anew: the laws that stand in their place in other editions, with each of these.
    """

    number: int
    text: str
    laws: tuple[str, ...] = ()
    indent: int = 0
    edition: str = ""
    typed_anew: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def words(self) -> str:
        """Its words, to hold them against words of a fixed meaning."""
        return plain(self.text).rstrip(".").lower()


@dataclass
class MoveLine:
    """A numbered line, and what stands under it.

    Arguments:
        facts: the bullets under it.
        teacher: what the teacher says under it, per language.
    """

    line: SourceLine
    facts: list[SourceLine] = field(default_factory=list)
    teacher: Teacher = field(default_factory=lambda: {language: [] for language in LANGUAGES})

    def taught(self, language: Language) -> tuple[str, ...]:
        """What the teacher says under it in a language, or in the other one."""
        return _taught(self.teacher, language)

    @property
    def is_refused(self) -> bool:
        """Whether the file says that it is not allowed."""
        return any(fact.words in NOT_ALLOWED for fact in self.facts)


@dataclass
class BulletGroup:
    """Bullets under one ``###`` heading, or under none.

    Arguments:
        name: the heading's words; "" for none.
        line: the heading's line.
        facts: the bullets.
    """

    name: str
    line: int
    facts: list[SourceLine] = field(default_factory=list)


@dataclass
class Form:
    """One form of a scenario: what is said of it, its board, its moves, its outcome and what is asked of it.

    Arguments:
        title: its title per language.
        teacher: what the teacher says before the first move, per language.
        board: the parts of the board; of a twin, what is different on it.
        ruling: the question that is asked of it, with the laws that decide; empty where none is.
        under: what is said of it under “Under 5.0”, where another edition rules otherwise.
    """

    title: dict[Language, str] = field(default_factory=dict)
    teacher: Teacher = field(default_factory=lambda: {language: [] for language in LANGUAGES})
    board: list[BulletGroup] = field(default_factory=list)
    moves: list[MoveLine] = field(default_factory=list)
    outcome: list[BulletGroup] = field(default_factory=list)
    ruling: list[BulletGroup] = field(default_factory=list)
    under: list[EditionTwin] = field(default_factory=list)

    def taught(self, language: Language) -> tuple[str, ...]:
        """What the teacher says before the first move in a language, or in the other one."""
        return _taught(self.teacher, language)


@dataclass
class Twin(Form):
    """What stands under a heading “But if ...”: the same situation with one fact changed.

    Arguments:
        line: the heading's line.
        last: its last line.
        plays: whether it has moves of its own; otherwise those of the main form are made.
        concludes: whether it has an outcome of its own; otherwise that of the main form is expected.
    """

    line: int = 1
    last: int = 1
    plays: bool = False
    concludes: bool = False


@dataclass
class EditionTwin(Twin):
    """What stands under a heading “Under 5.0”: the form above, as another edition rules it.

    Arguments:
        edition: the one that rules so.
    """

    edition: str = ""


@dataclass
class Scenario(Form):
    """What a scenario file says, line by line; or one of its twins, made whole; or either as an edition rules it.

    Arguments:
        name: the file as the person named it.
        facts: the bullets before the first section.
        cards: the file's own cards.
        twins: what the file says under “But if ...”.
        language: the language of its headings; None where it has none, or as many in either.
        mistakes: what could not be read.
        mended: what was read as it is meant: the slips in the texts of its cards, and that it names no edition.
        edition: the edition as which it was made; "" for the one that it names first.
        otherwise: the lines of moves whose words belong to another question than the one that they answered.
        by_visitor: whether a visitor sent it, in a link or in another way; its own cards are marked then.
    """

    name: str = ""
    facts: list[SourceLine] = field(default_factory=list)
    cards: list[BulletGroup] = field(default_factory=list)
    twins: list[Twin] = field(default_factory=list)
    language: Language | None = None
    mistakes: list[Mistake] = field(default_factory=list)
    mended: list[Mistake] = field(default_factory=list)
    edition: str = ""
    otherwise: set[int] = field(default_factory=set)
    by_visitor: bool = False

    @property
    def forms(self) -> tuple[Form, ...]:
        """The main form and the twins, in the order of the file."""
        return (self, *self.twins)

    @property
    def written(self) -> tuple[Form, ...]:
        """Everything that is written as a form: each form, behind it what other editions make of it."""
        return tuple(one for form in self.forms for one in (form, *form.under))

    def complain(self, line: int, what: Message) -> None:
        """Note a mistake; what can be written instead is told in the language of the file."""
        self.mistakes.append(Mistake(self.name, line, what.in_file(self.language)))


def _taught(teacher: Teacher, language: Language) -> tuple[str, ...]:
    """What is said at one place in a language; in the other one where nothing is said in this one."""
    return tuple(teacher[language] or (words for said in teacher.values() for words in said))
