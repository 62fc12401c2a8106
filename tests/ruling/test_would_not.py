"""Where nothing else would happen without a law, the ruling says in words what would not."""

from __future__ import annotations

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
