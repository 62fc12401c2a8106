"""Which engine works here: a mark that is the same wherever the same program with the same texts and cards runs."""

from __future__ import annotations

import json
import sys
from functools import cache, lru_cache

from judge.data_cache import mark_of
from judge.place import IMPORTED_CARDS, MADE, PACKAGE, RULES, SCENARIOS, STATIC, Stamp, data_folder, stamp_of

READ = (".py", ".toml", ".json", ".jsonl", ".lark", ".md", ".mo", ".txt")
"""What of the program decides what it answers."""


def engine_mark() -> str:
    """The engine, the Python, the editions and the imported cards of this process, as a text."""
    return json.dumps({**_program(), "cards": _imported(stamp_of(data_folder() / IMPORTED_CARDS))})


@cache
def _program() -> dict[str, str]:
    texts, code = mark_of((RULES, SCENARIOS), READ), mark_of((PACKAGE,), READ, (MADE, STATIC, RULES, SCENARIOS))
    editions = " ".join(sorted(path.name for path in RULES.iterdir() if path.is_dir()))
    python = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    return {"engine": texts[:8] + code[:8], "editions": editions, "python": python}


@lru_cache(maxsize=2)
def _imported(stamp: Stamp | None) -> str:
    return "as shipped" if stamp is None else mark_of((stamp[0],))[:8]


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
