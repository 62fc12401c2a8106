"""Short marks of what a program answers, the same in each run and of what is the same: goldens are made of them."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

from judge.game.closed_list import ClosedList
from judge.game.state.objects import Object
from judge.game.state.state import State

TREE = "judge.game.ability"
LENGTH = 6


def plain(value: object) -> str:
    """A value in letters: what has no order is sorted, an object stands by what can be seen of it, a state by nothing.

    Arguments:
        value: of data classes, collections, and what Python writes by itself.
    """
    if isinstance(value, State):
        return ""
    if isinstance(value, Object):
        seen = (value.id, value.base.card, value.zone, value.holder, value.expedition, value.statuses, value.counters)
        return plain(seen)
    if isinstance(value, Enum | ClosedList):
        return value.name
    if isinstance(value, Mapping):
        return f"{{{','.join(sorted(f'{plain(key)}:{plain(held)}' for key, held in value.items()))}}}"
    if isinstance(value, (frozenset, set)):
        return f"{{{','.join(sorted(map(plain, value)))}}}"
    if isinstance(value, (tuple, list)):
        return f"({','.join(map(plain, value))})"
    if is_dataclass(value):
        name = type(value).__name__ if type(value).__module__.startswith(TREE) else ""
        return f"{name}{plain([getattr(value, one.name) for one in fields(value) if one.repr])}"
    return repr(value)


def mark(value: object) -> str:
    """A few letters that differ where two values do."""
    return hashlib.sha256(plain(value).encode()).hexdigest()[:LENGTH]


def check(golden: Path, now: Iterable[str]) -> None:
    """Hold lines against those of a golden file that begin with the same words up to the colon.

    ``JUDGE_REFRESH=1`` writes them into the file instead.

    Arguments:
        golden: the file; a line of it is a name, a colon and marks.
        now: the lines as they are now.

    Raises:
        AssertionError: a line is not what it was.
    """
    text = golden.read_text(encoding="utf-8") if golden.is_file() else ""
    kept = {name: marks for name, _, marks in (line.rpartition(": ") for line in text.splitlines())}
    found = {name: marks for name, _, marks in (line.rpartition(": ") for line in now)}
    if "JUDGE_REFRESH" in os.environ:
        kept |= found
        golden.write_text("".join(f"{name}: {marks}\n" for name, marks in sorted(kept.items())), encoding="utf-8")
    assert found == {name: kept.get(name) for name in found}
