"""Conditions that are played."""

from judge.game.ability import Controls, ExpeditionIs, HasStatus, InTerrain, IsKind, Me, Where, Who
from judge.game.playable.listing import Listing, Played

PLAYED: Listing = {
    Controls: Played({"who": frozenset({Who.YOU})}),
    ExpeditionIs: Played({"where": frozenset({Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION})}),
    HasStatus: Played({"has": ..., "before": ...}),
    InTerrain: Played({"what": Me}),
    IsKind: Played(),
}
