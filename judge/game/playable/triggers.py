"""Triggers of reactions that are played."""

from judge.game.ability import AtPhase, Join, Joins, Me, PlayedFrom, Sacrificed, Some
from judge.game.playable.listing import Listing, Played

PLAYED: Listing = {
    AtPhase: Played(),
    Join: Played(),
    Joins: Played(),
    PlayedFrom: Played(),
    Sacrificed: Played({"what": (Me, Some)}),
}
