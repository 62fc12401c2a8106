"""Costs: what is paid for a quick action, for an internal action, or beside a card's own cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.numbers import Amount
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability.effects import Effect


@value(frozen=True, slots=True)
class Cost:
    """What is paid for a quick action or an internal action, all at once.

    Arguments:
        mana: how much mana; ``Paid`` for {X}.
        exhaust_me: the exhaust symbol, or "exhaust me".
        discard_me: the support symbol.
        spend: counters of the bearer to spend, by name and number.
        actions: whatever else is done, such as putting a card from the Hand in Reserve.
    """

    mana: Amount = 0
    exhaust_me: bool = False
    discard_me: bool = False
    spend: tuple[tuple[str, int], ...] = ()
    actions: tuple[Effect, ...] = ()
