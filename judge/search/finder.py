"""Answers a query: a number leads to its article, words to what fits them best, and what was done is said."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice

from markupsafe import Markup

from judge.law.counterparts import Counterparts
from judge.messages import Language, Message, message
from judge.search.document import Document, Kind
from judge.search.edition import BEST, EditionSearch, Filters
from judge.search.highlight import excerpt, marked, plain
from judge.search.notes import OTHER_LANGUAGE, confusions, corrected_text, in_language, no_such, nowhere, translations
from judge.search.numbers import numbers_inside, typed_number
from judge.search.query import Query, known_language, read_query, tidy
from judge.search.results import Counterpart, SearchResult, SearchResults
from judge.search.shelf import Hit, Shelf
from judge.search.units import UnderstoodQuery

_REMEMBERED = 1024
_ANSWERS = 0.45
"""How well a question must fit to be shown with its result; what is no question but a few words is never shown."""

_MOST = 100
_NONE = Markup()
_ELSEWHERE = 0.7
"""How much a document counts that is not of the chosen edition, where that edition has all terms of the query."""

_NAMED = 0.2
"""Which part of a query must be terms that only another edition has for that edition to count as much."""

_SPEAKS = 0.6
"""How well a rule of the chosen edition must fit, by how well its counterpart does, to be given instead of it."""


@dataclass(frozen=True, slots=True)
class _Asked:
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
        return self.search.shelves[self.query.language]


@dataclass(frozen=True, slots=True)
class _Found:
    """What was found in one edition."""

    asked: _Asked
    hit: Hit


class Finder:
    """The search of some editions.

    Arguments:
        editions: the search of each, the chosen one first; of what is one rule in several, the first is given.
    """

    def __init__(self, editions: Sequence[EditionSearch]) -> None:
        self._editions = tuple(editions)
        self._beside: dict[tuple[str, str], Counterparts] = {
            (one.edition, other.edition): Counterparts(one.book, other.book)
            for one in editions
            for other in editions
            if one is not other
        }
        self._pools: dict[tuple[str, str, Language], frozenset[int]] = {}
        self._remembered = lru_cache(maxsize=_REMEMBERED)(self._search)
        self._suggested = lru_cache(maxsize=_REMEMBERED)(self._suggest)

    def search(
        self,
        text: str,
        language: Language,
        limit: int = 10,
        chapter: str | None = None,
        kinds: Collection[Kind] | None = None,
        edition: str | None = None,
    ) -> SearchResults:
        """What fits a query.

        Arguments:
            text: a number, words, a question, phrases in quotes.
            language: the language of the reader.
            limit: how many results at most.
            chapter: only results of this chapter, such as ``2``.
            kinds: only results of these kinds; None finds all, an example under its article.
            edition: only results of this edition; None finds those of all, the chosen one first.

        Raises:
            QueryError: the query is empty or too long, or there is no such language.
            KeyError: there is no such edition.
        """
        filters = Filters(chapter, None if kinds is None else frozenset(kinds))
        return self._remembered(tidy(text), known_language(language), max(1, min(limit, _MOST)), filters, edition)

    def uncached(self, text: str, language: Language, limit: int = 10) -> SearchResults:
        """What `search` gives, found anew; for measuring."""
        return self._search(tidy(text), language, limit, Filters(), None)

    def suggest(self, text: str, language: Language, limit: int = 8) -> tuple[SearchResult, ...]:
        """What a reader may want who is still typing.

        Arguments:
            text: the beginning of a query; its last word may be unfinished.
            language: the language of the reader.
            limit: how many suggestions at most.

        Raises:
            QueryError: the query is empty or too long, or there is no such language.
        """
        return self._suggested(tidy(text), known_language(language), max(1, min(limit, _MOST)))

    def _search(
        self, text: str, language: Language, limit: int, filters: Filters, edition: str | None
    ) -> SearchResults:
        among = self._among(edition)
        number = typed_number(text)
        if number:
            return self._numbered(text, number, language, limit, filters, among)
        spoken = self._spoken(text, language, among)
        asked = self._asked(read_query(text, spoken), filters, among)
        notes: list[Message] = []
        if not any(one.allowed for one in asked) and asked[0].meant.sequences:
            notes.append(nowhere(asked[0].query))
            asked = [replace(one, allowed=one.shelf.places(filters.chapter, filters.kinds)) for one in asked]
        found = self._found(asked, filters)
        first = found[0].asked if found else asked[0]
        if spoken != language and found:
            notes.append(in_language(spoken))
        notes += translations(first.query, first.meant, OTHER_LANGUAGE[spoken])
        corrected = corrected_text(first.query, first.meant)
        if corrected:
            notes.insert(0, message("did you mean “{corrected}”? Here is what is found for it", corrected=corrected))
        notes += confusions(first.meant)
        if not found:
            notes.append(message("nothing is found for “{query}”; try other words, or fewer", query=text))
        results = self._shown(found[:limit])
        return SearchResults(text, language, corrected, results, tuple(notes), edition=among[0].edition)

    def _among(self, edition: str | None) -> tuple[EditionSearch, ...]:
        """The editions that are looked in, the chosen one first.

        Raises:
            KeyError: there is no such edition.
        """
        if edition is None:
            return self._editions
        for one in self._editions:
            if one.edition == edition:
                return (one,)
        raise KeyError(edition)

    def _numbered(
        self,
        text: str,
        number: str,
        language: Language,
        limit: int,
        filters: Filters,
        among: Sequence[EditionSearch],
    ) -> SearchResults:
        """What stands at a number, in the first edition that has it; else what stands near it."""
        chosen = among[0]
        notes: tuple[Message, ...] = ()
        for one in among:
            if number in one.numbered[language]:
                fitting = (document for document in one.at(number, language) if filters.fit(document))
                results = tuple(
                    self._result(one, document, 1.0 if place == 0 else round(0.9 / place, 3))
                    for place, document in zip(range(limit), fitting, strict=False)
                )
                if one is not chosen:
                    notes = (no_such(number, chosen.edition, (), one.edition),)
                direct = number if one is chosen else None
                return SearchResults(text, language, None, results, notes, direct, chosen.edition)
        nearest = chosen.book.nearest(number)
        results = tuple(self._result(chosen, chosen.numbered[language][one], 0.5) for one in nearest[:limit])
        notes = (no_such(number, chosen.edition, nearest),)
        return SearchResults(text, language, None, results, notes, edition=chosen.edition)

    def _spoken(self, text: str, language: Language, among: Sequence[EditionSearch]) -> Language:
        """The language in which the query's words are better known; the reader's own unless the other knows more."""
        other = OTHER_LANGUAGE[language]

        def knowledge(one: Language) -> Iterator[float]:
            asked = read_query(text, one)
            return (search.shelves[one].understanding.knowledge(asked) for search in among)

        own = 0.0
        for known in knowledge(language):
            own = max(own, known)
            if own > 0.67:
                return language
        return other if max(knowledge(other)) > own + 0.25 else language

    def _asked(
        self, query: Query, filters: Filters, among: Sequence[EditionSearch], prefix: bool = False
    ) -> list[_Asked]:
        """A query in each edition; a word that another edition knows is taken as it is typed."""
        asked = []
        knowing = [one.shelves[query.language].understanding for one in among]
        for search, own in zip(among, knowing, strict=True):
            meant = own.understand(query, prefix, [other for other in knowing if other is not own])
            asked.append(_Asked(search, query, meant, search.allowed(meant, query.language, filters)))
        return asked

    def _found(self, asked: Sequence[_Asked], filters: Filters) -> list[_Found]:
        """What fits a query, best first; of what is one rule in several editions the first that says what is asked."""
        chosen = asked[0]
        numbers = dict.fromkeys(numbers_inside(chosen.query.text))
        named: list[_Found] = []
        found: list[_Found] = []
        for one in asked:
            numbered = one.search.numbered[one.query.language]
            own = [numbered[number] for number in numbers if number in numbered and filters.fit(numbered[number])]
            numbers = dict.fromkeys(number for number in numbers if number not in numbered)
            pool = None if one is chosen or not chosen.allowed else self._pool(one, chosen)
            best = max((one.hit.bm25 for one in found), default=0.0)
            hits = one.search.hits(one.meant, one.query.language, one.allowed, own, pool, best)
            named += [_Found(one, hit) for hit in hits[: len(own)]]
            further = [_Found(one, hit) for hit in hits[len(own) :]]
            found = further if one is chosen else self._joined(chosen, found, further)
        found.sort(key=lambda one: -one.hit.score)
        return [*named, *found]

    def _joined(self, chosen: _Asked, found: Sequence[_Found], further: Sequence[_Found]) -> list[_Found]:
        """What is found in the chosen edition, and what another one adds to it."""
        own = {(one.hit.document.kind, one.hit.document.key): one for one in found}
        added = []
        for one in further:
            document, score = one.hit.document, one.hit.score
            beside = self._beside[one.asked.search.edition, chosen.search.edition]
            weight = _weight(chosen, one.asked, beside)
            same = [(document.kind, key) for key in beside[document.key]]
            if not any(key in own and own[key].hit.score >= _SPEAKS * score for key in same):
                added.append(_Found(one.asked, replace(one.hit, score=weight * score)))
                for key in same:
                    own.pop(key, None)
        return [*own.values(), *added]

    def _pool(self, other: _Asked, chosen: _Asked) -> frozenset[int]:
        """The places of the documents of another edition that say what the chosen one does not say."""
        language = other.query.language
        wanted = (other.search.edition, chosen.search.edition, language)
        pool = self._pools.get(wanted)
        if pool is None:
            beside = self._beside[wanted[:2]]
            known = {"rule": beside.alike, "example": beside.alike, "official": beside.alike}
            known["glossary"] = frozenset(chosen.search.book.texts[language].entries)
            known["section"] = frozenset(key for key in other.search.numbered[language] if beside[key])
            pool = self._pools[wanted] = frozenset(
                place
                for place, one in enumerate(other.shelf.documents)
                if one.key not in known.get(one.kind, frozenset())
            )
        return pool

    def _suggest(self, text: str, language: Language, limit: int) -> tuple[SearchResult, ...]:
        number = typed_number(text)
        if number:
            return tuple(islice(self._starting(number, language), limit))
        asked = self._asked(read_query(text, language), Filters(), self._editions, prefix=True)
        asked = [replace(one, allowed=one.shelf.places(None, None)) for one in asked]
        return self._shown(self._found(asked, Filters())[:limit])

    def _starting(self, number: str, language: Language) -> Iterator[SearchResult]:
        """What stands at the numbers that begin in a way, in the first edition that has any."""
        for search in self._editions:
            numbered = search.numbered[language]
            keys = [key for key in numbered if key.startswith(number)]
            if keys:
                yield from (self._result(search, numbered[key], 1.0) for key in keys)
                return

    def _shown(self, found: Sequence[_Found]) -> tuple[SearchResult, ...]:
        telling = {
            one.search.edition: one.shelf.telling(one.meant)
            for one in {id(one.asked): one.asked for one in found}.values()
        }
        return tuple(self._shown_hit(one, telling[one.asked.search.edition]) for one in found)

    def _shown_hit(self, found: _Found, stems: frozenset[str]) -> SearchResult:
        hit, document, answers = found.hit, found.hit.document, found.hit.signs.question
        asked = plain(document.questions[answers]) if answers >= 0 else ""
        shown = asked.endswith("?") and hit.signs.answered >= _ANSWERS
        question = marked(asked, document.language, stems) if shown else _NONE
        return self._result(found.asked.search, document, round(min(1.0, hit.score / BEST), 4), stems, question)

    def _result(
        self,
        search: EditionSearch,
        document: Document,
        score: float,
        stems: frozenset[str] = frozenset(),
        question: Markup = _NONE,
    ) -> SearchResult:
        texts = (document.text, *document.remarks, *document.examples)
        weigh = search.shelves[document.language].understanding.weigh
        return SearchResult(
            number=document.number,
            kind=document.kind,
            title=document.title,
            excerpt=excerpt(texts, document.language, stems, weigh),
            score=score,
            key=document.key,
            language=document.language,
            edition=search.edition,
            question=question,
            also=tuple(self._also(search, document)),
        )

    def _also(self, search: EditionSearch, document: Document) -> Iterator[Counterpart]:
        """What a document is called in the other editions."""
        for other in self._editions:
            if other is search or document.kind == "scenario":
                continue
            if document.kind != "glossary":
                for number in self._beside[search.edition, other.edition][document.key]:
                    yield Counterpart(other.edition, number, number)
            elif entry := other.book.texts[document.language].entries.get(document.key):
                yield Counterpart(other.edition, entry.title, entry.key)


def _weight(chosen: _Asked, other: _Asked, beside: Counterparts) -> float:
    """How much the documents of another edition count for a query: fully, if it names what that edition alone has."""
    known = chosen.search.terms
    new = (share for term, share in other.meant.terms if term.name["en"] not in known and not beside[term.article])
    return 1.0 if sum(new) >= _NAMED else _ELSEWHERE
