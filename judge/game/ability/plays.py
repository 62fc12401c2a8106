"""What a passive ability says of cards that are played: their costs, what they gain, whether they may be."""

from __future__ import annotations

from judge.game.ability.costs import Cost
from judge.game.ability.effects import Effect
from judge.game.ability.expeditions import Such, Where
from judge.game.ability.numbers import Amount, Times
from judge.game.ability.phrases import Kind, Phrase
from judge.game.ability.player_triggers import Plays
from judge.game.ability.players import Seat, Who
from judge.game.ability.roles import AboutObjects, ByPlayers, OfKind
from judge.game.ability.waiting import Until
from judge.game.terms import Status, Zone
from judge.value import value


@value(frozen=True, slots=True)
class CostsLess(AboutObjects, ByPlayers):
    """ "I cost {2} less", "Cards played from Reserve cost {1} less".

    Arguments:
        what: what costs less; an `All` of the cards played.
        less: how much; below zero for "more".
        who: who plays them.
        source: the zone they are played from, where one is named.
        minimum: the least that they still cost.
        into: the expedition into which it must be played ("in an Expedition with no Characters").
    """

    what: Phrase
    less: Amount
    who: Who = Who.YOU
    source: Zone | None = None
    minimum: int | None = None
    into: Such | None = None


@value(frozen=True, slots=True)
class PayToCostLess:
    """An additional cost as I am played: "You may discard a card from your Reserve to reduce my cost by {2}".

    Arguments:
        cost: what may be paid.
        less: how much less the card costs then.
        targets: what alone it can target then ("You may play me for {1} less. If you do, I can only target ...").
    """

    cost: Cost
    less: Amount
    targets: Kind | None = None


@value(frozen=True, slots=True)
class CostsAtLeast(ByPlayers, OfKind):
    """ "Characters your opponents play can't cost less than {2}".

    Arguments:
        who: who plays them.
        kind: which cards.
        least: the least that they cost.
    """

    who: Who
    kind: Kind
    least: int


@value(frozen=True, slots=True)
class FirstJoins(OfKind):
    """ "The first Character that joins my Expedition each Day gains Anchored".

    Arguments:
        kind: which object, with the expeditions that it joins.
        until: in which time it is the first, anew each time.
        effect: what happens to it, called "it".
    """

    kind: Kind
    until: Until
    effect: Effect


@value(frozen=True, slots=True)
class FirstPlayed(OfKind):
    """ "The first Character you play each Afternoon gains 1 boost".

    Arguments:
        kind: what is waited for.
        until: in each of which times anew.
        effect: what happens to it, called "it".
        nth: of "the second", which one it is.
    """

    kind: Kind
    until: Until
    effect: Effect
    nth: int = 1


@value(frozen=True, slots=True)
class PlayedGain(ByPlayers, OfKind):
    """Cards gain a status as they are played: "Spells you play with Hand Cost {1} or less have Fleeting".

    Arguments:
        who: who plays them.
        kind: which cards.
    """

    who: Who
    kind: Kind
    status: Status


@value(frozen=True, slots=True)
class CannotBePlayed:
    """ "I can't be played".

    Arguments:
        orb: whether the text says that it can be used as a Mana Orb.
        into: where it cannot be played ("in a starting region"); None for anywhere.
        source: the zone from which it cannot be played; None for any.
    """

    orb: bool = False
    into: Such | None = None
    source: Zone | None = None


@value(frozen=True, slots=True)
class CannotPlay(ByPlayers, OfKind):
    """ "Your opponents can't play Spells", "Players can't play more than one Spell each Day".

    Arguments:
        who: who cannot play them.
        kind: which cards.
        most: how many they still can play.
        until: in each of which times so many; None where they can play none at all.
    """

    who: Who | Seat
    kind: Kind
    most: int = 0
    until: Until | None = None

    @property
    def counted(self) -> tuple[Times, ...]:
        """What must be known of how often its controller, and the other player, have played such cards."""
        until = self.until
        return () if until is None else tuple(Times(Plays(who, self.kind), until) for who in (Who.YOU, Who.OPPONENT))


@value(frozen=True, slots=True)
class CannotPlayActions(ByPlayers):
    """ "Your opponents can't activate {D} abilities": quick actions with the symbol in their cost.

    Arguments:
        who: who cannot play them.
        sign: the symbol.
    """

    who: Who | Seat
    sign: str


@value(frozen=True, slots=True)
class MayPlayExhausted(OfKind):
    """ "You may play exhausted cards from your Reserve" (of a later edition).

    Arguments:
        kind: which cards.
        where: into which expedition; None for any.
    """

    kind: Kind
    where: Where | None = None


PlayStatement = (
    CostsLess
    | PayToCostLess
    | CostsAtLeast
    | FirstJoins
    | FirstPlayed
    | PlayedGain
    | CannotBePlayed
    | CannotPlay
    | CannotPlayActions
    | MayPlayExhausted
)


def first_play(kind: Kind, until: Until | None = None) -> Plays:
    """What asks whether a card is the first of a kind that you play.

    Arguments:
        until: in which time; None for what is counted.
    """
    return Plays(Who.YOU, kind, nth=None if until is None else 1, until=until)
