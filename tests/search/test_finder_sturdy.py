"""No query raises, no thread disturbs another, the same query gives the same."""

from __future__ import annotations

import random
import threading
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.finder import documents
from judge.law.book import Book
from judge.messages import LANGUAGES, Language
from judge.search.finder import Finder
from judge.search.kept_documents import Documents
from judge.search.query import QueryError


@pytest.mark.parametrize("language", ["de", "", "EN", "../fr"])
def test_an_unknown_language(finder: Finder, language: str) -> None:
    with pytest.raises(QueryError, match="there is no language"):
        finder.search("token", language)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "typed", ['"a AND (', "* ? ~ ^ : { } [ ] ( )", "a:b OR", "<script>alert(1)</script>", "'; drop--", '"', "\\"]
)
def test_broken_syntax_is_harmless(finder: Finder, typed: str) -> None:
    found = finder.search(typed, "en")
    assert "<script" not in "".join(one.excerpt for one in found.results)


_PIECES = [
    *(
        '"',
        "AND",
        "OR",
        "ANDNOT",
        "NOT",
        "REQUIRE",
        "(",
        ")",
        "*",
        "?",
        "~2",
        "^3",
        ":",
        "[a TO b]",
        "{J}",
        "6.4.g",
        "<b>",
        "&",
    ),
    *(
        "token",
        "jeton",
        "l’",
        "can't",
        "expediton",
        "réserve",
        "\x00",
        "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
    ),
]


def test_five_thousand_random_queries(finder: Finder) -> None:
    chance = random.Random(1)
    for _ in range(5000):
        typed = "".join(chance.choice(_PIECES) + chance.choice(["", " ", " "]) for _ in range(chance.randint(1, 4)))
        try:
            finder.search(typed, chance.choice(LANGUAGES), 1)
        except QueryError as error:
            assert not typed.strip("\x00 ") or len(typed) > 200, error


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=230), st.sampled_from(LANGUAGES))
def test_no_query_raises_anything_else(finder: Finder, typed: str, language: Language) -> None:
    for ask in (finder.search, finder.suggest):
        try:
            ask(typed, language)
        except QueryError as error:
            assert error.message.say("fr")


@pytest.mark.parametrize("typed", ["token", "expediton", '"in play"', "2.1.c"])
def test_the_same_query_gives_the_same(finder: Finder, typed: str) -> None:
    assert finder.search(typed, "en") is finder.search(typed, "en")
    assert finder.uncached(typed, "en") == finder.search(typed, "en")


def test_several_threads_search_at_once(finder: Finder) -> None:
    queries = ["token", "cost", '"in play"', "expediton", "reserve limit", "who chooses first"]
    expected = [finder.uncached(text, "en") for text in queries]
    wrong: list[str] = []

    def ask() -> None:
        for text, right in zip(queries * 4, expected * 4, strict=True):
            if finder.uncached(text, "en") != right:
                wrong.append(text)

    threads = [threading.Thread(target=ask) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_both_languages_hold_the_same(law: Book) -> None:
    keys = [[(one.kind, one.key) for one in documents(law, language)] for language in LANGUAGES]
    assert keys[0] == keys[1]


def test_a_document_that_differs_is_written_differently(few: Documents) -> None:
    one = few["en"][0]
    assert one.written() != replace(one, questions=("what?",)).written()
