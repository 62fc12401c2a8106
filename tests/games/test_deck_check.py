"""Pasted lists of cards: every form is read, every fault is told with its line and its article.

``JUDGE_REFRESH=1 pytest tests/games/test_deck_check.py`` writes the ``.errors`` files of the folder ``bad_decks`` anew;
read the diff.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.cards.collection import Collection
from judge.cards.importing import import_cards
from judge.cards.naming import display_name
from judge.game.terms import Format, Type
from judge.games.deck import DECKS
from judge.games.deck_check import DeckCheck, check
from judge.games.deck_list import MOST_BYTES, MOST_LINES, read_list
from judge.messages import LANGUAGES
from judge.telling.deck import by_ids, by_names, curve, data, figures

BAD = Path(__file__).with_name("bad_decks")
FILES = sorted(BAD.glob("*.txt"))
SHIPPED = sorted(DECKS.glob("*.txt"))


def checked(text: str, played: Format = Format.CONSTRUCTED) -> DeckCheck:
    return check(read_list(text.encode(), "deck.txt"), played, "1.0")


def cards(text: str) -> list[tuple[int, str]]:
    """What a list holds, if all of it could be read."""
    read = read_list(text.encode(), "deck.txt")
    assert [mistake.say() for mistake in read.mistakes] == []
    return [(one.count, one.card.id) for one in read.copies]


def said(path: Path) -> str:
    """What is wrong with a file, first in English, then in French."""
    played = Format.LIMITED if path.stem.startswith("limited") else Format.CONSTRUCTED
    read = read_list(path.read_bytes(), path.name)
    found = check(read, played, "1.0")
    wrong = sorted(
        (*read.mistakes, *(fault.mistake(path.name) for fault in found.faults)), key=lambda mistake: mistake.line
    )
    return "\n".join("".join(f"{mistake.say(language)}\n" for mistake in wrong) for language in LANGUAGES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_says_what_is_wrong_in_both_languages(path: Path) -> None:
    expected = path.with_suffix(".errors")
    if "JUDGE_REFRESH" in os.environ:
        expected.write_text(said(path), encoding="utf-8")
    assert said(path) == expected.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_deck_that_comes_with_the_program_is_allowed_in_both_formats(path: Path) -> None:
    read = read_list(path.read_bytes(), path.name)
    assert all(check(read, played, "1.0").allowed for played in Format)


@pytest.mark.parametrize(
    "line",
    [
        "3 ALT_CORE_B_BR_09_C",
        "3 alt_core_b_br_09_c",
        "ALT_CORE_B_BR_09_C x3",
        "ALT_CORE_B_BR_09_C 3",
        "ALT_CORE_B_BR_09_C;3",
        "3,ALT_CORE_B_BR_09_C",
        "3 ALT_COREKS_B_BR_09_C",
        "3 ALT_CORE_P_BR_09_C",
        "3 ALT_CORE_B_BR_09_C Haven Trainee",
        "3 Haven Trainee - ALT_CORE_B_BR_09_C",
        "3 https://www.altered.gg/cards/ALT_CORE_B_BR_09_C",
        "3 Haven Trainee",
        "3x Haven Trainee",
        "3 x Haven Trainee",
        "3× Haven Trainee",
        "x3 Haven Trainee",
        "Haven Trainee x3",
        "- 3 Haven Trainee",
        "* 3x Haven Trainee (C)",
        "3\tHaven Trainee [C]",
        "3 Haven Trainee (common)",
        "3 aspirant de havre (commune)",
        "3 Haven Trainee  // for the Hero Expedition",
    ],
)
def test_a_line_is_read_in_any_common_form(line: str) -> None:
    assert cards(line) == [(3, "ALT_CORE_B_BR_09_C")]


@pytest.mark.parametrize(
    ("line", "id_"),
    [
        ("1 Haven Trainee (rare)", "ALT_CORE_B_BR_09_R1"),
        ("1 Haven Trainee (R)", "ALT_CORE_B_BR_09_R1"),
        ("1 Haven Trainee [R1]", "ALT_CORE_B_BR_09_R1"),
        ("1 Haven Trainee (rare, Ordis)", "ALT_CORE_B_BR_09_R2"),
        ("1 Haven Trainee (R2)", "ALT_CORE_B_BR_09_R2"),
        ("1 Haven Trainee [F]", "ALT_CORE_B_BR_09_R2"),
        ("ALT_CORE_B_BR_09_R2", "ALT_CORE_B_BR_09_R2"),
        ("Hero: Kojo & Booda", "ALT_CORE_B_BR_01_C"),
        ("Héros : 1 Kojo & Booda", "ALT_CORE_B_BR_01_C"),
        ("1 ALT_CORE_B_BR_09_U_1234", "ALT_CORE_B_BR_09_U_1234"),
    ],
)
def test_versions_have_their_marks(line: str, id_: str) -> None:
    assert cards(line) == [(1, id_)]


def test_comments_and_headings_are_passed_over() -> None:
    text = "# mine\n// also\nDeck name: Foxes\n== Hero ==\nHéros (1)\n[Characters]\nPersonnages : 18\nSorts:\n---\n"
    assert cards(f"{text}Bravos\n2 Kitsune\n") == [(2, "ALT_CORE_B_MU_05_C")]


def test_a_unique_card_counts_by_what_its_family_tells() -> None:
    found = checked("1 Sigismar & Wingspan\n1 ALT_CORE_B_BR_09_U_1234\n3 Haven Trainee (rare, Ordis)\n")
    assert [fault.articles for fault in found.faults] == [("1.1.4.c",), ("1.1.4.e",)]
    assert found.rarities == {"unique": 1, "rare": 3} and found.without_costs == 1 and found.factions == {"OR": 4}
    assert display_name(found.list.copies[1].card, "en") == "Haven Trainee (unique)"
    assert any("only the family is known" in note.say() for note in found.notes)


def test_what_cannot_be_read_may_be_what_is_missing() -> None:
    deck = (DECKS / "ordis.txt").read_text(encoding="utf-8")
    found = checked(deck.replace("1 Sigismar & Wingspan", "1 Sigysmar"))
    assert not found.allowed and found.faults == () and len(found.list.mistakes) == 1


def test_an_unknown_card_is_said_to_be_unknown_because_none_are_imported(data_folder: Path, tmp_path: Path) -> None:
    text = "1 ALT_BISE_B_XX_44_C\n"
    assert any("judge cards import" in note.say() for note in checked(text).notes)
    line = {**next(iter(Collection.shipped().printed)).line(), "id": "ALT_BISE_B_AX_77_C"}
    line["name"] = {"en": "Made for a test", "fr": "Faite pour un test"}
    source = tmp_path / "cards.jsonl"
    source.write_text(json.dumps(line), encoding="utf-8")
    import_cards(source, "cards.jsonl")
    assert not any("judge cards import" in note.say() for note in checked(text).notes)
    assert cards("2 Faite pour un test") == [(2, "ALT_BISE_B_AX_77_C")]


def test_the_normalised_lists_read_back_to_the_same_cards() -> None:
    text = "".join(f"1 {printed.id}\n" for printed in Collection.shipped().printed[:180] if not printed.is_token)
    found = checked(text)
    again = sorted(cards(by_ids(found)))
    assert again == sorted(cards(text))
    for language in LANGUAGES:
        assert sorted(cards(by_names(found, language))) == again


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_card_is_found_by_its_name(language: str) -> None:
    for printed in Collection.shipped().printed[::5]:
        name = display_name(printed, language)  # type: ignore[arg-type]
        assert printed.is_token or cards(f"1 {name}") == [(1, printed.id)]


def test_the_figures_count_every_card() -> None:
    found = checked((DECKS / "axiom.txt").read_text(encoding="utf-8"))
    columns = curve(found)
    others = found.count - found.types[Type.HERO]
    assert sum(one.hand for one in columns) == sum(one.reserve for one in columns) == others
    assert [one.cost for one in columns] == list(range(len(columns)))
    for language in LANGUAGES:
        counted = {name: sum(one.count for one in parts) for name, parts in figures(found, language)}
        assert counted == {"types": found.count, "factions": found.count, "rarities": others}
        json.dumps(data(found, language))


@pytest.mark.parametrize("source", [b"\xff\xfe1", b"x" * (MOST_BYTES + 1), b"\n" * (MOST_LINES + 1)])
def test_what_is_too_much_or_no_text_is_refused_as_a_whole(source: bytes) -> None:
    read = read_list(source, "deck.txt")
    assert len(read.mistakes) == 1 and read.copies == ()
    assert check(read, Format.CONSTRUCTED, "1.0").faults == ()


@given(st.text(max_size=400))
@settings(max_examples=150, deadline=None)
def test_no_list_breaks_the_check(text: str) -> None:
    for played in Format:
        found = check(read_list(text.encode("utf-8", "replace"), "deck.txt"), played, "1.0")
        for language in LANGUAGES:
            assert data(found, language)["allowed"] is False
