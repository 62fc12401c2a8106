"""What happens once for several things at the same time, and what objects lose or go through, each beside a twin."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

TEXTS = {
    "one or more leave": (
        "When one or more tokens leave your Expeditions — I gain 1 boost.",
        "Lorsqu'au moins un jeton quitte vos Expéditions — Je gagne 1 boost.",
    ),
    "a token leaves": (
        "When a token leaves your Expeditions — I gain 1 boost.",
        "Lorsqu'un jeton quitte vos Expéditions — Je gagne 1 boost.",
    ),
    "one or more discarded": (
        "When you discard one or more cards from your hand — Draw a card.  {H} Discard two cards from your hand.",
        "Lorsque vous défaussez au moins une carte de votre main — Piochez une carte.  "
        "{H} Défaussez deux cartes de votre main.",
    ),
    "a card discarded": (
        "When you discard a card from your hand — Draw a card.  {H} Discard two cards from your hand.",
        "Lorsque vous défaussez une carte de votre main — Piochez une carte.  {H} Défaussez deux cartes de votre main.",
    ),
    "loses a boost": (
        "When a Character you control loses a boost — Draw a card.  {H} Target Character loses 1 boost.",
        "Lorsqu'un Personnage que vous contrôlez perd un boost — Piochez une carte.  "
        "{H} Un Personnage ciblé perd 1 boost.",
    ),
    "switches": (
        "When a Character you control switches Expeditions — It gains 1 boost.  {H} Target Character switches "
        "Expeditions.",
        "Lorsqu'un Personnage que vous contrôlez change d'Expédition — Il gagne 1 boost.  "
        "{H} Un Personnage ciblé change d'Expédition.",
    ),
    "is exhausted": (
        "When a card in your Reserve is exhausted — I gain 1 boost.  {H} Exhaust target card in Reserve.",
        "Lorsqu'une carte dans votre Réserve est épuisée — Je gagne 1 boost.  {H} Épuisez une carte ciblée en Réserve.",
    ),
    "is returned": (
        "When another Character you control is returned to its owner's hand — I gain 1 boost.  "
        "{H} Return target Character to its owner's hand.",
        "Lorsqu'un autre Personnage que vous contrôlez est renvoyé dans la main de son propriétaire — Je gagne 1 "
        "boost.  {H} Renvoyez un Personnage ciblé dans la main de son propriétaire.",
    ),
    "one of two statuses": (
        "When a Character you control gains Anchored or Asleep — Draw a card.  {H} Target Character gains Asleep.",
        "Lorsqu'un Personnage que vous contrôlez gagne Ancré ou Endormi — Piochez une carte.  "
        "{H} Un Personnage ciblé gagne Endormi.",
    ),
}
"""The text of a card, in both languages."""

RESTING = """- Phase: Dusk

### Lithium

- Hero Expedition: Speaker, Anchored
- Companion Expedition: Ordis Recruit{second}
- Distance of the Hero Expedition: 0
- First player

### Ninette

- Hero Expedition: empty"""

REST = "1. the game goes on until Morning"

PLAYING = """### Lithium

- Mana: 1
- Hand: Speaker{hand}
- Deck: 3 Ordis Trooper
- Companion Expedition: {mine}
- First player

### Ninette

- Passed
- Companion Expedition: {theirs}"""

RESERVES = """### Lithium

- Mana: 1
- Hand: Speaker
- Reserve: {mine}
- First player

### Ninette

- Passed
- Reserve: {theirs}"""

PLAY = "1. Lithium plays Speaker from Hand in the Hero Expedition"
TWO = "; 2 Kappa"
AIMED = f"{PLAY}\n2. Lithium targets Kappa"


def _playing(*, hand: str = "", mine: str = "empty", theirs: str = "empty") -> str:
    return PLAYING.format(hand=hand, mine=mine, theirs=theirs)


def _speaker(boosts: str) -> str:
    return f"### Lithium\n\n- Hero Expedition: Speaker, {boosts}"


def _hand(cards: str) -> str:
    return f"### Lithium\n\n- Hand: {cards}"


@pytest.mark.parametrize(
    ("name", "board", "play", "outcome"),
    [
        (
            "one or more leave",
            RESTING.format(second="; Ordis Recruit"),
            REST,
            _speaker("1 boost"),
        ),
        (
            "a token leaves",
            RESTING.format(second="; Ordis Recruit"),
            REST,
            _speaker("2 boosts"),
        ),
        ("one or more discarded", _playing(hand=TWO), PLAY, _hand("Ordis Trooper")),
        ("a card discarded", _playing(hand=TWO), PLAY, _hand("2 Ordis Trooper")),
        ("loses a boost", _playing(mine="Kappa, 2 boosts"), AIMED, _hand("Ordis Trooper")),
        ("loses a boost", _playing(theirs="Kappa, 2 boosts"), AIMED, _hand("empty")),
        ("switches", _playing(mine="Kappa"), AIMED, "### Lithium\n\n- Hero Expedition: Speaker; Kappa, 1 boost"),
        ("switches", _playing(theirs="Kappa"), AIMED, "### Ninette\n\n- Hero Expedition: Kappa, no boosts"),
        (
            "is exhausted",
            RESERVES.format(mine="Kappa", theirs="empty"),
            PLAY,
            _speaker("1 boost"),
        ),
        (
            "is exhausted",
            RESERVES.format(mine="empty", theirs="Kappa"),
            PLAY,
            _speaker("no boosts"),
        ),
        ("is returned", _playing(mine="Kappa"), AIMED, _speaker("1 boost")),
        ("is returned", _playing(theirs="Kappa"), AIMED, _speaker("no boosts")),
        ("one of two statuses", _playing(mine="Kappa"), AIMED, _hand("Ordis Trooper")),
        ("one of two statuses", _playing(theirs="Kappa"), AIMED, _hand("empty")),
    ],
)
def test_a_card_waits_for_what_happens_at_once(tmp_path: Path, name: str, board: str, play: str, outcome: str) -> None:
    assert unlike(tmp_path, TEXTS[name], board, play, outcome) == ""


@pytest.mark.parametrize(
    "text",
    [
        (
            "{H} Target Character gains [[Fleeting]]. You may pay {1} to have target Character gain [[Asleep]].",
            "{H} Un Personnage ciblé gagne [[Fugace]]. Vous pouvez payer {1} pour qu'un Personnage ciblé gagne "
            "[[Endormi]].",
        ),
        (
            "{H} Target Character gains [[Fleeting]]. You may pay {1}. If you do, target Character gains [[Asleep]].",
            "{H} Un Personnage ciblé gagne [[Fugace]]. Vous pouvez payer {1}. Si vous le faites, un Personnage ciblé "
            "gagne [[Endormi]].",
        ),
    ],
)
def test_tough_is_paid_for_once_in_an_effect_though_a_price_stands_between(
    tmp_path: Path, text: tuple[str, str]
) -> None:
    board = "### Ann\n\n- Mana: 6\n- Hand: Speaker\n\n### Bob\n\n- Hero Expedition: Achilles"
    play = (
        "1. Ann plays Speaker from Hand in the Hero Expedition\n2. Ann targets Achilles\n3. Ann accepts\n"
        "4. Ann targets Achilles"
    )
    assert unlike(tmp_path, text, board, play, "### Ann\n\n- Mana: 6 (3 exhausted)") == ""
