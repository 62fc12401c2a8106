"""What is replaced does not happen by the law that replaces it, and the ruling says what happens instead."""

from __future__ import annotations

import pytest

from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling_of_form
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge

BOARD = """# Instead

- Rules: 5.0

## Board

### Ann

- Hero Expedition: {there}
- Deck: 4 cards

### Ben

- Mana: 7
- Hand: {spell}
- Deck: 4 cards
- First player

## Play

1. Ben plays {spell} from Hand
{more}

## Ruling

- {asked}
"""


def ruled(there: str, spell: str, asked: str, *more: str) -> Ruling:
    """The ruling on what becomes of a thing of Ann’s when Ben plays a Spell."""
    moves = "\n".join(f"{number}. {move}" for number, move in enumerate(more, start=2))
    text = BOARD.format(there=there, spell=spell, asked=asked, more=moves)
    found = ruling_of_form(judge(read_bytes(text.encode(), "instead")), "en")
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("there", "spell", "asked", "more", "article", "instead"),
    [
        ("Tiny Jinn, 1 boost", "Banishing Gate", "Tiny Jinn goes to the Discard pile", (), "6.2.b", "Mana zone"),
        ("Mighty Jinn", "Banishing Gate", "Mighty Jinn goes to the Discard pile", ("Ann accepts",), "6.2.b", "Mana"),
        ("Red, Fleeting", "Off You Go!", "Red goes to the Reserve", (), "2.4.7.d", "Discard pile"),
        ("Ordis Recruit", "Off You Go!", "Ordis Recruit goes to the Reserve", (), "2.1.e", "ceases to exist"),
        ("Ordis Nightwarden (rare)", "Beauty Sleep", "Ordis Nightwarden gains Asleep", (), "6.2.b", "Anchored"),
        (
            "Floral Tent; Red, Anchored",
            "Defect",
            "Red joins the Hero Expedition of Ben",
            ("Ben targets Red",),
            "6.2.b",
            "loses Anchored",
        ),
    ],
)
def test_no_and_what_happens_instead(
    there: str, spell: str, asked: str, more: tuple[str, ...], article: str, instead: str
) -> None:
    ruling = ruled(there, spell, asked, *more)
    assert ruling.answer.startswith("No: ")
    assert instead in ruling.answer.partition("; instead, ")[2]
    assert ruling.deciding[0].number == article


def test_a_sacrifice_that_is_changed_is_one() -> None:
    ruling = ruled("Tiny Jinn, 1 boost", "Anubis", "Ann sacrifices Tiny Jinn", "Ben chooses the Hero Expedition")
    assert ruling.answer.startswith("Yes: ")
    assert "goes to the Mana zone" in ruling.answer
    assert [one.number for one in ruling.deciding[:2]] == ["7.3.36.b", "6.2.b"]


def test_it_is_hers_and_not_his() -> None:
    ruling = ruled("Tiny Jinn, 1 boost", "Anubis", "Ben sacrifices Tiny Jinn", "Ben chooses the Hero Expedition")
    assert ruling.answer.startswith("No: ")
