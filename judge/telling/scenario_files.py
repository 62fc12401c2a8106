"""The scenario files of a folder."""

from __future__ import annotations

from pathlib import Path

from judge.place import files_below


def scenario_files(folder: Path) -> dict[str, Path]:
    """The scenario files of a folder by their paths without ``.md``; a ``README.md`` is none."""
    return {
        path.removesuffix(".md"): file
        for path, file in files_below(folder).items()
        if path.endswith(".md") and file.name.casefold() != "readme.md"
    }
