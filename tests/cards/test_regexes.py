"""Any of many words: the longest that stands whole is found, however the words begin alike."""

from __future__ import annotations

import re

import pytest

from judge.cards.language.regexes import any_of

TEXTS = ("a card", "a Card in Reserve", "cards", "card", "card,", "{D}", "{D}, {R}", "œuf")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a card in hand", "a card"),
        ("A CARD in reserve", "A CARD in reserve"),
        ("a card in reserves", "a card"),
        ("cards", "cards"),
        ("card, then", "card,"),
        ("Card.", "Card"),
        ("cardinal", None),
        ("{D}, {R}", "{D}, {R}"),
        ("{D}", "{D}"),
        ("{d}", None),
        ("Œuf", "Œuf"),
        ("œufs", None),
    ],
)
def test_the_longest_whole_text_is_found(text: str, found: str | None) -> None:
    met = re.match(any_of(TEXTS), text)
    assert (met and met.group()) == found
