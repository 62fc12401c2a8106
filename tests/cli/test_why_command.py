"""``judge why`` rules on what it is asked, and shows what it tried."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli import main
from judge.place import SCENARIOS


def why(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["why", *words])
    return done.exit_code, done.output


def test_what_the_file_asks_is_ruled_with_what_every_law_changes() -> None:
    status, said = why("day/zero-is-not-enough")
    assert status == 0
    assert said.startswith("Is it true that the Hero Expedition of Lithium moves forward?\n")
    assert "Without 4.2.4.d the Hero Expedition of Lithium would move forward." in said
    assert "\nTried: 4.2.4.d" in said


def test_of_a_file_that_says_nothing_it_is_asked_what_the_last_move_comes_to(tmp_path: Path) -> None:
    text = (SCENARIOS / "day/zero-is-not-enough.md").read_text(encoding="utf-8")
    silent = (line for line in text.partition("## Ruling")[0].splitlines() if not line.startswith("   - "))
    (tmp_path / "text.md").write_text("\n".join(silent) + "\n", encoding="utf-8")
    assert why(str(tmp_path / "text.md"))[1].startswith("What follows “The game goes on until Night”?\n")


def test_a_move_a_step_a_fact_and_a_twin_can_be_asked_about() -> None:
    assert "What follows “Lithium plays Anubis" in why("events/anubis", "--move", "1")[1]
    assert (
        "\nYes: Ninette sacrifices Sneezer Shroom. The deciding"
        in why("events/anubis", "--about", "Ninette sacrifices Sneezer Shroom")[1]
    )
    assert "\nNo: Ninette" not in why("events/anubis", "--about", "Ninette sacrifices Sneezer Shroom")[1]
    assert (
        "Is “Lithium chooses Ordis Trooper” allowed?"
        in why("events/anubis", "--about", "Lithium chooses Ordis Trooper")[1]
    )
    assert (
        "\nYes: “Lithium: Discard pile: Ordis Trooper”"
        in why("events/anubis", "--about", "Lithium: Discard pile: Ordis Trooper")[1]
    )
    assert why("events/anubis", "--twin", "1")[0] == 0


@pytest.mark.parametrize(("name", "language"), [("Coppélia", "en"), ("coppelia?", "en"), ("Coppélia", "fr")])
def test_a_card_can_be_asked_about_by_its_name(name: str, language: str) -> None:
    status, said = why("playing/coppelia", "--about", name, "--lang", language)
    assert status == 0
    asks = {"en": "What has become of Coppélia?", "fr": "Que devient «\u00a0Coppélia\u00a0»\u00a0?"}
    assert said.startswith(asks[language]) and "5.1.1.d" in said


def test_of_several_of_a_name_one_must_be_meant() -> None:
    assert "with its number where there are several" in why("objects/fleeting-from-reserve", "--about", "Kappa")[1]


def test_the_french_is_french() -> None:
    status, said = why("day/zero-is-not-enough", "--lang", "fr")
    assert status == 0
    assert "Sans 4.2.4.d, l’Expédition Héros de Lithium avancerait." in said
    assert "\nEssayés\u00a0: 4.2.4.d" in said


def test_the_ruling_as_data() -> None:
    found = json.loads(why("day/zero-is-not-enough", "--json")[1])
    assert found["deciding"][0]["number"] == "4.2.4.d"
    assert set(found["deciding"][0]) == {"number", "words", "without"}
    assert {one["number"] for one in found["deciding"]} <= set(found["tried"])
    assert found["untried"] == 0
    run = CliRunner().invoke(main, ["run", "objects/kuwat-and-haven", "--json"])
    told = json.loads(run.output)
    assert told["ruling"]["deciding"][0]["number"] == "2.1.c"
    assert all(twin["ruling"]["question"] for twin in told["twins"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("events/anubis", "--about", "frobnicate"), "“frobnicate” asks nothing of this scenario"),
        (("events/anubis", "--move", "9"), "“9” asks nothing of this scenario"),
        (("events/anubis", "--twin", "9"), "there is no twin 9; there are "),
        (("events/anubis", "--seat", "Zoe"), "there is no player “Zoe”"),
        (("events/nothing-of-the-kind",), "there is no such file"),
    ],
)
def test_what_cannot_be_asked_is_refused(words: tuple[str, ...], said: str) -> None:
    status, output = why(*words)
    assert status == 2
    assert said in output
    assert "Traceback" not in output


@pytest.mark.parametrize(("language", "seat"), [("en", ""), ("fr", ""), ("fr", "Lithium")])
def test_what_did_nothing_is_listed_with_the_line_that_asks_why(language: str, seat: str) -> None:
    chosen = ("events/not-activated", "--lang", language, *(("--seat", seat) if seat else ()))
    status, said = why(*chosen, "--list")
    listed = json.loads(why(*chosen, "--list", "--json")[1])
    assert status == 0 and listed["idle"] and listed["things"]
    for one in (*listed["idle"], *listed["things"]):
        assert f"- {one['text']}\n  --about '{one['about']}'\n" in said
    for one in listed["idle"]:
        status, ruled = why(*chosen, "--about", one["about"])
        assert status == 0 and f"\n{'Non' if language == 'fr' else 'No'}" in ruled
    for one in listed["things"]:
        status, ruled = why(*chosen, "--about", one["about"])
        assert status == 0 and one["text"] in ruled


def test_from_a_seat_only_what_is_known_there_is_listed() -> None:
    whole, seated = (
        json.loads(why("lessons/a-whole-day", "--list", "--json", *seat)[1])["idle"]
        for seat in ((), ("--seat", "Lithium"))
    )
    assert [one for one in whole if one in seated] == seated and len(seated) < len(whole)
