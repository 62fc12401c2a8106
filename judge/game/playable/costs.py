"""Costs that are played: mana, and one card that is put somewhere."""

from __future__ import annotations

from judge.game.ability import Cost, Put, Some
from judge.game.playable.listing import Listing, Played
from judge.messages import Message, message


def _one_card_put(cost: Cost) -> Message | None:
    paid = len(cost.actions) <= 1 and all(
        isinstance(one, Put) and isinstance(one.what, Some) and one.what.count == 1 for one in cost.actions
    )
    return None if paid else message("costs of this kind are not played yet")


PLAYED: Listing = {Cost: Played({"mana": int, "actions": ...}, (_one_card_put,))}
