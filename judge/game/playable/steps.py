"""Ways to join steps, and steps that wait, that are played."""

from __future__ import annotations

from judge.game.ability import (
    Activate,
    AfterRest,
    Branch,
    ChooseOne,
    ForEach,
    GainCounters,
    GainStatus,
    If,
    Lasting,
    LoseStatus,
    May,
    NextPlayed,
    OnResult,
    PayTo,
    Repeat,
    Seat,
    Steps,
    Who,
)
from judge.game.playable.listing import Listing, Played
from judge.game.playable.phrases import AMOUNT, settled
from judge.messages import Message, message

GIFTS = (Activate, GainCounters, GainStatus, LoseStatus)
"""What an emblem can do to a card as it is played."""


def _is_gift(step: NextPlayed) -> Message | None:
    given = step.effect.effect if isinstance(step.effect, If) else step.effect
    parts = given.steps if isinstance(given, Steps) else (given,)
    if given is None or all(isinstance(one, GIFTS) for one in parts):
        return None
    return message("what an emblem does to a card as it is played is not played yet, save counters and statuses")


PLAYED: Listing = {
    AfterRest: Played(),
    Branch: Played(),
    ChooseOne: Played(),
    ForEach: Played(),
    If: Played({"otherwise": ...}),
    Lasting: Played(),
    May: Played({"who": frozenset({Who.EACH, Seat(0), Seat(1)})}),
    NextPlayed: Played({"source": ..., "less": AMOUNT, "free": ..., "effect": ...}, (_is_gift, settled)),
    OnResult: Played(),
    PayTo: Played(),
    Repeat: Played({"times": AMOUNT}),
    Steps: Played(),
}
