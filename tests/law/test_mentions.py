"""What the words of a sentence mean: a table of sentences, their words in square brackets, and the articles meant."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from judge.cards.collection import Collection
from judge.law.book import book, editions
from judge.law.mentions import Mentions
from judge.law.terms import read_terms
from judge.messages import LANGUAGES, Language, message

TABLE = Path(__file__).with_name("mentions.tsv")
_MARKED = re.compile(r"\[([^\]]*)\]")


def _rows() -> Iterator[tuple[str, Language, str, str]]:
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        edition, language, sentence, articles = line.split("\t")
        yield edition, "fr" if language == "fr" else "en", sentence, articles


@cache
def _mentions(edition: str, language: Language) -> Mentions:
    names = [name for printed in Collection.shipped().printed for name in printed.name.values()]
    return Mentions(book(edition), language, names)


@pytest.mark.parametrize(("edition", "language", "sentence", "articles"), list(_rows()))
def test_words_mean_what_their_sentence_says(edition: str, language: Language, sentence: str, articles: str) -> None:
    found = list(_mentions(edition, language)(_MARKED.sub(r"\1", sentence)))
    meant = []
    for order, marked in enumerate(_MARKED.finditer(sentence)):
        start = marked.start() - 2 * order
        end = start + len(marked[1])
        meant += [one.article for one in found if one.start < end and start < one.end]
    assert " ".join(meant) == articles.replace("-", "")


def test_the_table_holds_both_editions_and_languages() -> None:
    rows = list(_rows())
    assert {(edition, language) for edition, language, _, _ in rows} == {
        (edition, language) for edition in editions() for language in LANGUAGES
    }
    assert sum(articles == "-" for *_, articles in rows) >= 20


def test_loosely_every_form_names_its_term() -> None:
    law = book("1.0")
    strict, loose = Mentions(law, "en"), Mentions(law, "en", loose=True)
    assert [one.article for one in strict("it sacrificed a hand")] == []
    assert [one.article for one in loose("it SACRIFICED a hand")] == ["7.3.19", "3.2.5"]
    assert list(loose("ſpell İ")) == []


def test_a_sense_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "terms.toml"
    path.write_text('[[term]]\nen = "a"\nfr = "b"\narticle = "2.1"\nelsewhere = [{ besides = ["x"] }]\n')
    terms, mistakes = read_terms(path, "terms.toml")
    assert not terms
    expected = message(
        "“elsewhere” is no list of senses; write each as {example}",
        example='{ beside_en = ["word"], beside_fr = ["mot"] }',
    )
    assert [one.message for one in mistakes] == [expected]
