"""What is done to Expeditions, Landmarks and what faces whom: boards, or texts, that differ in a fact.

The file is long because the texts and the boards on which they are tried stand in one table each.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

TEXTS = {
    "left landmarks": (
        "{J} Sacrifice a Permanent.  When a Permanent leaves your Landmarks — I gain 1 boost.",
        "{J} Sacrifiez un Permanent.  Lorsqu'un Permanent quitte vos Repères — Je gagne 1 boost.",
    ),
    "joined one": (
        "{J} Target Character switches Expeditions.  When another Character joins one of your Expeditions — I gain "
        "1 boost.",
        "{J} Un Personnage ciblé change d'Expédition.  Lorsqu'un autre Personnage rejoint l'une de vos Expéditions — "
        "Je gagne 1 boost.",
    ),
    "joined both": (
        "{J} Target Character switches Expeditions.  When another Character joins your Expeditions — I gain 1 boost.",
        "{J} Un Personnage ciblé change d'Expédition.  Lorsqu'un autre Personnage rejoint vos Expéditions — Je gagne "
        "1 boost.",
    ),
    "left one": (
        "{J} Target Character switches Expeditions.  When a Character leaves one of your Expeditions — I gain 1 boost.",
        "{J} Un Personnage ciblé change d'Expédition.  Lorsqu'un Personnage quitte l'une de vos Expéditions — Je gagne "
        "1 boost.",
    ),
    "left both": (
        "{J} Target Character switches Expeditions.  When a Character leaves your Expeditions — I gain 1 boost.",
        "{J} Un Personnage ciblé change d'Expédition.  Lorsqu'un Personnage quitte vos Expéditions — Je gagne 1 boost.",
    ),
    "gear joins": (
        "When a Gear joins one of your Expeditions — Create a Brassbug 2/2/2 Robot token in that Expedition.",
        "Lorsqu'un Matos rejoint l'une de vos Expéditions — Créez un jeton Robot 2/2/2 Scarabot dans cette Expédition.",
    ),
    "where it joins moves": (
        "When another Character joins one of your Expeditions — That Expedition moves forward one region.",
        "Lorsqu'un autre Personnage rejoint l'une de vos Expéditions — Cette Expédition avance d'une région.",
    ),
    "starting": (
        "{J} If I'm in a starting region, I gain 2 boosts.",
        "{J} Si je suis dans une région de départ, je gagne 2 boosts.",
    ),
    "not starting": (
        "{J} If I'm not in a starting region, I gain 2 boosts.",
        "{J} Si je ne suis pas dans une région de départ, je gagne 2 boosts.",
    ),
    "owner's hand": (
        "{J} Your Hero Expedition moves forward one region.  When my Expedition moves forward — Return me to my "
        "owner's hand.",
        "{J} Votre Expédition Héros avance d'une région.  Lorsque mon Expédition avance — Renvoyez-moi dans la main de "
        "mon propriétaire.",
    ),
    "yours aimed": (
        "{J} Target Expedition you control moves backwards one region.",
        "{J} Une Expédition ciblée que vous contrôlez recule d'une région.",
    ),
    "theirs aimed": (
        "{J} Target Hero Expedition an opponent controls moves backwards one region.",
        "{J} Une Expédition Héros ciblée qu'un adversaire contrôle recule d'une région.",
    ),
    "hero of opponent": (
        "{J} Each Character in target opponent's Hero Expedition loses 1 boost.",
        "{J} Chaque Personnage dans l'Expédition Héros d'un adversaire ciblé perd 1 boost.",
    ),
    "another player's": (
        "{J} Target Character in another player's Expedition loses 1 boost.",
        "{J} Un Personnage ciblé dans l'Expédition d'un autre joueur perd 1 boost.",
    ),
    "tied moves": (
        "{J} Target an Expedition that's tied. It moves forward one region. If you control two or more Characters, it "
        "moves forward two regions instead.",
        "{J} Ciblez une Expédition qui est à égalité. Elle avance d'une région. Si vous contrôlez au moins deux "
        "Personnages, elle avance de deux régions à la place.",
    ),
    "facing boosted": (
        "{J} Up to one target Character facing a [[Boosted]] Character gains [[Anchored]].",
        "{J} Jusqu'à un Personnage ciblé qui fait face à un Personnage [[Boosté]] gagne [[Ancré]].",
    ),
    "behind ascends": (
        "{J} Create an Ordis Recruit 1/1/1 Soldier token in target Expedition. If it's behind, that Expedition also "
        "moves forward one region.",
        "{J} Créez un jeton Soldat 1/1/1 Recrue Ordis dans une Expédition ciblée. Si elle est en retard, cette "
        "Expédition avance également d'une région.",
    ),
    "one in each": (
        "{J} Create an Ordis Recruit 1/1/1 Soldier token in your Hero Expedition and another one in your Companion "
        "Expedition.",
        "{J} Créez un jeton Soldat 1/1/1 Recrue Ordis dans votre Expédition Héros et un autre dans votre Expédition "
        "Compagnon.",
    ),
    "from anywhere": (
        "{H} Sacrifice me.  When I go to the discard pile from anywhere — Draw a card.",
        "{H} Sacrifiez-moi.  Lorsque je vais dans la défausse depuis n'importe où — Piochez une carte.",
    ),
    "from hand": (
        "{H} Sacrifice me.  When I'm discarded from your hand — Draw a card.",
        "{H} Sacrifiez-moi.  Lorsque je suis défaussé de votre main — Piochez une carte.",
    ),
    "paid farther": (
        "{T} : My Expedition moves forward one region.  If my Expedition would move forward, you may spend 2 of my "
        "boosts to make it move forward one more region instead.",
        "{T} : Mon Expédition avance d'une région.  Si mon Expédition devait avancer, vous pouvez dépenser 2 de mes "
        "boosts pour l'avancer d'une région supplémentaire à la place.",
    ),
    "cannot gain": (
        "{J} Target an Expedition. This Day, its Characters can't gain boosts and can't switch Expeditions.  {T} : "
        "Target Character gains 1 boost, then it switches Expeditions.",
        "{J} Ciblez une Expédition. Ce Jour-ci, ses Personnages ne peuvent ni gagner de boosts ni changer "
        "d'Expédition.  {T} : Un Personnage ciblé gagne 1 boost, puis il change d'Expédition.",
    ),
    "cannot switch": (
        "Characters in my Expedition can't switch Expeditions.  {J} Target Character switches Expeditions.",
        "Les Personnages dans mon Expédition ne peuvent pas changer d'Expédition.  {J} Un Personnage ciblé change "
        "d'Expédition.",
    ),
    "dice": (
        "{J} Roll a die for each of your Expeditions that's behind. I gain 1 boost per result of 3+.",
        "{J} Lancez un dé pour chacune de vos Expéditions qui est en retard. Je gagne 1 boost par résultat de 3+.",
    ),
}
"""The text of a card, in both languages."""

AT_HAND = """### Lithium

