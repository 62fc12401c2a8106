"""What is done instead, spent, counted this way, limited or forbidden by where it lies, each beside a twin.

The file is long because every text stands in both languages, with a board on which it happens and one on which not.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

TEXTS = {
    "instead": (
        "{H} Target Character an opponent controls gains 1 boost. If you're first player, it gains 3 boosts instead.",
        "{H} Un Personnage ciblé qu'un adversaire contrôle gagne 1 boost. Si vous êtes premier joueur, il gagne 3 "
        "boosts à la place.",
    ),
    "a token given": (
        "When you make a [Gift] — If it's a token, I gain 1 boost.  "
        "{H} Create an [Ordis Recruit 1/1/1] Soldier token in target Expedition.",
        "Lorsque vous faites un [Don] — Si c'est un jeton, je gagne 1 boost.  "
        "{H} Créez un jeton Soldat [1/1/1 Recrue Ordis] dans une Expédition ciblée.",
    ),
    "a card given": (
        "When you make a [Gift] — If it's a token, I gain 1 boost.  {H} Target opponent draws a card.",
        "Lorsque vous faites un [Don] — Si c'est un jeton, je gagne 1 boost.  "
        "{H} Un adversaire ciblé pioche une carte.",
    ),
    "Landmark limit": ("Your Landmark limit is increased by one.", "La limite de vos Repères augmente d'une carte."),
    "Reserve limit": ("Your Reserve limit is increased by two.", "La limite de votre Réserve augmente de deux cartes."),
    "exhausted Permanents": (
        "You may play exhausted Permanents from your Reserve.",
        "Vous pouvez jouer les Permanents épuisés de votre Réserve.",
    ),
    "not from Reserve": (
        "I can't be played from Reserve unless you have two or more Mana Orbs.",
        "Je ne peux pas être joué depuis la Réserve, sauf si vous avez au moins deux Orbes de Mana.",
    ),
    "not from hand": ("I can't be played from your hand.", "Je ne peux pas être joué depuis votre main."),
    "in Ascended Expeditions": (
        "{H} Characters in [Ascended] Expeditions gain 1 boost.",
        "{H} Les Personnages dans des Expéditions [Élevées] gagnent 1 boost.",
    ),
    "no Support": (
        "Cards in Reserve have no Support abilities.",
        "Les cartes en Réserve n'ont pas de capacité de Soutien.",
    ),
    "no Support of theirs": (
        "Cards in your opponents' Reserves have no Support abilities.",
        "Les cartes dans la Réserve de votre adversaire n'ont pas de capacité de Soutien.",
    ),
    "one or both": (
        "{H} Choose one, or exhaust ({T}) a card in your Reserve to choose both: • Draw a card. • I gain 1 boost.",
        "{H} Choisissez l'un, ou épuisez ({T}) une carte de votre Réserve pour choisir les deux : • Piochez une carte. "
        "• Je gagne 1 boost.",
    ),
    "activated": (
        "When a {D} ability is activated — If it's your turn, I gain 1 boost, up to a max of 3 boosts on me.",
        "Lorsqu'une capacité {D} est activée — Si c'est votre tour, je gagne 1 boost, jusqu'à un max de 3 boosts "
        "sur moi.",
    ),
    "{T} activated": (
        "When you activate a {T} ability — I gain 1 boost.",
        "Lorsque vous activez une capacité {T} — Je gagne 1 boost.",
    ),
    "both groups": (
        "{H} Exhaust all Permanents controlled by target opponent and all cards in their Reserve.",
        "{H} Épuisez tous les Permanents contrôlés par un adversaire ciblé et toutes les cartes de sa Réserve.",
    ),
    "spent": (
        "{H} I gain 2 boosts. You may spend any number of my boosts. For each boost spent this way, draw a card.",
        "{H} Je gagne 2 boosts. Vous pouvez dépenser n'importe quel nombre de mes boosts. Pour chaque boost dépensé de "
        "cette façon, piochez une carte.",
    ),
    "per Spell": (
        "{H} You may exhaust up to two target cards in Reserve. I gain 1 boost per Spell exhausted this way.",
        "{H} Vous pouvez épuiser jusqu'à deux cartes ciblées en Réserve. Je gagne 1 boost par Sort épuisé de cette "
        "façon.",
    ),
    "Spells discarded": (
        "{H} Discard any number of cards from your Reserve. For each Spell discarded this way, draw a card.",
        "{H} Défaussez autant de cartes que vous le voulez de votre Réserve. Pour chaque Sort défaussé de cette façon, "
        "piochez une carte.",
    ),
    "exchanged": (
        "{H} You may exchange target Character in your Reserve with a Spell from your hand. If you do, I gain 1 boost.",
        "{H} Vous pouvez échanger un Personnage ciblé de votre Réserve contre un Sort de votre main. Si vous le "
        "faites, je gagne 1 boost.",
    ),
    "other cards": (
        "{H} I gain 1 boost for each other card you played this Day.",
        "{H} Je gagne 1 boost pour chaque autre carte que vous avez jouée ce Jour-ci.",
    ),
    "another card": (
        "{H} If you played another card this Day, draw a card.",
        "{H} Si vous avez joué une autre carte ce Jour-ci, piochez une carte.",
    ),
    "marker": (
        "{H} You may move a Terrain Marker from any region to target visible region.",
        "{H} Vous pouvez déplacer un marqueur Terrain de n'importe quelle région vers une région visible ciblée.",
    ),
    "each may": (
        "{H} Each player may sacrifice a Permanent to draw a card.",
        "{H} Chaque joueur peut sacrifier un Permanent pour piocher une carte.",
    ),
}
"""The text of a card, in both languages."""

BOARD = """### Lithium

