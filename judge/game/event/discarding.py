"""What discards: what says so, a sacrifice, and Fleeting where it sends something to the Discard pile."""

from __future__ import annotations

from judge.game.rules import Rules
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move
from judge.game.state.doing import Laws
from judge.game.terms import Zone
from judge.law.laws import vocabulary


def discards(action: Action, rules: Rules) -> bool:
    """Whether an atomic action discards what it moves.

    Arguments:
        action: as it is asked for, or as modifiers have left it.
    """
    if not isinstance(action, Move):
        return False
    match action.verb:
        case "discard":
            return True
        case "sacrifice":
            return rules.holds(vocabulary.SACRIFICE)
        case "done":
            return action.zone is Zone.DISCARD
    return False


def why_discards(action: Action) -> Laws:
    """The laws by which an atomic action that discards is called so, where it has another name as well."""
    return (vocabulary.SACRIFICE,) if isinstance(action, Move) and action.verb == "sacrifice" else ()
