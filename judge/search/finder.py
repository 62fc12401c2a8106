"""Answers a query: a number leads to its article, words to what fits them best, and what was done is said."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from markupsafe import Markup

from judge.messages import Language, Message, message
from judge.search.document import Document, Kind
from judge.search.edition import BEST, EditionSearch, Filters
from judge.search.editions import AskedEdition, Editions, FoundHit, new_terms
from judge.search.highlight import excerpt, marked, plain
from judge.search.notes import (
    OTHER_LANGUAGE,
    confusions,
    corrected_text,
    in_language,
    instead,
    no_such,
    nowhere,
    only_in,
    translations,
)
from judge.search.numbers import typed_number
from judge.search.query import Query, known_language, read_query, tidy
from judge.search.results import SearchResult, SearchResults
from judge.search.spelling import NO_NAMES, SpeltNames

_REMEMBERED = 1024
_ANSWERS = 0.45
"""How well a question must fit to be shown with its result; what is no question but a few words is never shown."""

_BETTER = 0.25
"""How much more of a query the other language must know to be the one that is spoken."""

_MISTYPED = 0.75
"""How well a word is known that is one error away from one that is."""

_MOST = 100
_NONE = Markup()


class Finder:
    """The search of some editions.

    Arguments:
        editions: the search of each, the chosen one first; of what is one rule in several, the first is given.
    """

    def __init__(self, editions: Sequence[EditionSearch]) -> None:
        self._editions = Editions(editions)
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
        names: SpeltNames | None = NO_NAMES,
    ) -> SearchResults:
        """What fits a query.

        Arguments:
            text: a number, words, a question, phrases in quotes.
            language: the language of the reader.
            limit: how many results at most.
            chapter: only results of this chapter, such as ``2``.
            kinds: only results of these kinds; None finds all, an example under its article.
            edition: only results of this edition; None finds those of all, the chosen one first.
            names: words that are spelt right besides those that the documents hold; None searches for what is typed.

        Raises:
            QueryError: the query is empty or too long, or there is no such language.
            KeyError: there is no such edition.
        """
        filters = Filters(chapter, None if kinds is None else frozenset(kinds))
        asked = tidy(text), known_language(language), max(1, min(limit, _MOST))
        return self._remembered(*asked, filters, edition, names)

    def uncached(self, text: str, language: Language, limit: int = 10) -> SearchResults:
        """What `search` gives, found anew; for measuring."""
        return self._search(tidy(text), language, limit, Filters(), None, NO_NAMES)

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
        self,
        text: str,
        language: Language,
        limit: int,
        filters: Filters,
        edition: str | None,
        names: SpeltNames | None,
    ) -> SearchResults:
        among = self._editions.among(edition)
        number = typed_number(text)
        if number:
            return self._numbered(text, number, language, limit, filters, among)
        spoken = self._spoken(text, language, among, names or NO_NAMES)
        asked, found, notes = self._asked(read_query(text, spoken), filters, among, names)
        if not found:
            other = OTHER_LANGUAGE[spoken]
            elsewhere = self._asked(read_query(text, other), filters, among, names)
            meant = elsewhere[0][0].meant
            if elsewhere[1] and (meant.terms or not meant.corrections):
                spoken, (asked, found, notes) = other, elsewhere
        first = found[0].asked if found else asked[0]
        if spoken != language and found:
            notes.append(in_language(spoken))
        notes += translations(first.query, first.meant, OTHER_LANGUAGE[spoken])
        corrected = corrected_text(first.query, first.meant)
        if corrected:
            notes.insert(0, instead(text, corrected))
        if first is not asked[0]:
            notes += only_in(new_terms(asked[0], first), among[0].edition, first.search.edition)
        notes += confusions(first.meant)
        if not found:
            notes.append(message("nothing is found for “{query}”; try other words, or fewer", query=text))
        results = self._shown(found[:limit])
        return SearchResults(text, language, corrected, results, tuple(notes), edition=among[0].edition)

    def _asked(
        self, query: Query, filters: Filters, among: Sequence[EditionSearch], names: SpeltNames | None
    ) -> tuple[list[AskedEdition], list[FoundHit], list[Message]]:
        """A query as each edition understands it, what fits it, and a note where the filters kept all of it out."""
        asked = self._editions.asked(query, filters, among, names=names)
        notes: list[Message] = []
        if not any(one.allowed for one in asked) and asked[0].meant.sequences:
            notes.append(nowhere(asked[0].query))
            asked = [replace(one, allowed=one.shelf.places(filters.chapter, filters.kinds)) for one in asked]
        return asked, self._editions.found(asked, filters), notes

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
        there = self._editions.at(number, language, among)
        if not there:
            nearest = chosen.book.nearest(number)
            results = tuple(self._result(chosen, chosen.numbered(language)[one], 0.5) for one in nearest[:limit])
            notes = (no_such(number, chosen.edition, nearest),)
            return SearchResults(text, language, None, results, notes, edition=chosen.edition)
        fitting = (one for one in there if filters.fit(one[1]))
        results = tuple(
            self._result(search, document, 1.0 if place == 0 else round(0.9 / place, 3))
            for place, (search, document) in zip(range(limit), fitting, strict=False)
        )
        having = there[0][0]
        if having is chosen:
            return SearchResults(text, language, None, results, direct=number, edition=chosen.edition)
        notes = (no_such(number, chosen.edition, (), having.edition),)
        return SearchResults(text, language, None, results, notes, edition=chosen.edition)

    def _spoken(self, text: str, language: Language, among: Sequence[EditionSearch], names: SpeltNames) -> Language:
        """The language in which the query's words are better known; the reader's own unless the other knows more."""
        other = OTHER_LANGUAGE[language]

        def knowledge(one: Language) -> Iterator[float]:
            asked = read_query(text, one)
            return (search.shelf(one).understanding.knowledge(asked) for search in among)

        own = 0.0
        for known in knowledge(language):
            own = max(own, known)
            if own > 0.67:
                return language
        theirs = max(knowledge(other))
        if not own and theirs > _BETTER:
            own = self._mistyped(text, language, among, names)
        return other if theirs > own + _BETTER else language

    @staticmethod
    def _mistyped(text: str, language: Language, among: Sequence[EditionSearch], names: SpeltNames) -> float:
        """How well words are known that are mistyped ones of a language, and that the other never spells so."""
        asked = read_query(text, language)
        spelt = [search.shelf(OTHER_LANGUAGE[language]).understanding.vocabulary.words for search in among]
        mistyped = {word for search in among for word in search.shelf(language).understanding.mistyped(asked, names)}
        own = [word for word in mistyped if not any(word in words for words in spelt)]
        return _MISTYPED * len(own) / len(asked.words)

    def _suggest(self, text: str, language: Language, limit: int) -> tuple[SearchResult, ...]:
        number = typed_number(text)
        if number:
            return tuple(islice(self._starting(number, language), limit))
        asked = self._editions.asked(
            read_query(text.lower(), language), Filters(), self._editions.searches, prefix=True
        )
        asked = [replace(one, allowed=one.shelf.places(None, None)) for one in asked]
        return self._shown(self._editions.found(asked, Filters())[:limit])

    def _starting(self, number: str, language: Language) -> Iterator[SearchResult]:
        """What stands at the numbers that begin in a way, in the first edition that has any."""
        for search in self._editions.searches:
            numbered = search.numbered(language)
            keys = [key for key in numbered if key.startswith(number)]
            if keys:
                yield from (self._result(search, numbered[key], 1.0) for key in keys)
                return

    def _shown(self, found: Sequence[FoundHit]) -> tuple[SearchResult, ...]:
        telling = {
            one.search.edition: one.shelf.telling(one.meant)
            for one in {id(one.asked): one.asked for one in found}.values()
        }
        return tuple(self._shown_hit(one, telling[one.asked.search.edition]) for one in found)

    def _shown_hit(self, found: FoundHit, stems: frozenset[str]) -> SearchResult:
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
        weigh = search.shelf(document.language).understanding.weigh
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
            also=tuple(self._editions.also(search, document)),
        )
