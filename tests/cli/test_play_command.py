"""``judge play`` and ``judge selfplay``: games by chance in the terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typing_judge import PROGRAM, judge

from judge.games.deck import DECKS


def test_a_game_is_printed_as_a_scenario_that_holds(tmp_path: Path) -> None:
    printed = judge("play", "--seed", "3")
    assert printed.exit_code == 0
    file = tmp_path / "game.md"
    file.write_text(printed.output, encoding="utf-8")
    assert judge("run", str(file)).exit_code == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_as_json_holds_its_scenario(language: str) -> None:
    printed = json.loads(judge("play", "--seed", "3", "--json", "--lang", language).output)
    assert printed["scenario"] == judge("play", "--seed", "3", "--lang", language).output
    assert printed["winner"] in ("Lithium", "Ninette")


def test_the_same_seed_gives_the_same_bytes_whatever_the_hash_seed() -> None:
    def printed(seed: str) -> bytes:
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [*PROGRAM, "play", "--seed", "11", "--json"], env=environment, capture_output=True, check=True
        ).stdout

    assert printed("0") == printed("1") == printed("4294967295")


def test_decks_of_ones_own() -> None:
    ordis, axiom = str(DECKS / "ordis.txt"), str(DECKS / "axiom.txt")
    assert judge("play", "--seed", "1", "--decks", axiom, ordis).output == judge("play", "--seed", "1").output
    assert judge("play", "--seed", "1", "--decks", ordis, axiom).output != judge("play", "--seed", "1").output
    assert judge("play", "--seed", "1", "--decks", ordis, ordis).exit_code == 0


def test_decks_that_cannot_be_read_are_told_with_file_and_line(tmp_path: Path) -> None:
    bad, missing = tmp_path / "bad.txt", tmp_path / "missing.txt"
    bad.write_text("1 Sigismar & Wingspan\n39 Nobody\n", encoding="utf-8")
    answer = judge("play", "--seed", "1", "--decks", str(bad), str(bad))
    assert answer.exit_code == 2
    assert f"{bad}:2: no card is called “Nobody”" in answer.stderr
    answer = judge("selfplay", "--games", "1", "--seed", "1", "--decks", str(missing), str(bad))
    assert answer.exit_code == 2
    assert answer.stderr.startswith(f"{missing}: ")
    assert judge("play", "--seed", "1", "--decks", str(tmp_path), str(bad)).exit_code == 2
    assert judge("play", "--seed", "1", "--decks", "a\0b", str(bad)).exit_code == 2


def test_many_games_are_reported() -> None:
    answer = judge("selfplay", "--games", "3", "--seed", "20", "--replay", "--json")
    assert answer.exit_code == 0
    found = json.loads(answer.output)
    assert found["games"] == 3 and found["errors"] == 0
    assert {"games", "steps", "actions", "errors", "open", "unfinished", "longest"} <= set(found)
    assert judge("selfplay", "--games", "1", "--seed", "20").output.startswith("1 games, ")


def test_jobs_change_nothing_but_the_time() -> None:
    def told(jobs: str) -> bytes:
        play = [*PROGRAM, "selfplay", "--games", "20", "--seed", "5", "--jobs", jobs, "--json"]
        return subprocess.run(play, capture_output=True, check=True).stdout

    assert told("1") == told("2")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("play",), "seed is missing"),
        (("play", "--seed", "-1"), "--seed takes a number from 0 to"),
        (("play", "--seed", str(2**63)), "--seed takes a number from 0 to"),
        (("play", "--seed", "x"), "--seed takes a number from 0 to"),
        (("play", "--seed", "1", "--decks", "one"), "--decks"),
        (("selfplay", "--games", "0", "--seed", "1"), "--games takes a number from 1 to"),
        (("selfplay", "--games", "1", "--seed", "1", "--jobs", "0"), "--jobs takes a number from 1 to 64"),
        (("selfplay", "--games", "1", "--seed", "1", "--jobs", "1000"), "--jobs takes a number from 1 to 64"),
        (("selfplay", "--seed", "1"), "games is missing"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], says: str) -> None:
    answer = judge(*arguments)
    assert answer.exit_code == 2
    assert says in answer.stderr


def test_a_broken_game_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(seed: int, decks: object, rules: object) -> None:
        raise RuntimeError("a \x1b[31mfault")

    monkeypatch.setattr("judge.games.selfplay.game_of", breaks)
    answer = judge("selfplay", "--games", "2", "--seed", "7")
    assert answer.exit_code == 1
    assert "the game of seed 7 broke: RuntimeError: a  [31mfault" in answer.stderr
    assert "\x1b" not in answer.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of POSIX")
def test_a_progress_bar_is_drawn_on_a_terminal_alone() -> None:
    import pty

    master, slave = pty.openpty()
    subprocess.run(
        [*PROGRAM, "selfplay", "--games", "2", "--seed", "1"], stderr=slave, stdout=subprocess.PIPE, check=True
    )
    os.close(slave)
    drawn = os.read(master, 100_000)
    os.close(master)
    assert b"100%" in drawn
    assert judge("selfplay", "--games", "2", "--seed", "1").stderr == ""
