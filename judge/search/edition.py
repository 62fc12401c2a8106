"""The search of one edition: its documents in each language, and what of them fits a query."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from threading import Lock

from judge.law.book import Book
from judge.messages import Language
from judge.search.document import Document, Kind
from judge.search.kept_documents import Documents
from judge.search.postings import Pool
from judge.search.ranking import Signs
from judge.search.shelf import Hit, Shelf
from judge.search.store import Indexes
from judge.search.understood import UnderstoodQuery
from judge.value import value

BEST = 6.0
"""The score of what fits as well as anything does."""

NAMED = Signs(found=0.0, covered=0.0, said=0.0, answered=0.0, titled=0.0, near=0.0, defined=0.0)
"""What speaks for a document that is found by its number alone."""


@value(frozen=True, slots=True)
class Filters:
    """Which documents a reader wants.

    Arguments:
        chapter: only those of this chapter, such as ``2``.
        kinds: only those of these kinds; None means all, an example under its article.
    """

    chapter: str | None = None
    kinds: frozenset[Kind] | None = None

    def fit(self, document: Document) -> bool:
        """Whether a document is one of them."""
        return (self.kinds is None or document.kind in self.kinds) and (
            self.chapter is None or document.chapter == self.chapter
        )


class EditionSearch:
    """The search of one edition.

    Arguments:
        book: the rule book; its numbers lead to its articles, its terms say what else things are called.
        documents: all that can be found, per language.
        indexes: gives their indexes when something is looked for.
    """

    def __init__(self, book: Book, documents: Documents, indexes: Callable[[], Indexes]) -> None:
        self.book = book
        self.terms = frozenset(term.name["en"] for term in book.terms)
        self._documents = documents
        self._indexes = cache(indexes)
        self._shelves: dict[Language, Shelf] = {}
        self._shelving = Lock()
        self._numbered: dict[Language, Mapping[str, Document]] = {}

    @property
    def edition(self) -> str:
        """The edition's number."""
        return self.book.edition

    def shelf(self, language: Language) -> Shelf:
        """Its documents in a language, read when they are first asked for: most searches need one language alone."""
        with self._shelving:
            if language not in self._shelves:
                documents, index = self._documents[language], self._indexes()[language]
                self._shelves[language] = Shelf(language, documents, index, self.book.terms)
            return self._shelves[language]

    def numbered(self, language: Language) -> Mapping[str, Document]:
        """Its rules and sections in a language by their numbers."""
        if language not in self._numbered:
            documents = self._documents[language]
            self._numbered[language] = {one.key: one for one in documents if one.kind in ("rule", "section")}
        return self._numbered[language]

    def at(self, number: str, language: Language) -> Iterator[Document]:
        """What stands at a number: an article and what cites it, or a section and what it holds."""
        numbered = self.numbered(language)
        below = (key for key in numbered if key.startswith(f"{number}."))
        keys = dict.fromkeys((number, *below, *self.book.cited_by(number)))
        return (numbered[key] for key in keys if key in numbered)

    def allowed(self, meant: UnderstoodQuery, language: Language, filters: Filters) -> frozenset[int]:
        """The places of the documents that a reader wants and that hold every quoted phrase."""
        shelf = self.shelf(language)
        wanted = shelf.places(filters.chapter, filters.kinds)
        return shelf.holding(meant) & wanted if meant.sequences else wanted

    def hits(
        self,
        meant: UnderstoodQuery,
        language: Language,
        allowed: Collection[int],
        named: Iterable[Document],
        pool: Pool | None = None,
        best: float = 0.0,
    ) -> list[Hit]:
        """What fits a query, best first.

        Arguments:
            allowed: the places of the documents that may be found.
            named: what the query names by its number; it comes first.
            pool: the only documents that are looked through; None for all.
            best: what Whoosh gives to the best document of the chosen edition.
        """
        hits = self.shelf(language).find(meant, allowed, pool, best)
        found = {hit.document.key: hit for hit in hits}
        first = [found.get(one.key) or Hit(one, BEST, NAMED) for one in named]
        return list(each_article([*first, *(hit for hit in hits if hit not in first)]))


def each_article(hits: Iterable[Hit]) -> Iterator[Hit]:
    """Every hit, but of an article in our words and in the official ones the better of both."""
    seen: set[str] = set()
    for hit in hits:
        if hit.document.kind in ("rule", "official"):
            if hit.document.key in seen:
                continue
            seen.add(hit.document.key)
        yield hit
