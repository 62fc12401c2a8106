"""Abilities as trees: what a card's text says, whatever its language.

Nodes are values: two texts that say the same give equal trees. No node holds a piece of text, save names. The file is
long because it is one vocabulary: phrases, conditions, effects, costs, triggers and abilities hold one another.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from judge.game.terms import Expedition, Keyword, Phase, Status, Type, Zone


class Whose(StrEnum):
    """Whose objects a phrase speaks of, seen from the ability's controller."""

    ANYONE = "anyone"
    YOURS = "yours"
    OPPONENTS = "opponent's"


class Who(StrEnum):
    """Who does what an effect says."""

    YOU = "you"
    EACH = "each player"


class Where(StrEnum):
    """Which expeditions a phrase speaks of, seen from the bearer and its controller."""

    ANY = "an Expedition"
    MINE = "my Expedition"
    MY_OTHER = "my other Expedition"
    HERO = "your Hero Expedition"
    COMPANION = "your Companion Expedition"
    EACH_OF_YOURS = "each of your Expeditions"
    TARGET = "target Expedition"


# Phrases for objects


@dataclass(frozen=True, slots=True)
class Kind:
    """Which objects a phrase fits.

    Arguments:
        types: the types named; empty for "card" or "object". "Character or Permanent" names two.
        subtypes: the sub-types named, such as ``Robot`` or ``Landmark``.
        whose: whose objects.
        zone: the zone named; None where the phrase names none.
        where: the expedition named; None where the phrase names none.
        other: whether the phrase says "another".
        statuses: statuses it must have.
    """

    types: tuple[Type, ...] = ()
    subtypes: tuple[str, ...] = ()
    whose: Whose = Whose.ANYONE
    zone: Zone | None = None
    where: Where | None = None
    other: bool = False
    statuses: tuple[Status, ...] = ()


@dataclass(frozen=True, slots=True)
class Me:
    """The bearer of the ability: "I", "me"."""


@dataclass(frozen=True, slots=True)
class It:
    """The object that the effect, or the trigger, spoke of just before: "it"."""


