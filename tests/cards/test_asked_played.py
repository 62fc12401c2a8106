"""What is asked of a die, of a card that went, of both Expeditions, and tokens of new names, each beside a twin."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

TEXTS = {
    "in hand this way": (
        "{H} Exchange a card from your Reserve with a card from your hand. If you put a Spell in your hand this way, "
        "I gain 2 boosts.",
        "{H} Échangez une carte de votre Réserve contre une carte de votre main. Si vous mettez un Sort dans votre "
        "main de cette façon, je gagne 2 boosts.",
    ),
    "a base statistic": (
        "{H} Roll a die. If the result is equal to one of my base statistics, draw a card.",
        "{H} Lancez un dé. Si le résultat est égal à l'une de mes statistiques de base, piochez une carte.",
    ),
    "at most so many": (
        "{H} Roll a die. If the result is less than or equal to the number of cards in your Reserve, draw a card.",
        "{H} Lancez un dé. Si le résultat est inférieur ou égal au nombre de cartes dans votre Réserve, piochez une "
        "carte.",
    ),
    "that many": (
        "{H} Roll a die. I gain that many boosts.",
        "{H} Lancez un dé. Je gagne autant de boosts.",
    ),
    "sign": (
        "{H} Reveal the top card of your deck. If it has a {D} ability, draw it.",
        "{H} Révélez la première carte de votre deck. Si elle a une capacité {D}, piochez-la.",
    ),
    "no Character": (
        "{H} Discard up to one target card in Reserve. If it isn't a Character, draw a card.",
        "{H} Défaussez jusqu'à une carte ciblée en Réserve. Si ce n'est pas un Personnage, piochez une carte.",
    ),
    "the highest": (
        "{H} Exhaust the Permanent you control with the highest Hand Cost.",
        "{H} Épuisez le Permanent que vous contrôlez avec le Coût de Main le plus élevé.",
    ),
    "two Spells": (
        "{T} : If you played two or more Spells this Day, draw a card.",
        "{T} : Si vous avez joué au moins deux Sorts ce Jour, piochez une carte.",
    ),
    "was in contact": (
        "{H} Send target Character to Reserve. If it was [In Contact], draw a card.",
        "{H} Envoyez un Personnage ciblé en Réserve. S'il était [En Contact], piochez une carte.",
    ),
    "our boosts": (
        "{H} Target another Character and exchange our boosts.",
        "{H} Ciblez un autre Personnage et échangez nos boosts.",
    ),
    "of another name": (
        "{H} Create a Nox 2/1/2 Companion token in your other Expedition. I gain 1 boost per token you control.",
        "{H} Créez un jeton Compagnon 2/1/2 Nox dans votre autre Expédition. Je gagne 1 boost par jeton que vous "
        "contrôlez.",
    ),
    "three instead": (
        "{H} Target an Expedition and create two Ordis Recruit 1/1/1 Soldier tokens in it. If it's behind, create "
        "three instead.",
        "{H} Ciblez une Expédition et créez-y deux jetons Soldat 1/1/1 Recrue Ordis. Si elle est en retard, créez-en "
        "trois à la place.",
    ),
    "in it": (
        "{H} If there are no Characters in your other Expedition, create an Ordis Recruit 1/1/1 Soldier token in it.",
        "{H} S'il n'y a aucun Personnage dans votre autre Expédition, créez-y un jeton Soldat 1/1/1 Recrue Ordis.",
    ),
    "both moved": (
        "At Night — If both of your Expeditions moved forward this Day, I gain 1 boost.",
        "À la tombée de la Nuit — Si vos deux Expéditions ont avancé ce Jour-ci, je gagne 1 boost.",
    ),
    "an opponent": (
        "{H} Create a [Manaseed] token in target player's Landmarks. If they are an opponent, draw a card.",
        "{H} Créez un jeton [Graine de Mana] dans les Repères d'un joueur ciblé. Si c'est un adversaire, piochez une "
        "carte.",
    ),
    "their abilities": (
        "{H} Up to two target Characters you control activate their {j} abilities.",
        "{H} Jusqu'à deux Personnages ciblés que vous contrôlez activent leurs capacités {j}.",
    ),
    "without a token": (
        "{H} Create an Ordis Recruit 1/1/1 Soldier token in each of your Expeditions that doesn't contain a token.",
        "{H} Créez un jeton Soldat 1/1/1 Recrue Ordis dans chacune de vos Expéditions qui ne contient pas de jeton.",
    ),
    "left": (
        "{H} If a card left your Reserve this turn, draw a card.",
        "{H} Si une carte a quitté votre Réserve ce tour-ci, piochez une carte.",
    ),
    "the second": (
        "The second Character you play each Afternoon gains 2 boosts.",
        "Le deuxième Personnage que vous jouez chaque Après-midi gagne 2 boosts.",
    ),
    "the first": (
        "The first Character you play each Afternoon gains 2 boosts.",
        "Le premier Personnage que vous jouez chaque Après-midi gagne 2 boosts.",
    ),
    "distributed": (
        "{H} Distribute X boosts among any target Characters you control, where X is the number of cards in your "
        "Reserve.",
        "{H} Répartissez X boosts parmi les Personnages ciblés de votre choix que vous contrôlez, X étant le nombre de "
        "cartes dans votre Réserve.",
    ),
}
"""The text of a card, in both languages."""

BOARD = """### Lithium