- Mana: 6
- Hand: Speaker{hand}
- Deck: 3 Ordis Trooper
- First player
{mine}

### Ninette

- Passed
- Deck: 2 Baba Yaga
{theirs}"""

HERO = "1. Lithium plays Speaker from Hand in the Hero Expedition"
COMPANION = "1. Lithium plays Speaker from Hand in the Companion Expedition"
AIMS = "2. Lithium targets the {} Expedition of {}"
KAPPA = "- Companion Expedition: Kappa"
ONE_BOOST = "### Lithium\n\n- Hero Expedition: Speaker, 1 boost"
FAR = "- Distance of the Hero Expedition: 2"


def _tried(folder: Path, name: str, mine: str, theirs: str, play: str, outcome: str, hand: str = "") -> str:
    board = AT_HAND.format(hand=hand, mine=mine, theirs=theirs)
    return unlike(folder, TEXTS[name], board, play, outcome)


@pytest.mark.parametrize(
    ("name", "mine", "play", "outcome"),
    [
        ("left landmarks", "- Landmarks: Ordis Carrier", HERO, ONE_BOOST),
        ("left landmarks", "- Companion Expedition: Technical Boots", HERO, f"{ONE_BOOST[:-9]}, no boosts"),
        (
            "joined one",
            KAPPA,
            f"{HERO}\n2. Lithium targets Kappa",
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost; Kappa",
        ),
        (
            *("joined both", KAPPA, f"{HERO}\n2. Lithium targets Kappa"),
            "### Lithium\n\n- Hero Expedition: Speaker, no boosts; Kappa",
        ),
        (
            "left one",
            KAPPA,
            f"{HERO}\n2. Lithium targets Kappa",
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost; Kappa",
        ),
        (
            *("left both", KAPPA, f"{HERO}\n2. Lithium targets Kappa"),
            "### Lithium\n\n- Hero Expedition: Speaker, no boosts; Kappa",
        ),
        ("starting", "", HERO, "### Lithium\n\n- Hero Expedition: Speaker, 2 boosts"),
        ("starting", FAR, HERO, "### Lithium\n\n- Hero Expedition: Speaker, no boosts"),
        ("not starting", "", HERO, "### Lithium\n\n- Hero Expedition: Speaker, no boosts"),
        ("not starting", FAR, HERO, "### Lithium\n\n- Hero Expedition: Speaker, 2 boosts"),
        ("not starting", FAR, COMPANION, "### Lithium\n\n- Companion Expedition: Speaker, no boosts"),
        ("owner's hand", "", HERO, "### Lithium\n\n- Hand: Speaker\n- Distance of the Hero Expedition: 1"),
        ("owner's hand", "", COMPANION, "### Lithium\n\n- Hand: empty\n- Companion Expedition: Speaker"),
        (
            *("one in each", "", HERO),
            "### Lithium\n\n- Hero Expedition: Speaker; Ordis Recruit\n- Companion Expedition: Ordis Recruit",
        ),
        ("from anywhere", "", HERO, "### Lithium\n\n- Hand: Ordis Trooper\n- Discard pile: Speaker"),
        ("from hand", "", HERO, "### Lithium\n\n- Hand: empty\n- Discard pile: Speaker"),
    ],
)
def test_what_comes_and_goes_is_where_the_text_says(
    tmp_path: Path, name: str, mine: str, play: str, outcome: str
) -> None:
    assert _tried(tmp_path, name, mine, "", play, outcome) == ""


@pytest.mark.parametrize(
    ("name", "card", "there", "outcome"),
    [
        ("gear joins", "Technical Boots", "Companion", "- Companion Expedition: Technical Boots; Brassbug"),
        ("gear joins", "Technical Boots", "Hero", "- Hero Expedition: Speaker; Technical Boots; Brassbug"),
        ("gear joins", "Ordis Trooper", "Companion", "- Companion Expedition: Ordis Trooper"),
        ("where it joins moves", "Ordis Trooper", "Companion", "- Distance of the Companion Expedition: 1"),
        ("where it joins moves", "Ordis Trooper", "Hero", FAR.replace("2", "1")),
    ],
)
def test_that_expedition_is_the_one_that_was_joined(
    tmp_path: Path, name: str, card: str, there: str, outcome: str
) -> None:
    mine = f"- Mana: 6\n- Hand: {card}\n- Hero Expedition: Speaker\n- First player"
    board = f"### Lithium\n\n{mine}\n\n### Ninette\n\n- Passed"
    play = f"1. Lithium plays {card} from Hand in the {there} Expedition"
    assert unlike(tmp_path, TEXTS[name], board, play, f"### Lithium\n\n{outcome}") == ""


@pytest.mark.parametrize(
    ("name", "mine", "theirs", "aims", "outcome"),
    [
        (
            "yours aimed",
            FAR,
            FAR,
            AIMS.format("Hero", "Lithium"),
            "### Lithium\n\n- Distance of the Hero Expedition: 1",
        ),
        (
            "yours aimed",
            FAR,
            FAR,
            f"{AIMS.format('Hero', 'Ninette')}\n   - not allowed\n3{AIMS.format('Hero', 'Lithium')[1:]}",
            f"### Ninette\n\n{FAR}",
        ),
        ("theirs aimed", FAR, FAR, "", "### Ninette\n\n- Distance of the Hero Expedition: 1"),
        (
            *(
                "another player's",
                "- Companion Expedition: Kappa, 1 boost",
                "- Hero Expedition: Baba Yaga, 1 boost",
                "",
            ),
            "### Ninette\n\n- Hero Expedition: Baba Yaga, no boosts",
        ),
        (
            *("another player's", "- Companion Expedition: Kappa, 1 boost", "", ""),
            "### Lithium\n\n- Companion Expedition: Kappa, 1 boost",
        ),
        (
            *(
                "hero of opponent",
                "",
                "- Hero Expedition: Baba Yaga, 1 boost\n- Companion Expedition: Kappa, 1 boost",
                "",
            ),
            "### Ninette\n\n- Hero Expedition: Baba Yaga, no boosts\n- Companion Expedition: Kappa, 1 boost",
        ),
        (
            *("tied moves", "", FAR, AIMS.format("Companion", "Lithium")),
            "### Lithium\n\n- Distance of the Companion Expedition: 1",
        ),
        (
            *("tied moves", KAPPA, FAR, AIMS.format("Companion", "Lithium")),
            "### Lithium\n\n- Distance of the Companion Expedition: 2",
        ),
        (
            *(
                "tied moves",
                "",
                FAR,
                f"{AIMS.format('Hero', 'Lithium')}\n   - not allowed\n3{AIMS.format('Companion', 'Lithium')[1:]}",
            ),
            "### Lithium\n\n- Distance of the Hero Expedition: 0",
        ),
        (
            *("facing boosted", "", "- Hero Expedition: Kappa, 1 boost", "2. Lithium targets Speaker"),
            "### Lithium\n\n- Hero Expedition: Speaker, Anchored",
        ),
        (
            *("facing boosted", "", "- Hero Expedition: Kappa", ""),
            "### Lithium\n\n- Hero Expedition: Speaker",
        ),
        (
            *("facing boosted", "", "- Companion Expedition: Kappa, 1 boost", ""),
            "### Lithium\n\n- Hero Expedition: Speaker",
        ),
        (
            *("behind ascends", "", FAR, AIMS.format("Hero", "Lithium")),
            "### Lithium\n\n- Hero Expedition: Speaker; Ordis Recruit\n- Distance of the Hero Expedition: 1",
        ),
        (
            *("behind ascends", "", "", AIMS.format("Hero", "Lithium")),
            "### Lithium\n\n- Hero Expedition: Speaker; Ordis Recruit\n- Distance of the Hero Expedition: 0",
        ),
    ],
)
def test_what_is_targeted_is_whose_and_where_the_text_says(
    tmp_path: Path, name: str, mine: str, theirs: str, aims: str, outcome: str
) -> None:
    assert _tried(tmp_path, name, mine, theirs, f"{HERO}\n{aims}", outcome) == ""


USES = "1. Lithium plays the quick action “My Expedition moves forward one region” of Speaker"


@pytest.mark.parametrize(
    ("boosts", "more", "outcome"),
    [
        (
            "2 boosts",
            "2. Lithium accepts",
            "- Hero Expedition: Speaker, no boosts\n- Distance of the Hero Expedition: 2",
        ),
        (
            "2 boosts",
            "2. Lithium declines",
            "- Hero Expedition: Speaker, 2 boosts\n- Distance of the Hero Expedition: 1",
        ),
        ("1 boost", "", "- Hero Expedition: Speaker, 1 boost\n- Distance of the Hero Expedition: 1"),
    ],
)
def test_an_expedition_goes_farther_where_it_is_paid_for(tmp_path: Path, boosts: str, more: str, outcome: str) -> None:
    board = f"### Lithium\n\n- Hero Expedition: Speaker, {boosts}\n- First player\n\n### Ninette\n\n- Passed"
    play = f"{USES}\n{more}"
    assert unlike(tmp_path, TEXTS["paid farther"], board, play, f"### Lithium\n\n{outcome}") == ""


QUICK = "4. Lithium plays the quick action “Target Character gains 1 boost, then it switches Expeditions” of Speaker"


@pytest.mark.parametrize(
    ("there", "outcome"),
    [
        ("Companion", "- Hero Expedition: Speaker, exhausted\n- Companion Expedition: Kappa, no boosts"),
        ("Hero", "- Hero Expedition: Speaker, exhausted; Kappa, 1 boost\n- Companion Expedition: empty"),
    ],
)
def test_what_is_denied_to_the_characters_of_an_expedition_is_denied_there_alone(
    tmp_path: Path, there: str, outcome: str
) -> None:
    play = f"{HERO}\n{AIMS.format(there, 'Lithium')}\n{QUICK.replace('4.', '3.')}\n4. Lithium targets Kappa"
    assert _tried(tmp_path, "cannot gain", KAPPA, "", play, f"### Lithium\n\n{outcome}") == ""


@pytest.mark.parametrize(
    ("mine", "outcome"),
    [
        ("- Hero Expedition: Kappa", "- Hero Expedition: Kappa; Speaker\n- Companion Expedition: empty"),
        (KAPPA, "- Hero Expedition: Speaker; Kappa\n- Companion Expedition: empty"),
    ],
)
def test_who_cannot_switch_stays(tmp_path: Path, mine: str, outcome: str) -> None:
    play = f"{HERO}\n2. Lithium targets Kappa"
    assert _tried(tmp_path, "cannot switch", mine, "", play, f"### Lithium\n\n{outcome}") == ""


BEHIND = "- Distance of the Hero Expedition: 1"
BOTH_BEHIND = f"{BEHIND}\n- Distance of the Companion Expedition: 1"


@pytest.mark.parametrize(
    ("theirs", "rolled", "boosts"),
    [
        (BOTH_BEHIND, "2. the die shows 3\n3. the die shows 6", "2 boosts"),
        (BOTH_BEHIND, "2. the die shows 2\n3. the die shows 6", "1 boost"),
        (BEHIND, "2. the die shows 6", "1 boost"),
        ("", "", "no boosts"),
    ],
)
def test_a_die_is_rolled_for_each_such_expedition(tmp_path: Path, theirs: str, rolled: str, boosts: str) -> None:
    outcome = f"### Lithium\n\n- Hero Expedition: Speaker, {boosts}"
    assert _tried(tmp_path, "dice", "", theirs, f"{HERO}\n{rolled}", outcome) == ""
