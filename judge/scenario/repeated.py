"""Moves that are made several times in a row: “Lithium plays ... 100 times” is written once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from judge.scenario.form import MoveLine

MOST = 1_000
"""How often one line can repeat a move."""

_TIMES = re.compile(r"(.*\S)\s+(\d{1,4})\s+(?:times|fois)\.?", re.IGNORECASE)


def repeated(moves: Sequence[MoveLine]) -> Iterator[MoveLine]:
    """Moves with those that are repeated written out; what must follow a repeated move follows the last time.

    Arguments:
        moves: the moves as a file has them.
    """
    for move in moves:
        match = _TIMES.fullmatch(move.line.text)
        times = int(match[2]) if match is not None else 1
        if match is None or not 1 <= times <= MOST:
            yield move
            continue
        line = replace(move.line, text=match[1])
        yield from (MoveLine(line) for _ in range(times - 1))
        yield MoveLine(line, move.facts, move.teacher)
