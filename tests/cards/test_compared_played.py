"""What compared places, several statuses, "them" and "the same" do on a board, each beside one that differs."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

TEXTS = {
    "more than in mine": (
        "{J} If there are more Characters in the Expedition facing me than in mine, draw a card.",
        "{J} S'il y a plus de Personnages dans l'Expédition qui me fait face que dans la mienne, piochez une carte.",
    ),
    "more than an opponent": (
        "{J} If you control more Companions than an opponent, draw a card.",
        "{J} Si vous contrôlez plus de Compagnons qu'un adversaire, piochez une carte.",
    ),
    "one of two statuses": (
        "{J} Target Character an opponent controls gains 1 boost. If it's [Anchored] or [Asleep], draw a card.",
        "{J} Un Personnage ciblé qu'un adversaire contrôle gagne 1 boost. S'il est [Ancré] ou [Endormi], piochez une "
        "carte.",
    ),
    "one of them": (
        "{J} Discard the top two cards of your deck. If one or more of them is a Spell, I gain 1 boost.",
        "{J} Défaussez les deux premières cartes de votre deck. Si au moins l'une d'elles est un Sort, je gagne 1 "
        "boost.",
    ),
    "both of them": (
        "{J} Reveal the top two cards of your deck. If both of them are Characters, I gain 1 boost.",
        "{J} Révélez les deux premières cartes de votre deck. Si les deux sont des Personnages, je gagne 1 boost.",
    ),
    "now facing": (
        "{J} Target Character you control switches Expeditions. If it's now facing one or more Characters, it gains "
        "[Asleep].",
        "{J} Un Personnage ciblé que vous contrôlez change d'Expédition. S'il est maintenant face à au moins un "
        "Personnage, il gagne [Endormi].",
    ),
    "do the same": (
        "{J} Draw a card. Then, target opponent may do the same. If they do, I gain 1 boost.",
        "{J} Piochez une carte. Puis, un adversaire ciblé peut faire de même. S'il le fait, je gagne 1 boost.",
    ),
    "target behind": (
        "{J} Target Expedition that's behind moves forward one region.",
        "{J} Une Expédition ciblée qui est en retard avance d'une région.",
    ),
    "each of yours ahead": (
        "{J} Create a Booda 2/2/2 Animal token in each of your Expeditions that's ahead.",
        "{J} Créez un jeton Animal 2/2/2 Booda dans chacune de vos Expéditions qui est en avance.",
    ),
    "target in contact": (
        "{J} Create a Booda 2/2/2 Animal token in target Expedition that's ahead and In Contact.",
        "{J} Créez un jeton Animal 2/2/2 Booda dans une Expédition ciblée en avance et En Contact.",
    ),
    "joins from Reserve": (
        "When a Character you play from Reserve joins my Expedition — It gains 2 boosts.",
        "Lorsqu'un Personnage que vous jouez depuis la Réserve rejoint mon Expédition — Il gagne 2 boosts.",
    ),
    "costs more facing me": (
        "Characters your opponents play in the Expedition facing me cost {1} more.",
        "Les Personnages que vos adversaires jouent dans l'Expédition qui me fait face coûtent {1} de plus.",
    ),
    "token facing me": (
        "{J} You may create a Booda 2/2/2 Animal token facing me. If you do, I gain [Anchored].",
        "{J} Vous pouvez créer un jeton Animal 2/2/2 Booda face à moi. Si vous le faites, je gagne [Ancré].",
    ),
}
"""The text of a card, in both languages."""

AT_HAND = """### Lithium

- Mana: 1
- Hand: Speaker
- Deck: {deck}
- First player

### Ninette

- Passed
- Deck: 2 Baba Yaga
- Hero Expedition: {facing}"""

IN_PLAY = """### Lithium

- Mana: 6
- Hero Expedition: Speaker
- Hand: Kappa
- Reserve: Ordis Trooper
- First player

### Ninette

