"""A step becomes an event: all its atomic actions happen at once (6.1, 1.2.7), and each is told with its laws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from judge.game.objects import Characteristics, Object
from judge.game.rules import Rules
from judge.game.state import State
from judge.game.steps import (
    Cease,
    Change,
    CreateEmblem,
    CreateToken,
    GainCounters,
    GainStatus,
    LoseStatus,
    Move,
    MoveExpedition,
    RefillDeck,
    Step,
)
from judge.game.terms import HIDDEN, Status, Type, Zone
from judge.law.citations import objects as laws

LOSING_COUNTERS = (Zone.EXPEDITION, Zone.LANDMARK)


def happen(state: State, step: Step, rules: Rules) -> tuple[State, tuple[Change, ...]]:
    """Let every atomic action of a step happen.

    Arguments:
        state: the state before.
        step: the step, modified as far as it will be.
        rules: the rules of the run.

    Returns:
        the state after, and what changed.
    """
    changes: list[Change] = []
    for action in step.actions:
        for change, after in _apply(state, action, rules):
            state = after
            changes.append(change)
    return state, tuple(changes)


def _apply(state: State, action: object, rules: Rules) -> Iterator[tuple[Change, State]]:
    match action:
        case Move():
            before = state.objects[action.object]
            state, after = _move(state, before, action, rules)
            yield Change(action, before, after), state
            if action.ceases:
                yield Change(Cease(after.id, action.ceases), after, None), state.without(after.id)
        case CreateToken():
            state, token = _create(state, action)
            yield Change(action, None, token), state
        case GainCounters():
            before = state.objects[action.object]
            counters = {**dict(before.counters), action.name: before.count(action.name) + action.count}
            yield _changed(state, action, before, replace(before, counters=tuple(sorted(counters.items()))))
        case GainStatus():
            before = state.objects[action.object]
            yield _changed(state, action, before, replace(before, statuses=before.statuses | {action.status}))
        case LoseStatus():
            before = state.objects[action.object]
            yield _changed(state, action, before, replace(before, statuses=before.statuses - {action.status}))
        case CreateEmblem():
            state, emblem = _emblem(state, action)
            yield Change(action, None, emblem), state
        case Cease():
            yield Change(action, state.objects[action.object], None), state.without(action.object)
        case MoveExpedition():
            key = (action.player, action.expedition)
            forward = 1 if action.expedition.value.startswith("Hero") else -1
            yield Change(action), replace(state, positions={**state.positions, key: state.positions[key] + forward})
        case RefillDeck():
            for card in action.order:
                state, _ = _move(state, state.objects[card], Move(card, Zone.DECK, action.player, (), "refill"), rules)
            yield Change(action), state


def _changed(state: State, action: object, before: Object, after: Object) -> tuple[Change, State]:
    return Change(action, before, after), state.with_object(after)  # type: ignore[arg-type]


def _move(state: State, before: Object, move: Move, rules: Rules) -> tuple[State, Object]:
    new = rules.holds(laws.NEW_ZONE_NEW_OBJECT) and move.zone not in HIDDEN
    clock = state.clock + 1
    after = Object(
        id=clock if new else before.id,
        base=before.base,
        owner=before.owner,
        zone=move.zone,
        holder=move.holder,
        timestamp=clock,
        expedition=move.expedition,
        face_down=move.zone is Zone.MANA,
        token=before.token,
        statuses=_statuses(before, move, rules),
        counters=_counters(before, move, rules),
        played_from=move.played_from,
    )
    return replace(state.without(before.id), clock=clock).with_object(after), after


def _statuses(before: Object, move: Move, rules: Rules) -> frozenset[Status]:
    entering = frozenset(status for status, _ in move.entering)
    if rules.holds(laws.NO_STATUS_IN_NEW_ZONE) or move.zone in HIDDEN:
        return entering
    return before.statuses | entering


def _counters(before: Object, move: Move, rules: Rules) -> tuple[tuple[str, int], ...]:
    if move.zone in HIDDEN:
        return ()
    if before.zone not in LOSING_COUNTERS or not rules.holds(laws.COUNTERS_LOST):
        return before.counters
    return tuple((name, count) for name, count in before.counters if name in move.keeps)


def _create(state: State, action: CreateToken) -> tuple[State, Object]:
    clock = state.clock + 1
    token = Object(
        id=clock,
        base=Characteristics(
            card=action.token.name,
            name=action.token.name,
            type=Type.CHARACTER,
            subtypes=action.token.subtypes,
            hand_cost=0,
            reserve_cost=0,
            statistics=action.token.statistics,
            abilities=action.token.abilities,
        ),
        owner=action.player,
        zone=Zone.EXPEDITION,
        holder=action.holder,
        timestamp=clock,
        expedition=action.expedition,
        token=True,
    )
    return replace(state, clock=clock).with_object(token), token


def _emblem(state: State, action: CreateEmblem) -> tuple[State, Object]:
    clock = state.clock + 1
    emblem = Object(
        id=clock,
        base=Characteristics(card="", name="", type=Type.EMBLEM, subtypes=("Reaction",)),
        owner=action.player,
        zone=Zone.LIMBO,
        holder=action.player,
        timestamp=clock,
        emblem=action.emblem,
    )
    return replace(state, clock=clock).with_object(emblem), emblem
