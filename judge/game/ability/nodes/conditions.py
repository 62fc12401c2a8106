"""Conditions."""

from judge.game.ability import (
    RANKED,
    AllOf,
    Ascended,
    Compare,
    Compares,
    Controls,
    ControlsEach,
    CountersOn,
    Creates,
    Did,
    DidTo,
    Discards,
    Draws,
    ExpeditionIs,
    HasPassed,
    HasStatus,
    InContact,
    InRegion,
    InTerrain,
    InZeroTerrain,
    IsEmpty,
    IsFirstPlayer,
    IsFull,
    IsKind,
    IsOdd,
    IsOnly,
    IsPhase,
    IsTurn,
    IsYou,
    It,
    MakesGift,
    Me,
    Not,
    OneOf,
    Plays,
    Resupplies,
    Sacrificed,
    SameResult,
    Seat,
    Such,
    Times,
    Until,
    WasActivated,
    WasDiscarded,
    WasPlayedFrom,
    Where,
    Who,
    Whose,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played
from judge.game.ability.nodes.phrases import AMOUNT, settled
from judge.law.laws import day, events, objects, vocabulary
from judge.messages import Message, message

WHERE = frozenset(
    {
        *(Where.MINE, Where.MY_OTHER, Where.FACING_ME, Where.HERO, Where.COMPANION),
        *(Where.EACH_OF_YOURS, Where.YOURS, Where.OPPONENTS),
    }
)
ONE_BY_ONE = (Creates, Discards, Draws, MakesGift, Plays, Resupplies, Sacrificed)
"""Events of which each is one, however many there are of them at once."""

CONTACT = (Me, It, Where)
COMPARED = frozenset(Compare) - frozenset(RANKED)


def _had_counters(said: Compares) -> Message | None:
    """Of a number before the event, the counters of an object are known."""
    played = not said.before or isinstance(said.amount, CountersOn)
    return None if played else message("what a number was before cannot be asked yet")


def _often(said: Compares) -> Message | None:
    """How often something has happened is known of what an event is once; of the rest, whether it has happened."""
    asked, whether = said.amount, (said.compare, said.to) in ((Compare.AT_LEAST, 1), (Compare.AT_MOST, 0))
    played = not isinstance(asked, Times) or whether or isinstance(asked.trigger, ONE_BY_ONE)
    return None if played else message("how often this has happened cannot be counted yet")


def _of_its_owner(said: IsOnly) -> Message | None:
    """ "The only card in their Reserve" is asked of the Reserve of the owner of "it"."""
    return None if said.what == It() and said.kind.whose is Whose.THEIRS else settled(said)


def _in_this_turn(said: WasDiscarded) -> Message | None:
    """What has happened is kept for one turn."""
    return None if said.until is Until.TURN else message("what happened before this turn cannot be asked yet")


ENTRIES: Entries = {
    Ascended: NodeEntry((vocabulary.ASCEND,), Played({"what": CONTACT}), {"en": "Ascended", "fr": "Élevé"}),
    Compares: NodeEntry(
        (), Played({"amount": AMOUNT, "compare": COMPARED, "to": AMOUNT, "before": ...}, (_had_counters, _often))
    ),
    Controls: NodeEntry((vocabulary.CONTROL,), Played({"who": frozenset({Who.YOU, Who.OPPONENT})}, (settled,))),
    ControlsEach: NodeEntry((vocabulary.CONTROL,), Played({"who": frozenset({Who.YOU})}, (settled,))),
    Did: NodeEntry(
        (events.IF_YOU_DID,), Played({"who": frozenset({Who.YOU, Who.EACH, Who.THEY, Who.TARGET_PLAYER}), "able": ...})
    ),
    DidTo: NodeEntry((events.CONDITIONAL_STEP,), Played({"at_least": int})),
    ExpeditionIs: NodeEntry((), Played({"where": WHERE | {Where.ITS, Where.SPOKEN_OF}, "by": int})),
    HasPassed: NodeEntry(
        (day.TURNS_ALTERNATE,), Played({"who": frozenset({Who.YOU, Who.OPPONENT, Who.EACH_OPPONENT})})
    ),
    HasStatus: NodeEntry((), Played({"has": ..., "before": ...}, (settled,))),
    InContact: NodeEntry(
        (vocabulary.EXPEDITION_IN_CONTACT,),
        Played({"what": CONTACT, "before": ...}),
        {"en": "In Contact", "fr": "En Contact"},
    ),
    InRegion: NodeEntry((), Played({"where": WHERE | {Where.ITS, Where.SPOKEN_OF}, "region": Such})),
    InTerrain: NodeEntry((vocabulary.CHARACTER_IN_TERRAIN,), Played({"what": (Me, It, Where), "before": ...})),
    InZeroTerrain: NodeEntry((vocabulary.CHARACTER_IN_TERRAIN,), Played({"what": (Me, It)})),
    IsEmpty: NodeEntry((), Played({"whose": frozenset({Whose.YOURS, Whose.OPPONENTS})})),
    IsTurn: NodeEntry((day.TURNS_ALTERNATE,), Played({"who": frozenset({Who.YOU, Who.OPPONENT})})),
    IsFirstPlayer: NodeEntry((), Played({"who": frozenset({Who.YOU, Who.OPPONENT})})),
    IsFull: NodeEntry((), None, {"en": "a zone that is full", "fr": "une zone pleine"}),
    IsKind: NodeEntry((objects.TYPE_CHECKED_ANYWHERE,), Played({"before": ...}, (settled,))),
    IsOdd: NodeEntry((), Played({"amount": AMOUNT})),
    IsOnly: NodeEntry((), Played({"what": (Me, It)}, (_of_its_owner,))),
    IsPhase: NodeEntry((day.PHASES,), Played()),
    IsYou: NodeEntry((), Played({"who": frozenset({Who.THEY, Seat(0), Seat(1)})})),
    Not: NodeEntry((), Played()),
    OneOf: NodeEntry((), Played()),
    AllOf: NodeEntry((), Played()),
    SameResult: NodeEntry((vocabulary.ROLL,), Played()),
    WasActivated: NodeEntry((vocabulary.ACTIVATE,), Played()),
    WasDiscarded: NodeEntry((vocabulary.DISCARD,), Played({}, (_in_this_turn,))),
    WasPlayedFrom: NodeEntry((vocabulary.IS_PLAYED,), Played({"what": It})),
}
