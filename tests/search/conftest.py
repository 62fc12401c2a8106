"""What the tests of the search share: one finder over the whole book, in memory, and a little one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

import pytest

from judge.finder import documents
from judge.law.book import Book, book, editions
from judge.messages import LANGUAGES, Language
from judge.search.document import Document
from judge.search.edition import EditionSearch
from judge.search.finder import Finder
from judge.search.kept_documents import Documents
from judge.search.store import in_memory

SHARED = Path(__file__).resolve().parents[3] / "shared"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the user's cache."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("JUDGE_CACHE", str(folder))
    return folder


@pytest.fixture(scope="session")
def law() -> Book:
    return book("1.0")


@pytest.fixture(scope="session")
def both_gathered() -> Mapping[str, Documents]:
    """The documents of each edition."""
    return {
        edition: {language: tuple(documents(book(edition), language)) for language in LANGUAGES}
        for edition in editions()
    }


@pytest.fixture(scope="session")
def gathered(both_gathered: Mapping[str, Documents], law: Book) -> Documents:
    return both_gathered[law.edition]


@pytest.fixture(scope="session")
def searches(both_gathered: Mapping[str, Documents]) -> Mapping[str, EditionSearch]:
    """The search of each edition."""
    return {
        edition: EditionSearch(book(edition), gathered, partial(in_memory, gathered))
        for edition, gathered in both_gathered.items()
    }


@pytest.fixture(scope="session")
def finder(searches: Mapping[str, EditionSearch], law: Book) -> Finder:
    """The search of one edition alone."""
    return Finder([searches[law.edition]])


@pytest.fixture(scope="session")
def both(searches: Mapping[str, EditionSearch]) -> Mapping[str, Finder]:
    """The search of both editions, by the one that is chosen."""
    return {
        edition: Finder([one, *(other for other in searches.values() if other is not one)])
        for edition, one in searches.items()
    }


@pytest.fixture
def few() -> Documents:
    """Two documents a language."""
    return {language: tuple(_few(language)) for language in LANGUAGES}


@pytest.fixture
def shared_queries() -> Path:
    path = SHARED / "search" / "queries.jsonl"
    if not path.is_file():
        pytest.skip("the judged queries beside the checkout are not there (../shared/search/queries.jsonl)")
    return path


def _few(language: Language) -> Iterator[Document]:
    texts = {"en": ("A token ceases to exist.", "Costs are paid."), "fr": ("Un jeton disparaît.", "On paie les coûts.")}
    for place, text in enumerate(texts[language]):
        key = f"2.1.{'ab'[place]}"
        yield Document("rule", key, key, "2", language, "General", text, ("Objects", "General"))
