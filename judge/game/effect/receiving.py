"""Receiving a Gift too (7.3.29): what another player has received comes to this side as well."""

from __future__ import annotations

from judge.game.effect.resolution import Resolution
from judge.game.event.run import Asking
from judge.game.state.objects import Player
from judge.law.laws import vocabulary


def receive_too(resolution: Resolution, players: tuple[Player, ...] | None) -> Asking:
    """The Gift of which the trigger spoke is received on this side too.

    Arguments:
        resolution: the effect that it is a part of.
        players: who takes part; None for its controller.
    """
    gift, law = resolution.context.gift, vocabulary.ALSO_RECEIVE_GIFT
    if gift is not None and resolution.run.holds(law):
        yield from resolution.shaped_by((law,), resolution.resolve(gift, players))
