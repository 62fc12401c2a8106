"""Conditional steps (6.5): what happens if something is so, or was done, and what happens otherwise."""

from __future__ import annotations

from judge.game.ability import (
    Chosen,
    Compares,
    Controls,
    Did,
    DidTo,
    Effect,
    GainCounters,
    GainStatus,
    If,
    IsKind,
    It,
    May,
    Not,
    NumberOf,
    PayTo,
    Steps,
    Target,
    begins_with_it,
    names_one,
    what_of,
)
from judge.game.effect.resolution import Resolution
from judge.game.effect.waiting import is_declared
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.reasons import why_met
from judge.game.event.run import Asking
from judge.game.state.objects import Object, Player
from judge.game.view.condition_subjects import is_lost
from judge.game.view.conditions import is_met
from judge.game.view.context import EffectContext
from judge.game.view.moment import Moment
from judge.game.view.phrases import kind_meant, players
from judge.law.laws import events, objects
from judge.value import changed


def conditional(resolution: Resolution, step: If, players: tuple[Player, ...] | None) -> Asking:
    """A conditional step happens if its condition is met right before it.

    Arguments:
        resolution: the effect that the step is a part of.
        step: the condition and what depends on it.
        players: who takes part; None for those whom each step names.

    Raises:
        OpenRulingError: the condition asks about something of which it is open whether it is still meant; or it is not
            met, and it is open whether what happens if an offer is declined depends on it too.
    """
    if not is_declared(step.condition):
        step = changed(step, condition=(yield from resolution.declared(step.condition)))
    law = events.IF_YOU_DID if _asks_what_was_done(step) else events.CONDITIONAL_STEP
    moment = Moment(resolution.run.view, resolution.context)
    if resolution.run.holds(law) and is_lost(step.condition, moment.view, moment.context):
        raise OpenRulingError((law, objects.NEW_ZONE_NEW_OBJECT))
    why = why_met(step.condition, moment) if resolution.run.traced else ()
    if step.otherwise is not None and resolution.run.holds(events.OTHERWISE):
        why = (events.OTHERWISE, *why)
    if not resolution.run.holds(law) or is_met(step.condition, moment):
        resolution.context = _with_named(step, moment)
        yield from resolution.shaped_by((law, *why), resolution.resolve(step.effect, players))
        if step.otherwise is None or not resolution.run.rules.is_switched_off(events.OTHERWISE):
            return
        if is_met(step.condition, Moment(resolution.run.view, resolution.context)):
            return
    elif resolution.run.rules.is_switched_off(events.OTHERWISE):
        step = changed(step, otherwise=None)
    resolution.tell("condition_not_met", (law, *why))
    if step.otherwise is not None:
        because = (events.OTHERWISE,) if resolution.run.holds(events.OTHERWISE) else ()
        done = resolution.resolve(_otherwise(step.effect, step.otherwise), players)
        yield from resolution.shaped_by(because, done)
    elif _may_be_declined(step.effect):
        raise OpenRulingError((events.CONDITIONAL_STEP, events.IF_YOU_DID))


def _with_named(step: If, moment: Moment) -> EffectContext:
    """What the words mean once a condition that names an object is met: "If you control a Landmark, ready it".

    Raises:
        OpenRulingError: several are such as it names, and it is open which of them "it" is.
    """
    view, context, condition = moment.view, moment.context, step.condition
    if context.it or not names_one(condition) or not begins_with_it(step.effect):
        return context
    found: tuple[Object, ...] = ()
    if isinstance(condition, Controls):
        for player in players(condition.who, view, context, view.state.initiative):
            found += view.controls(player, kind_meant(condition.kind, view, context, player), context.source)
    elif isinstance(condition, Compares) and isinstance(condition.amount, NumberOf):
        found = view.fitting(kind_meant(condition.amount.kind, view, context, context.player), context.source)
    if len(found) > 1:
        raise OpenRulingError((events.CONDITIONAL_STEP,))
    return changed(context, it=tuple(one.id for one in found))


def _may_be_declined(effect: Effect) -> bool:
    """Whether an effect is an offer with what happens if one declines: "you may play it. If you don't, discard it"."""
    match effect:
        case Steps((May() | PayTo(), If(Not(Did(able=False))), *_)):
            return True
    return False


def _otherwise(done: Effect, otherwise: Effect) -> Effect:
    """What happens otherwise; "it" is there what would be targeted in the branch that is not taken."""
    meant = what_of(done)
    if (
        isinstance(meant, Chosen | Target)
        and isinstance(otherwise, GainCounters | GainStatus)
        and otherwise.what == It()
    ):
        return changed(otherwise, what=meant)
    return otherwise


def speaks_of_what_was_done(step: Effect) -> bool:
    """Whether a step is conditional on to what the step before was done: "if its Hand Cost was {3} or more".

    Arguments:
        step: a step of an effect.
    """
    if not isinstance(step, If):
        return False
    return isinstance(step.condition, DidTo) or (isinstance(step.condition, IsKind) and step.condition.before)


def asks_whether_it_could(step: Effect) -> bool:
    """Whether a step is conditional on whether the deed before it could be done: "if you can't".

    Arguments:
        step: a step of an effect.
    """
    if not isinstance(step, If):
        return False
    condition = step.condition.condition if isinstance(step.condition, Not) else step.condition
    return isinstance(condition, Did) and condition.able


def _asks_what_was_done(step: If) -> bool:
    """Whether a condition only asks if the step before was done, not what it was done to or whether it could be."""
    condition = step.condition.condition if isinstance(step.condition, Not) else step.condition
    return isinstance(condition, Did) and not condition.able
