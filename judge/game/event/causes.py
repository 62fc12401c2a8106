"""What can bring about what triggers wait for: for each sort of them, some sorts of atomic actions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from judge.game.ability import (
    ActivatesAbility,
    Ascends,
    BecomesFirst,
    Creates,
    Discarded,
    Discards,
    Draws,
    Exhausts,
    FailsToMove,
    GainsCounters,
    GainsStatus,
    Goes,
    Joins,
    Leaves,
    LosesCounters,
    LosesStatus,
    MakesGift,
    Moves,
    Passes,
    Plays,
    Resupplies,
    Rolls,
    Sacrificed,
    Switches,
    Trigger,
)
from judge.game.state.actions import Action, ActivateQuickAction, BecomeFirst, PassForDay, RollDice
from judge.game.state.card_actions import Move
from judge.game.state.expedition_actions import AscendExpedition, EnterRegion, FailToMove
from judge.game.state.object_actions import (
    AddCounters,
    AddStatus,
    ChangeControl,
    CreateToken,
    JoinBoth,
    LeaveOther,
    RemoveCounters,
    RemoveStatus,
    StaySacrificed,
    Switch,
)

BROUGHT_BY: Mapping[type[Trigger], tuple[type[Action], ...]] = {
    Sacrificed: (Move, RemoveCounters, RemoveStatus, StaySacrificed),
    Joins: (Move, CreateToken, Switch, ChangeControl, JoinBoth),
    Leaves: (Move, Switch, ChangeControl, LeaveOther),
    Goes: (Move,),
    Plays: (Move,),
    Discarded: (Move,),
    Discards: (Move,),
    Exhausts: (AddStatus,),
    Draws: (Move,),
    Resupplies: (Move,),
    GainsCounters: (AddCounters,),
    GainsStatus: (AddStatus,),
    LosesCounters: (RemoveCounters,),
    LosesStatus: (RemoveStatus,),
    Switches: (Switch,),
    Creates: (CreateToken,),
    Rolls: (RollDice,),
    Moves: (EnterRegion,),
    Ascends: (AscendExpedition,),
    FailsToMove: (FailToMove,),
    Passes: (PassForDay,),
    BecomesFirst: (BecomeFirst,),
    ActivatesAbility: (ActivateQuickAction,),
    MakesGift: (Move, CreateToken, ChangeControl, Switch),
}
"""For each sort of triggers, the atomic actions that can bring about what it waits for; for others none can."""


@cache
def brought_by(actions: frozenset[type[Action]]) -> tuple[type[Trigger], ...]:
    """The sorts of triggers that atomic actions of some sorts can bring about.

    Arguments:
        actions: the sorts of the atomic actions.
    """
    return tuple(trigger for trigger, by in BROUGHT_BY.items() if not actions.isdisjoint(by))
