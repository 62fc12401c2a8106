"""Steps that take the place of one atomic action of several (6.2): nothing says when, as all happen at once (6.1)."""

from __future__ import annotations

from judge.game.event.modifiers import Modified
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.actions import Action
from judge.game.state.object_actions import AddStatus
from judge.game.terms import Status
from judge.law.laws import events


def stop_beside_others(modified: Modified) -> None:
    """Stop where steps take the place of one of several atomic actions that would have happened at the same time.

    Only that something is exhausted is the same before those steps and after.

    Arguments:
        modified: the step as modifiers leave it, with something in the place of an action.

    Raises:
        OpenRulingError: they do.
    """
    others = [one for one in modified.step.actions if not _exhausts(one)]
    if others or len(modified.instead) > 1:
        raise OpenRulingError((events.REPLACING, events.SIMULTANEOUS))


def _exhausts(action: Action) -> bool:
    """Whether an atomic action does no more than exhaust an object."""
    return isinstance(action, AddStatus) and action.status is Status.EXHAUSTED
