"""The benchmark of the language reads each line once in each language, and again from the cache."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.game.terms import Type
from tests.measures.reading import distinct, main, read

TEXTS = {"en": "{J} Draw a card.  {R} Draw a #card#.", "fr": "{J} Piochez une carte."}
CARD = {"type": "CHARACTER", "text": TEXTS, "support": {"en": "", "fr": None}}


def test_lines_are_counted_once() -> None:
    assert distinct([json.dumps(CARD), json.dumps(CARD)]) == (
        ("{J} Draw a card.", "en", Type.CHARACTER, False),
        ("{R} Draw a card.", "en", Type.CHARACTER, False),
        ("{J} Piochez une carte.", "fr", Type.CHARACTER, False),
    )


def test_what_is_declined_is_not_understood() -> None:
    reading = read([("Draw a card.", "en", Type.SPELL, False), ("Draw a cart.", "en", Type.SPELL, False)])
    assert (reading.lines, reading.understood) == (2, 1)
    assert reading.whole > reading.seconds


def test_both_ways_of_reading_find_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(CARD), encoding="utf-8")
    main([str(path), "--json"])
    found = json.loads(capsys.readouterr().out)
    assert {name: (one["lines"], one["understood"]) for name, one in found.items()} == {
        "cold": (3, 3),
        "cached": (3, 3),
    }
