"""The command ``judge`` for tests: in this process, or as a program of its own; a scenario to change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.place import SCENARIOS


@pytest.fixture(scope="session", autouse=True)
def _colours() -> Iterator[None]:
    """Whether there are colours is for each test to say."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("NO_COLOR", raising=False)
        yield


@pytest.fixture
def kuwat(tmp_path: Path) -> Path:
    """A scenario that holds: the main form of one that is shipped."""
    text = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")
    target = tmp_path / "kuwat.md"
    target.write_text(text.partition("\n## But if")[0], encoding="utf-8")
    return target


@pytest.fixture
def differing(kuwat: Path) -> Path:
    """A scenario that differs from what happens."""
    text = kuwat.read_text(encoding="utf-8").replace("no boosts", "1 boost")
    target = kuwat.with_name("differing.md")
    target.write_text(text, encoding="utf-8")
    return target


@pytest.fixture
def unreadable(tmp_path: Path) -> Path:
    """A file that is no scenario, by somebody who wishes us no good."""
    target = tmp_path / "unreadable.md"
    target.write_text("- \x1b[31mred\x1b]0;owned\x07\n\n## \x1b[2J\u202enothing\n", encoding="utf-8")
    return target
