"""What dice, counts and players that a text speaks of do on a board, each beside a board that differs in one fact."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

BOARD = """### Lithium

- Mana: {mana}
- Hand: Speaker{hand}{reserve}
- Deck: 3 Ordis Trooper
- First player

### Ninette

- Passed
- Deck: 3 Baba Yaga
- Hand: {theirs}{their_reserve}
- Hero Expedition: {facing}"""

PLAY = "1. Lithium plays Speaker from Hand in the Hero Expedition"

SAME = (
    "{H} Roll two dice. If they show the same result, draw two cards.",
    "{H} Lancez deux dés. S'ils affichent le même résultat, piochez deux cartes.",
)
HIGHER = (
    "{H} Roll two dice. I gain X boosts, where X is the higher result.",
    "{H} Lancez deux dés. Je gagne X boosts, X étant le résultat le plus élevé.",
)
LOWER = (
    "{H} Roll two dice. I gain X boosts, where X is the lower result.",
    "{H} Lancez deux dés. Je gagne X boosts, X étant le résultat le plus bas.",
)
AGAIN = (
    "{H} Roll a die. You may reroll it. I gain boosts equal to half the result, rounded up.",
    "{H} Lancez un dé. Vous pouvez le relancer. Je gagne un nombre de boosts égal à la moitié du résultat, arrondie au "
    "supérieur.",
)
LESS = (
    "{H} Roll a die. I gain X boosts, where X is the result minus 1.",
    "{H} Lancez un dé. Je gagne X boosts, X étant le résultat moins 1.",
)
EVERY = (
    "{H} I gain 1 boost for every two cards in your hand.",
    "{H} Je gagne 1 boost par tranche de deux cartes dans votre main.",
)
EACH_CARD = (
    "{H} Draw two cards.  When you draw a card — I gain 1 boost.",
    "{H} Piochez deux cartes.  Lorsque vous piochez une carte — Je gagne 1 boost.",
)
ONCE = (
    "{H} Draw two cards.  When you draw one or more cards — I gain 1 boost.",
    "{H} Piochez deux cartes.  Lorsque vous piochez au moins une carte — Je gagne 1 boost.",
)
DID = (
    "{H} Each player discards a card from their hand. Then, each player who did draws two cards.",
    "{H} Chaque joueur se défausse d'une carte de sa main. Puis, chaque joueur qui l'a fait pioche deux cartes.",
)
OPPONENT_DID = (
    "{H} Each player discards a card from their hand. Then, each opponent who did draws two cards.",
    "{H} Chaque joueur se défausse d'une carte de sa main. Puis, chaque adversaire qui l'a fait pioche deux cartes.",
)
UNABLE = (
    "{H} Each player discards a card from their hand. Each player who can't draws a card.",
    "{H} Chaque joueur se défausse d'une carte de sa main. Chaque joueur qui ne le peut pas pioche une carte.",
)
NOBODY = (
    "{H} Each player may discard a card from their hand. If no one did, I gain 2 boosts.",
    "{H} Chaque joueur peut se défausser d'une carte de sa main. Si personne ne l'a fait, je gagne 2 boosts.",
)
ITS_YOU = (
    "{H} Target player becomes first player. If it's you, I gain 1 boost.",
    "{H} Un joueur ciblé devient premier joueur. Si c'est vous, je gagne 1 boost.",
)
WEAK = (
    "{H} Discard target Character whose {V} is 2 or less.",
    "{H} Défaussez un Personnage ciblé dont la statistique {V} est de 2 ou moins.",
)
THEIRS = (
    "{H} Target opponent discards a card from their hand.  When an opponent discards a card from their hand — Draw a "
    "card.",
    "{H} Un adversaire ciblé se défausse d'une carte de sa main.  Lorsqu'un adversaire défausse une carte de sa main — "
    "Piochez une carte.",
)

EACH_RESERVE = (
    "{H} Exhaust target card in each player's Reserve.",
    "{H} Épuisez une carte ciblée dans la Réserve de chaque joueur.",
)
READY = (
    "{H} If you have two or more exhausted Mana Orbs, draw a card.",
    "{H} Si vous avez au moins deux Orbes de Mana épuisés, piochez une carte.",
)
READIED = (
    "{H} Ready all cards in your Reserve. I gain 1 boost per card readied this way.",
    "{H} Redressez toutes les cartes de votre Réserve. Je gagne 1 boost par carte redressée de cette façon.",
)
THEN_LOSES = (
    "{H} Target Character facing me loses all its boosts, then gains Asleep.",
    "{H} Un Personnage ciblé face à moi perd tous ses boosts, puis gagne Endormi.",
)
HAVE_OPPONENT = (
    "{H} You may have target opponent Resupply. If you do, I gain 1 boost.",
    "{H} Vous pouvez faire Ravitailler un adversaire ciblé. Si vous le faites, je gagne 1 boost.",
)
THEIR_ZONES = (
    "{H} If an opponent has one or more cards in their Reserve, I gain 1 boost.",
    "{H} Si un adversaire a au moins une carte dans sa Réserve, je gagne 1 boost.",
)
NO_COUNTERS = (
    "{H} If I have no counters, I gain 2 boosts.  When I gain 1 or more boosts — Remove one of my counters.",
    "{H} Si je n'ai pas de compteur, je gagne 2 boosts.  Lorsque je gagne au moins 1 boost — Retirez un de mes "
    "compteurs.",
)
EQUAL = (
    "My {V} is equal to the number of cards in your hand.  {H} If my {V} is 3 or more, I gain 1 boost.",
    "Ma {V} est égale au nombre de cartes dans votre main.  {H} Si ma statistique {V} est de 3 ou plus, je gagne 1 "
    "boost.",
)
FIRST_TIME = (
    "The first time you play a Character each turn, draw a card.",
    "La première fois que vous jouez un Personnage à chaque tour, piochez une carte.",
)


@pytest.mark.parametrize(
    ("text", "held", "play", "outcome"),
    [
        (SAME, {}, ("the die shows 3", "the die shows 3"), "- Hand: 2 Ordis Trooper"),
        (SAME, {}, ("the die shows 3", "the die shows 4"), "- Hand: empty"),
        (HIGHER, {}, ("the die shows 2", "the die shows 4"), "- Hero Expedition: Speaker, 4 boosts"),
        (HIGHER, {}, ("the die shows 2", "the die shows 1"), "- Hero Expedition: Speaker, 2 boosts"),
        (LOWER, {}, ("the die shows 2", "the die shows 4"), "- Hero Expedition: Speaker, 2 boosts"),
        (
            AGAIN,
            {},
            ("the die shows 1", "Lithium accepts", "the die shows 5"),
            "- Hero Expedition: Speaker, 3 boosts",
        ),
        (AGAIN, {}, ("the die shows 1", "Lithium declines"), "- Hero Expedition: Speaker, 1 boost"),
        (LESS, {}, ("the die shows 3",), "- Hero Expedition: Speaker, 2 boosts"),
        (LESS, {}, ("the die shows 1",), "- Hero Expedition: Speaker"),
        (EVERY, {"hand": "; 4 Ordis Trooper"}, (), "- Hero Expedition: Speaker, 2 boosts"),
        (EVERY, {"hand": "; 3 Ordis Trooper"}, (), "- Hero Expedition: Speaker, 1 boost"),
        (EACH_CARD, {}, (), "- Hero Expedition: Speaker, 2 boosts"),
        (ONCE, {}, (), "- Hero Expedition: Speaker, 1 boost"),
        (DID, {"theirs": "Kappa"}, (), "- Hand: empty\n\n### Ninette\n\n- Hand: 2 Baba Yaga"),
        (
            DID,
            {"theirs": "Kappa", "hand": "; Kappa"},
            (),
            "- Hand: 2 Ordis Trooper\n\n### Ninette\n\n- Hand: 2 Baba Yaga",
        ),
        (
            OPPONENT_DID,
            {"theirs": "Kappa", "hand": "; Kappa"},
            (),
            "- Hand: empty\n\n### Ninette\n\n- Hand: 2 Baba Yaga",
        ),
        (UNABLE, {"theirs": "Kappa"}, (), "- Hand: Ordis Trooper\n\n### Ninette\n\n- Hand: empty"),
        (UNABLE, {"hand": "; Kappa"}, (), "- Hand: empty\n\n### Ninette\n\n- Hand: Baba Yaga"),
        (NOBODY, {"theirs": "Kappa"}, ("Ninette declines",), "- Hero Expedition: Speaker, 2 boosts"),
        (NOBODY, {"theirs": "Kappa"}, ("Ninette accepts",), "- Hero Expedition: Speaker"),
        (NOBODY, {}, (), "- Hero Expedition: Speaker, 2 boosts"),
        (ITS_YOU, {}, ("Lithium targets Lithium",), "- Hero Expedition: Speaker, 1 boost"),
        (ITS_YOU, {}, ("Lithium targets Ninette",), "- Hero Expedition: Speaker"),
        (WEAK, {"facing": "Ordis Trooper"}, ("Lithium targets Ordis Trooper",), "- Hand: empty"),
        (THEIRS, {"theirs": "Kappa"}, (), "- Hand: Ordis Trooper"),
        (THEIRS, {}, (), "- Hand: empty"),
        (
            EACH_RESERVE,
            {"reserve": "\n- Reserve: Ordis Attorney", "their_reserve": "\n- Reserve: Kappa"},
            (),
            "- Reserve: Ordis Attorney, Exhausted\n\n### Ninette\n\n- Reserve: Kappa, Exhausted",
        ),
        (
            EACH_RESERVE,
            {"their_reserve": "\n- Reserve: Kappa"},
            (),
            "- Reserve: empty\n\n### Ninette\n\n- Reserve: Kappa, Exhausted",
        ),
        (READY, {}, (), "- Hand: empty"),
        (READY, {"mana": "2 (1 exhausted)"}, (), "- Hand: Ordis Trooper"),
        (EQUAL, {"hand": "; 3 Ordis Trooper"}, (), "- Hero Expedition: Speaker, 1 boost"),
        (EQUAL, {"hand": "; 2 Ordis Trooper"}, (), "- Hero Expedition: Speaker"),
        (
            READIED,
            {"reserve": "\n- Reserve: 2 Kappa, Exhausted; Ordis Attorney"},
            (),
            "- Hero Expedition: Speaker, 2 boosts",
        ),
        (READIED, {"reserve": "\n- Reserve: 2 Kappa"}, (), "- Hero Expedition: Speaker"),
        (
            THEN_LOSES,
            {"facing": "Kappa, 2 boosts"},
            (),
            "- Hero Expedition: Speaker\n\n### Ninette\n\n- Hero Expedition: Kappa, Asleep",
        ),
        (
            HAVE_OPPONENT,
            {},
            ("Lithium accepts",),
            "- Hero Expedition: Speaker, 1 boost\n\n### Ninette\n\n- Reserve: Baba Yaga",
        ),
        (
            HAVE_OPPONENT,
            {},
            ("Lithium declines",),
            "- Hero Expedition: Speaker\n\n### Ninette\n\n- Reserve: empty",
        ),
        (
            THEIR_ZONES,
            {"their_reserve": "\n- Reserve: Kappa"},
            (),
            "- Hero Expedition: Speaker, 1 boost",
        ),
        (THEIR_ZONES, {}, (), "- Hero Expedition: Speaker"),
        (NO_COUNTERS, {}, (), "- Hero Expedition: Speaker, 1 boost"),
    ],
)
def test_numbers_and_players_are_what_the_text_says(
    tmp_path: Path, text: tuple[str, str], held: dict[str, str], play: tuple[str, ...], outcome: str
) -> None:
    usual = {"mana": "1", "hand": "", "reserve": "", "theirs": "empty", "their_reserve": "", "facing": "empty"}
    board = BOARD.format(**usual | held)
    played = "\n".join([PLAY, *(f"{place}. {said}" for place, said in enumerate(play, 2))])
    assert unlike(tmp_path, text, board, played, f"### Lithium\n\n{outcome}") == ""


TURNS = """### Lithium

