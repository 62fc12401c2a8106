"""Every law that the engine cites decides something: switched off, it changes what a scenario shows.

The reviewed list is ``switches.txt``, one line a law: name, article, scenario, kind of difference. After a change of
laws or scenarios ``JUDGE_REFRESH=1 pytest tests/scenarios/test_switches.py`` writes it anew, with the listed scenario
where that still shows the law and else with the plainest one; read the diff.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from judge.game.rules import Rules
from judge.law.citations import LAWS
from judge.law.citations.law import Law
from judge.place import SCENARIOS
from judge.scenario.file import Scenario, read_file
from judge.scenario.play import perform
from judge.scenario.switch import KINDS, Difference, difference, typed
from judge.scenario.verdict import edition_of

GOLDEN = Path(__file__).with_name("switches.txt")


@cache
def scenarios() -> dict[str, Scenario]:
    files = sorted(SCENARIOS.rglob("*.md"))
    return {path.relative_to(SCENARIOS).with_suffix("").as_posix(): read_file(path) for path in files}


def golden() -> dict[str, tuple[str, str, str]]:
    rows = (line.split() for line in GOLDEN.read_text(encoding="utf-8").splitlines())
    return {name: (article, scenario, kind) for name, article, scenario, kind in rows}


def shown(law: Law) -> list[tuple[str, Difference]]:
    """The scenarios that type a law and differ without it, the plainest first."""
    found = []
    for name, scenario in scenarios().items():
        if law.number(edition_of(scenario)) in typed(scenario):
            seen = difference(scenario, law)
            if seen is not None:
                found.append((name, seen))
    return sorted(found, key=lambda one: (KINDS.index(one[1].kind), len(one[1].kinds), _size(one[1]), one[0]))


def _size(seen: Difference) -> int:
    return len(seen.only_with) + len(seen.only_without)


@pytest.fixture(scope="module", autouse=True)
def _refreshed() -> None:
    if "JUDGE_REFRESH" not in os.environ:
        return
    lines = []
    for law in LAWS.values():
        found = shown(law)
        before = [one for one in found if one[0] == golden().get(law.name, ("", "", ""))[1]]
        name, seen = next(iter(before or found), ("-", None))
        lines.append(f"{law.name} {law.number('1.0')} {name} {seen.kind if seen else '-'}")
    GOLDEN.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize("law", LAWS.values(), ids=lambda law: law.name)
def test_a_law_decides_something(law: Law) -> None:
    assert law.name in golden(), f"{law.name} is not in {GOLDEN.name}; no scenario shows what it decides"
    article, name, kind = golden()[law.name]
    assert article == law.number("1.0")
    scenario = scenarios()[name]
    assert article in typed(scenario), f"{name} does not name {article} as evidence"
    seen = difference(scenario, law)
    assert seen is not None, f"{name} does not change without {law.name}"
    assert seen.kind == kind


def test_the_list_holds_no_other_laws() -> None:
    assert list(golden()) == list(LAWS)


def test_each_law_says_what_happens_without_it() -> None:
    for law in LAWS.values():
        assert law.without["en"].endswith(".") and law.without["fr"].endswith("."), law.name


def test_a_run_that_need_not_be_strict_is_the_same_as_the_strict_one() -> None:
    for name, scenario in scenarios().items():
        runs = [perform(scenario, Rules(edition_of(scenario)), strict=strict) for strict in (True, False)]
        strict, loose = runs
        assert strict is not None and loose is not None
        assert strict.state.canonical == loose.state.canonical, name
        assert strict.asked == loose.asked, name


def test_a_law_that_a_scenario_does_not_touch_changes_nothing() -> None:
    assert difference(scenarios()["objects/kuwat-and-haven"], LAWS["TIE_NOT_ENOUGH"]) is None
