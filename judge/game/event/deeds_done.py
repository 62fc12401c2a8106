"""What the rules call what an atomic action has done to an object (7.3): discarded, sacrificed, played, taken out."""

from __future__ import annotations

from judge.game.event.discarding import discards
from judge.game.state.card_actions import Move
from judge.game.state.object_actions import RemoveCounters, RemoveStatus, StaySacrificed
from judge.game.state.steps import Change
from judge.game.terms import Zone
from judge.game.view.view import View
from judge.law.laws import vocabulary


def is_discarding(view: View, change: Change) -> bool:
    """Whether an object was discarded, which a sacrifice is too; not where it went elsewhere than it should have."""
    elsewhere = change.after is not None and change.after.zone is not Zone.DISCARD
    return not elsewhere and discards(change.action, view.rules)


def is_sacrifice(view: View, change: Change) -> bool:
    """Whether an object was sacrificed, wherever it went instead of the Discard pile."""
    if verb_of(change) != "sacrifice":
        return False
    elsewhere = change.after is None or change.after.zone is not Zone.DISCARD
    return not elsewhere or view.rules.holds(vocabulary.STILL_SACRIFICED)


def is_played(view: View, change: Change) -> bool:
    """Whether a card is played in this event: it leaves Limbo, once resolved."""
    if not isinstance(change.action, Move):
        return False
    if view.rules.holds(vocabulary.IS_PLAYED):
        return change.action.verb in ("join", "done")
    return change.action.verb == "play"


def is_taken_out(view: View, change: Change) -> bool:
    """Whether a card leaves Limbo by its own effect, before that is done."""
    if not isinstance(change.action, Move) or change.before is None or not view.rules.holds(vocabulary.IS_PLAYED):
        return False
    return change.before.zone is Zone.LIMBO and change.action.verb not in ("join", "done")


def verb_of(change: Change) -> str:
    """How the rules call what happened to an object; "" where they have no word for it."""
    if isinstance(change.action, StaySacrificed):
        return "sacrifice"
    return change.action.verb if isinstance(change.action, Move | RemoveStatus | RemoveCounters) else ""
