"""What an effect leaves behind for a while: an Emblem-Ongoing (2.2.13)."""

from __future__ import annotations

from typing import Any

from judge.game.ability import (
    All,
    Cannot,
    Chosen,
    Discarded,
    Effect,
    GainAbility,
    GainCounters,
    Kind,
    Lasting,
    NextJoins,
    NextPlayed,
    NextTime,
    Paid,
    Sacrificed,
    Steps,
    Switches,
    Target,
    Where,
)
from judge.game.ability.roles import OfKind
from judge.game.effect.resolution import Resolution
from judge.game.effect.waiting import is_declared
from judge.game.event.ongoing import ends, is_made_late, is_too_late, why_too_late
from judge.game.event.picking import choose_objects
from judge.game.event.run import Asking
from judge.game.state.object_actions import CreateEmblem
from judge.game.state.objects import Ongoing
from judge.game.view.phrases import kind_meant
from judge.law.laws import events, objects
from judge.value import changed


def leave_behind(resolution: Resolution, effect: NextJoins | NextPlayed | NextTime | Lasting) -> Asking:
    """An effect makes an Emblem-Ongoing, unless its time is over.

    Arguments:
        resolution: the effect.
        effect: what the emblem waits for, or says.
    """
    bound = effect if is_declared(effect) else (yield from resolution.declared(effect))
    assert isinstance(bound, NextJoins | NextPlayed | NextTime | Lasting)
    if isinstance(bound, NextJoins):
        bound = changed(bound, effect=_paid_for(bound.effect, resolution.context.paid))
    if isinstance(bound, Lasting):
        bound = changed(bound, ability=_there(bound.ability, resolution))
    late = why_too_late(resolution.run.state, bound.until, resolution.run.rules)
    if late:
        resolution.tell("nothing_happens", (*late, events.IMPOSSIBLE_PART))
        return
    emblem = Ongoing(bound, resolution.context.source, bound.until)
    yield from resolution.run.perform(
        (CreateEmblem(emblem, resolution.context.player, (objects.DURATION,)),), resolution.context.source
    )
    if is_too_late(resolution.run.state, bound.until) and not is_made_late(bound.until, resolution.run.rules):
        yield from resolution.run.perform(ends(resolution.run.view, bound.until))


def give_for_a_while(resolution: Resolution, effect: GainAbility) -> Asking:
    """An effect gives objects an ability for a while: an Emblem-Ongoing says so of these objects, and of no others.

    Arguments:
        resolution: the effect.
        effect: the ability, and to what.
    """
    bound = effect if is_declared(effect) else (yield from resolution.declared(effect))
    view, context = resolution.run.view, resolution.context
    about = yield from choose_objects(view, bound, context, context.player, (objects.DURATION,))
    if isinstance(effect.what, Target):
        resolution.context = changed(context, it=tuple(one.id for one in about))
    late = why_too_late(resolution.run.state, bound.until, resolution.run.rules)
    if late or not about:
        resolution.tell("nothing_happens", (*late, events.IMPOSSIBLE_PART))
        return
    named = changed(bound, what=Chosen(tuple(one.id for one in about)))
    emblem = Ongoing(named, resolution.context.source, bound.until)
    yield from resolution.run.perform(
        (CreateEmblem(emblem, resolution.context.player, (objects.DURATION,)),), resolution.context.source
    )


def _there(node: Any, resolution: Resolution) -> Any:
    """What is said of objects in the Expedition spoken of, of those in that Expedition from now on."""
    if isinstance(node, Kind):
        spoken = node.where in (Where.ITS, Where.SPOKEN_OF, Where.FACING_IT)
        context = resolution.context
        return kind_meant(node, resolution.run.view, context, context.player) if spoken else node
    said: Any = node
    if isinstance(node, OfKind):
        return changed(said, kind=_there(node.kind, resolution))
    match node:
        case Cannot(Switches(All() as what) | Sacrificed(All() as what) | Discarded(All() as what)):
            return changed(node, trigger=changed(node.trigger, what=_there(what, resolution)))
    return node


def _paid_for(effect: Effect, paid: int) -> Effect:
    """What an emblem gives later, with the {X} that was paid for the emblem itself."""
    if isinstance(effect, Steps):
        return Steps(tuple(_paid_for(one, paid) for one in effect.steps))
    return changed(effect, count=paid) if isinstance(effect, GainCounters) and effect.count == Paid() else effect
