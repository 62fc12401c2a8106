"""Verbs of effects."""

from __future__ import annotations

from typing import Any

from judge.game.ability import (
    Activate,
    ActivateAction,
    AfterYou,
    Aim,
    All,
    Among,
    AnyNumber,
    Ascend,
    Augment,
    BecomeFirstPlayer,
    Both,
    Chosen,
    Complete,
    Create,
    Defect,
    Discard,
    Distribute,
    DoubleCounters,
    Draw,
    Exchange,
    ExchangeCounters,
    GainAbility,
    GainCounters,
    GainOneStatus,
    GainStatus,
    GainSubtypes,
    IncreaseResult,
    It,
    LoseCounters,
    LoseStatus,
    Me,
    MoveExpedition,
    Pass,
    Pick,
    PlaceMarker,
    Play,
    Put,
    ReceiveGift,
    Rest,
    Result,
    Resupply,
    Reveal,
    Roll,
    Rush,
    Sabotage,
    Sacrifice,
    Seat,
    Shuffle,
    Some,
    Stay,
    Such,
    SwitchExpeditions,
    TakeControl,
    Target,
    TargetExpeditions,
    Token,
    Top,
    Where,
    Who,
    Whose,
    WinGame,
    kind_of,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played
from judge.game.ability.nodes.phrases import AMOUNT
from judge.game.terms import Zone
from judge.law.laws import objects, playing, vocabulary, zones
from judge.messages import Message, message

NAMED = (All, Among, Both, Chosen, It, Me, Rest, Some, Target)
"""Phrases for objects that are there to be named, unlike the top cards of a Deck."""

WHO = frozenset(
    {
        *(Who.YOU, Who.EACH, Who.EACH_OPPONENT, Who.TARGET_PLAYER, Who.TARGET_OPPONENT, Who.THEY, Seat(0), Seat(1)),
        *(Who.EACH_WHO_DID, Who.EACH_WHO_DID_NOT, Who.EACH_OPPONENT_WHO_DID, Who.EACH_OPPONENT_WHO_DID_NOT),
    }
)
PLAYER = frozenset({Who.YOU, Who.TARGET_PLAYER, Who.TARGET_OPPONENT, Seat(0), Seat(1)})
WHO_OF_IT = WHO | {Who.CONTROLLER, Who.OWNER, Who.FACING}
WHERE = frozenset(
    {
        *(Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.EACH_OF_YOURS, Where.FACING_ME),
        *(Where.TARGET, Where.TARGETS, Where.YOURS, Where.ANY, Where.ITS),
        *(Where.TARGET_OPPONENTS_HERO, Where.TARGET_OPPONENTS_COMPANION),
        *(Where.ANY_HERO, Where.ANY_COMPANION, Where.OPPONENTS, Such),
        *(Where.SPOKEN_OF, Where.THEIRS, Where.THEIR_HERO, Where.THEIR_COMPANION, Where.EACH_OF_THEIRS),
        *(Where.ANOTHER, Where.ANOTHER_TARGET, Where.ANY_OF_THEM),
        *(TargetExpeditions(count, up_to) for count in (1, 2, 3, 4) for up_to in (False, True)),
        *(Whose.YOURS, Whose.EACH, Whose.THEIRS, Whose.CONTROLLERS, Whose.OWNERS),
        *(Whose.TARGET_PLAYERS, Whose.TARGET_OPPONENTS, Whose.ANOTHER_TARGETS),
    }
)
MOVED = frozenset(
    {
        Where.ITS,
        Where.TARGET,
        Where.YOURS,
        Where.YOUR_OTHER,
        Where.MINE,
        Where.MY_OTHER,
        Where.FACING_ME,
        Where.HERO,
        Where.COMPANION,
        Where.TARGET_OPPONENTS_HERO,
        Where.TARGET_OPPONENTS_COMPANION,
        Such,
    }
)
ASCENDING = MOVED | {Where.EACH_OF_YOURS}
ZONES = frozenset({Zone.HAND, Zone.RESERVE, Zone.DISCARD, Zone.DECK, Zone.MANA, Zone.EXPEDITION})


def _not_of_somebody(verb: Any) -> Message | None:
    """What each player does is done to that player's own objects, wherever a text names none."""
    kind = kind_of(verb.what)
    if verb.who is Who.EACH and kind is not None and kind.whose not in (Whose.ANYONE, Whose.THEIRS):
        return message("what each player does to somebody’s cards cannot be applied yet")
    return None


def _of_named(verb: Any) -> Message | None:
    """Something is done to such expeditions as a player chooses, or to each of yours; not to any that are so."""
    if isinstance(verb.where, Such) and verb.where.of is Where.ANY:
        return message("the judge cannot apply this yet: {part}", part=str(verb.where.of))
    return None


def _in_expeditions(verb: Any) -> Message | None:
    """What is put in the Expedition zone is put in expeditions that a player names."""
    named = verb.zone is not Zone.EXPEDITION or verb.where in (
        Where.YOURS,
        Where.ANY,
        Where.EACH_OF_YOURS,
        Where.TARGET,
    )
    return None if named else message("this way to put something in the Expedition zone cannot be applied yet")


def _plainly_many(verb: Create) -> Message | None:
    """Tokens whose Expeditions are chosen as they are declared must be so many whatever happens."""
    chosen = verb.where is Where.TARGETS or isinstance(verb.where, TargetExpeditions)
    plain = not chosen or isinstance(verb.count, int)
    return None if plain else message("tokens that are distributed can be applied only where the text says how many")


def _in_theirs(verb: Create) -> Message | None:
    """Another player creates tokens in their own Expeditions; so nobody else does in "their" Expeditions."""
    named = verb.where in (Where.THEIRS, Where.THEIR_HERO, Where.THEIR_COMPANION, Where.EACH_OF_THEIRS)
    played = named is (verb.who is not Who.YOU)
    return None if played else message("who creates tokens where cannot be told yet")


def _among_any(verb: Distribute) -> Message | None:
    """What is distributed goes to as many objects as a player likes."""
    free = isinstance(verb.what, Some | Target) and isinstance(verb.what.count, AnyNumber)
    return None if free else message("counters that are distributed can be applied only among any number of objects")


TERRAIN_MARKERS = {"en": "Terrain Markers", "fr": "les marqueurs Terrain"}
"""What a person calls what lies on regions."""


ENTRIES: Entries = {
    Activate: NodeEntry(
        (vocabulary.ACTIVATE,),
        Played({"what": (All, Chosen, It, Me, Target), "zone": ..., "one": ..., "as_mine": ..., "most": int}),
    ),
    ActivateAction: NodeEntry((), None, {"en": "activating a quick action", "fr": "activer une action rapide"}),
    AfterYou: NodeEntry((vocabulary.AFTER_YOU, vocabulary.AFTER_YOU_IS_NO_PASS), Played()),
    Aim: NodeEntry((playing.TARGETS_CHOSEN,), Played({"what": (Target, Where, Such)})),
    Ascend: NodeEntry(
        (vocabulary.ASCEND,), Played({"where": ASCENDING}, (_of_named,)), {"en": "Ascend", "fr": "s’Élever"}
    ),
    Augment: NodeEntry((vocabulary.AUGMENT,), Played({"what": NAMED}), {"en": "Augment", "fr": "Amplifier"}),
    BecomeFirstPlayer: NodeEntry((), Played({"who": PLAYER})),
    Complete: NodeEntry((), None, {"en": "Feats", "fr": "Prouesses"}),
    Create: NodeEntry(
        (vocabulary.CREATE,),
        Played({"count": AMOUNT, "where": WHERE, "most": int, "who": WHO}, (_plainly_many, _in_theirs, _of_named)),
    ),
    Defect: NodeEntry((vocabulary.DEFECT,), Played({"what": NAMED}), {"en": "defect", "fr": "trahir"}),
    Discard: NodeEntry((vocabulary.DISCARD,), Played({"who": WHO_OF_IT}, (_not_of_somebody,))),
    Distribute: NodeEntry(
        (vocabulary.GAIN_COUNTERS,), Played({"what": (Some, Target), "name": str, "count": AMOUNT}, (_among_any,))
    ),
    DoubleCounters: NodeEntry(
        (vocabulary.DOUBLE, vocabulary.GAIN_COUNTERS),
        Played({"what": NAMED, "name": str}),
        {"en": "doubling counters", "fr": "doubler les compteurs"},
    ),
    Draw: NodeEntry((vocabulary.DRAW_CARDS,), Played({"count": AMOUNT, "who": WHO_OF_IT})),
    Exchange: NodeEntry((vocabulary.PUT,), Played({"what": NAMED, "other": NAMED})),
    ExchangeCounters: NodeEntry(
        (vocabulary.EXCHANGE_COUNTERS, objects.COUNTERS_REMOVED, vocabulary.GAIN_COUNTERS),
        Played({"what": NAMED, "name": str}),
        {"en": "exchanging boosts", "fr": "échanger des boosts"},
    ),
    GainAbility: NodeEntry((objects.DURATION, objects.PASSIVES_CHANGE), Played({"what": NAMED})),
    GainCounters: NodeEntry((vocabulary.GAIN_COUNTERS,), Played({"what": NAMED, "count": AMOUNT, "most": int})),
    GainOneStatus: NodeEntry((vocabulary.GAIN_STATUS,), Played({"what": NAMED})),
    GainStatus: NodeEntry((vocabulary.GAIN_STATUS,), Played({"what": NAMED, "who": WHO}, (_not_of_somebody,))),
    GainSubtypes: NodeEntry((), None),
    IncreaseResult: NodeEntry((vocabulary.RESULT_SEEN_FIRST,), Played()),
    LoseCounters: NodeEntry(
        (objects.COUNTERS_REMOVED,),
        Played({"what": NAMED, "count": (*AMOUNT, AnyNumber, type(None)), "up_to": ..., "spend": ...}),
    ),
    LoseStatus: NodeEntry((vocabulary.LOSE_STATUS,), Played({"what": NAMED})),
    MoveExpedition: NodeEntry((vocabulary.MOVE_FORWARD,), Played({"where": MOVED, "regions": int}, (_of_named,))),
    Pass: NodeEntry((), Played()),
    PlaceMarker: NodeEntry(
        (zones.TERRAIN_MARKERS,),
        Played({"terrain": ..., "near": ..., "moved": ...}),
        TERRAIN_MARKERS,
    ),
    Pick: NodeEntry((), Played({"what": NAMED, "who": WHO_OF_IT}, (_not_of_somebody,))),
    Play: NodeEntry(
        (playing.PLAYED_BY_EFFECT,),
        Played(
            {
                "what": (Among, It, Me, Some),
                "free": ...,
                "less": AMOUNT,
                "minimum": int,
                "where": frozenset({Where.COMPANION, Where.THEIR_COMPANION}),
                "cost_of": frozenset({Zone.HAND, Zone.RESERVE}),
            }
        ),
    ),
    Put: NodeEntry(
        (vocabulary.PUT,),
        Played(
            {
                "zone": ZONES,
                "verb": ...,
                "who": WHO_OF_IT,
                "position": (int, Result),
                "where": ...,
                "exhausted": ...,
                "ordered": ...,
            },
            (_not_of_somebody, _in_expeditions),
        ),
    ),
    ReceiveGift: NodeEntry(
        (vocabulary.ALSO_RECEIVE_GIFT,), Played(), {"en": "receiving a Gift too", "fr": "recevoir aussi un Don"}
    ),
    Resupply: NodeEntry((vocabulary.RESUPPLY,), Played({"who": WHO_OF_IT, "exhausted": ...})),
    Reveal: NodeEntry((), Played({"what": (All, Among, Chosen, It, Me, Some, Target, Top), "look": ..., "who": WHO})),
    Roll: NodeEntry((vocabulary.ROLL,), Played({"dice": AMOUNT, "again": ...})),
    Rush: NodeEntry(
        (vocabulary.RUSH, playing.PLAYED_BY_EFFECT),
        Played({"kind": ..., "or_hand_cost": ...}),
        {"en": "Rush", "fr": "Foncer"},
    ),
    Sabotage: NodeEntry((vocabulary.SABOTAGE,), Played({"kind": ...})),
    Sacrifice: NodeEntry(
        (vocabulary.SACRIFICE,), Played({"what": (Me, It, Some, All, Chosen), "who": WHO_OF_IT}, (_not_of_somebody,))
    ),
    Shuffle: NodeEntry((zones.DECK_ORDER,), Played({"who": WHO})),
    Stay: NodeEntry((), Played()),
    SwitchExpeditions: NodeEntry((vocabulary.SWITCH, vocabulary.SWITCH_WITHIN_ZONE), Played({"what": NAMED})),
    TakeControl: NodeEntry(
        (vocabulary.TAKE_CONTROL,),
        Played({"what": NAMED, "where": frozenset({Where.MINE})}),
        {"en": "taking control", "fr": "prendre le contrôle"},
    ),
    Token: NodeEntry((objects.TOKEN_CHARACTERISTICS,), Played({"statistics": (tuple, type(None)), "abilities": ...})),
    WinGame: NodeEntry((), Played()),
}
