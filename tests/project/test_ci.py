"""The continuous integration counts honestly: what failed or was skipped is no green line."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from outside import ROOT, run


@pytest.mark.parametrize(
    ("counts", "status", "words"),
    [
        ((3, 0, 0, 0), 0, "3 passed, 0 failed"),
        ((3, 1, 0, 0), 1, "2 passed, 1 failed"),
        ((3, 0, 1, 0), 1, "2 passed, 1 failed"),
        ((3, 0, 0, 1), 1, "2 passed, 0 failed, 1 skipped"),
        ((0, 0, 0, 0), 1, "0 passed"),
    ],
)
def test_the_tally(counts: tuple[int, int, int, int], status: int, words: str, tmp_path: Path) -> None:
    tests, failures, errors, skipped = counts
    report = tmp_path / "report.xml"
    report.write_text(
        f'<testsuites><testsuite tests="{tests}" failures="{failures}" errors="{errors}" skipped="{skipped}"/>'
        "</testsuites>",
        encoding="utf-8",
    )
    done = run([sys.executable, str(ROOT / ".ci" / "tally.py"), str(report)], tmp_path, os.environ)
    assert done.returncode == status
    assert words in done.stdout + done.stderr


def test_it_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
