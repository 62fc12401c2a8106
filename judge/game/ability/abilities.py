"""Abilities: reactions, quick actions, effects of Spells, and passive statements.

The file is long because it is one list: every sort of ability that a card text can say.
"""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.ability.conditions import Condition
from judge.game.ability.costs import Cost
from judge.game.ability.effects import Effect, Until
from judge.game.ability.numbers import Amount
from judge.game.ability.phrases import Kind, Phrase, Place, Where
from judge.game.ability.players import Who
from judge.game.ability.triggers import Trigger
from judge.game.terms import Keyword, Phase, Status, Terrain, Zone


@dataclass(frozen=True, slots=True)
class Reaction:
    """ "Trigger, if condition — Effect".

    Arguments:
        trigger: the event that activates it.
        effect: what the emblem does.
        condition: what must hold for it to activate at all.
        during: the phase in which alone the event counts ("during the Afternoon").
        support: whether it is a support ability, working in Reserve ({I}).
        times: how often one event activates it ("for each of my boosts").
    """

    trigger: Trigger
    effect: Effect
    condition: Condition | None = None
    during: Phase | None = None
    support: bool = False
    times: Amount = 1


@dataclass(frozen=True, slots=True)
class QuickAction:
    """ "Cost : Effect".

    Arguments:
        cost: what is paid.
        effect: what it does.
        support: whether it is a support ability, working in Reserve.
        only_if: what must hold for a player to use it ("You can only activate this if ...").
        more: how much more it costs where `more_if` holds ("This action costs {1} more if ...").
        more_if: where it costs more.
        most: the most that the X of its cost can be ("X can't be higher than ...").
    """

    cost: Cost
    effect: Effect
    support: bool = False
    only_if: Condition | None = None
    more: Amount = 0
    more_if: Condition | None = None
    most: Amount | None = None


@dataclass(frozen=True, slots=True)
class KeywordAbility:
    """A keyword, with its number where it has one: "Tough 1", "Tough X, where X is ..."."""

    keyword: Keyword
    number: Amount | None = None


@dataclass(frozen=True, slots=True)
class Grant:
    """ "Your Characters have: “...”", "Characters you control are Tough 2".

    Arguments:
        to: which objects.
        ability: what they have.
    """

    to: Kind
    ability: Ability


@dataclass(frozen=True, slots=True)
class SpellEffect:
    """What a Spell does."""

    effect: Effect


# Statements


@dataclass(frozen=True, slots=True)
class While:
    """A passive ability that works while a condition holds: "I am Defender unless you control two or more Plants".

    Arguments:
        condition: the condition.
        ability: what works then.
    """

    condition: Condition
    ability: Ability


@dataclass(frozen=True, slots=True)
class PlayedGain:
    """Cards gain a status as they are played: "Spells you play with Hand Cost {1} or less have Fleeting".

    Arguments:
        who: who plays them.
        kind: which cards.
        status: the status.
    """

    who: Who
    kind: Kind
    status: Status


@dataclass(frozen=True, slots=True)
class FirstPlayed:
    """ "The first Character you play each Afternoon gains 1 boost".

    Arguments:
        kind: what is waited for.
        until: in each of which times anew.
        effect: what happens to it, called "it".
    """

    kind: Kind
    until: Until
    effect: Effect


@dataclass(frozen=True, slots=True)
class CostsLess:
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
    into: Where | None = None


@dataclass(frozen=True, slots=True)
class PayToCostLess:
    """An additional cost as I am played: "You may discard a card from your Reserve to reduce my cost by {2}".

    Arguments:
        cost: what may be paid.
        less: how much less the card costs then.
    """

    cost: Cost
    less: Amount


@dataclass(frozen=True, slots=True)
class CostsAtLeast:
    """ "Characters your opponents play can't cost less than {2}".

    Arguments:
        who: who plays them.
        kind: which cards.
        least: the least that they cost.
    """

    who: Who
    kind: Kind
    least: int


@dataclass(frozen=True, slots=True)
class CannotBePlayed:
    """ "I can't be played".

    Arguments:
        orb: whether the text says that it can be used as a Mana Orb.
        into: where it cannot be played ("in a starting region"); None for anywhere.
    """

    orb: bool = False
    into: Where | None = None


@dataclass(frozen=True, slots=True)
class CannotMoveForward:
    """ "Your other Expedition and the Expedition facing it can't move forward".

    Arguments:
        where: which expeditions.
        during_dusk: whether only the moves of Dusk are meant.
        except_for: the terrain due to which they still can.
    """

    where: tuple[Where | Place, ...]
    during_dusk: bool = False
    except_for: Terrain | None = None


@dataclass(frozen=True, slots=True)
class CannotActivate:
    """ "The {j}, {h} and {r} abilities of Characters facing me can't activate".

    Arguments:
        kind: whose abilities.
        zones: which: None for {j}, Hand for {h}, Reserve for {r}.
    """

    kind: Kind
    zones: tuple[Zone | None, ...]


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class IgnoredOnFirstDay:
    """ "Ignore my abilities during the first Day"."""


@dataclass(frozen=True, slots=True)
class MorningFromDeck:
    """ "During Morning, draw only one card. Then, put the top card of your deck in your Mana zone instead ..."."""


@dataclass(frozen=True, slots=True)
class BeginsWith:
    """ "I begin the game with 5 Heroism counters"."""

    name: str
    count: int


