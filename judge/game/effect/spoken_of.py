"""What "it" means after a step: what the step spoke of, or still what was spoken of before."""

from __future__ import annotations

from judge.game.ability import (
    Aim,
    All,
    Ascend,
    Augment,
    BecomeFirstPlayer,
    Both,
    Defect,
    Discard,
    DoubleCounters,
    Draw,
    Effect,
    GainAbility,
    GainCounters,
    GainStatus,
    It,
    LoseCounters,
    LoseStatus,
    Me,
    MoveExpedition,
    NumberOf,
    Per,
    Resupply,
    Sacrifice,
    Shuffle,
    Some,
    SwitchExpeditions,
    TakeControl,
    what_of,
)
from judge.game.terms import Status, Type, Zone
from judge.game.view.context import EffectContext
from judge.game.view.phrases import objects_meant
from judge.game.view.view import View
from judge.value import changed

SPEAKS_OF_NOTHING = (Ascend, BecomeFirstPlayer, MoveExpedition, Shuffle)
"""What is done to no object, so that "it" is afterwards what it was before."""

DONE_IN_PLAY = (Defect, Sacrifice, SwitchExpeditions, TakeControl)
"""What can be done only to what is in play."""

DONE_TO_OBJECTS = (Augment, DoubleCounters, GainAbility, GainCounters, GainStatus, LoseCounters, LoseStatus)
"""What can be done only to an object, as no card of a hidden zone is."""


def spoken_of(
    verb: Effect, context: EffectContext, spoken: tuple[int, ...], counted: tuple[int, ...] = ()
) -> EffectContext:
    """What the words mean once it is decided what a verb is about.

    Arguments:
        context: what they meant before.
        spoken: what it is about.
        counted: what it counts: "I gain 1 boost per other Character in my Expedition, then send them all to Reserve".
    """
    if isinstance(what_of(verb), Me) or isinstance(verb, SPEAKS_OF_NOTHING):
        return changed(context, it=counted) if counted and not context.it else context
    came = _came_to(verb)
    if came is not None:
        aimed = context.aimed and bool(context.it) and came is not Zone.DISCARD
        return context if aimed else changed(context, it=spoken, earlier=context.it, came=came)
    aimed = isinstance(verb, Aim) or (_is_it(verb) and context.aimed)
    return changed(context, it=spoken, earlier=(), came=None, aimed=aimed)


def counted_by(verb: Effect, view: View, context: EffectContext) -> tuple[int, ...]:
    """The objects for each of which a verb gives counters.

    Arguments:
        view: the state before it.
        context: what the words mean.
    """
    if not isinstance(verb, GainCounters) or not isinstance(verb.count, Per) or not isinstance(verb.count.of, NumberOf):
        return ()
    return tuple(one.id for one in objects_meant(All(verb.count.of.kind), view, context, context.player))


def reaching_back(context: EffectContext, verb: Effect) -> EffectContext:
    """What the words mean to a verb that cannot be done to the cards that came in passing.

    Arguments:
        context: what the words mean so far.
    """
    if not context.earlier or not _is_it(verb) or _may_be_meant(verb, context.came):
        return context
    return changed(context, it=context.earlier, earlier=(), came=None)


def _came_to(verb: Effect) -> Zone | None:
    """Where a card is that a verb names in passing, so that "it" may still be what was spoken of before."""
    what = what_of(verb)
    if isinstance(what, Some) and what.kind.types == (Type.MANA_ORB,):
        return Zone.MANA
    if isinstance(what, Some) and isinstance(verb, Discard | Sacrifice):
        return Zone.DISCARD
    return Zone.HAND if isinstance(verb, Draw) else Zone.RESERVE if isinstance(verb, Resupply) else None


def _is_it(verb: Effect) -> bool:
    what = what_of(verb)
    return isinstance(what, It) or (isinstance(what, Both) and any(isinstance(one, It) for one in what.phrases))


def _may_be_meant(verb: Effect, came: Zone | None) -> bool:
    """Whether the text can mean what has come in passing to a zone."""
    if came in (Zone.HAND, Zone.DISCARD):
        return not isinstance(verb, DONE_IN_PLAY + DONE_TO_OBJECTS)
    if came is Zone.MANA:
        turned = isinstance(verb, GainStatus | LoseStatus) and verb.status is Status.EXHAUSTED
        return turned or not isinstance(verb, DONE_IN_PLAY + DONE_TO_OBJECTS)
    sleeps = isinstance(verb, GainStatus) and verb.status in (Status.ANCHORED, Status.ASLEEP)
    return not isinstance(verb, DONE_IN_PLAY) and not sleeps
