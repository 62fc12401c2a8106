"""What of one edition is the same rule in another: articles by the concordance, sections by what they hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, cached_property

from judge.law.article import Section
from judge.law.book import Book, book
from judge.law.concordance import ONE_RULE, Concordance, concordance
from judge.value import value

_MOST_PARTS = 0.5
"""Which part of a section's articles must have gone to another for that one to be its counterpart."""


@value(frozen=True, slots=False)
class Counterparts:
    """One edition beside another.

    Arguments:
        book: the edition.
        other: the other one, the next before or after it; beside any other edition nothing has a counterpart.
    """

    book: Book
    other: Book

    def __getitem__(self, number: str) -> tuple[str, ...]:
        """The articles of the other edition that an article is or comes from, or the section; none if it is new."""
        return self._articles.get(number) or self._sections.get(number, ())

    @cached_property
    def alike(self) -> frozenset[str]:
        """The articles that the other edition has in the same words."""
        if self._backward is not None:
            changes = self._backward.changes
            return frozenset(number for number, change in changes.items() if change.kind in ONE_RULE)
        changes = self._forward.changes if self._forward is not None else {}
        return frozenset(change.earlier[0] for change in changes.values() if change.kind in ONE_RULE)

    @property
    def _backward(self) -> Concordance | None:
        return _beside(self.book, self.other)

    @property
    def _forward(self) -> Concordance | None:
        return _beside(self.other, self.book)

    @cached_property
    def _articles(self) -> Mapping[str, tuple[str, ...]]:
        if self._backward is not None:
            return {number: change.earlier for number, change in self._backward.changes.items()}
        return _turned(Counterparts(self.other, self.book)._articles) if self._forward is not None else {}

    @cached_property
    def _sections(self) -> Mapping[str, tuple[str, ...]]:
        if self._backward is not None:
            sections = self.book.texts["en"].sections.values()
            return {section.number: tuple(self._section(section)) for section in sections}
        return _turned(Counterparts(self.other, self.book)._sections) if self._forward is not None else {}

    @cached_property
    def _holding(self) -> frozenset[str]:
        """The sections that hold others."""
        numbers = self.book.texts["en"].sections
        return frozenset(above.number for number in numbers for above in self.book.above(number, "en")[:-1])

    def _section(self, section: Section) -> Iterator[str]:
        """The section from which most of one comes, or some of it if its title is the same; of what holds others, the
        one of the same number."""
        there = self.other.texts["en"].sections
        if section.number in self._holding:
            if section.number in there:
                yield section.number
            return
        come = [{one.rpartition(".")[0] for one in self._articles.get(each.number, ())} for each in section.articles]
        for number, count in Counter(one for numbers in come for one in numbers).most_common(1):
            if count > _MOST_PARTS * len(come) or there[number].title.casefold() == section.title.casefold():
                yield number


@cache
def counterparts(edition: str, other: str) -> Counterparts:
    """One edition beside another, each by its name."""
    return Counterparts(book(edition), book(other))


def _turned(earlier: Mapping[str, tuple[str, ...]]) -> Mapping[str, tuple[str, ...]]:
    """What each becomes, of what each comes from."""
    later: dict[str, tuple[str, ...]] = {}
    for number, numbers in earlier.items():
        for one in numbers:
            later[one] = (*later.get(one, ()), number)
    return later


def _beside(book: Book, earlier: Book) -> Concordance | None:
    found = concordance(book.edition)
    return found if found is not None and found.earlier == earlier.edition else None
