"""Ways to join steps that are played."""

from __future__ import annotations

from judge.game.ability import AfterRest, HasStatus, If, May, PayTo, Seat, Steps, Who
from judge.game.playable.listing import Listing, Played
from judge.messages import Message, message


def _in_the_present(step: If) -> Message | None:
    if isinstance(step.condition, HasStatus) and step.condition.before:
        return message("a step with a condition in the past tense is not played yet")
    return None


PLAYED: Listing = {
    AfterRest: Played(),
    If: Played({}, (_in_the_present,)),
    May: Played({"who": frozenset({Who.EACH, Seat(0), Seat(1)})}),
    PayTo: Played(),
    Steps: Played(),
}
