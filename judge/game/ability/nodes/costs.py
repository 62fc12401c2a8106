"""Costs: mana, the symbols, counters, and what a player does with objects of theirs."""

from __future__ import annotations

from judge.game.ability import (
    AnyNumber,
    Cost,
    Create,
    Discard,
    Effect,
    GainStatus,
    LoseCounters,
    Me,
    Paid,
    Put,
    Resupply,
    Rush,
    Sacrifice,
    Some,
    Where,
    Who,
    Whose,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played
from judge.law.laws import events
from judge.messages import Message, message

PAID_WITH = (Discard, GainStatus, LoseCounters, Put, Sacrifice)
"""What a player can do to pay."""

CREATED = (*(Where.OPPONENTS, Where.ANOTHER, Where.HERO, Where.COMPANION, Where.MINE, Where.EACH_OF_YOURS), Whose.YOURS)
"""Where a token can be created to pay."""


def _is_paid_with(action: Effect) -> bool:
    """Whether a player can pay with an action: something done with the bearer or a picked object, or a token that is
    created where the text says, or in an Expedition that they pick."""
    if isinstance(action, Create):
        return isinstance(action.count, int) and action.where in CREATED
    if isinstance(action, LoseCounters) and isinstance(action.count, AnyNumber):
        return False
    return isinstance(action, PAID_WITH) and isinstance(action.what, Some | Me)


def _picked(cost: Cost) -> Message | None:
    """The objects that are paid with are the bearer, or picked by the player as the cost is announced."""
    rushes = len(cost.actions) == 1 and isinstance(cost.actions[0], Rush) and cost == Cost(actions=cost.actions)
    paid = all(_is_paid_with(one) or one == Resupply(Who.TARGET_OPPONENT) for one in cost.actions)
    return None if paid or rushes else message("costs of this kind cannot be applied yet")


ENTRIES: Entries = {
    Cost: NodeEntry(
        (events.COST_IN_FULL,),
        Played(
            {"mana": (int, Paid), "exhaust_me": ..., "discard_me": ..., "spend": ..., "actions": ...},
            (_picked,),
        ),
    ),
}
