"""Amounts that are numbers of objects: counters, statistics, costs and names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.roles import AboutObjects, OfKind
from judge.game.terms import Measure
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability.phrases import Kind, Phrase


@value(frozen=True, slots=True)
class CountersOn(AboutObjects):
    """How many counters an object has: "my number of Heroism counters", "I have 3 or more boosts".

    Arguments:
        what: the object.
        name: the counters' English name; None for counters of any name.
        before: whether the phrase is in the past tense, and so looks before the event ("each boost it had").
    """

    what: Phrase
    name: str | None
    before: bool = False


@value(frozen=True, slots=True)
class ZeroStatistics(OfKind):
    """How many base statistics of 0 the objects of a kind have together.

    Arguments:
        kind: which objects.
    """

    kind: Kind


@value(frozen=True, slots=True)
class TotalOf(OfKind):
    """A number that all objects of a kind have together: "the total Hand Cost of cards in your Landmarks".

    Arguments:
        measure: which number.
        kind: which objects.
    """

    measure: Measure
    kind: Kind


@value(frozen=True, slots=True)
class DifferentMeasures(OfKind):
    """How many different numbers the objects of a kind have: "three or more Plants have a different Base Cost".

    Arguments:
        measure: which number.
        kind: which objects.
    """

    measure: Measure
    kind: Kind


@value(frozen=True, slots=True)
class DifferentNames(OfKind):
    """How many different names the objects of a kind have: "three or more Characters with different names".

    Arguments:
        kind: which objects.
    """

    kind: Kind


@value(frozen=True, slots=True)
class FarthestOf(OfKind):
    """ "the highest Base Cost among Characters you control".

    Arguments:
        measure: which number.
        kind: which objects.
        lowest: whether it is the lowest one.
    """

    measure: Measure
    kind: Kind
    lowest: bool = False


@value(frozen=True, slots=True)
class MeasureOf(AboutObjects):
    """A number that an object has: "its Hand Cost", "the Hand Cost of a Character you control".

    Arguments:
        measure: which number.
        what: the object.
    """

    measure: Measure
    what: Phrase


@value(frozen=True, slots=True)
class HighestStatistic(AboutObjects):
    """ "its highest statistic".

    Arguments:
        what: the object.
    """

    what: Phrase


ObjectNumber = (
    CountersOn
    | ZeroStatistics
    | TotalOf
    | DifferentMeasures
    | DifferentNames
    | FarthestOf
    | MeasureOf
    | HighestStatistic
)
