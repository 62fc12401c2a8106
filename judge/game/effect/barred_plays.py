"""What players cannot play because an ability says so (1.4.1): cards of a kind, or more of them than so many."""

from __future__ import annotations

from judge.game.ability import CannotPlay
from judge.game.effect.counted_plays import law_of_counting
from judge.game.event.choices import Refusal
from judge.game.state.objects import Object, Player
from judge.game.view.amounts import evaluate
from judge.game.view.kinds import is_by
from judge.game.view.moment import of_bearer
from judge.game.view.view import View
from judge.law.laws import overview


def barred(view: View, card: Object, player: Player) -> Refusal | None:
    """Why a player cannot play a card now, wherever it is; None if nothing keeps them from it.

    Arguments:
        view: the state.
        player: who would play it.
    """
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
