"""A move answers what is asked also in the words of another question, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli import main

FILE = """# Said otherwise / Dit autrement

- Rules: 5.0

## Board

### Ann

- Hero: Turuun & Benih
- Mana: {mana}
- Hand: {hand}
- Reserve: {reserve}
- Hero Expedition: Tanuki
- Companion Expedition: Chiron
- Deck: 3 Red

### Bob

- Hero Expedition: Kappa
- Passed

## Play

{moves}

## Outcome

### Ann

- {outcome}
"""


@pytest.mark.parametrize(
    ("mana", "hand", "moves", "outcome"),
    [
        (
            6,
            "Mana Flare; Kappa; Red",
            "1. Ann plays Mana Flare from Hand\n2. Ann plays Red from Hand in the Hero Expedition",
            "Hero Expedition: Tanuki; Red, Fleeting",
        ),
        (
            6,
            "Mana Flare; Red",
            "1. Ann joue Embrasement de Mana depuis la Main\n2. Ann joue Red depuis la Main dans l’Expédition Héros",
            "Hero Expedition: Tanuki; Red, Fleeting",
        ),
        (
            5,
            "Anubis",
            "1. Ann plays Anubis from Hand in the Hero Expedition\n2. Ann sacrifices Chiron",
            "Discard pile: Chiron",
        ),
        (
            5,
            "Anubis",
            "1. Ann joue Anubis depuis la Main dans l’Expédition Héros\n2. Ann cible Chiron",
            "Discard pile: Chiron",
        ),
        (
            4,
            "Banishing Gate",
            "1. Ann plays Banishing Gate from Hand\n2. Ann chooses Chiron",
            "Discard pile: Chiron; Banishing Gate",
        ),
        (
            6,
            "Small Step, Giant Leap",
            "1. Ann plays Small Step, Giant Leap from Hand\n2. Ann chooses the Hero Expedition of Ann",
            "Distance of the Hero Expedition: 1",
        ),
    ],
)
def test_answers_in_other_words(tmp_path: Path, mana: int, hand: str, moves: str, outcome: str) -> None:
    file = tmp_path / "said.md"
    text = FILE.format(mana=mana, hand=hand, reserve="empty", moves=moves, outcome=outcome)
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(main, ["check", str(file)])
    assert (result.exit_code, result.output.strip()) == (0, f"{file}: confirmed")


def test_what_is_refused_is_not_read_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "said.md"
    moves = "1. Ann plays Anubis from Hand in the Hero Expedition\n2. Ann targets Kappa"
    file.write_text(
        FILE.format(mana=5, hand="Anubis", reserve="empty", moves=moves, outcome="Hand: empty"), encoding="utf-8"
    )
    result = CliRunner().invoke(main, ["check", str(file)])
    assert result.exit_code == 1
    assert "Ann chooses Chiron" in result.output


FOUNDRY = """# The Foundry / La Fonderie

- Rules: 5.0

## Board

- Phase: Afternoon

### Ann

- Landmarks: The Foundry, Axiom Bastion
- Mana: 2
- Hand: Haven Trainee
- Ascended: both
- Reserve: none

### Bob

- Passed

## Play

1. Ann plays the quick action “{words}” of The Foundry, Axiom Bastion
2. Ann plays Haven Trainee from Hand in the Hero Expedition

## Outcome

### Ann

- Hero Expedition: Haven Trainee, 2 boosts
- Ascended: Hero Expedition and Companion Expedition
"""

DIE = """# A die at Dusk / Un dé au Crépuscule

- Rules: 5.0

## Board

### Ann

- Hero Expedition: The Magic Sleigh; Eris

### Bob

- Passed

## Play

1. Ann passes
2. the die shows 4
3. the game goes on until {phase}

## Outcome

### Ann

- {outcome}
"""


@pytest.mark.parametrize(
    "words",
    [
        "The next Character you play from your hand this turn activates its {r} abilities",
        "The next Character you play from your hand this turn",
        "Le prochain Personnage que vous jouez de votre main ce tour-ci",
        "{T} : The next Character you play from your hand this turn activates its {r} abilities.",
    ],
)
def test_the_beginning_of_an_effect_is_enough(tmp_path: Path, words: str) -> None:
    file = tmp_path / "said.md"
    file.write_text(FOUNDRY.replace("{words}", words), encoding="utf-8")
    assert CliRunner().invoke(main, ["check", str(file)]).output.strip() == f"{file}: confirmed"


@pytest.mark.parametrize(
    ("phase", "outcome"), [("Night", "Hero Expedition: The Magic Sleigh; Eris"), ("Morning", "Hero Expedition: empty")]
)
def test_a_phase_that_the_last_move_has_reached_is_reached(tmp_path: Path, phase: str, outcome: str) -> None:
    file = tmp_path / "said.md"
    file.write_text(DIE.format(phase=phase, outcome=outcome), encoding="utf-8")
    assert CliRunner().invoke(main, ["check", str(file)]).output.strip() == f"{file}: confirmed"
