"""Steps and events (6.1): what is about to happen at once, and what has happened."""

from __future__ import annotations

from dataclasses import field

from judge.game.state.actions import Action
from judge.game.state.objects import Object, Player
from judge.value import value


@value(frozen=True, slots=True)
class Step:
    """Atomic actions that happen at once, before they become an event.

    Arguments:
        actions: the atomic actions.
        controller: who chooses among the modifiers that could apply to it; None for the player with initiative.
    """

    actions: tuple[Action, ...]
    controller: Player | None = None


@value(frozen=True, slots=True)
class Change:
    """What one atomic action did.

    Arguments:
        before: the object as it was; None if it was not there.
        after: the object as it is; None if it is no more.
    """

    action: Action
    before: Object | None = None
    after: Object | None = None


@value(frozen=True, slots=True)
class Event:
    """A passage from one state to the next.

    Arguments:
        number: its place in the run.
        changes: what happened, all at once.
        phase_begins: whether it is the beginning of a phase.
    """

    number: int
    changes: tuple[Change, ...] = field(default=())
    phase_begins: bool = False
