"""Phrases, kinds and amounts."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.ability import (
    All,
    Among,
    AnyNumber,
    Ascends,
    Both,
    Bound,
    Chosen,
    Compare,
    CountersOn,
    Creates,
    DiceShowing,
    DifferentMeasures,
    DifferentNames,
    Discards,
    DoneThisWay,
    Draws,
    Expeditions,
    FailsToMove,
    FarthestOf,
    HighestStatistic,
    It,
    Joins,
    Kind,
    Leaves,
    MakesGift,
    Me,
    Measure,
    MeasureOf,
    Moves,
    NumberOf,
    OfThem,
    OthersPlayed,
    Paid,
    Per,
    Place,
    Plays,
    Plus,
    RegionsBetween,
    Rest,
    Result,
    Resupplies,
    Rolls,
    Sacrificed,
    Scaled,
    Seat,
    SingleTerrainRegions,
    Some,
    Such,
    Target,
    TargetExpeditions,
    TerrainMarkers,
    ThatMany,
    Times,
    Top,
    TotalOf,
    Where,
    Whose,
    ZeroStatistics,
    with_itself,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played
from judge.game.ability.parts import parts_of
from judge.law.laws import objects, playing, vocabulary, zones
from judge.messages import Message, message

AMOUNT = (
    int,
    CountersOn,
    DiceShowing,
    DifferentMeasures,
    DifferentNames,
    Expeditions,
    FarthestOf,
    HighestStatistic,
    MeasureOf,
    NumberOf,
    OfThem,
    OthersPlayed,
    Paid,
    Per,
    Plus,
    RegionsBetween,
    Result,
    Scaled,
    SingleTerrainRegions,
    TerrainMarkers,
    ThatMany,
    DoneThisWay,
    Times,
    TotalOf,
    ZeroStatistics,
)
"""Amounts that are counted, rather than chosen."""

OF_KINDS = (NumberOf, TotalOf, DifferentMeasures, DifferentNames, FarthestOf)
"""Amounts that objects of a kind come to together."""

HAPPENED = (
    *(Ascends, Creates, Discards, Draws, FailsToMove, Joins, Leaves, MakesGift, Moves, Plays, Resupplies, Rolls),
    Sacrificed,
)
"""Events of which it is kept whether they have happened."""

OF_BEARER = (Where.MINE, Where.MY_OTHER, Where.FACING_ME, Where.ITS)
"""Expeditions that are named by the object that speaks."""

STATISTICS = frozenset({Measure.FOREST, Measure.MOUNTAIN, Measure.WATER})
COSTS = frozenset({Measure.BASE_COST, Measure.HAND_COST, Measure.RESERVE_COST})
"""The numbers of a single object that are asked for."""

SETTLED = (Whose.ANYONE, Whose.YOURS, Whose.OPPONENTS, Whose.TARGET_PLAYERS, Whose.TARGET_OPPONENTS)
"""Whose objects a phrase can speak of without somebody having been spoken of before."""

TARGETED = (Whose.TARGET_PLAYERS, Whose.TARGET_OPPONENTS)
"""Whose objects are known once a player has been targeted."""

UNSETTLED: Mapping[Whose, Message] = {
    Whose.EACH: message("those of each player"),
    Whose.TARGET_PLAYERS: message("those of a target player"),
    Whose.TARGET_OPPONENTS: message("those of a target opponent"),
    Whose.ANOTHER_TARGETS: message("those of another target player"),
    Whose.THEIRS: message("those of the player spoken of before"),
    Whose.CONTROLLERS: message("those of its controller"),
    Whose.OWNERS: message("those of its owner"),
    Whose.MY_OWNERS: message("those of this card’s owner"),
}
"""Whose objects a refused phrase speaks of."""


def settled(node: object) -> Message | None:
    """Every kind in a part says by itself whose objects it means."""
    if isinstance(node, Kind) and node.whose not in SETTLED and not isinstance(node.whose, Seat):
        return message("whose objects are meant here cannot be told yet: {whose}", whose=UNSETTLED[node.whose])
    return next((found for part in parts_of(node) if (found := settled(part)) is not None), None)


def _of_somebody_known(target: Target) -> Message | None:
    """Whose objects can be targeted, those of a player among them whom an earlier step has targeted."""
    return None if target.kind.whose is Whose.THEIRS else settled(target)


def _in_one_place(phrase: Some | Target) -> Message | None:
    """One object in each Expedition is several, of which each would be chosen by itself."""
    said = message("the judge cannot apply this yet: {part}", part="one in each Expedition")
    return said if phrase.kind.where is Where.IN_EACH else None


def _not_more(target: Target) -> Message | None:
    """What is asked of all targets together must not be more than any of them brings."""
    fewer = target.up_to or isinstance(target.count, AnyNumber)
    played = target.total is None or (fewer and target.total.compare is Compare.AT_MOST)
    return None if played else message("what is asked of all targets together can be applied only as a most")


def targets_nobody(node: object) -> Message | None:
    """Nothing is counted in a part that nobody declares, of a player who would have to be targeted for it."""
    if isinstance(node, OF_KINDS) and node.kind.whose in TARGETED:
        return message("whose objects are meant here cannot be told yet: {whose}", whose=UNSETTLED[node.kind.whose])
    return next((found for part in parts_of(node) if (found := targets_nobody(part)) is not None), None)


def _of_no_object(asked: Times) -> Message | None:
    """What has happened is kept for the player whose card asks, whatever object it is; its own play can be left out."""
    if not _names_me(with_itself(asked)):
        return None
    return message("what happened beside or around the object that asks cannot be asked yet")


def _names_me(node: object) -> bool:
    of_me = isinstance(node, Me | It) or node in OF_BEARER or (isinstance(node, Kind) and (node.other or node.than_me))
    return of_me or any(map(_names_me, parts_of(node)))


ENTRIES: Entries = {
    All: NodeEntry((), Played()),
    Among: NodeEntry((), Played({"kind": ..., "count": (int, AnyNumber), "up_to": ...})),
    AnyNumber: NodeEntry((), Played()),
    Both: NodeEntry((), Played()),
    Bound: NodeEntry((), Played({"measure": ..., "compare": ..., "amount": AMOUNT})),
    Chosen: NodeEntry((), Played({"kind": ...})),
    CountersOn: NodeEntry((), Played({"what": (All, Me, It), "before": ...})),
    DiceShowing: NodeEntry((vocabulary.ROLL,), Played({"highest": ...})),
    DifferentMeasures: NodeEntry((), Played({"measure": COSTS})),
    DifferentNames: NodeEntry((), Played()),
    Expeditions: NodeEntry((), Played()),
    FarthestOf: NodeEntry((objects.MISSING_IS_ZERO,), Played({"measure": COSTS, "lowest": ...})),
    HighestStatistic: NodeEntry((objects.MISSING_IS_ZERO,), Played({"what": (Me, It)})),
    It: NodeEntry((objects.MOVED_OBJECT_FOUND,), Played()),
    Kind: NodeEntry(
        (),
        Played(
            {
                "types": ...,
                "subtypes": ...,
                "whose": frozenset({*SETTLED, Whose.EACH, Whose.THEIRS}),
                "zone": ...,
                "where": frozenset(
                    {
                        Where.MINE,
                        Where.MY_OTHER,
                        Where.HERO,
                        Where.COMPANION,
                        Where.YOURS,
                        Where.EACH_OF_YOURS,
                        Where.OPPONENTS,
                        Where.FACING_ME,
                        Where.TARGET,
                        Where.TARGET_OPPONENTS_HERO,
                        Where.TARGET_OPPONENTS_COMPANION,
                        Such,
                        Where.IN_EACH,
                        Where.ITS,
                        Where.FACING_IT,
                        Where.SPOKEN_OF,
                    }
                ),
                "other": ...,
                "statuses": ...,
                "bounds": ...,
                "token": ...,
                "not_subtypes": ...,
                "other_faction": ...,
                "terrains": ...,
                "either": ...,
                "not_statuses": ...,
                "named": ...,
                "sign": ...,
                "facing": Kind,
            }
        ),
    ),
    Me: NodeEntry((), Played()),
    MeasureOf: NodeEntry((), Played({"measure": COSTS | STATISTICS, "what": (Me, It, Some)})),
    NumberOf: NodeEntry((), Played()),
    OfThem: NodeEntry((), Played()),
    OthersPlayed: NodeEntry((playing.PLAYED_IN_A_SPAN,), Played()),
    Paid: NodeEntry((), Played()),
    Per: NodeEntry((), Played({"of": AMOUNT, "most": int})),
    Place: NodeEntry((), Played()),
    Plus: NodeEntry((), Played({"amount": AMOUNT})),
    RegionsBetween: NodeEntry((), Played()),
    Rest: NodeEntry((), Played()),
    Result: NodeEntry((vocabulary.ROLL,), Played({"which": ...})),
    Scaled: NodeEntry((), Played({"of": AMOUNT, "times": ..., "by": ..., "up": ...})),
    Seat: NodeEntry((), Played()),
    SingleTerrainRegions: NodeEntry((objects.TUMULT_TERRAINS,), Played()),
    Some: NodeEntry((), Played({"count": (int, AnyNumber), "up_to": ..., "random": ...}, (_in_one_place,))),
    Such: NodeEntry(
        (),
        Played(
            {
                "of": frozenset({Where.TARGET, Where.YOURS, Where.EACH_OF_YOURS, Where.ANY}),
                "standing": ...,
                "contact": ...,
                "ascended": ...,
                "terrain": ...,
                "single_terrain": ...,
                "starting": ...,
                "without": ...,
                "whose": frozenset({Whose.YOURS, Whose.OPPONENTS}),
                "named": ...,
            }
        ),
    ),
    Target: NodeEntry(
        (playing.TARGETS_CHOSEN,),
        Played({"count": (int, AnyNumber), "up_to": ..., "total": ...}, (_of_somebody_known, _in_one_place, _not_more)),
    ),
    TerrainMarkers: NodeEntry(
        (zones.TERRAIN_MARKERS,),
        Played({"where": frozenset({Where.MINE}), "terrain": ...}),
        {"en": "Terrain Markers", "fr": "les marqueurs Terrain"},
    ),
    TargetExpeditions: NodeEntry((playing.TARGETS_CHOSEN,), Played({"up_to": ...})),
    DoneThisWay: NodeEntry((), Played()),
    ThatMany: NodeEntry((), Played()),
    Times: NodeEntry((playing.PLAYED_IN_A_SPAN,), Played({"trigger": HAPPENED}, (_of_no_object,))),
    Top: NodeEntry((zones.DECK_ORDER,), Played({"count": int, "whose": frozenset({Whose.YOURS, Whose.THEIRS})})),
    TotalOf: NodeEntry((), Played({"measure": COSTS})),
    ZeroStatistics: NodeEntry((), Played()),
}
