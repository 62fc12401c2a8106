"""Triggers of reactions."""

from judge.game.ability import (
    ActivatesAbility,
    All,
    AnyTrigger,
    AreActivated,
    Ascends,
    AtPhase,
    BecomesFirst,
    Completes,
    Creates,
    Discarded,
    Discards,
    Draws,
    Exhausts,
    FailsToMove,
    GainsCounters,
    GainsStatus,
    Goes,
    Join,
    Joins,
    Kind,
    Leaves,
    LosesCounters,
    LosesStatus,
    MakesGift,
    Me,
    Moves,
    OneOrMore,
    Passes,
    PlayedFrom,
    Plays,
    PutsInReserve,
    Resupplies,
    Reveals,
    Rolls,
    Rushes,
    Sabotages,
    Sacrificed,
    Some,
    Switches,
    Targeted,
    Where,
    Who,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played
from judge.game.ability.nodes.phrases import settled
from judge.law.laws import day, events, objects, playing, vocabulary

WHAT = (Me, Some, All)
WHO = frozenset({Who.YOU, Who.OPPONENT, Who.EACH_OPPONENT, Who.EACH})
WHERE = frozenset(
    {
        *(Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.YOURS, Where.EACH_OF_YOURS, Where.ALL),
        *(Where.FACING_ME, Where.OPPONENTS),
    }
)

ENTRIES: Entries = {
    AnyTrigger: NodeEntry((), Played()),
    ActivatesAbility: NodeEntry((vocabulary.ACTIVATE,), Played({"who": WHO, "sign": frozenset({"{D}", "{T}"})})),
    AreActivated: NodeEntry((vocabulary.ACTIVATE,), None),
    Ascends: NodeEntry((vocabulary.ASCEND,), Played({"where": WHERE}), {"en": "Ascend", "fr": "s’Élever"}),
    AtPhase: NodeEntry((day.PHASES,), Played()),
    BecomesFirst: NodeEntry((day.SUCCEED,), Played({"who": WHO})),
    Completes: NodeEntry((), None, {"en": "Feats", "fr": "Prouesses"}),
    Creates: NodeEntry((vocabulary.CREATE,), Played({"who": WHO}, (settled,))),
    Discarded: NodeEntry(
        (vocabulary.DISCARD,),
        Played({"what": (All, Me, Some), "who": frozenset({Who.OPPONENT, Who.EACH})}, (settled,)),
    ),
    Discards: NodeEntry((vocabulary.DISCARD,), Played({"who": WHO}, (settled,))),
    Draws: NodeEntry((vocabulary.DRAW_CARDS,), Played({"who": WHO, "each": ...})),
    Exhausts: NodeEntry((vocabulary.GAIN_STATUS,), Played({"who": WHO}, (settled,))),
    FailsToMove: NodeEntry((day.FAILS_TO_MOVE,), Played({"where": WHERE})),
    GainsCounters: NodeEntry(
        (vocabulary.GAIN_COUNTERS,), Played({"what": WHAT, "name": str, "reaching": ...}, (settled,))
    ),
    GainsStatus: NodeEntry((vocabulary.GAIN_STATUS,), Played({"what": WHAT}, (settled,))),
    Goes: NodeEntry((), Played({"what": WHAT, "sources": ..., "yours": ...}, (settled,))),
    Join: NodeEntry((vocabulary.LANDMARK_JOINS, events.OWN_ENTRY), Played()),
    Joins: NodeEntry((vocabulary.JOINS,), Played({"played_from": ...}, (settled,))),
    Leaves: NodeEntry((vocabulary.LEAVES,), Played({"what": WHAT, "where": ...}, (settled,))),
    LosesCounters: NodeEntry((objects.COUNTERS_REMOVED,), Played({"what": WHAT}, (settled,))),
    LosesStatus: NodeEntry((vocabulary.LOSE_STATUS,), Played({"what": WHAT}, (settled,))),
    MakesGift: NodeEntry(
        (vocabulary.MAKE_GIFT, vocabulary.RECEIVE_GIFT), Played({"who": WHO}), {"en": "Gift", "fr": "Don"}
    ),
    Moves: NodeEntry(
        (vocabulary.MOVE_FORWARD,), Played({"where": WHERE, "due_to": ..., "ascended": ..., "backward": ...})
    ),
    Passes: NodeEntry((day.TURNS_ALTERNATE,), Played({"who": WHO, "first": ..., "last": ...})),
    OneOrMore: NodeEntry((), Played()),
    PlayedFrom: NodeEntry((vocabulary.FROM_HAND, vocabulary.FROM_RESERVE), Played()),
    Plays: NodeEntry(
        (vocabulary.IS_PLAYED,), Played({"who": WHO, "source": ..., "nth": ..., "until": ...}, (settled,))
    ),
    PutsInReserve: NodeEntry((vocabulary.PUT,), None),
    Resupplies: NodeEntry((vocabulary.RESUPPLY,), Played({"who": WHO})),
    Reveals: NodeEntry((), None),
    Rolls: NodeEntry((vocabulary.ROLL,), Played({"who": WHO, "lowest": ..., "highest": ...})),
    Rushes: NodeEntry((vocabulary.RUSH,), None, {"en": "Rush", "fr": "Foncer"}),
    Sabotages: NodeEntry((vocabulary.SABOTAGE,), None),
    Sacrificed: NodeEntry((vocabulary.SACRIFICE,), Played({"what": (All, Me, Some)}, (settled,))),
    Switches: NodeEntry((vocabulary.SWITCH,), Played({"what": WHAT}, (settled,))),
    Targeted: NodeEntry(
        (playing.TARGETS_CHOSEN,),
        Played({"what": (All, Me, Some), "who": frozenset({Who.OPPONENT, Who.EACH}), "by": Kind}, (settled,)),
    ),
}
