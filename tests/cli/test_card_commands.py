"""``judge card`` and ``judge cards import``: what they say, and with which status they leave."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from judge.cli import main

KUWAT = "ALT_CORE_B_YZ_15_C"
MAKER: dict[str, Any] = {
    "id": "ALT_TEST_B_AX_901_C",
    "rarity": "COMMON",
    "faction": "AX",
    "type": "CHARACTER",
    "hand": 2,
    "reserve": 1,
    "forest": 1,
    "mountain": 2,
    "water": 0,
    "name": {"en": "Élan Maker", "fr": "Faiseuse d’Élan"},
    "text": {"en": "{J} Draw a carrot.", "fr": ""},
}


def run(*arguments: str) -> Any:
    return CliRunner().invoke(main, list(arguments))


@pytest.mark.parametrize("name", ["kuwat, le dissident", "Kuwat, the Dissenter", KUWAT.lower()])
def test_a_card_is_shown_by_any_name(name: str) -> None:
    done = run("card", name)
    assert done.exit_code == 0
    assert KUWAT in done.output and "Kuwat, le Dissident" in done.output
    assert "the judge can rule on it" in done.output


def test_a_card_as_data() -> None:
    data = json.loads(run("card", KUWAT, "--json", "--lang", "fr").stdout)
    assert data["id"] == KUWAT and data["played"] is True and data["equal"] is True
    assert "7.3.36" in data["articles"]
    assert "objects/kuwat-and-haven" in data["scenarios"]


@pytest.mark.parametrize("name", ["Qqqq", "", "x" * 10_000, "\x1b[31m", "Kuwat (unique)"])
def test_an_unknown_card_is_refused(name: str) -> None:
    done = run("card", name)
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1 and "\x1b" not in done.stderr and len(done.stderr) < 400


def test_cards_are_brought_in_and_shown(data_folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(f"{json.dumps(MAKER)}\n{{\n", encoding="utf-8")
    done = run("cards", "import", str(path))
    assert done.exit_code == 1
    assert f"{path}:2: the JSON is cut off" in done.stderr
    assert "1 cards read: 1 new, 0 changed; 1 are known now" in done.stdout
    assert "1 cards have no French text" in done.stdout
    shown = run("card", "elan maker")
    assert "“carrot” is not understood" in shown.stdout
    assert "the judge cannot apply it yet: its text is not understood" in shown.stdout
    assert "\n          ^\n" in shown.stdout or "^" in shown.stdout
    data = json.loads(run("cards", "import", str(path), "--json").stdout)
    assert (data["cards"], data["new"], data["played"], len(data["mistakes"])) == (1, 0, 0, 1)
    other = {**MAKER, "id": "ALT_TEST_B_AX_902_C"}
    path.write_text(json.dumps(other), encoding="utf-8")
    assert run("cards", "import", str(path)).exit_code == 0
    several = run("card", "Élan Maker")
    assert several.exit_code == 2
    assert "ALT_TEST_B_AX_901_C · ALT_TEST_B_AX_902_C" in several.stderr


def test_a_card_that_is_not_understood_lies_marked_on_a_board(data_folder: Path, tmp_path: Path, kuwat: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(MAKER), encoding="utf-8")
    run("cards", "import", str(path))
    words = kuwat.read_text(encoding="utf-8").replace("- Landmarks: Haven", "- Hand: Élan Maker\n- Landmarks: Haven", 1)
    kuwat.write_text(words, encoding="utf-8")
    done = run("run", str(kuwat))
    assert done.exit_code == 0
    mark = next(line for line in done.output.splitlines() if "Élan Maker" in line)
    assert (
        mark.startswith("* Élan Maker: ") and "cannot be applied yet" in mark and "“carrot” is not understood" in mark
    )


@pytest.mark.parametrize("path", ["nowhere", "", "/dev/null"])
def test_nothing_to_bring_in_is_refused(data_folder: Path, path: str) -> None:
    done = run("cards", "import", path, "--lang", "fr")
    assert done.exit_code == 2
    assert done.stdout == "" and "Traceback" not in done.stderr
    assert not data_folder.exists()


def test_cards_are_searched_for() -> None:
    done = run("cards", "search", "t:personnage", "f:yzmir", "-r:rare", "n:kuwat", "--lang", "fr")
    assert done.exit_code == 0
    assert "Kuwat, le Dissident" in done.output and KUWAT in done.output
    found = json.loads(run("cards", "search", "-t:character", "c<=1", "--json", "--limit", "3").stdout)
    assert found["count"] > 3 == len(found["cards"]) and all(card["hand"] <= 1 for card in found["cards"])
    assert run("cards", "search", "c>90").exit_code == 1
    bad = run("cards", "search", "t:charcter")
    assert bad.exit_code == 2 and "character" in bad.stderr


KEEPER = "Lantern Keeper\nCharacter — Mage\n3/2\n1/2/3\n{J} Draw a card.\n"


@pytest.mark.parametrize(("language", "said"), [("en", "draw a card"), ("fr", "piochez une carte")])
def test_a_card_is_shown_by_its_text_alone(tmp_path: Path, language: str, said: str) -> None:
    path = tmp_path / "card.txt"
    path.write_text(KEEPER, encoding="utf-8")
    done = run("card", "--text", str(path), "--lang", language)
    assert done.exit_code == 0
    assert f"  {said}  [7.3.9.a]" in done.output and "### Lantern Keeper" in done.output


def test_a_text_that_is_piped_in_is_data_too() -> None:
    done = CliRunner().invoke(main, ["card", "--text", "-", "--json"], input=KEEPER)
    data = json.loads(done.stdout)
    assert (data["understood"], data["playable"], data["face"]["hand"]) == (True, True, 3)
    assert data["lines"][-1] == "- Text: {J} Draw a card."


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (KEEPER.replace("card.", "crad.").encode(), ":5: “crad” is not understood"),
        (b"\xff\n", ":1: this is not UTF-8"),
        (b"x" * 20_000, ":1: a card has at most 10000 bytes"),
        (b"A\n\x1b[31m\n", ":2: this line holds U+001B"),
    ],
)
def test_what_is_wrong_with_a_text_is_told_with_its_line(tmp_path: Path, source: bytes, said: str) -> None:
    path = tmp_path / "card.txt"
    path.write_bytes(source)
    done = run("card", "--text", str(path))
    assert done.exit_code == 2
    assert f"{path}{said}" in done.stderr and "\x1b" not in done.stderr


@pytest.mark.parametrize("arguments", [["card"], ["card", KUWAT, "--text", "x"], ["card", "--text", "nowhere.txt"]])
def test_a_name_or_a_text_is_needed(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.exit_code == 2 and done.stderr.count("\n") == 1
