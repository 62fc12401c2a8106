"""Expeditions and zones of which a text counts what lies in them, each with a board on which it is not so."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import PLAYED, ann_and_bob, unlike


def _draws(english: str, french: str) -> tuple[str, str]:
    return f"{{J}} If {english}, draw a card.", f"{{J}} Si {french}, piochez une carte."


THREE_IN_MINE = _draws("my Expedition has three or more Characters", "mon Expédition a trois Personnages ou plus")
NO_OTHERS = _draws("my Expedition has no other Characters", "mon Expédition n'a aucun autre Personnage")
EXACTLY = _draws("my Expedition contains exactly two Characters", "mon Expédition compte exactement deux Personnages")
FACING = _draws(
    "the Expedition facing me has two or more Characters", "l'Expédition face à moi a deux Personnages ou plus"
)
EACH_OF_YOURS = _draws(
    "both of your Expeditions have two or more Characters", "vos deux Expéditions ont deux Personnages ou plus"
)
ONE_OF_YOURS = _draws(
    "one of your Expeditions has three or more Characters", "l'une de vos Expéditions a au moins trois Personnages"
)
STARTING = _draws("my Expedition is in a starting region", "mon Expédition est dans une région de départ")
NOT_STARTING = _draws(
    "your Hero Expedition isn't in a starting region", "votre Expédition Héros n'est pas dans une région de départ"
)
ANOTHER_SPELL = _draws("you have another Spell in Reserve", "vous avez un autre Sort en Réserve")
NAMES = _draws(
    "you control two or more Characters with different names",
    "vous contrôlez au moins deux Personnages avec des noms différents",
)
COSTS = _draws(
    "you control two or more Characters with different Base Costs",
    "vous contrôlez au moins deux Personnages avec des Coûts de Base différents",
)


@pytest.mark.parametrize(
    ("text", "mine", "theirs", "met"),
    [
        (THREE_IN_MINE, "- Hero Expedition: 2 Kappa", "", True),
        (THREE_IN_MINE, "- Hero Expedition: Kappa\n- Companion Expedition: 2 Kappa", "", False),
        (NO_OTHERS, "- Companion Expedition: Kappa", "", True),
        (NO_OTHERS, "- Hero Expedition: Kappa", "", False),
        (EXACTLY, "- Hero Expedition: Kappa", "", True),
        (EXACTLY, "- Hero Expedition: 2 Kappa", "", False),
        (FACING, "", "- Hero Expedition: 2 Kappa", True),
        (FACING, "", "- Hero Expedition: Kappa\n- Companion Expedition: Kappa", False),
        (EACH_OF_YOURS, "- Hero Expedition: Kappa\n- Companion Expedition: 2 Kappa", "", True),
        (EACH_OF_YOURS, "- Hero Expedition: 2 Kappa\n- Companion Expedition: Kappa", "", False),
        (ONE_OF_YOURS, "- Companion Expedition: 3 Kappa", "", True),
        (ONE_OF_YOURS, "- Hero Expedition: Kappa\n- Companion Expedition: 2 Kappa", "", False),
        (STARTING, "", "", True),
        (STARTING, "- Distance of the Hero Expedition: 1", "", False),
        (NOT_STARTING, "- Distance of the Hero Expedition: 1", "", True),
        (NOT_STARTING, "- Distance of the Companion Expedition: 1", "", False),
        (ANOTHER_SPELL, "- Reserve: Off You Go!", "", True),
        (ANOTHER_SPELL, "- Reserve: Kappa", "", False),
        (NAMES, "- Companion Expedition: Kappa", "", True),
        (NAMES, "- Companion Expedition: Speaker", "- Hero Expedition: Kappa", False),
        (COSTS, "- Companion Expedition: Kappa", "", True),
        (COSTS, "- Companion Expedition: Speaker", "", False),
    ],
)
def test_a_card_is_drawn_where_it_is_so(
    tmp_path: Path, text: tuple[str, str], mine: str, theirs: str, met: bool
) -> None:
    board = ann_and_bob(f"- Deck: 4 Red\n{mine}", theirs)
    outcome = f"### Ann\n\n- Hand: {'Red' if met else 'empty'}"
    assert unlike(tmp_path, text, board, PLAYED, outcome) == ""


MOVES = (
    "{J} Target Expedition moves forward one region. If that Expedition has two or more Characters, draw a card.",
    "{J} Une Expédition ciblée avance d'une région. Si cette Expédition a deux Personnages ou plus, piochez une carte.",
)


@pytest.mark.parametrize(("moved", "met"), [("Companion Expedition of Ann", True), ("Hero Expedition of Ann", False)])
def test_that_expedition_is_the_one_that_has_moved(tmp_path: Path, moved: str, met: bool) -> None:
    mine = "- Mana: 1\n- Hand: Speaker\n- Deck: 4 Red\n- Companion Expedition: 2 Kappa"
    play = f"{PLAYED}\n2. Ann targets the {moved}"
    outcome = f"### Ann\n\n- Hand: {'Red' if met else 'empty'}"
    assert unlike(tmp_path, MOVES, f"### Ann\n\n{mine}\n\n### Bob", play, outcome) == ""


LOWEST_OF_THEIRS = (
    "{J} Each opponent sacrifices the Character they control with the lowest Hand Cost.",
    "{J} Chaque adversaire sacrifie le Personnage qu'il contrôle ayant le Coût de Main le plus bas.",
)


@pytest.mark.parametrize(
    ("text", "theirs", "left"),
    [
        (LOWEST_OF_THEIRS, "Kappa; Speaker", "Kappa"),
        (LOWEST_OF_THEIRS, "Kappa", "empty"),
    ],
)
def test_the_one_with_the_lowest_cost_is_sacrificed(
    tmp_path: Path, text: tuple[str, str], theirs: str, left: str
) -> None:
    board = ann_and_bob("", f"- Hero Expedition: {theirs}")
    assert unlike(tmp_path, text, board, PLAYED, f"### Bob\n\n- Hero Expedition: {left}") == ""


HIGHEST = (
    "{J} I gain X boosts, where X is the highest Hand Cost among Characters you control.",
    "{J} Je gagne X boosts, X étant le Coût de Main le plus élevé parmi les Personnages que vous contrôlez.",
)
LOWEST = (
    "{J} I gain X boosts, where X is the lowest Hand Cost among cards in your Reserve.",
    "{J} Je gagne X boosts, X étant le Coût de Main le plus bas parmi les cartes de votre Réserve.",
)
DIFFERENT = (
    "{J} I gain 1 boost for each different Hand Cost among Characters you control.",
    "{J} Je gagne 1 boost pour chaque Coût de Main différent parmi les Personnages que vous contrôlez.",
)
DIFFERENT_NAMES = (
    "{J} I gain X boosts, where X is the number of different names among Characters you control.",
    "{J} Je gagne X boosts, X étant le nombre de noms différents parmi les Personnages que vous contrôlez.",
)


@pytest.mark.parametrize(
    ("text", "mine", "boosts"),
    [
        (HIGHEST, "- Companion Expedition: Kappa", "4 boosts"),
        (HIGHEST, "- Companion Expedition: Speaker", "1 boost"),
        (LOWEST, "- Reserve: Kappa", "4 boosts"),
        (LOWEST, "- Reserve: Kappa; Speaker", "1 boost"),
        (LOWEST, "", "no boosts"),
        (DIFFERENT, "- Companion Expedition: Kappa", "2 boosts"),
        (DIFFERENT, "- Companion Expedition: 2 Speaker", "1 boost"),
        (DIFFERENT_NAMES, "- Companion Expedition: 2 Kappa", "2 boosts"),
        (DIFFERENT_NAMES, "- Companion Expedition: Speaker", "1 boost"),
    ],
)
def test_numbers_of_several_are_counted(tmp_path: Path, text: tuple[str, str], mine: str, boosts: str) -> None:
    board = ann_and_bob(mine)
    assert unlike(tmp_path, text, board, PLAYED, f"### Ann\n\n- Hero Expedition: Speaker, {boosts}") == ""


SAME = (
    "{J} Discard target Character with the same Hand Cost as me.",
    "{J} Défaussez un Personnage ciblé avec le même Coût de Main que moi.",
)


@pytest.mark.parametrize(("one", "left"), [("Speaker", "empty"), ("Kappa", "Kappa")])
def test_what_costs_as_much_can_be_targeted(tmp_path: Path, one: str, left: str) -> None:
    board = ann_and_bob("", f"- Companion Expedition: {one}")
    play = f"{PLAYED}\n2. Ann targets {one} #1" if one == "Speaker" else PLAYED
    outcome = f"### Bob\n\n- Companion Expedition: {left}"
    assert unlike(tmp_path, SAME, board, play, outcome) == ""


INSTEAD = (
    "{J} Draw two cards. If your Reserve is empty, draw three instead.",
    "{J} Piochez deux cartes. Si votre Réserve est vide, piochez-en trois à la place.",
)


@pytest.mark.parametrize(("reserve", "drawn"), [("empty", 3), ("Kappa", 2)])
def test_more_are_drawn_instead(tmp_path: Path, reserve: str, drawn: int) -> None:
    board = ann_and_bob(f"- Reserve: {reserve}\n- Deck: 4 Red")
    assert unlike(tmp_path, INSTEAD, board, PLAYED, f"### Ann\n\n- Hand: {drawn} Red") == ""


IN_THEIRS = (
    "{J} Each player creates an [Ordis Recruit 1/1/1] Soldier token in that player's Companion Expedition.",
    "{J} Chaque joueur crée un jeton Soldat [1/1/1 Recrue Ordis] dans l'Expédition Compagnon de ce joueur.",
)


def test_that_players_expedition_is_their_own(tmp_path: Path) -> None:
    board = ann_and_bob()
    both = "\n\n".join(f"### {who}\n\n- Companion Expedition: Ordis Recruit" for who in ("Ann", "Bob"))
    assert unlike(tmp_path, IN_THEIRS, board, PLAYED, both) == ""


DOUBLE = (
    "{J} I gain 2 Kelon counters. Double my Kelon counters.",
    "{J} Je gagne 2 compteurs Kélon. Doublez mes compteurs Kélon.",
)


def test_counters_of_any_name_are_doubled(tmp_path: Path) -> None:
    board = ann_and_bob()
    assert unlike(tmp_path, DOUBLE, board, PLAYED, "### Ann\n\n- Hero Expedition: Speaker, 4 Kelon counters") == ""


@pytest.mark.parametrize(("gained", "gagné", "met"), [("Kelon", "Kélon", True), ("Heroism", "Héroïsme", False)])
def test_gaining_a_counter_of_one_name_is_awaited(tmp_path: Path, gained: str, gagné: str, met: bool) -> None:
    text = (
        f"{{J}} I gain 2 {gained} counters.  When I gain a Kelon counter — Draw a card.",
        f"{{J}} Je gagne 2 compteurs {gagné}.  Lorsque je gagne un compteur Kélon — Piochez une carte.",
    )
    board = ann_and_bob("- Deck: 4 Red")
    assert unlike(tmp_path, text, board, PLAYED, f"### Ann\n\n- Hand: {'Red' if met else 'empty'}") == ""


ALL_OF_THEIRS = (
    "{J} Discard each card in each opponent's Reserve.",
    "{J} Défaussez chaque carte dans la Réserve de chaque adversaire.",
)


def test_each_opponents_reserve_is_theirs_alone(tmp_path: Path) -> None:
    board = ann_and_bob("- Reserve: Red", "- Reserve: 2 Kappa")
    outcome = "### Ann\n\n- Reserve: Red\n\n### Bob\n\n- Reserve: empty"
    assert unlike(tmp_path, ALL_OF_THEIRS, board, PLAYED, outcome) == ""


BACK = (
    "{J} Look at the top two cards of your deck. Put them back in any order.",
    "{J} Regardez les deux cartes du dessus de votre deck. Remettez-les dans l'ordre de votre choix.",
)


@pytest.mark.parametrize(("first", "then"), [("Red", "Kappa"), ("Kappa", "Red")])
def test_cards_go_back_in_the_order_that_is_chosen(tmp_path: Path, first: str, then: str) -> None:
    english, french = BACK
    then_drawn = f"{english} Draw a card.", f"{french} Piochez une carte."
    board = ann_and_bob("- Deck: Kappa; Red")
    play = f"{PLAYED}\n2. The draw brings Red\n3. Ann chooses {first}"
    assert unlike(tmp_path, then_drawn, board, play, f"### Ann\n\n- Hand: {then}") == ""


SHUFFLED = (
    "{J} Shuffle your discard pile into your deck. Draw a card.",
    "{J} Mélangez votre défausse dans votre deck. Piochez une carte.",
)


@pytest.mark.parametrize(("pile", "deck"), [("Kappa", "empty"), ("empty", "Kappa")])
def test_a_discard_pile_becomes_a_part_of_the_deck(tmp_path: Path, pile: str, deck: str) -> None:
    board = ann_and_bob(f"- Discard pile: {pile}\n- Deck: {deck}")
    outcome = "### Ann\n\n- Hand: Kappa\n- Discard pile: empty"
    assert unlike(tmp_path, SHUFFLED, board, PLAYED, outcome) == ""


EMPTY_ONES = (
    "{J} I gain 1 boost for each Expedition with no Characters.",
    "{J} Je gagne 1 boost pour chaque Expédition sans Personnage.",
)


@pytest.mark.parametrize(("theirs", "boosts"), [("", "3 boosts"), ("- Hero Expedition: Kappa", "2 boosts")])
def test_expeditions_of_everybody_are_counted(tmp_path: Path, theirs: str, boosts: str) -> None:
    board = ann_and_bob("", theirs)
    assert unlike(tmp_path, EMPTY_ONES, board, PLAYED, f"### Ann\n\n- Hero Expedition: Speaker, {boosts}") == ""


BORNE = (
    "{J} I gain 1 boost for each boost on other Characters you control.",
    "{J} Je gagne 1 boost pour chaque boost sur les autres Personnages que vous contrôlez.",
)


@pytest.mark.parametrize(
    ("mine", "theirs", "boosts"), [("Kappa, 2 boosts", "Kappa", 2), ("Kappa", "Kappa, 2 boosts", 0)]
)
def test_counters_on_all_of_them_are_counted(tmp_path: Path, mine: str, theirs: str, boosts: int) -> None:
    board = ann_and_bob(f"- Hero Expedition: {mine}", f"- Hero Expedition: {theirs}")
    outcome = f"### Ann\n\n- Hero Expedition: {mine}; Speaker, {f'{boosts} boosts' if boosts else 'no boosts'}"
    assert unlike(tmp_path, BORNE, board, PLAYED, outcome) == ""
