"""The engine's citations against the rule book: numbers, operative words, and no number anywhere else in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import judge
from judge.law.article import ARTICLE_NUMBER, Article
from judge.law.book import Book, Text, book
from judge.law.citations import LAWS, day, events, objects, overview, playing, vocabulary, zones
from judge.law.citations.law import Law
from judge.law.concordance import discords, holders
from judge.law.typography import slips
from judge.messages import LANGUAGES, Language

PACKAGE = Path(judge.__file__).parent
CITATIONS = PACKAGE / "law" / "citations"
DECIDING = ("game", "cards", "wording", "scenario", "telling")
"""The rooms that decide or tell what was decided: no article number at all stands in them."""
FORMS = ("2.1.c", "6.4.g")
"""Elsewhere these two may show how a number is written."""
ROOMS = (overview, objects, zones, day, playing, events, vocabulary)

every_law = pytest.mark.parametrize("law", LAWS.values(), ids=list(LAWS))


@every_law
def test_its_words_stand_in_its_article(law: Law) -> None:
    assert [discord.say() for discord in discords(law, book())] == []


@every_law
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_a_short_run_that_no_other_article_holds(law: Law, language: Language) -> None:
    assert 3 <= len(law.words[language].split()) <= 8
    assert holders(law.words[language], book().texts[language]) == (law.number("1.0"),)


@every_law
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_happens_without_it(law: Law, language: Language) -> None:
    assert law.without[language].strip().endswith(".")
    assert [slip.say() for slip in slips(law.without[language], language)] == []


@every_law
def test_its_summaries_are_other_articles(law: Law) -> None:
    assert law.number("1.0") not in law.summaries
    assert len(set(law.summaries)) == len(law.summaries)
    assert [number for number in law.summaries if number not in book().numbers] == []


def test_a_constant_is_called_like_its_law() -> None:
    constants = {name: one for room in ROOMS for name, one in vars(room).items() if isinstance(one, Law)}
    assert {name: law.name for name, law in constants.items()} == {name: name for name in constants}
    assert constants == LAWS


def test_every_law_has_a_number_of_its_own() -> None:
    numbers = [law.number("1.0") for law in LAWS.values()]
    assert [number for number in numbers if numbers.count(number) > 1] == []


def test_a_summary_is_cited_by_no_law_itself() -> None:
    numbers = {law.number("1.0") for law in LAWS.values()}
    assert [number for law in LAWS.values() for number in law.summaries if number in numbers] == []


def test_words_that_moved_are_found_again() -> None:
    there = _moved(objects.COUNTERS_LOST, "2.5.j")
    said = [discord.say() for discord in discords(objects.COUNTERS_LOST, there)]
    assert said == ["COUNTERS_LOST: “loses all its counters” (en) is no longer in 2.5.i; moved to 2.5.j"]


def test_words_that_are_gone_show_the_new_text() -> None:
    there = _moved(objects.COUNTERS_LOST, None)
    (said,) = (discord.say() for discord in discords(objects.COUNTERS_LOST, there))
    assert said == "COUNTERS_LOST: “loses all its counters” (en) stands nowhere; 2.5.i now says: Something else."


def test_a_number_that_is_gone_is_named() -> None:
    law = replace(objects.COUNTERS_LOST, numbers={"1.0": "2.5.z"})
    said = [discord.say() for discord in discords(law, book())]
    assert said[0].startswith("COUNTERS_LOST: there is no 2.5.z; did you mean 2.5.")


def test_no_article_number_stands_in_code_outside_the_citations() -> None:
    found = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: {number}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if CITATIONS not in path.parents
        for line, number in _numbers(path)
    ]
    assert found == []


def _moved(law: Law, to: str | None) -> Book:
    """The book with the English text of a law's article changed, its old text standing in another article or none."""
    whole = book()
    english = dict(whole.texts["en"].articles)
    number = law.number("1.0")
    old = english[number].text
    english[number] = _with(english[number], "Something else.")
    if to is not None:
        english[to] = _with(english[to], old)
    text = whole.texts["en"]
    return replace(whole, texts={**whole.texts, "en": Text(text.sections, english, text.entries)}, _cited_by={})


def _with(article: Article, text: str) -> Article:
    return replace(article, text=text)


_IN_TEXT = re.compile(rf"(?<![\w.]){ARTICLE_NUMBER.pattern}(?![\w.]*\w)")


def _numbers(path: Path) -> Iterator[tuple[int, str]]:
    """The article numbers in a module's strings, docstrings too; a number that shows how one is written is none."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for number in _IN_TEXT.findall(node.value):
                if path.relative_to(PACKAGE).parts[0] in DECIDING or number not in FORMS:
                    yield node.lineno, number


def test_each_law_was_confirmed_by_a_reader() -> None:
    table = Path(__file__).with_name("confirmations.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| ([A-Z_]+) \| ([\d.a-z]+) \| \S.* \| (?:named|second, after|told anew)\b.* \|$", table, re.MULTILINE
    )
    assert dict(rows) == {law.name: law.number("1.0") for law in LAWS.values()}
    assert len(rows) == len(LAWS)
