"""What is asked of players and dice, and compared with the bearer, each beside a twin that differs in one fact."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import unlike

from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text
from judge.game.terms import Type

TEXTS = {
    "all have passed": (
        "{J} If all of your opponents have passed, I gain 3 boosts.",
        "{J} Si tous vos adversaires ont passé, je gagne 3 boosts.",
    ),
    "more in hand": (
        "{J} If target opponent has more cards in hand than you, I gain 2 boosts.",
        "{J} Si un adversaire ciblé a plus de cartes en main que vous, je gagne 2 boosts.",
    ),
    "odd": (
        "{J} Roll a die. If the result is an odd number, I gain 2 boosts.",
        "{J} Lancez un dé. Si le résultat est un nombre impair, je gagne 2 boosts.",
    ),
    "even": (
        "{J} Roll a die. If the result is an even number, I gain 2 boosts.",
        "{J} Lancez un dé. Si le résultat est un nombre pair, je gagne 2 boosts.",
    ),
    "of 0": (
        "{H} Discard target Character with one or more statistics of 0.",
        "{H} Défaussez un Personnage ciblé avec au moins une statistique de 0.",
    ),
    "than mine": (
        "{H} Discard another target Character with Hand Cost less than or equal to mine.",
        "{H} Défaussez un autre Personnage ciblé de Coût de Main inférieur ou égal au mien.",
    ),
    "more than mine": (
        "{H} Discard another target Character with Hand Cost higher than mine.",
        "{H} Défaussez un autre Personnage ciblé de Coût de Main supérieur au mien.",
    ),
    "plus one": (
        "{J} I gain X boosts, where X is the number of cards in your Reserve plus one.",
        "{J} Je gagne X boosts, X étant le nombre de cartes dans votre Réserve plus un.",
    ),
    "either target": (
        "{H} Discard another target Soldier or another target Engineer.",
        "{H} Défaussez un autre Soldat ciblé ou un autre Ingénieur ciblé.",
    ),
    "two Gifts": (
        "{J} Each opponent draws two cards. If you made two or more [Gifts] this Day, I gain 2 boosts.",
        "{J} Chaque adversaire pioche deux cartes. Si vous avez fait au moins deux [Dons] ce Jour-ci, je gagne 2 "
        "boosts.",
    ),
    "one Gift": (
        "{J} Each opponent draws a card. If you made two or more [Gifts] this Day, I gain 2 boosts.",
        "{J} Chaque adversaire pioche une carte. Si vous avez fait au moins deux [Dons] ce Jour-ci, je gagne 2 boosts.",
    ),
    "each who did": (
        "{J} Each player may put a card from their hand in Reserve. For each opponent who did, I gain 2 boosts.",
        "{J} Chaque joueur peut mettre une carte de sa main en Réserve. Pour chaque adversaire qui l'a fait, je gagne "
        "2 boosts.",
    ),
    "next created": (
        "{J} The next Soldier token you create this turn gains 2 boosts. Create an Ordis Recruit 1/1/1 Soldier token "
        "in your Companion Expedition.",
        "{J} Le prochain jeton Soldat que vous créez ce tour-ci gagne 2 boosts. Créez un jeton Soldat 1/1/1 Recrue "
        "Ordis dans votre Expédition Compagnon.",
    ),
    "another created": (
        "{J} The next Soldier token you create this turn gains 2 boosts. Create a Brassbug 2/2/2 Robot token in your "
        "Companion Expedition.",
        "{J} Le prochain jeton Soldat que vous créez ce tour-ci gagne 2 boosts. Créez un jeton Robot 2/2/2 Scarabot "
        "dans votre Expédition Compagnon.",
    ),
    "once for each": (
        "At Noon — Do this once for each of my Arcane counters: • You may exhaust target card in Reserve.",
        "À Midi — Faites cela une fois pour chacun de mes compteurs Arcane : • Vous pouvez épuiser une carte ciblée en "
        "Réserve.",
    ),
    "Augment me": ("At Noon — [Augment] me.", "À Midi — [Amplifiez]-moi."),
    "paid for the die": (
        "If you would roll a die, you may spend 1 of my Arcane counters to add 1 to its result.",
        "Si vous deviez lancer un dé, vous pouvez dépenser 1 de mes compteurs Arcane pour ajouter 1 au résultat.",
    ),
    "a second time": (
        "{J} You may [Rush] a Permanent. If you do, it activates its {j} abilities a second time.",
        "{J} Vous pouvez [Foncer] avec un Permanent. Si vous le faites, il active ses capacités {j} une seconde fois.",
    ),
}
"""The text of a card, in both languages."""

BOARD = """### Lithium

- Mana: 1
- Hand: Speaker{hand}
- Reserve: {reserve}
- Companion Expedition: {mine}
- First player

### Ninette

- Mana: 1
- Hand: {theirs}
- Deck: 3 Ordis Trooper{passed}"""

NOON = """- Phase: Noon

### Lithium

- Hero Expedition: Speaker{counters}
- Reserve: {reserve}
- Deck: 5 Ordis Trooper
- First player

### Ninette

- Deck: 5 Ordis Trooper"""

ROLLING = """### Lithium

- Mana: 3
- Hand: Nisse
- Hero Expedition: Speaker{counters}
- Deck: 3 Red
- First player

### Ninette

