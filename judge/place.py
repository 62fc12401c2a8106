"""Where the project's own files lie, in a checkout and in an installed wheel."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
TRANSLATIONS = PACKAGE / "translations"
STATIC = PACKAGE / "static"


def _folder(name: str) -> Path:
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name


RULES = _folder("rules")
SCENARIOS = _folder("scenarios")
TEMPLATES = _folder("templates")
