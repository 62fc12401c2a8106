"""Phrases: which objects a text speaks of."""

from __future__ import annotations

from dataclasses import field

from judge.game.ability.expeditions import ExpeditionPhrase
from judge.game.ability.numbers import Amount, Bound
from judge.game.ability.players import Seat, Whose
from judge.game.ability.roles import OfKind
from judge.game.terms import Status, Terrain, Type, Zone
from judge.value import value


@value(frozen=True, slots=True)
class Kind:
    """Which objects a phrase fits.

    Arguments:
        types: the types named, of which it has one; empty for "card" or "object". "Character or Permanent" names two.
        subtypes: the sub-types named, of which it has one, such as ``Robot`` or ``Landmark``.
        whose: whose objects.
        zone: the zone named; None where the phrase names none, and so speaks of objects in play.
        where: the expedition named; None where the phrase names none.
        other: whether the phrase says "another" or "other".
        statuses: statuses of which it must have one.
        bounds: what its numbers must be.
        token: whether it must be a token ("a token Character"), or must not ("a non-token Character").
        not_subtypes: sub-types that it must not have ("a non-Illusion Character").
        terrains: terrains of which the region of its expedition must have one ("in {V}").
        either: kinds of which it must be one beside all this: "a Robot or Permanent", "in play or in Reserve".
        not_statuses: statuses that it must not have ("a non-Fleeting Character").
        named: the token that it must be, by its English name ("a Brassbug"); "" where none is named.
        sign: the symbol of an ability that it must have ("with a {D} ability"); "" where none is named.
        other_faction: whether it must be of a Faction, and another than the bearer's ("of a different Faction").
        facing: what an Expedition that faces it must contain ("facing a Boosted Character"); None where that does not
            matter.
        than_me: whether "other" must be written "other than me", as the text named another object before; of trees that
            are written out alone.
        besides: of "another", which objects it does not fit, by identity, beside the bearer; stands in no text.
    """

    types: tuple[Type, ...] = ()
    subtypes: tuple[str, ...] = ()
    whose: Whose | Seat = Whose.ANYONE
    zone: Zone | None = None
    where: ExpeditionPhrase | None = None
    other: bool = False
    statuses: tuple[Status, ...] = ()
    bounds: tuple[Bound, ...] = ()
    token: bool | None = None
    not_subtypes: tuple[str, ...] = ()
    terrains: tuple[Terrain, ...] = ()
    either: tuple[Kind, ...] = ()
    not_statuses: tuple[Status, ...] = ()
    named: str = ""
    sign: str = ""
    other_faction: bool = False
    facing: Kind | None = None
    than_me: bool = field(default=False, repr=False)
    besides: tuple[int, ...] = ()


ANY_CARD = Kind()


@value(frozen=True, slots=True)
class Me:
    """The bearer of the ability: "I", "me"."""


@value(frozen=True, slots=True)
class It:
    """What the effect, or the trigger, spoke of just before: "it", "they", "them", "these cards"."""


@value(frozen=True, slots=True)
class Both:
    """Several phrases at once: "their hand and their Reserve"."""

    phrases: tuple[Phrase, ...]


@value(frozen=True, slots=True)
class Some(OfKind):
    """Objects that a player picks as the effect happens: "a Character", "up to two cards from your hand".

    Arguments:
        kind: what is picked from.
        count: how many.
        up_to: whether fewer may be picked.
        random: whether chance picks ("a random card from their hand").
    """

    kind: Kind
    count: Amount = 1
    up_to: bool = False
    random: bool = False


@value(frozen=True, slots=True)
class Target(OfKind):
    """Objects that are chosen when the thing is declared: "target Character".

    Arguments:
        kind: what is chosen from.
        count: how many.
        up_to: whether fewer may be chosen.
        total: what the numbers of all chosen together must be ("with a total Hand Cost {5} or less").
    """

    kind: Kind
    count: Amount = 1
    up_to: bool = False
    total: Bound | None = None


@value(frozen=True, slots=True)
class All(OfKind):
    """Every object of a kind: "each Character", "your Characters", "their hand"."""

    kind: Kind


@value(frozen=True, slots=True)
class Top:
    """The first cards of a deck: "the top two cards of your deck".

    Arguments:
        count: how many.
        whose: whose deck.
    """

    count: Amount = 1
    whose: Whose | Seat = Whose.YOURS


@value(frozen=True, slots=True)
class Among(OfKind):
    """Cards that a player picks from those spoken of just before: "up to two Characters from these cards", "one".

    Arguments:
        kind: what is picked.
        count: how many.
        up_to: whether fewer may be picked.
    """

    kind: Kind = Kind()
    count: Amount = 1
    up_to: bool = False


@value(frozen=True, slots=True)
class Rest:
    """Those spoken of before that nothing has happened to: "the other cards", "the rest", "the other"."""


@value(frozen=True, slots=True)
class Chosen(OfKind):
    """Objects once they are chosen, by identity; stands in no text.

    Arguments:
        objects: the objects that were chosen.
        kind: of targets, what they were chosen from.
    """

    objects: tuple[int, ...]
    kind: Kind | None = None


Phrase = Me | It | Both | Some | Target | All | Top | Among | Rest | Chosen
