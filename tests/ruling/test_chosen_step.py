"""A step that somebody asks about is something that happened, though a move of the file is in the same words."""

from __future__ import annotations

import pytest

from judge.place import SCENARIOS
from judge.ruling.chosen import ruling_on_step
from judge.ruling.comparing import compare_editions
from judge.scenario.file import read_file
from judge.scenario.verdict import judge

TWICE = SCENARIOS / "playing" / "not-the-same-target-twice.md"


@pytest.mark.parametrize(("edition", "article"), [("1.0", "5.2.3.b"), ("5.0", "6.5.b")])
def test_the_target_that_was_chosen_is_proved_and_not_the_refusal(edition: str, article: str) -> None:
    file = judge(read_file(TWICE), edition)
    assert file.performance is not None
    told = [one.sentence for played in file.performance.played for one in played.happenings]
    ruling = ruling_on_step(file, told.index("targets") + 1, "en")
    assert ruling is not None
    assert ruling.answer.startswith("Yes: Lithium targets Kappa.")
    assert ruling.laws == (article,)


def test_editions_that_part_at_a_target_prove_it() -> None:
    form, *_ = compare_editions(read_file(TWICE), "1.0", "5.0", "en")
    first = form.sides[0].ruling
    assert first is not None
    assert first.answer.startswith("Yes: Lithium targets Kappa.")
