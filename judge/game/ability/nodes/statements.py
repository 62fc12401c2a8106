"""What passive abilities state, change and modify."""

from typing import Any

from judge.game.ability import (
    All,
    AlsoConsidered,
    BeginsWith,
    BeginsWithMarkers,
    BeyondMaximum,
    CanGainAgain,
    Cannot,
    CannotActivate,
    CannotGainCounters,
    CannotMoveForward,
    Considered,
    Cost,
    Defect,
    DefendersDontPrevent,
    Did,
    Discard,
    Discarded,
    Draw,
    ExpeditionIs,
    GainCounters,
    GainsCounters,
    GainsStatus,
    GainStatus,
    Goes,
    HaveSubtypes,
    If,
    IgnoredOnFirstDay,
    InContact,
    IncreaseResult,
    It,
    Joins,
    KeepsMore,
    Kind,
    LandmarkLimit,
    Leaves,
    LoseAbilities,
    LoseCounters,
    LoseKeyword,
    LoseStatus,
    May,
    Me,
    MorningFromDeck,
    MoveExpedition,
    Moves,
    NoSupport,
    Not,
    NotInReserveLimit,
    OneMoreDie,
    OnResult,
    PayTo,
    Put,
    RegionsAre,
    RemainExhausted,
    ReserveLimit,
    Resupplies,
    Resupply,
    Reveal,
    Roll,
    Rolls,
    Sacrifice,
    Sacrificed,
    Standing,
    StatisticsAre,
    StatisticsEqualHighest,
    StatisticsRaised,
    StaysExhausted,
    Steps,
    Switches,
    SwitchExpeditions,
    Targeted,
    Where,
    Who,
    Would,
    what_of,
    who_of,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played
from judge.game.ability.nodes.phrases import AMOUNT, settled
from judge.game.terms import Zone
from judge.law.laws import day, events, objects, overview, vocabulary, zones
from judge.messages import Message, message

MODIFIED = (Discarded, GainsCounters, GainsStatus, Goes, Joins, Leaves, Moves, Sacrificed)
"""What a modifier can speak of."""


DONE_INSTEAD = (
    *(Defect, Discard, Draw, GainCounters, GainStatus, LoseCounters, LoseStatus, Put, Resupply, Sacrifice),
    SwitchExpeditions,
)
"""What can be done instead, or as well."""


def _modifies(modifier: Would) -> Message | None:
    match modifier:
        case Would(Rolls(Who.YOU), May(IncreaseResult()), False, None):
            return None
        case Would(Rolls(Who.YOU, 1, None), PayTo(cost, IncreaseResult(), Who.YOU), False, None) if cost.spend:
            return None if cost == Cost(spend=cost.spend) else message("a modifier of this kind cannot be applied yet")
        case Would(Resupplies(Who.YOU), Steps((Reveal(), *_)), True, None):
            return None
        case Would(Moves(), MoveExpedition(Where.ITS), False, None):
            return None
        case Would(Moves(), PayTo(Cost(0, _, False, _, ()), MoveExpedition(Where.ITS)), False, None):
            return None
        case Would(Moves(_, None, False), Steps((Roll(1), OnResult())), False, None):
            return None
        case Would(Moves(), PayTo(Cost(actions=(Discard(Me()),)), Draw()), True, None):
            return None
    if isinstance(modifier.trigger, Goes) and modifier.trigger.zone is Zone.DISCARD:
        return message("a passive ability that would have to work outside play cannot be applied yet")
    match modifier.effect:
        case Steps((May(done), If(Not(Did()), otherwise, None))):
            effects: tuple[Any, ...] = (done, otherwise)
        case May(done):
            effects = (done,)
        case Steps(done):
            effects = done
        case done:
            effects = (done,)
    played = isinstance(modifier.trigger, MODIFIED) and all(map(_leaves_nothing_to_choose, effects))
    return None if played else message("a modifier of this kind cannot be applied yet")


def _leaves_nothing_to_choose(done: Any) -> bool:
    """Whether what is done instead, or as well, happens to what the modifier has named, and nobody picks anything."""
    if isinstance(done, LoseCounters) and (done.name is None or done.up_to):
        return False
    return isinstance(done, DONE_INSTEAD) and isinstance(what_of(done), Me | It | None) and who_of(done) is Who.YOU


def _of_its_expedition(said: Considered) -> Message | None:
    """What is considered is asked of the expedition alone, and of nothing that it might be considered not to be."""
    match said.condition:
        case InContact(Where.MINE) | ExpeditionIs(Where.MINE, (Standing.BEHIND,)):
            return None
    return message("what is considered to be so can be applied for my Expedition, In Contact or behind, alone")


def _in_reserve(lacking: NoSupport) -> Message | None:
    """Support abilities are those of cards in Reserve, which no Expedition is asked about."""
    kind = lacking.kind
    if kind.zone is Zone.RESERVE and kind.where is None and kind.facing is None and not kind.terrains:
        return None
    return message("only cards in Reserve have Support abilities")


ENTRIES: Entries = {
    AlsoConsidered: NodeEntry((overview.SPECIFIC_BEATS_GENERAL,), Played({"type": ..., "expedition": ...})),
    BeginsWith: NodeEntry((objects.HERO_BEGINS_WITH_COUNTERS,), Played({"count": int})),
    BeginsWithMarkers: NodeEntry(
        (zones.TERRAIN_MARKERS,), Played(), {"en": "Terrain Markers", "fr": "les marqueurs Terrain"}
    ),
    CanGainAgain: NodeEntry(
        (objects.GAINED_AGAIN, vocabulary.STATUS_NOT_TWICE),
        Played(),
        {"en": "gaining a status again", "fr": "gagner de nouveau un statut"},
    ),
    BeyondMaximum: NodeEntry((overview.SPECIFIC_BEATS_GENERAL,), Played({"more": ...})),
    Cannot: NodeEntry(
        (overview.CANNOT_BEATS_CAN,),
        Played({"trigger": (Discarded, GainsStatus, Sacrificed, Switches, Targeted)}, (settled,)),
    ),
    CannotActivate: NodeEntry((vocabulary.CANNOT_BE_ACTIVATED,), Played()),
    CannotGainCounters: NodeEntry((overview.CANNOT_BEATS_CAN,), Played({"name": ...})),
    CannotMoveForward: NodeEntry(
        (overview.CANNOT_BEATS_CAN,), Played({"during_dusk": ..., "except_for": ..., "due_to": ...})
    ),
    Considered: NodeEntry((overview.SPECIFIC_BEATS_GENERAL,), Played({}, (_of_its_expedition,))),
    DefendersDontPrevent: NodeEntry((vocabulary.DEFENDER, overview.SPECIFIC_BEATS_GENERAL), Played()),
    HaveSubtypes: NodeEntry((objects.PASSIVES_CHANGE,), Played()),
    IgnoredOnFirstDay: NodeEntry((), Played()),
    KeepsMore: NodeEntry((day.CLEAN_UP, overview.SPECIFIC_BEATS_GENERAL), Played()),
    LoseAbilities: NodeEntry((objects.PASSIVES_CHANGE,), Played()),
    NoSupport: NodeEntry((objects.SUPPORT_IN_RESERVE, overview.SPECIFIC_BEATS_GENERAL), Played({}, (_in_reserve,))),
    LoseKeyword: NodeEntry((objects.PASSIVES_CHANGE,), Played()),
    MorningFromDeck: NodeEntry((day.DRAW, day.EXPAND), Played()),
    NotInReserveLimit: NodeEntry((day.CLEAN_UP, overview.SPECIFIC_BEATS_GENERAL), Played()),
    OneMoreDie: NodeEntry((events.REPLACING, vocabulary.ROLL), Played()),
    RegionsAre: NodeEntry((objects.PASSIVES_CHANGE,), Played({"alone": ...})),
    RemainExhausted: NodeEntry((day.PREPARE, overview.SPECIFIC_BEATS_GENERAL), Played()),
    StaysExhausted: NodeEntry((day.PREPARE, overview.SPECIFIC_BEATS_GENERAL), Played()),
    ReserveLimit: NodeEntry((day.CLEAN_UP,), Played({"all": ...})),
    LandmarkLimit: NodeEntry((day.CLEAN_UP,), Played({"all": ...})),
    StatisticsAre: NodeEntry((objects.PASSIVES_CHANGE,), Played({"of": (Kind, Me), "amount": AMOUNT, "terrains": ...})),
    StatisticsEqualHighest: NodeEntry((objects.PASSIVES_CHANGE,), Played({"what": (Me, All)})),
    StatisticsRaised: NodeEntry((objects.PASSIVES_CHANGE,), Played({"by": AMOUNT, "terrains": ...})),
    Would: NodeEntry((events.REPLACING,), Played({"instead": ..., "condition": ..., "during": ...}, (_modifies,))),
}
