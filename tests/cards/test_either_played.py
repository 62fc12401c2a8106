"""What two triggers in one, lists behind a condition and larger numbers do, each beside a board that differs."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

TEXTS = {
    "either": (
        "When you draw a card or [Resupply] — I gain 1 boost.  {H} Draw a card.",
        "Lorsque vous piochez une carte ou [Ravitaillez] — Je gagne 1 boost.  {H} Piochez une carte.",
    ),
    "or other": (
        "When you draw a card or [Resupply] — I gain 1 boost.  {H} [Resupply].",
        "Lorsque vous piochez une carte ou [Ravitaillez] — Je gagne 1 boost.  {H} [Ravitaillez].",
    ),
    "neither": (
        "When you sacrifice a Character or an opponent [Resupplies] — I gain 1 boost.  {H} [Resupply].",
        "Lorsque vous sacrifiez un Personnage ou qu'un adversaire [Ravitaille] — Je gagne 1 boost.  {H} [Ravitaillez].",
    ),
    "joins or is gone": (
        "When a Character you control gains a boost or leaves the Expedition zone — Draw a card.  {H} I gain 1 boost.",
        "Lorsqu'un Personnage que vous contrôlez gagne un boost ou quitte la zone d'Expédition — Piochez une carte.  "
        "{H} Je gagne 1 boost.",
    ),
    "plays or passes": (
        "When you play a Spell or pass — I gain 1 boost.",
        "Lorsque vous jouez un Sort ou passez — Je gagne 1 boost.",
    ),
    "Noon and Night": ("At Noon and at Night — Draw a card.", "À Midi et à la tombée de la Nuit — Piochez une carte."),
    "Morning and Noon": ("At Morning and at Noon — Draw a card.", "Au Matin et à Midi — Piochez une carte."),
    "list": (
        "{H} If you're first player, choose one: • Draw a card. • I gain 1 boost.",
        "{H} Si vous êtes premier joueur, choisissez l'un : • Piochez une carte. • Je gagne 1 boost.",
    ),
    "list for each": (
        "{H} For each Character in your Reserve, choose one: • Draw a card. • I gain 1 boost.",
        "{H} Pour chaque Personnage dans votre Réserve, choisissez l'un : • Piochez une carte. • Je gagne 1 boost.",
    ),
    "or two": (
        "{H} I gain 1 boost, or 2 boosts if you're first player.",
        "{H} Je gagne 1 boost, ou 2 boosts si vous êtes premier joueur.",
    ),
    "it gains two": (
        "{H} Target Character an opponent controls gains 1 boost, or 3 if it's [[Boosted]].",
        "{H} Un Personnage ciblé qu'un adversaire contrôle gagne 1 boost, ou 3 s'il est [[Boosté]].",
    ),
    "two cards": (
        "{H} Draw a card, or two if there is a card in your Reserve.",
        "{H} Piochez une carte, ou deux s'il y a une carte dans votre Réserve.",
    ),
    "play it": (
        "{H} Target Character in your Reserve gains 2 boosts. You may immediately play it.",
        "{H} Un Personnage ciblé dans votre Réserve gagne 2 boosts. Vous pouvez immédiatement le jouer.",
    ),
    "play it for less": (
        "{H} Target Character in your Reserve gains 2 boosts. You may play it paying {1} less.",
        "{H} Un Personnage ciblé dans votre Réserve gagne 2 boosts. Vous pouvez le jouer en payant {1} de moins.",
    ),
}
"""The text of a card, in both languages."""

FIRST = """### Lithium

- Mana: {mana}
- Hand: Speaker
- Reserve: {reserve}
- Deck: 3 Ordis Trooper
- First player

### Ninette

- Passed
- Hero Expedition: Kappa{kappa}"""

SECOND = FIRST.replace("\n- First player", "").replace("- Passed", "- First player\n- Passed")

AT_DUSK = """- Phase: Dusk

### Lithium

