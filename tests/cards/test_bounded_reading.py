"""Reading takes a bounded number of steps for every input, and what it cannot read it declines as the files expect.

The environment variable JUDGE_FUZZ says how many changed lines are tried; without it a few hundred.
"""

from __future__ import annotations

import os
import random
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_bad_texts import mutated

from judge.cards.language.declined import Declined
from judge.cards.language.grammar import grammar
from judge.cards.language.marks import LONGEST, lines
from judge.cards.language.reader import _read_anew, read_text
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language

BAD = Path(__file__).parent / "bad"
ROUNDS = int(os.environ.get("JUDGE_FUZZ", "150"))
A_CHARACTER = 700
"""How many calls of functions a character of a text may cost, beside the first ones."""

FIRST = 150_000
"""How many calls a text may cost whatever its length: what could have stood somewhere is tried word by word."""

PIECES = [
    "Draw a card. ",
    "{J} ",
    "(",
    "(a",
    "[",
    "[]",
    "{",
    '"',
    "« ",
    "» ",
    "if ",
    "target ",
    "• ",
    "a ",
    "— ",
    "−",
    "‒",
]
PIECES += [
    "<b>",
    "\u00a0",
    "\u200b",
    "\u3000",
    "\t",
    "\n",
    "If I'm Boosted, ",
    ", then draw a card",
    "Piochez une carte. ",
]
PIECES += ["Je gagne « ", 'I gain "', "X+", "1/", "Character or ", "and ", "é", "\U0001f600", "\0", "#", "x"]


def calls(text: str, language: Language, start: str = "line") -> int:
    """How many functions are called to read a text anew, kept trees aside.

    It is read once before: the words that may follow a place are compiled for the first text that comes there, once and
    for all, whichever text that is.
    """
    count = 0

    def tell(frame: object, event: str, value: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    _read(text, language, start)
    sys.setprofile(tell)
    try:
        _read(text, language, start)
    finally:
        sys.setprofile(None)
    return count


def _read(text: str, language: Language, start: str) -> None:
    with suppress(Declined):
        for line in lines(text, language):
            _read_anew(line, language, start)


@pytest.fixture(scope="module", autouse=True)
def grammars() -> None:
    for language in LANGUAGES:
        grammar(language)
        for start in ("line", "spell", "support"):
            calls("?", language, start)


@pytest.mark.parametrize("path", sorted(BAD.glob("*.txt")), ids=lambda path: path.stem)
def test_a_bad_text_is_declined_as_its_file_expects(path: Path) -> None:
    language: Language = "fr" if path.suffixes[0] == ".fr" else "en"
    english, french, caret = path.with_suffix(".expected").read_text(encoding="utf-8").split("\n", 2)
    with pytest.raises(Declined) as declined:
        read_text(path.read_text(encoding="utf-8").removesuffix("\n"), language, Type.CHARACTER)
    found = declined.value
    assert (found.message.say("en"), found.caret) == (english, caret.removesuffix("\n"))
    assert found.message.say("fr") in (french, english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("piece", PIECES)
def test_a_text_costs_steps_in_proportion_to_its_length(piece: str, language: Language) -> None:
    short, long = ((piece * LONGEST)[:length] for length in (LONGEST // 4, LONGEST))
    first, second = calls(short, language), calls(long, language)
    assert second <= FIRST + A_CHARACTER * len(long)
    assert second <= 4.5 * first + FIRST


@pytest.mark.parametrize("piece", PIECES)
def test_a_text_that_is_too_long_costs_nothing(piece: str) -> None:
    assert calls((piece * 100_000)[:100_000], "en") < 20


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=80), st.sampled_from(LANGUAGES))
def test_any_text_costs_bounded_steps(pieces: list[str], language: Language) -> None:
    text = "".join(pieces)[:LONGEST]
    assert calls(text, language) <= FIRST + A_CHARACTER * len(text)


def test_changed_lines_cost_bounded_steps() -> None:
    chance = random.Random(5)
    tried = 0
    while tried < ROUNDS:
        for text, language, type_, support in mutated(chance):
            start = "support" if support else "spell" if type_ is Type.SPELL else "line"
            assert calls(text, language, start) <= FIRST + A_CHARACTER * len(text), text
            tried += 1
            if tried >= ROUNDS:
                break
