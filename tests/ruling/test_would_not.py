"""Where nothing else would happen without a law, the ruling says in words what would not."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.messages import Language
from judge.place import SCENARIOS
from judge.ruling.rulings import ruling_of_form
from judge.scenario.file import read_file
from judge.scenario.verdict import judge


def without(scenario: str, number: str, language: Language) -> str:
    """What the ruling on a scenario says would be so without an article that decides."""
    ruling = ruling_of_form(judge(read_file(SCENARIOS / f"{scenario}.md")), language)
    assert ruling is not None
    return next(one.without for one in ruling.deciding if one.number == number)


@pytest.mark.parametrize(
    ("scenario", "number", "english", "french"),
    [
        (
            "events/cost-of-a-card-declined",
            "6.4.b",
            "Without 6.4.b it would not come to “Lithium declines to pay for Shenlong”.",
            "Sans 6.4.b, on n’en arriverait pas à «\u00a0Lithium refuse de payer Shenlong\u00a0».",
        ),
        (
            "objects/anchored",
            "4.2.a",
            "Without 4.2.a Dusk of day 1 would not begin.",
            "Sans 4.2.a, la phase du Crépuscule du Jour 1 ne commencerait pas.",
        ),
    ],
)
def test_what_would_not_happen_is_said_in_words(scenario: str, number: str, english: str, french: str) -> None:
    assert [without(scenario, number, "en"), without(scenario, number, "fr")] == [english, french]


SLEIGH = """# A sleigh / Un traîneau

- Rules: 5.0

> EN The Expedition moves two regions.
> FR L’Expédition avance de deux régions.

## Board

### Lithium

- Hero Expedition: Kappa; The Magic Sleigh
- First player

### Ninette

- Passed

## Play

1. Lithium passes
2. the game goes on until Night

## Outcome

### Lithium

- Distance of the Hero Expedition: 2
"""


@pytest.mark.parametrize(
    ("language", "answer", "less", "more"),
    [
        (
            "en",
            "The Hero Expedition of Lithium moves forward (2 times).",
            "Without 6.2.b the Hero Expedition of Lithium would move forward only once.",
            "Without 6.2.k the Hero Expedition of Lithium would move forward 3 times.",
        ),
        (
            "fr",
            "L’Expédition Héros de Lithium avance (2 fois).",
            "Sans 6.2.b, l’Expédition Héros de Lithium avancerait une seule fois.",
            "Sans 6.2.k, l’Expédition Héros de Lithium avancerait 3 fois.",
        ),
    ],
)
def test_what_would_happen_less_or_more_often_is_counted(
    tmp_path: Path, language: Language, answer: str, less: str, more: str
) -> None:
    path = tmp_path / "a-sleigh.md"
    path.write_text(SLEIGH, encoding="utf-8")
    ruling = ruling_of_form(judge(read_file(path)), language)
    assert ruling is not None
    assert ruling.answer == answer
    without = [one.without for one in ruling.deciding]
    assert [one for one in without if one in {less, more}] == [less, more]
