"""The words of edition 5.0 that lie beside the checkout are known here: to the terms, the links and the search."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from judge.finder import Finder, open_search
from judge.law.book import book
from judge.law.terms import Term
from judge.messages import LANGUAGES, Language
from judge.site.vocabulary import Links

TABLE = Path(__file__).resolve().parents[3] / "shared" / "rules" / "5.0" / "terms.tsv"
LED = ("keyword ability", "keyword action", "status", "zone")
SOUGHT = (*LED, "symbol")
_BRACKETS = re.compile(r"\s*\(([^)]*)\)")
_LITTLE = re.compile(r"^(?:s’|(?:to be|to|a|the|un|une|le|la|les) )")


class Row(NamedTuple):
    """A row of the table beside the checkout."""

    kind: str
    en: str
    fr: str
    article: str
    source: str

    def words(self, language: Language) -> Iterator[str]:
        """The words of the row without what explains them."""
        said = self.en if language == "en" else self.fr
        for one in re.split(r"[,/;]| \.\.\. ", _BRACKETS.sub("", said)):
            if one.strip():
                yield one.strip()


def rows() -> list[Row]:
    if not TABLE.is_file():
        pytest.skip("the terms beside the checkout are not there (../shared/rules/5.0/terms.tsv)")
    return [Row(*line.split("\t")) for line in TABLE.read_text(encoding="utf-8").splitlines()[1:] if line.strip()]


def known(row: Row, word: str, language: Language) -> list[Term]:
    """The terms that a word of the row names: by itself, or as the first word of a term of its section."""
    bare = _plain(word)
    return [
        term
        for term in book("5.0").terms
        if any(
            _plain(text) == bare
            or (_section(term.article) == _section(row.article) and _plain(text).startswith(f"{bare} "))
            for text in (*term.words(language), *term.players[language])
        )
    ]


def test_every_word_is_known_in_both_languages() -> None:
    lacking = [
        (row.kind, language, word)
        for row in rows()
        for language in LANGUAGES
        for word in row.words(language)
        if not known(row, word, language)
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_status_and_zone_leads_to_its_definition_in_a_text(language: Language) -> None:
    law = book("5.0")
    for row in rows():
        for word in row.words(language) if row.kind in LED else ():
            if any(term.linked for term in known(row, word, language)):
                links = Links(law, language, "/rules", "symbols.svg")
                for found in links.mentions(f"x {word} x"):
                    assert _section(found.article) in (_section(row.article), row.article), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_finds_its_rule(language: Language) -> None:
    search = Finder([open_search(book("5.0"))])
    lacking: list[tuple[str, str]] = []
    for row in rows():
        for word in row.words(language) if row.kind in SOUGHT else ():
            found = [one.key for one in search.search(word, language, 10).results]
            if not any(_section(number) == _section(row.article) or number == row.article for number in found):
                lacking.append((word, row.article))
    assert lacking == []


def test_a_word_leads_to_an_article_or_section_of_the_edition() -> None:
    law = book("5.0")
    assert all(row.article in law for row in rows())
    assert all(term.article in law for term in law.terms)


def _plain(text: str) -> str:
    return _LITTLE.sub("", text.casefold().replace("'", "’").replace("\u00a0", " ")).strip()


def _section(number: str) -> str:
    return number.rpartition(".")[0] if number[-1].isalpha() else number
