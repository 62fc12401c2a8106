"""What of one edition is the same rule in another: articles by the concordance, sections by what they hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from judge.law.book import Book
from judge.law.concordance import ONE_RULE, Concordance, concordance

_MOST_PARTS = 0.5
"""Which part of a section's articles must have gone to another for that one to be its counterpart."""


@dataclass(frozen=True)
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
        later: dict[str, tuple[str, ...]] = {}
        for number, change in self._forward.changes.items() if self._forward is not None else ():
            for earlier in change.earlier:
                later[earlier] = (*later.get(earlier, ()), number)
        return later

    @cached_property
    def _sections(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        there = self.other.texts["en"].sections
        for section in self.book.texts["en"].sections.values() if self._articles else ():
            same = there.get(section.number)
            if same is not None and same.title == section.title:
                found[section.number] = (section.number,)
            elif most := self._most(one.number for one in section.articles):
                found[section.number] = (most,)
        return found

    def _most(self, numbers: Iterable[str]) -> str | None:
        """The section of the other edition to which most of some articles went."""
        gone = [[one.rpartition(".")[0] for one in self._articles.get(number, ())] for number in numbers]
        counts = Counter(section for sections in gone for section in set(sections))
        for section, count in counts.most_common(1):
            if count > _MOST_PARTS * len(gone):
                return section
        return None


def _beside(book: Book, earlier: Book) -> Concordance | None:
    found = concordance(book.edition)
    return found if found is not None and found.earlier == earlier.edition else None