- Mana: {mana}
- Hand: {hand}
- Reserve: {reserve}
- Deck: 4 Ordis Trooper
- Hero Expedition: {there}
- Landmarks: {landmarks}{first}

### Ninette
{passed}
- Hero Expedition: {theirs}
- Reserve: {their_reserve}
- Landmarks: {their_landmarks}
- Deck: 2 Ordis Trooper
- Mana: 5{ascended}"""

PLAY = "1. Lithium plays Speaker from Hand in the Hero Expedition"


def _board(first: bool = True, **facts: object) -> str:
    empty = ("there", "reserve", "landmarks", "theirs", "their_reserve", "their_landmarks")
    said = {**dict.fromkeys(empty, "empty"), "mana": 1, "hand": "Speaker", "ascended": "", **facts}
    return BOARD.format(
        first="\n- First player" if first else "", passed="\n- Passed" + "\n- First player" * (not first), **said
    )


@pytest.mark.parametrize(
    ("name", "board", "play", "outcome"),
    [
        ("instead", _board(theirs="Kappa"), PLAY, "### Ninette\n\n- Hero Expedition: Kappa, 3 boosts"),
        ("instead", _board(False, theirs="Kappa"), PLAY, "### Ninette\n\n- Hero Expedition: Kappa, 1 boost"),
        (
            "a token given",
            _board(),
            f"{PLAY}\n2. Lithium targets the Companion Expedition of Ninette",
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost",
        ),
        (
            "a token given",
            _board(),
            f"{PLAY}\n2. Lithium targets the Companion Expedition of Lithium",
            "### Lithium\n\n- Hero Expedition: Speaker, no boosts",
        ),
        ("a card given", _board(), PLAY, "### Lithium\n\n- Hero Expedition: Speaker, no boosts"),
        (
            "exhausted Permanents",
            _board(mana=9, there="Speaker", reserve="Ordis Carrier, Exhausted"),
            "1. Lithium plays Ordis Carrier from Reserve",
            "### Lithium\n\n- Landmarks: Ordis Carrier",
        ),
        (
            "not from Reserve",
            _board(mana=2, hand="empty", reserve="Speaker"),
            PLAY.replace("Hand", "Reserve"),
            "### Lithium\n\n- Hero Expedition: Speaker",
        ),
        (
            "not from hand",
            _board(hand="empty", reserve="Speaker"),
            PLAY.replace("Hand", "Reserve"),
            "### Lithium\n\n- Hero Expedition: Speaker",
        ),
        (
            "in Ascended Expeditions",
            _board(theirs="Kappa", ascended="\n- Ascended: Hero Expedition"),
            PLAY,
            "### Ninette\n\n- Hero Expedition: Kappa, 1 boost\n\n### Lithium\n\n- Hero Expedition: Speaker, no boosts",
        ),
        (
            "in Ascended Expeditions",
            _board(theirs="Kappa", ascended="\n- Ascended: Companion Expedition"),
            PLAY,
            "### Ninette\n\n- Hero Expedition: Kappa, no boosts",
        ),
        (
            "no Support of theirs",
            _board(there="Speaker", reserve="Issitoq"),
            "1. Lithium plays the quick action “Draw a card” of Issitoq",
            "### Lithium\n\n- Reserve: empty\n- Hand: Speaker; Ordis Trooper",
        ),
        (
            "one or both",
            _board(reserve="Kappa"),
            f"{PLAY}\n2. Lithium pays\n3. Lithium chooses “Draw a card”",
            "### Lithium\n\n- Reserve: Kappa, Exhausted\n- Hero Expedition: Speaker, 1 boost\n- Hand: Ordis Trooper",
        ),
        (
            "one or both",
            _board(),
            f"{PLAY}\n2. Lithium chooses “Draw a card”",
            "### Lithium\n\n- Hero Expedition: Speaker, no boosts\n- Hand: Ordis Trooper",
        ),
        (
            "activated",
            _board(there="Speaker", reserve="Issitoq"),
            "1. Lithium plays the quick action “Draw a card” of Issitoq",
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost",
        ),
        (
            "{T} activated",
            _board(there="Speaker", reserve="Issitoq"),
            "1. Lithium plays the quick action “Draw a card” of Issitoq",
            "### Lithium\n\n- Hero Expedition: Speaker, no boosts",
        ),
        (
            "both groups",
            _board(reserve="Kappa", their_reserve="Red", their_landmarks="Ordis Carrier"),
            PLAY,
            "### Ninette\n\n- Reserve: Red, Exhausted\n- Landmarks: Ordis Carrier, Exhausted\n\n"
            "### Lithium\n\n- Reserve: Kappa, not Exhausted",
        ),
        (
            "spent",
            _board(),
            f"{PLAY}\n2. Lithium accepts\n3. Lithium chooses “It loses 1 boost”\n4. Lithium chooses “It loses 1 boost”",
            "### Lithium\n\n- Hero Expedition: Speaker, no boosts\n- Hand: 2 Ordis Trooper",
        ),
        (
            "spent",
            _board(),
            f"{PLAY}\n2. Lithium accepts\n3. Lithium chooses “It loses 1 boost”\n4. Lithium chooses no more lines",
            "### Lithium\n\n- Hero Expedition: Speaker, 1 boost\n- Hand: Ordis Trooper",
        ),
        (
            "spent",
            _board(),
            f"{PLAY}\n2. Lithium declines",
            "### Lithium\n\n- Hero Expedition: Speaker, 2 boosts\n- Hand: empty",
        ),
        (
            "per Spell",
            _board(reserve="Charge!; Kappa"),
            f"{PLAY}\n2. Lithium accepts\n3. Lithium targets Charge!\n4. Lithium targets Kappa",
            "### Lithium\n\n- Reserve: Charge!, Exhausted; Kappa, Exhausted\n- Hero Expedition: Speaker, 1 boost",
        ),
        (
            "per Spell",
            _board(reserve="Charge!, Exhausted; Kappa"),
            f"{PLAY}\n2. Lithium accepts\n3. Lithium targets Charge!\n4. Lithium targets Kappa",
            "### Lithium\n\n- Reserve: Charge!, Exhausted; Kappa, Exhausted\n- Hero Expedition: Speaker, no boosts",
        ),
        (
            "Spells discarded",
            _board(reserve="Charge!; Kappa"),
            f"{PLAY}\n2. Lithium chooses Charge!\n3. Lithium chooses Kappa",
            "### Lithium\n\n- Reserve: empty\n- Hand: Ordis Trooper",
        ),
        (
            "Spells discarded",
            _board(reserve="Red; Kappa"),
            f"{PLAY}\n2. Lithium chooses Red\n3. Lithium chooses Kappa",
            "### Lithium\n\n- Reserve: empty\n- Hand: empty",
        ),
        (
            "exchanged",
            _board(hand="Speaker; Charge!", reserve="Kappa"),
            f"{PLAY}\n2. Lithium accepts",
            "### Lithium\n\n- Reserve: Charge!\n- Hand: Kappa\n- Hero Expedition: Speaker, 1 boost",
        ),
        (
            "exchanged",
            _board(hand="Speaker; Red", reserve="Kappa"),
            f"{PLAY}\n2. Lithium accepts",
            "### Lithium\n\n- Reserve: Kappa\n- Hand: Red\n- Hero Expedition: Speaker, no boosts",
        ),
        (
            "other cards",
            _board(mana=9, hand="Speaker; Red; Kappa"),
            "1. Lithium plays Red from Hand in the Companion Expedition\n"
            "2. Lithium plays Kappa from Hand in the Companion Expedition\n"
            "3. Lithium plays Speaker from Hand in the Hero Expedition",
            "### Lithium\n\n- Hero Expedition: Speaker, 2 boosts",
        ),
        (
            "other cards",
            _board(mana=9, there="Red", hand="Speaker"),
            PLAY,
            "### Lithium\n\n- Hero Expedition: Red; Speaker, no boosts",
        ),
        (
            "another card",
            _board(mana=9, hand="Speaker; Kappa"),
            "1. Lithium plays Kappa from Hand in the Companion Expedition\n"
            "2. Lithium plays Speaker from Hand in the Hero Expedition",
            "### Lithium\n\n- Hand: Ordis Trooper",
        ),
        ("another card", _board(mana=9, hand="Speaker; Kappa"), PLAY, "### Lithium\n\n- Hand: Kappa"),
        (
            "each may",
            _board(landmarks="Ordis Carrier", their_landmarks="Aether Shard"),
            f"{PLAY}\n2. Lithium accepts\n3. Ninette accepts",
            "### Lithium\n\n- Landmarks: empty\n- Hand: Ordis Trooper\n\n"
            "### Ninette\n\n- Landmarks: empty\n- Hand: 1 card",
        ),
        (
            "each may",
            _board(landmarks="Ordis Carrier", their_landmarks="Aether Shard"),
            f"{PLAY}\n2. Lithium accepts\n3. Ninette declines",
            "### Lithium\n\n- Hand: Ordis Trooper\n\n### Ninette\n\n- Landmarks: Aether Shard\n- Hand: empty",
        ),
        (
            "each may",
            _board(their_landmarks="Aether Shard"),
            f"{PLAY}\n2. Ninette accepts",
            "### Lithium\n\n- Hand: empty\n\n### Ninette\n\n- Landmarks: empty",
        ),
    ],
)
def test_it_happens_here_and_not_there(tmp_path: Path, name: str, board: str, play: str, outcome: str) -> None:
    assert unlike(tmp_path, TEXTS[name], board, play, outcome) == ""


@pytest.mark.parametrize(
    ("name", "board", "play", "why"),
    [
        (
            "exhausted Permanents",
            _board(mana=9, there="Speaker", reserve="Kappa, Exhausted"),
            "1. Lithium plays Kappa from Reserve in the Hero Expedition",
            "Exhausted in Reserve",
        ),
        (
            "not from Reserve",
            _board(hand="empty", reserve="Speaker"),
            PLAY.replace("Hand", "Reserve"),
            "says that it can’t be played",
        ),
        ("not from hand", _board(), PLAY, "says that it can’t be played"),
        (
            "no Support",
            _board(there="Speaker", reserve="Issitoq"),
            "1. Lithium plays the quick action “Draw a card” of Issitoq",
            "Issitoq",
        ),
    ],
)
def test_it_is_refused(tmp_path: Path, name: str, board: str, play: str, why: str) -> None:
    said = unlike(tmp_path, TEXTS[name], board, play, "### Lithium\n\n- Hand: Speaker")
    assert why in said, said


AT_NIGHT = """- Phase: Night, Clean-up

