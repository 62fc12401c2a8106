"""What is done in one such Expedition, and with what is alone there: boards that differ in a fact."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

TEXTS = {
    "one behind": (
        "{J} Create an Ordis Recruit 1/1/1 Soldier token in one of your Expeditions that's behind.",
        "{J} Créez un jeton Soldat 1/1/1 Recrue Ordis dans l'une de vos Expéditions qui est en retard.",
    ),
    "one ahead moves": (
        "{J} One of your Expeditions that's ahead moves forward one region.",
        "{J} L'une de vos Expéditions qui est en avance avance d'une région.",
    ),
    "in it": (
        "{J} If there are no Characters in your other Expedition, create an Ordis Recruit 1/1/1 Soldier token in it.",
        "{J} S'il n'y a aucun Personnage dans votre autre Expédition, créez-y un jeton Soldat 1/1/1 Recrue Ordis.",
    ),
    "facing it": (
        "{J} Target an Expedition, then create an Ordis Recruit 1/1/1 Soldier token in it per Character in the "
        "Expedition facing it, up to two.",
        "{J} Ciblez une Expédition, puis créez-y un jeton Soldat 1/1/1 Recrue Ordis par Personnage dans l'Expédition "
        "qui lui fait face, jusqu'à deux.",
    ),
    "the only one": (
        "{J} Create a Brassbug 2/2/2 Robot token in target Expedition. If it's the only Character in that "
        "Expedition, create another one.",
        "{J} Créez un jeton Robot 2/2/2 Scarabot dans une Expédition ciblée. Si c'est le seul Personnage dans cette "
        "Expédition, créez-en un autre.",
    ),
    "ascended": (
        "{J} Target Expedition Ascends, then each Character in your Ascended Expeditions gains 1 boost.",
        "{J} Une Expédition ciblée s'Élève, puis chaque Personnage dans vos Expéditions Élevées gagne 1 boost.",
    ),
    "tokens": (
        "{J} Up to two target token Characters switch Expeditions.",
        "{J} Jusqu'à deux jetons Personnage ciblés changent d'Expédition.",
    ),
    "same cost": (
        "{J} Reveal the top card of your deck. If it has the same Hand Cost as a card in your Reserve, draw it. "
        "Otherwise, discard it.",
        "{J} Révélez la première carte de votre deck. Si elle a le même Coût de Main qu'une carte dans votre "
        "Réserve, piochez-la. Sinon, défaussez-la.",
    ),
    "lower cost": (
        "{J} Reveal the top card of your deck. If it has a lower Hand Cost than a card in your Reserve, draw it. "
        "Otherwise, discard it.",
        "{J} Révélez la première carte de votre deck. Si elle a un Coût de Main inférieur à celui d'une carte dans "
        "votre Réserve, piochez-la. Sinon, défaussez-la.",
    ),
    "any of them": (
        "{J} Look at the top two cards of your deck. Discard any number of them and put the others on top of your "
        "deck in any order.",
        "{J} Regardez les deux premières cartes de votre deck. Défaussez-en n'importe quel nombre et mettez les "
        "autres au-dessus de votre deck dans l'ordre de votre choix.",
    ),
    "first of opponents": (
        "The first card each opponent plays from Reserve each Afternoon costs {1} more.",
        "La première carte que chaque adversaire joue depuis la Réserve chaque Après-midi coûte {1} de plus.",
    ),
}
"""The text of a card, in both languages."""

AT_HAND = """### Lithium

- Mana: 1
- Hand: Speaker
- Deck: {deck}
- First player
{mine}

### Ninette

