"""Lines that call zones and Expeditions as people do in passing, or that say what is not asked, are understood."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli import main

FILE = """# In passing / En passant

- Rules: 5.0

## Board

### Ann

- Mana: 5
- Hand: Kelon Burst
- Hero Expedition: Tiny Jinn, {words}

### Bob

## Play

1. Ann plays Kelon Burst from her Hand
2. Ann chooses "Send to Reserve target Character with Hand Cost {{4}} or less"
{moves}
"""


def verdict(folder: Path, words: str, moves: str) -> str:
    """What is said of a file with these words behind the Character, and these lines."""
    file = folder / "one.md"
    file.write_text(FILE.format(words=words, moves=moves), encoding="utf-8")
    return CliRunner().invoke(main, ["check", str(file)]).output


@pytest.mark.parametrize(
    ("words", "moves"),
    [
        ("Asleep", "   - Tiny Jinn goes to Reserve"),
        ("Asleep", "   - Tiny Jinn goes to its owner's Reserve"),
        ("Asleep", "   - Petit Djinn va dans sa Réserve"),
        ("Fleeting, 1 boost", "3. Ann applies the ability of Tiny Jinn first\n   - Tiny Jinn goes to the Mana zone"),
        ("Fleeting, 1 boost", "3. Ann applies the rule to Tiny Jinn first\n   - Tiny Jinn goes to the Mana zone"),
    ],
)
def test_is_understood(tmp_path: Path, words: str, moves: str) -> None:
    assert "confirmed" in verdict(tmp_path, words, moves)


def test_what_no_modifier_has_changed_has_no_order(tmp_path: Path) -> None:
    assert "confirmed" not in verdict(tmp_path, "Asleep", "3. Ann applies the ability of Tiny Jinn first")


def test_the_order_is_chosen_by_who_controls_the_step(tmp_path: Path) -> None:
    said = verdict(tmp_path, "Fleeting, 1 boost", "3. Bob applies the ability of Tiny Jinn first")
    assert "confirmed" not in said


@pytest.mark.parametrize("owner", ["Ann's", "Bob's", "the opponent's"])
def test_whose_zone_it_is_said_to_be_is_not_passed_over(tmp_path: Path, owner: str) -> None:
    assert "confirmed" not in verdict(tmp_path, "Asleep", f"   - Tiny Jinn goes to {owner} Reserve")


OWNERS = """# In passing / En passant

- Rules: 5.0

## Cards

### Caller / Appel

- Type: Spell — Boon
- Hand Cost: 1
- Reserve Cost: 1
- Text: Create an [Ordis Recruit 1/1/1] Soldier token in target Expedition.

## Board

### Ann

- Mana: 1
- Hand: Caller

### Bob

## Play

1. Ann plays Caller from Hand
2. {target}
   - {line}
"""

SAID = (
    ("Ann targets her Hero Expedition", "Ann creates Ordis Recruit in her own Hero Expedition"),
    ("Ann cible son Expédition Héros", "Ann crée Recrue Ordis dans son Expédition Héros"),
    ("Ann targets Bob's Hero Expedition", "Ann creates Ordis Recruit in the opposing Hero Expedition"),
    ("Ann cible l'Expédition Héros adverse", "Ann crée Recrue Ordis dans l’Expédition Héros de son adversaire"),
)
"""What is targeted, and what happens then; the first two are Ann's, the others Bob's."""


@pytest.mark.parametrize("target", range(4))
@pytest.mark.parametrize("line", range(4))
def test_whose_expedition_it_is_said_to_be_is_held_against_what_happens(tmp_path: Path, target: int, line: int) -> None:
    file = tmp_path / "one.md"
    file.write_text(OWNERS.format(target=SAID[target][0], line=SAID[line][1]), encoding="utf-8")
    said = CliRunner().invoke(main, ["check", str(file)]).output
    assert ("confirmed" in said) is (target // 2 == line // 2), said
    assert "cannot be read" not in said


MODES = """# As printed / Comme imprimé

- Rules: 1.0

## Board

### Ann

- Mana: 3
- Hand: Kelon Burst
- Reserve: Martengale

### Bob

- Hero Expedition: Red

## Play

{moves}
"""


@pytest.mark.parametrize(
    "words",
    [
        "Envoyez en Réserve un Personnage ciblé avec un Coût de Main {4} ou moins",
        "Envoyez en Réserve un Personnage ciblé avec un coût de main de 4 ou moins",
        "Envoyez en Réserve un Personnage ciblé dont le Coût de Main est de 4 ou moins",
    ],
)
@pytest.mark.parametrize("cost", ["4", "5"])
def test_a_mode_is_chosen_in_the_words_of_its_card(tmp_path: Path, words: str, cost: str) -> None:
    file = tmp_path / "one.md"
    moves = f"1. Ann joue Décharge de Kélon depuis la Main\n2. Ann choisit « {words.replace('4', cost)} »"
    file.write_text(MODES.format(moves=moves), encoding="utf-8")
    assert ("confirmed" in CliRunner().invoke(main, ["check", str(file)]).output) is (cost == "4")


def test_a_quick_action_is_played_in_other_words_that_say_the_same(tmp_path: Path) -> None:
    file = tmp_path / "one.md"
    words = "La prochaine carte que vous jouez ce tour-ci coûte 1 de moins"
    file.write_text(MODES.format(moves=f"1. Ann joue l’action rapide « {words} » de Martengale"), encoding="utf-8")
    assert "confirmed" in CliRunner().invoke(main, ["check", str(file)]).output


def test_a_mode_with_a_cost_is_chosen_as_its_card_prints_it(tmp_path: Path) -> None:
    file = tmp_path / "one.md"
    board = "# Listed\n\n- Rules: 5.0\n\n## Board\n\n- Phase: Noon\n\n### Ann\n\n- Reserve: Dredger Drone, 2 boosts\n\n"
    chosen = "« {T} : Je gagne 2 boosts, jusqu'à un max de 3 »"
    moves = f"1. Ann choisit {chosen}\n2. Ann pays\n   - Dredger Drone gains 1 boost\n"
    file.write_text(f"{board}### Bob\n\n## Play\n\n{moves}", encoding="utf-8")
    assert "confirmed" in CliRunner().invoke(main, ["check", str(file)]).output
