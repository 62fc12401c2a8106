"""What a word of a query is looked for by: as it is typed, repaired, begun, or done again."""

from __future__ import annotations

import pytest

from judge.law.book import Book
from judge.messages import Language
from judge.search.finder import Finder
from judge.search.kept_documents import Documents
from judge.search.query import read_query
from judge.search.shelf import Shelf
from judge.search.store import in_memory


def test_the_further_a_word_is_from_what_was_typed_the_less_it_counts(law: Book, gathered: Documents) -> None:
    shelf = Shelf("en", gathered["en"], in_memory(gathered)["en"], law.terms)
    (unit,) = shelf.understand(read_query("plaed", "en")).units
    assert [(other.words, other.weight) for other in unit.others] == [((("play",),), 1.0), ((("place",),), 0.7)]


def test_four_letters_are_a_word_begun_before_they_are_a_word_misspelt(law: Book, gathered: Documents) -> None:
    shelf = Shelf("en", gathered["en"], in_memory(gathered)["en"], law.terms)
    meant = shelf.understand(read_query("rese", "en"))
    assert not meant.corrections and (("reserv",),) in [other.words for other in meant.units[0].others]


def test_a_light_word_is_never_mistyped(finder: Finder) -> None:
    assert finder.search("quite honestly a token", "en").corrected is None
    assert finder.search("carrément un jeton", "fr").corrected is None


@pytest.mark.parametrize(("typed", "once"), [("reexhaust", "exhaust"), ("retrigger", "trigger")])
def test_doing_a_thing_again_is_found_where_doing_it_is(law: Book, gathered: Documents, typed: str, once: str) -> None:
    shelf = Shelf("en", gathered["en"], in_memory(gathered)["en"], law.terms)
    meant = shelf.understand(read_query(typed, "en"))
    assert not meant.corrections
    assert ((once,),) in [other.words for other in meant.units[0].others]


@pytest.mark.parametrize(
    ("typed", "language", "article"),
    [
        ("“you” in an ability", "en", "7.2.2.a"),
        ("« vous » dans une capacité", "fr", "7.2.2.a"),
        ("« je » sur un emblème", "fr", "7.2.1.d"),
        ("what does “I” mean", "en", "7.2.1.b"),
    ],
)
def test_a_light_word_that_is_quoted_is_what_is_asked_about(
    finder: Finder, typed: str, language: Language, article: str
) -> None:
    assert article in [str(hit.number) for hit in finder.search(typed, language).results[:2]]


def test_a_letter_that_is_quoted_stays_a_letter() -> None:
    assert read_query("what does “I” mean", "en").named == frozenset()
    assert read_query("« vous » dans une capacité", "fr").named == frozenset({0})
