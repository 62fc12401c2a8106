"""What happens instead of what would happen: where it is done, where it is declined, and where it stays open."""

from pathlib import Path

import pytest
from tried_text import PLAYED, unlike

BOARD = (
    "### Ann\n\n- Mana: 1\n- Hand: Speaker\n- Hero Expedition: Kappa\n- Reserve: Red\n- Deck: Yzmir Stargazer\n"
    "- First player\n\n### Bob\n\n- Hero Expedition: Ordis Trooper"
)

IN_ITS_STEAD = (
    "{J} Sacrifice a Character.  If another Character you control would be sacrificed, you may sacrifice me instead.",
    "{J} Sacrifiez un Personnage.  Si un autre Personnage que vous contrôlez devait être sacrifié, vous pouvez me "
    "sacrifier à la place.",
)
ALL = (
    "{J} Discard all Characters.  If another Character you control would be discarded, you may sacrifice me instead.",
    "{J} Défaussez tous les Personnages.  Si un autre Personnage que vous contrôlez devait être défaussé, vous pouvez "
    "me sacrifier à la place.",
)
SAVED = (
    "{J} Send to Reserve another target Character.  If another Character you control would go to Reserve from the "
    "Expedition zone, you may return it to your hand instead.",
    "{J} Envoyez en Réserve un autre Personnage ciblé.  Si un autre Personnage que vous contrôlez devait aller en "
    "Réserve depuis la zone d'Expédition, vous pouvez le renvoyer dans votre main à la place.",
)


@pytest.mark.parametrize(
    ("text", "moves", "outcome"),
    [
        (IN_ITS_STEAD, ("chooses Kappa", "accepts"), "Hero Expedition: Kappa\n- Discard pile: Speaker"),
        (IN_ITS_STEAD, ("chooses Kappa", "declines"), "Hero Expedition: Speaker\n- Discard pile: Kappa"),
        (IN_ITS_STEAD, ("chooses Speaker",), "Hero Expedition: Kappa\n- Discard pile: Speaker"),
        (SAVED, ("targets Kappa", "accepts"), "Hand: Kappa\n- Reserve: Red"),
        (SAVED, ("targets Kappa", "declines"), "Hand: empty\n- Reserve: Red; Kappa"),
        (SAVED, ("targets Ordis Trooper",), "Hand: empty\n- Reserve: Red"),
    ],
)
def test_it_happens_to_what_would_be_changed(
    tmp_path: Path, text: tuple[str, str], moves: tuple[str, ...], outcome: str
) -> None:
    play = "\n".join((PLAYED, *(f"{place}. Ann {move}" for place, move in enumerate(moves, 2))))
    assert unlike(tmp_path, text, BOARD, play, f"### Ann\n\n- {outcome}") == ""


@pytest.mark.parametrize(
    ("english", "french", "outcome"),
    [
        ("Resupply", "Ravitaillez", "Hero Expedition: Kappa; Speaker\n- Reserve: Red; Yzmir Stargazer"),
        ("I switch Expeditions", "je change d'Expédition", "Hero Expedition: Kappa\n- Companion Expedition: Speaker"),
        ("put me in Reserve", "mettez-moi en Réserve", "Hero Expedition: Kappa\n- Reserve: Red; Speaker"),
    ],
)
def test_who_would_be_sacrificed_does_something_else(tmp_path: Path, english: str, french: str, outcome: str) -> None:
    text = (
        f"{{J}} Sacrifice me.  If I would be sacrificed, {english} instead.",
        f"{{J}} Sacrifiez-moi.  Si je devais être sacrifié, {french} à la place.",
    )
    assert unlike(tmp_path, text, BOARD, PLAYED, f"### Ann\n\n- {outcome}") == ""


def test_who_goes_anyway_is_not_sacrificed_for_another_without_a_question(tmp_path: Path) -> None:
    play = f"{PLAYED}\n2. Ann accepts"
    assert "the rules do not settle this; the nearest are 6.2.b, 6.1.f" in unlike(
        tmp_path, ALL, BOARD, play, "### Ann\n\n- Hero Expedition: Kappa"
    )


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("target Character gains 1 boost", "un Personnage ciblé gagne 1 boost"),
        ("put a card from your hand in Reserve", "mettez une carte de votre main en Réserve"),
        ("target opponent draws a card", "un adversaire ciblé pioche une carte"),
    ],
)
def test_what_leaves_a_choice_is_not_done_instead(tmp_path: Path, english: str, french: str) -> None:
    text = (
        f"{{J}} Sacrifice me.  If I would be sacrificed, {english} instead.",
        f"{{J}} Sacrifiez-moi.  Si je devais être sacrifié, {french} à la place.",
    )
    assert "the judge cannot apply yet" in unlike(tmp_path, text, BOARD, PLAYED, "### Ann\n\n- Hand: empty")


@pytest.mark.parametrize(
    ("english", "french", "card", "boosts"),
    [
        ("Discard another target Character.", "Défaussez un autre Personnage ciblé.", "Kappa", "1 boost"),
        ("Discard target card in Reserve.", "Défaussez une carte ciblée en Réserve.", "Red", "no boosts"),
    ],
)
def test_the_discard_pile_is_reached_from_play(
    tmp_path: Path, english: str, french: str, card: str, boosts: str
) -> None:
    text = (
        f"{{J}} {english}  When another Character goes to the discard pile from the Expedition zone — I gain 1 boost.",
        f"{{J}} {french}  Lorsqu'un autre Personnage va dans la défausse depuis la zone d'Expédition — Je gagne 1 "
        "boost.",
    )
    left = "" if card == "Kappa" else "Kappa; "
    outcome = f"### Ann\n\n- Hero Expedition: {left}Speaker, {boosts}"
    assert unlike(tmp_path, text, BOARD, f"{PLAYED}\n2. Ann targets {card}", outcome) == ""
