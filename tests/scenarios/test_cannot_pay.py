"""Where a cost cannot be paid, it is said what it takes and what is there, by both editions and in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli import main
from judge.editions import PLAYED

FILE = """# Cannot pay / Ne peut pas payer

- Rules: {edition}

## Cards

### Payer

- Type: {kind}
- Hand Cost: 2
- Reserve Cost: 2
- Text: {text}

### Wall

- Type: Character
- Hand Cost: 1
- Reserve Cost: 1
- Statistics: 1/1/1
- Text: Tough 2.

## Board

### Ann

- Mana: {mana}
- Reserve: Red
- {where}
- To act

### Ben

- Hero Expedition: Wall

## Play

1. {move}
"""
CHARACTER = "Character\n- Statistics: 1/1/1"
IN_PLAY, IN_HAND = "Hero Expedition: Payer", "Hand: Payer"
PLAYED_CARD = "Ann plays Payer from Hand in the Hero Expedition"
QUICK = "Ann plays the quick action “Draw a card” of Payer\n   - not allowed"


@pytest.mark.parametrize("edition", PLAYED)
@pytest.mark.parametrize(
    ("kind", "text", "mana", "where", "move", "english", "french"),
    [
        (
            *(CHARACTER, "Defender.", 1, IN_HAND, f"{PLAYED_CARD}\n   - not allowed"),
            "Payer costs 2, and Ann has only 1 Mana Orb ready",
            "Payer coûte 2, et Ann n’a que 1 Orbe de Mana prêt",
        ),
        (
            *(CHARACTER, "{2}, {T}: Draw a card.", 1, IN_PLAY, QUICK),
            "It takes 2 mana, and Ann has only 1 Mana Orb ready",
            "il faut 2 mana, et Ann n’a que 1 Orbe de Mana prêt",
        ),
        (
            *(CHARACTER, "{T}, Discard two cards from your Reserve: Draw a card.", 1, IN_PLAY, QUICK),
            "For “Discard two cards from your Reserve” there are 1 to choose from",
            "pour «\u00a0Défaussez deux cartes de votre Réserve\u00a0», il y en a 1 parmi lesquels choisir",
        ),
        (
            *(CHARACTER, "{J} You may sacrifice another Character to draw a card.", 2, IN_HAND, PLAYED_CARD),
            "Ann cannot pay the cost: for “Sacrifice another Character” there are 0 to choose from",
            "Ann ne peut pas payer le coût\u00a0: pour «\u00a0Sacrifiez un autre Personnage\u00a0», il y en a 0",
        ),
        (
            *(CHARACTER, "{T}: Draw a card.", 1, f"{IN_PLAY}, Exhausted", QUICK),
            "Payer is Exhausted already",
            "Payer a déjà le statut Épuisé",
        ),
        (
            *("Spell", "Discard target Character.", 3, IN_HAND, "Ann plays Payer from Hand"),
            "Ann has only 1 Mana Orb left and cannot pay 2 more for targeting Wall",
            "Ann n’a plus que 1 Orbe de Mana et ne peut pas payer 2 de plus pour cibler Wall",
        ),
    ],
    ids=["mana", "mana-of-an-action", "discard", "sacrifice", "exhaust", "tough"],
)
def test_what_it_takes_and_what_is_there(
    edition: str,
    kind: str,
    text: str,
    mana: int,
    where: str,
    move: str,
    english: str,
    french: str,
    tmp_path: Path,
) -> None:
    path = tmp_path / "pays.md"
    source = FILE.format(edition=edition, kind=kind, text=text, mana=mana, where=where, move=move)
    path.write_text(source, encoding="utf-8")
    for language, said in (("en", english), ("fr", french)):
        done = CliRunner().invoke(main, ["run", str(path), "--lang", language], catch_exceptions=False)
        assert said in done.stdout, done.output
