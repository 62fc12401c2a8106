"""What objects have, or have lost, for a while, and what opponents alone cannot do, each beside what is otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import PLAYED, ann_and_bob, unlike


@pytest.mark.parametrize(
    ("english", "french", "moved"),
    [
        ("this Day", "ce Jour", 1),
        ("until the end of the Day", "jusqu'à la fin du Jour", 1),
        ("this turn", "ce tour", 0),
    ],
)
@pytest.mark.parametrize("raised", ["+2/+2/+2", "+2 {V}"])
def test_statistics_are_raised_for_a_while(tmp_path: Path, english: str, french: str, moved: int, raised: str) -> None:
    text = (f"{{J}} I gain {raised} {english}.", f"{{J}} Je gagne {raised} {french}.")
    board = (
        "### Ann\n\n- Mana: 1\n- Hand: Speaker\n- Terrain Markers: {V} on the Hero Region\n- First player\n\n"
        "### Bob\n\n- Hero Expedition: Red\n- Passed"
    )
    play = f"{PLAYED}\n2. Ann passes\n3. the game goes on until Night"
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Distance of the Hero Expedition: {moved}") == ""


@pytest.mark.parametrize(("target", "moved"), [("Issitoq", 1), ("Kappa", 0)])
@pytest.mark.parametrize("language", [0, 1])
def test_abilities_are_lost_for_a_day(tmp_path: Path, target: str, moved: int, language: int) -> None:
    text = (
        ("{J} Target Character loses its abilities this Day.", "{J} Un Personnage ciblé perd ses capacités ce Jour."),
        (
            "{J} Until the end of the Day, target Character loses all its abilities.",
            "{J} Jusqu'à la fin du Jour, un Personnage ciblé perd toutes ses capacités.",
        ),
    )[language]
    board = (
        "### Ann\n\n- Mana: 1\n- Hand: Speaker\n- First player\n\n"
        "### Bob\n\n- Passed\n- Companion Expedition: Issitoq; Kappa"
    )
    play = f"{PLAYED}\n2. Ann targets {target}\n3. Ann passes\n4. the game goes on until Night"
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Distance of the Hero Expedition: {moved}") == ""


@pytest.mark.parametrize(
    ("player", "there"),
    [("Bob", "Kappa"), ("Ann", "empty")],
)
def test_opponents_alone_cannot_discard(tmp_path: Path, player: str, there: str) -> None:
    text = (
        "Other Characters you control can't be discarded by opponents.",
        "Les autres Personnages que vous contrôlez ne peuvent pas être défaussés par des adversaires.",
    )
    turn = "- Mana: 9\n- Hand: Banishing Gate\n- First player"
    ann, bob = (turn, "- Passed") if player == "Ann" else ("- Passed", turn)
    board = f"### Ann\n\n- Hero Expedition: Speaker\n- Companion Expedition: Kappa\n{ann}\n\n### Bob\n\n{bob}"
    play = f"1. {player} plays Banishing Gate from Hand\n2. {player} targets Kappa"
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Companion Expedition: {there}") == ""


SACRIFICED = {
    "for each": (
        "{J} Sacrifice any number of other Characters. Then, draw a card for each Character sacrificed this Day.",
        "{J} Sacrifiez n'importe quel nombre d'autres Personnages. Puis, piochez une carte pour chaque Personnage "
        "sacrifié ce Jour-ci.",
    ),
    "two or more": (
        "{J} Sacrifice any number of other Characters. If two or more Characters were sacrificed this Day, draw a "
        "card.",
        "{J} Sacrifiez n'importe quel nombre d'autres Personnages. Si au moins deux Personnages ont été sacrifiés ce "
        "Jour, piochez une carte.",
    ),
    "none": (
        "{J} Sacrifice any number of other Characters. If no Characters were sacrificed this Day, draw a card.",
        "{J} Sacrifiez n'importe quel nombre d'autres Personnages. Si aucun Personnage n'a été sacrifié ce Jour, "
        "piochez une carte.",
    ),
}


@pytest.mark.parametrize(
    ("name", "sacrificed", "hand"),
    [
        ("for each", 2, "2 Red"),
        ("for each", 1, "Red"),
        ("two or more", 2, "Red"),
        ("two or more", 1, "empty"),
        ("none", 0, "Red"),
        ("none", 1, "empty"),
    ],
)
def test_what_was_sacrificed_is_counted(tmp_path: Path, name: str, sacrificed: int, hand: str) -> None:
    board = (
        "### Ann\n\n- Mana: 1\n- Hand: Speaker\n- Companion Expedition: 2 Kappa\n- Deck: 4 Red\n- First player\n\n"
        "### Bob"
    )
    play = PLAYED + "".join(f"\n{place + 2}. Ann chooses Kappa" for place in range(sacrificed))
    if sacrificed < 2:
        play += f"\n{sacrificed + 2}. Ann chooses nothing more"
    assert unlike(tmp_path, SACRIFICED[name], board, play, f"### Ann\n\n- Hand: {hand}") == ""


@pytest.mark.parametrize(("card", "hand"), [("Red", "Ordis Trooper"), ("nothing", "empty")])
def test_the_second_card_of_a_day_is_seen(tmp_path: Path, card: str, hand: str) -> None:
    text = (
        "When you play the second card each Day — Draw a card.",
        "Lorsque vous jouez la deuxième carte chaque Jour — Piochez une carte.",
    )
    board = (
        "### Ann\n\n- Mana: 9\n- Hand: Red; Kappa\n- Hero Expedition: Speaker\n- Deck: Ordis Trooper\n- First player"
        "\n\n### Bob\n\n- Passed"
    )
    play = "1. Ann plays Kappa from Hand in the Hero Expedition"
    if card != "nothing":
        play += f"\n2. Ann plays {card} from Hand in the Hero Expedition"
    left = hand if card != "nothing" else "Red"
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Hand: {left}") == ""


@pytest.mark.parametrize(("results", "hand"), [((3, 4), "Red"), ((3, 3), "empty")])
def test_the_total_of_the_dice_is_compared(tmp_path: Path, results: tuple[int, int], hand: str) -> None:
    text = (
        "{J} Roll two dice. If the total is 7 or more, draw a card.",
        "{J} Lancez deux dés. Si le total est de 7 ou plus, piochez une carte.",
    )
    board = ann_and_bob("- Deck: 2 Red\n- First player")
    play = PLAYED + "".join(f"\n{place}. the die shows {result}" for place, result in enumerate(results, 2))
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Hand: {hand}") == ""


MORNING = (
    "1. Ann plays Speaker from Hand in the Hero Expedition\n2. Ann targets Kelon Cylinder\n3. Ann passes\n"
    "4. the game goes on until Morning\n5. Bob keeps their Hand\n6. Ann keeps their Hand"
)


@pytest.mark.parametrize(
    ("target", "ready"), [("Kelon Cylinder", "Bountiful Meadow"), ("Bountiful Meadow", "Kelon Cylinder")]
)
def test_a_landmark_is_not_readied_in_the_next_morning(tmp_path: Path, target: str, ready: str) -> None:
    text = (
        "{J} Target Landmark doesn't ready next Morning.",
        "{J} Un Repère ciblé ne se redresse pas le prochain Matin.",
    )
    board = (
        "### Ann\n\n- Mana: 1\n- Hand: Speaker\n- Landmarks: Kelon Cylinder, exhausted; Bountiful Meadow, exhausted\n"
        "- Deck: 4 Red\n- First player\n\n### Bob\n\n- Passed\n- Deck: 4 Red"
    )
    play = MORNING.replace("targets Kelon Cylinder", f"targets {target}")
    outcome = f"### Ann\n\n- Landmarks: {ready}; {target}, exhausted"
    assert unlike(tmp_path, text, board, play, outcome) == ""


@pytest.mark.parametrize(
    ("text", "state"),
    [
        (
            (
                "{J} Exhaust target card in Reserve. It doesn't ready next Morning.",
                "{J} Épuisez une carte ciblée en Réserve. Elle ne se redresse pas le prochain Matin.",
            ),
            ", exhausted",
        ),
        (("{J} Exhaust target card in Reserve.", "{J} Épuisez une carte ciblée en Réserve."), ""),
    ],
)
def test_a_card_in_reserve_is_not_readied(tmp_path: Path, text: tuple[str, str], state: str) -> None:
    board = (
        "### Ann\n\n- Mana: 1\n- Hand: Speaker\n- Deck: 4 Red\n- First player\n\n"
        "### Bob\n\n- Passed\n- Reserve: Kappa\n- Deck: 4 Red"
    )
    play = MORNING.replace("targets Kelon Cylinder", "targets Kappa")
    assert unlike(tmp_path, text, board, play, f"### Bob\n\n- Reserve: Kappa{state}") == ""


@pytest.mark.parametrize(
    ("english", "french", "paid"),
    [
        ("Until the end of the next Day", "Jusqu'à la fin du prochain Jour", 5),
        ("Until the end of the Day", "Jusqu'à la fin du Jour", 4),
    ],
)
def test_a_text_holds_until_the_next_day_is_over(tmp_path: Path, english: str, french: str, paid: int) -> None:
    text = (
        f"{{J}} {english}, cards your opponents play cost {{1}} more.",
        f"{{J}} {french}, les cartes que vos adversaires jouent coûtent {{1}} de plus.",
    )
    board = (
        "### Ann\n\n- Mana: 1\n- Hand: Speaker\n- Deck: 4 Red\n- First player\n\n"
        "### Bob\n\n- Mana: 9\n- Passed\n- Hand: Kappa\n- Deck: 4 Red"
    )
    play = (
        MORNING.replace("\n2. Ann targets Kelon Cylinder", "") + "\n7. Bob plays Kappa from Hand in the Hero Expedition"
    )
    assert unlike(tmp_path, text, board, play, f"### Bob\n\n- Mana: 9 ({paid} exhausted)") == ""


def test_what_holds_until_the_next_day_is_over_is_over_on_the_third(tmp_path: Path) -> None:
    text = (
        "{J} Until the end of the next Day, cards your opponents play cost {1} more.",
        "{J} Jusqu'à la fin du prochain Jour, les cartes que vos adversaires jouent coûtent {1} de plus.",
    )
    board = (
        "### Ann\n\n- Mana: 1\n- Hand: Speaker\n- Deck: 4 Red\n- First player\n\n"
        "### Bob\n\n- Mana: 9\n- Passed\n- Hand: Kappa\n- Deck: 4 Red"
    )
    later = (
        "7. Bob passes\n8. Ann passes\n9. the game goes on until Morning\n10. the game goes on until Noon\n"
        "11. Ann keeps their Hand\n12. Bob keeps their Hand\n13. the game goes on until Afternoon\n"
        "14. Ann passes\n15. Bob plays Kappa from Hand in the Hero Expedition"
    )
    untargeted = MORNING.replace("\n2. Ann targets Kelon Cylinder", "")
    play = f"{untargeted}\n{later}"
    assert unlike(tmp_path, text, board, play, "### Bob\n\n- Mana: 9 (4 exhausted)") == ""
