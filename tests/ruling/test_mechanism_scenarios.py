"""The scenario of each mechanism that changed shows what its mark says, played by both editions."""

from __future__ import annotations

from collections import Counter

import pytest

from judge.law.mechanisms import Mechanism, MechanismMark, mechanisms
from judge.place import SCENARIOS
from judge.ruling.comparing import judge_anew
from judge.ruling.comparison import FileComparison
from judge.ruling.files import compare_and_keep
from judge.ruling.kept_runs import kept_comparison
from judge.scenario.file import read_file
from judge.scenario.form import Scenario
from judge.scenario.verdict import Judgement, judge
from judge.telling.mechanisms import counts_of_marks

EARLIER, LATER = "1.0", "5.0"
ALL = mechanisms(LATER)


def of(mark: MechanismMark) -> list[Mechanism]:
    return [one for one in ALL if one.mark is mark and one.scenario]


def read(mechanism: Mechanism) -> Scenario:
    return read_file(SCENARIOS / f"{mechanism.scenario}.md", f"{mechanism.scenario}.md")


def played(mechanism: Mechanism) -> dict[str, Judgement]:
    judgement = judge(read(mechanism))
    return {one.edition: one for one in (judgement, *judgement.elsewhere)}


def compared(mechanism: Mechanism) -> FileComparison:
    file, name = SCENARIOS / f"{mechanism.scenario}.md", f"{mechanism.scenario}.md"
    return kept_comparison(file, name, "en") or compare_and_keep(file, name)["en"]


def test_every_mechanism_has_its_mark_and_is_counted() -> None:
    counts = counts_of_marks(LATER)
    assert counts == {mark.value: Counter(one.mark for one in ALL)[mark] for mark in MechanismMark}
    assert sum(counts.values()) == len(ALL) == 63
    assert all(counts.values())


@pytest.mark.parametrize("mechanism", of(MechanismMark.DIFFERS), ids=lambda one: one.name)
def test_what_differs_ships_with_both_outcomes(mechanism: Mechanism) -> None:
    by = played(mechanism)
    assert {edition: one.verdict for edition, one in by.items()} == {EARLIER: "holds", LATER: "holds"}
    told = compared(mechanism)
    assert not told.faults and told.telling_form is not None


@pytest.mark.parametrize("mechanism", of(MechanismMark.NEW), ids=lambda one: one.name)
def test_what_is_new_is_declined_by_name_before(mechanism: Mechanism) -> None:
    by = played(mechanism)
    assert {edition: one.verdict for edition, one in by.items()} == {LATER: "holds"}
    before = judge_anew(read(mechanism), EARLIER).performance
    assert before is not None and before.unplayed is not None
    assert "needs edition" in before.unplayed.say("en")


@pytest.mark.parametrize("mechanism", of(MechanismMark.OPEN), ids=lambda one: one.name)
def test_what_is_open_in_one_is_shown_as_open(mechanism: Mechanism) -> None:
    assert sorted(one.own for one in played(mechanism).values()) == ["holds", "open"]


@pytest.mark.parametrize("mechanism", of(MechanismMark.SAME), ids=lambda one: one.name)
def test_what_is_the_same_comes_to_the_same(mechanism: Mechanism) -> None:
    told = compared(mechanism)
    assert not told.faults
    assert [form.title for form in told.forms if form.differs_in_outcome] == []
