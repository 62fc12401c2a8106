"""Fine points that no shipped scenario shows: each file of the folder ``finer`` holds, with all its twins.

They came of mutants that survived (see ``tests/mutation``). What teaches something belongs in ``scenarios``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.scenario.file import read_file
from judge.scenario.verdict import judge

FILES = sorted(Path(__file__).with_name("finer").glob("*.md"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_holds(path: Path) -> None:
    judgement = judge(read_file(path, path.name))
    assert judgement.verdict == "holds", "\n".join(mistake.say() for mistake in judgement.mistakes)
