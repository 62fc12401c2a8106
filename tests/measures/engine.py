"""Measures the engine, and python-chess beside it, in one run: ``python -m tests.measures.engine [--json]``.

Everything is measured in seconds of the processor, on one core, so that other programs disturb it little.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import tracemalloc
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import count, islice
from time import process_time

from judge.editions import rules_of
from judge.exploring.budget import Budget
from judge.exploring.exploration import Exploration, explore
from judge.exploring.horizon import Horizon
from judge.game.course.day import begin, rest
from judge.game.course.referee import is_over, let_happen
from judge.game.state.state import State
from judge.games.chance import Chance
from judge.games.deck import shipped
from judge.games.game import RandomDecision, RandomPlayers
from judge.games.opening import opening
from judge.games.selfplay import Decks, game_of
from judge.law.laws import day
from judge.scenario.file import read_bytes
from judge.scenario.play import perform

RULES = rules_of("1.0")
SECONDS = 3.0
"""How long each thing is measured."""
PERFT = 3
"""How deep python-chess counts positions."""
DAYS = 30
SENTINEL = """### Sentinel {name} / Sentinelle {name}
- Type: Character — Soldier
- Hand Cost: 1
- Reserve Cost: 1
- Statistics: 1/1/1
- Text: At Noon — You may pay {{1}} to have me gain 1 boost.
"""
FIVE_REACTIONS = f"""# Five Reactions / Cinq Réactions
## Cards
{"".join(SENTINEL.format(name=name) for name in "ABCDE")}
## Board
- Phase: Noon
### Lithium
- Mana: 5
- Hero Expedition: {"; ".join(f"Sentinel {name}" for name in "ABCDE")}
### Ninette
## Play
"""
"""A board on which five optional Reactions are activated at once."""

FULL_BOARD = """# A full board / Un plateau plein
## Board
- Phase: Night
### Lithium
- Hero: Sigismar & Wingspan
- Landmarks: Ordis Carrier; The Monolith, Ordis Bastion
- Hero Expedition: 5 Ordis Trooper; 5 Ordis Cadets
- Companion Expedition: 5 Ordis Spy; 5 Ozma
### Ninette
- Hero: Subhash & Marmo
- Landmarks: Brassbug Hive; Axiom Reprocessor
- Hero Expedition: 5 Ogun; 5 Ada Lovelace
- Companion Expedition: 5 Tinker Bell; 5 Axiom Salvager
## Play
"""
"""A board on which Rest moves forty Characters at once."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """One thing that was measured.

    Arguments:
        name: what.
        value: how much.
        unit: of what.
        aim: what it should be; "" where nothing is asked.
        met: whether it is; None where nothing is asked.
    """

    name: str
    value: float
    unit: str
    aim: str = ""
    met: bool | None = None


def at_least(name: str, value: float, unit: str, aim: float) -> Measurement:
    """A figure that should not be smaller than its aim."""
    return Measurement(name, value, unit, f">= {aim:,.10g}", value >= aim)


def at_most(name: str, value: float, unit: str, aim: float) -> Measurement:
    """A figure that should not be larger than its aim."""
    return Measurement(name, value, unit, f"<= {aim:,.10g}", value <= aim)


def rate(measured: Iterable[int]) -> float:
    """How much is done in a second.

    Arguments:
        measured: does the work, and gives how much each piece of it was.
    """
    done, began = 0, process_time()
    for amount in measured:
        done += amount
        if process_time() - began >= SECONDS:
            break
    return done / (process_time() - began)


def board(source: str) -> State:
    """The board of a scenario."""
    scenario = read_bytes(source.encode(), "board.md")
    performance = perform(scenario, RULES)
    assert performance is not None, [str(mistake) for mistake in scenario.mistakes]
    return performance.start


def rested(start: State, *, traced: bool) -> int:
    """Let the Night of a board begin and its Characters rest; gives the number of atomic actions."""
    state, actions = start, 0
    for _ in (begin, rest):
        done = let_happen(state, RULES, lambda question, _: question.allowed[0], traced=traced)
        state, actions = done.state, actions + len(done.changes)
    return actions


def games() -> list[Measurement]:
    """Atomic actions and whole games a second."""
    decks, full = shipped("1.0"), board(FULL_BOARD)
    for seed in range(3):
        game_of(seed, decks, RULES)
    played = [
        Measurement(f"atomic actions in whole games, {told} trace", rate(_actions(decks, traced)), "/s")
        for told, traced in (("without", False), ("with", True))
    ]
    return [
        at_least("atomic actions, without trace", rate(rested(full, traced=False) for _ in count()), "/s", 25_000),
        at_least("atomic actions, with trace", rate(rested(full, traced=True) for _ in count()), "/s", 6_000),
        *played,
        at_least("whole games", rate(bool(game_of(seed, decks, RULES, checked=False)) for seed in count()), "/s", 8),
        at_least(
            "whole games, looked at unit by unit", rate(bool(game_of(seed, decks, RULES)) for seed in count()), "/s", 8
        ),
    ]


def _actions(decks: Decks, traced: bool) -> Iterator[int]:
    return (game_of(seed, decks, RULES, checked=False, traced=traced).actions for seed in count())


def afternoons(number: int) -> list[State]:
    """The first turns of the second day of games by chance."""
    decks = shipped("1.0")
    played = (game_of(seed, decks, RULES, checked=False) for seed in count())
    turns = (next((one.state for one in game.decisions if _second(one)), None) for game in played)
    return list(islice((state for state in turns if state is not None), number))


def _second(one: RandomDecision) -> bool:
    return one.question.kind == "turn" and one.state.day == 2


def explored(start: State, positions: int) -> Exploration:
    """An exploration of the rest of a day, as far as a budget lets it."""
    return explore(start, RULES, until=Horizon.DAY, budget=Budget(positions))


def exploration(chess: float) -> list[Measurement]:
    """Positions a second, and what one of them takes in memory.

    Arguments:
        chess: positions a second of python-chess with copy.
    """
    starts = afternoons(20)
    looked_at = rate(explored(start, 1_000).visited for start in starts)
    different = rate(explored(start, 1_000).positions for start in starts)
    small, large = (_bytes(starts[0], positions) for positions in (2_000, 8_000))
    five = explore(board(FIVE_REACTIONS), RULES, until=Horizon.DECISION)
    return [
        at_least("positions looked at in exploration", looked_at, "/s", round(chess / 50)),
        Measurement("different ones among them", different, "/s"),
        Measurement("memory of a position, among 2,000", small, "bytes"),
        at_most("the same among 8,000, compared", large / small, "times", 1.15),
        at_least("lines for each position, five Reactions", (five.lines or 0) / five.positions, "", 10),
    ]


def _bytes(start: State, positions: int) -> float:
    """The memory that an exploration keeps for a position."""
    tracemalloc.start()
    try:
        found = explored(start, positions)
        return tracemalloc.get_traced_memory()[1] / found.positions
    finally:
        tracemalloc.stop()


def long_game() -> Measurement:
    """How much more a step costs at the end of a long game than at its beginning; no expedition moves in it."""
    rules, table = RULES.without(day.PROGRESS), RandomPlayers(Chance(1))
    axiom, _ = shipped("1.0")
    state = opening((axiom, axiom), rules)
    costs: dict[int, tuple[float, int]] = {}
    while state.day <= DAYS and not is_over(state):
        began = process_time()
        done = let_happen(state, rules, table.choose, traced=False)
        third = (state.day - 1) * 3 // DAYS
        seconds, actions = costs.get(third, (0.0, 0))
        costs[third] = seconds + process_time() - began, actions + len(done.changes)
        state = done.state
    first, *_, last = (seconds / actions for seconds, actions in costs.values())
    return at_most(f"an action in the last third of {DAYS} days, to the first", last / first, "times", 1.5)


def perft() -> tuple[float, float]:
    """Positions a second of python-chess: with push and pop, and with copy."""
    import chess

    def pushed(board: chess.Board, depth: int) -> int:
        if not depth:
            return 1
        found = 0
        for move in board.legal_moves:
            board.push(move)
            found += pushed(board, depth - 1)
            board.pop()
        return found

    def copied(board: chess.Board, depth: int) -> int:
        if not depth:
            return 1
        found = 0
        for move in board.legal_moves:
            after = board.copy()
            after.push(move)
            found += copied(after, depth - 1)
        return found

    def measured(counted: Callable[[chess.Board, int], int]) -> float:
        return rate(counted(chess.Board(), PERFT) for _ in count())

    return measured(pushed), measured(copied)


def main(arguments: Sequence[str]) -> int:
    """The command line; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.measures.engine")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args(arguments)
    push, copy = perft()
    figures = [
        *games(),
        long_game(),
        *exploration(copy),
        Measurement("python-chess perft, push and pop", push, "/s"),
        Measurement("python-chess perft, copy", copy, "/s"),
    ]
    if asked.json:
        machine = {"python": platform.python_version(), "machine": platform.machine()}
        print(json.dumps({**machine, "figures": [asdict(figure) for figure in figures]}, indent=2))
        return 0
    for figure in figures:
        met = {True: "met", False: "MISSED", None: ""}[figure.met]
        print(f"{figure.name:52} {figure.value:>12,.2f} {figure.unit:6} {figure.aim:12} {met}".rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
