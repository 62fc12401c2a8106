"""Which engine works here: a mark that is the same wherever the same program with the same texts runs."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from judge.place import MADE, PACKAGE, RULES, SCENARIOS, STATIC

READ = frozenset({".py", ".toml", ".json", ".jsonl", ".lark", ".md", ".mo", ".txt"})
"""What of the program decides what it answers."""


@cache
def engine_mark() -> str:
    """The engine, the Python and the editions of this process, as a text."""
    digest = hashlib.sha256()
    for root in (PACKAGE, RULES, SCENARIOS):
        for path in sorted(_files(root)):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    editions = " ".join(sorted(path.name for path in RULES.iterdir() if path.is_dir()))
    python = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    return json.dumps({"engine": digest.hexdigest()[:16], "editions": editions, "python": python})


def _files(root: Path) -> Iterator[Path]:
    others = {MADE, STATIC, *({RULES, SCENARIOS} - {root})}
    for path in root.rglob("*"):
        if path.suffix in READ and path.is_file() and others.isdisjoint(path.parents):
            yield path


def differing(here: str, there: str) -> tuple[str, ...]:
    """What tells two marks apart, each as its name and what it is there.

    Arguments:
        here: the mark of this process.
        there: the mark that another process has sent, whatever that is.
    """
    try:
        own, other = json.loads(here), json.loads(there)
        return tuple(f"{name} {str(other[name])[:40]}" for name in own if other[name] != own[name])
    except (ValueError, TypeError, LookupError):
        return ("?",)
