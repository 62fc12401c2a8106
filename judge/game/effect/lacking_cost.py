"""A card that lacks the cost for which it would be played (5.1.2): a number that is missing is no zero there."""

from __future__ import annotations

from judge.game.event.choices import Refusal
from judge.game.state.objects import Object
from judge.game.terms import Zone
from judge.game.view.view import View
from judge.law.laws import objects, playing
from judge.law.laws.law import Law


def lacks_cost(view: View, card: Object, cost_of: Zone | None) -> Refusal | None:
    """Why a card cannot be played for want of a cost; None if it does not lack it, or may lack it.

    Arguments:
        view: the state.
        card: the card, where it is played from.
        cost_of: the zone whose cost would be paid; None for that of where it is.
    """
    priced = cost_of or card.zone
    if priced not in (Zone.HAND, Zone.RESERVE):
        return None
    from_hand = priced is Zone.HAND
    if (card.base.hand_cost if from_hand else card.base.reserve_cost) is not None:
        return None
    law = _of_its_zone(view, from_hand) if cost_of in (None, card.zone) else _of_another_zone(view)
    return None if law is None else Refusal("has_no_cost", (law,), {"card": card, "zone_from": card.zone})


def _of_its_zone(view: View, from_hand: bool) -> Law | None:
    """The law by which a card is not played from a zone without the cost that it has there."""
    law = objects.ONLY_WITH_HAND_COST if from_hand else objects.ONLY_WITH_RESERVE_COST
    return law if view.rules.holds(law) else None


def _of_another_zone(view: View) -> Law | None:
    """The law by which a card is not played for another cost that it lacks; without any, the missing number is zero."""
    if view.rules.holds(playing.COST_IT_LACKS):
        return playing.COST_IT_LACKS
    return objects.MISSING_IS_ZERO if view.rules.is_switched_off(objects.MISSING_IS_ZERO) else None
