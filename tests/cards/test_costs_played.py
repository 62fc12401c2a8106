"""What makes cards cost more or less: whose, from where, for how long, and for each of what."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

Said = tuple[str, str]

STATEMENTS: dict[str, Said] = {
    "theirs from Reserve": (
        "Cards your opponents play from Reserve cost {1} more.",
        "Les cartes que vos adversaires jouent depuis la Réserve coûtent {1} de plus.",
    ),
    "theirs for each": (
        "Characters your opponents play cost {1} more for each Character you control.",
        "Les Personnages joués par vos adversaires coûtent {1} de plus pour chaque Personnage que vous contrôlez.",
    ),
    "Spells": ("Spells cost {1} more.", "Les Sorts coûtent {1} de plus."),
    "from Reserve": (
        "Characters played from Reserve cost {1} less.",
        "Les Personnages joués depuis la Réserve coûtent {1} de moins.",
    ),
    "mine in Reserve": (
        "Cards in your Reserve cost {1} more.",
        "Les cartes dans votre Réserve coûtent {1} de plus.",
    ),
    "the second": (
        "The second card you play each Day costs {2} less.",
        "La deuxième carte que vous jouez chaque Jour coûte {2} de moins.",
    ),
}

BOARD = """### Ann

- Hero Expedition: Speaker
{ann}
- Mana: 9

### Bob

