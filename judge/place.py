"""Where the project's own files lie, in a checkout and in an installed wheel, and where what it makes is kept."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent
TRANSLATIONS = PACKAGE / "translations"
STATIC = PACKAGE / "static"


def _folder(name: str) -> Path:
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name


RULES = _folder("rules")
SCENARIOS = _folder("scenarios")
TEMPLATES = _folder("templates")


def cache_folder() -> Path:
    """The folder for what can be built again: ``JUDGE_CACHE``, or the user's cache folder."""
    named = os.environ.get("JUDGE_CACHE")
    return Path(named) if named else Path(platformdirs.user_cache_dir("altered-judge", appauthor=False))


def own(folder: Path) -> None:
    """Make sure that a folder exists and that nobody but the user can write to it.

    Raises:
        OSError: it cannot be made, is no folder, or others can write to it.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    about = folder.stat()
    if not stat.S_ISDIR(about.st_mode):
        raise NotADirectoryError(folder)
    if hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o022):
        raise PermissionError(folder)
