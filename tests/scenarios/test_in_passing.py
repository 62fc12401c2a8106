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


@pytest.mark.parametrize("owner", ["Ann's", "Bob's", "the opponent's"])
def test_whose_zone_it_is_said_to_be_is_not_passed_over(tmp_path: Path, owner: str) -> None:
    assert "confirmed" not in verdict(tmp_path, "Asleep", f"   - Tiny Jinn goes to {owner} Reserve")
