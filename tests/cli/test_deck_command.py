"""``judge deck``: a file or what is piped in, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from typing_judge import judge

from judge.cli import main
from judge.games.deck import DECKS

AXIOM = DECKS / "axiom.txt"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_allowed_deck_shows_its_curve(language: str) -> None:
    result = judge("deck", str(AXIOM), "--lang", language)
    assert result.exit_code == 0
    assert "Axiom 40" in result.output and "###" in result.output


def test_what_is_piped_in_is_checked_for_limited_play() -> None:
    result = CliRunner().invoke(main, ["deck", "-", "--format", "limited", "--json"], input="2 Kitsune\n1 Ozmo\n")
    found = json.loads(result.output)
    assert result.exit_code == 2
    assert (found["format"], found["cards"], found["mistakes"][0]["line"]) == ("limited", 2, 2)
    assert found["faults"][0]["articles"] == ["1.1.5.b"]


def test_a_fault_is_told_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(AXIOM.read_text(encoding="utf-8") + "1 Kitsune\n", encoding="utf-8")
    result = judge("deck", str(path))
    assert result.exit_code == 2
    assert f"{path}:32: Kitsune is not of the Hero’s faction [1.1.4.c]" in result.output


@pytest.mark.parametrize("name", ["nowhere.txt", ".", "x" * 5_000, "a\0b"])
def test_a_file_that_cannot_be_opened_is_refused(name: str) -> None:
    result = judge("deck", name)
    assert result.exit_code == 2
    assert "Traceback" not in result.output and len(result.output) < 400
