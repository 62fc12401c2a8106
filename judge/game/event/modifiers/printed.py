"""The modifiers that are passive abilities: "If ... would ..., ... instead" and "... also ..."."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import (
    Cost,
    Did,
    Discarded,
    Draws,
    Effect,
    ExpeditionPhrase,
    GainsCounters,
    GainsStatus,
    Goes,
    If,
    Joins,
    Leaves,
    May,
    Me,
    MoveExpedition,
    Moves,
    Not,
    PayTo,
    Phrase,
    Resupplies,
    Reveal,
    Roll,
    Sacrificed,
    Some,
    Steps,
    Where,
    Would,
    kind_of,
    what_of,
)
from judge.game.event.discarding import discards
from judge.game.event.modifiers.candidate import Candidate
from judge.game.event.modifiers.paid import can_be_paid, look_at_one_price, price
from judge.game.event.moving import by_ascension, is_due_to, moves
from judge.game.event.not_played import stop_at
from judge.game.event.verbs import actions
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move, MoveTop
from judge.game.state.expedition_actions import EnterRegion
from judge.game.state.object_actions import AddCounters, AddStatus, ChangeControl, Switch
from judge.game.state.objects import Object
from judge.game.terms import IN_PLAY, Zone
from judge.game.view.conditions import is_met
from judge.game.view.context import EffectContext
from judge.game.view.expeditions import places
from judge.game.view.kinds import is_by, is_meant
from judge.game.view.moment import of_bearer
from judge.game.view.phrases import objects_meant
from judge.game.view.presence import presence
from judge.game.view.view import View
from judge.law.laws import events
from judge.value import changed

Words = tuple[int, ...]
"""What "it" means in the text of a modifier: identities."""


def candidates(view: View, action: Action, step: tuple[Action, ...], *, instead: bool) -> Iterator[Candidate]:
    """The passive abilities that match an atomic action.

    Arguments:
        view: the state before the step.
        step: all actions of the step, some of which may bring objects that modify.
        instead: whether those are meant that replace it, rather than add to it.

    Raises:
        NotPlayedError: one of them matches, and the engine does not play what it does.
    """
    if not view.rules.holds(events.REPLACING if instead else events.ADDITIVE):
        return
    for bearer, ability, place in _there(view, action, step):
        if _is_rolled_before(ability):
            continue
        farther = _is_farther(ability)
        if (ability.instead or farther) is not instead or ability.during not in (None, view.state.phase):
            continue
        it = _matched(view, ability, bearer, action, step)
        if it is None or (ability.condition is not None and not is_met(ability.condition, of_bearer(view, bearer))):
            continue
        stop_at(ability.effect)
        many = action.count if isinstance(action, AddCounters) else 0
        context = EffectContext(bearer.holder, bearer, bearer.id, it, many=many)
        if leaves_a_choice(ability.effect):
            yield Candidate((bearer.id, place), (), bearer, True, condition=ability.condition, instead=ability.effect)
            continue
        if farther:
            if can_be_paid(view, ability.effect, bearer):
                look_at_one_price(view, ability, bearer, action, step)
                made = (*_farther(view, action, ability.effect), *price(view, ability.effect, bearer))
                yield Candidate((bearer.id, place), made, bearer, True, isinstance(ability.effect, PayTo))
            continue
        effect, optional, otherwise = _read(ability.effect)
        law = events.REPLACING if instead else events.ADDITIVE
        laws = tuple(dict.fromkeys((*action.laws, law)))
        made = tuple(changed(one, laws=laws) for one in _actions(view, effect, context))
        declined = _actions(view, otherwise, context) if otherwise is not None else ()
        after = tuple(changed(one, laws=(*one.laws, events.IF_YOU_DO_NOT)) for one in declined)
        yield Candidate((bearer.id, place), made, bearer, True, optional, after, ability.condition)


def leaves_a_choice(effect: Effect) -> bool:
    """Whether what is done instead is no atomic action: the steps show cards among which a player picks."""
    return isinstance(effect, Steps) and any(isinstance(one, Reveal) for one in effect.steps)


def _there(view: View, action: Action, step: tuple[Action, ...]) -> Iterator[tuple[Object, Would, int]]:
    """The modifiers that exist before the step, and those that say how their own object enters a zone."""
    if view.state.objects.modifying:
        for bearer in view.state.in_play:
            yield from _of(bearer, view.abilities(bearer))
    for one in step if not view.rules.holds(events.MODIFIER_EXISTS_BEFORE) else (action,):
        if isinstance(one, Move) and one.zone in IN_PLAY:
            moving = view.state.objects[one.object]
            if moving.base.modifying and moving.zone not in IN_PLAY:
                arriving = changed(moving, zone=one.zone, holder=one.holder, expedition=one.expedition)
                own = ((bearer, ability, place) for bearer, ability, place in _of(arriving, moving.base.abilities))
                yield from (
                    found
                    for found in own
                    if not view.rules.holds(events.MODIFIER_EXISTS_BEFORE) or _is_own_entry(found[1])
                )


def _of(bearer: Object, abilities: tuple[object, ...]) -> Iterator[tuple[Object, Would, int]]:
    return ((bearer, one, place) for place, one in enumerate(abilities) if isinstance(one, Would))


def _is_own_entry(ability: Would) -> bool:
    return isinstance(ability.trigger, Goes) and ability.trigger.what == Me() and ability.trigger.zone in IN_PLAY


def _is_rolled_before(ability: Would) -> bool:
    """Whether a die is rolled for an expedition that would move, before the step is what it will be."""
    return isinstance(ability.effect, Steps) and isinstance(ability.effect.steps[0], Roll)


def _is_farther(ability: Would) -> bool:
    """Whether an expedition that would move forward moves more regions than that instead."""
    return isinstance(ability.trigger, Moves) and isinstance(_paid_for(ability.effect), MoveExpedition)


def _paid_for(effect: Effect) -> Effect:
    """What is done, whether or not something is paid for it."""
    return effect.effect if isinstance(effect, PayTo) else effect


def _farther(view: View, action: Action, effect: Effect) -> tuple[Action, ...]:
    """A move forward with those into the regions behind it."""
    effect = _paid_for(effect)
    assert isinstance(action, EnterRegion) and isinstance(effect, MoveExpedition)
    laws = tuple(dict.fromkeys((*action.laws, events.REPLACING)))
    more = moves(view, (action.player, action.expedition), laws, effect.regions)
    return (changed(action, laws=laws), *(changed(one, due_to=action.due_to, tied=action.tied) for one in more))


def _begins(move: EnterRegion, step: tuple[Action, ...]) -> bool:
    """Whether a move into a region is the first that an expedition makes in a step."""
    same = (one for one in step if isinstance(one, EnterRegion))
    first = next(one for one in same if (one.player, one.expedition) == (move.player, move.expedition))
    return move.place == first.place


def _matched(view: View, ability: Would, bearer: Object, action: Action, step: tuple[Action, ...]) -> Words | None:
    """What "it" means if an action is the one that a modifier speaks of; None if it is not."""
    match ability.trigger, action:
        case Leaves(what, zone, where), Move():
            moving = view.state.objects[action.object]
            leaves = moving.zone is zone and action.zone is not zone
            inside = where is None or bool(presence(view, moving) & places(view, where, bearer))
            return _it(view, what, moving, bearer, said=True) if leaves and inside else None
        case Leaves(what, Zone.EXPEDITION, Where() as where), Switch() | ChangeControl():
            moving = view.state.objects[action.object]
            holder = action.holder if isinstance(action, ChangeControl) else moving.holder
            there = changed(moving, holder=holder, expedition=action.expedition)
            left = presence(view, moving) - presence(view, there)
            return _it(view, what, moving, bearer) if left & places(view, where, bearer) else None
        case Goes(what, zone, sources), Move(zone=to) if to is zone:
            moving = view.state.objects[action.object]
            fits = moving.zone is not zone and (not sources or moving.zone in sources)
            return _it(view, what, moving, bearer, said=bool(sources)) if fits else None
        case Joins(kind), Move(zone=Zone.EXPEDITION):
            moving = view.state.objects[action.object]
            there = changed(moving, zone=action.zone, holder=action.holder, expedition=action.expedition)
            joins = moving.zone is not Zone.EXPEDITION
            return _it(view, Some(changed(kind, zone=None)), there, bearer) if joins else None
        case Sacrificed(what), Move(verb="sacrifice"):
            return _it(view, what, view.state.objects[action.object], bearer)
        case Discarded(what), Move() if discards(action, view.rules):
            return _it(view, what, view.state.objects[action.object], bearer)
        case GainsStatus(what, status), AddStatus(status=gained) if gained is status:
            return _it(view, what, view.state.objects[action.object], bearer)
        case GainsCounters(what, name), AddCounters(name=gained) if gained == name:
            return _it(view, what, view.state.objects[action.object], bearer)
        case Moves(where, due_to, ascended), EnterRegion(backward=False):
            if not _begins(action, step):
                return None
            here = (action.player, action.expedition) in places(view, where, bearer)
            due = here and (due_to is None or is_due_to(action, due_to))
            return () if due and (not ascended or by_ascension(view, action)) else None
        case Draws(who), MoveTop(verb="draw"):
            return () if is_by(who, action.player, bearer) else None
        case Resupplies(who), MoveTop(verb="resupply"):
            return () if is_by(who, action.player, bearer) else None
    return None


def _it(view: View, what: Phrase, one: Object, bearer: Object, *, said: bool = False) -> Words | None:
    if isinstance(what, Me):
        return (one.id,) if one.id == bearer.id else None
    kind = kind_of(what)
    return (one.id,) if kind is not None and is_meant(view, one, kind, bearer, said=said) else None


def _read(effect: Effect) -> tuple[Effect, bool, Effect | None]:
    """What a modifier does, whether it is optional, and what is done by who declines it."""
    match effect:
        case Steps((May(chosen), If(Not(Did()), otherwise))):
            return chosen, True, otherwise
        case May(chosen):
            return chosen, True, None
        case PayTo(Cost(actions=cost), chosen):
            return Steps((*cost, chosen)), True, None
    return effect, False, None


def _actions(view: View, effect: Effect, context: EffectContext) -> tuple[Action, ...]:
    """The atomic actions of an effect that leaves nothing to choose."""
    if isinstance(effect, Steps):
        return tuple(action for one in effect.steps for action in _actions(view, one, context))
    what = what_of(effect)
    about = (
        () if what is None or isinstance(what, ExpeditionPhrase) else objects_meant(what, view, context, context.player)
    )
    return actions(view, effect, about, context, context.player)
