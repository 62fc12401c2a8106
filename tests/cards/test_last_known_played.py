"""Numbers of “it”, “its Expedition” and “me” are those of the object that is meant, as it is or was at the last."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import ann_and_bob, unlike

PER_OTHER = (
    "{H} Target Character gains 1 boost for each other Character in its Expedition.",
    "{H} Un Personnage ciblé gagne 1 boost par autre Personnage dans son Expédition.",
)
ANCHORED_FIRST = (
    "{H} Target Character gains Anchored. It gains 1 boost for each other Character in its Expedition.",
    "{H} Un Personnage ciblé gagne Ancré. Il gagne 1 boost par autre Personnage dans son Expédition.",
)
PER_BOOST = (
    "{H} Target Character gains 1 boost for each boost on it.",
    "{H} Un Personnage ciblé gagne 1 boost par boost sur lui.",
)
PLAY = "1. Ann plays Speaker from Hand in the {where} Expedition\n2. Ann targets Kappa"


@pytest.mark.parametrize(
    ("text", "company", "boosts", "where", "then"),
    [
        (PER_OTHER, "; Red", "", "Companion", "1 boost"),
        (PER_OTHER, "; Red", "", "Hero", "2 boosts"),
        (PER_OTHER, "", "", "Companion", "no boosts"),
        (ANCHORED_FIRST, "; Red", "", "Companion", "1 boost"),
        (ANCHORED_FIRST, "", "", "Hero", "1 boost"),
        (PER_BOOST, "", ", 2 boosts", "Companion", "4 boosts"),
        (PER_BOOST, "", "", "Companion", "no boosts"),
    ],
)
def test_a_number_of_it_is_that_of_the_target(
    tmp_path: Path, text: tuple[str, str], company: str, boosts: str, where: str, then: str
) -> None:
    board = ann_and_bob(f"- Hero Expedition: Kappa{boosts}{company}")
    speaker = "; Speaker" if where == "Hero" else ""
    outcome = f"### Ann\n\n- Hero Expedition: Kappa, {then}{company}{speaker}"
    assert unlike(tmp_path, text, board, PLAY.format(where=where), outcome) == ""


GONE = "### Ann\n\n- Hero Expedition: Speaker{boosts}\n- Deck: 4 Red\n\n### Bob"
COST = (
    "{T}, Sacrifice me: Draw a card for each boost on me.",
    "{T}, Sacrifiez-moi : Piochez une carte par boost sur moi.",
)
ACTION = "1. Ann plays the quick action “Draw a card for each boost on me” of Speaker"


@pytest.mark.parametrize(("boosts", "hand"), [(", 2 boosts", "2 Red"), ("", "empty")])
def test_who_is_sacrificed_as_a_cost_is_asked_how_it_was(tmp_path: Path, boosts: str, hand: str) -> None:
    assert unlike(tmp_path, COST, GONE.format(boosts=boosts), ACTION, f"### Ann\n\n- Hand: {hand}") == ""


SACRIFICED = (
    ("{H} Sacrifice me. Draw a card for each boost on me.", "{H} Sacrifiez-moi. Piochez une carte par boost sur moi."),
    (
        "{H} Sacrifice me. Draw a card for each boost I had.",
        "{H} Sacrifiez-moi. Piochez une carte par boost que j'avais.",
    ),
)
BOOSTED_SINCE = "1. Ann plays Speaker from Hand in the Hero Expedition"
AFTER_MONOLITH = f"{BOOSTED_SINCE}\n2. Ann resolves “It gains 1 boost”"


@pytest.mark.parametrize("text", SACRIFICED)
@pytest.mark.parametrize(("landmark", "hand"), [("The Monolith, Ordis Bastion", "Red"), ("Aether Shard", "empty")])
def test_who_was_boosted_since_is_asked_how_it_left(
    tmp_path: Path, text: tuple[str, str], landmark: str, hand: str
) -> None:
    board = ann_and_bob(f"- Landmarks: {landmark}\n- Deck: 4 Red")
    play = AFTER_MONOLITH if hand == "Red" else BOOSTED_SINCE
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Hand: {hand}") == ""


DISCARDED = (
    "{H} Discard target Character. Draw a card for each boost on it.",
    "{H} Défaussez un Personnage ciblé. Piochez une carte par boost sur lui.",
)


@pytest.mark.parametrize(("boosts", "hand"), [(", 2 boosts", "2 Red"), ("", "empty")])
def test_what_lies_in_the_discard_pile_is_asked_how_it_was(tmp_path: Path, boosts: str, hand: str) -> None:
    board = ann_and_bob("- Deck: 4 Red", f"- Hero Expedition: Kappa{boosts}")
    play = f"{BOOSTED_SINCE}\n2. Ann targets Kappa"
    assert unlike(tmp_path, DISCARDED, board, play, f"### Ann\n\n- Hand: {hand}") == ""


@pytest.mark.parametrize(
    ("text", "ann", "bob"),
    [
        (
            (
                "{H} Each player draws a card for each Landmark they control.",
                "{H} Chaque joueur pioche une carte par Repère qu'il contrôle.",
            ),
            "Red",
            "2 Red",
        ),
        (
            (
                "{H} Each opponent draws a card for each Landmark they control.",
                "{H} Chaque adversaire pioche une carte par Repère qu'il contrôle.",
            ),
            "empty",
            "2 Red",
        ),
        (
            (
                "{H} Target opponent draws a card for each card in their Reserve.",
                "{H} Un adversaire ciblé pioche une carte par carte dans sa Réserve.",
            ),
            "empty",
            "3 Red",
        ),
        (
            (
                "{H} Target player draws a card for each Landmark you control.",
                "{H} Un joueur ciblé pioche une carte par Repère que vous contrôlez.",
            ),
            "empty",
            "Red",
        ),
    ],
)
def test_a_number_of_theirs_is_that_of_who_does_it(tmp_path: Path, text: tuple[str, str], ann: str, bob: str) -> None:
    mine = "- Mana: 1\n- Hand: Speaker\n- Landmarks: Aether Shard\n- Deck: 4 Red"
    theirs = "- Landmarks: 2 Aether Shard\n- Reserve: 3 Kappa\n- Deck: 4 Red"
    play = f"{BOOSTED_SINCE}\n2. Ann targets Bob" if "Target player" in text[0] else BOOSTED_SINCE
    outcome = f"### Ann\n\n- Hand: {ann}\n\n### Bob\n\n- Hand: {bob}"
    assert unlike(tmp_path, text, f"### Ann\n\n{mine}\n\n### Bob\n\n{theirs}", play, outcome) == ""


DRAWN_FIRST = (
    "{H} Draw a card. Target Character gains 1 boost for each other Character in its Expedition.",
    "{H} Piochez une carte. Un Personnage ciblé gagne 1 boost par autre Personnage dans son Expédition.",
)
GIGANTIC = "Kaibara, Asgarthan Leviathan"


@pytest.mark.parametrize(
    ("text", "hero", "companion", "target", "then"),
    [
        (PER_OTHER, "Kappa", "empty", "Speaker", "Kappa; Speaker, 1 boost"),
        (PER_OTHER, "empty", "Kappa", "Speaker", "Speaker, no boosts"),
        (DRAWN_FIRST, "Kappa; Red", "empty", "Red", "Kappa; Red, 2 boosts; Speaker"),
        (DRAWN_FIRST, "Red", "Kappa", "Red", "Red, 1 boost; Speaker"),
        (PER_OTHER, GIGANTIC, "2 Kappa", GIGANTIC, f"{GIGANTIC}, 3 boosts; Speaker"),
        (PER_OTHER, "Red", "2 Kappa", "Red", "Red, 1 boost; Speaker"),
    ],
)
def test_a_number_of_its_expedition_is_that_of_the_target_whatever_came_before(
    tmp_path: Path, text: tuple[str, str], hero: str, companion: str, target: str, then: str
) -> None:
    board = (
        f"### Ann\n\n- Mana: 1\n- Hand: Speaker\n- Deck: 4 Red\n- Hero Expedition: {hero}\n"
        f"- Companion Expedition: {companion}\n\n### Bob"
    )
    play = f"1. Ann plays Speaker from Hand in the Hero Expedition\n2. Ann targets {target}"
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Hero Expedition: {then}") == ""
