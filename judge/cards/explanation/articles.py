"""The laws that each node of the vocabulary rests on.

Every node that a text can say is named here once. Those without a law are said by the text itself, or belong to a
later edition.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from judge.game import ability as tree
from judge.game.terms import Keyword, Status
from judge.game.view.hands import is_of_another
from judge.law.citations import day, events, objects, overview, playing, vocabulary, zones
from judge.law.citations.law import Law

Laws = tuple[Law, ...]

NODES: Mapping[type, Laws] = {
    # abilities
    tree.Reaction: (events.REACTION_ACTIVATED,),
    tree.QuickAction: (playing.QUICK_ACTION_IN_OWN_TURN,),
    tree.SpellEffect: (playing.PROCESS,),
    tree.KeywordAbility: (),
    tree.Grant: (objects.PASSIVES_CHANGE,),
    tree.While: (objects.PASSIVES_ANEW,),
    tree.PlayedGain: (vocabulary.GAIN_STATUS,),
    tree.FirstPlayed: (vocabulary.IS_PLAYED,),
    tree.CostsLess: (overview.ABILITIES_OF_OWN_PLAY,),
    tree.PayToCostLess: (overview.ABILITIES_OF_OWN_PLAY, events.CARD_COST_DECLINED),
    tree.CostsAtLeast: (overview.CANNOT_BEATS_CAN,),
    tree.CannotBePlayed: (overview.ABILITIES_OF_OWN_PLAY, overview.CANNOT_BEATS_CAN),
    tree.CannotMoveForward: (overview.CANNOT_BEATS_CAN,),
    tree.CannotActivate: (vocabulary.CANNOT_BE_ACTIVATED,),
    tree.CannotGainCounters: (overview.CANNOT_BEATS_CAN,),
    tree.RegionsAre: (objects.PASSIVES_CHANGE,),
    tree.IgnoredOnFirstDay: (),
    tree.MorningFromDeck: (day.DRAW, day.EXPAND),
    tree.BeginsWith: (objects.HERO_BEGINS_WITH_COUNTERS,),
    tree.DefendersDontPrevent: (vocabulary.DEFENDER, overview.SPECIFIC_BEATS_GENERAL),
    tree.MayPlayExhausted: (),
    tree.Would: (events.REPLACING,),
    tree.OneMoreDie: (events.REPLACING, vocabulary.ROLL),
    tree.ReserveLimit: (day.CLEAN_UP,),
    tree.StatisticsEqualHighest: (objects.PASSIVES_CHANGE,),
    tree.StatisticsRaised: (objects.PASSIVES_CHANGE,),
    tree.HaveSubtypes: (objects.PASSIVES_CHANGE,),
    tree.LoseAbilities: (objects.PASSIVES_CHANGE,),
    tree.Support: (objects.SUPPORT_IN_RESERVE,),
    tree.Completed: (),
    tree.Unplayed: (),
    tree.KeepsMore: (day.CLEAN_UP, overview.SPECIFIC_BEATS_GENERAL),
    tree.NotInReserveLimit: (day.CLEAN_UP, overview.SPECIFIC_BEATS_GENERAL),
    tree.CanGainAgain: (vocabulary.STATUS_NOT_TWICE, overview.SPECIFIC_BEATS_GENERAL),
    tree.RemainExhausted: (day.PREPARE, overview.SPECIFIC_BEATS_GENERAL),
    tree.Considered: (),
    # how steps are joined
    tree.Steps: (events.STEP_PER_VERB,),
    tree.May: (events.OPTIONAL_STEP,),
    tree.If: (events.CONDITIONAL_STEP,),
    tree.PayTo: (events.INTERNAL_ACTION,),
    tree.Pay: (zones.MANA_PAID_BY_ORBS,),
    tree.ChooseOne: (events.MODE_DECLARED,),
    tree.ForEach: (),
    tree.Repeat: (),
    tree.AfterRest: (day.AFTER_REST,),
    tree.Cost: (events.COST_IN_FULL,),
    # verbs
    tree.Sacrifice: (vocabulary.SACRIFICE,),
    tree.Discard: (vocabulary.DISCARD,),
    tree.Put: (vocabulary.PUT,),
    tree.Exchange: (vocabulary.PUT,),
    tree.Draw: (vocabulary.DRAW_CARDS,),
    tree.Resupply: (vocabulary.RESUPPLY,),
    tree.Sabotage: (vocabulary.SABOTAGE,),
    tree.GainCounters: (vocabulary.GAIN_COUNTERS,),
    tree.LoseCounters: (objects.COUNTERS_REMOVED,),
    tree.DoubleCounters: (vocabulary.GAIN_COUNTERS,),
    tree.Distribute: (vocabulary.GAIN_COUNTERS,),
    tree.ExchangeCounters: (objects.COUNTERS_REMOVED, vocabulary.GAIN_COUNTERS),
    tree.GainStatus: (vocabulary.GAIN_STATUS,),
    tree.GainOneStatus: (vocabulary.GAIN_STATUS,),
    tree.LoseStatus: (vocabulary.LOSE_STATUS,),
    tree.GainAbility: (),
    tree.Token: (objects.TOKEN_CHARACTERISTICS,),
    tree.Create: (vocabulary.CREATE,),
    tree.SwitchExpeditions: (vocabulary.SWITCH, vocabulary.SWITCH_WITHIN_ZONE),
    tree.MoveExpedition: (vocabulary.MOVE_FORWARD,),
    tree.Roll: (vocabulary.ROLL,),
    tree.Branch: (),
    tree.OnResult: (vocabulary.ROLL,),
    tree.Depending: (),
    tree.IncreaseResult: (vocabulary.RESULT_SEEN_FIRST,),
    tree.Play: (playing.PLAYED_BY_EFFECT,),
    tree.AfterYou: (vocabulary.AFTER_YOU, vocabulary.AFTER_YOU_IS_NO_PASS),
    tree.Pass: (),
    tree.Activate: (vocabulary.ACTIVATE,),
    tree.Aim: (playing.TARGETS_DECLARED,),
    tree.Pick: (),
    tree.Reveal: (),
    tree.Shuffle: (zones.DECK_ORDER,),
    tree.TakeControl: (vocabulary.CONTROL,),
    tree.WinGame: (),
    tree.Rush: (),
    tree.Augment: (),
    tree.Ascend: (),
    tree.Complete: (),
    tree.Defect: (vocabulary.CONTROL,),
    tree.NextPlayed: (objects.DURATION, vocabulary.IS_PLAYED),
    tree.NextJoins: (objects.DURATION, vocabulary.JOINS),
    tree.Lasting: (objects.DURATION,),
    tree.Whenever: (objects.DURATION, events.REACTION_ACTIVATED),
    # conditions
    tree.HasStatus: (),
    tree.IsKind: (objects.TYPE_CHECKED_ANYWHERE,),
    tree.Controls: (vocabulary.CONTROL,),
    tree.ControlsEach: (vocabulary.CONTROL,),
    tree.Compares: (),
    tree.IsEmpty: (),
    tree.IsFirstPlayer: (),
    tree.InTerrain: (vocabulary.CHARACTER_IN_TERRAIN,),
    tree.InZeroTerrain: (vocabulary.CHARACTER_IN_TERRAIN,),
    tree.InContact: (),
    tree.Ascended: (),
    tree.WasActivated: (vocabulary.ACTIVATE,),
    tree.WasPlayed: (vocabulary.IS_PLAYED,),
    tree.ExpeditionIs: (),
    tree.WasPlayedFrom: (vocabulary.IS_PLAYED,),
    tree.Did: (events.IF_YOU_DID,),
    tree.DidTo: (events.IF_YOU_DID,),
    tree.Not: (),
    tree.AllOf: (),
    tree.OneOf: (),
    # triggers
    tree.Join: (vocabulary.LANDMARK_JOINS, events.OWN_ENTRY),
    tree.PlayedFrom: (vocabulary.IS_PLAYED,),
    tree.AtPhase: (day.PHASES,),
    tree.Sacrificed: (vocabulary.SACRIFICE,),
    tree.Joins: (vocabulary.JOINS,),
    tree.Leaves: (vocabulary.LEAVES,),
    tree.Goes: (),
    tree.Plays: (vocabulary.IS_PLAYED,),
    tree.Draws: (vocabulary.DRAW_CARDS,),
    tree.Resupplies: (vocabulary.RESUPPLY,),
    tree.GainsCounters: (vocabulary.GAIN_COUNTERS,),
    tree.GainsStatus: (vocabulary.GAIN_STATUS,),
    tree.Creates: (vocabulary.CREATE,),
    tree.Rolls: (vocabulary.ROLL,),
    tree.Reveals: (),
    tree.Moves: (vocabulary.MOVE_FORWARD,),
    tree.FailsToMove: (day.FAILS_TO_MOVE,),
    tree.Exhausts: (),
    tree.Discards: (vocabulary.DISCARD,),
    tree.PutsInReserve: (vocabulary.PUT,),
    tree.AreActivated: (vocabulary.ACTIVATE,),
    tree.MakesGift: (),
    tree.Passes: (),
    tree.AnyTrigger: (),
    # phrases and amounts
    tree.Kind: (),
    tree.Chosen: (),
    tree.Place: (),
    tree.Seat: (),
    tree.Me: (),
    tree.It: (objects.MOVED_OBJECT_FOUND,),
    tree.Both: (),
    tree.Some: (),
    tree.Target: (playing.TARGETS_DECLARED,),
    tree.All: (),
    tree.Top: (zones.DECK_ORDER,),
    tree.Among: (),
    tree.Rest: (),
    tree.Bound: (),
    tree.Paid: (),
    tree.Result: (vocabulary.ROLL,),
    tree.ThatMany: (),
    tree.AnyNumber: (),
    tree.NumberOf: (),
    tree.Per: (),
    tree.Plus: (),
    tree.CountersOn: (),
    tree.ZeroStatistics: (),
    tree.RegionsBetween: (),
    tree.Expeditions: (vocabulary.EXPEDITION_IN_TERRAIN,),
    tree.OthersPlayed: (),
    tree.MeasureOf: (),
}

STANDING: Mapping[tree.Standing, Law] = {
    tree.Standing.AHEAD: vocabulary.AHEAD,
    tree.Standing.BEHIND: vocabulary.BEHIND,
    tree.Standing.TIED: vocabulary.TIED,
}

STATUSES: Mapping[Status, Laws] = {
    Status.ANCHORED: (objects.ANCHORED_STAYS, objects.ANCHORED_LOST),
    Status.ASLEEP: (objects.ASLEEP_DOES_NOT_COUNT, objects.ASLEEP_STAYS, objects.ASLEEP_LOST),
    Status.BOOSTED: (objects.BOOSTED,),
    Status.COMPLETED: (),
    Status.EXHAUSTED: (vocabulary.STATUS_NOT_TWICE,),
    Status.FLEETING: (objects.FLEETING_DISCARDED,),
}

KEYWORDS: Mapping[Keyword, Laws] = {
    Keyword.COOLDOWN: (),
    Keyword.DEFENDER: (vocabulary.DEFENDER,),
    Keyword.ETERNAL: (vocabulary.ETERNAL,),
    Keyword.FLEETING: (playing.SPELL_PRINTED_FLEETING, playing.SPELL_DONE),
    Keyword.GIGANTIC: (vocabulary.GIGANTIC_IN_BOTH, vocabulary.GIGANTIC_COUNTS_IN_BOTH),
    Keyword.SCOUT: (),
    Keyword.SEASONED: (vocabulary.SEASONED,),
    Keyword.TEMPLE: (),
    Keyword.TOUGH: (vocabulary.TOUGH,),
}


def laws_in(*nodes: Any) -> Laws:
    """The laws that parts of a tree rest on, in the order in which they stand there, each once."""
    return tuple(dict.fromkeys(law for node in nodes for law in _laws(node)))


def _laws(node: Any) -> Iterator[Law]:
    if isinstance(node, tuple):
        for part in node:
            yield from _laws(part)
        return
    if isinstance(node, tree.Standing):
        yield STANDING[node]
    if not is_dataclass(node) or isinstance(node, type):
        return
    match node:
        case tree.Would(instead=False):
            yield events.ADDITIVE
        case tree.MoveExpedition(_, int() as regions) if regions < 0:
            yield vocabulary.MOVE_BACKWARD
        case tree.LoseCounters(spend=True):
            yield vocabulary.SPEND
        case tree.Play(free=True):
            yield from (*NODES[tree.Play], vocabulary.FREE)
        case tree.KeywordAbility(keyword):
            yield from KEYWORDS[keyword]
        case tree.Some(kind, random=random) if random or is_of_another(kind):
            yield zones.CARD_OF_A_HAND
        case tree.InTerrain(tree.Where()):
            yield vocabulary.EXPEDITION_IN_TERRAIN
        case _:
            yield from NODES[type(node)]
    for one in fields(node):
        yield from _laws(getattr(node, one.name))
