"""What a passive ability makes of characteristics: statistics, sub-types, abilities, terrains."""

from __future__ import annotations

from judge.game.ability.conditions import Condition
from judge.game.ability.expeditions import Where
from judge.game.ability.numbers import Amount
from judge.game.ability.phrases import Kind, Me, Phrase
from judge.game.ability.roles import AboutObjects, OfKind
from judge.game.terms import Keyword, Terrain
from judge.value import value


@value(frozen=True, slots=True)
class StatisticsRaised:
    """ "The {V}, {M} and {O} of Robots you control are increased by 1", "Robots you control have +1 {V}".

    Arguments:
        of: whose statistics.
        by: by how much.
        terrains: of which terrains alone; empty for all three.
    """

    of: Kind | Me
    by: Amount
    terrains: tuple[Terrain, ...] = ()


@value(frozen=True, slots=True)
class StatisticsAre:
    """ "My {M} is equal to the number of cards in your hand".

    Arguments:
        of: whose statistics.
        amount: what they are.
        terrains: of which terrains.
    """

    of: Kind | Me
    amount: Amount
    terrains: tuple[Terrain, ...]


@value(frozen=True, slots=True)
class StatisticsEqualHighest(AboutObjects):
    """ "The {V}, {M} and {O} of Characters in my Expedition are equal to their highest statistic"."""

    what: Phrase


@value(frozen=True, slots=True)
class HaveSubtypes:
    """ "Characters you control are Robots": beside the sub-types that they have.

    Arguments:
        to: which objects.
        subtypes: the sub-types that they gain.
    """

    to: Kind
    subtypes: tuple[str, ...]


@value(frozen=True, slots=True)
class LoseAbilities:
    """ "Permanents your opponents control lose their abilities".

    Arguments:
        of: which objects.
    """

    of: Kind | Me


@value(frozen=True, slots=True)
class NoSupport(OfKind):
    """ "Cards in Reserve have no Support abilities".

    Arguments:
        kind: which cards.
    """

    kind: Kind


@value(frozen=True, slots=True)
class LoseKeyword:
    """ "I lose Defender", "Characters facing me lose Tough".

    Arguments:
        of: which objects.
        keyword: which keyword.
    """

    of: Kind | Me
    keyword: Keyword


@value(frozen=True, slots=True)
class RegionsAre:
    """ "All regions are {O} and lose their other terrains".

    Arguments:
        where: the expeditions whose regions are meant; `Where.ALL` alone for all regions.
        terrains: the terrains that they have.
        alone: whether they lose their other terrains.
    """

    where: tuple[Where, ...]
    terrains: tuple[Terrain, ...]
    alone: bool = True


@value(frozen=True, slots=True)
class Considered:
    """ "My Expedition is considered behind": a condition that counts as met."""

    condition: Condition


ChangeStatement = (
    StatisticsRaised
    | StatisticsAre
    | StatisticsEqualHighest
    | HaveSubtypes
    | LoseAbilities
    | NoSupport
    | LoseKeyword
    | RegionsAre
    | Considered
)
