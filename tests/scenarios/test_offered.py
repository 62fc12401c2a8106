"""What is offered at each decision of every scenario, what is refused and why, and what follows, stays what it is.

A line of ``offered.txt`` is a file and three marks, its forms together: of all questions with every answer, allowed or
refused, and the laws of both; of the objects that were there when they were put; of all that happened, with its laws.
Where a line differs, ``judge play`` shows what is offered now. ``JUDGE_REFRESH=1 pytest -n0
tests/scenarios/test_offered.py`` writes the file anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from marks import check, mark
from shipped import FILES, ShippedScenario

from judge.scenario.file import read_file
from judge.scenario.verdict import Judgement, judge

HERE = Path(__file__).parent
GOLDEN = HERE / "offered.txt"
FINER = sorted(HERE.glob("finer/*.md"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def test_each_decision_offers_what_it_offered(shipped: ShippedScenario) -> None:
    check(GOLDEN, [line_of(shipped.path, shipped.judgement)])


@pytest.mark.parametrize("path", FINER, ids=name_of)
def test_each_decision_of_a_fine_point_offers_what_it_offered(path: Path) -> None:
    check(GOLDEN, [line_of(path, judge(read_file(path)))])


def line_of(path: Path, judgement: Judgement) -> str:
    """What is offered in the forms of a file, as a line of the golden."""
    played = [one.performance for one in (judgement, *judgement.twins) if one.performance is not None]
    put = [one for performance in played for one in performance.questions]
    objects = [sorted(one.state.objects.items()) for one in put]
    happened = [move.happenings for performance in played for move in performance.played]
    marks = mark([one.question for one in put]), mark(objects), mark(happened)
    return f"{name_of(path)}: {' '.join(marks)}"


def test_no_line_is_of_a_file_that_is_gone() -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    assert sorted(line.partition(":")[0] for line in lines) == sorted(map(name_of, (*FILES, *FINER)))
