"""The course of a day on one sheet: its phases with the articles that say what happens in them."""

from __future__ import annotations

from judge.law.book import Book
from judge.law.citation import citations
from judge.law.laws import day, playing
from judge.law.laws.law import Law
from judge.messages import Language, Message, message
from judge.value import value

BEGINNING = message("The first day")
NOON = message("Noon")
END = message("Who wins")

PARTS: tuple[tuple[Message | None, tuple[Law, ...]], ...] = (
    (BEGINNING, (day.OPENING_HAND, day.OPENING_ORBS, day.SETUP_FOR_MORNING)),
    (None, (day.SUCCEED, day.PREPARE, day.DRAW, day.EXPAND, day.MORNING_REFILL)),
    (NOON, (day.NOON_WITHOUT_TURNS,)),
    (None, (day.FIRST_TURN, playing.CARD_IN_OWN_TURN, day.TURNS_ALTERNATE, day.UNTIL_ALL_PASSED)),
    (None, (day.PROGRESS, day.TIE_NOT_ENOUGH, day.ONE_REGION, day.TOGETHER_IN_PROGRESS)),
    (None, (day.REST, day.CLEAN_UP)),
    (END, (day.EXPEDITIONS_MEET, day.EXPEDITIONS_CROSS, day.GREATER_TOTAL, day.TIE_BREAKERS)),
)
"""The parts of the sheet with their laws, of which an edition may lack some; one without a heading is called like the
section of its laws."""


@value(frozen=True, slots=True)
class SheetPart:
    """A part of the sheet.

    Arguments:
        title: its heading.
        section: the number of the section of the rule book that it is called after; "" for none.
        articles: its articles: the number and the words, as Markdown.
    """

    title: str
    section: str
    articles: tuple[tuple[str, str], ...]


def day_sheet(book: Book, language: Language) -> tuple[SheetPart, ...]:
    """The sheet in a language.

    Arguments:
        book: the edition.
    """
    return tuple(_part(heading, laws, book, language) for heading, laws in PARTS)


def _part(heading: Message | None, laws: tuple[Law, ...], book: Book, language: Language) -> SheetPart:
    known = citations(book.edition)
    numbers = dict.fromkeys(known[law.name].article for law in laws if law.name in known)
    articles = [book.article(number, language) for number in numbers]
    section = articles[0].section if heading is None else ""
    title = heading.say(language) if heading is not None else book.section(section, language).title
    return SheetPart(title, section, tuple((article.number, article.text) for article in articles))
