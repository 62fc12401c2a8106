"""Every scenario states at its top how much can follow its board, or why it does not; it is counted the same again."""

from __future__ import annotations

import pytest
from shipped import ShippedScenario

from judge.exploring.golden import counts_of, facts, state_counts
from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.scenario.counts import Counts, read, reason, stated, with_facts
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge

KUWAT = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")


def test_the_counts_of_a_scenario_are_as_it_states(explored_one: ShippedScenario) -> None:
    scenario = explored_one.read()
    assert (stated(scenario) is None) != (reason(scenario) is None), "judge explore --write states the counts"
    assert counts_of(explored_one.explored[1]) == stated(scenario)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("counts", [Counts(1, 1), Counts(3, 12), Counts(40, 10**20)])
def test_counts_are_read_as_they_are_written(counts: Counts, language: str) -> None:
    words = counts.write(language)  # type: ignore[arg-type]
    scenario = read_bytes(with_facts(KUWAT, {language: words}).encode(), "kuwat.md")  # type: ignore[dict-item]
    assert stated(scenario) == counts
    assert judge(scenario).verdict == "holds"


def test_counts_are_written_below_the_other_facts_and_once() -> None:
    scenario = read_bytes(KUWAT.encode(), "kuwat.md")
    once = state_counts(KUWAT, scenario)
    assert state_counts(once, scenario) == once
    lines = once.splitlines()
    place = lines.index("- Outcomes: 2 in 5 lines")
    assert lines[place - 1].startswith("- Thèmes") and lines[place + 1] == ""


def test_what_is_too_much_to_count_says_why() -> None:
    said = facts(None)
    assert said["en"].startswith("Not explored: more than")
    assert said["fr"].startswith("Non exploré\u00a0: ")
    scenario = read_bytes(with_facts(KUWAT, said).encode(), "kuwat.md")
    assert reason(scenario) is not None and stated(scenario) is None
    assert judge(scenario).verdict == "holds"


@pytest.mark.parametrize("words", ["many", "3", "3 in", "-3 in 12 lines", "3 in 12", ""])
def test_what_states_no_counts_is_unreadable(words: str) -> None:
    assert read(words) is None
    scenario = read_bytes(with_facts(KUWAT, {"en": f"Outcomes: {words}"}).encode(), "kuwat.md")
    judgement = judge(scenario)
    assert judgement.verdict == "unreadable"
    assert "states no counts" in judgement.mistakes[0].say()
