"""Answers a query: a number leads to its article, words to what fits them best, and what was done is said."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from markupsafe import Markup

from judge.law.book import Book
from judge.law.terms import Term
from judge.messages import LANGUAGES, Language, Message, message
from judge.search.document import Document, Kind
from judge.search.highlight import excerpt, marked, plain
from judge.search.numbers import numbers_inside, typed_number
from judge.search.query import Query, known_language, read_query, tidy
from judge.search.ranking import Signs
from judge.search.results import SearchResult, SearchResults
from judge.search.shelf import Hit, Shelf
from judge.search.store import Documents, Indexes
from judge.search.units import UnderstoodQuery

_OTHER: Mapping[Language, Language] = {"en": "fr", "fr": "en"}
_REMEMBERED = 1024
_ANSWERS = 0.45
"""How well a question must fit to be shown with its result; what is no question but a few words is never shown."""

_BEST = 6.0
_MOST = 100
_NONE = Markup()
_NAMED = Signs(found=0.0, covered=0.0, said=0.0, answered=0.0, titled=0.0, near=0.0, defined=0.0)
"""What speaks for a document that is found by its number alone."""


class Finder:
    """The search of one edition.

    Arguments:
        book: the rule book; its numbers lead to its articles, its terms say what else things are called.
        documents: all that can be found, per language.
        indexes: their indexes.
    """

    def __init__(self, book: Book, documents: Documents, indexes: Indexes) -> None:
        self._book = book
        self._shelves: dict[Language, Shelf] = {
            language: Shelf(language, documents[language], indexes[language], book.terms) for language in LANGUAGES
        }
        self._numbered: dict[Language, dict[str, Document]] = {
            language: {one.key: one for one in documents[language] if one.kind in ("rule", "section")}
            for language in LANGUAGES
        }
        self._remembered = lru_cache(maxsize=_REMEMBERED)(self._search)
        self._suggested = lru_cache(maxsize=_REMEMBERED)(self._suggest)

    def search(
        self,
        text: str,
        language: Language,
        limit: int = 10,
        chapter: str | None = None,
        kinds: Collection[Kind] | None = None,
    ) -> SearchResults:
        """What fits a query.

        Arguments:
            text: a number, words, a question, phrases in quotes.
            language: the language of the reader.
            limit: how many results at most.
            chapter: only results of this chapter, such as ``2``.
            kinds: only results of these kinds; None finds all, an example under its article.

        Raises:
            QueryError: the query is empty or too long, or there is no such language.
        """
        wanted = None if kinds is None else frozenset(kinds)
        return self._remembered(tidy(text), known_language(language), max(1, min(limit, _MOST)), chapter, wanted)

    def uncached(self, text: str, language: Language, limit: int = 10) -> SearchResults:
        """What `search` gives, found anew; for measuring."""
        return self._search(tidy(text), language, limit, None, None)

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
        self, text: str, language: Language, limit: int, chapter: str | None, kinds: frozenset[Kind] | None
    ) -> SearchResults:
        number = typed_number(text)
        notes: list[Message] = []
        if number:
            if number in self._numbered[language]:
                results = tuple(self._at(number, language, limit, chapter, kinds))
                return SearchResults(text, language, None, results, (), number)
            nearest = self._book.nearest(number)
            notes.append(_no_such(number, self._book.edition, nearest))
            results = tuple(self._result(self._numbered[language][one], 0.5) for one in nearest[:limit])
            return SearchResults(text, language, None, results, tuple(notes))
        spoken = self._spoken(text, language)
        shelf = self._shelves[spoken]
        asked = read_query(text, spoken)
        meant = shelf.understand(asked)
        hits = self._hits(shelf, asked, meant, chapter, kinds, notes)
        if spoken != language and hits:
            notes.append(message("these words are {language}; here is what is found there", language=_NAMES[spoken]))
        notes += _translations(asked, meant, _OTHER[spoken])
        corrected = _corrected(asked, meant)
        if corrected:
            notes.insert(0, message("did you mean “{corrected}”? Here is what is found for it", corrected=corrected))
        notes += _confusions(meant)
        if not hits:
            notes.append(message("nothing is found for “{query}”; try other words, or fewer", query=text))
        stems = shelf.telling(meant)
        results = tuple(self._shown(hit, shelf, stems) for hit in hits[:limit])
        return SearchResults(text, language, corrected, results, tuple(notes))

    def _spoken(self, text: str, language: Language) -> Language:
        """The language in which the query's words are better known; the reader's own unless the other knows more."""
        own, other = language, _OTHER[language]
        knowledge = {one: self._shelves[one].understanding.knowledge(read_query(text, one)) for one in (own, other)}
        return other if knowledge[own] <= 0.67 and knowledge[other] > knowledge[own] + 0.25 else own

    def _hits(
        self,
        shelf: Shelf,
        asked: Query,
        meant: UnderstoodQuery,
        chapter: str | None,
        kinds: frozenset[Kind] | None,
        notes: list[Message],
    ) -> list[Hit]:
        allowed = shelf.places(chapter, kinds)
        if meant.sequences:
            holding = shelf.holding(meant) & allowed
            if holding:
                allowed = holding
            else:
                first, after = asked.phrases[0]
                phrase = asked.text[asked.words[first].start : asked.words[after - 1].end]
                quoted = message("“{phrase}”", phrase=phrase)
                notes.append(message("the phrase {phrase} is found nowhere; its words are searched for", phrase=quoted))
        hits = shelf.find(meant, allowed)
        numbered = self._numbered[shelf.language]
        inside = dict.fromkeys(number for number in numbers_inside(asked.text) if number in numbered)
        found = {hit.document.key: hit for hit in hits}
        named = [
            found.get(number) or Hit(numbered[number], _BEST, _NAMED)
            for number in inside
            if _fits(numbered[number], chapter, kinds)
        ]
        return list(_each_article([*named, *(hit for hit in hits if hit not in named)]))

    def _at(
        self, number: str, language: Language, limit: int, chapter: str | None, kinds: frozenset[Kind] | None
    ) -> Iterator[SearchResult]:
        """What stands at a number: an article and what cites it, or a section and what it holds."""
        numbered = self._numbered[language]
        keys = dict.fromkeys(
            (number, *(key for key in numbered if key.startswith(f"{number}.")), *self._book.cited_by(number))
        )
        fitting = (numbered[key] for key in keys if key in numbered and _fits(numbered[key], chapter, kinds))
        for place, document in enumerate(fitting):
            if place < limit:
                yield self._result(document, 1.0 if place == 0 else round(0.9 / place, 3))

    def _suggest(self, text: str, language: Language, limit: int) -> tuple[SearchResult, ...]:
        number = typed_number(text)
        if number:
            numbered = self._numbered[language]
            keys = [key for key in numbered if key == number or key.startswith(number)]
            return tuple(self._result(numbered[key], 1.0) for key in keys[:limit])
        shelf = self._shelves[language]
        meant = shelf.understand(read_query(text, language), prefix=True)
        hits = shelf.find(meant, shelf.places(None, None))
        stems = shelf.telling(meant)
        return tuple(self._shown(hit, shelf, stems) for hit in hits[:limit])

    def _shown(self, hit: Hit, shelf: Shelf, stems: frozenset[str]) -> SearchResult:
        document, answers = hit.document, hit.signs.question
        asked = plain(document.questions[answers]) if answers >= 0 else ""
        shown = asked.endswith("?") and hit.signs.answered >= _ANSWERS
        question = marked(asked, document.language, stems) if shown else _NONE
        return self._result(document, round(min(1.0, hit.score / _BEST), 4), stems, shelf, question)

    def _result(
        self,
        document: Document,
        score: float,
        stems: frozenset[str] = frozenset(),
        shelf: Shelf | None = None,
        question: Markup = _NONE,
    ) -> SearchResult:
        weigh = (shelf or self._shelves[document.language]).understanding.weigh
        texts = (document.text, *document.remarks, *document.examples)
        return SearchResult(
            number=document.number,
            kind=document.kind,
            title=document.title,
            excerpt=excerpt(texts, document.language, stems, weigh),
            score=score,
            key=document.key,
            language=document.language,
            question=question,
        )


def _fits(document: Document, chapter: str | None, kinds: Collection[Kind] | None) -> bool:
    """Whether a document passes the filters."""
    return (kinds is None or document.kind in kinds) and (chapter is None or document.chapter == chapter)


def _each_article(hits: Iterable[Hit]) -> Iterator[Hit]:
    """Every hit, but of an article in our words and in the official ones the better of both."""
    seen: set[str] = set()
    for hit in hits:
        if hit.document.kind in ("rule", "official"):
            if hit.document.key in seen:
                continue
            seen.add(hit.document.key)
        yield hit


_NAMES: Mapping[Language, Message] = {"en": message("English"), "fr": message("French")}


def _no_such(number: str, edition: str, nearest: Sequence[str]) -> Message:
    if not nearest:
        return message("there is no {number} in edition {edition}", number=number, edition=edition)
    return message(
        "there is no {number} in edition {edition}; the nearest are {nearest}",
        number=number,
        edition=edition,
        nearest=", ".join(nearest),
    )


def _corrected(asked: Query, meant: UnderstoodQuery) -> str | None:
    if not meant.corrections:
        return None
    text = asked.text
    for place, spelt in reversed(meant.corrections):
        word = asked.words[place]
        text = text[: word.start] + spelt + text[word.end :]
    return text


def _translations(asked: Query, meant: UnderstoodQuery, language: Language) -> Iterator[Message]:
    """What to say about words of the other language."""
    for match in meant.foreign:
        first, last = asked.words[match.start], asked.words[match.start + match.length - 1]
        for term, _ in match.terms[:1]:
            yield message(
                "“{word}” is {language}; here it is called “{term}”",
                word=asked.text[first.start : last.end],
                language=_NAMES[language],
                term=term.name,
            )


def _confusions(meant: UnderstoodQuery) -> Iterable[Message]:
    """What to say about words that mean several things, when they are most of the query."""
    named = [term for term, share in meant.terms if share >= 0.5]
    for term in _each(named):
        if term.confusion["en"]:
            yield message("{term}: {confusion}", term=term.name, confusion=term.confusion)


def _each(terms: Iterable[Term]) -> Iterator[Term]:
    seen: set[str] = set()
    for term in terms:
        if term.name["en"] not in seen:
            seen.add(term.name["en"])
            yield term
