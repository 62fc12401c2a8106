"""What no step tells, since steps tell what happens, is not answered with its contrary."""

from __future__ import annotations

import pytest

from judge.messages import LANGUAGES, Language
from judge.ruling.rulings import ruling_of_form
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge

HELD = """# Galatea in the Hero Expedition

- Rules: 5.0

## Board

### Ann

- First player
- Mana: 2
- Hand: {card}

### Ben

- Passed

## Play

1. Ann plays {card} from Hand in the Hero Expedition
2. Ann passes
3. the game goes on until Night

## Ruling

- the Hero Expedition of Ann can't move forward
"""
SEASONED = """# Off you go

- Rules: 5.0

## Board

### Ann

- First player
- Mana: 2
- Hand: Off You Go!

### Ben

- Hero Expedition: {card}, 2 boosts

## Play

1. Ann plays Off You Go! from Hand

## Ruling

- {card} keeps its counters
"""
UNTRIED = """# Nothing sabotages

- Rules: 5.0

## Board

### Ann

- First player
- Mana: 4
- Hand: Ordis Trooper

### Ben

- Landmarks: Armored Jammer
- Reserve: Kappa

## Play

1. Ann plays Ordis Trooper from Hand in the Hero Expedition

## Ruling

- "Sabotage" of Armored Jammer is not activated
"""


def ruled(text: str, language: Language) -> tuple[str, list[str]]:
    """The answer to what a text asks, and the articles that decide it."""
    ruling = ruling_of_form(judge(read_bytes(text.encode(), "untold.md")), language)
    assert ruling is not None
    return ruling.answer, [one.number for one in ruling.deciding]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "article"),
    [
        (HELD.format(card="Galatea"), "7.4.2.c"),
        (SEASONED.format(card="Red"), "7.4.6.b"),
        (UNTRIED, None),
    ],
    ids=["held", "seasoned", "untried"],
)
def test_what_is_so_all_the_same(text: str, article: str | None, language: Language) -> None:
    answer, deciding = ruled(text, language)
    assert answer.startswith({"en": "Yes: ", "fr": "Oui\xa0: "}[language])
    assert deciding[:1] == ([article] if article else [])


@pytest.mark.parametrize("text", [HELD.format(card="Ordis Trooper"), SEASONED.format(card="Kappa")])
def test_what_is_not_so_is_denied(text: str) -> None:
    assert ruled(text, "en")[0].startswith("No: ")
