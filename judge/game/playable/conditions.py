"""Conditions that are played."""

from judge.game.ability import Controls, HasStatus, IsKind, Who
from judge.game.playable.listing import Listing, Played

PLAYED: Listing = {
    Controls: Played({"who": frozenset({Who.YOU})}),
    HasStatus: Played({"has": ..., "before": ...}),
    IsKind: Played(),
}