- Mana: 2
- Hand: 2 Ordis Trooper
- Deck: 3 Ordis Trooper
- Hero Expedition: Speaker
- First player

### Ninette

- Passed
- Deck: 3 Baba Yaga"""

FIRST_BOOSTED = (
    "The first Character you play each turn gains 1 boost.",
    "Le premier Personnage que vous jouez à chaque tour gagne 1 boost.",
)


@pytest.mark.parametrize(
    ("text", "board", "play", "outcome"),
    [
        (
            FIRST_BOOSTED,
            TURNS,
            ("Lithium plays Ordis Trooper from Hand in the Companion Expedition",),
            "- Companion Expedition: Ordis Trooper, 1 boost",
        ),
        (
            FIRST_TIME,
            TURNS,
            ("Lithium plays Ordis Trooper from Hand in the Companion Expedition",),
            "- Hand: 2 Ordis Trooper",
        ),
    ],
)
def test_what_is_first_or_equal_is_so_on_a_board(
    tmp_path: Path, text: tuple[str, str], board: str, play: tuple[str, ...], outcome: str
) -> None:
    played = "\n".join(f"{place}. {said}" for place, said in enumerate(play, 1))
    assert unlike(tmp_path, text, board, played, f"### Lithium\n\n{outcome}") == ""