- Mana: 1
- Hand: Speaker{hand}
- Reserve: {reserve}
- Deck: {deck}
- Companion Expedition: {mine}
- Distance of the Companion Expedition: {far}
- First player

### Ninette

- Passed
- Companion Expedition: {theirs}
- Distance of the Companion Expedition: 2"""

DUSK = """- Phase: Dusk

### Lithium

- Hero Expedition: Speaker, Anchored
- Companion Expedition: {mine}
- First player

### Ninette

- Hero Expedition: empty"""

IN_PLAY = """### Lithium

- Mana: 9
- Hand: Ordis Trooper; Kappa
- Hero Expedition: Speaker
- First player

### Ninette

- Passed"""

ANOTHERS = """### Lithium

- Mana: 9
- Hand: {hand}
- Deck: Ordis Trooper
- First player

### Ninette

- Passed
- Hero Expedition: Speaker"""

ONCE = "1. Lithium plays Ordis Trooper from Hand in the Companion Expedition"
TWICE = f"{ONCE}\n2. Lithium plays Kappa from Hand in the Companion Expedition"
PLAY = "1. Lithium plays Speaker from Hand in the Hero Expedition"
THERE = f"{PLAY}\n2. Lithium targets the Companion Expedition of Lithium"
AIMED = f"{PLAY}\n2. Lithium targets Kappa"
LEAVES = """1. Lithium plays the quick action “Draw a card” of Issitoq
2. Lithium plays Speaker from Hand in the Hero Expedition"""
BOOTS = "Technical Boots"
TAKEN = """9. Lithium plays Defect from Hand
9. Lithium plays the quick action “If you played two or more Spells this Day, draw a card” of Speaker"""
MOVED = "1. the game goes on until Morning"


def _board(
    *,
    hand: str = "",
    reserve: str = "empty",
    deck: str = "3 Ordis Trooper",
    mine: str = "empty",
    theirs: str = "empty",
    far: int = 2,
) -> str:
    return BOARD.format(hand=hand, reserve=reserve, deck=deck, mine=mine, theirs=theirs, far=far)


def _speaker(boosts: str) -> str:
    return f"### Lithium\n\n- Hero Expedition: Speaker, {boosts}"


def _hand(cards: str) -> str:
    return f"### Lithium\n\n- Hand: {cards}"


def _there(cards: str) -> str:
    return f"### Lithium\n\n- Companion Expedition: {cards}"


@pytest.mark.parametrize(
    ("name", "board", "play", "outcome"),
    [
        (
            "in hand this way",
            _board(hand="; Kappa", reserve="Charge!"),
            PLAY,
            _speaker("2 boosts"),
        ),
        (
            "in hand this way",
            _board(hand="; Charge!", reserve="Kappa"),
            PLAY,
            _speaker("no boosts"),
        ),
        ("a base statistic", _board(), f"{PLAY}\n2. the die shows 1", _hand("Ordis Trooper")),
        ("a base statistic", _board(), f"{PLAY}\n2. the die shows 2", _hand("empty")),
        (
            "at most so many",
            _board(reserve="2 Kappa"),
            f"{PLAY}\n2. the die shows 2",
            _hand("Ordis Trooper"),
        ),
        ("at most so many", _board(reserve="Kappa"), f"{PLAY}\n2. the die shows 2", _hand("empty")),
        ("that many", _board(), f"{PLAY}\n2. the die shows 5", _speaker("5 boosts")),
        ("that many", _board(), f"{PLAY}\n2. the die shows 1", _speaker("1 boost")),
        ("our boosts", _board(theirs="Kappa, 3 boosts"), PLAY, _speaker("3 boosts")),
        ("our boosts", _board(theirs="Kappa"), PLAY, _speaker("no boosts")),
        ("of another name", _board(), PLAY, _speaker("1 boost")),
        ("of another name", _board(mine="Ordis Recruit"), PLAY, _speaker("2 boosts")),
        (
            "three instead",
            _board(far=1),
            THERE,
            _there("3 Ordis Recruit"),
        ),
        (
            "three instead",
            _board(),
            THERE,
            _there("2 Ordis Recruit"),
        ),
        ("in it", _board(), PLAY, _there("Ordis Recruit")),
        ("in it", _board(mine="Kappa"), PLAY, _there("Kappa")),
        (
            "both moved",
            DUSK.format(mine="Kappa, Anchored"),
            MOVED,
            _speaker("1 boost"),
        ),
        ("both moved", DUSK.format(mine="empty"), MOVED, _speaker("no boosts")),
        ("an opponent", _board(), f"{PLAY}\n2. Lithium targets Ninette", _hand("Ordis Trooper")),
        ("an opponent", _board(), f"{PLAY}\n2. Lithium targets Lithium", _hand("empty")),
        ("distributed", _board(reserve="2 Kappa"), PLAY, _speaker("2 boosts")),
        ("distributed", _board(reserve="Kappa"), PLAY, _speaker("1 boost")),
        ("without a token", _board(), PLAY, _there("Ordis Recruit")),
        ("without a token", _board(mine="Ordis Recruit"), PLAY, _there("Ordis Recruit")),
        ("the second", IN_PLAY, TWICE, _there("Ordis Trooper; Kappa, 2 boosts")),
        ("the second", IN_PLAY, ONCE, _there("Ordis Trooper, no boosts")),
        ("the first", IN_PLAY, TWICE, _there("Ordis Trooper, 2 boosts; Kappa, no boosts")),
        ("left", _board(), PLAY, _hand("empty")),
        ("left", _board(reserve="Issitoq"), LEAVES, _hand("2 Ordis Trooper")),
        ("was in contact", _board(theirs="Kappa"), AIMED, _hand("Ordis Trooper")),
        ("was in contact", _board(theirs="Kappa", far=1), AIMED, _hand("empty")),
        ("no Character", _board(), PLAY, _hand("empty")),
        ("no Character", _board(reserve="Charge!"), f"{PLAY}\n2. Lithium targets Charge!", _hand("Ordis Trooper")),
        (
            "the highest",
            _board(mine=f"The Stew, Exhausted; {BOOTS}"),
            PLAY,
            _there(f"The Stew, Exhausted; {BOOTS}, ready"),
        ),
        ("the highest", _board(mine=f"The Stew; {BOOTS}"), PLAY, _there(f"The Stew, Exhausted; {BOOTS}, ready")),
        (
            "two Spells",
            ANOTHERS.format(hand="Charge!; Defect"),
            f"1. Lithium plays Charge! from Hand\n{TAKEN}",
            _hand("Ordis Trooper"),
        ),
        ("two Spells", ANOTHERS.format(hand="Defect"), TAKEN, _hand("empty")),
        ("sign", _board(), PLAY, _hand("empty")),
        ("sign", _board(deck="Ordis Overseer"), PLAY, _hand("Ordis Overseer")),
    ],
)
def test_a_card_asks_and_does(tmp_path: Path, name: str, board: str, play: str, outcome: str) -> None:
    assert unlike(tmp_path, TEXTS[name], board, play, outcome) == ""
