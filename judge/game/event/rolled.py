"""The numbers to which a Reaction is bound: what the die showed, or how many counters were gained."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from judge.game.ability import OnResult, Reaction, Result, Roll, Rolls, ThatMany, Who, events_of
from judge.game.ability.parts import parts_of
from judge.game.rules import Rules
from judge.game.state.actions import RollDice
from judge.game.state.doing import Laws
from judge.game.state.object_actions import AddCounters
from judge.game.state.objects import Emblem, Player
from judge.game.state.steps import Change
from judge.law.laws import events
from judge.value import changed


def bound_to_result(emblem: Emblem, laws: Laws, changes: Sequence[Change], rules: Rules) -> tuple[Emblem, Laws]:
    """An Emblem-Reaction with the result of which it speaks, and why it appears; as it is where it speaks of none.

    Arguments:
        emblem: what the Reaction makes.
        laws: why it appears.
        changes: what has happened so far, in order.
        rules: the rules of the run.
    """
    if rules.is_switched_off(events.BOUND_BY_TRIGGER) or not _speaks_of_result(emblem.reaction):
        return emblem, laws
    players = _who_rolls(emblem)
    rolls = (one.action for one in reversed(changes) if isinstance(one.action, RollDice))
    last = next((one for one in rolls if one.player in players), None)
    if last is None:
        return emblem, laws
    why = (events.BOUND_BY_TRIGGER,) if rules.holds(events.BOUND_BY_TRIGGER) else ()
    return changed(emblem, rolled=last.results), tuple(dict.fromkeys((*laws, *why)))


def _who_rolls(emblem: Emblem) -> tuple[Player, ...]:
    """Whose roll it is of which a Reaction speaks."""
    you = emblem.source.holder
    rolls = next((one for one in events_of(emblem.reaction.trigger) if isinstance(one, Rolls)), None)
    if rolls is None or rolls.who is Who.YOU:
        return (you,)
    return (1 - you,) if rolls.who is Who.OPPONENT else (you, 1 - you)


def how_many(reaction: Reaction, change: Change, rules: Rules) -> int:
    """How many counters have been gained, where a Reaction to that says "that many"; else 0.

    Arguments:
        change: what has activated it.
        rules: the rules of the run.
    """
    if not isinstance(change.action, AddCounters) or rules.is_switched_off(events.BOUND_BY_TRIGGER):
        return 0
    return change.action.count if _says_that_many(reaction) else 0


@lru_cache(maxsize=1_024)
def _says_that_many(reaction: Reaction) -> bool:
    return _holds(reaction.effect, (ThatMany,))


@lru_cache(maxsize=1_024)
def _speaks_of_result(reaction: Reaction) -> bool:
    """Whether a Reaction asks for a result and rolls no die itself."""
    return _holds(reaction.effect, (OnResult, Result)) and not _holds(reaction.effect, (Roll,))


def _holds(node: object, sorts: tuple[type, ...]) -> bool:
    return isinstance(node, sorts) or any(_holds(part, sorts) for part in parts_of(node))
