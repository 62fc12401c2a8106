"""Modifiers for which something is paid (6.2): counters that the bearer spends, or that it is exhausted."""

from __future__ import annotations

from judge.game.ability import Cost, Effect, Moves, PayTo, Would
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.restrictions import forbidden
from judge.game.state.actions import Action
from judge.game.state.doing import Doer
from judge.game.state.expedition_actions import EnterRegion
from judge.game.state.object_actions import AddStatus, RemoveCounters
from judge.game.state.objects import Object
from judge.game.terms import Status
from judge.game.view.expeditions import places
from judge.game.view.view import View
from judge.law.laws import events, objects, vocabulary


def can_be_paid(view: View, effect: Effect, bearer: Object) -> bool:
    """Whether what a modifier asks for can be paid; so it is where nothing is asked.

    Arguments:
        view: the state before the step.
        effect: what the modifier says.
        bearer: the object that bears it.
    """
    cost = _cost(effect)
    there = view.state.objects.get(bearer.id, bearer)
    tired = cost.exhaust_me and (
        there.has(Status.EXHAUSTED) or any(forbidden(view, one) for one in _exhausted(cost, bearer))
    )
    return not tired and all(there.count(name) >= many for name, many in cost.spend)


def price(view: View, effect: Effect, bearer: Object) -> tuple[Action, ...]:
    """The atomic actions by which it is paid.

    Arguments:
        view: the state before the step.
        effect: what the modifier says.
        bearer: the object that bears it.
    """
    cost = _cost(effect)
    spent = (events.REPLACING, objects.COUNTERS_REMOVED, vocabulary.SPEND)
    gone = tuple(RemoveCounters(bearer.id, name, many, spent) for name, many in cost.spend)
    return (*gone, *_exhausted(cost, bearer))


def look_at_one_price(view: View, ability: Would, bearer: Object, action: Action, step: tuple[Action, ...]) -> None:
    """Look whether a price would have to be paid for each of two Expeditions that would move at once.

    Arguments:
        view: the state before the step.
        ability: the modifier.
        bearer: the object that bears it.
        action: the move that it matches.
        step: all actions of the step.

    Raises:
        OpenRulingError: it would.
    """
    if not isinstance(ability.effect, PayTo) or not isinstance(ability.trigger, Moves):
        return
    moving = {(one.player, one.expedition) for one in step if isinstance(one, EnterRegion) and not one.backward}
    if len(moving & places(view, ability.trigger.where, bearer)) > 1:
        raise OpenRulingError((events.REPLACING, vocabulary.GIGANTIC_ITS_EXPEDITION))


def _exhausted(cost: Cost, bearer: Object) -> tuple[AddStatus, ...]:
    laws, doer = (events.REPLACING, vocabulary.GAIN_STATUS), Doer(bearer.holder, bearer.holder)
    return (AddStatus(bearer.id, Status.EXHAUSTED, laws, doer),) if cost.exhaust_me else ()


def _cost(effect: Effect) -> Cost:
    return effect.cost if isinstance(effect, PayTo) else Cost()
