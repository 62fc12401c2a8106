"""What words that no shipped scenario speaks do on a board, each beside a board that differs in one fact.

The file is long because every board stands in one table, beside its twin.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

TEXTS = {
    "was anchored": (
        "{H} Target Character facing me gains Anchored. If it was Anchored, draw a card.",
        "{H} Un Personnage ciblé face à moi gagne Ancré. S'il était Ancré, piochez une carte.",
    ),
    "was boosted": (
        "{H} Target Character facing me gains 1 boost. If it was Boosted, draw a card.",
        "{H} Un Personnage ciblé face à moi gagne 1 boost. S'il était Boosté, piochez une carte.",
    ),
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
    "lost this way": (
        "{H} Target Character an opponent controls loses all its boosts. Draw a card for each boost lost this way.",
        "{H} Un Personnage ciblé qu'un adversaire contrôle perd tous ses boosts. Piochez une carte pour chaque boost "
        "perdu de cette façon.",
    ),
    "exhausted this way": (
        "{H} Exhaust any number of cards in your Reserve. I gain 1 boost for each card exhausted this way.",
        "{H} Épuisez n'importe quel nombre de cartes dans votre Réserve. Je gagne 1 boost pour chaque carte épuisée de "
        "cette façon.",
    ),
    "it was": (
        "{H} Discard target Character an opponent controls. If it was [[Boosted]], draw a card.",
        "{H} Défaussez un Personnage ciblé qu'un adversaire contrôle. S'il était [[Boosté]], piochez une carte.",
    ),
    "both failed": (
        "When my Expedition fails to move forward during Dusk — Create an Aerolith token in your Landmarks. If both of "
        "your Expeditions failed to move forward, create two instead.",
        "Lorsque mon Expédition n'avance pas pendant le Crépuscule — Créez un jeton Aérolithe dans vos Repères. Si "
        "aucune de vos Expéditions n'a avancé pendant le Crépuscule, créez-en deux à la place.",
    ),
    "one of theirs": (
        "{H} Target opponent creates a Booda 2/2/2 Animal token in one of their Expeditions.",
        "{H} Un adversaire ciblé crée un jeton Animal 2/2/2 Booda dans l'une de ses Expéditions.",
    ),
    "first each turn": (
        "The first Character you play each turn gains 1 boost.",
        "Le premier Personnage que vous jouez à chaque tour gagne 1 boost.",
    ),
    "first each Day": (
        "The first Character you play each Day gains 1 boost.",
        "Le premier Personnage que vous jouez chaque Jour gagne 1 boost.",
    ),
    "put this way": (
        "{H} [Resupply]. If the card put in Reserve this way is a Spell, I gain 1 boost.",
        "{H} [Ravitaillez]. Si la carte mise en Réserve de cette façon est un Sort, je gagne 1 boost.",
    ),
    "another one": (
        "{H} Create a Booda 2/2/2 Animal token in my Expedition. If you're first player, create another one in your "
        "other Expedition.",
        "{H} Créez un jeton Animal 2/2/2 Booda dans mon Expédition. Si vous êtes premier joueur, créez-en un autre "
        "dans votre autre Expédition.",
    ),
    "each behind": (
        "{H} Draw a card for each of your Expeditions that's behind.",
        "{H} Piochez une carte pour chacune de vos Expéditions qui est en retard.",
    ),
    "a statistic": (
        "{H} Discard target Character an opponent controls with a statistic of 6 or more.",
        "{H} Défaussez un Personnage ciblé qu'un adversaire contrôle dont au moins une statistique est de 6 ou plus.",
    ),
    "behind, in it": (
        "{H} If my Expedition is behind, each Character in it also gains 1 boost.",
        "{H} Si mon Expédition est en retard, chaque Personnage qui s'y trouve gagne aussi 1 boost.",
    ),
    "in it": (
        "When one of your Expeditions fails to move forward during Dusk — Each Character in it gains 1 boost.",
        "Lorsque l'une de vos Expéditions n'avance pas pendant le Crépuscule — Chaque Personnage dans celle-ci gagne 1 "
        "boost.",
    ),
}
"""The text of a card, in both languages."""

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

FACING = """### Lithium

- Mana: 1
- Hand: Speaker
- Deck: 3 Ordis Trooper
- First player

### Ninette

- Passed
- Hero Expedition: Kappa{boosted}"""

IN_PLAY = """### Lithium

- Mana: 6
- Hand: Ordis Trooper; Kappa
- Hero Expedition: Speaker
- First player

### Ninette

