"""Measures how often one opponent of the program wins against another: the same decks and seeds, sides swapped.

python -m tests.measures.opponents greedy chance --games 200
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

from judge.bounds.collector import resting_collector
from judge.game.event.choices import Option
from judge.game.state.objects import Player
from judge.games.chance import Chance
from judge.playing.match import MatchRecord
from judge.playing.opponents import OPPONENTS
from judge.playing.opponents.opponent import Opponent, OpponentTurn
from judge.playing.program import decision
from judge.playing.replaying import MatchCourse
from judge.playing.starters import STARTERS


class Dearest:
    """Plays the dearest card that it can, and otherwise whatever comes first."""

    def choose(self, turn: OpponentTurn, chance: Chance) -> Option:
        """One of the options that are open."""
        state = turn.view(chance).state

        def dear(option: Option) -> tuple[bool, int]:
            card = state.objects.get(option.object) if option.object is not None else None
            costs = (card.base.hand_cost or 0, card.base.reserve_cost or 0) if card is not None else (0,)
            return option.kind == "play", max(costs)

        return max(turn.options, key=dear)


MEASURED: dict[str, Opponent] = {**OPPONENTS, "dearest": Dearest()}


def games(count: int) -> Iterator[tuple[tuple[str, str], int]]:
    """The decks and the seed of each game; each stands there twice, for either side."""
    pairs = tuple(combinations(STARTERS, 2))
    for number in range(count // 2):
        yield from ((pairs[number % len(pairs)], number),) * 2


def played(
    decks: tuple[str, str], seed: int, opponents: tuple[Opponent, Opponent]
) -> tuple[Player | None, list[float]]:
    """Who wins a game, and how long the first opponent's decisions took."""
    course = MatchCourse(MatchRecord("5.0", decks, seed, "chance"))
    took: list[float] = []
    while course.asked is not None:
        seat = course.asked
        began = time.process_time()
        move = decision(course, seat, opponents[seat])
        if seat == 0:
            took.append(time.process_time() - began)
        course.decide(move)
    return course.point.state.winner, took


def lower_bound(won: int, count: int) -> float:
    """The lower end of the 95 % interval of a share (Wilson)."""
    z, share = 1.96, won / count
    middle, half = share + z * z / (2 * count), z * math.sqrt((share * (1 - share) + z * z / (4 * count)) / count)
    return (middle - half) / (1 + z * z / count)


def game_of_first(first: str, second: str, place: int, decks: tuple[str, str], seed: int) -> tuple[str, list[float]]:
    """How a game ends for the first opponent, and how long its decisions took.

    Arguments:
        first: the name of the opponent that is measured.
        second: the name of the other.
        place: the how manieth game it is; sides are swapped from one to the next.
        decks: the names of the decks.
        seed: decides how chance falls.
    """
    seat = place % 2
    one, other = MEASURED[first], MEASURED[second]
    with resting_collector():
        winner, took = played(decks, seed, (one, other) if seat == 0 else (other, one))
    ends = "open" if winner is None else "won" if winner == seat else "lost"
    return ends, took if seat == 0 else []


def main() -> None:
    """Print how often the first opponent wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", choices=MEASURED)
    parser.add_argument("second", choices=MEASURED)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    asked = parser.parse_args()
    ends, took = Counter[str](), list[float]()
    with ProcessPoolExecutor(asked.jobs) as pool:
        played_games = [
            pool.submit(game_of_first, asked.first, asked.second, place, *game)
            for place, game in enumerate(games(asked.games))
        ]
        for number, one in enumerate(played_games, 1):
            how, seconds = one.result()
            ends[how] += 1
            took += seconds
            if number % 10 == 0:
                print(f"{number} ... {ends['won']} won", file=sys.stderr, flush=True)
    took.sort()
    won, count = ends["won"], ends.total()
    print(f"{asked.first} won {won} of {count} against {asked.second} ({ends['open']} without a winner)")
    print(f"lower end of the 95 % interval: {lower_bound(won, count):.1%}")
    middle, slow = (took[len(took) * part // 100] * 1000 for part in (50, 95))
    print(f"a decision: median {middle:.0f} ms, 95th percentile {slow:.0f} ms of processor time")


if __name__ == "__main__":
    main()
