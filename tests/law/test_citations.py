"""The engine's citations against the rule book: numbers, operative words, and no number anywhere else in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import judge
from judge.law.article import ARTICLE_NUMBER, Article
from judge.law.book import Book, book, editions
from judge.law.citation import Citation, by_article, citations
from judge.law.definitions import definitions
from judge.law.laws import LAWS, day, events, objects, overview, playing, vocabulary, zones
from judge.law.laws.law import Law
from judge.law.operative_words import discords, holders
from judge.law.text import Text
from judge.law.typography import slips
from judge.messages import LANGUAGES, Language

PACKAGE = Path(judge.__file__).parent
HERE = Path(__file__).parent
DECIDING = ("game", "cards", "wording", "scenario", "telling")
"""The rooms that decide or tell what was decided: no article number at all stands in them, nor in the law's names."""
FORMS = ("2.1.c", "6.4.g")
"""Elsewhere these two may show how a number is written."""
ROOMS = (overview, objects, zones, day, playing, events, vocabulary)
CONFIRMED = ("1.0", "5.0")
"""The editions whose citations a reader has confirmed, who saw only the book and what a switch changes."""
EDITIONS = [edition for edition in editions() if citations(edition)]
CITED = [(edition, name, citation) for edition in EDITIONS for name, citation in citations(edition).items()]


def test_its_words_stand_in_its_article() -> None:
    said = [discord.say() for edition, name, one in CITED for discord in discords(name, one, book(edition))]
    assert said == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_a_short_run_that_no_other_rule_holds(language: Language) -> None:
    wrong = []
    for edition, name, citation in CITED:
        words, text = citation.words[language], book(edition).texts[language]
        alike = {number for number, one in text.articles.items() if one.text == text.articles[citation.article].text}
        others = set(holders(words, text)) - {citation.article}
        if not 3 <= len(words.split()) <= 8:
            wrong.append(f"{edition} {name}: “{words}” is too short or too long")
        if not others <= alike | set(citation.summaries):
            wrong.append(f"{edition} {name}: “{words}” stands in {sorted(others)} too")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_happens_without_it(language: Language) -> None:
    said = [(f"{edition} {name}", one.without[language]) for edition, name, one in CITED]
    assert [(name, text) for name, text in said if not text.strip().endswith(".")] == []
    assert [(name, slip.say()) for name, text in said for slip in slips(text, language)] == []


def test_its_summaries_are_other_articles() -> None:
    summaries = [(edition, name, one.article, one.summaries) for edition, name, one in CITED]
    assert [one for one in summaries if one[2] in one[3] or len(set(one[3])) != len(one[3])] == []
    assert [one for one in summaries if any(number not in book(one[0]).numbers for number in one[3])] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_has_its_laws_in_the_order_of_the_book(edition: str) -> None:
    assert list(citations(edition)) == [name for name in LAWS if name in citations(edition)]


def test_a_constant_is_called_like_its_law() -> None:
    constants = {name: one for room in ROOMS for name, one in vars(room).items() if isinstance(one, Law)}
    assert {name: law.name for name, law in constants.items()} == {name: name for name in constants}
    assert constants == LAWS


HALVES = {
    (objects.HAND_COST_PRINTED, objects.ONLY_WITH_HAND_COST),
    (vocabulary.ENTERING_SIGN, vocabulary.LANDMARK_JOINS),
    (vocabulary.HAND_SIGN, vocabulary.FROM_HAND),
    (vocabulary.RESERVE_SIGN, vocabulary.FROM_RESERVE),
    (vocabulary.SWITCHED_JOINS, vocabulary.SWITCH_WITHIN_ZONE),
}
"""The laws of the first edition that are each half of an article: what a thing is, and what it is alone or is not."""


def test_in_the_first_edition_every_law_has_a_number_of_its_own_but_for_halves_of_one() -> None:
    assert {laws for laws in by_article("1.0").values() if len(laws) > 1} == HALVES


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_laws_that_share_an_article_have_words_and_a_without_of_their_own(edition: str, language: Language) -> None:
    cited = citations(edition)
    for number, laws in by_article(edition).items():
        for texts in ([one.words for one in _of(laws, cited)], [one.without for one in _of(laws, cited)]):
            said = [text[language] for text in texts]
            assert len(set(said)) == len(said), number


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_law_is_cited_in_the_order_of_the_book_or_absent(edition: str) -> None:
    assert list(citations(edition)) == [name for name in LAWS if name in citations(edition)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_cited_or_summed_up_is_no_definition(edition: str) -> None:
    cited = citations(edition).values()
    numbers = {number for citation in cited for number in (citation.article, *citation.summaries)}
    assert numbers.isdisjoint(definitions(edition))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_summary_is_cited_by_no_law_itself(edition: str) -> None:
    cited = citations(edition).values()
    numbers = {citation.article for citation in cited}
    assert [number for citation in cited for number in citation.summaries if number in numbers] == []


def _of(laws: tuple[Law, ...], cited: Mapping[str, Citation]) -> list[Citation]:
    return [cited[law.name] for law in laws]


LOST = objects.COUNTERS_LOST.name


def test_words_that_moved_are_found_again() -> None:
    said = [discord.say() for discord in discords(LOST, citations("1.0")[LOST], _moved("2.5.j"))]
    assert said == ["COUNTERS_LOST: “loses all its counters” (en) is no longer in 2.5.i; moved to 2.5.j"]


def test_words_that_are_gone_show_the_new_text() -> None:
    (said,) = (discord.say() for discord in discords(LOST, citations("1.0")[LOST], _moved(None)))
    assert said == "COUNTERS_LOST: “loses all its counters” (en) stands nowhere; 2.5.i now says: Something else."


def test_a_number_that_is_gone_is_named() -> None:
    citation = replace(citations("1.0")[LOST], article="2.5.z")
    said = [discord.say() for discord in discords(LOST, citation, book("1.0"))]
    assert said[0].startswith("COUNTERS_LOST: there is no 2.5.z; did you mean 2.5.")


def test_no_article_number_stands_in_code() -> None:
    found = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: {number}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for line, number in _numbers(path)
    ]
    assert found == []


def _moved(to: str | None) -> Book:
    """The book with the English text of a cited article changed, its old text standing in another article or none."""
    whole = book("1.0")
    english = dict(whole.texts["en"].articles)
    number = citations("1.0")[LOST].article
    old = english[number].text
    english[number] = _with(english[number], "Something else.")
    if to is not None:
        english[to] = _with(english[to], old)
    text = whole.texts["en"]
    return replace(whole, texts={**whole.texts, "en": Text(text.sections, english, text.entries)})


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


@pytest.mark.parametrize("edition", CONFIRMED)
def test_each_law_was_confirmed_by_a_reader(edition: str) -> None:
    table = (HERE / edition / "confirmations.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| ([A-Z_]+) \| ([\d.a-z]+) \| \S.* \| (?:named|second, after|told anew|not read by another yet)\b.* \|$",
        table,
        re.MULTILINE,
    )
    assert dict(rows) == {name: citation.article for name, citation in citations(edition).items()}
    assert len(rows) == len(citations(edition))
