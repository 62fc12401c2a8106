"""Costs that are played: mana, the symbols, counters, and what a player does with objects of theirs."""

from __future__ import annotations

from judge.game.ability import Cost, Discard, GainStatus, LoseCounters, Me, Paid, Put, Sacrifice, Some
from judge.game.ability.playable.listing import Listing, Played
from judge.messages import Message, message

PAID_WITH = (Discard, GainStatus, LoseCounters, Put, Sacrifice)
"""What a player can do to pay."""


def _picked(cost: Cost) -> Message | None:
    """The objects that are paid with are the bearer, or picked by the player as the cost is announced."""
    paid = all(isinstance(one, PAID_WITH) and isinstance(one.what, Some | Me) for one in cost.actions)
    return None if paid else message("costs of this kind are not played yet")


PLAYED: Listing = {
    Cost: Played(
        {"mana": (int, Paid), "exhaust_me": ..., "discard_me": ..., "spend": ..., "actions": ...},
        (_picked,),
    )
}
