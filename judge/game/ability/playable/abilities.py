"""Abilities that are played: reactions, effects of Spells, keywords and what passive abilities say."""

from typing import Any

from judge.game.ability import (
    All,
    BeginsWith,
    CannotActivate,
    CannotBePlayed,
    CannotMoveForward,
    CostsAtLeast,
    CostsLess,
    Did,
    Draw,
    FirstPlayed,
    GainCounters,
    GainsCounters,
    GainsStatus,
    GainStatus,
    Grant,
    HaveSubtypes,
    If,
    IgnoredOnFirstDay,
    IncreaseResult,
    IsKind,
    It,
    Joins,
    KeywordAbility,
    Leaves,
    LoseAbilities,
    May,
    Me,
    MorningFromDeck,
    Moves,
    Not,
    OneMoreDie,
    PayToCostLess,
    PlayedGain,
    Put,
    QuickAction,
    Reaction,
    RegionsAre,
    Resupplies,
    Reveal,
    Rolls,
    SpellEffect,
    StatisticsRaised,
    Steps,
    Until,
    While,
    Who,
    Would,
)
from judge.game.ability.playable.later import KEYWORDS
from judge.game.ability.playable.listing import Listing, Played
from judge.game.ability.playable.phrases import AMOUNT
from judge.game.terms import Keyword, Status, Type
from judge.messages import Message, message

MODIFIED = (GainsCounters, GainsStatus, Joins, Leaves, Moves)
"""What a modifier can speak of."""

DONE_INSTEAD = (Draw, GainCounters, GainStatus, Put)
"""What can be done instead, or as well."""


def _modifies(modifier: Would) -> Message | None:
    match modifier:
        case Would(Rolls(Who.YOU), May(IncreaseResult()), False, None):
            return None
        case Would(Resupplies(Who.YOU), Steps((Reveal(), *_)), True, None):
            return None
    match modifier.effect:
        case Steps((May(done), If(Not(Did()), otherwise, None))):
            effects: tuple[Any, ...] = (done, otherwise)
        case May(done):
            effects = (done,)
        case done:
            effects = (done,)
    played = isinstance(modifier.trigger, MODIFIED) and all(isinstance(one, DONE_INSTEAD) for one in effects)
    return None if played else message("a modifier of this kind is not played yet")


def _once_a_day(first: FirstPlayed) -> Message | None:
    """Whether it has happened today is known of cards that go through the Expedition or Landmark zone."""
    played = first.until is Until.AFTERNOON and first.kind.types and Type.SPELL not in first.kind.types
    return None if played else message("what the first card gains is played of a Character each Afternoon")


def _given_to_spells(given: PlayedGain) -> Message | None:
    played = given.who is Who.YOU and given.status is Status.FLEETING and given.kind.types == (Type.SPELL,)
    return None if played else message("a status that cards have as they are played is played of Spells and Fleeting")


def _costs_the_same(action: QuickAction) -> Message | None:
    """What an action costs is known before its target is chosen."""
    by_target = isinstance(action.more_if, IsKind) and isinstance(action.more_if.what, It)
    return message("an action that costs more by its target is not played yet") if by_target else None


PLAYED: Listing = {
    BeginsWith: Played({"count": int}),
    CannotActivate: Played(),
    CannotBePlayed: Played({"orb": ...}),
    CannotMoveForward: Played({"during_dusk": ..., "except_for": ...}),
    CostsAtLeast: Played(),
    CostsLess: Played({"what": (Me, All), "less": AMOUNT, "source": ..., "minimum": ...}),
    FirstPlayed: Played({}, (_once_a_day,)),
    Grant: Played(),
    HaveSubtypes: Played(),
    IgnoredOnFirstDay: Played(),
    KeywordAbility: Played({"keyword": frozenset(Keyword) - frozenset(KEYWORDS), "number": AMOUNT}),
    LoseAbilities: Played(),
    MorningFromDeck: Played(),
    OneMoreDie: Played(),
    PayToCostLess: Played({"less": AMOUNT}),
    PlayedGain: Played({}, (_given_to_spells,)),
    QuickAction: Played({"support": ..., "only_if": ..., "more": AMOUNT, "more_if": ...}, (_costs_the_same,)),
    Reaction: Played({"condition": ..., "during": ..., "support": ...}),
    RegionsAre: Played(),
    SpellEffect: Played(),
    StatisticsRaised: Played({"by": AMOUNT}),
    While: Played(),
    Would: Played({"instead": ..., "condition": ...}, (_modifies,)),
}
