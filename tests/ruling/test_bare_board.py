"""What shapes every Day is read out last, and does not hide two laws of which each is enough."""

from __future__ import annotations

from judge.editions import rules_of
from judge.law.laws import day, objects, vocabulary
from judge.law.laws.law import Law
from judge.ruling.bare_board import shapes_every_day
from judge.ruling.rulings import ruling_of_form
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge

BOTH_STAY = """# Eternal and Asleep

- Rules: 5.0

## Board

### Ann

- First player
- Hero Expedition: {card}

### Ben

- Passed

## Play

1. Ann passes
2. the game goes on until Morning

## Ruling

- Hydracaena stays
"""


def first_article(card: str) -> str:
    """The article that is read out first of the ruling on who stays."""
    file = judge(read_bytes(BOTH_STAY.format(card=card).encode(), "both"))
    ruling = ruling_of_form(file, "en")
    assert ruling is not None
    return ruling.laws[0]


def test_the_phases_shape_every_day() -> None:
    rules = rules_of("5.0")

    def shape(law: Law) -> bool:
        return shapes_every_day(law, rules)

    assert shape(day.PHASES)
    assert not shape(objects.ASLEEP_STAYS)
    assert not shape(vocabulary.ETERNAL)


def test_one_reason_to_stay_is_read_out_first() -> None:
    assert first_article("Hydracaena, 2 boosts") == "7.4.3.b"


def test_two_reasons_to_stay_are_found_together() -> None:
    assert first_article("Hydracaena, 2 boosts, Asleep") in ("2.4.4.b", "7.4.3.b")
