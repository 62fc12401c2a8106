"""Where the words of a text lead: numbers to their articles, the first of each term to its definition."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from judge.law.book import Book, book
from judge.messages import Language


@dataclass
class Links:
    """Where references, symbols and terms of one text lead.

    Arguments:
        book: the edition that is meant.
        language: the language of the text.
        root: the address under which the edition's rules lie, without a slash at its end.
        sheet: the address of the sheet of drawings.
        at: the number of the article that the text stands in; a term does not lead to where one is.
        linked: the articles to which terms have led already.
        terms: whether terms lead to their definitions; in an example they would only be in the way.
        foreign: whether the text stands on a page about another edition.
    """

    book: Book
    language: Language
    root: str
    sheet: str
    at: str = ""
    linked: set[str] = field(default_factory=set)
    terms: bool = True
    foreign: bool = False

    def named(self, number: str) -> dict[str, str]:
        """What a link to an article says for its preview."""
        return {"data-rule": number, **({"data-edition": self.book.edition} if self.foreign else {})}

    def rule(self, number: str) -> str | None:
        """The address of an article or section, or None when the edition has none of that number."""
        return f"{self.root}/{number}" if number in self.book else None

    def term(self, text: str) -> tuple[int, int, str, str] | None:
        """The first term in a text that has not led to its definition yet.

        Returns:
            where it starts and ends, the address of its definition, and that definition's number.
        """
        if not self.terms:
            return None
        pattern, articles = _terms(self.book.edition, self.language)
        for match in pattern.finditer(text):
            number = articles[" ".join(match[0].split())]
            here = self.at == number or self.at.startswith(f"{number}.")
            if not here and number not in self.linked:
                self.linked.add(number)
                return match.start(), match.end(), f"{self.root}/{number}", number
        return None


@cache
def _terms(edition: str, language: Language) -> tuple[re.Pattern[str], dict[str, str]]:
    articles: dict[str, str] = {}
    for term in book(edition).terms:
        if term.linked and term.article in book(edition):
            for form in _linked(term.name[language], term.forms[language]):
                articles.setdefault(form, term.article)
                articles.setdefault(form[:1].upper() + form[1:], term.article)
    words = sorted(articles, key=len, reverse=True)
    pattern = "|".join(re.escape(word).replace(r"\ ", r"[ \u00a0\n]") for word in words)
    return re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])" if words else r"(?!)"), articles


def _linked(name: str, forms: tuple[str, ...]) -> Iterator[str]:
    """The forms that mean the term wherever they stand; a lone bent word ("left", "shared") is often plain language."""
    plural = (f"{name}s", f"{name}es", f"{name}x", f"{name.removesuffix('y')}ies")
    yield name
    for form in forms:
        if form in plural or " " in form or form != form.lower():
            yield form
