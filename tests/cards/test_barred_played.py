"""What players cannot play because a card says so, each beside what they can."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

TEXTS = {
    "no Spells": ("Your opponents can't play Spells.", "Vos adversaires ne peuvent pas jouer de Sorts."),
    "no more Spells": (
        "Players can't play more than one Spell each Day.",
        "Les joueurs ne peuvent pas jouer plus d'un Sort par Jour.",
    ),
    "no Support": (
        "Your opponents can't activate {D} abilities.",
        "Vos adversaires ne peuvent pas activer de capacités {D}.",
    ),
    "no Spells this Day": (
        "{J} Target opponent can't play Spells this Day.",
        "{J} Un adversaire ciblé ne peut pas jouer de Sorts ce Jour-ci.",
    ),
    "no targets of Spells": (
        "Other cards you control can't be targeted by Spells your opponents play.",
        "Les autres cartes que vous contrôlez ne peuvent pas être ciblées par les Sorts que jouent vos adversaires.",
    ),
}
"""The text of a card, in both languages."""

THEIRS = """### Lithium

- Hero Expedition: Speaker
- Companion Expedition: Kappa
- Reserve: {mine}

### Ninette

- First player
- Mana: 9
- Hand: {hand}
- Reserve: {reserve}
- Hero Expedition: Ordis Trooper"""

MINE = """### Lithium

- Mana: 1
- Hand: Speaker
- First player

### Ninette

- Mana: 9
- Hand: Charge!"""

CHARGE = "1. Ninette plays Charge! from Hand"
PLAY = "1. Lithium plays Speaker from Hand in the Hero Expedition"


@pytest.mark.parametrize(
    ("name", "board", "play", "outcome"),
    [
        (
            "no Spells",
            THEIRS.format(mine="empty", hand="Kappa; Charge!", reserve="empty"),
            "1. Ninette plays Kappa from Hand in the Hero Expedition",
            "### Ninette\n\n- Hand: Charge!",
        ),
        (
            "no Support",
            THEIRS.format(mine="empty", hand="Charge!", reserve="Issitoq"),
            CHARGE,
            "### Ninette\n\n- Reserve: Issitoq",
        ),
        (
            "no more Spells",
            THEIRS.format(mine="empty", hand="Charge!; Kappa", reserve="empty"),
            f"{CHARGE}\n2. Lithium passes\n3. Ninette plays Kappa from Hand in the Hero Expedition",
            "### Ninette\n\n- Hand: empty",
        ),
    ],
)
def test_what_is_not_barred_is_played(tmp_path: Path, name: str, board: str, play: str, outcome: str) -> None:
    assert unlike(tmp_path, TEXTS[name], board, play, outcome) == ""


@pytest.mark.parametrize(
    ("name", "hand", "reserve", "play"),
    [
        ("no Spells", "Charge!", "empty", CHARGE),
        ("no Support", "empty", "Issitoq", "1. Ninette plays the quick action “Draw a card” of Issitoq"),
        (
            "no more Spells",
            "Charge!; Beauty Sleep",
            "empty",
            f"{CHARGE}\n2. Lithium passes\n3. Ninette plays Beauty Sleep from Hand",
        ),
    ],
)
def test_what_is_barred_is_refused(tmp_path: Path, name: str, hand: str, reserve: str, play: str) -> None:
    board = THEIRS.format(mine="empty", hand=hand, reserve=reserve)
    said = unlike(tmp_path, TEXTS[name], board, play, "### Ninette\n\n- Hand: empty")
    assert "Speaker says that" in said, said


def test_a_target_is_kept_from_spells(tmp_path: Path) -> None:
    board = THEIRS.format(mine="empty", hand="Beauty Sleep", reserve="empty")
    play = "1. Ninette plays Beauty Sleep from Hand\n2. Ninette targets Kappa"
    text, at_speaker = TEXTS["no targets of Spells"], play.replace("Kappa", "Speaker")
    assert unlike(tmp_path, text, board, at_speaker, "### Lithium\n\n- Hero Expedition: Speaker, Asleep") == ""
    assert "Kappa" in unlike(tmp_path, text, board, play, "### Lithium\n\n- Companion Expedition: Kappa, Asleep")


def test_a_target_player_cannot_play_for_a_day(tmp_path: Path) -> None:
    text, nothing = TEXTS["no Spells this Day"], "### Ninette\n\n- Hand: empty"
    board = MINE
    said = unlike(tmp_path, text, board, f"{PLAY}\n2. Ninette plays Charge! from Hand", nothing)
    assert "Speaker says that" in said, said
    play = f"{PLAY}\n2. Ninette plays Kappa from Hand in the Hero Expedition"
    assert unlike(tmp_path, text, board.replace("Charge!", "Kappa"), play, nothing) == ""
