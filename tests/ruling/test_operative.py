"""The sentence of an article that a ruling quotes: clean at its ends, and never one that leans on what is left out."""

from __future__ import annotations

import pytest

from judge.law.citation import citations
from judge.messages import LANGUAGES
from judge.ruling.operative import operative


@pytest.mark.parametrize("edition", ["1.0", "5.0"])
def test_no_quoted_sentence_ends_in_a_space_or_a_sign_of_what_goes_on(edition: str) -> None:
    said = [
        operative(edition, citation.article, citation.words[language], language)
        for citation in citations(edition).values()
        for language in LANGUAGES
    ]
    assert len(said) > 400
    assert [one for one in said if one != one.strip() or one.endswith((".", ";", ",", " "))] == []


@pytest.mark.parametrize(
    ("law", "begins"),
    [
        ("CONDITIONAL_STEP", "Certains effets ont des étapes conditionnelles"),
        ("GEAR_RESTS", "Repos. Tous les Personnages"),
        ("GIGANTIC_SUBSET", "Un effet peut nommer une Expédition"),
    ],
)
def test_what_leans_on_the_sentence_before_is_quoted_with_it(law: str, begins: str) -> None:
    citation = citations("5.0")[law]
    assert operative("5.0", citation.article, citation.words["fr"], "fr").startswith(begins)
