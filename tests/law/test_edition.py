"""The rule book of edition 1.0: whole, alike in both languages, nothing of later editions in it."""

from __future__ import annotations

import re

import pytest

from judge.law.article import SOURCES
from judge.law.book import book
from judge.law.checks import check
from judge.law.citation import citations
from judge.law.definitions import definitions
from judge.messages import LANGUAGES, Language
from judge.place import RULES

EDITION = RULES / "1.0"
NUMBERS = EDITION.joinpath("numbers.txt").read_text(encoding="utf-8").split()
LATER_WORDS = {
    "en": r"scout|augment|cooldown|gear|ascend(?:ed)?|defect|exchange|double|terrain markers?|expedition permanents?",
    "fr": r"éclaireur|augmenter|recharge|équipement|ascension|transfuge|marqueurs? de terrain",
}
"""Keywords and things that only later editions know."""
LATER_NUMBERS = (
    "1.4.7.a",
    "2.2.15.a",
    "4.2.4.i",
    "4.2.5.e",
    "6.1.h",
    "7.3.23.a",
    "7.3.28.a",
    "7.4.6.a",
    "7.4.7.a",
    "8.1.a",
)


def test_the_check_finds_nothing() -> None:
    assert [mistake.say() for mistake in check(EDITION)] == []


def test_the_list_of_numbers_has_255() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) == 255
    assert set(NUMBERS) <= set(book("1.0").numbers)


def test_both_languages_have_the_same_numbers_in_the_same_order() -> None:
    english, french = (book("1.0").texts[language] for language in LANGUAGES)
    assert list(english.articles) == list(french.articles)
    assert list(english.sections) == list(french.sections)
    assert list(english.entries) == list(french.entries)


def test_chapters_1_to_7_are_there() -> None:
    assert [one for one in book("1.0").texts["en"].sections if "." not in one] == list("1234567")


@pytest.mark.parametrize("number", LATER_NUMBERS)
def test_no_number_of_a_later_edition_slipped_in(number: str) -> None:
    assert number not in book("1.0")
    assert number.rpartition(".")[0] not in ("1.4.7", "2.2.15", "8.1") or number[:-2] not in book("1.0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_article_speaks_of_what_only_later_editions_have(language: Language) -> None:
    word = re.compile(rf"\b(?:{LATER_WORDS[language]})\b", re.IGNORECASE)
    text = book("1.0").texts[language]
    articles = [f"{one.number}: {found[0]}" for one in text.articles.values() if (found := word.search(one.text))]
    titles = [f"{one.number}: {found[0]}" for one in text.sections.values() if (found := word.search(one.title))]
    assert articles + titles == []


def test_a_number_of_the_seeds_is_never_inferred() -> None:
    articles = book("1.0").texts["en"].articles
    assert [number for number in NUMBERS if articles[number].inferred] == []


def test_only_restored_and_filled_articles_lack_a_seed() -> None:
    seeded = {one.number for one in book("1.0").texts["en"].articles.values() if one.source in SOURCES[:3]}
    assert seeded == set(NUMBERS)


def test_the_engine_cites_no_definition() -> None:
    cited = {number for one in citations("1.0").values() for number in (one.article, *one.summaries)}
    assert cited & set(definitions("1.0")) == set()


TABLE_TALK = {
    "1.1.6.c": "no card of this edition divides",
    "1.1.7.b": "what players must be able to show on a table",
    "1.1.7.c": "what markers on a table look like",
    "1.1.7.e": "what players must make visible on a table",
    "1.2.2.c": "a list of characteristics, some of them of Heroes alone",
    "2.1.a": "what it means to be an object in a zone",
    "2.5.c": "what counters of one name are: a number",
    "3.1.1.b": "what a zone is, be it empty or not",
    "3.1.4.a": "what the words “in play” mean wherever another article uses them",
}
"""Definitions that are worded like a rule, though nothing can happen in a game by them alone, and why."""


@pytest.mark.parametrize("number", [one for one in definitions("1.0") if not one.startswith("1.1.1.")])
def test_a_definition_forbids_replaces_orders_and_counts_nothing(number: str) -> None:
    ruling = r"\b(?:must|may not|cannot|never|only|at most|at least|instead|exactly|first|then)\b"
    assert (re.search(ruling, book("1.0").article(number, "en").text) is not None) == (number in TABLE_TALK)
