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
    GainCounters,
    GainsCounters,
    GainsStatus,
    GainStatus,
    Grant,
    HaveSubtypes,
    If,
    Joins,
    KeywordAbility,
    Leaves,
    LoseAbilities,
    May,
    Me,
    Moves,
    Not,
    OneMoreDie,
    PayToCostLess,
    Put,
    QuickAction,
    Reaction,
    RegionsAre,
    SpellEffect,
    StatisticsRaised,
    Steps,
    While,
    Would,
)
from judge.game.playable.listing import Listing, Played
from judge.game.playable.phrases import AMOUNT
from judge.game.terms import Keyword
from judge.messages import Message, message

MODIFIED = (GainsCounters, GainsStatus, Joins, Leaves, Moves)
"""What a modifier can speak of."""

DONE_INSTEAD = (Draw, GainCounters, GainStatus, Put)
"""What can be done instead, or as well."""


def _modifies(modifier: Would) -> Message | None:
    match modifier.effect:
        case Steps((May(done), If(Not(Did()), otherwise, None))):
            effects: tuple[Any, ...] = (done, otherwise)
        case May(done):
            effects = (done,)
        case done:
            effects = (done,)
    played = isinstance(modifier.trigger, MODIFIED) and all(isinstance(one, DONE_INSTEAD) for one in effects)
    return None if played else message("a modifier of this kind is not played yet")


PLAYED: Listing = {
    BeginsWith: Played({"count": int}),
    CannotActivate: Played(),
    CannotBePlayed: Played({"orb": ...}),
    CannotMoveForward: Played({"during_dusk": ..., "except_for": ...}),
    CostsAtLeast: Played(),
    CostsLess: Played({"what": (Me, All), "less": AMOUNT, "source": ..., "minimum": ...}),
    Grant: Played(),
    HaveSubtypes: Played(),
    KeywordAbility: Played({"keyword": frozenset(Keyword), "number": int}),
    LoseAbilities: Played(),
    OneMoreDie: Played(),
    PayToCostLess: Played({"less": AMOUNT}),
    QuickAction: Played({"support": ..., "only_if": ..., "more": AMOUNT, "more_if": ...}),
    Reaction: Played({"condition": ..., "during": ..., "support": ...}),
    RegionsAre: Played(),
    SpellEffect: Played(),
    StatisticsRaised: Played({"by": AMOUNT}),
    While: Played(),
    Would: Played({"instead": ..., "condition": ...}, (_modifies,)),
}
