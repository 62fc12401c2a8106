"""Which engine works here: a mark that is the same wherever the same program with the same texts runs."""

from __future__ import annotations

import json
import sys
from functools import cache

from judge.data_cache import mark_of
from judge.place import MADE, PACKAGE, RULES, SCENARIOS, STATIC

READ = (".py", ".toml", ".json", ".jsonl", ".lark", ".md", ".mo", ".txt")
"""What of the program decides what it answers."""


@cache
def engine_mark() -> str:
    """The engine, the Python and the editions of this process, as a text."""
    texts, code = mark_of((RULES, SCENARIOS), READ), mark_of((PACKAGE,), READ, (MADE, STATIC, RULES, SCENARIOS))
    editions = " ".join(sorted(path.name for path in RULES.iterdir() if path.is_dir()))
    python = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    return json.dumps({"engine": texts[:8] + code[:8], "editions": editions, "python": python})


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
