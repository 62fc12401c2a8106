"""What has happened this turn, for cards that ask about it later (6.5): kept only where something in the game asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from judge.game.ability import Cost, Join, PlayedFrom, Trigger, WasActivated, WasDiscarded
from judge.game.event.doing import done_by
from judge.game.state.actions import Move
from judge.game.state.state import Noted, State
from judge.game.state.steps import Change
from judge.game.terms import Zone
from judge.game.view.view import View
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.event.run import Run

OWN_ZONES = (Zone.HAND, Zone.RESERVE)
"""From where a card can be discarded so that a text asks about it later."""

SIGNS = {Zone.HAND: "{H}", Zone.RESERVE: "{R}"}


def asks(state: State, sort: type) -> bool:
    """Whether something in the game asks in a turn what has happened in it before."""
    return state.in_turn and any(sort in one.base.sorts for one in state.objects.values())


def note_discards(before: View, after: State, changes: Iterable[Change]) -> State:
    """The state in which it is kept that a player has discarded a card of theirs.

    Arguments:
        before: the state before the event.
        after: the state after it.
        changes: what the event has changed.
    """
    found: set[Noted] = set()
    for change in changes:
        was = change.before
        if not isinstance(change.action, Move) or change.action.verb != "discard" or was is None:
            continue
        if was.zone in OWN_ZONES and was.holder in done_by(before, change)[0]:
            found.add(Noted(player=was.holder, zone=was.zone))
    if found <= after.noted or not asks(after, WasDiscarded):
        return after
    return changed(after, noted=after.noted | found)


def note_action(run: Run, cost: Cost) -> None:
    """Keep that a quick action with such a cost has been played.

    Arguments:
        cost: what was paid.
    """
    signs = ("{D}",) * cost.discard_me + ("{T}",) * cost.exhaust_me
    _note(run, signs)


def note_reaction(run: Run, trigger: Trigger) -> None:
    """Keep that a reaction with such a trigger has been activated."""
    match trigger:
        case Join():
            _note(run, ("{J}",))
        case PlayedFrom(zone):
            _note(run, (SIGNS[zone],))


def _note(run: Run, signs: tuple[str, ...]) -> None:
    new = frozenset(Noted(sign) for sign in signs)
    if not new <= run.state.noted and asks(run.state, WasActivated):
        run.change(noted=run.state.noted | new)