- Passed"""

PLAY = "1. Lithium plays Speaker from Hand in the Hero Expedition"


def _board(
    *, hand: str = "", reserve: str = "empty", mine: str = "empty", theirs: str = "empty", passed: bool = True
) -> str:
    return BOARD.format(hand=hand, reserve=reserve, mine=mine, theirs=theirs, passed="\n- Passed" * passed)


def _speaker(boosts: str) -> str:
    return f"### Lithium\n\n- Hero Expedition: Speaker, {boosts}"


def _beside(cards: str) -> str:
    return f"### Lithium\n\n- Companion Expedition: {cards}"


@pytest.mark.parametrize(
    ("name", "board", "play", "outcome"),
    [
        ("all have passed", _board(), PLAY, _speaker("3 boosts")),
        ("all have passed", _board(passed=False), PLAY, _speaker("no boosts")),
        ("more in hand", _board(theirs="Kappa"), PLAY, _speaker("2 boosts")),
        ("more in hand", _board(hand="; Kappa", theirs="Kappa"), PLAY, _speaker("no boosts")),
        ("odd", _board(), f"{PLAY}\n2. the die shows 3", _speaker("2 boosts")),
        ("odd", _board(), f"{PLAY}\n2. the die shows 4", _speaker("no boosts")),
        ("even", _board(), f"{PLAY}\n2. the die shows 4", _speaker("2 boosts")),
        ("even", _board(), f"{PLAY}\n2. the die shows 5", _speaker("no boosts")),
        ("of 0", _board(mine="Martengale"), PLAY, _beside("empty")),
        ("of 0", _board(mine="Martengale, 1 boost"), PLAY, _beside("Martengale, 1 boost")),
        ("than mine", _board(mine="Ordis Trooper"), PLAY, _beside("empty")),
        ("than mine", _board(mine="Kappa"), PLAY, _beside("Kappa")),
        ("more than mine", _board(mine="Kappa"), PLAY, _beside("empty")),
        ("more than mine", _board(mine="Ordis Trooper"), PLAY, _beside("Ordis Trooper")),
        ("plus one", _board(reserve="2 Kappa"), PLAY, _speaker("3 boosts")),
        ("plus one", _board(), PLAY, _speaker("1 boost")),
        ("either target", _board(mine="Foundry Mechanic"), PLAY, _beside("empty")),
        ("either target", _board(mine="Kappa"), PLAY, _beside("Kappa")),
        ("two Gifts", _board(), PLAY, _speaker("2 boosts")),
        ("one Gift", _board(), PLAY, _speaker("no boosts")),
        ("each who did", _board(theirs="Kappa"), f"{PLAY}\n2. Ninette accepts", _speaker("2 boosts")),
        ("each who did", _board(theirs="Kappa"), f"{PLAY}\n2. Ninette declines", _speaker("no boosts")),
        ("next created", _board(), PLAY, _beside("Ordis Recruit, 2 boosts")),
        ("another created", _board(), PLAY, _beside("Brassbug, no boosts")),
    ],
)
def test_what_is_asked_is_done(tmp_path: Path, name: str, board: str, play: str, outcome: str) -> None:
    assert unlike(tmp_path, TEXTS[name], board, play, outcome) == ""


@pytest.mark.parametrize(
    ("name", "board", "play", "outcome"),
    [
        (
            "Augment me",
            NOON.format(counters=", 1 boost", reserve="empty"),
            "1. the game goes on until Afternoon",
            _speaker("2 boosts"),
        ),
        (
            "Augment me",
            NOON.format(counters="", reserve="empty"),
            "1. the game goes on until Afternoon",
            _speaker("no boosts"),
        ),
        (
            "once for each",
            NOON.format(counters=", 2 Arcane counters", reserve="Kappa; Martengale"),
            """1. Lithium accepts
2. Lithium targets Kappa
3. Lithium accepts
4. Lithium targets Martengale""",
            "### Lithium\n\n- Reserve: Kappa, Exhausted; Martengale, Exhausted",
        ),
        (
            "once for each",
            NOON.format(counters=", 1 Arcane counter", reserve="Kappa; Martengale"),
            """1. Lithium accepts
2. Lithium targets Kappa""",
            "### Lithium\n\n- Reserve: Kappa, Exhausted; Martengale, not Exhausted",
        ),
    ],
)
def test_at_noon(tmp_path: Path, name: str, board: str, play: str, outcome: str) -> None:
    assert unlike(tmp_path, TEXTS[name], board, play, outcome) == ""


@pytest.mark.parametrize(
    ("counters", "play", "outcome"),
    [
        (", 1 Arcane counter", "\n3. Lithium accepts", "Nisse; Speaker, no counters"),
        (", 1 Arcane counter", "\n3. Lithium declines", "Nisse; Speaker, 1 Arcane counter"),
        ("", "", "Nisse; Speaker, no counters"),
    ],
)
def test_a_die_is_paid_for(tmp_path: Path, counters: str, play: str, outcome: str) -> None:
    board = ROLLING.format(counters=counters)
    rolled = f"1. Lithium plays Nisse from Hand in the Hero Expedition\n2. the die shows 3{play}"
    assert (
        unlike(tmp_path, TEXTS["paid for the die"], board, rolled, f"### Lithium\n\n- Hero Expedition: {outcome}") == ""
    )


@pytest.mark.parametrize(
    "text",
    [
        "{J} Another target Animal or target Plant gains Anchored.",
        "{J} Target Animal or target Plant you control gains Anchored.",
        "{J} For each opponent who did, I gain 2 boosts.",
        "{J} Target opponent can't play Spells.",
        "{J} Target opponent can't play Spells during their next turn.",
        "Your opponents can't play cards from Reserve.",
        "When you play a Spell from Reserve — You may exhaust me to draw a card, then discard a card from your hand.",
        "{T} : The next Animal you play this turn gains 1 boost and Anchored if its Base Cost is {2} or less.",
    ],
)
def test_what_could_be_one_thing_or_another_is_declined(text: str) -> None:
    with pytest.raises(Declined):
        read_text(text, "en", Type.CHARACTER)