- Mana: {mana}
- Hand: Ordis Trooper"""

TROOPERS, MIXED = "3 Ordis Trooper", "Ordis Trooper; A Cappella Training"
FIRST = "2. the draw brings Ordis Trooper"
DREW, DREW_NONE = "### Lithium\n\n- Hand: Ordis Trooper", "### Lithium\n\n- Hand: empty"
AHEAD = "Kappa\n- Distance of the Hero Expedition: 1"
MOVED = "### Lithium\n\n- Distance of the Hero Expedition: 1"
STAYED = "### Lithium\n\n- Distance of the Hero Expedition: 0"
BOOSTED = "### Lithium\n\n- Hero Expedition: Speaker, 1 boost"
UNBOOSTED = "### Lithium\n\n- Hero Expedition: Speaker, no boosts"


@pytest.mark.parametrize(
    ("name", "deck", "facing", "more", "outcome"),
    [
        ("more than in mine", TROOPERS, "Kappa; Ordis Trooper", "", DREW),
        ("more than in mine", TROOPERS, "Kappa", "", DREW_NONE),
        ("more than an opponent", TROOPERS, "Kappa", "", DREW_NONE),
        ("one of two statuses", TROOPERS, "Kappa, Asleep", "", DREW),
        ("one of two statuses", TROOPERS, "Kappa, Fleeting", "", DREW_NONE),
        ("one of them", MIXED, "empty", FIRST, BOOSTED),
        ("one of them", TROOPERS, "empty", "", UNBOOSTED),
        ("both of them", TROOPERS, "empty", "", BOOSTED),
        ("both of them", MIXED, "empty", FIRST, UNBOOSTED),
        ("now facing", TROOPERS, "Kappa", "", "### Lithium\n\n- Companion Expedition: Speaker, not Asleep"),
        ("do the same", TROOPERS, "empty", "2. Ninette accepts", BOOSTED),
        ("do the same", TROOPERS, "empty", "2. Ninette declines", UNBOOSTED),
        ("target behind", TROOPERS, AHEAD, "", MOVED),
        ("target behind", TROOPERS, "Kappa", "", STAYED),
        ("each of yours ahead", TROOPERS, AHEAD, "", "### Lithium\n\n- Companion Expedition: empty"),
        (
            "target in contact",
            TROOPERS,
            "Kappa\n- Distance of the Hero Expedition: 1",
            "",
            "### Ninette\n\n- Hero Expedition: Kappa",
        ),
        (
            "token facing me",
            TROOPERS,
            "empty",
            "2. Lithium accepts",
            "### Lithium\n\n- Hero Expedition: Speaker, Anchored\n\n### Ninette\n\n- Hero Expedition: Booda",
        ),
        (
            "token facing me",
            TROOPERS,
            "empty",
            "2. Lithium declines",
            "### Lithium\n\n- Hero Expedition: Speaker\n\n### Ninette\n\n- Hero Expedition: empty",
        ),
    ],
)
def test_what_is_compared_is_played_as_it_is_said(
    tmp_path: Path, name: str, deck: str, facing: str, more: str, outcome: str
) -> None:
    board = AT_HAND.format(deck=deck, facing=facing)
    play = f"1. Lithium plays Speaker from Hand in the Hero Expedition\n{more}"
    assert unlike(tmp_path, TEXTS[name], board, play, outcome) == ""


@pytest.mark.parametrize(
    ("name", "mana", "play", "outcome"),
    [
        (
            "joins from Reserve",
            1,
            "1. Lithium plays Ordis Trooper from Reserve in the Hero Expedition",
            "### Lithium\n\n- Hero Expedition: Speaker; Ordis Trooper, Fleeting, 2 boosts",
        ),
        (
            "joins from Reserve",
            1,
            "1. Lithium plays Ordis Trooper from Reserve in the Companion Expedition",
            "### Lithium\n\n- Companion Expedition: Ordis Trooper, Fleeting, no boosts",
        ),
        (
            "joins from Reserve",
            1,
            "1. Lithium plays Kappa from Hand in the Hero Expedition",
            "### Lithium\n\n- Hero Expedition: Speaker; Kappa, no boosts",
        ),
        (
            "costs more facing me",
            1,
            "1. Lithium passes\n2. Ninette plays Ordis Trooper from Hand in the Hero Expedition\n   - not allowed",
            "### Ninette\n\n- Hand: Ordis Trooper",
        ),
        (
            "costs more facing me",
            1,
            "1. Lithium passes\n2. Ninette plays Ordis Trooper from Hand in the Companion Expedition",
            "### Ninette\n\n- Companion Expedition: Ordis Trooper",
        ),
    ],
)
def test_what_is_played_beside_the_card_is_as_it_says(
    tmp_path: Path, name: str, mana: int, play: str, outcome: str
) -> None:
    assert unlike(tmp_path, TEXTS[name], IN_PLAY.format(mana=mana), play, outcome) == ""
