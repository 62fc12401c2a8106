"""Moves are added, taken back and cut off; everything else in a text keeps its bytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.desk.sheet import Unfit, blank, cut_after, read, with_move, without_last_move
from judge.messages import LANGUAGES, Language
from judge.place import SCENARIOS

SHIPPED = [path.read_text(encoding="utf-8") for path in sorted(SCENARIOS.glob("*/*.md"))]
KUWAT = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")


def moves(text: str) -> list[str]:
    """The moves of the main form."""
    return [move.line.text for move in read(text).moves]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_situation_can_be_read(language: Language) -> None:
    assert read(blank(language, "5.0")).mistakes == []
    assert moves(with_move(blank(language, "5.0"), "Lithium passes")) == ["Lithium passes"]


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(SHIPPED), st.booleans(), st.booleans(), st.integers(0, 3))
def test_a_move_that_is_added_is_the_last_and_can_be_taken_back(text: str, crlf: bool, final: bool, cut: int) -> None:
    text = text if final else text.rstrip("\n")
    text = text.replace("\n", "\r\n") if crlf else text
    text = cut_after(text, min(cut, len(moves(text))))
    twins = [[move.line.text for move in twin.moves] for twin in read(text).twins]
    longer = with_move(text, "  Lithium   passes ")
    assert moves(longer) == [*moves(text), "Lithium passes"]
    assert [[move.line.text for move in twin.moves] for twin in read(longer).twins] == twins
    assert len(read(longer).mistakes) == len(read(text).mistakes)
    assert not crlf or "\n" not in longer.replace("\r\n", "")
    back = without_last_move(longer)
    assert moves(back) == moves(text)
    assert back.split() == text.split(), "but for blank lines nothing else has changed"
    assert without_last_move(with_move(longer, "Ninette passes")) == longer


def test_a_move_is_numbered_on_and_stands_before_the_outcome() -> None:
    text = with_move(KUWAT, "Ninette passes")
    assert "\n5. Ninette passes\n\n## Outcome\n" in text
    assert text.replace("5. Ninette passes\n\n", "") == KUWAT


def test_what_stands_under_a_move_goes_with_it() -> None:
    text = cut_after(KUWAT, 2)
    assert '2. Lithium resolves "Sacrifice a Character"\n\n## Outcome' in text
    assert "Nothing says “another Character”" not in text
    assert "## But if another Character is sacrificed" in text
    assert cut_after(KUWAT, 4) == KUWAT


def test_french_headings_and_a_play_without_an_end() -> None:
    text = "# A / B\n\n## Plateau\n\n### A\n\n### B\n\n## Partie"
    assert with_move(text, "A passe") == f"{text}\n\n1. A passe"
    assert with_move(with_move(text, "A passe"), "B passe") == f"{text}\n\n1. A passe\n2. B passe"


def test_numbers_with_brackets_go_on_with_brackets() -> None:
    assert with_move(f"{blank('en', '5.0')}\n7) Lithium passes\n", "Ninette passes").endswith("\n8) Ninette passes\n")


@pytest.mark.parametrize("line", ["", " \n ", "x" * 1000])
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(Unfit):
        with_move(KUWAT, line)


def test_a_line_cannot_bring_others_with_it() -> None:
    text = with_move(blank("en", "5.0"), "Lithium passes\n## Outcome\n- Limbo: empty\u2028# x")
    assert moves(text) == ["Lithium passes ## Outcome - Limbo: empty # x"]


def test_what_is_not_there_cannot_be_taken_back() -> None:
    for edit in (without_last_move, lambda text: cut_after(text, 1), lambda text: cut_after(text, -1)):
        with pytest.raises(Unfit):
            edit(blank("en", "5.0"))
    with pytest.raises(Unfit):
        with_move("# Nothing", "Lithium passes")


def test_the_path_of_the_scenarios_is_not_empty() -> None:
    assert len(SHIPPED) > 100
    assert isinstance(SCENARIOS, Path)
