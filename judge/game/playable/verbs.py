"""Verbs of effects that are played."""

from __future__ import annotations

from typing import Any

from judge.game.ability import (
    All,
    Chosen,
    Create,
    Discard,
    Draw,
    GainCounters,
    GainStatus,
    It,
    LoseCounters,
    LoseStatus,
    Me,
    MoveExpedition,
    Put,
    Resupply,
    Reveal,
    Sabotage,
    Sacrifice,
    Shuffle,
    Some,
    Token,
    Where,
    Who,
    Whose,
)
from judge.game.playable.listing import Listing, Played
from judge.game.terms import Zone
from judge.messages import Message, message

WHO = frozenset({Who.YOU, Who.EACH})
WHERE = frozenset({Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.EACH_OF_YOURS, Where.TARGET})


def _not_of_somebody(verb: Any) -> Message | None:
    """What each player does is done to that player's own objects, wherever a text names none."""
    kind = getattr(verb.what, "kind", None)
    if verb.who is Who.EACH and kind is not None and kind.whose is not Whose.ANYONE:
        return message("what each player does to somebody’s cards is not played yet")
    return None


PLAYED: Listing = {
    Create: Played({"count": int, "where": WHERE}),
    Discard: Played({"who": WHO}, (_not_of_somebody,)),
    Draw: Played({"count": int, "who": WHO}),
    GainCounters: Played({"count": int}),
    GainStatus: Played(),
    LoseStatus: Played(),
    LoseCounters: Played({"name": str, "count": int, "spend": ...}),
    MoveExpedition: Played({"regions": int, "where": WHERE | {Where.FACING_ME}}),
    Put: Played(
        {
            "zone": frozenset({Zone.HAND, Zone.RESERVE, Zone.DISCARD, Zone.MANA, Zone.DECK}),
            "verb": ...,
            "who": WHO,
            "position": int,
            "exhausted": ...,
        },
        (_not_of_somebody,),
    ),
    Resupply: Played({"who": WHO}),
    Reveal: Played({"look": ...}),
    Sabotage: Played(),
    Sacrifice: Played({"what": (Me, It, Some, All, Chosen), "who": WHO}, (_not_of_somebody,)),
    Shuffle: Played(),
    Token: Played({"statistics": tuple, "abilities": ...}),
}
