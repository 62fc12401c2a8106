"""What waits in Limbo keeps the object whose ability it is as that was when it ceased to exist."""

from __future__ import annotations

from judge.game.state.state import State
from judge.game.state.steps import Change
from judge.game.terms import Zone
from judge.value import changed


def keep_last_known(state: State, changes: tuple[Change, ...]) -> State:
    """The state after an event, in which Emblem-Reactions know their makers as these were right before they were gone.

    Arguments:
        state: the state after the event.
        changes: what the event changed.
    """
    moved = (one for one in changes if one.before is not None and (one.after is None or one.after.id != one.before.id))
    gone = {one.before.id: one.before for one in moved if one.before is not None and one.before.emblem is None}
    for one in (*state.objects.of(Zone.LIMBO, 0), *state.objects.of(Zone.LIMBO, 1)) if gone else ():
        if one.emblem is not None and (source := gone.get(one.emblem.source.id)) is not None:
            state = state.with_object(changed(one, emblem=changed(one.emblem, source=source)))
    return state
