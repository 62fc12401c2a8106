"""Costs (6.4): whether a player can pay one, and paying it, all at once."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import Cost, Effect, Put, Some, plain
from judge.game.choices import Option, Question
from judge.game.objects import Object, Player
from judge.game.run import Asking, Run
from judge.game.steps import Action, GainStatus, Laws, Move
from judge.game.terms import Status, Zone
from judge.game.view import View
from judge.law.citations import events, vocabulary, zones


def mana_actions(view: View, player: Player, mana: int, laws: Laws) -> tuple[Action, ...]:
    """The atomic actions that pay an amount of mana: as many ready Mana Orbs are exhausted.

    Arguments:
        view: the state.
        player: who pays.
        mana: how much.
        laws: the laws that ask for it.
    """
    if not view.rules.holds(zones.MANA_PAID_BY_ORBS):
        return ()
    orbs = view.ready_orbs(player)[:mana]
    return tuple(GainStatus(orb.id, Status.EXHAUSTED, laws) for orb in orbs)


def can_pay_mana(view: View, player: Player, mana: int) -> bool:
    """Whether a player can pay an amount of mana in full."""
    return len(view.ready_orbs(player)) >= mana or not view.rules.holds(events.COST_IN_FULL)


def can_pay(view: View, cost: Cost, player: Player, source: Object) -> bool:
    """Whether a player can pay every part of a cost.

    Arguments:
        view: the state.
        cost: the cost.
        player: who would pay.
        source: the object whose ability has the cost.
    """
    parts = all(len(_choices(view, part, player, source)) >= 1 for part in cost.actions)
    return can_pay_mana(view, player, plain(cost.mana)) and (parts or not view.rules.holds(events.COST_IN_FULL))


def pay(run: Run, cost: Cost, player: Player, source: Object, extra: int = 0) -> Asking:
    """Pay a cost: its decisions first, then all of it in one step.

    Arguments:
        run: the run.
        cost: the cost.
        player: who pays.
        source: the object whose ability has the cost.
        extra: the mana that Tough targets add.
    """
    laws = (zones.MANA_PAID_BY_ORBS, events.COST_ONE_STEP, *((vocabulary.TOUGH,) if extra else ()))
    waiting = list(mana_actions(run.view, player, plain(cost.mana) + extra, laws))
    for part in cost.actions:
        if not run.holds(events.COST_ONE_STEP):
            yield from run.perform(waiting, source)
            waiting = []
        waiting += yield from _put(run.view, part, player, source)
    yield from run.perform(waiting, source)


def _put(view: View, part: Effect, player: Player, source: Object) -> Generator[Question, Option, tuple[Action, ...]]:
    options = tuple(Option("choose", one.id) for one in _choices(view, part, player, source))
    if not options:
        return ()
    answer = yield Question("choose", player, options, (events.COST_ONE_STEP,), source.id)
    assert answer.object is not None and isinstance(part, Put)
    return (Move(answer.object, part.zone, player, (events.COST_ONE_STEP,), "put"),)


def _choices(view: View, part: Effect, player: Player, source: Object) -> tuple[Object, ...]:
    assert isinstance(part, Put) and isinstance(part.what, Some)
    kind = part.what.kind
    return tuple(one for one in view.state.of(kind.zone or Zone.HAND, player) if view.is_kind(one, kind, source))
