"""How good a position is for a player, as a number: where the expeditions are, where they will go, what is left."""

from __future__ import annotations

from judge.game.course.progress import chances, strengths
from judge.game.rules import Rules
from judge.game.state.adventure import Side
from judge.game.state.objects import Object, Player
from judge.game.state.state import State
from judge.game.terms import Expedition, Status, Zone
from judge.game.view.presence import facing
from judge.game.view.terrains import terrains_of
from judge.game.view.view import View

WON = 1_000.0
REGION = 10.0
"""A region that an expedition has moved forward."""

COMING = 6.0
"""A region into which it would move if the turns ended now."""

CERTAIN = 9.5
"""The same where the other player has passed already."""

LEAD = 0.35
"""Each point by which it leads in its best terrain, up to `FAR`; behind, each point takes as much."""

FAR = 4

HAND, RESERVE, ORB, STAYS, LANDMARK = 1.6, 1.1, 0.5, 0.5, 1.2
"""A card in Hand, one in Reserve, a Mana Orb, a Character that may come back from its expedition, a Landmark."""

READY = 0.08
"""A ready Mana Orb, which may still pay for something today."""


def worth(state: State, seat: Player, rules: Rules) -> float:
    """How good a position is for a seat.

    Arguments:
        rules: the rules of the game.
    """
    if state.winner is not None:
        return WON if state.winner == seat else -WON
    view = View(state, rules)
    return _side(view, seat) - _side(view, 1 - seat)


def _side(view: View, seat: Player) -> float:
    state = view.state
    coming = CERTAIN if 1 - seat in state.passed else COMING
    total = 0.0
    for expedition in Expedition:
        side: Side = (seat, expedition)
        total += REGION * state.distance(seat, expedition)
        total += coming * bool(chances(view, side).moving) + LEAD * _lead(view, side)
    orbs = state.of(Zone.MANA, seat)
    total += HAND * len(state.of(Zone.HAND, seat)) + ORB * len(orbs) + READY * sum(not orb.exhausted for orb in orbs)
    total += sum(RESERVE + 0.1 * (one.base.reserve_cost or 0) for one in state.of(Zone.RESERVE, seat))
    total += LANDMARK * len(state.of(Zone.LANDMARK, seat))
    return total + sum(_staying(one) for one in state.of(Zone.EXPEDITION, seat))


def _lead(view: View, side: Side) -> int:
    """By how much an expedition leads in the terrain of its region in which it leads most."""
    own, faced = strengths(view, side), strengths(view, facing(side))
    leads = [own[terrain] - faced[terrain] for terrain in terrains_of(view, side)]
    return max(-FAR, min(FAR, max(leads, default=0)))


def _staying(one: Object) -> float:
    """What a Character in an expedition is worth beyond today."""
    if one.has(Status.ANCHORED) or one.has(Status.ASLEEP):
        return 4 * STAYS
    return 0.0 if one.token or one.has(Status.FLEETING) else STAYS
