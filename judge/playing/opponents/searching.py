"""The opponent who searches: each choice is played on to the end of the day in many games that may be at the table.

A search over what its seat may know: the choices are what they are at the table, whatever lies hidden; all of them are
tried in the same imagined games, and as the search goes on those that promise least are left out (sequential halving),
so that most games are spent between the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time

from judge.game.event.choices import Option
from judge.games.chance import Chance
from judge.playing.opponents.day_policy import DayPolicy
from judge.playing.opponents.greedy import best_of, without_looking
from judge.playing.opponents.opponent import OpponentTurn
from judge.playing.opponents.outlook import outlook
from judge.playing.opponents.unseen import UnimaginableError

DAYS = 120
"""So many days are imagined for a decision at most."""

SECONDS = 0.3
"""For how long of the processor's time a decision is searched at most."""

ROUNDS = 4
"""So many times the days that are left are shared among the choices that are left."""

IN_VAIN = 12
"""So many deals that fit nothing end a search."""


class Searching:
    """Takes what has led to the best mornings."""

    def choose(self, turn: OpponentTurn, chance: Chance) -> Option:
        """One of the options that are open."""
        settled = without_looking(turn, chance)
        if settled is not None:
            return settled
        ends = process_time() + SECONDS
        left = list(turn.options)
        sums = dict.fromkeys(left, 0.0)
        for part in range(ROUNDS):
            for _ in range(DAYS // ROUNDS // len(left) + 1):
                if process_time() > ends or not try_each(turn, left, sums, chance):
                    break
            if part < ROUNDS - 1 and len(left) > 2:
                left = sorted(left, key=lambda option: -sums[option])[: (len(left) + 1) // 2]
        return best_of({option: sums[option] for option in left}, chance)


def try_each(turn: OpponentTurn, options: Sequence[Option], sums: dict[Option, float], chance: Chance) -> bool:
    """Play the day on after each of some options in one imagined game, and add up how likely the seat wins then.

    Arguments:
        turn: what is asked, and what may be known.
        options: those that are tried.
        sums: to the sum of each of them what it has led to is added.
        chance: deals, and decides in the imagined day.

    Returns:
        whether a game could be imagined.
    """
    for _ in range(IN_VAIN):
        game = turn.imagine(chance)
        if game is None:
            continue
        policy = DayPolicy(game.rules, chance)
        try:
            found = {option: outlook(game.next_day(option, policy.choose), turn.seat) for option in options}
        except UnimaginableError:
            continue
        for option, value in found.items():
            sums[option] += value
        return True
    return False
