"""Conditions that are played."""

from judge.game.ability import (
    AllOf,
    Compare,
    Compares,
    Controls,
    ControlsEach,
    Did,
    ExpeditionIs,
    HasStatus,
    InTerrain,
    IsEmpty,
    IsFirstPlayer,
    IsKind,
    It,
    Me,
    Not,
    OneOf,
    WasPlayedFrom,
    Where,
    Who,
    Whose,
)
from judge.game.ability.playable.listing import Listing, Played
from judge.game.ability.playable.phrases import AMOUNT, settled

COMPARED = frozenset(Compare) - {Compare.HIGHEST}

PLAYED: Listing = {
    AllOf: Played(),
    Compares: Played({"amount": AMOUNT, "compare": COMPARED, "to": AMOUNT}),
    Controls: Played({"who": frozenset({Who.YOU})}, (settled,)),
    ControlsEach: Played({"who": frozenset({Who.YOU})}, (settled,)),
    Did: Played(),
    ExpeditionIs: Played({"where": frozenset({Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION})}),
    HasStatus: Played({"has": ..., "before": ...}, (settled,)),
    InTerrain: Played({"what": Me}),
    IsEmpty: Played({"whose": frozenset({Whose.YOURS, Whose.OPPONENTS})}),
    IsFirstPlayer: Played(),
    IsKind: Played({"before": ...}, (settled,)),
    Not: Played(),
    OneOf: Played(),
    WasPlayedFrom: Played({"what": It}),
}
