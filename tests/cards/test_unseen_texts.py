"""Lines that no card has, made of parts that cards have: both languages understand them, and say the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.cards.language.reader import read_text
from judge.cards.printing import print_text
from judge.game.terms import Type
from judge.messages import Language

PAIRS = [
    line.split("|") for line in Path(__file__).with_name("unseen.txt").read_text(encoding="utf-8").splitlines() if line
]
"""The same line in English and in French."""


@pytest.mark.parametrize(("english", "french"), PAIRS)
def test_an_unseen_line_is_understood_in_both_languages(english: str, french: str) -> None:
    said = read_text(english, "en", Type.CHARACTER)
    assert read_text(french, "fr", Type.CHARACTER) == said
    languages: tuple[Language, Language] = ("en", "fr")
    for language in languages:
        assert read_text(print_text(said, language), language, Type.CHARACTER) == said
