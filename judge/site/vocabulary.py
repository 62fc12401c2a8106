"""Where the words of a text lead: numbers to their articles, the first of each term to its definition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

from judge.cards.collection import Collection
from judge.law.book import Book, book
from judge.law.mentions import Mention, Mentions
from judge.messages import Language
from judge.site.card_links import LinkedName


class CardNameFinder(Protocol):
    """Finds the cards that a text names."""

    def found(self, text: str) -> Sequence[LinkedName]:
        """The cards, in order."""


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
        cards: the cards of which the text may speak.
    """

    book: Book
    language: Language
    root: str
    sheet: str
    at: str = ""
    linked: set[str] = field(default_factory=set)
    terms: bool = True
    foreign: bool = False
    cards: CardNameFinder | None = None

    def named(self, number: str) -> dict[str, str]:
        """What a link to an article says for its preview."""
        return {"data-rule": number, **({"data-edition": self.book.edition} if self.foreign else {})}

    def rule(self, number: str) -> str | None:
        """The address of an article or section, or None when the edition has none of that number."""
        return f"{self.root}/{number}" if number in self.book else None

    def mentions(self, text: str) -> list[Mention]:
        """The terms that a text names; none where they do not lead to their definitions."""
        return list(_mentions(self.book.edition, self.language)(text)) if self.terms else []

    def card_names(self, text: str) -> Sequence[LinkedName]:
        """The cards that a text names."""
        return self.cards.found(text) if self.cards is not None else ()

    def led(self, number: str) -> bool:
        """Whether a term leads to an article from here: only the first one does, and none to where one is."""
        if number in self.linked or self.at == number or self.at.startswith(f"{number}."):
            return False
        self.linked.add(number)
        return True


@cache
def _mentions(edition: str, language: Language) -> Mentions:
    names = (name for printed in Collection.shipped().printed for name in printed.name.values())
    return Mentions(book(edition), language, names)
