"""Abilities: reactions, effects of Spells, keywords and what passive abilities say.

The file is long because each ability stands in one table, with the demands on several of its fields beside it.
"""

from collections.abc import Mapping
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
    CannotBePlayed,
    CannotGainCounters,
    CannotMoveForward,
    CannotPlay,
    CannotPlayActions,
    Completed,
    Considered,
    Cost,
    CostsAtLeast,
    CostsLess,
    CountersOn,
    Defect,
    DefendersDontPrevent,
    Did,
    Discard,
    Discarded,
    Draw,
    ExpeditionIs,
    FirstJoins,
    FirstPlayed,
    GainCounters,
    GainsCounters,
    GainsStatus,
    GainStatus,
    Goes,
    Grant,
    HaveSubtypes,
    If,
    IgnoredOnFirstDay,
    InContact,
    IncreaseResult,
    InTerrain,
    Joins,
    KeepsMore,
    KeywordAbility,
    Kind,
    Leaves,
    LoseAbilities,
    LoseCounters,
    LoseKeyword,
    LoseStatus,
    May,
    MayPlayExhausted,
    Me,
    MorningFromDeck,
    MoveExpedition,
    Moves,
    Not,
    NotInReserveLimit,
    OneMoreDie,
    OnResult,
    PayTo,
    PayToCostLess,
    PlayedGain,
    Put,
    QuickAction,
    Reaction,
    RegionsAre,
    RemainExhausted,
    ReserveLimit,
    Resupplies,
    Reveal,
    Roll,
    Rolls,
    Sacrificed,
    Seat,
    SpellEffect,
    Standing,
    StatisticsAre,
    StatisticsEqualHighest,
    StatisticsRaised,
    StaysExhausted,
    Steps,
    Such,
    Support,
    Switches,
    Targeted,
    Unplayed,
    Where,
    While,
    Who,
    Whose,
    Would,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played, Words
from judge.game.ability.nodes.phrases import AMOUNT, settled
from judge.game.terms import Keyword, Status, Type, Zone
from judge.law.laws import day, events, objects, overview, playing, vocabulary, zones
from judge.law.laws.law import Law
from judge.messages import Message, message

MODIFIED = (Discarded, GainsCounters, GainsStatus, Goes, Joins, Leaves, Moves, Sacrificed)
"""What a modifier can speak of."""

LATER_KEYWORDS: Mapping[Keyword, tuple[Words, Law | None]] = {
    Keyword.COOLDOWN: ({"en": "Cooldown", "fr": "Rafraîchissement"}, vocabulary.COOLDOWN),
    Keyword.SCOUT: ({"en": "Scout", "fr": "Repérage"}, vocabulary.SCOUT),
    Keyword.TEMPLE: ({"en": "Temple", "fr": "Temple"}, None),
}
"""Keywords that the first edition lacks: what a person calls them, and the law that an edition with them has."""

PLAYED_KEYWORDS = frozenset(Keyword).difference(one for one, (_, law) in LATER_KEYWORDS.items() if law is None)
"""Keywords that the engine plays, by an edition that has them."""

DONE_INSTEAD = (Defect, Draw, GainCounters, GainStatus, LoseCounters, LoseStatus, Put)
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
    played = isinstance(modifier.trigger, MODIFIED) and all(isinstance(one, DONE_INSTEAD) for one in effects)
    played = played and not any(isinstance(one, LoseCounters) and one.name is None for one in effects)
    return None if played else message("a modifier of this kind cannot be applied yet")


def _of_one_terrain(said: While) -> Message | None:
    """An expedition that is barred because of its terrain is found by the terrain that alone remains to it."""
    barred = said.ability
    if not isinstance(barred, CannotMoveForward) or Where.ITS not in barred.where:
        return None
    if barred.except_for is not None and said.condition == InTerrain(Where.FACING_ME, barred.except_for):
        return None
    return message("an expedition that was spoken of before cannot be barred yet")


def _seen_from_anywhere(first: FirstJoins) -> Message | None:
    """Of an expedition that is the bearer's own alone nobody has counted what joined it before the bearer came."""
    if first.kind.where in (Where.HERO, Where.COMPANION, Where.EACH_OF_YOURS):
        return None
    return message("the judge cannot apply this yet: {part}", part=f"first joins: {first.kind.where}")


