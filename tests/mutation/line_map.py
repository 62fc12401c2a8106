"""A plugin of pytest that writes which lines of the watched rooms each test runs, and how long the test takes.

``MUTATION_MAP`` names the folder of the map: each process writes one file of JSON lines there, one line a test that
passed. Lines are kept as a number whose bits are set. It needs Python 3.12 or later.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest
from memory import Forgetful

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("judge/game", "judge/cards/language", "judge/search")
"""The folders whose lines are watched and mutated."""


class LineMap:
    """The watched lines that have run since the last test began."""

    def __init__(self, folder: Path) -> None:
        self.lines: dict[str, int] = defaultdict(int)
        self.forgetful = Forgetful()
        self.watched = tuple(f"{ROOT / room}{os.sep}" for room in ROOMS)
        folder.mkdir(parents=True, exist_ok=True)
        self.file = (folder / f"{os.getpid()}.jsonl").open("a", encoding="utf-8")
        self.monitoring: Any = vars(sys)["monitoring"]
        tool = self.monitoring.COVERAGE_ID
        events = self.monitoring.events
        self.monitoring.use_tool_id(tool, "line map")
        self.monitoring.register_callback(tool, events.PY_START, self._started)
        self.monitoring.register_callback(tool, events.LINE, self._ran)
        self.monitoring.set_events(tool, events.PY_START)

    def _started(self, code: CodeType, offset: int) -> Any:
        if code.co_filename.startswith(self.watched):
            self.monitoring.set_local_events(self.monitoring.COVERAGE_ID, code, self.monitoring.events.LINE)
        return self.monitoring.DISABLE

    def _ran(self, code: CodeType, line: int) -> Any:
        self.lines[code.co_filename] |= 1 << line
        return self.monitoring.DISABLE

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Begin a test with no lines, and with nothing that an earlier one has left in memory or on the disk."""
        self.forgetful.forget(len(sys.modules))
        for trees in Path(os.environ["JUDGE_CACHE"]).glob("trees-*"):
            trees.unlink(missing_ok=True)
        self.lines.clear()
        self.monitoring.restart_events()
        self.passed = True
        self.began = time.perf_counter()
        result = yield
        if self.passed and self.lines:
            lines = {str(Path(name).relative_to(ROOT)): f"{bits:x}" for name, bits in self.lines.items()}
            seconds = round(time.perf_counter() - self.began, 3)
            self.file.write(json.dumps({"test": item.nodeid, "seconds": seconds, "lines": lines}) + "\n")
            self.file.flush()
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember a test that does not pass."""
        self.passed = self.passed and report.passed


def pytest_configure(config: pytest.Config) -> None:
    """Watch the tests of this process, unless it only hands them out."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(LineMap(Path(os.environ["MUTATION_MAP"])), "line map")