@dataclass(frozen=True, slots=True)
class DefendersDontPrevent:
    """ "Defender Characters don't prevent my Expedition from moving forward"."""

    where: Where


@dataclass(frozen=True, slots=True)
class MayPlayExhausted:
    """ "You may play exhausted cards from your Reserve" (of a later edition).

    Arguments:
        kind: which cards.
        where: into which expedition; None for any.
    """

    kind: Kind
    where: Where | None = None


# Replacements


@dataclass(frozen=True, slots=True)
class Would:
    """A modifier: "If I would leave the Expedition zone, put me in my owner's Mana zone instead".

    Arguments:
        trigger: the event that would happen.
        effect: what happens.
        instead: whether it replaces the event, rather than being added to it.
        condition: what must hold at that time ("while I'm Boosted").
        during: the phase in which alone it modifies ("during Dusk").
    """

    trigger: Trigger
    effect: Effect
    instead: bool = True
    condition: Condition | None = None
    during: Phase | None = None


@dataclass(frozen=True, slots=True)
class OneMoreDie:
    """ "If you would roll one or more dice, roll one more instead and ignore the roll of your choice"."""


@dataclass(frozen=True, slots=True)
class ReserveLimit:
    """ "Your Reserve limit is increased by one".

    Arguments:
        more: by how much; below zero for "reduced".
        all: whether every player's is meant.
    """

    more: int
    all: bool = False


@dataclass(frozen=True, slots=True)
class StatisticsEqualHighest:
    """ "The {V}, {M} and {O} of Characters in my Expedition are equal to their highest statistic"."""

    what: Phrase


@dataclass(frozen=True, slots=True)
class StatisticsRaised:
    """ "The {V}, {M} and {O} of Robots you control are increased by 1".

    Arguments:
        of: whose statistics.
        by: by how much.
    """

    of: Kind
    by: Amount


@dataclass(frozen=True, slots=True)
class HaveSubtypes:
    """ "Characters you control are Robots": beside the sub-types that they have.

    Arguments:
        to: which objects.
        subtypes: the sub-types that they gain.
    """

    to: Kind
    subtypes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoseAbilities:
    """ "Permanents your opponents control lose their abilities".

    Arguments:
        of: which objects.
    """

    of: Kind


@dataclass(frozen=True, slots=True)
class Support:
    """A passive ability that works in Reserve ({I}): "{I} You may play exhausted cards from your Reserve".

    Arguments:
        ability: what works there.
    """

    ability: Ability


@dataclass(frozen=True, slots=True)
class Completed:
    """An ability that works once a Feat is Completed (a later edition's word).

    Arguments:
        ability: what works then.
    """

    ability: Ability


@dataclass(frozen=True, slots=True)
class KeepsMore:
    """ "You may keep one more card in Reserve during Night if it's exhausted".

    Arguments:
        kind: what the cards kept beyond the limit must be.
        count: how many more.
    """

    kind: Kind
    count: int


@dataclass(frozen=True, slots=True)
class NotInReserveLimit:
    """ "I don't count towards your Reserve limit"."""


@dataclass(frozen=True, slots=True)
class CanGainAgain:
    """ "I can gain Fleeting even if I was already Fleeting".

    Arguments:
        status: the status.
    """

    status: Status


@dataclass(frozen=True, slots=True)
class RemainExhausted:
    """ "Exhausted Characters in Reserve remain exhausted during Morning".

    Arguments:
        kind: which objects.
    """

    kind: Kind


@dataclass(frozen=True, slots=True)
class CannotGainCounters:
    """ "Cards in your opponent's Reserve can't gain counters".

    Arguments:
        kind: which objects.
    """

    kind: Kind


@dataclass(frozen=True, slots=True)
class Considered:
    """ "My Expedition is considered behind": a condition that counts as met.

    Arguments:
        condition: the condition.
    """

    condition: Condition


Ability = (
    Reaction
    | QuickAction
    | KeywordAbility
    | Grant
    | SpellEffect
    | While
    | PlayedGain
    | FirstPlayed
    | CostsLess
    | PayToCostLess
    | CostsAtLeast
    | CannotBePlayed
    | CannotMoveForward
    | CannotActivate
    | RegionsAre
    | IgnoredOnFirstDay
    | MorningFromDeck
    | BeginsWith
    | Would
    | OneMoreDie
    | ReserveLimit
    | DefendersDontPrevent
    | MayPlayExhausted
    | StatisticsEqualHighest
    | StatisticsRaised
    | HaveSubtypes
    | LoseAbilities
    | Support
    | Completed
    | KeepsMore
    | NotInReserveLimit
    | CanGainAgain
    | RemainExhausted
    | CannotGainCounters
    | Considered
)

CHANGING = (Grant, While, RegionsAre, StatisticsEqualHighest, StatisticsRaised, HaveSubtypes, LoseAbilities)
"""The passive abilities that change characteristics."""

MODIFYING = (Would, OneMoreDie)
"""The passive abilities that modify steps."""


def is_support(ability: Ability) -> bool:
    """Whether an ability is a support ability."""
    return isinstance(ability, Support) or (isinstance(ability, QuickAction | Reaction) and ability.support)


def says(ability: Ability, sorts: tuple[type, ...]) -> bool:
    """Whether an ability is of some sorts, or gives one that is.

    Arguments:
        ability: the ability.
        sorts: the sorts.
    """
    return isinstance(ability, sorts) or (isinstance(ability, Grant | While) and says(ability.ability, sorts))
