"""For every test: no cards are imported but those that it imports itself; what can be built again is kept for tests."""

from __future__ import annotations

import getpass
import os
import tempfile
from pathlib import Path

import pytest

os.environ["JUDGE_DATA"] = str(Path(tempfile.gettempdir()) / f"judge-tests-{os.getpid()}-none")
os.environ["JUDGE_LIMIT"] = "0"
os.environ.setdefault("JUDGE_CACHE", str(Path(tempfile.gettempdir()) / f"judge-tests-{getpass.getuser()}-cache"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """An option to look at each page of the site in all that it can be."""
    parser.addoption(
        "--closely", action="store_true", help="look at each page in both languages and colours, and at all of it"
    )


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the imported cards, empty."""
    folder = tmp_path / "data"
    monkeypatch.setenv("JUDGE_DATA", str(folder))
    return folder
