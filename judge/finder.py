"""Search over everything that the project holds: gathers the documents of each edition and opens their index."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial

from judge.data_cache import name_of
from judge.law.article import Article, Section
from judge.law.book import Book, book, editions
from judge.law.official.store import Texts, imported, index_folder
from judge.law.terms import Term
from judge.messages import LANGUAGES, Language
from judge.place import PACKAGE, RULES, SCENARIOS, Stamp, files_below
from judge.search.document import Document
from judge.search.edition import EditionSearch
from judge.search.finder import Finder
from judge.search.kept_documents import Documents, LazyDocuments, kept_documents
from judge.search.results import SearchResult, SearchResults
from judge.search.store import Indexes, is_built, open_indexes
from judge.telling.documents import scenario_documents
from judge.telling.scenario_files import scenario_files

__all__ = [
    "Finder",
    "SearchResult",
    "SearchResults",
    "documents",
    "edition_search",
    "finder",
    "official_finder",
    "open_search",
]

CODE = (
    "finder.py",
    "law/article.py",
    "law/book.py",
    "law/reader.py",
    "law/table.py",
    "law/terms.py",
    "law/text.py",
    "law/typography.py",
    "messages.py",
    "scenario/about.py",
    "scenario/brackets.py",
    "scenario/counts.py",
    "scenario/file.py",
    "scenario/form.py",
    "scenario/headings.py",
    "scenario/source.py",
    "search/document.py",
    "telling/chapters.py",
    "telling/documents.py",
    "wording/text.py",
)
"""The code on which the documents of an edition depend."""

_FILLED = 0.95
"""How much an article counts whose text the sources have lost and which is filled from elsewhere."""


@cache
def finder(edition: str) -> Finder:
    """The search of all editions that the project holds; opened once.

    Arguments:
        edition: the one that is chosen.

    Raises:
        KeyError: the project holds no such edition.
    """
    return Finder([edition_search(edition), *map(edition_search, _others(edition))])


@lru_cache(maxsize=1)
def official_finder(edition: str, state: Stamp) -> Finder:
    """The search of all editions and of the user's own copy of one's official text; its index lies beside the copy.

    Arguments:
        edition: the one that is chosen.
        state: the state of the copy.
    """
    more = (*scenario_documents(edition), *official_documents(book(edition), imported()))
    own = _search(book(edition), more, partial(open_indexes, folder=index_folder()))
    return Finder([own, *map(edition_search, _others(edition))])


@cache
def edition_search(edition: str) -> EditionSearch:
    """The search of an edition alone; opened once.

    Raises:
        KeyError: the project holds no such edition.
    """
    gathered = _gathered(edition)
    return EditionSearch(book(edition), gathered, partial(open_indexes, gathered))


def is_kept() -> bool:
    """Whether the indexes of all editions are kept, so that no search waits until one is built."""
    return all(is_built(_gathered(edition)) for edition in editions())


@cache
def _gathered(edition: str) -> LazyDocuments:
    """What there is to be found of an edition."""
    law, mark = book(edition), _mark(edition)
    scenarios = kept_documents(mark, lambda: _by_language(tuple(scenario_documents(edition))))
    return LazyDocuments(mark, lambda language: (*documents(law, language), *scenarios[language]))


def _mark(edition: str) -> str:
    """What changes with all from which the documents of an edition are made."""
    texts = files_below(RULES / edition).values()
    return name_of("made", (edition.encode(), _scenarios().encode(), *(PACKAGE / name for name in CODE), *texts))


@cache
def _scenarios() -> str:
    """What changes with the paths and the contents of the scenarios."""
    return name_of("made", (part for path, file in scenario_files(SCENARIOS).items() for part in (path.encode(), file)))


def open_search(law: Book, more: Iterable[Document] = ()) -> EditionSearch:
    """The search of a rule book.

    Arguments:
        law: the rule book.
        more: documents of others to be found with it, such as scenarios.
    """
    return _search(law, tuple(more), open_indexes)


def _search(law: Book, others: Sequence[Document], indexes: Callable[[Documents], Indexes]) -> EditionSearch:
    beside = _by_language(others)
    gathered = {language: (*documents(law, language), *beside[language]) for language in LANGUAGES}
    return EditionSearch(law, gathered, partial(indexes, gathered))


def _by_language(found: Sequence[Document]) -> Documents:
    return {language: tuple(one for one in found if one.language == language) for language in LANGUAGES}


def _others(edition: str) -> Iterator[str]:
    return (one for one in editions() if one != edition)


def documents(law: Book, language: Language) -> Iterator[Document]:
    """What a rule book gives to be found: its sections, articles, examples and glossary in one language."""
    text = law.texts[language]
    defining: dict[str, list[Term]] = {}
    for term in law.terms:
        defining.setdefault(term.article, []).append(term)
    for section in text.sections.values():
        yield _section(law, section, language, defining)
        for article in section.articles:
            yield _rule(law, article, language, defining)
            yield from _examples(law, article, language)
    for entry in text.entries.values():
        yield Document(
            kind="glossary",
            key=entry.key,
            number=entry.title,
            chapter="",
            language=language,
            title=entry.title,
            text=entry.text,
            questions=entry.questions,
        )


def official_documents(law: Book, texts: Texts) -> Iterator[Document]:
    """What the user's own copy of the official text gives to be found, in each language that there is."""
    for language in LANGUAGES:
        for number, wording in texts.get((law.edition, language), {}).items():
            if number not in law.texts[language].articles:
                continue
            titles = _titles(law, number.rpartition(".")[0], language)
            yield Document(
                kind="official",
                key=number,
                number=number,
                chapter=number[0],
                language=language,
                title=wording.title or titles[-1],
                text=wording.text,
                heading=titles,
                remarks=tuple(words for kind, words in wording.quotes if kind == "remark"),
                examples=tuple(words for kind, words in wording.quotes if kind == "example"),
            )


def _section(law: Book, section: Section, language: Language, defining: dict[str, list[Term]]) -> Document:
    return Document(
        kind="section",
        key=section.number,
        number=section.number,
        chapter=section.number[0],
        language=language,
        title=section.title,
        text=section.articles[0].text if section.articles else "",
        heading=_titles(law, section.number, language),
        terms=_names(defining.get(section.number, ()), language),
    )


def _rule(law: Book, article: Article, language: Language, defining: dict[str, list[Term]]) -> Document:
    titles = _titles(law, article.section, language)
    return Document(
        kind="rule",
        key=article.number,
        number=article.number,
        chapter=article.number[0],
        language=language,
        title=titles[-1],
        text=article.text,
        heading=titles,
        remarks=(*article.remarks, *article.notes),
        examples=article.examples,
        questions=article.questions,
        terms=_names(defining.get(article.number, ()), language),
        weight=_FILLED if article.source in ("glossary", "later") else 1.0,
    )


def _examples(law: Book, article: Article, language: Language) -> Iterator[Document]:
    for example in article.examples:
        titles = _titles(law, article.section, language)
        yield Document(
            kind="example",
            key=article.number,
            number=article.number,
            chapter=article.number[0],
            language=language,
            title=titles[-1],
            text=example,
            heading=titles,
        )


def _titles(law: Book, number: str, language: Language) -> tuple[str, ...]:
    """The titles of a section and of those that hold it, outermost first."""
    return tuple(section.title for section in law.above(number, language))


def _names(terms: Iterable[Term], language: Language) -> tuple[str, ...]:
    """What the terms are called, by the rules and by players."""
    return tuple(
        name for term in terms for name in (term.name[language], *term.forms[language], *term.players[language])
    )
