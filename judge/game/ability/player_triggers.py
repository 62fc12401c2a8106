"""Triggers: what a player does that activates a reaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.phrases import Kind
from judge.game.ability.players import Who
from judge.game.ability.roles import ByPlayers, OfKind
from judge.game.terms import Zone
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability.waiting import Until


@value(frozen=True, slots=True)
class Plays(ByPlayers, OfKind):
    """ "When you play a Permanent with Hand Cost {3} or more", "When an opponent plays a card from Reserve".

    Arguments:
        who: who plays.
        kind: what.
        source: from which zone, where one is named.
        nth: of "your second card each turn", which one in the time; None where any counts.
        until: of which time it must be so: a turn, an Afternoon or a Day.
    """

    who: Who
    kind: Kind
    source: Zone | None = None
    nth: int | None = None
    until: Until | None = None


@value(frozen=True, slots=True)
class Draws(ByPlayers):
    """ "When an opponent draws one or more cards".

    Arguments:
        who: who draws.
        each: whether each card counts by itself ("When you draw a card").
    """

    who: Who
    each: bool = False


@value(frozen=True, slots=True)
class Resupplies(ByPlayers):
    """ "When an opponent Resupplies"."""

    who: Who


@value(frozen=True, slots=True)
class Creates(ByPlayers, OfKind):
    """ "When you create a token Character".

    Arguments:
        who: who creates.
        kind: what.
    """

    who: Who
    kind: Kind


@value(frozen=True, slots=True)
class Rolls(ByPlayers):
    """ "When you roll one or more dice", "When you roll a 1-3 this way".

    Arguments:
        who: who rolls.
        lowest: the lowest result that counts.
        highest: the highest; None for "or more".
    """

    who: Who
    lowest: int = 1
    highest: int | None = None


@value(frozen=True, slots=True)
class Reveals(ByPlayers, OfKind):
    """ "When you reveal a card this way": by the ability before it.

    Arguments:
        who: who reveals.
        kind: what.
    """

    who: Who
    kind: Kind


@value(frozen=True, slots=True)
class Exhausts(ByPlayers, OfKind):
    """ "When you exhaust a card in Reserve".

    Arguments:
        who: who exhausts.
        kind: what.
    """

    who: Who
    kind: Kind


@value(frozen=True, slots=True)
class Discards(ByPlayers, OfKind):
    """ "When you discard a card from your hand".

    Arguments:
        who: who discards.
        kind: what, with where it was.
    """

    who: Who
    kind: Kind


@value(frozen=True, slots=True)
class PutsInReserve(ByPlayers, OfKind):
    """ "When you put a card from your hand in Reserve".

    Arguments:
        who: who puts it there.
        kind: what, with where it was.
    """

    who: Who
    kind: Kind


@value(frozen=True, slots=True)
class Rushes(ByPlayers):
    """ "When you Rush" (a later edition's keyword)."""

    who: Who


@value(frozen=True, slots=True)
class Sabotages(ByPlayers):
    """ "When you Sabotage"."""

    who: Who


@value(frozen=True, slots=True)
class Completes(ByPlayers, OfKind):
    """ "When you complete a Feat" (a later edition's verb).

    Arguments:
        who: who completes it.
        kind: what.
    """

    who: Who
    kind: Kind


@value(frozen=True, slots=True)
class MakesGift(ByPlayers):
    """ "When you make a Gift" (a later edition's word)."""

    who: Who


@value(frozen=True, slots=True)
class ActivatesAbility(ByPlayers):
    """ "When you activate a {D} ability", "When a {T} ability is activated".

    Arguments:
        who: who does it.
        sign: the symbol of the ability.
    """

    who: Who
    sign: str


@value(frozen=True, slots=True)
class Passes(ByPlayers):
    """ "When you pass first".

    Arguments:
        who: who passes.
        first: whether it must be the first player of the day to pass.
        last: whether it must be the last ("after your opponents").
    """

    who: Who
    first: bool = False
    last: bool = False


@value(frozen=True, slots=True)
class BecomesFirst(ByPlayers):
    """ "When you become first player".

    Arguments:
        who: who becomes it.
    """

    who: Who
