"""What waits in Limbo knows the objects of which it speaks as they were when they ceased to exist (2.1)."""

from __future__ import annotations

from judge.game.state.objects import Emblem, Object
from judge.game.state.state import State
from judge.game.state.steps import Change
from judge.game.terms import IN_PLAY, Zone
from judge.game.view.view import View
from judge.value import changed


def as_last_known(before: View, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """What an event has changed, in which what is gone keeps the characteristics that passive abilities had given it.

    Arguments:
        before: the state before the event.
        changes: what it changed.
    """
    if not before.table.objects:
        return changes
    return tuple(changed(one, before=before.last_known(one.before)) if _is_gone(one) else one for one in changes)


def keep_last_known(state: State, changes: tuple[Change, ...]) -> State:
    """The state after an event, in which Emblem-Reactions know their makers, and what their triggers spoke of, as these
    were right before they were gone.

    Arguments:
        state: the state after the event.
        changes: what the event changed.
    """
    moved = (one.before for one in changes if _is_gone(one))
    gone = {one.id: one for one in moved if one is not None and one.emblem is None}
    for one in (*state.objects.of(Zone.LIMBO, 0), *state.objects.of(Zone.LIMBO, 1)) if gone else ():
        if one.emblem is not None and (emblem := _kept(one.emblem, gone)) != one.emblem:
            state = state.with_object(changed(one, emblem=emblem))
    return state


def _is_gone(one: Change) -> bool:
    """Whether an object is another one after a change, or none."""
    return one.before is not None and (one.after is None or one.after.id != one.before.id)


def _kept(emblem: Emblem, gone: dict[int, Object]) -> Emblem:
    left = {one: gone[one] for one in emblem.it if one in gone and gone[one].zone in IN_PLAY}
    known = tuple({**dict(emblem.known_by_identity), **left}.values()) if left else emblem.known
    return changed(emblem, source=gone.get(emblem.source.id, emblem.source), known=known)
