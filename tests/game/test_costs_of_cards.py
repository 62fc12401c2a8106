"""A cost that abilities change: who changed it is told, and by which law, and without that law it is not changed."""

from __future__ import annotations

import pytest

from judge.law.laws import overview
from judge.law.laws.law import Law
from judge.place import SCENARIOS
from judge.scenario.file import read_file
from judge.scenario.switch import difference
from judge.scenario.twin import whole_forms


@pytest.mark.parametrize(
    ("name", "form", "law"),
    [
        ("robin-hood", 0, overview.CANNOT_BEATS_CAN),
        ("robin-hood", 1, overview.SPECIFIC_BEATS_GENERAL),
    ],
)
def test_without_its_law_a_text_does_not_change_a_cost(name: str, form: int, law: Law) -> None:
    seen = difference(whole_forms(read_file(SCENARIOS / "cards" / f"{name}.md"))[form], law)
    assert seen is not None
    assert seen.kind == "outcome"
