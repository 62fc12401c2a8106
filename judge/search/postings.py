"""Where Whoosh says that a stem stands and what it counts there, read once and kept, since texts never change."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence

from whoosh.index import FileIndex
from whoosh.query import Or, Term
from whoosh.query import Sequence as InOrder
from whoosh.scoring import BM25F
from whoosh.searching import Searcher

from judge.search.other_names import Reading
from judge.search.schema import Profile

Pool = frozenset[int]
"""Places of documents; there are few different ones."""

BM25_B, BM25_K1 = 0.4, 1.4
"""How much a long document loses, and how soon a repeated word stops counting: B and K1 of BM25F."""


class Scored:
    """Places of documents, each with the score that Whoosh gives it for one stem; arrays take a sixth of the memory.

    Arguments:
        found: each place with its score.
    """

    __slots__ = ("_places", "_scores")

    def __init__(self, found: Iterable[tuple[int, float]]) -> None:
        self._places, self._scores = array("l"), array("d")
        for place, score in found:
            self._places.append(place)
            self._scores.append(score)

    def __iter__(self) -> Iterator[tuple[int, float]]:
        return zip(self._places, self._scores, strict=True)


class Postings:
    """An index as search reads it; every thread has a searcher of its own.

    Arguments:
        index: where the stems of some documents stand.
        part: which part of Whoosh's score for a stem counts.
    """

    def __init__(self, index: FileIndex, part: Callable[[str], float]) -> None:
        self._index = index
        self._part = part
        self._threads = threading.local()
        self._scored: dict[str, Scored] = {}
        self._pooled: dict[tuple[str, Pool], Scored] = {}

    def scored(self, stem: str, pool: Pool | None = None) -> Scored:
        """The documents that hold a stem, which the index must know; of a pool, those in it."""
        if pool is not None:
            pooled = self._pooled.get((stem, pool))
            if pooled is None:
                pooled = self._pooled[stem, pool] = Scored(one for one in self.scored(stem) if one[0] in pool)
            return pooled
        known = self._scored.get(stem)
        if known is None:
            known = self._scored[stem] = Scored(self._read(stem))
        return known

    def _read(self, stem: str) -> Iterator[tuple[int, float]]:
        matcher, part = self._searcher.postings("stems", stem), self._part(stem)
        while matcher.is_active():
            yield matcher.id(), part * matcher.score()
            matcher.next()

    def holding(self, ways: Sequence[Reading]) -> frozenset[int]:
        """The documents in which one of some sequences of words stands.

        Arguments:
            ways: the stems of the words of each sequence, in order.
        """
        sequences = [InOrder([Or([Term("stems", form) for form in forms]) for forms in one], slop=1) for one in ways]
        return frozenset(self._searcher.search(Or(sequences), limit=None).docs())

    def profile(self, place: int) -> Profile:
        """What the index keeps of a document for a closer look."""
        profile: Profile = self._searcher.stored_fields(place)["profile"]
        return profile

    @property
    def _searcher(self) -> Searcher:
        searcher = getattr(self._threads, "searcher", None)
        if searcher is None:
            searcher = self._threads.searcher = self._index.searcher(weighting=BM25F(B=BM25_B, K1=BM25_K1))
        return searcher
