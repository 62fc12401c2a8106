"""Each switch of an edition stands in a law, is read by the engine, and makes a difference when it is turned."""

from __future__ import annotations

from dataclasses import fields, replace
from difflib import unified_diff
from pathlib import Path

import pytest

import judge.game
from judge.game.edition import EDITIONS, STANDS_IN, Edition
from judge.game.rules import Rules
from judge.law.book import DEFAULT_EDITION
from judge.law.citations import LAWS
from judge.place import SCENARIOS
from judge.scenario.file import read_bytes
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


TIRED_IN_RESERVE = ("- Hand: Kappa\n", "- Hand: Kappa\n- Reserve: Parvati, Exhausted\n")
AS_IT_IS = ("", "")

TURNED = {
    "targets_declared": ("objects/banishing-gate", AS_IT_IS, "targets", "targets"),
    "modes_declared": ("playing/modes", AS_IT_IS, "chooses_mode", "chooses_mode"),
    "reactions_cost": ("playing/tough-paid", AS_IT_IS, "exhausts_orbs", ""),
    "free_without_tough": ("playing/free-spell-and-tough", AS_IT_IS, "", "no_longer"),
    "victory_in_every_event": ("day/expeditions-meet", AS_IT_IS, "", "phase_begins"),
    "landmarks_sacrificed": ("day/clean-up", AS_IT_IS, "goes", "sacrificed"),
    "reserve_readied": ("day/from-night-to-noon", TIRED_IN_RESERVE, "", "is_readied"),
}
"""For each switch: a scenario, what is changed in it, and a sentence that is told only before and only after it turns,
or at another place."""


def test_each_switch_is_turned() -> None:
    assert list(TURNED) == SWITCHES


@pytest.mark.parametrize("switch", SWITCHES)
def test_turned_it_makes_a_difference(switch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = EDITIONS[DEFAULT_EDITION]
    turned = replace(usual, **{switch: not getattr(usual, switch)})
    monkeypatch.setattr("judge.game.rules.EDITIONS", {DEFAULT_EDITION: usual, "turned": turned})
    name, (old, new), before, after = TURNED[switch]
    source = (SCENARIOS / f"{name}.md").read_text(encoding="utf-8").replace(old, new, 1)
    told: list[list[str]] = []
    for edition in (DEFAULT_EDITION, "turned"):
        run = perform(read_bytes(source.encode(), name), Rules(edition), strict=False)
        assert run is not None
        told.append([happening.sentence for played in run.played for happening in played.happenings])
    changed = [
        line for line in unified_diff(told[0], told[1], lineterm="", n=0) if line[:3] not in ("---", "+++", "@@ ")
    ]
    assert not before or f"-{before}" in changed
    assert not after or f"+{after}" in changed
