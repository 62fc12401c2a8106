"""A mark of the language of cards as it is now: what was read or printed by another one is read and printed anew."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ("cards/language", "cards/printing.py", "game/ability", "game/terms.py")
"""What a tree depends on, and the words that are printed of it."""


@cache
def fingerprint() -> str:
    """A mark of the grammars, their tables and the vocabulary, as they are now."""
    digest = hashlib.sha256()
    for source in SOURCES:
        place = ROOT / source
        files = [place] if place.is_file() else [path for path in place.rglob("*") if path.suffix in (".py", ".lark")]
        for path in sorted(files):
            digest.update(path.relative_to(ROOT).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
