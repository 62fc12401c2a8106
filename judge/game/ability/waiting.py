"""What an effect leaves behind for a while: it waits for the next card, for an event, or simply holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.numbers import Amount
from judge.game.ability.phrases import Kind
from judge.game.ability.roles import OfKind
from judge.game.closed_list import ClosedList
from judge.game.terms import Zone
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability.abilities import Ability
    from judge.game.ability.effects import Effect
    from judge.game.ability.triggers import Trigger


class Until(ClosedList):
    """How long something lasts."""

    TURN = "this turn"
    AFTERNOON = "this Afternoon"
    DAY = "this Day"
    NEXT_DAY = "until the end of the next Day"


@value(frozen=True, slots=True)
class NextPlayed(OfKind):
    """ "The next Character you play from your hand this turn gains 1 boost", "... costs {1} less", "... is free".

    Arguments:
        kind: which card it is that this waits for.
        until: how long it waits.
        source: from which zone it must be played; None where none is named.
        less: how much less it costs.
        free: whether it costs nothing.
        effect: what happens to it, called "it", as it is played; None where only its cost changes.
        minimum: the least that it still costs.
    """

    kind: Kind
    until: Until
    source: Zone | None = None
    less: Amount = 0
    free: bool = False
    effect: Effect | None = None
    minimum: int | None = None


@value(frozen=True, slots=True)
class NextJoins(OfKind):
    """ "The next Character that joins my Expedition this turn gains 2 boosts".

    Arguments:
        kind: which object this waits for, with the expedition that it joins.
        until: how long it waits.
        effect: what happens to it, called "it".
    """

    kind: Kind
    until: Until
    effect: Effect


@value(frozen=True, slots=True)
class NextTime:
    """ "The next time a {D} ability is activated this turn, target Character gains 1 boost".

    Arguments:
        trigger: what it waits for.
        until: how long it waits.
        effect: what happens then.
    """

    trigger: Trigger
    until: Until
    effect: Effect


@value(frozen=True, slots=True)
class Lasting:
    """A statement that holds for a while: "Target Expedition can't move forward this Day".

    Arguments:
        ability: what holds.
        until: how long.
    """

    ability: Ability
    until: Until
