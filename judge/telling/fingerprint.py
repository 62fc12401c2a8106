"""Marks of the engine as it is now: what was judged by another one may have to be judged again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

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
    digest = hashlib.sha256()
    for top, name in ((RULES, ""), *((PACKAGE, room) for room in rooms)):
        for path in _files(top / name):
            digest.update(f"{name}/{path.relative_to(top).as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _files(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
    else:
        yield from (path for path in sorted(place.rglob("*")) if path.suffix in KINDS and path.is_file())
