"""An article of the rule book, and the section and chapter that hold it."""

from __future__ import annotations

import re

from judge.value import value

SOURCES = ("en", "fr", "both", "glossary", "later")
"""Where an article's meaning comes from: the seed documents, another copy of the edition, a later edition."""

ARTICLE_NUMBER = re.compile(r"[1-9](?:\.[1-9][0-9]?){1,2}\.[a-z]")
SECTION_NUMBER = re.compile(r"[1-9](?:\.[1-9][0-9]?){0,2}")
REFERENCE = re.compile(r"\[([1-9](?:\.[1-9][0-9]?){0,2}(?:\.[a-z])?)\]")
"""A reference as it stands in a text: ``[2.1.c]`` or ``[6.4]``."""


@value(frozen=True, slots=True)
class Quote:
    """A remark, example, note or question under an article.

    Arguments:
        kind: ``remark``, ``example``, ``note`` or ``question``.
        text: its words, as Markdown.
        line: where it stands in its file.
    """

    kind: str
    text: str
    line: int


@value(frozen=True, slots=True)
class Article:
    """One numbered rule in one language.

    Arguments:
        number: such as ``2.1.c``.
        text: the rule, as Markdown.
        source: one of `SOURCES`.
        inferred: whether no source gives the number.
        quotes: what stands under it, in order.
        file: the file that holds it, relative to the edition's folder.
        line: its line there.
    """

    number: str
    text: str
    source: str
    inferred: bool
    quotes: tuple[Quote, ...]
    file: str
    line: int

    @property
    def section(self) -> str:
        """The number of the section that holds the article: ``2.1`` for ``2.1.c``."""
        return self.number.rpartition(".")[0]

    def quoting(self, quote: Quote) -> Article:
        """The article with a quote more under it."""
        quotes = (*self.quotes, quote)
        return Article(self.number, self.text, self.source, self.inferred, quotes, self.file, self.line)

    def of(self, kind: str) -> tuple[str, ...]:
        """The texts of one kind of quote."""
        return tuple(quote.text for quote in self.quotes if quote.kind == kind)

    @property
    def remarks(self) -> tuple[str, ...]:
        """Thoughts that explain; not rules."""
        return self.of("remark")

    @property
    def examples(self) -> tuple[str, ...]:
        """Worked cases; not rules."""
        return self.of("example")

    @property
    def notes(self) -> tuple[str, ...]:
        """Editor's notes on gaps, contradictions and readings."""
        return self.of("note")

    @property
    def questions(self) -> tuple[str, ...]:
        """Everyday questions that the article answers."""
        return self.of("question")

    @property
    def references(self) -> tuple[str, ...]:
        """The numbers that the text and its remarks, examples and notes refer to, each once, in order."""
        texts = (self.text, *(quote.text for quote in self.quotes if quote.kind != "question"))
        return tuple(dict.fromkeys(number for text in texts for number in REFERENCE.findall(text)))


@value(frozen=True, slots=True)
class Section:
    """A heading and the articles right under it.

    Arguments:
        number: ``2`` (a chapter), ``2.1`` or ``2.2.1``.
        title: the heading's words.
        articles: the articles that stand under this very heading.
        file: the file that holds it.
        line: its line there.
    """

    number: str
    title: str
    articles: tuple[Article, ...]
    file: str
    line: int

    @property
    def level(self) -> int:
        """1 for a chapter, 2 for a section, 3 for a sub-section."""
        return self.number.count(".") + 1


@value(frozen=True, slots=True)
class Entry:
    """A glossary entry: a word that players use and that is not a rule.

    Arguments:
        key: its name in addresses, the same in both languages.
        title: the word.
        text: what it means, as Markdown.
        questions: everyday questions that lead to it.
        file: the file that holds it.
        line: its line there.
    """

    key: str
    title: str
    text: str
    questions: tuple[str, ...]
    file: str
    line: int

    @property
    def references(self) -> tuple[str, ...]:
        """The numbers that the text refers to."""
        return tuple(dict.fromkeys(REFERENCE.findall(self.text)))
