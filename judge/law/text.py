"""A rule book's text in one language, and that text as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.law.article import Article, Entry, Quote, Section
from judge.value import value


@value(frozen=True, slots=False)
class Text:
    """A rule book's text in one language.

    Arguments:
        sections: chapters, sections and sub-sections by number, in reading order.
        articles: the articles by number, in reading order.
        entries: the glossary by key.
    """

    sections: Mapping[str, Section]
    articles: Mapping[str, Article]
    entries: Mapping[str, Entry]

    def data(self) -> list[Any]:
        """The text as `read_data` takes it, each value by its fields."""
        sections, entries = self.sections.values(), self.entries.values()
        return [
            [[one.number, one.title, list(map(_article, one.articles)), one.file, one.line] for one in sections],
            [[one.key, one.title, one.text, one.questions, one.file, one.line] for one in entries],
        ]


def _article(one: Article) -> list[Any]:
    quotes = [[quote.kind, quote.text, quote.line] for quote in one.quotes]
    return [one.number, one.text, one.source, one.inferred, quotes, one.file, one.line]


def read_data(data: list[Any]) -> Text:
    """The text that some data holds.

    Arguments:
        data: as `Text.data` gives it; anything else may break this in any way.
    """
    sections: dict[str, Section] = {}
    articles: dict[str, Article] = {}
    for number, title, under, file, line in data[0]:
        own = tuple(
            [
                Article(key, text, source, inferred, tuple([Quote(*quote) for quote in quotes]), place, at)
                for key, text, source, inferred, quotes, place, at in under
            ]
        )
        sections[number] = Section(number, title, own, file, line)
        articles.update([(article.number, article) for article in own])
    entries = {
        key: Entry(key, title, text, tuple(questions), file, line)
        for key, title, text, questions, file, line in data[1]
    }
    return Text(sections, articles, entries)
