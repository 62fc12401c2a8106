"""What words that no shipped scenario speaks do on a board, each beside a board that differs in one fact."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli import main

TEXTS = {
    "only card": (
        "{H} You may exhaust target card in any player's Reserve. If it was the only card in their Reserve, they "
        "Resupply.",
        "{H} Vous pouvez épuiser une carte ciblée dans la Réserve d'un joueur. "
        "Si c'était la seule carte de sa Réserve, "
        "il Ravitaille.",
    ),
    "due to a result": (
        "{H} You may exhaust target card in an opponent's Reserve, then roll a die. When you roll a 1-3 this way — "
        "That opponent targets a card in your Reserve. Exhaust it.",
        "{H} Vous pouvez épuiser une carte ciblée dans la Réserve d'un adversaire, puis lancez un dé. Sur un "
        "résultat de 1-3 — Cet adversaire cible une carte dans votre Réserve. Épuisez-la.",
    ),
    "both failed": (
        "When my Expedition fails to move forward during Dusk — Create an Aerolith token in your Landmarks. If both of "
        "your Expeditions failed to move forward, create two instead.",
        "Lorsque mon Expédition n'avance pas pendant le Crépuscule — Créez un jeton Aérolithe dans vos Repères. Si "
        "aucune de vos Expéditions n'a avancé pendant le Crépuscule, créez-en deux à la place.",
    ),
}
"""The text of a card, in both languages."""

SCENARIO = """# Words / Mots

- Rules: 5.0

> EN Words.
> FR Mots.

## Cards

### Speaker / Orateur

- Type: Character — Adventurer
- Hand Cost: 1
- Reserve Cost: 1
- Statistics: 1/1/1
- Text: {english}
- Texte : {french}

## Board

{board}

## Play

{play}

## Outcome

{outcome}
"""

AT_HAND = """### Lithium

- Mana: 1
- Hand: Speaker
- Reserve: Ordis Attorney
- Deck: 2 Ordis Trooper
- First player

### Ninette

- Passed
- Deck: 2 Baba Yaga
- Reserve: {reserve}"""

AT_DUSK = """- Phase: Dusk

### Lithium

- Hero Expedition: Speaker
- Distance of the Hero Expedition: 2
- Companion Expedition: Ordis Trooper
- Distance of the Companion Expedition: 2
- First player

### Ninette

- Hero Expedition: Kappa
- Companion Expedition: {facing}
- Distance of the Hero Expedition: 2
- Distance of the Companion Expedition: 2"""

PLAY = "1. Lithium plays Speaker from Hand in the Hero Expedition"


@pytest.mark.parametrize(
    ("name", "board", "play", "outcome"),
    [
        (
            "only card",
            AT_HAND.format(reserve="Kappa"),
            f"{PLAY}\n2. Lithium accepts\n3. Lithium targets Kappa",
            "### Ninette\n\n- Reserve: Kappa, Exhausted; Baba Yaga",
        ),
        (
            "only card",
            AT_HAND.format(reserve="Kappa; Ordis Trooper"),
            f"{PLAY}\n2. Lithium accepts\n3. Lithium targets Kappa",
            "### Ninette\n\n- Reserve: Kappa, Exhausted; Ordis Trooper",
        ),
        (
            "only card",
            AT_HAND.format(reserve="Kappa"),
            f"{PLAY}\n2. Lithium declines",
            "### Ninette\n\n- Reserve: Kappa",
        ),
        (
            "due to a result",
            AT_HAND.format(reserve="Kappa"),
            f"{PLAY}\n2. Lithium accepts\n3. the die shows 3",
            "### Lithium\n\n- Reserve: Ordis Attorney, Exhausted\n\n### Ninette\n\n- Reserve: Kappa, Exhausted",
        ),
        (
            "due to a result",
            AT_HAND.format(reserve="Kappa"),
            f"{PLAY}\n2. Lithium accepts\n3. the die shows 4",
            "### Lithium\n\n- Reserve: Ordis Attorney\n\n### Ninette\n\n- Reserve: Kappa, Exhausted",
        ),
        (
            "due to a result",
            AT_HAND.format(reserve="Kappa").replace("Attorney", "Attorney; Ordis Trooper"),
            f"{PLAY}\n2. Lithium accepts\n3. the die shows 1\n4. Ninette chooses Ordis Trooper",
            "### Lithium\n\n- Reserve: Ordis Attorney; Ordis Trooper, Exhausted",
        ),
        (
            "both failed",
            AT_DUSK.format(facing="Kappa"),
            "1. the game goes on until Night",
            "### Lithium\n\n- Landmarks: 2 Aerolith",
        ),
        (
            "both failed",
            AT_DUSK.format(facing="empty"),
            "1. the game goes on until Night",
            "### Lithium\n\n- Landmarks: Aerolith",
        ),
    ],
)
def test_words_do_on_a_board_what_they_say(tmp_path: Path, name: str, board: str, play: str, outcome: str) -> None:
    english, french = TEXTS[name]
    path = tmp_path / "words.md"
    path.write_text(
        SCENARIO.format(english=english, french=french, board=board, play=play, outcome=outcome), encoding="utf-8"
    )
    result = CliRunner().invoke(main, ["check", str(path)])
    assert result.exit_code == 0, result.output
