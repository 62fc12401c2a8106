"""``judge explore`` and ``judge options`` tell what can happen, and refuse what they cannot use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typing_judge import judge

from judge.scenario.named_file import named


def test_it_tells_each_outcome_with_its_lines_and_laws(kuwat: Path) -> None:
    said = judge("explore", str(kuwat))
    assert said.exit_code == 0
    assert "     Lithium plays Kuwat, the Dissenter from Reserve in the Hero Expedition\n" in said.output
    assert "outcomes: 2; lines of answers: 5; positions: 11; exhausted: these are all\n" in said.output


def test_it_speaks_french(kuwat: Path) -> None:
    said = judge("explore", str(kuwat), "--lang", "fr")
    assert "Lithium joue Kuwat, le Dissident depuis la Réserve dans l’Expédition Héros" in said.output
    assert "outcomes" not in said.output


def test_json(kuwat: Path) -> None:
    data = json.loads(judge("explore", str(kuwat), "--json").output)
    assert data["exhausted"] is True and data["positions"] == 11
    assert [outcome["lines"] for outcome in data["outcomes"]] == [1, 4]
    assert all({"answers", "summary", "laws", "lines"} <= set(outcome) for outcome in data["outcomes"])


def test_from_the_moves_written_so_far(kuwat: Path) -> None:
    data = json.loads(judge("explore", str(kuwat), "--after", "1", "--json").output)
    assert [outcome["lines"] for outcome in data["outcomes"]] == [2]


@pytest.mark.parametrize("until", ["turn", "phase", "day"])
def test_it_goes_further_if_asked(kuwat: Path, until: str) -> None:
    said = judge("explore", str(kuwat), "--until", until)
    assert said.exit_code == 0 and "exhausted: these are all" in said.output


def test_a_budget_that_is_too_small_is_told(kuwat: Path) -> None:
    said = judge("explore", str(kuwat), "--positions", "2")
    assert said.exit_code == 0
    assert "not exhausted" in said.output
    assert json.loads(judge("explore", str(kuwat), "--positions", "2", "--json").output)["exhausted"] is False


@pytest.mark.parametrize(
    "wrong",
    [
        ("--positions", "0"),
        ("--positions", "-1"),
        ("--positions", "99999999999999"),
        ("--positions", "many"),
        ("--seconds", "0"),
        ("--seconds", "1000000000"),
        ("--seconds", "nan"),
        ("--after", "-1"),
        ("--after", "5"),
        ("--until", "noon"),
        ("--edition", "9.9"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_used_is_refused(kuwat: Path, wrong: tuple[str, str], language: str) -> None:
    said = judge("explore", str(kuwat), *wrong, "--lang", language)
    assert said.exit_code == 2
    assert said.stderr and not said.stdout
    assert "Traceback" not in said.stderr and "Error" not in said.stderr


@pytest.mark.parametrize("command", ["explore", "options"])
@pytest.mark.parametrize("file", ["nothing.md", ".", "", "\x00", "x" * 5_000])
def test_a_file_that_is_not_there_is_refused(command: str, file: str) -> None:
    said = judge(command, file)
    assert said.exit_code == 2 and said.stderr and not said.stdout


@pytest.mark.parametrize("command", ["explore", "options"])
def test_a_file_that_is_no_scenario_is_refused(command: str, unreadable: Path) -> None:
    said = judge(command, str(unreadable))
    assert said.exit_code == 2
    assert "\x1b" not in said.stderr and f"{unreadable}:" in said.stderr.replace("\n", "")


def test_counts_are_written(kuwat: Path) -> None:
    kuwat.write_text(kuwat.read_text(encoding="utf-8").replace("- Outcomes:", "- Outcomes: 9"), encoding="utf-8")
    assert judge("explore", str(kuwat), "--write").exit_code == 0
    assert "- Outcomes: 2 in 5 lines\n" in kuwat.read_text(encoding="utf-8")
    assert judge("explore", str(kuwat), "--write").output == ""


def test_options_at_the_end_of_the_moves(kuwat: Path) -> None:
    said = judge("options", str(kuwat), "--after", "1")
    assert said.exit_code == 0
    assert "  Lithium resolves “Sacrifice a Character” of Kuwat, the Dissenter\n" in said.output


def test_options_that_are_refused_name_their_laws() -> None:
    data = json.loads(judge("options", "playing/cost-not-payable", "--after", "0", "--json").output)
    assert data["player"] == "Lithium" and data["question"] == "turn"
    assert [(one["line"], one["laws"][0]) for one in data["illegal"]] == [
        ("Lithium plays Anubis from Hand", "2.2.6.a"),
        ("Ninette passes", "4.2.3.c"),
    ]
    assert {"line": "Lithium passes", "weight": 1} in data["legal"]


@pytest.mark.parametrize("command", ["options", "explore"])
def test_a_move_out_of_turn_is_not_left_out_in_silence(command: str, tmp_path: Path) -> None:
    source = named("playing/out-of-turn").read_text(encoding="utf-8")
    file = tmp_path / "out-of-turn.md"
    board, play = source.partition("## Play")[:2]
    file.write_text(f"{board}{play}\n\n1. Ninette passes\n", encoding="utf-8")
    said = judge(command, str(file), "--after", "1")
    assert (said.exit_code, said.stdout) == (1, "")
    assert "this move is not allowed: it is the turn of Lithium [4.2.3." in said.stderr
    assert judge(command, str(file), "--after", "0").exit_code == 0
    french = judge(command, str(file), "--after", "1", "--lang", "fr")
    assert "ce coup n’est pas permis\u00a0: c’est le tour de Lithium [4.2.3." in french.stderr


def test_options_from_a_seat() -> None:
    data = json.loads(judge("options", "playing/out-of-turn", "--after", "0", "--seat", "lithium", "--json").output)
    assert data["complete"] is False
    assert "Kappa" not in json.dumps(data)
    assert "does not know" in judge("options", "playing/out-of-turn", "--after", "0", "--seat", "Lithium").output


def test_options_from_the_seat_of_nobody() -> None:
    said = judge("options", "playing/out-of-turn", "--seat", "Nobody")
    assert said.exit_code == 2
    assert "there is no player “Nobody”" in said.stderr


def test_options_where_the_rules_are_silent() -> None:
    said = judge("options", "playing/target-no-longer-suitable")
    assert said.exit_code == 3
    assert "5.2.3.b" in said.output


def test_options_where_the_game_is_over() -> None:
    said = judge("options", "day/expeditions-meet")
    assert said.exit_code == 0
    assert "over" in said.output
