"""A scenario that ships, played, judged and explored once for all tests of it that stand side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import pytest

from judge.exploring.exploration import Exploration
from judge.exploring.golden import explored
from judge.exploring.scene import ScenarioPosition
from judge.place import SCENARIOS
from judge.scenario.file import Scenario, read_file
from judge.scenario.verdict import Judgement, judge

Tried = TypeVar("Tried")

FILES = sorted(SCENARIOS.glob("*/*.md"))

EACH = 6
"""What costs much is tried with each so manieth scenario or ability; ``pytest --closely`` tries it with all."""


def name_of(path: Path) -> str:
    """The name of a scenario's file in its folder."""
    return path.relative_to(SCENARIOS).as_posix()


def some_of(scenarios: Sequence[Tried], config: pytest.Config) -> Sequence[Tried]:
    """What something is tried with that costs much: scenarios, or forms of them.

    Arguments:
        scenarios: those with which it can be tried.
    """
    return scenarios if config.getoption("--closely") else scenarios[::EACH]


class ShippedScenario:
    """A scenario that ships; what its tests ask for is found out when the first of them asks.

    Arguments:
        path: its file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Scenario:
        """The file, read anew."""
        return read_file(self.path)

    @property
    def judgement(self) -> Judgement:
        """The file, judged."""
        return _judged(self.path)

    @property
    def explored(self) -> tuple[ScenarioPosition, Exploration]:
        """Its board, and what can follow it."""
        return _explored(self.path)


@lru_cache(maxsize=1)
def _judged(path: Path) -> Judgement:
    return judge(read_file(path, name_of(path)))


@lru_cache(maxsize=1)
def _explored(path: Path) -> tuple[ScenarioPosition, Exploration]:
    return explored(read_file(path))
