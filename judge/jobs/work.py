"""One part of some work, done where it is: named, and given as texts of JSON; its answer is one too."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

from judge.jobs.engine import engine_mark

WORKS = {
    "coverage": "judge.cards.covering",
    "drawn games": "judge.games.drawn_parts",
    "games": "judge.games.parts",
    "meetings": "judge.atlas.parts",
    "positions": "judge.exploring.parts",
    "proofs": "judge.school.proof.parts",
}
"""The kinds of work by name, and the module of each.

Its ``worker`` makes of what is common to all parts what does one of them: plain data in, plain data out.
"""


def perform(name: str, mark: str, whole: str, part: str) -> str:
    """Do a part of some work.

    Arguments:
        name: the kind of work.
        mark: the engine of who asks for it.
        whole: what is common to all parts, as JSON.
        part: the part, as JSON.

    Returns:
        as JSON its ``result``; or, where another engine works here, whose it is under ``refused``; or what went wrong
        under ``broken``.
    """
    if mark != engine_mark():
        return json.dumps({"refused": engine_mark(), "worker": _where()})
    try:
        return json.dumps({"result": _worker(name, whole)(json.loads(part))})
    except Exception as error:
        return json.dumps({"broken": f"{type(error).__name__}: {error}", "worker": _where()})


@lru_cache(maxsize=2)
def _worker(name: str, whole: str) -> Callable[[Any], Any]:
    made: Callable[[Any], Any] = import_module(WORKS[name]).worker(json.loads(whole))
    return made


def _where() -> str:
    """The address of this worker in its cluster; "" where there is none."""
    distributed = sys.modules.get("distributed")
    try:
        return str(distributed.get_worker().address) if distributed is not None else ""
    except ValueError:
        return ""
