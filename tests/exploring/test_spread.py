"""The exploration by many finds what one process finds, in the same order; positions have digests that all agree on."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from judge.exploring.budget import Budget
from judge.exploring.exploration import Exploration, explore
from judge.exploring.horizon import Horizon
from judge.exploring.parts import read_parts
from judge.exploring.report import report
from judge.exploring.scene import scene
from judge.exploring.spread import Spread
from judge.jobs.checkpoint import Checkpoint
from judge.jobs.errors import WorkError
from judge.jobs.here import Here, processes
from judge.jobs.running import Workforce
from judge.scenario.file import read_bytes
from judge.scenario.named_file import named

DIGEST = """
from judge.exploring.horizon import Horizon
from judge.exploring.parts import Lookout
from judge.exploring.scene import scene
from judge.exploring.unit import End
from judge.scenario.file import read_file
from judge.scenario.named_file import named
here = scene(read_file(named("playing/spy-craft-from-hand"), "x"), 1)
print(Lookout(here.unit, (), here.rules, Horizon.DAY).digest(End(here.unit), False))
"""


def plain(name: str, after: int, until: Horizon, budget: Budget) -> Exploration:
    here = scene(read_bytes(named(name).read_bytes(), name), after)
    return explore(here.unit, here.rules, here.given, until, budget)


def spread(name: str, after: int, until: Horizon, budget: Budget, workforce: Workforce) -> tuple[Spread, Exploration]:
    text = named(name).read_text(encoding="utf-8")
    here = scene(read_bytes(text.encode(), name), after)
    found = Spread(here, text, after, until, budget, workforce)
    return found, found.explore()


@pytest.mark.parametrize("positions", [5, 33, 200])
@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("playing/boom", 0),
        ("objects/kuwat-and-haven", 1),
        ("events/anubis", 1),
        ("playing/target-no-longer-suitable", 0),
    ],
)
def test_it_finds_what_one_process_finds(name: str, after: int, positions: int) -> None:
    budget = Budget(positions)
    for until in (Horizon.DECISION, Horizon.DAY):
        alone = plain(name, after, until, budget)
        for ahead in (1, 6):
            _, found = spread(name, after, until, budget, Workforce(Here(), ahead))
            assert found == alone


@pytest.mark.parametrize("ahead", [6, 400])
def test_a_tenth_at_most_is_looked_at_twice(ahead: int) -> None:
    looked = twice = 0
    for name in ("playing/spy-craft-from-hand", "events/not-activated", "vocabulary/augment"):
        found, _ = spread(name, 0, Horizon.DAY, Budget(600), Workforce(Here(), ahead))
        looked, twice = looked + found.looked, twice + found.twice
    assert looked > 250 and twice <= looked / 10


def test_other_processes_find_the_same_and_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    name, budget, file = "playing/boom", Budget(600), tmp_path / "kept.sqlite"
    alone = plain(name, 0, Horizon.DAY, budget)
    with processes(2) as pool:
        _, found = spread(name, 0, Horizon.DAY, budget, Workforce(pool, 4, Checkpoint(file)))
    names = scene(read_bytes(named(name).read_bytes(), name), 0).names
    assert found == alone and report(found, names, "fr") == report(alone, names, "fr")

    class Nobody(Here):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            raise AssertionError("everything was kept")

    assert spread(name, 0, Horizon.DAY, budget, Workforce(Nobody(), 4, Checkpoint(file)))[1] == alone


def test_a_digest_is_the_same_in_every_process() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1 and len(said.pop().strip()) == 32


GOOD = ["0" * 32, True, [0], 1, 1]


@pytest.mark.parametrize(
    "bad",
    [
        [["0", True, [0], 1, 1]],
        [["0" * 32, 1, [0], 1, 1]],
        [["0" * 32, True, [-1], 1, 1]],
        [["0" * 32, True, ["0"], 1, 1]],
        [["0" * 32, True, [0], 1, True]],
        [["0" * 32, True, [0], 1]],
        [[[], True, [0], 1, 1]],
        "ways",
        None,
    ],
)
def test_what_is_not_what_follows_a_position_is_no_result(bad: Any) -> None:
    assert read_parts([[[GOOD], True, 3]])[0].ways[0].answers == (0,)
    with pytest.raises((ValueError, TypeError)):
        read_parts([[bad, True, 3]])


def test_a_way_that_leads_nowhere_is_told() -> None:
    class Lying(Here):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            return super().submit(lambda: f'{{"result": [[[["{"0" * 32}", true, [77], 1, 1]], true, 1]]}}')

    with pytest.raises(WorkError, match="a way that leads nowhere"):
        spread("playing/boom", 0, Horizon.DAY, Budget(600), Workforce(Lying()))
