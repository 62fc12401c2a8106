"""The scenario files of a folder."""

from __future__ import annotations

from pathlib import Path


def scenario_files(folder: Path) -> dict[str, Path]:
    """The scenario files of a folder by their paths without ``.md``; a ``README.md`` is none."""
    return {
        file.relative_to(folder).with_suffix("").as_posix(): file
        for file in sorted(folder.rglob("*.md"))
        if file.name.casefold() != "readme.md"
    }
