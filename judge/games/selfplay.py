"""Games by chance, and what became of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from judge.bounds.collector import resting_collector
from judge.game.rules import Rules
from judge.games.chance import Chance
from judge.games.deck import Deck
from judge.games.game import Ending, Game, play
from judge.games.invariants import check_questions, watch, watch_laws
from judge.games.opening import opening
from judge.games.replay import replay
from judge.messages import LANGUAGES
from judge.value import value

MOST_GAMES, MOST_SEED = 1_000_000, 2**63 - 1
Decks = tuple[Deck, Deck]


@value(frozen=True, slots=True)
class GameResult:
    """What became of one game.

    Arguments:
        ending: how it ended; None if the program broke.
        steps: how many steps became events.
        actions: how many atomic actions they held.
        days: on which day it ended.
        error: how the program broke, if it did.
    """

    seed: int
    ending: Ending | None
    steps: int = 0
    actions: int = 0
    days: int = 0
    error: str | None = None


@dataclass
class SelfplayReport:
    """What became of many games.

    Arguments:
        games: how many there were.
        steps: how many steps became events, in all of them.
        actions: how many atomic actions they held.
        open: how many came to where the rules do not settle what happens.
        unfinished: how many were stopped for their length.
        longest: the steps of the longest game.
        failures: the games in which the program broke.
    """

    games: int = 0
    steps: int = 0
    actions: int = 0
    open: int = 0
    unfinished: int = 0
    longest: int = 0
    failures: list[GameResult] = field(default_factory=list)

    def add(self, result: GameResult) -> None:
        """Count one game more."""
        self.games += 1
        self.steps += result.steps
        self.actions += result.actions
        self.open += result.ending == "open"
        self.unfinished += result.ending == "unfinished"
        self.longest = max(self.longest, result.steps)
        if result.error is not None:
            self.failures.append(result)

    def data(self) -> dict[str, object]:
        """The report as JSON data."""
        return {
            "games": self.games,
            "steps": self.steps,
            "actions": self.actions,
            "errors": len(self.failures),
            "open": self.open,
            "unfinished": self.unfinished,
            "longest": self.longest,
            "failures": [{"seed": one.seed, "error": one.error} for one in self.failures],
        }


def game_of(seed: int, decks: Decks, rules: Rules, *, checked: bool = True, traced: bool = False) -> Game:
    """The game of a seed.

    Arguments:
        seed: what decides everything that is left to chance.
        decks: what the players bring, by seat.
        rules: by which rules they play.
        checked: whether what must always be true is looked at after every unit.
        traced: whether what happens is told.

    Raises:
        InvariantError: something that must always be true is not, or a law is cited that the edition does not have.
    """
    watchers = (watch, watch_laws(rules.edition)) if checked else ()
    with resting_collector():
        game = play(opening(decks, rules), Chance(seed), rules, watchers, traced=traced)
    if checked:
        check_questions((one.question for one in game.decisions), rules.edition)
    return game


def report(results: Iterable[GameResult]) -> SelfplayReport:
    """Count results."""
    counted = SelfplayReport()
    for result in results:
        counted.add(result)
    return counted


def result_of(seed: int, decks: Decks, rules: Rules, *, replayed: bool = False) -> GameResult:
    """What became of the game of a seed; whatever breaks in it is its result, since that is what is looked for.

    Arguments:
        decks: what the players bring, by seat.
        rules: by which rules they play.
        replayed: whether the game is also written down, read, and played again.
    """
    try:
        game = game_of(seed, decks, rules)
        if replayed:
            replay(game, seed, LANGUAGES[seed % len(LANGUAGES)])
    except Exception as error:
        return GameResult(seed, None, error=f"{type(error).__name__}: {error}")
    return GameResult(seed, game.ending, game.steps, game.actions, game.end.day)
