"""Games by chance as a part of some work: decks and seeds in, results out, all as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

from judge.editions import rules_of
from judge.games.deck import deck_text, read_bytes
from judge.games.game import Ending
from judge.games.selfplay import Decks, GameResult, result_of
from judge.jobs.running import Workforce, run

AT_ONCE = 8
"""How many games a part has."""

ENDINGS = (None, *get_args(Ending))
FIELDS = ("steps", "actions", "days")


def parts_of(seeds: range) -> Iterator[list[int]]:
    """The seeds in parts: the first one and the one after the last one of each."""
    for first in range(seeds.start, seeds.stop, AT_ONCE):
        yield [first, min(first + AT_ONCE, seeds.stop)]


def selfplay(
    seeds: range, decks: Decks, edition: str, workforce: Workforce, *, replayed: bool = False
) -> Iterator[GameResult]:
    """Play the games of many seeds, in the order of the seeds.

    Arguments:
        decks: what the players bring, by seat.
        edition: the edition of the rules.
        workforce: who plays them.
        replayed: whether each game is also written down, read, and played again.

    Raises:
        WorkError: a part of them could not be played.
    """
    written = [[deck.name, deck_text(deck)] for deck in decks]
    whole = {"edition": edition, "decks": written, "replayed": replayed}
    for results in run("games", whole, parts_of(seeds), workforce, read_games):
        yield from results


def worker(whole: Mapping[str, Any]) -> Callable[[list[int]], list[list[Any]]]:
    """What plays the games of some seeds.

    Arguments:
        whole: the edition, the names and the texts of the decks, and whether each game is written down and read.
    """
    edition = whole["edition"]
    first, second = (read_bytes(text.encode(), name, edition) for name, text in whole["decks"])
    rules, replayed = rules_of(edition), bool(whole["replayed"])

    def play(part: list[int]) -> list[list[Any]]:
        return [written(result_of(seed, (first, second), rules, replayed=replayed)) for seed in range(*part)]

    return play


def written(result: GameResult) -> list[Any]:
    """A result as plain data."""
    return [result.seed, result.ending, *(getattr(result, name) for name in FIELDS), result.error]


def read_game(data: Any) -> GameResult:
    """A result of plain data.

    Raises:
        ValueError: it is none.
    """
    seed, ending, *counts, error = data
    if (
        ending not in ENDINGS
        or len(counts) != len(FIELDS)
        or not all(type(one) is int and 0 <= one < 2**63 for one in (seed, *counts))
        or not (error is None or isinstance(error, str))
    ):
        raise ValueError("no result of a game")
    steps, actions, days = counts
    return GameResult(seed, ending, steps, actions, days, error)


def read_games(data: Any) -> tuple[GameResult, ...]:
    """The results of a part.

    Raises:
        ValueError: it holds something else.
    """
    return tuple(read_game(one) for one in data)
