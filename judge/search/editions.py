"""One query in several editions: of what is one rule in two of them, the first that says what is asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from judge.law.counterparts import Counterparts
from judge.law.terms import Term
from judge.messages import Language
from judge.search.document import Document
from judge.search.edition import EditionSearch, Filters
from judge.search.numbers import numbers_inside
from judge.search.query import Query
from judge.search.results import Counterpart
from judge.search.shelf import Hit, Shelf
from judge.search.spelling import NO_NAMES, SpeltNames
from judge.search.understood import UnderstoodQuery
from judge.value import value

_ELSEWHERE = 0.7
"""How much a document counts that is not of the chosen edition, where that edition has all terms of the query."""

_NAMED = 0.2
"""Which part of a query must be terms that only another edition has for that edition to count as much."""

_MEANT = 0.6
"""Which part of a query must be a term that only another edition has for its definition to count fully."""

_SPEAKS = 0.6
"""How well a rule of the chosen edition must fit, by how well its counterpart does, to be given instead of it."""


@value(frozen=True, slots=True)
class AskedEdition:
    """A query in one edition.

    Arguments:
        search: the search of the edition.
        query: the query in the language in which it is looked for.
        allowed: the places of the documents that may be found.
    """

    search: EditionSearch
    query: Query
    meant: UnderstoodQuery
    allowed: Collection[int]

    @property
    def shelf(self) -> Shelf:
        return self.search.shelf(self.query.language)


@value(frozen=True, slots=True)
class FoundHit:
    """What was found in one edition."""

    asked: AskedEdition
    hit: Hit


class Editions:
    """Several editions, the chosen one first.

    Arguments:
        searches: the search of each.
    """

    def __init__(self, searches: Sequence[EditionSearch]) -> None:
        self.searches = tuple(searches)
        self._beside: dict[tuple[str, str], Counterparts] = {
            (one.edition, other.edition): Counterparts(one.book, other.book)
            for one in searches
            for other in searches
            if one is not other
        }
        self._pools: dict[tuple[str, str, Language], frozenset[int]] = {}

    def among(self, edition: str | None) -> tuple[EditionSearch, ...]:
        """The searches of an edition, or of all.

        Raises:
            KeyError: there is no such edition.
        """
        if edition is None:
            return self.searches
        for one in self.searches:
            if one.edition == edition:
                return (one,)
        raise KeyError(edition)

    def at(
        self, number: str, language: Language, among: Sequence[EditionSearch]
    ) -> list[tuple[EditionSearch, Document]]:
        """What stands at a number in the first edition that has it, and after it other editions' rules of that number.

        Returns:
            each with its edition; nothing when no edition has the number.
        """
        having = [one for one in among if number in one.numbered(language)]
        if not having:
            return []
        first = having[0]
        others = [one for one in having[1:] if number not in self._beside[first.edition, one.edition][number]]
        at, *below = first.at(number, language)
        return [
            (first, at),
            *((one, one.numbered(language)[number]) for one in others),
            *((first, one) for one in below),
        ]

    def asked(
        self,
        query: Query,
        filters: Filters,
        among: Sequence[EditionSearch],
        prefix: bool = False,
        names: SpeltNames | None = NO_NAMES,
    ) -> list[AskedEdition]:
        """A query in each edition; a word that another edition knows is taken as it is typed.

        Arguments:
            prefix: whether its last word may still be unfinished.
            names: words that are not mistyped either; None takes every word as it is typed.
        """
        asked = []
        knowing = [one.shelf(query.language).understanding for one in among]
        for search, own in zip(among, knowing, strict=True):
            meant = own.understand(query, prefix, [other for other in knowing if other is not own], names)
            asked.append(AskedEdition(search, query, meant, search.allowed(meant, query.language, filters)))
        return asked

    def found(self, asked: Sequence[AskedEdition], filters: Filters) -> list[FoundHit]:
        """What fits a query, best first; of what is one rule in several editions the first that says what is asked."""
        chosen = asked[0]
        numbers = dict.fromkeys(numbers_inside(chosen.query.text))
        named: list[FoundHit] = []
        found: list[FoundHit] = []
        for one in asked:
            numbered = one.search.numbered(one.query.language)
            own = [numbered[number] for number in numbers if number in numbered and filters.fit(numbered[number])]
            numbers = dict.fromkeys(number for number in numbers if number not in numbered)
            pool = None if one is chosen or not chosen.allowed else self._pool(one, chosen)
            best = max((one.hit.bm25 for one in found), default=0.0)
            hits = one.search.hits(one.meant, one.query.language, one.allowed, own, pool, best)
            named += [FoundHit(one, hit) for hit in hits[: len(own)]]
            further = [FoundHit(one, hit) for hit in hits[len(own) :]]
            found = further if one is chosen else self._joined(chosen, found, further)
        found.sort(key=lambda one: -one.hit.score)
        return [*named, *found]

    def _joined(self, chosen: AskedEdition, found: Sequence[FoundHit], further: Sequence[FoundHit]) -> list[FoundHit]:
        """What is found in the chosen edition, and what another one adds to it."""
        own = {(one.hit.document.kind, one.hit.document.key): one for one in found}
        added = []
        for one in further:
            document, score = one.hit.document, one.hit.score
            beside = self._beside[one.asked.search.edition, chosen.search.edition]
            defining = document.key in {term.article for term in new_terms(chosen, one.asked)}
            weight = 1.0 if defining else _weight(chosen, one.asked, beside)
            same = [(document.kind, key) for key in beside[document.key]]
            speaks = 1.0 if defining else _SPEAKS
            if not any(key in own and own[key].hit.score >= speaks * score for key in same):
                added.append(FoundHit(one.asked, replace(one.hit, score=weight * score)))
                for key in same:
                    own.pop(key, None)
        return [*own.values(), *added]

    def _pool(self, other: AskedEdition, chosen: AskedEdition) -> frozenset[int]:
        """The places of the documents of another edition that say what the chosen one does not say."""
        language = other.query.language
        wanted = (other.search.edition, chosen.search.edition, language)
        pool = self._pools.get(wanted)
        if pool is None:
            beside = self._beside[wanted[:2]]
            known = {"rule": beside.alike, "example": beside.alike, "official": beside.alike}
            known["glossary"] = frozenset(chosen.search.book.texts[language].entries)
            known["section"] = frozenset(key for key in other.search.numbered(language) if beside[key])
            pool = self._pools[wanted] = frozenset(
                place
                for place, one in enumerate(other.shelf.documents)
                if one.key not in known.get(one.kind, frozenset())
            )
        return pool

    def also(self, search: EditionSearch, document: Document) -> Iterator[Counterpart]:
        """What a document is called in the other editions."""
        for other in self.searches:
            if other is search or document.kind == "scenario":
                continue
            if document.kind != "glossary":
                for number in self._beside[search.edition, other.edition][document.key]:
                    yield Counterpart(other.edition, number, number)
            elif entry := other.book.texts[document.language].entries.get(document.key):
                yield Counterpart(other.edition, entry.title, entry.key)


def new_terms(chosen: AskedEdition, other: AskedEdition) -> Iterator[Term]:
    """The terms of a query that another edition has and the chosen one has not."""
    return (term for term, share in other.meant.terms if share >= _MEANT and term.name["en"] not in chosen.search.terms)


def _weight(chosen: AskedEdition, other: AskedEdition, beside: Counterparts) -> float:
    """How much the documents of another edition count for a query: fully, if it names what that edition alone has."""
    known = chosen.search.terms
    new = (share for term, share in other.meant.terms if term.name["en"] not in known and not beside[term.article])
    return 1.0 if sum(new) >= _NAMED else _ELSEWHERE
