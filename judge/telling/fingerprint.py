"""Marks of the engine as it is now: what was judged by another one may have to be judged again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from judge.data_cache import mark_of
from judge.place import PACKAGE, RULES

JUDGING = ("value.py", "law", "game", "editions.py", "cards", "wording", "scenario")
"""The rooms on which a ruling depends, beside the rule book."""

TELLING = (*JUDGING, "telling", "ruling", "translations", "messages.py")
"""Those on which a story and the rulings on it depend."""

PLAYING = (*JUDGING, "exploring", "games", "playing")
"""Those on which it depends how a game is played again."""

KINDS = (".py", ".lark", ".json", ".jsonl", ".toml", ".mo", ".md", ".txt")


@cache
def fingerprint() -> str:
    """Ten letters that change with everything on which a ruling depends: the engine, the cards, the rule book."""
    return _mark(JUDGING)[:10]


@cache
def telling_fingerprint() -> str:
    """A mark that changes with everything on which a told story depends."""
    return _mark(TELLING)[:24]


@cache
def playing_fingerprint() -> str:
    """Ten letters that change with everything on which it depends how a game is played again."""
    return _mark(PLAYING)[:10]


def _mark(rooms: Iterable[str]) -> str:
    return mark_of((RULES, *(PACKAGE / room for room in rooms)), KINDS)
