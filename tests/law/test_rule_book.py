"""A rule book's references, neighbours and numbers as people type them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.law.book import Book, book, editions, read_book, read_number


@pytest.fixture(scope="module")
def small() -> Book:
    return read_book(Path(__file__).parent / "books" / "good")


def test_it_says_what_it_is(small: Book) -> None:
    assert (small.edition, small.date, small.title["fr"]) == ("0.1", "2020-01-01", "Une petite édition")
    assert (small.numbers, small.mistakes) == (("2.1.a", "2.1.b", "2.1.1.a"), ())


def test_references_go_both_ways(small: Book) -> None:
    assert small.cited_by("2.1.b") == ("2.1.a",)
    assert small.cited_by("2.1.1") == ("2.1.a",)
    assert small.cited_by("2.1.a") == ()


def test_articles_and_sections_are_in_it(small: Book) -> None:
    assert "2.1.a" in small and "2.1" in small and "2.1.c" not in small
    assert small.article("2.1.1.a", "fr").source == "en"
    assert small.section("2.1.1", "fr").title == "Encore"
    with pytest.raises(KeyError):
        small.article("2.1.c", "en")


def test_a_section_holds_what_lies_below_it(small: Book) -> None:
    assert [one.number for one in small.within("2.1", "en")] == ["2.1", "2.1.1"]


def test_neighbours_follow_the_reading_order(small: Book) -> None:
    assert small.neighbours("2.1.a") == (None, "2.1.b")
    assert small.neighbours("2.1.b") == ("2.1.a", "2.1.1.a")
    assert small.neighbours("2.1.1.a") == ("2.1.b", None)


def test_the_nearest_numbers_are_offered(small: Book) -> None:
    assert "2.1.a" in small.nearest("2.1.z")
    assert small.nearest("hello") == ()


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("2.1.c", "2.1.c"),
        ("2.1c", "2.1.c"),
        (" rule 6.4 G ", "6.4.g"),
        ("règle 6.4.g", "6.4.g"),
        ("REGLE 2,1 c.", "2.1.c"),
        ("§ 2.2.10 k", "2.2.10.k"),
        ("2.1", "2.1"),
        ("section 7", "7"),
        ("7.", "7"),
    ],
)
def test_a_number_is_read_in_any_shape(typed: str, number: str) -> None:
    assert read_number(typed) == number


@pytest.mark.parametrize("typed", ["", "boost", "0.1.a", "2.1.cd", "2.1.c and 2.1.d", "2.1.1.1.a", "2.111.a"])
def test_what_is_no_number_is_none(typed: str) -> None:
    assert read_number(typed) is None


@given(st.text(max_size=80))
def test_any_text_is_a_number_in_its_one_form_or_none(typed: str) -> None:
    number = read_number(typed)
    assert number is None or re.fullmatch(r"[1-9](\.\d{1,2}){0,2}(\.[a-z])?", number)


def test_every_number_of_the_book_is_read_as_itself() -> None:
    assert [number for number in book("1.0").numbers if read_number(number) != number] == []


def test_an_unknown_edition_is_a_key_error() -> None:
    assert "0.9" not in editions()
    with pytest.raises(KeyError):
        book("0.9")


def test_everyday_words_are_not_linked() -> None:
    linked = {term.name["en"]: term.linked for term in book("1.0").terms}
    assert not linked["card"] and not linked["player"] and linked["Fleeting"]
