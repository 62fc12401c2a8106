"""How likely a player wins, as far as a position between two days tells it."""

from __future__ import annotations

import math

from judge.game.state.objects import Player
from judge.game.state.state import State
from judge.game.terms import Expedition, Zone

REGION, LATE_REGION = 0.65, 0.13
"""Each region by which a player is ahead, and what it is worth more for each region that the leader has entered."""

HAND, RESERVE, ORB, LANDMARK = 0.4, 0.2, 0.15, 0.2
"""A card in Hand, one in Reserve, a Mana Orb, a Landmark: each of them that a player has more than the other."""

STATISTIC = 0.04
"""Each point of the statistics of the Characters that are still in the expeditions."""


def outlook(state: State, seat: Player) -> float:
    """How likely a seat wins: from 0 to 1; as many games of the greedy program with itself have shown.

    Arguments:
        state: a state, best at the beginning of a day.
    """
    if state.winner is not None:
        return float(state.winner == seat)
    gone = [sum(state.distance(player, expedition) for expedition in Expedition) for player in (seat, 1 - seat)]
    ahead = (gone[0] - gone[1]) * (REGION + LATE_REGION * max(gone))
    return 1 / (1 + math.exp(-ahead - _has(state, seat) + _has(state, 1 - seat)))


def _has(state: State, seat: Player) -> float:
    """What a player has, apart from where the expeditions are."""
    staying = (one.base.statistics or () for one in state.of(Zone.EXPEDITION, seat))
    return (
        HAND * len(state.of(Zone.HAND, seat))
        + RESERVE * len(state.of(Zone.RESERVE, seat))
        + ORB * len(state.of(Zone.MANA, seat))
        + LANDMARK * len(state.of(Zone.LANDMARK, seat))
        + STATISTIC * sum(map(sum, staying))
    )
