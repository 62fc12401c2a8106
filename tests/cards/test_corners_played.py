"""Corners of real texts: “it” and its controller where nothing was targeted, draws, prices, zones of a trigger."""

from pathlib import Path

import pytest
from tried_text import PLAYED, ann_and_bob, unlike

SENT = (
    "{J} Send to Reserve another target Character. If it wasn't in {V}, its controller draws a card.",
    "{J} Envoyez en Réserve un autre Personnage ciblé. S'il n'était pas en {V}, son contrôleur pioche une carte.",
)
RETURNED = (
    "{J} Return target Character or Permanent controlled by another player to its owner's hand. Then, create a "
    "Manaseed token in that player's Landmarks.",
    "{J} Renvoyez un Personnage ou Permanent ciblé contrôlé par un autre joueur dans la main de son propriétaire. "
    "Puis, créez un jeton Graine de Mana dans les Repères de ce joueur.",
)


@pytest.mark.parametrize(
    ("text", "targeted", "outcome"),
    [
        (SENT, False, "### Ann\n\n- Hand: empty"),
        (SENT, True, "### Ann\n\n- Hand: empty\n\n### Bob\n\n- Hand: Ordis Trooper"),
        (RETURNED, False, "### Ann\n\n- Landmarks: empty"),
        (RETURNED, True, "### Ann\n\n- Landmarks: empty\n\n### Bob\n\n- Landmarks: Manaseed"),
    ],
)
def test_without_a_target_nobody_has_it(tmp_path: Path, text: tuple[str, str], targeted: bool, outcome: str) -> None:
    there = "Kappa" if targeted else "empty"
    board = ann_and_bob(
        "- Deck: 2 Red\n- First player\n- Distance of the Hero Expedition: 3",
        f"- Hero Expedition: {there}\n- Distance of the Hero Expedition: 3\n- Deck: 2 Ordis Trooper",
    )
    assert unlike(tmp_path, text, board, PLAYED, outcome) == ""


DRAWN = (
    "{J} Reveal the top card of your deck. If it's a Character, draw it.  When an opponent draws one or more cards — "
    "I gain 1 boost.",
    "{J} Révélez la première carte de votre deck. Si c'est un Personnage, piochez-la.  Lorsqu'un adversaire pioche au "
    "moins une carte — Je gagne 1 boost.",
)
PUT = (
    "{J} Reveal the top card of your deck. If it's a Character, put it in your hand.  When an opponent draws one or "
    "more cards — I gain 1 boost.",
    "{J} Révélez la première carte de votre deck. Si c'est un Personnage, mettez-la dans votre main.  Lorsqu'un "
    "adversaire pioche au moins une carte — Je gagne 1 boost.",
)


@pytest.mark.parametrize(("text", "boosts"), [(DRAWN, "1 boost"), (PUT, "no boosts")])
def test_a_card_that_is_drawn_is_not_just_put(tmp_path: Path, text: tuple[str, str], boosts: str) -> None:
    board = ann_and_bob("- Deck: 2 Red\n- First player", "- Hero Expedition: Speaker")
    outcome = f"### Ann\n\n- Hand: Red\n\n### Bob\n\n- Hero Expedition: Speaker, {boosts}"
    assert unlike(tmp_path, text, board, PLAYED, outcome) == ""


SABOTAGE = (
    "{J} You may exhaust a Permanent you control to Sabotage. If you don't, I gain 1 boost.",
    "{J} Vous pouvez épuiser un Permanent que vous contrôlez pour Saboter. Si vous ne le faites pas, je gagne 1 boost.",
)


@pytest.mark.parametrize(("move", "boosts"), [("pays", "no boosts"), ("declines", "1 boost")])
def test_who_paid_has_done_it(tmp_path: Path, move: str, boosts: str) -> None:
    board = ann_and_bob("- Landmarks: Haven, Bravos Bastion\n- First player")
    play = f"{PLAYED}\n2. Ann {move}"
    assert unlike(tmp_path, SABOTAGE, board, play, f"### Ann\n\n- Hero Expedition: Speaker, {boosts}") == ""


FROM_EITHER = (
    "When you discard a card from your hand or your Reserve — I gain 1 boost.  {{J}} {}",
    "Lorsque vous défaussez une carte de votre main ou de votre Réserve — Je gagne 1 boost.  {{J}} {}",
)


@pytest.mark.parametrize(
    ("english", "french", "boosts"),
    [
        ("Discard a card from your Reserve.", "Défaussez une carte de votre Réserve.", "1 boost"),
        ("Discard a card from your hand.", "Défaussez une carte de votre main.", "1 boost"),
        ("Sacrifice another Character.", "Sacrifiez un autre Personnage.", "no boosts"),
        ("Discard the top card of your deck.", "Défaussez la première carte de votre deck.", "no boosts"),
    ],
)
def test_the_zones_of_a_trigger_are_part_of_it(tmp_path: Path, english: str, french: str, boosts: str) -> None:
    text = (FROM_EITHER[0].format(english), FROM_EITHER[1].format(french))
    board = (
        "### Ann\n\n- Mana: 1\n- Hand: Speaker; Ordis Trooper\n- Reserve: Red\n- Deck: 2 Red\n"
        "- Companion Expedition: Kappa\n- First player\n\n### Bob"
    )
    assert unlike(tmp_path, text, board, PLAYED, f"### Ann\n\n- Hero Expedition: Speaker, {boosts}") == ""


