"""Costs (6.4): whether a player can pay one, what they announce of it, and paying it, all at once."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from judge.game.ability import (
    AnyNumber,
    Cost,
    Create,
    Discard,
    Effect,
    GainStatus,
    It,
    Kind,
    LoseCounters,
    Me,
    Paid,
    Resupply,
    Sacrifice,
    Seat,
    Some,
    Who,
    what_of,
    who_of,
)
from judge.game.effect.anybodys_expedition import ANYBODYS, of_anybody
from judge.game.effect.naming_x import amount_of_x
from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.counter_names import each_by_name
from judge.game.event.doing import attributed
from judge.game.event.picking import NOTHING, choose_objects, pickable
from judge.game.event.restrictions import forbidden
from judge.game.event.run import Run
from judge.game.event.verbs import actions, law_of
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move
from judge.game.state.doing import Doer, Laws
from judge.game.state.object_actions import AddStatus, RemoveCounters
from judge.game.state.objects import Object, Player
from judge.game.state.steps import Change
from judge.game.terms import Status, Zone
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.game.view.phrases import objects_meant
from judge.game.view.view import View
from judge.law.laws import events, playing, vocabulary, zones
from judge.law.laws.law import Law
from judge.value import changed


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
    return tuple(AddStatus(orb.id, Status.EXHAUSTED, laws) for orb in orbs)


def can_pay_mana(view: View, player: Player, mana: int) -> bool:
    """Whether a player can pay an amount of mana in full."""
    return len(view.ready_orbs(player)) >= mana or not view.rules.holds(events.COST_IN_FULL)


def least_mana(cost: Cost, view: View, context: EffectContext) -> int:
    """The least mana that a cost asks for: an {X} may be 0."""
    return 0 if isinstance(cost.mana, Paid) else evaluate(cost.mana, view, context)


def unpayable(
    view: View,
    cost: Cost,
    context: EffectContext,
    more: int = 0,
    taken: frozenset[int] = NOTHING,
    exhausting: Law = vocabulary.EXHAUST_ME,
) -> Refusal | None:
    """Why a player cannot pay a cost: what it needs and what is there; None if they can.

    Arguments:
        view: the state.
        context: who would pay, and whose ability has the cost.
        more: the mana that it costs beyond that.
        taken: the objects that something else is done to, so that they cannot be picked to pay with.
        exhausting: the law by which {T} exhausts the bearer.
    """
    bearer, who = view.state.objects.get(context.me), {"player": context.player}
    exhausts = cost.exhaust_me and view.rules.holds(exhausting)
    if exhausts and bearer is not None and bearer.exhausted and view.rules.holds(vocabulary.STATUS_NOT_TWICE):
        return Refusal("already_exhausted", (exhausting, vocabulary.STATUS_NOT_TWICE), {"card": bearer, **who})
    if not view.rules.holds(events.COST_IN_FULL):
        return None
    laws = (events.COST_IN_FULL,)
    mana, ready = least_mana(cost, view, context) + more, len(view.ready_orbs(context.player))
    if mana > ready:
        return Refusal("short_of_mana", laws, {"mana": mana, "ready": ready, **who})
    if bearer is None and (cost.exhaust_me or cost.discard_me or cost.spend):
        return Refusal("bearer_is_gone", laws, {"card": context.source, **who})
    for name, count in cost.spend:
        there = bearer.count(name) if bearer is not None else 0
        if there < count:
            return Refusal(
                "short_of_counters", laws, {"counters": (name, count), "card": bearer, "count": there, **who}
            )
    if cost.discard_me and bearer is not None and _is_forbidden(view, Discard(Me()), (bearer,), context):
        return Refusal("cannot_happen", laws, {"card": bearer, **who})
    for part in cost.actions:
        few = _too_few(view, part, context, taken | _spent(cost, context))
        if few is not None:
            return Refusal("short_of_objects", laws, {"effect": part, "count": few, **who})
    return None


@dataclass
class Payment:
    """What a player has announced of how they pay a cost.

    Arguments:
        actions: the atomic actions that pay it.
        paid: the {X}; if the cost has none, that of what it is paid within.
        many: how many objects were paid with.
        done: these objects.
        only: what alone can be targeted for it, where the text says so.
    """

    actions: list[Action] = field(default_factory=list)
    paid: int = 0
    many: int = 0
    done: tuple[Object, ...] = ()
    only: Kind | None = None


def announce(
    run: Run,
    cost: Cost,
    context: EffectContext,
    extra: int = 0,
    more: int = 0,
    taken: frozenset[int] = NOTHING,
    exhausting: Law = vocabulary.EXHAUST_ME,
) -> Generator[Question, Option, Payment]:
    """Let a player say how they pay a cost; nothing changes yet.

    Arguments:
        context: who pays, and whose ability has the cost.
        extra: the mana that Tough targets add.
        more: the mana that it costs beyond that.
        taken: the objects that something else is done to, so that they cannot be picked to pay with.
        exhausting: the law by which {T} exhausts the bearer.
    """
    payment = Payment(paid=context.paid)
    if isinstance(cost.mana, Paid):
        payment.paid = yield from amount_of_x(run.view, context, context.player, extra + more)
    context = changed(context, paid=payment.paid)
    mana = payment.paid if isinstance(cost.mana, Paid) else evaluate(cost.mana, run.view, context)
    laws = (zones.MANA_PAID_BY_ORBS, *((vocabulary.TOUGH,) if extra else ()))
    paying = Doer(context.player, context.player)
    payment.actions += attributed(mana_actions(run.view, context.player, mana + extra + more, laws), paying)
    payment.actions += attributed(_of_bearer(run.view, cost, context, exhausting), paying)
    taken |= _spent(cost, context)
    for part in cost.actions:
        if not run.holds(events.COST_ONE_STEP):
            yield from run.perform(payment.actions, context.source)
            payment.actions = []
        if isinstance(part, Create) and part.where in ANYBODYS:
            part = changed(part, where=(yield from of_anybody(run, context, context.player, part.where)))
        without = _that_cannot_pay(run.view, part, context)
        about = yield from choose_objects(run.view, part, context, context.player, (law_of(part),), taken | without)
        taken |= {one.id for one in about}
        payment.many += len(about)
        payment.done += tuple(about)
        if isinstance(part, LoseCounters) and part.name is None:
            for lost in (yield from each_by_name(run.view, part, about, context)):
                meant = objects_meant(lost.what, run.view, context, context.player)
                payment.actions += _done(run.view, lost, meant, context)
        else:
            payment.actions += _done(run.view, part, about, context)
    return payment


def _done(view: View, part: Effect, about: tuple[Object, ...], context: EffectContext) -> tuple[Action, ...]:
    """The atomic actions of a part of a cost that is a deed."""
    player = _who(part, context)
    return attributed(actions(view, part, about, context, player), Doer(player, context.player))


def _who(part: Effect, context: EffectContext) -> Player:
    """Who does a part of a cost: the player who pays, or an opponent of theirs whom it targets."""
    match who_of(part):
        case Seat(player):
            return player
        case Who.TARGET_OPPONENT:
            return 1 - context.player
    return context.player


def pay(run: Run, payment: Payment, source: Object) -> Generator[Question, Option, tuple[Change, ...]]:
    """Pay what was announced, all in one step; ends with what this has changed.

    Arguments:
        payment: what was announced.
        source: the object whose ability has the cost.
    """
    laws = (events.COST_ONE_STEP, playing.PROCESS)
    return (yield from run.perform((changed(one, laws=(*one.laws, *laws)) for one in payment.actions), source))


def _of_bearer(view: View, cost: Cost, context: EffectContext, exhausting: Law) -> tuple[Action, ...]:
    """What is paid with the bearer itself."""
    bearer = view.state.objects.get(context.me)
    if bearer is None:
        return ()
    found: list[Action] = []
    if cost.exhaust_me and view.rules.holds(exhausting):
        found.append(AddStatus(bearer.id, Status.EXHAUSTED, (exhausting,)))
    if cost.discard_me and view.rules.holds(vocabulary.DISCARD):
        found.append(Move(bearer.id, Zone.DISCARD, bearer.owner, (vocabulary.DISCARD,), "discard"))
    if view.rules.holds(vocabulary.SPEND):
        found += (RemoveCounters(bearer.id, name, count, (vocabulary.SPEND,)) for name, count in cost.spend)
    return tuple(found)


def _spent(cost: Cost, context: EffectContext) -> frozenset[int]:
    """The bearer, if it leaves its zone to pay."""
    return frozenset({context.me}) if cost.discard_me else NOTHING


def _too_few(view: View, part: Effect, context: EffectContext, taken: frozenset[int]) -> int | None:
    """How many objects there are for a part of a cost that is a deed, if that is too few; None if it is enough."""
    what = what_of(part)
    if isinstance(part, Resupply):
        cards = sum(len(view.state.of(zone, _who(part, context))) for zone in (Zone.DECK, Zone.DISCARD))
        return None if cards else 0
    if isinstance(part, Discard | Sacrifice) and isinstance(what, Me | It):
        named = objects_meant(what, view, context, context.player)
        return 0 if named and _is_forbidden(view, part, named, context) else None
    if not isinstance(what, Some):
        return None
    there, needed = pickable(view, part, context, context.player, taken), 1
    without = _that_cannot_pay(view, part, context)
    there = tuple(one for one in there if one.id not in without)
    if not isinstance(part, LoseCounters) and not isinstance(what.count, AnyNumber):
        needed = 0 if what.up_to else evaluate(what.count, view, context)
    return len(there) if len(there) < needed else None


def _is_forbidden(view: View, part: Effect, about: tuple[Object, ...], context: EffectContext) -> bool:
    """Whether an ability says that what a part of a cost does cannot happen."""
    return any(forbidden(view, one) is not None for one in actions(view, part, about, context, context.player))


def _that_cannot_pay(view: View, part: Effect, context: EffectContext) -> frozenset[int]:
    """The objects that cannot be picked to pay with: they do not bear so many counters, or have the status already."""
    if isinstance(part, Discard | Sacrifice) and isinstance(part.what, Some):
        there = pickable(view, part, context, context.player)
        return frozenset(one.id for one in there if _is_forbidden(view, part, (one,), context))
    if not isinstance(part, LoseCounters | GainStatus) or not isinstance(part.what, Some):
        return NOTHING
    there = pickable(view, part, context, context.player)
    if isinstance(part, GainStatus):
        twice = not view.rules.holds(vocabulary.STATUS_NOT_TWICE)
        return NOTHING if twice else frozenset(one.id for one in there if one.has(part.status))
    count = 1 if part.count is None or part.up_to else evaluate(part.count, view, context)
    return frozenset(one.id for one in there if not _bears(one, part.name, count))


def _bears(one: Object, name: str | None, count: int) -> bool:
    return sum(number for counter, number in one.counters if name in (None, counter)) >= count
