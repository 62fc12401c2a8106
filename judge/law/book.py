"""A rule book: one edition in every language, with its references both ways."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from judge.data_cache import find_data, keep_data, name_of
from judge.law.article import Article, Entry, Section
from judge.law.reader import Reading, read_chapter, read_glossary
from judge.law.table import line_of, read_table
from judge.law.terms import Term, read_terms
from judge.law.text import Text, read_data
from judge.messages import LANGUAGES, Language, Mistake, message
from judge.place import RULES
from judge.value import value

DEFAULT_EDITION = "5.0"
"""The one setting: the edition of a command or an address, and of a file, that names none; read where these are."""
EDITION_VARIABLE = "JUDGE_EDITION"
"""The variable of the environment that names another."""

ABOUT = "edition.toml"
CODE = tuple(Path(__file__).with_name(f"{name}.py") for name in ("article", "reader", "text"))
"""The code on which depends what is read in a text, and how it is kept."""

_TYPED = re.compile(
    r"\s*(?:(?:rules?|règles?|regles?|articles?|art\.|section|§)\s*)?([1-9](?:\s*[.,]\s*\d{1,2}){0,2})[\s.]*([a-zA-Z])?\s*\.?\s*",
    re.IGNORECASE,
)


@value(frozen=True, slots=False)
class Book:
    """One edition of the rules.

    Arguments:
        edition: its number, such as ``1.0``.
        date: the day from which it held, as ``2024-09-03``.
        title: its name for people, per language.
        later: a sentence on later editions, per language.
        texts: its text, per language.
        terms: its table of terms.
        mistakes: everything that could not be read.
    """

    edition: str
    date: str
    title: Mapping[Language, str]
    later: Mapping[Language, str]
    texts: Mapping[Language, Text]
    terms: tuple[Term, ...]
    mistakes: tuple[Mistake, ...] = ()

    @cached_property
    def _cited_by(self) -> Mapping[str, list[str]]:
        cited: dict[str, list[str]] = {}
        for article in self.texts["en"].articles.values():
            for number in article.references:
                cited.setdefault(number, []).append(article.number)
        return cited

    @property
    def numbers(self) -> tuple[str, ...]:
        """Every article number, in reading order."""
        return tuple(self.texts["en"].articles)

    def article(self, number: str, language: Language) -> Article:
        """An article.

        Raises:
            KeyError: the edition has no such article.
        """
        return self.texts[language].articles[number]

    def section(self, number: str, language: Language) -> Section:
        """A chapter, section or sub-section.

        Raises:
            KeyError: the edition has no such section.
        """
        return self.texts[language].sections[number]

    def __contains__(self, number: object) -> bool:
        text = self.texts["en"]
        return number in text.articles or number in text.sections

    def above(self, number: str, language: Language) -> tuple[Section, ...]:
        """The headings from the chapter down to a section, itself included, those that exist."""
        parts = number.split(".")
        sections = self.texts[language].sections
        numbers = (".".join(parts[:length]) for length in range(1, len(parts) + 1))
        return tuple(sections[one] for one in numbers if one in sections)

    def within(self, number: str, language: Language) -> Iterator[Section]:
        """A section and everything below it, in reading order."""
        for section in self.texts[language].sections.values():
            if section.number == number or section.number.startswith(f"{number}."):
                yield section

    def cited_by(self, number: str) -> tuple[str, ...]:
        """The articles that refer to an article or section."""
        return tuple(self._cited_by.get(number, ()))

    def neighbours(self, number: str) -> tuple[str | None, str | None]:
        """The numbers of the articles before and after one, in reading order."""
        numbers = self.numbers
        place = numbers.index(number)
        return (
            numbers[place - 1] if place else None,
            numbers[place + 1] if place + 1 < len(numbers) else None,
        )

    def nearest(self, number: str, count: int = 3) -> tuple[str, ...]:
        """The numbers that look most like one that does not exist."""
        known = [*self.numbers, *self.texts["en"].sections]
        return tuple(difflib.get_close_matches(number, known, n=count, cutoff=0.5))


def read_number(typed: str) -> str | None:
    """The number that a person means: ``2.1c``, ``rule 6.4 g`` and ``règle 6.4.g`` are ``2.1.c`` and ``6.4.g``.

    Returns:
        the number in its one written form, or None when the text is something else than a number.
    """
    match = _TYPED.fullmatch(typed)
    if match is None:
        return None
    section = re.sub(r"\s*[.,]\s*", ".", match[1])
    return f"{section}.{match[2].lower()}" if match[2] else section


def read_book(folder: Path) -> Book:
    """Read an edition from its folder; what could not be read is in the book's mistakes.

    Raises:
        OSError: the folder holds no ``edition.toml`` or cannot be read.
    """
    readings = {language: list(_readings(folder, language)) for language in LANGUAGES}
    mistakes = [mistake for language in LANGUAGES for mistake in _mistakes(readings[language])]
    return _bound(folder, {language: _text(readings[language]) for language in LANGUAGES}, mistakes)


def _kept_book(folder: Path) -> Book:
    """An edition as `read_book` reads it; its texts are read once and kept, if nothing is wrong with them."""
    files = (path for language in LANGUAGES for path in _files(folder, language))
    name = name_of("book", (*CODE, *files))
    texts = find_data(name, lambda data: {language: read_data(data[language]) for language in LANGUAGES})
    if texts is not None:
        return _bound(folder, texts)
    book = read_book(folder)
    if not book.mistakes:
        keep_data(name, {language: text.data() for language, text in book.texts.items()})
    return book


def _bound(folder: Path, texts: Mapping[Language, Text], mistakes: Sequence[Mistake] = ()) -> Book:
    """The book of some texts, which were read in its folder with some mistakes."""
    about, about_mistakes = _about(folder)
    terms, term_mistakes = read_terms(folder / "terms.toml", "terms.toml")
    return Book(
        edition=about["number"],
        date=about["date"],
        title=about["title"],
        later=about["later"],
        texts=texts,
        terms=tuple(terms),
        mistakes=(*about_mistakes, *mistakes, *term_mistakes),
    )


def _about(folder: Path) -> tuple[dict[str, Any], list[Mistake]]:
    """What ``edition.toml`` says; what it does not say is empty and a mistake."""
    (folder / ABOUT).stat()
    table, source, mistakes = read_table(folder / ABOUT, ABOUT)
    about: dict[str, Any] = {"number": folder.name, "date": "", "title": {}, "later": {}}
    for key in ("number", "date"):
        if mistakes or isinstance(table.get(key), str):
            about[key] = table.get(key, about[key])
        else:
            mistakes.append(Mistake(ABOUT, line_of(key, source), message("“{key}” is no text; write it", key=key)))
    for key in ("title", "later"):
        row = table.get(key)
        texts = row if isinstance(row, dict) else {}
        about[key] = {language: str(texts.get(language, "")) for language in LANGUAGES}
        if table and not all(isinstance(texts.get(language), str) for language in LANGUAGES):
            said = message("“{key}” needs its text in both languages; write [{key}] with en and fr", key=key)
            mistakes.append(Mistake(ABOUT, line_of(key, source), said))
    return about, mistakes


def editions() -> tuple[str, ...]:
    """The numbers of the editions that the project holds, oldest first."""
    return tuple(sorted(path.parent.name for path in RULES.glob("*/edition.toml")))


@cache
def book(edition: str) -> Book:
    """An edition that the project holds.

    Raises:
        KeyError: the project holds no such edition.
    """
    if edition not in editions():
        raise KeyError(edition)
    return _kept_book(RULES / edition)


def _readings(folder: Path, language: Language) -> Iterator[Reading]:
    *chapters, glossary = _files(folder, language)
    for path in chapters:
        yield read_chapter(path, f"{language}/{path.name}")
    yield read_glossary(glossary, f"{language}/{glossary.name}")


def _files(folder: Path, language: Language) -> Iterator[Path]:
    """The files of an edition's text, the glossary last."""
    yield from sorted((folder / language).glob("[1-9]-*.md"))
    yield folder / language / "glossary.md"


def _mistakes(readings: list[Reading]) -> Iterator[Mistake]:
    for reading in readings:
        yield from reading.mistakes
    seen: dict[str, Article | Section | Entry] = {}
    for name, item in _named(readings):
        first = seen.setdefault(name, item)
        if first is not item:
            yield Mistake(
                item.file,
                item.line,
                message(
                    "{number} stands twice; the first is {file}:{line}", number=name, file=first.file, line=first.line
                ),
            )


def _named(readings: list[Reading]) -> Iterator[tuple[str, Article | Section | Entry]]:
    for reading in readings:
        for section in reading.sections:
            yield section.number, section
            for article in section.articles:
                yield article.number, article
        for entry in reading.entries:
            yield f"{{{entry.key}}}", entry


def _text(readings: list[Reading]) -> Text:
    """The text of the readings; of what stands twice, the first."""
    text: tuple[dict[str, Section], dict[str, Article], dict[str, Entry]] = ({}, {}, {})
    for _, item in _named(readings):
        match item:
            case Section():
                text[0].setdefault(item.number, item)
            case Article():
                text[1].setdefault(item.number, item)
            case Entry():
                text[2].setdefault(item.key, item)
    return Text(*text)
