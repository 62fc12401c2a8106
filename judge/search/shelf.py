"""The documents of one language and their index: a query in, ranked documents out."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from whoosh.index import FileIndex
from whoosh.query import And, Or, Term
from whoosh.query import Sequence as InOrder
from whoosh.scoring import BM25F
from whoosh.searching import Searcher

from judge.law.terms import Term as LawTerm
from judge.messages import Language
from judge.search.asked import Asked
from judge.search.document import Document, Kind
from judge.search.meanings import Forms, Meanings
from judge.search.ranking import Ranking, Signs
from judge.search.units import LIGHT, Meant, Understanding
from judge.search.view import View, view
from judge.search.vocabulary import Vocabulary

_CANDIDATES = 40
_COORDINATION = 0.9
_FIRST, _FURTHER = 0.9, 0.3
_KIND_WEIGHT: dict[Kind, float] = {"rule": 1.0, "example": 0.9, "glossary": 0.75, "section": 0.55, "scenario": 0.8}


@dataclass(frozen=True, slots=True)
class Hit:
    """A document that was found.

    Arguments:
        document: the document.
        score: how well it fits; only to be compared within one search.
        signs: what speaks for it.
    """

    document: Document
    score: float
    signs: Signs


class Shelf:
    """The documents of one language.

    Arguments:
        language: their language.
        documents: the documents, in the order of the index.
        index: their index.
        terms: the table of terms.
    """

    def __init__(
        self, language: Language, documents: Sequence[Document], index: FileIndex, terms: Iterable[LawTerm]
    ) -> None:
        self.language = language
        self.documents = documents
        self._index = index
        self._threads = threading.local()
        self._vocabulary = Vocabulary(index)
        self.meanings = Meanings(language, terms)
        self.understanding = Understanding(language, self._vocabulary, self.meanings)
        self._views: dict[int, View] = {}
        self._below: dict[str, list[str]] = {}
        for document in documents:
            if document.kind == "rule":
                self._below.setdefault(document.key.rpartition(".")[0], []).append(document.key)

    def understand(self, asked: Asked, prefix: bool = False) -> Meant:
        """What a query looks for; ``prefix`` when its last word may be unfinished."""
        return self.understanding.understand(asked, prefix)

    def holding(self, meant: Meant) -> frozenset[int]:
        """The documents that hold every quoted phrase."""
        phrases = [
            InOrder([Or([Term("stems", form) for form in forms]) for forms in sequence], slop=1)
            for sequence in meant.sequences
        ]
        return frozenset(self._searcher.search(And(phrases), limit=None).docs())

    def find(self, meant: Meant, allowed: Iterable[int] | None = None) -> list[Hit]:
        """The documents that fit, best first.

        Arguments:
            meant: what is looked for.
            allowed: the places of the documents that may be found; all when it is None.
        """
        terms = [
            Term("stems", form, boost=other.weight * (LIGHT if unit.light else 1.0) / len(other.words))
            for unit in meant.units
            for other in unit.others
            for forms in other.words
            for form in forms
            if form in self._vocabulary
        ]
        if not terms:
            return []
        among = None if allowed is None else set(allowed)
        results = self._searcher.search(
            Or(terms, scale=_COORDINATION), limit=_CANDIDATES, filter=among, optimize=False
        )
        best = max((score for score, _ in results.top_n), default=0.0) or 1.0
        ranking = Ranking(meant.units)
        defined = self._defined(meant)
        hits = []
        for score, place in results.top_n:
            document = self.documents[place]
            signs = ranking.signs(self._view(place), score / best, defined.get(document.key, 0.0))
            hits.append(Hit(document, signs.score() * _KIND_WEIGHT[document.kind], signs))
        hits.sort(key=lambda hit: -hit.score)
        return hits

    def _defined(self, meant: Meant) -> dict[str, float]:
        """How much of the query are terms that a document defines, by key; a section defines by its first article."""
        defined: dict[str, float] = {}
        for term, share in meant.terms:
            for key, part in self._definitions(term.article):
                defined[key] = max(share * part, defined.get(key, 0.0))
        return defined

    def _definitions(self, number: str) -> list[tuple[str, float]]:
        below = self._below.get(number, ())
        return [(number, 1.0), *((key, _FIRST if place == 0 else _FURTHER) for place, key in enumerate(below))]

    @property
    def _searcher(self) -> Searcher:
        searcher = getattr(self._threads, "searcher", None)
        if searcher is None:
            searcher = self._threads.searcher = self._index.searcher(weighting=BM25F(B=0.4, K1=1.4))
        return searcher

    def _view(self, place: int) -> View:
        found = self._views.get(place)
        if found is None:
            profile = self._searcher.stored_fields(place)["profile"]
            found = self._views[place] = view(profile, self.understanding.weigh)
        return found
