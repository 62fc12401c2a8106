"""What atomic actions have in common: their laws, the object that they are about, and who does them."""

from __future__ import annotations

from judge.game.state.objects import Player
from judge.law.laws.law import Law
from judge.value import value

Laws = tuple[Law, ...]


class AboutObject:
    """An atomic action about an object that is there."""

    __slots__ = ()
    object: int


@value(frozen=True, slots=True)
class Doer:
    """Who can be said to do what an effect or a cost makes happen.

    Arguments:
        named: the player whom the effect names as doing it, or who pays the cost; None if nobody is named.
        controller: who controls the effect; None where nobody does.
    """

    named: Player | None = None
    controller: Player | None = None
