"""What becomes Gigantic in an event, and what stops being it (7.4.4): in which expeditions it is from then on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from judge.game.state.actions import ChangeControl, JoinBoth, LeaveOther, Switch
from judge.game.state.steps import Change, Event
from judge.game.view.gigantic import newly_gigantic, no_longer_gigantic
from judge.law.laws import vocabulary
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.event.run import Run
    from judge.game.view.view import View


def grow(run: Run, before: View, event: Event) -> Event:
    """The event in which what has just become Gigantic joins the other expedition too; it stays where it lies.

    Arguments:
        before: the state before the event.
    """
    law = vocabulary.GIGANTIC_GAINED
    found = newly_gigantic(before, run.view)
    for one in found:
        run.tell("becomes_gigantic", (law,), event=event.number, card=one)
    return _with(event, (Change(JoinBoth(one.id, (law,)), before.state.objects[one.id], one) for one in found))


def shrink(run: Run, before: View, event: Event) -> Event:
    """The event in which what has just lost Gigantic leaves the other expedition; it stays where it lies.

    Arguments:
        before: the state before the event.
    """
    law = vocabulary.GIGANTIC_LOST
    found = no_longer_gigantic(before, run.view)
    for one in found:
        run.tell("no_longer_gigantic", (law,), event=event.number, card=one)
    if not run.holds(law):
        for one in found:
            if one.expedition is not None:
                run.state = run.state.with_object(changed(one, expedition=one.expedition.other))
        return event
    return _with(event, (Change(LeaveOther(one.id, (law,)), before.state.objects[one.id], one) for one in found))


def _with(event: Event, changes: Iterable[Change]) -> Event:
    """An event with changes by which objects are in more expeditions or fewer; those that went to another one in it
    have such a change already.
    """
    gone = {one.before.id for one in event.changes if isinstance(one.action, Switch | ChangeControl) and one.before}
    added = tuple(one for one in changes if one.before is not None and one.before.id not in gone)
    return changed(event, changes=(*event.changes, *added)) if added else event
