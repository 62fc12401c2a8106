"""Why a step is about what it is about, and does as much as it does: the laws on what objects are and what counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from judge.game.ability import (
    RANKED,
    All,
    Amount,
    Both,
    Condition,
    CountersOn,
    DiceShowing,
    Effect,
    ForEach,
    HighestStatistic,
    It,
    Kind,
    Me,
    MeasureOf,
    NumberOf,
    OfThem,
    Per,
    Plus,
    Rest,
    Result,
    Scaled,
    Some,
    Token,
    ZeroStatistics,
    what_of,
)
from judge.game.ability.parts import parts_of
from judge.game.event.activation import Activation
from judge.game.event.picking import pickable
from judge.game.event.triggers import match
from judge.game.state.actions import Action, object_of
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.view import deciding_conditions
from judge.game.view.amounts import evaluate
from judge.game.view.conditions import is_met
from judge.game.view.context import EffectContext
from judge.game.view.deciding import OF_AMOUNTS, OF_CONDITIONS, OF_TRIGGERS, OF_WHAT_IS_SAID, deciding
from judge.game.view.happened import why_happened
from judge.game.view.moment import Moment
from judge.game.view.phrases import kind_meant, objects_meant
from judge.game.view.view import View
from judge.law.laws import objects
from judge.value import changed

AMOUNTS = (
    CountersOn,
    DiceShowing,
    HighestStatistic,
    MeasureOf,
    NumberOf,
    OfThem,
    Per,
    Plus,
    Result,
    Scaled,
    ZeroStatistics,
)
"""The amounts that objects, or dice, decide."""

IN_PLAY_ALONE: Laws = (objects.TYPE_MEANS_IN_PLAY, objects.SUBTYPE_MEANS_IN_PLAY)
"""The laws by which a text that names no zone speaks of objects in play."""


def with_reasons(
    actions: tuple[Action, ...],
    verb: Effect,
    about: tuple[Object, ...],
    view: View,
    context: EffectContext,
    player: Player,
) -> tuple[Action, ...]:
    """The atomic actions of a part with the laws that decide what it is about, and how much it does.

    Arguments:
        actions: the atomic actions.
        verb: what is done.
        about: the objects that it is about.
        view: the state before the step.
        context: the effect it is part of.
        player: who does it.
    """
    every = (*why_only_these(view, verb, context, player), *why_so_many(verb, view, context))
    what = what_of(verb)
    if isinstance(what, Some | All):
        kind = kind_meant(what.kind, view, context, player)
        ranked = any(one.compare in RANKED for one in kind.bounds)
        fits = partial(_is_these, what, verb, context, player) if ranked else partial(_fits, kind, context)
        each = {one.id: deciding(view, OF_WHAT_IS_SAID, partial(fits, one)) for one in about}
    else:
        each = {one.id: context.why_found(one.id) for one in about if isinstance(what, Both | It | Me | Rest)}
    found = ((one, object_of(one)) for one in actions)
    return tuple(
        changed(one, laws=tuple(dict.fromkeys((*one.laws, *(each.get(key, ()) if key is not None else ()), *every))))
        for one, key in found
    )


def why_only_these(view: View, verb: Effect, context: EffectContext, player: Player) -> Laws:
    """The law by which a step is about objects in play alone, where others would do that are not.

    Arguments:
        view: the state before the step.
        verb: what is done.
        context: the effect it is part of.
        player: who does it.
    """
    what = All(verb.kind) if isinstance(verb, ForEach) else what_of(verb)
    if not isinstance(what, Some | All) or not _may_lie_elsewhere(what.kind):
        return ()
    return deciding(view, IN_PLAY_ALONE, lambda seen: _these(seen, what, verb, context, player))


def why_so_many(node: object, view: View, context: EffectContext) -> Laws:
    """The laws that decide what the amounts in a part of an effect come to.

    Arguments:
        node: the part.
        view: the state before the step.
        context: the effect it is part of.
    """
    found: list[Amount] = list(_amounts(node))
    if not found:
        return ()
    rolled = context.why_rolled if context.rolled and any(_uses_result(one) for one in found) else ()
    moved = _why_followed(context, lambda words: [evaluate(one, view, words) for one in found])
    return (*rolled, *moved, *deciding(view, OF_AMOUNTS, lambda seen: [evaluate(one, seen, context) for one in found]))


def why_met(condition: Condition | None, moment: Moment | None) -> Laws:
    """The laws, beside that of conditions, by which a condition is met or is not.

    Arguments:
        condition: the condition; None if there is none.
        moment: when and about what it is asked; None if it is not.
    """
    if condition is None or moment is None:
        return ()
    happened = why_happened(condition, moment.view, moment.context)
    named = (*deciding_conditions.deciding(condition, moment), *happened)
    moved = _why_followed(moment.context, lambda context: is_met(condition, changed(moment, context=context)))
    found = deciding(moment.view, OF_CONDITIONS, lambda seen: is_met(condition, changed(moment, view=seen)))
    return tuple(dict.fromkeys((*named, *moved, *found)))


def why_matched(activation: Activation, before: View, after: View) -> Laws:
    """The laws on what objects are by which an event is what a trigger speaks of.

    Arguments:
        activation: the reaction whose trigger it is.
        before: the state before the event.
        after: the state after it.
    """
    trigger, bearer, change = activation.emblem.reaction.trigger, activation.emblem.source, activation.change
    if change is None:
        return ()

    def matches(seen: View) -> bool:
        return match(trigger, bearer, View(before.state, seen.rules), seen, change) is not None

    return deciding(after, OF_TRIGGERS, matches)


def _why_followed(context: EffectContext, asked: Callable[[EffectContext], object]) -> Laws:
    """The laws by which the words of an effect follow what has moved, where that makes a difference."""
    if not context.followed or asked(context) == asked(context.without_followed()):
        return ()
    return tuple(dict.fromkeys(law for one, _ in context.followed for law in context.why_found(one)))


def _may_lie_elsewhere(kind: Kind) -> bool:
    """Whether a text names no zone, so that only a law says where its objects are."""
    return kind.zone is None and all(_may_lie_elsewhere(part) for part in kind.either)


def _these(view: View, what: Some | All, verb: Effect, context: EffectContext, player: Player) -> frozenset[int]:
    """What a step can be about."""
    found = (
        pickable(view, verb, context, player) if isinstance(what, Some) else objects_meant(what, view, context, player)
    )
    return frozenset(one.id for one in found)


def _is_these(what: Some | All, verb: Effect, context: EffectContext, player: Player, one: Object, view: View) -> bool:
    return one.id in _these(view, what, verb, context, player)


def _fits(kind: Kind, context: EffectContext, one: Object, view: View) -> bool:
    return view.fits(one, kind, context.source)


@lru_cache(maxsize=1_024)
def _amounts(node: object) -> tuple[Amount, ...]:
    """The amounts in a part of an effect that objects or dice decide."""
    return tuple(_found(node))


def _found(node: object) -> Iterator[Amount]:
    if isinstance(node, AMOUNTS):
        yield node
    elif not isinstance(node, tuple | Kind | Token):
        for part in parts_of(node):
            yield from _found(part)


def _uses_result(amount: Amount) -> bool:
    match amount:
        case Per(of=inner) | Plus(amount=inner):
            return _uses_result(inner)
    return isinstance(amount, DiceShowing | Result)
