"""What players cannot play whatever they pay (1.4.1): what cannot be played, and what an ability denies them."""

from __future__ import annotations

from judge.game.ability import CannotPlay
from judge.game.effect.cost_of_card import cannot_play
from judge.game.effect.counted_plays import law_of_counting
from judge.game.event.choices import Refusal
from judge.game.state.adventure import Side
from judge.game.state.objects import Object, Player
from judge.game.terms import Zone
from judge.game.view.amounts import evaluate
from judge.game.view.kinds import is_by
from judge.game.view.moment import of_bearer
from judge.game.view.view import View
from judge.law.laws import overview


def unplayable(
    view: View, card: Object, player: Player, into: Side | None = None, cost_of: Zone | None = None
) -> Refusal | None:
    """Why a player cannot play a card whatever they pay, wherever it is; None if they can.

    Arguments:
        view: the state.
        card: the card, where it would be played from.
        player: who would play it.
        into: who would play it, and in which expedition; None where that does not matter yet.
        cost_of: the zone whose cost would be paid; None for that of where it is.
    """
    return cannot_play(view, card, into, cost_of) or _barred(view, card, player)


def _barred(view: View, card: Object, player: Player) -> Refusal | None:
    law = overview.CANNOT_BEATS_CAN
    if not view.rules.holds(law):
        return None
    for bearer, said in view.working(CannotPlay):
        if not is_by(said.who, player, bearer) or not view.is_kind(card, said.kind, bearer):
            continue
        if not said.counted:
            return Refusal("cannot_play_such", (law,), {"card": card, "bearer": bearer.author})
        asked = said.counted[player != bearer.holder]
        if evaluate(asked, view, of_bearer(view, bearer).context) >= said.most:
            laws = (law, law_of_counting(view.rules))
            return Refusal("cannot_play_more", laws, {"card": card, "bearer": bearer.author})
    return None