JOINS = (
    "When another Permanent joins your Expeditions or Landmarks — I gain 1 boost.  {J} Take control of target "
    "Permanent.",
    "Lorsqu'un autre Permanent rejoint vos Expéditions ou Repères — Je gagne 1 boost.  {J} Prenez le contrôle d'un "
    "Permanent ciblé.",
)


@pytest.mark.parametrize(("there", "boosts"), [("Haven, Bravos Bastion", "1 boost"), ("empty", "no boosts")])
def test_a_permanent_that_is_taken_joins_one_of_them(tmp_path: Path, there: str, boosts: str) -> None:
    board = ann_and_bob("- First player", f"- Landmarks: {there}")
    assert unlike(tmp_path, JOINS, board, PLAYED, f"### Ann\n\n- Hero Expedition: Speaker, {boosts}") == ""


NEVER = """

### Never / Jamais

- Type: Character — Adventurer
- Hand Cost: 1
- Reserve Cost: 1
- Statistics: 1/1/1
- Text: I can't be played but I can be used as a Mana Orb.
- Texte : Je ne peux pas être joué, seulement utilisé en tant qu'Orbe de Mana.

### Ban / Interdit

- Type: Landmark Permanent — Site
- Hand Cost: 1
- Reserve Cost: 1
- Text: Your opponents can't play Soldiers.
- Texte : Vos adversaires ne peuvent pas jouer de Soldats."""

IT = (
    "{J} Resupply. If you put a Character in Reserve this way, you may immediately play it for {2} less.",
    "{J} Ravitaillez. Si vous mettez un Personnage en Réserve de cette façon, vous pouvez immédiatement le jouer pour "
    "{2} de moins.",
)
AMONG = (
    "{J} Target opponent reveals the top four cards of their deck. You may play a Character from these cards for free "
    "and it gains Fleeting, then discard the rest.",
    "{J} L'adversaire ciblé révèle les quatre premières cartes de son deck. Vous pouvez jouer un Personnage parmi ces "
    "cartes gratuitement et il gagne Fugace, puis défaussez les autres.",
)


@pytest.mark.parametrize(
    ("text", "board", "play", "outcome"),
    [
        (
            IT,
            "- Deck, top to bottom: Never; Red\n- First player\n\n### Bob",
            "",
            "### Ann\n\n- Companion Expedition: empty\n- Reserve: Never",
        ),
        (
            IT,
            "- Deck: 2 Ordis Trooper\n- First player\n\n### Bob\n\n- Landmarks: Ban",
            "",
            "### Ann\n\n- Reserve: Ordis Trooper",
        ),
        (
            AMONG,
            "- First player\n\n### Bob\n\n- Deck: 4 Never",
            "",
            "### Ann\n\n- Companion Expedition: empty\n\n### Bob\n\n- Discard pile: 4 Never",
        ),
        (
            AMONG,
            "- First player\n\n### Bob\n\n- Deck, top to bottom: Never; Never; Never; Red",
            "\n2. Ann accepts\n3. Ann chooses the Companion Expedition",
            "### Ann\n\n- Companion Expedition: Red, Fleeting\n\n### Bob\n\n- Discard pile: 3 Never",
        ),
    ],
)
def test_what_cannot_be_played_is_not_when_named(
    tmp_path: Path, text: tuple[str, str], board: str, play: str, outcome: str
) -> None:
    english, french = text
    board = "### Ann\n\n- Mana: 3\n- Hand: Speaker\n" + board
    assert unlike(tmp_path, (english, french + NEVER), board, PLAYED + play, outcome) == ""


CANNOT = (
    "{J} Sacrifice another Robot or Permanent. If its Hand Cost was {3} or more, I gain 3 boosts. If you can't, "
    "sacrifice me.",
    "{J} Sacrifiez un autre Robot ou Permanent. Si son Coût de Main était {3} ou plus, je gagne 3 boosts. Si vous ne "
    "pouvez pas le faire, sacrifiez-moi.",
)
OTHERS = """

### Big / Gros

- Type: Landmark Permanent — Site
- Hand Cost: 5
- Reserve Cost: 1

### Stop / Halte

- Type: Landmark Permanent — Site
- Hand Cost: 1
- Reserve Cost: 1
- Text: Cards in play or in Reserve with counters can't gain counters.
- Texte : Les cartes en jeu ou en Réserve avec des compteurs ne peuvent pas gagner de compteurs.

### Kadi / Cadi

- Type: Landmark Permanent — Site
- Hand Cost: 1
- Reserve Cost: 1
- Text: If you would Resupply, instead reveal the top two cards of your deck. Put one in Reserve, and discard the other.
- Texte : Si vous deviez Ravitailler, à la place, révélez les deux premières cartes de votre deck. Mettez-en une \
en Réserve, et défaussez l'autre.
"""


