"""Triggers of reactions that are played."""

from judge.game.ability import (
    All,
    AnyTrigger,
    AtPhase,
    Creates,
    Draws,
    FailsToMove,
    GainsCounters,
    GainsStatus,
    Goes,
    Join,
    Joins,
    Leaves,
    Me,
    Moves,
    PlayedFrom,
    Plays,
    Resupplies,
    Rolls,
    Sacrificed,
    Some,
    Where,
    Who,
)
from judge.game.ability.playable.listing import Listing, Played
from judge.game.ability.playable.phrases import settled

WHAT = (Me, Some, All)
WHO = frozenset({Who.YOU, Who.OPPONENT, Who.EACH_OPPONENT, Who.EACH})
WHERE = frozenset(
    {Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.YOURS, Where.EACH_OF_YOURS, Where.ALL}
)

PLAYED: Listing = {
    AnyTrigger: Played(),
    AtPhase: Played(),
    Creates: Played({"who": WHO}, (settled,)),
    Draws: Played({"who": WHO}),
    FailsToMove: Played({"where": WHERE}),
    GainsCounters: Played({"what": WHAT, "reaching": ...}, (settled,)),
    GainsStatus: Played({"what": WHAT}, (settled,)),
    Goes: Played({"what": WHAT, "sources": ...}, (settled,)),
    Join: Played(),
    Joins: Played({}, (settled,)),
    Leaves: Played({"what": WHAT, "where": ...}, (settled,)),
    Moves: Played({"where": WHERE, "due_to": ...}),
    PlayedFrom: Played(),
    Plays: Played({"who": WHO, "source": ...}, (settled,)),
    Resupplies: Played({"who": WHO}),
    Rolls: Played({"who": WHO, "lowest": ..., "highest": ...}),
    Sacrificed: Played({"what": (Me, Some)}, (settled,)),
}