@dataclass(frozen=True, slots=True)
class Some:
    """Objects that a player picks as the effect happens: "a Character", "up to two cards from your hand".

    Arguments:
        kind: what is picked from.
        count: how many.
        up_to: whether fewer may be picked.
    """

    kind: Kind
    count: int = 1
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Target:
    """Objects that are chosen when the thing is declared: "target Character".

    Arguments:
        kind: what is chosen from.
        count: how many.
        up_to: whether fewer may be chosen.
    """

    kind: Kind
    count: int = 1
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class All:
    """Every object of a kind: "each Character", "your Characters"."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Chosen:
    """Objects once they are chosen, by identity; stands in no text.

    Arguments:
        objects: the objects that were chosen.
        kind: of targets, what they were chosen from.
    """

    objects: tuple[int, ...]
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """A target Expedition once it is chosen; stands in no text.

    Arguments:
        player: whose expedition.
        expedition: which of the two.
    """

    player: int
    expedition: Expedition


Phrase = Me | It | Some | Target | All | Chosen


# Conditions


@dataclass(frozen=True, slots=True)
class HasStatus:
    """ "I am Fleeting", "I was not Fleeting".

    Arguments:
        what: the object asked about.
        status: the status.
        has: whether it must have it, or must not.
        before: whether the phrase is in the past tense, and so looks before the event.
    """

    what: Phrase
    status: Status
    has: bool = True
    before: bool = False


@dataclass(frozen=True, slots=True)
class IsKind:
    """ "it's a Permanent": a check of one object, wherever it is."""

    what: Phrase
    kind: Kind


@dataclass(frozen=True, slots=True)
class Controls:
    """ "you control two or more Landmarks"."""

    who: Who
    kind: Kind
    at_least: int


Condition = HasStatus | IsKind | Controls


# Effects


@dataclass(frozen=True, slots=True)
class Steps:
    """Several steps, one after the other."""

    steps: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May:
    """An optional step: "You may ...", "Each player may ..."."""

    effect: Effect
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class If:
    """A conditional step: "If ..., ...", or "... unless ..." with the condition turned."""

    condition: Condition
    effect: Effect


@dataclass(frozen=True, slots=True)
class PayTo:
    """An internal action: "You may [pay cost] to [do effect]"."""

    cost: Cost
    effect: Effect


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """A modal effect."""

    modes: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """Discard an object that the player controls in play."""

    what: Phrase
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Discard:
    """Move to the Discard pile."""

    what: Phrase
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Put:
    """Put, return or send to a zone.

    Arguments:
        what: what is moved.
        zone: where it goes.
        verb: ``put``, ``return`` or ``send``; they mean the same.
        who: who does it.
    """

    what: Phrase
    zone: Zone
    verb: str = "put"
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Draw:
    """Move the top cards of the Deck to the Hand."""

    count: int = 1
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Resupply:
    """Move the top card of the Deck to the Reserve."""

    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Sabotage:
    """Discard up to one target card from a Reserve.

    Arguments:
        what: the card, once it is chosen; in a text, none yet.
    """

    what: Chosen = Chosen(())


@dataclass(frozen=True, slots=True)
class GainCounters:
    """ "gains 2 boosts"."""

    what: Phrase
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class GainStatus:
    """ "gains Anchored"; "exhaust it" for Exhausted."""

    what: Phrase
    status: Status


@dataclass(frozen=True, slots=True)
class LoseStatus:
    """ "loses Fleeting"; "ready it" for Exhausted."""

    what: Phrase
    status: Status


@dataclass(frozen=True, slots=True)
class Token:
    """The token that an effect describes.

    Arguments:
        name: its English name.
        statistics: Forest, Mountain, Water.
        subtypes: its sub-types.
        abilities: its abilities.
    """

    name: str
    statistics: tuple[int, int, int]
    subtypes: tuple[str, ...]
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Create:
    """ "Create two [Ordis Recruit 1/1/1] Soldier tokens in each of your Expeditions"."""

    token: Token
    count: int
    where: Where | Place


Effect = (
    Steps
    | May
    | If
    | PayTo
    | ChooseOne
    | Sacrifice
    | Discard
    | Put
    | Draw
    | Resupply
    | Sabotage
    | GainCounters
    | GainStatus
    | LoseStatus
    | Create
)


# Costs


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid for a quick action or an internal action, all at once.

    Arguments:
        mana: how much mana.
        exhaust_me: the exhaust symbol.
        discard_me: the support symbol.
        spend: counters to spend, by name and number.
        actions: whatever else is done, such as putting a card from the Hand in Reserve.
    """

    mana: int = 0
    exhaust_me: bool = False
    discard_me: bool = False
    spend: tuple[tuple[str, int], ...] = ()
    actions: tuple[Effect, ...] = ()


# Triggers


@dataclass(frozen=True, slots=True)
class Join:
    """The arrow symbol: "when I join"."""


@dataclass(frozen=True, slots=True)
class PlayedFrom:
    """The symbols "when I am played from Hand" and "when I am played from Reserve"."""

    zone: Zone


@dataclass(frozen=True, slots=True)
class AtPhase:
    """ "At Noon"."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class Sacrificed:
    """ "When I'm sacrificed", "When you sacrifice a Character"."""

    what: Phrase


@dataclass(frozen=True, slots=True)
class Joins:
    """ "When a Robot joins your Expeditions"."""

    kind: Kind


Trigger = Join | PlayedFrom | AtPhase | Sacrificed | Joins


# Abilities


@dataclass(frozen=True, slots=True)
class Reaction:
    """ "Trigger, if condition — Effect".

    Arguments:
        trigger: the event that activates it.
        effect: what the emblem does.
        condition: what must hold for it to activate at all.
    """

    trigger: Trigger
    effect: Effect
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class QuickAction:
    """ "Cost : Effect".

    Arguments:
        cost: what is paid.
        effect: what it does.
        support: whether it is a support ability, working in Reserve.
    """

    cost: Cost
    effect: Effect
    support: bool = False


@dataclass(frozen=True, slots=True)
class KeywordAbility:
    """A keyword, with its number where it has one: "Tough 1"."""

    keyword: Keyword
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Grant:
    """ "Your Characters have: “...”"."""

    to: Kind
    ability: Ability


@dataclass(frozen=True, slots=True)
class SpellEffect:
    """What a Spell does."""

    effect: Effect


Ability = Reaction | QuickAction | KeywordAbility | Grant | SpellEffect