{bob}
- Mana: 9"""


@pytest.mark.parametrize(
    ("name", "player", "zone", "card", "paid"),
    [
        ("theirs from Reserve", "Bob", "Reserve", "Kappa", 5),
        ("theirs from Reserve", "Bob", "Hand", "Kappa", 4),
        ("theirs from Reserve", "Ann", "Reserve", "Kappa", 4),
        ("theirs for each", "Bob", "Hand", "Kappa", 5),
        ("theirs for each", "Ann", "Hand", "Kappa", 4),
        ("Spells", "Bob", "Hand", "Charge!", 3),
        ("Spells", "Ann", "Hand", "Charge!", 3),
        ("Spells", "Bob", "Hand", "Kappa", 4),
        ("from Reserve", "Bob", "Reserve", "Kappa", 3),
        ("from Reserve", "Ann", "Reserve", "Kappa", 3),
        ("from Reserve", "Ann", "Hand", "Kappa", 4),
        ("mine in Reserve", "Ann", "Reserve", "Kappa", 5),
        ("mine in Reserve", "Bob", "Reserve", "Kappa", 4),
        ("the second", "Ann", "Hand", "Kappa", 4),
    ],
)
def test_who_pays_so_much(tmp_path: Path, name: str, player: str, zone: str, card: str, paid: int) -> None:
    turn = f"- First player\n- {zone}: {card}"
    board = BOARD.format(ann=turn if player == "Ann" else "- Passed", bob=turn if player == "Bob" else "- Passed")
    play = f"1. {player} plays {card} from {zone}" + " in the Hero Expedition" * (card == "Kappa")
    outcome = f"### {player}\n\n- Mana: 9 ({paid} exhausted)"
    assert unlike(tmp_path, STATEMENTS[name], board, play, outcome) == ""


def test_the_second_card_alone_is_cheaper(tmp_path: Path) -> None:
    board = (
        "### Ann\n\n- Hero Expedition: Speaker\n- Hand: 2 Kappa; Red\n- Mana: 9\n- First player\n\n### Bob\n\n- Passed"
    )
    first = "1. Ann plays Kappa from Hand in the Hero Expedition"
    second = f"{first}\n2. Ann plays Red from Hand in the Hero Expedition"
    third = f"{second}\n3. Ann plays Kappa from Hand in the Hero Expedition"
    for play, paid in ((first, 4), (second, 4), (third, 8)):
        outcome = f"### Ann\n\n- Mana: 9 ({paid} exhausted)"
        assert unlike(tmp_path, STATEMENTS["the second"], board, play, outcome) == ""


COUNTED: dict[str, tuple[Said, str, str]] = {
    "boosts": (
        (
            "I cost {1} more for each boost on Characters you control.",
            "Je coûte {1} de plus pour chaque boost sur les Personnages que vous contrôlez.",
        ),
        "- Hero Expedition: Red, 3 boosts",
        "- Hero Expedition: Red, 1 boost",
    ),
    "their hands": (
        (
            "I cost {1} more for each card in your opponents' hands.",
            "Je coûte {1} de plus pour chaque carte dans la main de vos adversaires.",
        ),
        "- Discard pile: Red\n\n### Bob\n\n- Hand: 3 Red",
        "- Discard pile: 3 Red\n\n### Bob\n\n- Hand: Red",
    ),
    "every two": (
        (
            "I cost {1} more for every two cards in your discard pile.",
            "Je coûte {1} de plus par tranche de deux cartes dans votre défausse.",
        ),
        "- Discard pile: 6 Red",
        "- Discard pile: 3 Red",
    ),
}
"""What a card says of its own cost, a board on which it counts three, and one on which it counts one."""


@pytest.mark.parametrize("name", COUNTED)
@pytest.mark.parametrize(("place", "paid"), [(1, 4), (2, 2)])
def test_i_cost_more_for_each(tmp_path: Path, name: str, place: int, paid: int) -> None:
    text, there = COUNTED[name][0], COUNTED[name][place]
    board = f"### Ann\n\n- Mana: 9\n- Hand: Speaker\n- First player\n{there}"
    if "Bob" not in board:
        board += "\n\n### Bob\n\n- Passed"
    play = "1. Ann plays Speaker from Hand in the Hero Expedition"
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Mana: 9 ({paid} exhausted)") == ""


LASTING: dict[str, Said] = {
    "opponents": (
        "{J} This Day, Characters your opponents play cost {1} more.",
        "{J} Ce Jour, les Personnages que vos adversaires jouent coûtent {1} de plus.",
    ),
    "a target": (
        "{J} Characters target opponent plays this Day cost {1} more.",
        "{J} Les Personnages qu'un adversaire ciblé joue ce Jour coûtent {1} de plus.",
    ),
    "everybody": (
        "{J} Until the end of the Day, Characters cost {1} more.",
        "{J} Jusqu'à la fin du Jour, les Personnages coûtent {1} de plus.",
    ),
    "the turn": (
        "{J} Until the end of the turn, Characters cost {1} more.",
        "{J} Jusqu'à la fin du tour, les Personnages coûtent {1} de plus.",
    ),
    "you": (
        "{J} Until the end of the Day, Characters you play cost {1} more.",
        "{J} Jusqu'à la fin du Jour, les Personnages que vous jouez coûtent {1} de plus.",
    ),
    "the next": (
        "{J} The next card you play this Day costs {1} more.",
        "{J} La prochaine carte que vous jouez ce Jour coûte {1} de plus.",
    ),
}


@pytest.mark.parametrize(
    ("name", "bob", "ann"),
    [
        ("opponents", 5, 5),
        ("a target", 5, 5),
        ("everybody", 5, 6),
        ("the turn", 4, 5),
        ("you", 4, 6),
        ("the next", 4, 6),
    ],
)
def test_costs_are_higher_for_a_while(tmp_path: Path, name: str, bob: int, ann: int) -> None:
    board = (
        "### Ann\n\n- Mana: 9\n- Hand: Speaker; Kappa\n- First player\n\n"
        "### Bob\n\n- Mana: 9\n- Hand: Kappa\n- Companion Expedition: Red"
    )
    play = (
        "1. Ann plays Speaker from Hand in the Hero Expedition\n"
        "2. Bob plays Kappa from Hand in the Hero Expedition\n"
        "3. Ann plays Kappa from Hand in the Hero Expedition"
    )
    outcome = f"### Ann\n\n- Mana: 9 ({ann} exhausted)\n\n### Bob\n\n- Mana: 9 ({bob} exhausted)"
    assert unlike(tmp_path, LASTING[name], board, play, outcome) == ""


def test_of_the_next_card_alone_more_is_asked(tmp_path: Path) -> None:
    board = "### Ann\n\n- Mana: 9\n- Hand: Speaker; Red; Ordis Trooper\n- First player\n\n### Bob\n\n- Passed"
    play = (
        "1. Ann plays Speaker from Hand in the Hero Expedition\n"
        "2. Ann plays Red from Hand in the Hero Expedition\n"
        "3. Ann plays Ordis Trooper from Hand in the Hero Expedition"
    )
    assert unlike(tmp_path, LASTING["the next"], board, play, "### Ann\n\n- Mana: 9 (5 exhausted)") == ""