- Passed"""

TWO_PLAYED = "\n".join(
    f"{number}. Lithium plays {card} from Hand in the Companion Expedition"
    for number, card in enumerate(("Ordis Trooper", "Kappa"), 1)
)

AHEAD = "\n- Distance of the Hero Expedition: {}"
"""How far the other player is, after "Hero Expedition: Kappa"."""

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
            "lost this way",
            FACING.format(boosted=", 2 boosts"),
            PLAY,
            "### Lithium\n\n- Hand: 2 Ordis Trooper\n\n### Ninette\n\n- Hero Expedition: Kappa",
        ),
        ("was anchored", FACING.format(boosted=""), PLAY, "### Lithium\n\n- Hand: empty"),
        ("was anchored", FACING.format(boosted=", Anchored"), PLAY, "### Lithium\n\n- Hand: Ordis Trooper"),
        ("was boosted", FACING.format(boosted=""), PLAY, "### Lithium\n\n- Hand: empty"),
        ("was boosted", FACING.format(boosted=", 1 boost"), PLAY, "### Lithium\n\n- Hand: Ordis Trooper"),
        ("lost this way", FACING.format(boosted=""), PLAY, "### Lithium\n\n- Hand: empty"),
        (
            "exhausted this way",
            AT_HAND.format(reserve="Kappa").replace("Attorney", "Attorney; Ordis Trooper"),
            f"{PLAY}\n2. Lithium chooses Ordis Trooper\n3. Lithium chooses nothing more",
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost",
        ),
        ("it was", FACING.format(boosted=", 1 boost"), PLAY, "### Lithium\n\n- Hand: Ordis Trooper"),
        ("it was", FACING.format(boosted=""), PLAY, "### Lithium\n\n- Hand: empty"),
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
        (
            "one of theirs",
            FACING.format(boosted=""),
            f"{PLAY}\n2. Ninette chooses the Companion Expedition",
            "### Ninette\n\n- Hero Expedition: Kappa\n- Companion Expedition: Booda",
        ),
        (
            "another one",
            FACING.format(boosted=""),
            PLAY,
            "### Lithium\n\n- Hero Expedition: Speaker; Booda\n- Companion Expedition: Booda",
        ),
        (
            "another one",
            FACING.format(boosted="").replace("- First player\n", "").replace("- Passed", "- First player\n- Passed"),
            PLAY,
            "### Lithium\n\n- Hero Expedition: Speaker; Booda\n- Companion Expedition: empty",
        ),
        (
            "first each turn",
            IN_PLAY,
            TWO_PLAYED,
            "### Lithium\n\n- Companion Expedition: Ordis Trooper, 1 boost; Kappa, 1 boost",
        ),
        (
            "first each Day",
            IN_PLAY,
            TWO_PLAYED,
            "### Lithium\n\n- Companion Expedition: Ordis Trooper, 1 boost; Kappa",
        ),
        (
            "put this way",
            FACING.format(boosted="").replace("3 Ordis Trooper", "A Cappella Training"),
            PLAY,
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost\n- Reserve: A Cappella Training",
        ),
        (
            "put this way",
            FACING.format(boosted="").replace("3 Ordis Trooper", "Ordis Trooper"),
            PLAY,
            "### Lithium\n\n- Hero Expedition: Speaker\n- Reserve: Ordis Trooper",
        ),
        ("each behind", FACING.format(boosted=AHEAD.format(1)), PLAY, "### Lithium\n\n- Hand: Ordis Trooper"),
        ("a statistic", FACING.format(boosted=", 3 boosts"), PLAY, "### Ninette\n\n- Discard pile: Kappa"),
        ("a statistic", FACING.format(boosted=""), PLAY, "### Ninette\n\n- Hero Expedition: Kappa"),
        (
            "behind, in it",
            FACING.format(boosted=AHEAD.format(1)),
            PLAY,
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost",
        ),
        (
            "behind, in it",
            FACING.format(boosted=AHEAD.format(0)),
            PLAY,
            "### Lithium\n\n- Hero Expedition: Speaker, no boosts",
        ),
        ("each behind", FACING.format(boosted=AHEAD.format(0)), PLAY, "### Lithium\n\n- Hand: empty"),
        (
            "in it",
            AT_DUSK.format(facing="Kappa"),
            "1. the game goes on until Night",
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost\n- Companion Expedition: Ordis Trooper, 1 boost",
        ),
        (
            "in it",
            AT_DUSK.format(facing="empty"),
            "1. the game goes on until Night",
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost\n- Companion Expedition: Ordis Trooper",
        ),
    ],
)
def test_words_do_on_a_board_what_they_say(tmp_path: Path, name: str, board: str, play: str, outcome: str) -> None:
    assert unlike(tmp_path, TEXTS[name], board, play, outcome) == ""
