"""What the functions of the project keep, to be forgotten: so that a test runs each line, and a mutant is asked."""

from __future__ import annotations

import functools
import gc
from typing import Any

OWN = ("judge.", "shipped")
WATCHED = ("judge.game.", "judge.search.", "judge.cards.language.", "shipped")
PARSERS = "judge.cards.language.grammar"
"""What takes seconds to build again and depends on nothing but its own tables."""


def keepers() -> list[Any]:
    """The functions of the project and of its tests that keep what they answered."""
    found = (one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper))
    return [one for one in found if str(getattr(one, "__module__", "")).startswith(OWN)]


class Forgetful:
    """Forgets before each test; what is kept is looked for again only where modules were added."""

    def __init__(self) -> None:
        self.kept: list[Any] = []
        self.modules = 0

    def forget(self, modules: int) -> None:
        """Empty what is kept in the watched rooms, but the parsers.

        Arguments:
            modules: how many modules there are.
        """
        if modules != self.modules:
            self.modules = modules
            self.kept = [one for one in keepers() if one.__module__.startswith(WATCHED) and one.__module__ != PARSERS]
        for one in self.kept:
            one.cache_clear()
