"""What is chosen to be paid for a card played for free, and is not paid: what it gives is open."""

from __future__ import annotations

from judge.game.ability import CostsLess, Such, Where
from judge.game.effect.cost_of_card import is_into
from judge.game.effect.costs import Payment
from judge.game.effect.price import Price
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.run import Run
from judge.game.state.adventure import Side
from judge.game.state.objects import Object
from judge.law.laws import playing, vocabulary

STARTING = Such(Where.ANY, starting=True)
"""Where a card may be played for more."""


def look_at_unpaid(run: Run, card: Object, price: Price, chosen: Payment, into: Side | None) -> None:
    """Look whether it matters that a player has chosen something that would be paid, and pays nothing.

    Arguments:
        card: the card, where it is played from.
        price: what it costs.
        chosen: what is paid beside.
        into: who plays it, and in which expedition; None where it goes to no expedition.

    Raises:
        OpenRulingError: it is played for free, and by its text more or less is paid to play it so or there.
    """
    if vocabulary.FREE in price.laws and (chosen.only is not None or _is_paid_for(run, card, into)):
        raise OpenRulingError((vocabulary.FREE, playing.DECLARED))


def _is_paid_for(run: Run, card: Object, into: Side | None) -> bool:
    """Whether a card says what is paid so that it may be played in an expedition."""
    said = [one for one in run.view.now(card).abilities if isinstance(one, CostsLess) and one.into is not None]
    return any(one.into == STARTING and is_into(run.view, one, into) for one in said)
