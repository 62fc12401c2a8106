"""What lies at the top of the repository, and the one dependency that is pinned."""

from __future__ import annotations

import tomllib
from pathlib import Path

from outside import ROOT, TOP


def test_the_search_library_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (pinned,) = (one for one in project["dependencies"] if one.startswith("whoosh"))
    assert pinned.startswith("whoosh3==")


def test_the_top_level_holds_only_what_it_should(repository: Path) -> None:
    shown = {path.name for path in repository.iterdir() if not path.name.startswith(".")}
    assert shown == set(TOP)
