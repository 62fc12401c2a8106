"""The words that an index holds: how rare each stem is, and how each word is spelt."""

from __future__ import annotations

import math
from bisect import bisect_left
from functools import cached_property
from typing import NamedTuple

from whoosh.index import FileIndex

from judge.search.tokens import fold

_KNOWN_BY, _BARELY = 25, 8


class CommonSpelling(NamedTuple):
    """A word as most documents spell it.

    Arguments:
        text: the word with its accents.
        documents: how many documents hold it.
    """

    text: str
    documents: int


class Vocabulary:
    """The words of one index."""

    def __init__(self, index: FileIndex) -> None:
        self._index = index
        with index.reader() as reader:
            self._count = reader.doc_count()
            self._documents = {
                text.decode("utf-8"): int(info.doc_frequency()) for text, info in reader.iter_field("stems")
            }
        self._rarity = {stem: self._of(count) for stem, count in self._documents.items()}

    def _of(self, documents: int) -> float:
        return math.log(1 + (self._count - documents + 0.5) / (documents + 0.5))

    def __contains__(self, stem: str) -> bool:
        return stem in self._documents

    def barely(self, stem: str) -> bool:
        """Whether so few documents hold a stem that it may well be a word of another language."""
        return self._documents.get(stem, 0) <= _BARELY

    def rarity(self, stem: str) -> float:
        """How much a stem says: much when few documents hold it; what none holds counts as known by few."""
        return self._rarity.get(stem) or self._of(_KNOWN_BY)

    @cached_property
    def words(self) -> dict[str, CommonSpelling]:
        """The words without accents, each with its spelling."""
        words: dict[str, CommonSpelling] = {}
        with self._index.reader() as reader:
            for text, info in reader.iter_field("words"):
                spelt = CommonSpelling(text.decode("utf-8"), int(info.doc_frequency()))
                bare = fold(spelt.text)
                known = words.get(bare)
                if known is None or spelt.documents > known.documents:
                    words[bare] = spelt
        return words

    @cached_property
    def _sorted(self) -> list[str]:
        return sorted(self.words)

    def starting_with(self, prefix: str, limit: int = 12) -> list[str]:
        """The words without accents that start with a prefix, those of most documents first.

        Arguments:
            prefix: letters without accents.
            limit: how many words at most.
        """
        first = bisect_left(self._sorted, prefix)
        last = bisect_left(self._sorted, prefix + "\U0010ffff")
        found = self._sorted[first:last]
        return sorted(found, key=lambda word: (-self.words[word].documents, word))[:limit]
