"""Verbs of effects that are played."""

from __future__ import annotations

from typing import Any

from judge.game.ability import (
    Activate,
    AfterYou,
    Aim,
    All,
    Among,
    Both,
    Chosen,
    Create,
    Discard,
    Draw,
    Exchange,
    GainCounters,
    GainOneStatus,
    GainStatus,
    IncreaseResult,
    It,
    LoseCounters,
    LoseStatus,
    Me,
    MoveExpedition,
    Pick,
    Play,
    Put,
    Rest,
    Resupply,
    Reveal,
    Roll,
    Sabotage,
    Sacrifice,
    Seat,
    Shuffle,
    Some,
    SwitchExpeditions,
    Target,
    Token,
    Top,
    Where,
    Who,
    Whose,
    WinGame,
    kind_of,
)
from judge.game.ability.playable.listing import Listing, Played
from judge.game.ability.playable.phrases import AMOUNT
from judge.game.terms import Zone
from judge.messages import Message, message

NAMED = (All, Among, Both, Chosen, It, Me, Rest, Some, Target)
"""Phrases for objects that are there to be named, unlike the top cards of a Deck."""

WHO = frozenset({Who.YOU, Who.EACH, Who.EACH_OPPONENT, Who.TARGET_PLAYER, Who.TARGET_OPPONENT, Seat(0), Seat(1)})
WHERE = frozenset(
    {
        *(Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.EACH_OF_YOURS),
        *(Where.TARGET, Where.TARGETS, Where.YOURS, Where.ANY),
    }
)
MOVED = frozenset({Where.TARGET, Where.MINE, Where.MY_OTHER, Where.FACING_ME, Where.HERO, Where.COMPANION})
ZONES = frozenset({Zone.HAND, Zone.RESERVE, Zone.DISCARD, Zone.DECK, Zone.MANA, Zone.EXPEDITION})


def _not_of_somebody(verb: Any) -> Message | None:
    """What each player does is done to that player's own objects, wherever a text names none."""
    kind = kind_of(verb.what)
    if verb.who is Who.EACH and kind is not None and kind.whose not in (Whose.ANYONE, Whose.THEIRS):
        return message("what each player does to somebody’s cards is not played yet")
    return None


def _in_expeditions(verb: Any) -> Message | None:
    """What is put in the Expedition zone is put in expeditions that a player names."""
    named = verb.zone is not Zone.EXPEDITION or verb.where in (
        Where.YOURS,
        Where.ANY,
        Where.EACH_OF_YOURS,
        Where.TARGET,
    )
    return None if named else message("this way to put something in the Expedition zone is not played yet")


def _plainly_many(verb: Create) -> Message | None:
    """Tokens that are distributed as they are declared must be so many whatever happens."""
    plain = verb.where is not Where.TARGETS or isinstance(verb.count, int)
    return None if plain else message("tokens that are distributed are played only where the text says how many")


PLAYED: Listing = {
    Activate: Played({"what": (All, Chosen, It, Me, Target), "zone": ...}),
    AfterYou: Played(),
    Aim: Played({"what": (Target,)}),
    Create: Played({"count": AMOUNT, "where": WHERE}, (_plainly_many,)),
    Discard: Played({"who": WHO}, (_not_of_somebody,)),
    Draw: Played({"count": AMOUNT, "who": WHO}),
    Exchange: Played({"what": NAMED, "other": NAMED}),
    GainCounters: Played({"what": NAMED, "count": AMOUNT, "most": int}),
    GainOneStatus: Played({"what": NAMED}),
    GainStatus: Played({"what": NAMED}),
    IncreaseResult: Played(),
    LoseCounters: Played({"what": NAMED, "name": str, "count": (*AMOUNT, type(None)), "spend": ...}),
    LoseStatus: Played({"what": NAMED}),
    MoveExpedition: Played({"where": MOVED, "regions": int}),
    Pick: Played({"what": NAMED}),
    Play: Played({"what": (Among, It, Me), "free": ..., "less": AMOUNT}),
    Put: Played(
        {"zone": ZONES, "verb": ..., "who": WHO, "position": int, "where": ..., "exhausted": ...},
        (_not_of_somebody, _in_expeditions),
    ),
    Resupply: Played({"who": WHO}),
    Reveal: Played({"what": (Among, Chosen, It, Me, Some, Target, Top), "look": ..., "who": WHO}),
    Roll: Played({"dice": int}),
    Sabotage: Played(),
    Sacrifice: Played({"what": (Me, It, Some, All, Chosen), "who": WHO}, (_not_of_somebody,)),
    Shuffle: Played({"who": WHO}),
    SwitchExpeditions: Played({"what": NAMED}),
    Token: Played({"statistics": tuple, "abilities": ...}),
    WinGame: Played(),
}
