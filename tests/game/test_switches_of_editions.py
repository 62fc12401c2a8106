"""Each switch of an edition stands in a law, is read by the engine, and makes a difference when it is turned."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

import judge.game
from judge.game.edition import EDITIONS, STANDS_IN, Edition
from judge.game.rules import Rules
from judge.law.book import DEFAULT_EDITION
from judge.law.citations import LAWS
from judge.place import SCENARIOS
from judge.scenario.file import read_file
from judge.scenario.play import perform

SWITCHES = [one.name for one in fields(Edition)]
ENGINE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(Path(judge.game.__file__).parent.rglob("*.py"))
    if path.name != "edition.py"
)


def test_each_switch_stands_in_a_law() -> None:
    assert list(STANDS_IN) == SWITCHES
    assert set(STANDS_IN.values()) <= set(LAWS.values())


@pytest.mark.parametrize("switch", SWITCHES)
def test_the_engine_reads_it(switch: str) -> None:
    assert f"switches.{switch}" in ENGINE


@pytest.mark.parametrize(
    ("switch", "scenario"),
    [
        ("victory_in_every_event", "day/expeditions-meet"),
        ("targets_declared", "objects/banishing-gate"),
        ("reactions_cost", "playing/tough-paid"),
    ],
)
def test_turned_it_makes_a_difference(switch: str, scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = EDITIONS[DEFAULT_EDITION]
    turned = replace(usual, **{switch: not getattr(usual, switch)})
    monkeypatch.setattr("judge.game.rules.EDITIONS", {DEFAULT_EDITION: usual, "turned": turned})
    found = [
        perform(read_file(SCENARIOS / f"{scenario}.md"), Rules(edition), strict=False)
        for edition in (DEFAULT_EDITION, "turned")
    ]
    one, other = found
    assert one is not None and other is not None
    told = [[happening.sentence for played in run.played for happening in played.happenings] for run in (one, other)]
    assert told[0] != told[1]
