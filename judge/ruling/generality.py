"""In how many situations each law speaks: the rarer, the more special."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from judge.law.laws.law import Law

FILE = Path(__file__).parent / "generality.json"


OF = 512
"""Of so many situations it is told in how many a law speaks: more that ship make no law more general."""


def generality(law: Law, edition: str) -> int:
    """In how many situations a law speaks, where the law of every play speaks in ``OF`` of them.

    Arguments:
        edition: by which they are played.
    """
    counts = _counts().get(edition, {})
    return -(-counts.get(law.name, 0) * OF // max(counts.values(), default=1))


@cache
def _counts() -> Mapping[str, Mapping[str, int]]:
    counts: dict[str, dict[str, int]] = json.loads(FILE.read_text(encoding="utf-8"))
    return counts