### Lithium

- Hero Expedition: Speaker
- Landmarks: Ordis Carrier; Aether Shard; Axiom Reprocessor
- Reserve: empty
- First player

### Ninette"""

MORNING = "1. the game goes on until Morning"
THREE = "Ordis Carrier; Aether Shard; Axiom Reprocessor"


def test_a_limit_grows(tmp_path: Path) -> None:
    kept = f"### Lithium\n\n- Landmarks: {THREE}"
    assert unlike(tmp_path, TEXTS["Landmark limit"], AT_NIGHT, MORNING, kept) == ""
    other = f"{MORNING}\n2. Lithium discards Aether Shard"
    lost = "### Lithium\n\n- Landmarks: Ordis Carrier; Axiom Reprocessor"
    assert unlike(tmp_path, TEXTS["Reserve limit"], AT_NIGHT, other, lost) == ""
    four = AT_NIGHT.replace("Reserve: empty", "Reserve: Kappa; Red; Parvati; Issitoq").replace(THREE, "Ordis Carrier")
    all_kept = "### Lithium\n\n- Reserve: Kappa; Red; Parvati; Issitoq"
    assert unlike(tmp_path, TEXTS["Reserve limit"], four, MORNING, all_kept) == ""
    assert unlike(tmp_path, TEXTS["Landmark limit"], four, MORNING, all_kept) != ""


def test_a_marker_of_any_terrain_is_moved(tmp_path: Path) -> None:
    board = _board(ascended="\n- Terrain Markers: {O} on the Hero Region")
    moved = f"{PLAY}\n2. Lithium accepts\n3. Lithium targets the Companion Region"
    there = "### Ninette\n\n- Terrain Markers: {O} on the Companion Region"
    here = "### Ninette\n\n- Terrain Markers: {O} on the Hero Region"
    assert unlike(tmp_path, TEXTS["marker"], board, moved, there) == ""
    assert unlike(tmp_path, TEXTS["marker"], board, f"{PLAY}\n2. Lithium declines", here) == ""