@pytest.mark.parametrize(("landmarks", "outcome"), [("Big", "Speaker, 1 boost"), ("empty", "empty")])
def test_if_you_cannot_asks_of_the_sacrifice(tmp_path: Path, landmarks: str, outcome: str) -> None:
    board = (
        f"### Ann\n\n- Mana: 1\n- Reserve: Speaker, 1 boost\n- Landmarks: {landmarks}\n- First player\n\n"
        "### Bob\n\n- Landmarks: Stop"
    )
    play = "1. Ann plays Speaker from Reserve in the Hero Expedition"
    text = (CANNOT[0], CANNOT[1] + OTHERS)
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Hero Expedition: {outcome}") == ""


def test_what_a_replaced_resupply_put_in_reserve_was_put_this_way(tmp_path: Path) -> None:
    text = (
        "{J} Resupply. If you put a Character in Reserve this way, it gains 1 boost.",
        "{J} Ravitaillez. Si vous mettez un Personnage en Réserve de cette façon, il gagne 1 boost." + OTHERS,
    )
    board = ann_and_bob("- Landmarks: Kadi\n- Deck, top to bottom: Ordis Trooper; Kappa\n- First player")
    play = f"{PLAYED}\n2. Ann chooses Ordis Trooper"
    outcome = "### Ann\n\n- Reserve: Ordis Trooper, 1 boost\n- Discard pile: Kappa"
    assert unlike(tmp_path, text, board, play, outcome) == ""


def test_a_resupply_that_is_paid_may_be_replaced(tmp_path: Path) -> None:
    text = (
        "{T}, Target opponent Resupplies: Draw a card.",
        "{T}, L'adversaire ciblé Ravitaille : Piochez une carte." + OTHERS,
    )
    board = (
        "### Ann\n\n- Hero Expedition: Speaker\n- Deck: 2 Red\n- First player\n\n"
        "### Bob\n\n- Landmarks: Kadi\n- Deck, top to bottom: Ordis Trooper; Kappa"
    )
    play = "1. Ann plays the quick action “Draw a card” of Speaker\n2. Bob chooses Ordis Trooper"
    outcome = "### Ann\n\n- Hand: Red\n\n### Bob\n\n- Reserve: Ordis Trooper\n- Discard pile: Kappa"
    assert unlike(tmp_path, text, board, play, outcome) == ""


INSTEAD = (
    "{J} Another target Character gains 1 boost. If you control a Landmark, it gains 2 boosts instead.",
    "{J} Un autre Personnage ciblé gagne 1 boost. Si vous contrôlez un Repère, il gagne 2 boosts à la place.",
)
EXHAUSTED = (
    "{J} If you control a Landmark, draw a card. If it's exhausted, I gain 1 boost instead.",
    "{J} Si vous contrôlez un Repère, piochez une carte. S'il est épuisé, je gagne 1 boost à la place.",
)


@pytest.mark.parametrize(
    ("text", "landmarks", "outcome"),
    [
        (INSTEAD, "Haven, Bravos Bastion", "Companion Expedition: Kappa, 2 boosts"),
        (INSTEAD, "empty", "Companion Expedition: Kappa, 1 boost"),
        (EXHAUSTED, "Haven, Bravos Bastion", "Hand: Red"),
        (EXHAUSTED, "Haven, Bravos Bastion, Exhausted", "Hero Expedition: Speaker, 1 boost"),
    ],
)
def test_it_is_what_the_condition_names_or_what_was_targeted(
    tmp_path: Path, text: tuple[str, str], landmarks: str, outcome: str
) -> None:
    board = ann_and_bob(f"- Landmarks: {landmarks}\n- Companion Expedition: Kappa\n- Deck: 2 Red\n- First player")
    assert unlike(tmp_path, text, board, PLAYED, f"### Ann\n\n- {outcome}") == ""


def test_which_of_two_is_meant_is_open(tmp_path: Path) -> None:
    board = ann_and_bob("- Landmarks: 2 Haven, Bravos Bastion\n- Deck: 2 Red\n- First player")
    said = unlike(tmp_path, EXHAUSTED, board, PLAYED, "### Ann\n\n- Hand: Red")
    assert "the rules do not settle this; the nearest are 6.5.d" in said


UNLESS_YOU_DO = (
    "{J} If you control a Landmark, you may draw a card. If you don't, I gain 1 boost.",
    "{J} Si vous contrôlez un Repère, vous pouvez piocher une carte. Si vous ne le faites pas, je gagne 1 boost.",
)


def test_who_was_offered_nothing_may_not_have_declined(tmp_path: Path) -> None:
    boosted = "### Ann\n\n- Hero Expedition: Speaker, 1 boost"
    offered = ann_and_bob("- Landmarks: The Farm\n- Deck: Red\n- First player")
    assert unlike(tmp_path, UNLESS_YOU_DO, offered, f"{PLAYED}\n2. Ann declines", boosted) == ""
    said = unlike(tmp_path, UNLESS_YOU_DO, ann_and_bob("- Deck: Red\n- First player"), PLAYED, boosted)
    assert "the rules do not settle this; the nearest are 6.5.d, 6.5.f" in said
