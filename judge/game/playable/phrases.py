"""Phrases, kinds and amounts that are played."""

from judge.game.ability import All, Chosen, It, Kind, Me, Place, Seat, Some, Target, Top, Where, Whose
from judge.game.playable.listing import Listing, Played

PLAYED: Listing = {
    All: Played(),
    Chosen: Played({"kind": ...}),
    It: Played(),
    Kind: Played(
        {
            "types": ...,
            "subtypes": ...,
            "whose": frozenset({Whose.YOURS, Whose.OPPONENTS}),
            "zone": ...,
            "where": frozenset({Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.EACH_OF_YOURS}),
            "other": ...,
            "statuses": ...,
        }
    ),
    Me: Played(),
    Place: Played(),
    Seat: Played(),
    Some: Played({"count": int, "up_to": ..., "random": ...}),
    Target: Played({"count": int, "up_to": ...}),
    Top: Played({"count": int}),
}