- Hero Expedition: Speaker, Anchored
- Deck: 3 Ordis Trooper
- First player

### Ninette

- Hero Expedition: Kappa"""

PLAY = "1. Lithium plays Speaker from Hand in the Hero Expedition"
DUSK = "1. the game goes on until Morning"


def _board(board: str = FIRST, *, mana: int = 1, reserve: str = "empty", kappa: str = "") -> str:
    return board.format(mana=mana, reserve=reserve, kappa=kappa)


@pytest.mark.parametrize(
    ("name", "board", "play", "outcome"),
    [
        ("either", _board(), PLAY, "### Lithium\n\n- Hero Expedition: Speaker, 1 boost\n- Hand: Ordis Trooper"),
        ("or other", _board(), PLAY, "### Lithium\n\n- Hero Expedition: Speaker, 1 boost\n- Reserve: Ordis Trooper"),
        ("neither", _board(), PLAY, "### Lithium\n\n- Hero Expedition: Speaker, no boosts\n- Reserve: Ordis Trooper"),
        ("joins or is gone", _board(), PLAY, "### Lithium\n\n- Hand: Ordis Trooper"),
        (
            "plays or passes",
            _board(),
            f"{PLAY}\n2. Lithium passes",
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost",
        ),
        ("Noon and Night", AT_DUSK, DUSK, "### Lithium\n\n- Hand: Ordis Trooper"),
        ("Morning and Noon", AT_DUSK, DUSK, "### Lithium\n\n- Hand: empty"),
        ("list", _board(), f"{PLAY}\n2. Lithium chooses “Draw a card”", "### Lithium\n\n- Hand: Ordis Trooper"),
        ("list", _board(SECOND), PLAY, "### Lithium\n\n- Hand: empty\n- Hero Expedition: Speaker, no boosts"),
        (
            "list for each",
            _board(reserve="Kappa; Ordis Attorney"),
            f"{PLAY}\n2. Lithium chooses “Draw a card”\n3. Lithium chooses “I gain 1 boost”",
            "### Lithium\n\n- Hand: Ordis Trooper\n- Hero Expedition: Speaker, 1 boost",
        ),
        ("or two", _board(), PLAY, "### Lithium\n\n- Hero Expedition: Speaker, 2 boosts"),
        ("or two", _board(SECOND), PLAY, "### Lithium\n\n- Hero Expedition: Speaker, 1 boost"),
        ("it gains two", _board(kappa=", 1 boost"), PLAY, "### Ninette\n\n- Hero Expedition: Kappa, 4 boosts"),
        ("it gains two", _board(), PLAY, "### Ninette\n\n- Hero Expedition: Kappa, 1 boost"),
        ("two cards", _board(reserve="Kappa"), PLAY, "### Lithium\n\n- Hand: 2 Ordis Trooper"),
        ("two cards", _board(), PLAY, "### Lithium\n\n- Hand: Ordis Trooper"),
        (
            "play it",
            _board(mana=9, reserve="Kappa"),
            f"{PLAY}\n2. Lithium accepts\n3. Lithium chooses the Companion Expedition",
            "### Lithium\n\n- Companion Expedition: Kappa, 2 boosts\n- Mana: 9 (5 exhausted)",
        ),
        (
            "play it for less",
            _board(mana=9, reserve="Kappa"),
            f"{PLAY}\n2. Lithium accepts\n3. Lithium chooses the Companion Expedition",
            "### Lithium\n\n- Companion Expedition: Kappa, 2 boosts\n- Mana: 9 (4 exhausted)",
        ),
        (
            "play it",
            _board(mana=9, reserve="Kappa"),
            f"{PLAY}\n2. Lithium declines",
            "### Lithium\n\n- Reserve: Kappa, 2 boosts",
        ),
    ],
)
def test_a_card_does_the_one_or_the_other(tmp_path: Path, name: str, board: str, play: str, outcome: str) -> None:
    assert unlike(tmp_path, TEXTS[name], board, play, outcome) == ""
