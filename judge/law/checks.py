"""What must hold of a rule book: both languages alike, every number once and in order, every reference alive."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from judge.law.article import ARTICLE_NUMBER, Article, Entry, Section
from judge.law.book import Book, read_book
from judge.law.citation import FILE as CITATIONS
from judge.law.citation import read_citations
from judge.law.concordance import FILE as CONCORDANCE
from judge.law.concordance_checks import concordance_mistakes
from judge.law.definitions import FILE as DEFINITIONS
from judge.law.definitions import read_definitions
from judge.law.mechanism_checks import mechanism_mistakes
from judge.law.mechanisms import FILE as MECHANISMS
from judge.law.operative_words import discords
from judge.law.reader import read_text
from judge.law.readings import FILE as READINGS
from judge.law.readings import read_readings
from judge.law.table import line_of
from judge.law.typography import slips
from judge.messages import LANGUAGES, Language, Message, Mistake, message

MOST_IN_LINE = 120
_HTML = re.compile(r"<[A-Za-z/!]")

OTHER: dict[Language, Language] = {"en": "fr", "fr": "en"}


def check(folder: Path) -> list[Mistake]:
    """Every mistake of the edition in a folder, in the order of its files.

    Raises:
        OSError: the folder holds no ``edition.toml`` or cannot be read.
    """
    book = read_book(folder)
    mistakes = [
        *book.mistakes,
        *_languages(book),
        *_order(book),
        *_references(book),
        *_terms(book),
        *_numbers(book, folder / "numbers.txt"),
        *_definitions(book, folder / DEFINITIONS),
        *(_citations(book, folder / CITATIONS) if (folder / CITATIONS).exists() else ()),
        *(_readings(book, folder / READINGS) if (folder / READINGS).exists() else ()),
        *(concordance_mistakes(folder / CONCORDANCE, book) if (folder / CONCORDANCE).exists() else ()),
        *(mechanism_mistakes(folder / MECHANISMS, book) if (folder / MECHANISMS).exists() else ()),
        *_manners(folder),
    ]
    return sorted(mistakes, key=lambda mistake: (mistake.file, mistake.line))


def _readings(book: Book, path: Path) -> Iterator[Mistake]:
    for left_open in (False, True):
        yield from read_readings(path, READINGS, book, left_open=left_open)[1]


def _languages(book: Book) -> Iterator[Mistake]:
    for language in LANGUAGES:
        mine, other = book.texts[language], book.texts[OTHER[language]]
        items: list[Section | Article] = [*mine.sections.values(), *mine.articles.values()]
        for item in items:
            numbers = other.articles if isinstance(item, Article) else other.sections
            if item.number not in numbers:
                yield Mistake(
                    item.file, item.line, message("{number} is missing in the other language", number=item.number)
                )
        for entry in mine.entries.values():
            if entry.key not in other.entries:
                yield Mistake(
                    entry.file, entry.line, message("“{key}” is missing in the other language", key=entry.key)
                )
    for article in book.texts["fr"].articles.values():
        english = book.texts["en"].articles.get(article.number)
        if english is not None:
            yield from _translation(english, article)


def _translation(english: Article, french: Article) -> Iterator[Mistake]:
    if (english.source, english.inferred) != (french.source, french.inferred):
        yield Mistake(
            french.file,
            french.line,
            message("{number} has another source in English", number=french.number),
        )
    kinds = [[quote.kind for quote in one.quotes if quote.kind != "question"] for one in (english, french)]
    if kinds[0] != kinds[1]:
        yield Mistake(
            french.file,
            french.line,
            message("{number} has other remarks, examples or notes than in English", number=french.number),
        )


def _order(book: Book) -> Iterator[Mistake]:
    for language in LANGUAGES:
        text = book.texts[language]
        for items in (text.sections.values(), text.articles.values()):
            last: Section | Article | None = None
            for item in items:
                if last is not None and _place(item.number) < _place(last.number):
                    yield Mistake(
                        item.file,
                        item.line,
                        message("{number} stands after {last}; move it before", number=item.number, last=last.number),
                    )
                else:
                    last = item


def _place(number: str) -> tuple[tuple[int, int, str], ...]:
    """Where a number belongs: the articles right under a heading come before its sub-headings."""
    return tuple((1, int(part), "") if part.isdigit() else (0, 0, part) for part in number.split("."))


def _references(book: Book) -> Iterator[Mistake]:
    for language in LANGUAGES:
        text = book.texts[language]
        items: list[Article | Entry] = [*text.articles.values(), *text.entries.values()]
        for item in items:
            for number in item.references:
                if number not in book:
                    yield Mistake(item.file, item.line, _no_such(book, number))


def _no_such(book: Book, number: str) -> Message:
    nearest = book.nearest(number)
    if nearest:
        return message("there is no {number}; did you mean {nearest}?", number=number, nearest=", ".join(nearest))
    return message("there is no {number}; write the number of an article or section of this edition", number=number)


def _terms(book: Book) -> Iterator[Mistake]:
    first: dict[tuple[Language, str], int] = {}
    for term in book.terms:
        for number in (term.article, term.does, *(sense.article for sense in term.elsewhere)):
            if number and number not in book:
                yield Mistake(
                    "terms.toml",
                    term.line,
                    message("“{term}” names no article: {number}", term=term.name["en"], number=number),
                )
        for language in LANGUAGES:
            for text in term.texts(language):
                for slip in slips(text, language):
                    yield Mistake("terms.toml", term.line, slip)
            for word in term.words(language):
                line = first.setdefault((language, word.casefold()), term.line)
                if line != term.line:
                    yield Mistake(
                        "terms.toml",
                        term.line,
                        message(
                            "“{word}” stands for another term too, in line {line}; keep it in one", word=word, line=line
                        ),
                    )


def _numbers(book: Book, path: Path) -> Iterator[Mistake]:
    text, mistakes = read_text(path, path.name)
    yield from mistakes
    last = ""
    for line, written in enumerate(text.splitlines(), 1):
        number = written.strip()
        if not number:
            continue
        if not ARTICLE_NUMBER.fullmatch(number):
            yield Mistake(
                path.name, line, message("“{number}” is no article number; write one such as 2.1.c", number=number[:40])
            )
            continue
        if number not in book.texts["en"].articles:
            yield Mistake(path.name, line, message("the article {number} is not written yet", number=number))
        if last and _place(number) == _place(last):
            yield Mistake(path.name, line, message("{number} stands twice", number=number))
        elif last and _place(number) < _place(last):
            yield Mistake(
                path.name, line, message("{number} stands after {last}; move it before", number=number, last=last)
            )
        else:
            last = number


def _definitions(book: Book, path: Path) -> Iterator[Mistake]:
    reasons, mistakes = read_definitions(path, path.name)
    yield from mistakes
    source, _ = read_text(path, path.name)
    for number, reason in reasons.items():
        line = line_of(number, source)
        if number not in book.texts["en"].articles:
            yield Mistake(path.name, line, _no_such(book, number))
        for language in LANGUAGES:
            for slip in slips(reason[language], language):
                yield Mistake(path.name, line, slip)


def _citations(book: Book, path: Path) -> Iterator[Mistake]:
    citations, mistakes = read_citations(path, path.name)
    yield from mistakes
    source, _ = read_text(path, path.name)
    for name, citation in citations.items():
        for language in LANGUAGES:
            for slip in slips(citation.without[language], language):
                yield Mistake(path.name, line_of(name, source), slip)
        for discord in discords(name, citation, book):
            yield Mistake(path.name, line_of(name, source), discord)


def _manners(folder: Path) -> Iterator[Mistake]:
    """How the files themselves are written: the language's typography, no HTML, lines that are not too long."""
    for language in LANGUAGES:
        for path in sorted((folder / language).glob("*.md")):
            name = f"{language}/{path.name}"
            for number, line in enumerate(read_text(path, name)[0].splitlines(), 1):
                for slip in slips(line, language):
                    yield Mistake(name, number, slip)
                if _HTML.search(line):
                    yield Mistake(name, number, message("HTML is shown as it is typed; write plain text"))
                if len(line) > MOST_IN_LINE:
                    yield Mistake(
                        name,
                        number,
                        message(
                            "the line has {length} characters; break it after at most {most}",
                            length=len(line),
                            most=MOST_IN_LINE,
                        ),
                    )
