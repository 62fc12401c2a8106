"""Triggers of reactions that are played."""

from judge.game.ability import AtPhase, FailsToMove, Join, Joins, Leaves, Me, Moves, PlayedFrom, Sacrificed, Some, Where
from judge.game.playable.listing import Listing, Played

WHOSE = frozenset({Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.YOURS, Where.OPPONENTS, Where.ANY})

PLAYED: Listing = {
    AtPhase: Played(),
    FailsToMove: Played({"where": WHOSE}),
    Join: Played(),
    Joins: Played(),
    Leaves: Played({"what": (Me, Some), "where": ...}),
    Moves: Played({"where": WHOSE, "due_to": ...}),
    PlayedFrom: Played(),
    Sacrificed: Played({"what": (Me, Some)}),
}
