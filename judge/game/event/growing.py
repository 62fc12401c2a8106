"""What becomes Gigantic in an event, and what stops being it (7.4.4): in which expeditions it is from then on."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.state.object_actions import ChangeControl, JoinBoth, LeaveOther, Switch
from judge.game.state.state import State
from judge.game.state.steps import Change, Event
from judge.game.view.gigantic import newly_gigantic, no_longer_gigantic
from judge.game.view.view import View
from judge.law.laws import vocabulary
from judge.value import changed

Changes = tuple[Change, ...]


def grow(before: View, after: View) -> Changes:
    """How what has just become Gigantic joins the other expedition too; it stays where it lies.

    Arguments:
        before: the state before the event.
        after: the state after it.
    """
    laws = (vocabulary.GIGANTIC_GAINED,)
    found = newly_gigantic(before, after)
    return tuple(Change(JoinBoth(one.id, laws), before.state.objects[one.id], one) for one in found)


def shrink(before: View, after: View) -> Changes:
    """How what has just lost Gigantic leaves the other expedition; it stays where it lies.

    Arguments:
        before: the state before the event.
        after: the state after it.
    """
    laws = (vocabulary.GIGANTIC_LOST,)
    found = no_longer_gigantic(before, after)
    return tuple(Change(LeaveOther(one.id, laws), before.state.objects[one.id], one) for one in found)


def stay_in_other(state: State, shrunk: Changes) -> State:
    """The state in which what has lost Gigantic stays in the other expedition, as no law says which one it leaves."""
    for one in (change.after for change in shrunk):
        if one is not None and one.expedition is not None:
            state = state.with_object(changed(one, expedition=one.expedition.other))
    return state


def with_changes(event: Event, changes: Iterable[Change]) -> Event:
    """An event with changes by which objects are in more expeditions or fewer; those that went to another one in it
    have such a change already.
    """
    gone = {one.before.id for one in event.changes if isinstance(one.action, Switch | ChangeControl) and one.before}
    added = tuple(one for one in changes if one.before is not None and one.before.id not in gone)
    return changed(event, changes=(*event.changes, *added)) if added else event
