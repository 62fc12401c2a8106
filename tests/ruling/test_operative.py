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
    ("edition", "law", "begins"),
    [
        ("5.0", "CONDITIONAL_STEP", "Certains effets ont des étapes conditionnelles"),
        ("5.0", "GEAR_RESTS", "Repos. Tous les Personnages"),
        ("5.0", "GIGANTIC_SUBSET", "Un effet peut nommer une Expédition"),
        ("1.0", "REACTION_ACTIVATED", "Une Réaction est un modificateur additif"),
    ],
)
def test_what_leans_on_the_sentence_before_is_quoted_with_it(edition: str, law: str, begins: str) -> None:
    citation = citations(edition)[law]
    assert operative(edition, citation.article, citation.words["fr"], "fr").startswith(begins)
