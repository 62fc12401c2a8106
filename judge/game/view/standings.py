"""How an expedition stands to the others: ahead, behind, tied, in contact (7.5), or considered so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judge.game.ability import Condition, Considered, ExpeditionIs, InContact, Standing, Where
from judge.game.state.adventure import Side
from judge.game.view.presence import both, facing, its, place_of
from judge.law.laws import day, overview, vocabulary
from judge.law.laws.law import Law

if TYPE_CHECKING:
    from judge.game.view.view import View

CONSIDERED_BEHIND = ExpeditionIs(Where.MINE, (Standing.BEHIND,))
CONSIDERED_IN_CONTACT = InContact(Where.MINE)
"""What a passive ability can say that the expedition of its bearer is considered to be."""

STANDINGS: Mapping[Standing, Law] = {
    Standing.AHEAD: vocabulary.AHEAD,
    Standing.BEHIND: vocabulary.BEHIND,
    Standing.TIED: vocabulary.TIED,
}


def considered(view: View, side: Side) -> tuple[Condition, ...]:
    """What an expedition is considered to be, as the passive abilities of objects in it say of theirs.

    Arguments:
        view: the state.
        side: the expedition.
    """
    said = view.working(Considered)
    if not said or not view.rules.holds(overview.SPECIFIC_BEATS_GENERAL):
        return ()
    return tuple(one.condition for bearer, one in said if side in its(view, bearer))


def standing(view: View, side: Side) -> Standing | None:
    """How an expedition stands to the one that faces it; None only where a law is switched off.

    Arguments:
        view: the state.
        side: the expedition.
    """
    state = view.state
    if CONSIDERED_BEHIND in considered(view, side):
        return Standing.BEHIND
    if state.arena and view.rules.holds(day.ALL_TIED_IN_ARENA):
        return Standing.TIED
    regions = lead(view, side)
    found = Standing.TIED if regions == 0 else Standing.AHEAD if regions > 0 else Standing.BEHIND
    return found if view.rules.holds(STANDINGS[found]) else None


def lead(view: View, side: Side) -> int:
    """By how many regions an expedition is ahead of the one that faces it; less than 0 where it is behind.

    Arguments:
        view: the state.
        side: the expedition.
    """
    return view.state.distance(*side) - view.state.distance(*facing(side))


def in_contact(view: View, side: Side) -> bool:
    """Whether an expedition of the other player is in the same region.

    Arguments:
        view: the state.
        side: the expedition.
    """
    if not view.rules.holds(vocabulary.EXPEDITION_IN_CONTACT):
        return False
    place = place_of(view.state, side)
    if CONSIDERED_IN_CONTACT in considered(view, side):
        return True
    return place is not None and any(place_of(view.state, other) == place for other in both(1 - side[0]))
