"""Holds games of the environment for learning, masked, against those of `judge play`, decision by decision.

python -m tests.measures.environment --games 1000
"""

from __future__ import annotations

import argparse
import time

from judge.editions import PLAYED
from judge.games.deck import shipped
from judge.games.selfplay import game_of
from judge.learning.environment import GameEnvironment
from judge.learning.making import environment
from judge.scenario.alike import all_alike


def same_game(env: GameEnvironment, seed: int) -> int:
    """Play the game of a seed in the environment, as `judge play` plays it.

    Arguments:
        env: of the two decks that come with the program.

    Returns:
        how many decisions the agents made.

    Raises:
        AssertionError: the two differ in what is asked, in what is allowed, in where they come to, or in how they end.
    """
    rules = env.rules
    game = game_of(seed, shipped(rules.edition.name), rules, checked=False)
    asked = [one for one in game.decisions if one.question.kind == "turn" or not all_alike(one.question, one.state)]
    chance = [one.question.allowed.index(one.option) for one in asked if one.question.player is None]
    env.reset(seed=seed, options={"chance": chance})
    count = 0
    for one in asked:
        if one.question.player is None:
            continue
        seen, _, over, cut, _ = env.last()
        assert not over and not cut and seen is not None
        assert (env.point.question, env.point.state) == (one.question, one.state)
        (number,) = (number for number, option in env.options.items() if option == one.option)
        assert seen["action_mask"][number] == 1
        assert int(seen["action_mask"].sum()) == len(one.question.allowed), "of what is allowed nothing is left out"
        env.step(number)
        count += 1
    assert env.drawn[: len(chance)] == chance
    assert (env.point.state, all(env.terminations.values())) == (game.end, game.ending == "won")
    return count


def main() -> None:
    """Play the games, and say how many decisions there were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    games = parser.parse_args().games
    for edition in PLAYED:
        env, began = environment(edition=edition), time.process_time()
        count = sum(same_game(env, seed) for seed in range(games))
        seconds = time.process_time() - began
        print(f"edition {edition}: {games} games, {count} decisions, all the same; {seconds:.0f} s of processor time")


if __name__ == "__main__":
    main()
