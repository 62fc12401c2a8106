"""The documents of one language and their index: what is looked for in, ranked documents out."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, partial

from whoosh.index import FileIndex

from judge.law.terms import Term
from judge.messages import Language
from judge.search.document import Document, Kind
from judge.search.meanings import Meanings, Other
from judge.search.other_names import Forms
from judge.search.postings import Pool, Postings
from judge.search.query import Query
from judge.search.ranking import Ranking, Signs
from judge.search.understanding import Understanding
from judge.search.understood import UnderstoodQuery, Unit
from judge.search.view import DocumentView, Weighed, stemmed_line, view
from judge.search.vocabulary import Vocabulary
from judge.value import value

_CANDIDATES, _FURTHER_CANDIDATES = 28, 10
"""How many documents are compared closely: of the edition that is chosen, and of another one."""

_MOST_KIN = 5
"""How many other articles of a section count as a sign that it is the one that is asked about."""

_REMEMBERED = 64
_FIRST, _FURTHER = 0.9, 0.3
_KIND_WEIGHT: dict[Kind, float] = {
    "rule": 1.0,
    "example": 0.9,
    "glossary": 0.75,
    "section": 0.55,
    "scenario": 0.7,
    "official": 0.9,
}


@value(frozen=True, slots=True)
class Hit:
    """A document that was found.

    Arguments:
        score: how well it fits; only to be compared within one search.
        signs: what speaks for it.
        bm25: Whoosh's own score.
    """

    document: Document
    score: float
    signs: Signs
    bm25: float = 0.0


class Shelf:
    """The documents of one language.

    Arguments:
        language: their language.
        documents: the documents, in the order of the index.
        index: their index.
        terms: the table of terms.
    """

    def __init__(
        self, language: Language, documents: Sequence[Document], index: FileIndex, terms: Iterable[Term]
    ) -> None:
        self.language = language
        self.documents = documents
        self._vocabulary = Vocabulary(index)
        self._postings = Postings(index, self._vocabulary.kept_part)
        self.understanding = Understanding(language, self._vocabulary, Meanings(language, terms))
        self._views: dict[int, DocumentView] = {}
        self._line = cache(partial(stemmed_line, weighed=cache(self._weighed)))
        self._places: dict[tuple[str | None, frozenset[Kind] | None], frozenset[int]] = {}
        self._below: dict[str, list[str]] = {}
        for document in documents:
            if document.kind == "rule":
                self._below.setdefault(document.key.rpartition(".")[0], []).append(document.key)
        self._sections = {key: section for section, keys in self._below.items() for key in keys}

    def places(self, chapter: str | None, kinds: frozenset[Kind] | None) -> frozenset[int]:
        """The places of the documents of a chapter and of some kinds; without kinds, of all but examples."""
        wanted = (chapter, kinds)
        found = self._places.get(wanted)
        if found is None:
            found = frozenset(
                place
                for place, one in enumerate(self.documents)
                if (chapter is None or one.chapter == chapter)
                and (one.kind != "example" if kinds is None else one.kind in kinds)
            )
            if len(self._places) < _REMEMBERED:
                self._places[wanted] = found
        return found

    def understand(self, asked: Query, prefix: bool = False) -> UnderstoodQuery:
        """What a query looks for; ``prefix`` when its last word may be unfinished."""
        return self.understanding.understand(asked, prefix)

    def holding(self, meant: UnderstoodQuery) -> frozenset[int]:
        """The places of the documents that hold every quoted phrase, or the game's own name for it."""
        held = [
            self._postings.holding((sequence, *renamed))
            for sequence, renamed in zip(meant.sequences, meant.renamed, strict=True)
        ]
        return frozenset.intersection(*held)

    def telling(self, meant: UnderstoodQuery) -> frozenset[str]:
        """The stems by which a document shows why it was found; words of every sentence only if there are no others.

        Arguments:
            meant: what was looked for.
        """
        forms = [form for unit in meant.units for form in unit.forms]
        telling = frozenset(form for form in forms if not self.understanding.meanings.light((form,)))
        return telling or frozenset(forms)

    def find(
        self, meant: UnderstoodQuery, allowed: Collection[int], pool: Pool | None = None, best: float = 0.0
    ) -> list[Hit]:
        """The documents that fit, best first.

        Arguments:
            meant: what is looked for.
            allowed: the places of the documents that may be found.
            pool: the only ones that are looked through, fewer of them closely; None for all.
            best: what Whoosh gives to the best document of another shelf, with which these are compared.
        """
        telling = [] if meant.sequences else [unit for unit in meant.units if not unit.light]
        scores = self._summed(telling, pool) or self._summed(meant.units, pool)
        fitting = ((score, -place) for place, score in scores.items() if place in allowed)
        candidates = heapq.nlargest(_CANDIDATES if pool is None else _FURTHER_CANDIDATES, fitting)
        best = max(best, candidates[0][0]) if candidates else best
        ranking = Ranking(meant.units)
        defined = self._defined(meant)
        sections = [self._section(self.documents[-place]) for _, place in candidates]
        found = Counter(sections)
        hits = []
        for (score, place), section in zip(candidates, sections, strict=True):
            document = self.documents[-place]
            kin = min(found[section] - 1, _MOST_KIN) / _MOST_KIN if section else 0.0
            signs = ranking.signs(self._view(-place), score / best, defined.get(document.key, 0.0), kin)
            hits.append(Hit(document, signs.score() * _KIND_WEIGHT[document.kind] * document.weight, signs, score))
        hits.sort(key=lambda hit: -hit.score)
        return hits

    def _section(self, document: Document) -> str:
        """The section of an article; of what is none, none."""
        return self._sections.get(document.key, "")

    def _summed(self, units: Sequence[Unit], pool: Pool | None) -> dict[int, float]:
        """What some units count together in each document."""
        scores: dict[int, float] = {}
        for unit in units:
            for place, score in self._scored(unit, pool).items():
                scores[place] = scores.get(place, 0.0) + score
        return scores

    def _scored(self, unit: Unit, pool: Pool | None) -> Mapping[int, float]:
        """What a unit counts in each document: its best way to be said there."""
        best: dict[int, float] = {}
        for other in unit.others:
            said = self._said(other, pool)
            if not best:
                best = said
                continue
            for place, score in said.items():
                if score > best.get(place, 0.0):
                    best[place] = score
        return best

    def _said(self, other: Other, pool: Pool | None) -> dict[int, float]:
        said: dict[int, float] = {}
        part = other.weight / len(other.words)
        for forms in other.words:
            known = [self._postings.scored(form, pool) for form in forms if form in self._vocabulary]
            word = dict(known[0]) if known else {}
            for scored in known[1:]:
                for place, score in scored:
                    if score > word.get(place, 0.0):
                        word[place] = score
            if part == 1.0:
                return word
            for place, score in word.items():
                said[place] = said.get(place, 0.0) + score * other.weight / len(other.words)
        return said

    def _defined(self, meant: UnderstoodQuery) -> dict[str, float]:
        """How much of the query are terms that a document defines, by key; a section defines by its first article."""
        defined: dict[str, float] = {}
        for term, share in meant.terms:
            below = self._below.get(term.article, ())
            first = term.does or next(iter(below), "")
            for key in (term.article, *below):
                part = 1.0 if key in (term.article, term.does) else _FIRST if key == first else _FURTHER
                defined[key] = max(share * part, defined.get(key, 0.0))
        return defined

    def _weighed(self, forms: Forms) -> Weighed:
        return forms, self.understanding.weigh(forms)

    def _view(self, place: int) -> DocumentView:
        found = self._views.get(place)
        if found is None:
            found = self._views[place] = view(self._postings.profile(place), self._line)
        return found
