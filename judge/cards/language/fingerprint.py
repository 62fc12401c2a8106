"""A mark of the language of cards as it is now: what was read or printed by another one is read and printed anew."""

from __future__ import annotations

from functools import cache

from judge.data_cache import mark_of
from judge.place import PACKAGE

SOURCES = ("cards/language", "cards/printing.py", "game/ability", "game/terms.py")
"""What a tree depends on, and the words that are printed of it."""


@cache
def fingerprint() -> str:
    """A mark of the grammars, their tables and the vocabulary, as they are now."""
    return mark_of((PACKAGE / source for source in SOURCES), (".py", ".lark"))[:16]