def _once_a_day(first: FirstPlayed) -> Message | None:
    """Whether it has happened today is known of cards that go through the Expedition or Landmark zone."""
    played = first.kind.types and Type.SPELL not in first.kind.types
    return None if played else message("what the first card gains can be applied for a Character each Afternoon or Day")


def _given_to_spells(given: PlayedGain) -> Message | None:
    played = given.who is Who.YOU and given.status is Status.FLEETING and given.kind.types == (Type.SPELL,)
    return (
        None
        if played
        else message("a status that cards have as they are played can be applied for Spells and Fleeting")
    )


CHEAPER_IN = frozenset(
    {None, Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.FACING_ME, Where.EACH_OF_YOURS}
)
"""Expeditions of which an ability can say that what is played in them costs less, None for any."""


def _into_known(cheaper: CostsLess) -> Message | None:
    """In which expedition a card is played is asked before it is paid for, and then compared with the one named."""
    kind = cheaper.what.kind if isinstance(cheaper.what, All) else None
    where = kind.where if kind is not None else None
    there = where in CHEAPER_IN or (isinstance(where, Such) and where.of is Where.ANY)
    named = kind is None or (there and not kind.terrains)
    played = named and (cheaper.into is None or cheaper.what == Me())
    return None if played else message("what other cards cost by their Expedition cannot be applied yet")


PLAYING = frozenset({Who.YOU, Who.EACH, Who.EACH_OPPONENT, Who.TARGET_OPPONENT, Seat(0), Seat(1)})
"""Who may be kept from playing something, or plays what costs something else."""


def _barred_anywhere(barred: CannotPlay) -> Message | None:
    """Cards are kept from being played from wherever they are, and into whichever Expedition."""
    kind = barred.kind
    named = kind.zone is not None or kind.where is not None or kind.whose is not Whose.ANYONE or kind.other
    return message("cards that cannot be played from somewhere cannot be told apart yet") if named else None


def _of_its_expedition(said: Considered) -> Message | None:
    """What is considered is asked of the expedition alone, and of nothing that it might be considered not to be."""
    match said.condition:
        case InContact(Where.MINE) | ExpeditionIs(Where.MINE, (Standing.BEHIND,)):
            return None
    return message("what is considered to be so can be applied for my Expedition, In Contact or behind, alone")


def _times_by_itself(reaction: Reaction) -> Message | None:
    """How often a reaction is activated is known of its bearer as it was before the event."""
    match reaction.times:
        case int() | CountersOn(Me(), str()):
            played = True
        case _:
            played = False
    return None if played else message("a Reaction that is activated several times cannot be applied yet")


