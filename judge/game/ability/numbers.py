"""Amounts: a plain number, or what it is counted from; and how two amounts are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.object_numbers import ObjectNumber
from judge.game.ability.roles import OfKind
from judge.game.closed_list import ClosedList
from judge.game.terms import Measure, Terrain
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability.expeditions import Such, Where
    from judge.game.ability.phrases import Kind
    from judge.game.ability.triggers import Trigger
    from judge.game.ability.waiting import Until


class Compare(ClosedList):
    """How an amount stands to another."""

    AT_MOST = "or less"
    AT_LEAST = "or more"
    LESS = "less than"
    MORE = "more than"
    EQUAL = "equal to"
    HIGHEST = "the highest"
    LOWEST = "the lowest"


RANKED = (Compare.HIGHEST, Compare.LOWEST)
"""How an object's number stands to those of all others of its kind."""


class Shown(ClosedList):
    """Which number of the dice that were rolled is meant."""

    RESULT = "the result"
    TOTAL = "the total of the results"
    HIGHER = "the higher result"
    LOWER = "the lower result"


@value(frozen=True, slots=True)
class Paid:
    """The {X} of a cost: "{T}, {X} : ... X boosts"."""


@value(frozen=True, slots=True)
class Result:
    """What a die shows: "X boosts, where X is the result"; of several dice, "the higher result".

    Arguments:
        which: which number of several dice.
    """

    which: Shown = Shown.RESULT


@value(frozen=True, slots=True)
class DiceShowing:
    """How many of the dice that were rolled show such a result: "1 boost per result of 3+".

    Arguments:
        lowest: the lowest such result.
        highest: the highest; None for "3+".
    """

    lowest: int
    highest: int | None = None


@value(frozen=True, slots=True)
class ThatMany:
    """As many as the step before did something to: "draw that many cards"."""


@value(frozen=True, slots=True)
class DoneThisWay(OfKind):
    """How many of the objects to which the step before did something are of a kind: "per Spell exhausted this way".

    Arguments:
        kind: what is counted.
        deed: what was done to them: "exhausted".
    """

    kind: Kind
    deed: str


@value(frozen=True, slots=True)
class AnyNumber:
    """As many as the player likes: "any number of cards"."""


@value(frozen=True, slots=True)
class NumberOf(OfKind):
    """How many objects of a kind there are: "X, where X is the number of Plants you control".

    Arguments:
        kind: what is counted; where it names no zone, objects in play.
    """

    kind: Kind


@value(frozen=True, slots=True)
class OfThem(OfKind):
    """How many of the objects spoken of just before are of a kind: "one or more of them are Spells".

    Arguments:
        kind: what is counted.
    """

    kind: Kind


@value(frozen=True, slots=True)
class Per:
    """A number for each: "1 boost per card in your Reserve".

    Arguments:
        each: the number for one.
        of: how many times.
        most: the most that it comes to ("up to a maximum of {3}").
    """

    each: int
    of: Amount
    most: int | None = None


@value(frozen=True, slots=True)
class Plus:
    """An amount and a number: "X+2 boosts".

    Arguments:
        number: what is added.
    """

    amount: Amount
    number: int


@value(frozen=True, slots=True)
class Scaled:
    """ "twice the number of Plants", "half the result, rounded up", "for every two cards in your hand".

    Arguments:
        of: what is multiplied and divided.
        times: by how much it is multiplied.
        by: by how much it is divided.
        up: whether it is rounded up, rather than down.
    """

    of: Amount
    times: int = 1
    by: int = 1
    up: bool = False


@value(frozen=True, slots=True)
class RegionsBetween:
    """ "the number of regions between your Hero and Companion"; 0 where they are adjacent."""


@value(frozen=True, slots=True)
class Expeditions:
    """How many expeditions there are: "1 boost per Expedition in {V}", "for each of your Ascended Expeditions".

    Arguments:
        such: which are counted.
    """

    such: Such


@value(frozen=True, slots=True)
class TerrainMarkers:
    """How many Terrain Markers, of one terrain or of any, lie on the region: "for each Terrain Marker in my region"."""

    where: Where
    terrain: Terrain | None = None


@value(frozen=True, slots=True)
class SingleTerrainRegions:
    """How many visible regions have one single terrain: "if three or more single-terrain regions are visible"."""


@value(frozen=True, slots=True)
class OthersPlayed:
    """How many other cards the player played this turn."""


@value(frozen=True, slots=True)
class Times:
    """How often something has happened: "you made a Gift this turn", "you played two or more Spells this Day".

    Arguments:
        trigger: what has happened.
        until: since when: in this turn, Afternoon or Day.
    """

    trigger: Trigger
    until: Until


Amount = (
    ObjectNumber
    | int
    | Paid
    | Result
    | DiceShowing
    | ThatMany
    | DoneThisWay
    | AnyNumber
    | NumberOf
    | OfThem
    | Per
    | Plus
    | Scaled
    | RegionsBetween
    | Expeditions
    | TerrainMarkers
    | SingleTerrainRegions
    | OthersPlayed
    | Times
)


@value(frozen=True, slots=True)
class Bound:
    """What an object's number must be: "with Hand Cost {3} or less", "with the highest Base Cost".

    Arguments:
        measure: which number.
        compare: how it must stand to the amount; with ``HIGHEST`` and ``LOWEST`` the amount says nothing.
    """

    measure: Measure
    compare: Compare
    amount: Amount = 0


def plain(amount: Amount) -> int:
    """The number that an amount is where it is a plain one.

    Raises:
        TypeError: it has to be counted.
    """
    if not isinstance(amount, int):
        raise TypeError(f"{amount} is not a plain number")
    return amount