- Passed
- Deck: 2 Baba Yaga
{theirs}"""

HERO = "1. Lithium plays Speaker from Hand in the Hero Expedition"
TROOPERS = "3 Ordis Trooper"


@pytest.mark.parametrize(
    ("name", "mine", "theirs", "more", "outcome"),
    [
        (
            *("one behind", "", "- Distance of the Companion Expedition: 1", ""),
            "### Lithium\n\n- Hero Expedition: Speaker\n- Companion Expedition: Ordis Recruit",
        ),
        (
            *("one behind", "", "- Distance of the Hero Expedition: 1", ""),
            "### Lithium\n\n- Hero Expedition: Speaker; Ordis Recruit\n- Companion Expedition: empty",
        ),
        (
            *("one behind", "", "", ""),
            "### Lithium\n\n- Hero Expedition: Speaker\n- Companion Expedition: empty",
        ),
        (
            *("one ahead moves", "- Distance of the Hero Expedition: 1", "", ""),
            "### Lithium\n\n- Distance of the Hero Expedition: 2",
        ),
        (
            *("one ahead moves", "", "", ""),
            "### Lithium\n\n- Distance of the Hero Expedition: 0\n- Distance of the Companion Expedition: 0",
        ),
        (*("in it", "", "", ""), "### Lithium\n\n- Companion Expedition: Ordis Recruit"),
        (
            *("in it", "- Companion Expedition: Kappa", "", ""),
            "### Lithium\n\n- Companion Expedition: Kappa",
        ),
    ],
)
def test_what_is_done_in_one_expedition_is_done_where_the_text_says(
    tmp_path: Path, name: str, mine: str, theirs: str, more: str, outcome: str
) -> None:
    board = AT_HAND.format(deck=TROOPERS, mine=mine, theirs=theirs)
    assert unlike(tmp_path, TEXTS[name], board, f"{HERO}\n{more}", outcome) == ""


AIMED = "2. Lithium targets the {} Expedition of {}"
TWO_RECRUITS = "### Lithium\n\n- Hero Expedition: Speaker; 2 Ordis Recruit"


@pytest.mark.parametrize(
    ("name", "mine", "theirs", "aimed", "outcome"),
    [
        ("facing it", "", "- Hero Expedition: Kappa; Baba Yaga; Ordis Trooper", ("Hero", "Lithium"), TWO_RECRUITS),
        (
            *("facing it", "", "- Hero Expedition: Kappa", ("Hero", "Lithium")),
            "### Lithium\n\n- Hero Expedition: Speaker; Ordis Recruit",
        ),
        (
            *("facing it", "", "- Hero Expedition: Kappa", ("Companion", "Lithium")),
            "### Lithium\n\n- Companion Expedition: empty",
        ),
        (
            *("the only one", "", "", ("Companion", "Lithium")),
            "### Lithium\n\n- Companion Expedition: 2 Brassbug",
        ),
        (
            *("the only one", "- Companion Expedition: Kappa", "", ("Companion", "Lithium")),
            "### Lithium\n\n- Companion Expedition: Kappa; Brassbug",
        ),
        ("the only one", "", "", ("Hero", "Ninette"), "### Ninette\n\n- Hero Expedition: 2 Brassbug"),
        (
            *("ascended", "- Companion Expedition: Kappa", "", ("Hero", "Lithium")),
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost\n- Companion Expedition: Kappa, no boosts",
        ),
        (
            *("ascended", "", "- Hero Expedition: Kappa", ("Hero", "Ninette")),
            "### Lithium\n\n- Hero Expedition: Speaker, no boosts\n\n"
            "### Ninette\n\n- Hero Expedition: Kappa, no boosts",
        ),
    ],
)
def test_what_is_done_in_a_target_expedition_is_done_there_alone(
    tmp_path: Path, name: str, mine: str, theirs: str, aimed: tuple[str, str], outcome: str
) -> None:
    board = AT_HAND.format(deck=TROOPERS, mine=mine, theirs=theirs)
    assert unlike(tmp_path, TEXTS[name], board, f"{HERO}\n{AIMED.format(*aimed)}", outcome) == ""


@pytest.mark.parametrize(
    ("name", "mine", "more", "outcome"),
    [
        ("same cost", "- Reserve: Ordis Trooper", "", "### Lithium\n\n- Hand: Ordis Trooper"),
        ("same cost", "- Reserve: Kappa", "", "### Lithium\n\n- Hand: empty"),
        ("same cost", "", "", "### Lithium\n\n- Hand: empty"),
        ("lower cost", "- Reserve: Ordis Trooper; Baba Yaga", "", "### Lithium\n\n- Hand: Ordis Trooper"),
        ("lower cost", "- Reserve: Ordis Trooper", "", "### Lithium\n\n- Hand: empty"),
        (
            *("any of them", "", "2. Lithium chooses Ordis Trooper\n3. Lithium chooses nothing more"),
            "### Lithium\n\n- Discard pile: Ordis Trooper",
        ),
        (
            *("any of them", "", "2. Lithium chooses Ordis Trooper\n3. Lithium chooses Ordis Trooper"),
            "### Lithium\n\n- Discard pile: 2 Ordis Trooper",
        ),
        (
            *("tokens", "- Companion Expedition: Brassbug; Kappa", "2. Lithium targets Brassbug"),
            "### Lithium\n\n- Hero Expedition: Speaker; Brassbug\n- Companion Expedition: Kappa",
        ),
    ],
)
def test_what_is_compared_or_picked_is_as_the_text_says(
    tmp_path: Path, name: str, mine: str, more: str, outcome: str
) -> None:
    board = AT_HAND.format(deck=TROOPERS, mine=mine, theirs="")
    assert unlike(tmp_path, TEXTS[name], board, f"{HERO}\n{more}", outcome) == ""


THEIRS = """### Lithium

- Mana: 6
- Hero Expedition: Speaker
- First player

### Ninette

- Mana: {mana}
- Hand: Ordis Trooper
- Reserve: 2 Ordis Trooper"""

PLAYED = "Ninette plays Ordis Trooper from {} in the Hero Expedition"


@pytest.mark.parametrize(
    ("mana", "play", "outcome"),
    [
        (1, f"2. {PLAYED.format('Reserve')}\n   - not allowed", "### Ninette\n\n- Reserve: 2 Ordis Trooper"),
        (1, f"2. {PLAYED.format('Hand')}", "### Ninette\n\n- Hand: empty"),
        (
            *(3, f"2. {PLAYED.format('Reserve')}\n3. {PLAYED.format('Reserve')}"),
            "### Ninette\n\n- Reserve: empty\n- Mana: 3 (3 exhausted)",
        ),
    ],
)
def test_the_first_card_of_opponents_alone_costs_more(tmp_path: Path, mana: int, play: str, outcome: str) -> None:
    said = TEXTS["first of opponents"]
    assert unlike(tmp_path, said, THEIRS.format(mana=mana), f"1. Lithium passes\n{play}", outcome) == ""
