"""Measures a cluster of this machine: two workers beside one, one beside the plain process, and what a part costs.

python -m tests.measures.cluster --games 400

All of it is time on the clock, so nothing else should be at work meanwhile. The projection takes what a part costs the
one who hands it out: a hundred workers are busy as long as that is less than a hundredth of what a part takes.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import Executor
from statistics import median

from judge.games.deck import deck_text, shipped
from judge.games.parts import AT_ONCE, selfplay
from judge.jobs.cluster import local_cluster
from judge.jobs.running import Workforce, alone, run

DECKS = shipped("5.0")
EMPTY = 500
"""So many parts with nothing to do say what a part costs."""

FIRST = 1_000_000
"""The first seed; before it come the games that make the workers warm."""


def seconds(do: Callable[[], object]) -> float:
    """How long something takes."""
    began = time.perf_counter()
    do()
    return time.perf_counter() - began


def games(count: int, workforce: Workforce) -> float:
    """How long some games take."""
    return seconds(lambda: list(selfplay(range(FIRST, FIRST + count), DECKS, "5.0", workforce)))


def overhead(executor: Executor) -> float:
    """How many seconds a part takes that plays no game, handed out as all are."""
    whole = {"edition": "5.0", "decks": [[one.name, deck_text(one)] for one in DECKS], "replayed": False}
    nothing = ([first, first] for first in range(EMPTY))
    return seconds(lambda: list(run("games", whole, nothing, Workforce(executor, 400), tuple))) / EMPTY


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--turns", type=int, default=3)
    asked = parser.parse_args()
    took: dict[str, list[float]] = {"plain": [], "one": [], "two": []}
    costs: list[float] = []
    games(AT_ONCE, alone())
    for _ in range(asked.turns):
        took["plain"].append(games(asked.games, alone()))
        for name, workers in (("one", 1), ("two", 2)):
            with local_cluster(workers) as (executor, _):
                workforce = Workforce(executor, 3 * workers)
                list(selfplay(range(FIRST - 4 * AT_ONCE, FIRST), DECKS, "5.0", workforce))
                took[name].append(games(asked.games, workforce))
                costs.append(overhead(executor))
    plain, one, two = (median(took[name]) for name in ("plain", "one", "two"))
    cost, part = median(costs), plain / asked.games * AT_ONCE
    print(f"{asked.games} games: plain {plain:.1f} s, one worker {one:.1f} s, two {two:.1f} s")
    print(f"two beside one: {one / two:.2f} times; one beside the plain process: {plain / one:.2f}")
    print(f"a part costs {cost * 1000:.2f} ms and takes {part * 1000:.0f} ms")
    print(f"projection: {part / cost:.0f} workers are kept busy; of a hundred {min(1.0, part / cost / 100):.0%}")


if __name__ == "__main__":
    main()
