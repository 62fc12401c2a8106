"""Progress in the Arena (4.3): during tie-breakers the statistics of both expeditions decide the game."""

from __future__ import annotations

from functools import partial

from judge.game.course.progress import OF_STATISTICS, counting
from judge.game.event.run import Asking, Run
from judge.game.state.objects import Object, Player
from judge.game.state.state import SEATS
from judge.game.terms import Expedition, Terrain
from judge.game.view.deciding import deciding
from judge.game.view.terrains import why_terrains
from judge.game.view.view import TERRAINS, View
from judge.law.laws import day, vocabulary

OF_ARENA = (*OF_STATISTICS, vocabulary.GIGANTIC_TWICE_IN_ARENA)
"""The laws that decide which statistics count in the Arena, and how often."""


def types_decide(run: Run) -> Asking:
    """The player who wins more types wins the game; without a winner there is another day of tie-breakers."""
    if not run.holds(day.ARENA_PROGRESS):
        return
    if run.holds(day.ARENA_WITHOUT_MOVES):
        run.tell("no_moves", (day.ARENA_WITHOUT_MOVES,))
    view = run.view
    won = {player: _won(view, player) for player in SEATS}
    for player in run.state.initiative:
        counts = deciding(view, OF_ARENA, partial(_won, player=player)) if run.traced else ()
        for terrain in won[player]:
            laws = (day.ARENA_PROGRESS, *why_terrains(view, 0), *counts)
            run.tell("wins_terrain", laws, player=player, terrain=terrain)
    first, second = len(won[0]), len(won[1])
    if first == second:
        run.tell("nobody_wins", (day.ANOTHER_DAY,))
        if not run.holds(day.ANOTHER_DAY):
            run.change(winner=run.state.first_player)
        return
    winner = 0 if first > second else 1
    run.change(winner=winner)
    run.tell("wins", (day.ARENA_PROGRESS,), player=winner)
    return
    yield


def _types(view: View) -> tuple[Terrain, ...]:
    there = view.terrains(0)
    return tuple(terrain for terrain in TERRAINS if terrain in there)


def _won(view: View, player: Player) -> tuple[Terrain, ...]:
    return tuple(terrain for terrain in _types(view) if _wins(view, player, terrain))


def _wins(view: View, player: Player, terrain: Terrain) -> bool:
    mine, other = _total(view, player, terrain), _total(view, 1 - player, terrain)
    return mine > 0 and mine > other


def _total(view: View, player: Player, terrain: Terrain) -> int:
    """The sum of a statistic over the Characters of both expeditions of a player."""
    return sum(view.statistic(one, terrain) for one in _counting(view, player))


def _counting(view: View, player: Player) -> tuple[Object, ...]:
    found = tuple(one for expedition in Expedition for one in counting(view, (player, expedition)))
    return found if view.rules.holds(vocabulary.GIGANTIC_TWICE_IN_ARENA) else tuple(dict.fromkeys(found))
