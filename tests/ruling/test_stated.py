"""A file that asks nothing is asked what it says last that tells a form from another one.

That stands under a move or in the outcome; else it is asked why somebody has won, or what its last move comes to.
"""

from __future__ import annotations

import pytest

from judge.place import SCENARIOS
from judge.ruling.rulings import ruling_of_form
from judge.scenario.file import read_bytes, read_file
from judge.scenario.verdict import judge

TEXT = (SCENARIOS / "cards" / "parvati-alone.md").read_text(encoding="utf-8").split("\n## Ruling")[0] + "\n"
SILENT = "".join(line for line in TEXT.splitlines(keepends=True) if not line.startswith("   - "))
REFUSED = SILENT.replace(
    "1. Lithium plays Parvati", "1. Ninette passes\n   - not allowed [4.2.3.c]\n2. Lithium plays Parvati"
)

WON = """# Won

- Rules: 5.0

## Board

- Arena
- Phase: Dusk

### Lithium

- Hero Expedition: Mowgli

### Ninette

- Mana: 1

## Play

1. the game goes on until Night
"""


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (TEXT, "Is it true that Parvati stays?"),
        (SILENT, "What follows “The game goes on until Morning”?"),
        (REFUSED, "What follows “Ninette passes”?"),
        (WON, "Is it true that Lithium wins the game?"),
    ],
)
def test_what_is_asked(text: str, question: str) -> None:
    found = ruling_of_form(judge(read_bytes(text.encode(), "parvati")), "en")
    assert found is not None and found.question == question


TWO = """# A Parvati of either sort

- Rules: 1.0

## Board

### Lithium

- Mana: 2
- Hand: Parvati
- Hero Expedition: Kappa
- First player

### Ninette

- Passed

## Play

1. Lithium plays Parvati from Hand in the Hero Expedition
   - Parvati joins the Hero Expedition [5.2.1.a]

## Outcome

### Lithium

- Hand: empty
- Mana: 2 (2 exhausted)
- Hero Expedition: Kappa; Parvati
- Reserve: empty

## But if it is Kappa

### Lithium

- Hand: Kappa
- Hero Expedition: empty

## Play

1. Lithium plays Kappa from Hand in the Hero Expedition

## Outcome

### Lithium

- Hand: empty
- Hero Expedition: Kappa
- Reserve: empty
"""
HEARD = TWO.replace("   - Parvati joins", "   - Lithium exhausts 2 Mana Orbs [3.2.9.f]\n   - Parvati joins")
LAST = HEARD.replace("   - Parvati joins the Hero Expedition [5.2.1.a]\n", "   - Kappa stays\n")


@pytest.mark.parametrize(
    ("text", "place", "question"),
    [
        (TWO, 1, "Is it so at the end: “Lithium: Hero Expedition: Kappa”?"),
        (HEARD, 0, "Is it true that Parvati joins the Hero Expedition?"),
        (LAST, 0, "Is it true that Lithium exhausts 2 Mana Orbs?"),
    ],
)
def test_what_tells_a_form_from_another_one_is_asked(text: str, place: int, question: str) -> None:
    file = judge(read_bytes(text.encode(), "two"))
    forms = (file, *file.twins)
    found = ruling_of_form(forms[place], "en", others=[one for one in forms if one is not forms[place]])
    assert found is not None and found.question == question


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("playing/modes", "Envoyez en Réserve un Personnage ciblé de Coût de Main {4} ou moins"),
        ("playing/the-next-character", "Il gagne 1 boost"),
    ],
)
def test_what_no_card_of_a_form_says_is_told_in_the_language_that_is_asked_for(name: str, words: str) -> None:
    file = judge(read_file(SCENARIOS / f"{name}.md"))
    ruling = ruling_of_form(file.twins[0], "fr", others=(file,))
    assert ruling is not None and words in ruling.question
