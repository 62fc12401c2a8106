"""What can be gained and lost (2.4, 2.5): whether a status or counters can be, and by which law."""

from __future__ import annotations

from judge.game.ability import BeyondMaximum, CanGainAgain, CannotGainCounters
from judge.game.state.adventure import Side
from judge.game.state.doing import Laws
from judge.game.state.objects import Object
from judge.game.terms import Status, Type, Zone
from judge.game.view.view import View
from judge.law.laws import objects, overview
from judge.law.laws import vocabulary as laws
from judge.law.laws.law import Law


def can_gain(view: View, one: Object, status: Status) -> bool:
    """Whether an object can gain a status: one that it lacks; a Landmark never Fleeting, nothing Boosted itself."""
    if status is Status.FLEETING and one.type is Type.PERMANENT and not one.base.expedition_permanent:
        return False
    if status is Status.BOOSTED and view.rules.holds(objects.BOOSTED_NOT_DIRECT):
        return False
    if one.zone is Zone.DISCARD and view.rules.holds(objects.NO_STATUS_IN_DISCARD):
        return False
    return not one.has(status) or not view.rules.holds(laws.STATUS_NOT_TWICE) or _can_gain_again(view, one, status)


def why_gained_again(view: View, one: Object, status: Status) -> Laws:
    """The law by which an object gains a status that it has already; none where it lacks it."""
    return (objects.GAINED_AGAIN,) if one.has(status) and _can_gain_again(view, one, status) else ()


def _can_gain_again(view: View, one: Object, status: Status) -> bool:
    """Whether an object can gain a status that it has already, since it says so itself."""
    if CanGainAgain not in one.base.sorts or not view.rules.holds(objects.GAINED_AGAIN):
        return False
    return any(isinstance(said, CanGainAgain) and said.status is status for said in view.abilities(one))


def can_ascend(view: View, side: Side) -> bool:
    """Whether an expedition can gain Ascended: one that is not Ascended."""
    return side not in view.state.ascended or not view.rules.holds(laws.STATUS_NOT_TWICE)


def why_no_counters(view: View, one: Object, name: str) -> Law | None:
    """The law by which an object cannot gain counters, as of where it lies or of what is said of it; None if it can.

    Arguments:
        one: the object.
        name: the counters' English name.
    """
    if one.zone is Zone.DISCARD and view.rules.holds(objects.NO_COUNTERS_IN_DISCARD):
        return objects.NO_COUNTERS_IN_DISCARD
    law = overview.CANNOT_BEATS_CAN
    cannot = view.working(CannotGainCounters) if view.rules.holds(law) else ()
    said_of_it = (said for bearer, said in cannot if view.fits(one, said.kind, bearer))
    return law if any(said.name in (None, name) for said in said_of_it) else None


def most_counters(view: View, most: int, source: Object) -> tuple[int | None, Laws]:
    """The most counters of a name that an ability lets an object have, and what lets it go beyond what its text says.

    Arguments:
        view: the state.
        most: the most that its text says.
        source: the object whose ability it is.
    """
    law = overview.SPECIFIC_BEATS_GENERAL
    beyond = [said.more for _, said in view.working(BeyondMaximum)] if source.zone is Zone.RESERVE else []
    if not beyond or not view.rules.holds(law):
        return most, ()
    return None if None in beyond else most + sum(more or 0 for more in beyond), (law,)


def can_lose(view: View, one: Object, status: Status) -> bool:
    """Whether an object can lose a status: one that it has, and never Boosted itself."""
    if status is Status.BOOSTED and view.rules.holds(objects.BOOSTED_NOT_DIRECT):
        return False
    return one.has(status) or not view.rules.holds(laws.STATUS_NOT_LACKED)