def _activated_by_it(reaction: Reaction) -> Message | None:
    """That something is targeted is no event: it can be impossible, and activates nothing."""
    if not isinstance(reaction.trigger, Targeted):
        return None
    return message("the judge cannot apply this yet: {part}", part="targeted")


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
    CannotBePlayed: NodeEntry(
        (overview.ABILITIES_OF_OWN_PLAY, overview.CANNOT_BEATS_CAN), Played({"orb": ..., "into": Such})
    ),
    CannotPlay: NodeEntry(
        (overview.CANNOT_BEATS_CAN,),
        Played({"who": PLAYING, "most": int, "until": ...}, (_barred_anywhere,)),
    ),
    CannotPlayActions: NodeEntry(
        (overview.CANNOT_BEATS_CAN,), Played({"who": PLAYING, "sign": frozenset({"{D}", "{T}"})})
    ),
    CannotGainCounters: NodeEntry((overview.CANNOT_BEATS_CAN,), Played({"name": ...})),
    CannotMoveForward: NodeEntry(
        (overview.CANNOT_BEATS_CAN,), Played({"during_dusk": ..., "except_for": ..., "due_to": ...})
    ),
    Completed: NodeEntry((), None, {"en": "Feats", "fr": "Prouesses"}),
    Considered: NodeEntry((overview.SPECIFIC_BEATS_GENERAL,), Played({}, (_of_its_expedition,))),
    CostsAtLeast: NodeEntry((overview.CANNOT_BEATS_CAN,), Played()),
    CostsLess: NodeEntry(
        (overview.ABILITIES_OF_OWN_PLAY,),
        Played(
            {
                "what": (Me, All),
                "less": AMOUNT,
                "source": ...,
                "minimum": ...,
                "who": PLAYING,
                "into": Such,
            },
            (_into_known,),
        ),
    ),
    DefendersDontPrevent: NodeEntry((vocabulary.DEFENDER, overview.SPECIFIC_BEATS_GENERAL), Played()),
    FirstJoins: NodeEntry((vocabulary.JOINS,), Played({}, (_seen_from_anywhere,))),
    FirstPlayed: NodeEntry((vocabulary.IS_PLAYED,), Played({"nth": int}, (_once_a_day,))),
    Grant: NodeEntry((objects.PASSIVES_CHANGE,), Played()),
    HaveSubtypes: NodeEntry((objects.PASSIVES_CHANGE,), Played()),
    IgnoredOnFirstDay: NodeEntry((), Played()),
    KeepsMore: NodeEntry((day.CLEAN_UP, overview.SPECIFIC_BEATS_GENERAL), Played()),
    KeywordAbility: NodeEntry((), Played({"keyword": PLAYED_KEYWORDS, "number": AMOUNT})),
    LoseAbilities: NodeEntry((objects.PASSIVES_CHANGE,), Played()),
    LoseKeyword: NodeEntry((objects.PASSIVES_CHANGE,), Played()),
    MayPlayExhausted: NodeEntry(
        (objects.PLAYED_THOUGH_EXHAUSTED,),
        Played({"where": frozenset({Where.MINE})}),
        {"en": "exhausted cards in Reserve", "fr": "cartes épuisées en Réserve"},
    ),
    MorningFromDeck: NodeEntry((day.DRAW, day.EXPAND), Played()),
    NotInReserveLimit: NodeEntry((day.CLEAN_UP, overview.SPECIFIC_BEATS_GENERAL), Played()),
    OneMoreDie: NodeEntry((events.REPLACING, vocabulary.ROLL), Played()),
    PayToCostLess: NodeEntry(
        (overview.ABILITIES_OF_OWN_PLAY, events.CARD_COST_DECLINED), Played({"less": AMOUNT, "targets": Kind})
    ),
    PlayedGain: NodeEntry((vocabulary.GAIN_STATUS,), Played({}, (_given_to_spells,))),
    QuickAction: NodeEntry(
        (playing.QUICK_ACTION_IN_OWN_TURN,),
        Played({"support": ..., "only_if": ..., "more": AMOUNT, "more_if": ..., "most": AMOUNT}),
    ),
    Reaction: NodeEntry(
        (events.REACTION_ACTIVATED,),
        Played(
            {"condition": ..., "during": ..., "support": ..., "times": (int, CountersOn)},
            (_times_by_itself, _activated_by_it),
        ),
    ),
    RegionsAre: NodeEntry((objects.PASSIVES_CHANGE,), Played({"alone": ...})),
    RemainExhausted: NodeEntry((day.PREPARE, overview.SPECIFIC_BEATS_GENERAL), Played()),
    StaysExhausted: NodeEntry((day.PREPARE, overview.SPECIFIC_BEATS_GENERAL), Played()),
    ReserveLimit: NodeEntry((day.CLEAN_UP,), Played({"all": ...})),
    SpellEffect: NodeEntry((playing.PROCESS,), Played()),
    StatisticsAre: NodeEntry((objects.PASSIVES_CHANGE,), Played({"of": (Kind, Me), "amount": AMOUNT, "terrains": ...})),
    StatisticsEqualHighest: NodeEntry((objects.PASSIVES_CHANGE,), Played({"what": (Me, All)})),
    StatisticsRaised: NodeEntry((objects.PASSIVES_CHANGE,), Played({"by": AMOUNT, "terrains": ...})),
    Support: NodeEntry(
        (objects.SUPPORT_IN_RESERVE,),
        Played({"ability": (CannotGainCounters, MayPlayExhausted, NotInReserveLimit, ReserveLimit)}),
    ),
    Unplayed: NodeEntry((), None),
    While: NodeEntry((objects.PASSIVES_ANEW,), Played(checks=(_of_one_terrain,))),
    Would: NodeEntry((events.REPLACING,), Played({"instead": ..., "condition": ..., "during": ...}, (_modifies,))),
}
