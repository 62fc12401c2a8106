"""In how many situations each law speaks: the rarer, the more special."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from judge.law.laws.law import Law

FILE = Path(__file__).parent / "generality.json"


def generality(law: Law, edition: str) -> int:
    """How many of the situations that ship cite a law.

    Arguments:
        edition: by which they are played.
    """
    return _counts().get(edition, {}).get(law.name, 0)


@cache
def _counts() -> Mapping[str, Mapping[str, int]]:
    counts: dict[str, dict[str, int]] = json.loads(FILE.read_text(encoding="utf-8"))
    return counts
