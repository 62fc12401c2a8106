"""What becomes Gigantic in an event, and what stops being it (7.4.4): in which expeditions it is from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.state.actions import JoinBoth
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
    joined = (Change(JoinBoth(one.id, (law,)), before.state.objects[one.id], one) for one in found)
    return changed(event, changes=(*event.changes, *joined)) if found else event


def shrink(run: Run, before: View, event: Event) -> None:
    """What has just lost Gigantic stays where its card or token lies, and leaves the other expedition.

    Arguments:
        before: the state before the event.
    """
    for one in no_longer_gigantic(before, run.view):
        run.tell("no_longer_gigantic", (vocabulary.GIGANTIC_LOST,), event=event.number, card=one)
        if not run.holds(vocabulary.GIGANTIC_LOST) and one.expedition is not None:
            run.state = run.state.with_object(changed(one, expedition=one.expedition.other))
