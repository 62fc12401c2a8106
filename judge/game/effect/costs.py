"""Costs (6.4): whether a player can pay one, what they announce of it, and paying it, all at once."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from judge.game.ability import AnyNumber, Cost, Effect, LoseCounters, Paid, Some, what_of
from judge.game.effect.waiting import x_limits
from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.picking import NOTHING, decided, pickable
from judge.game.event.run import Run
from judge.game.event.verbs import actions, law_of
from judge.game.state.objects import Object, Player
from judge.game.state.steps import Action, Change, GainStatus, Laws, Move
from judge.game.state.steps import LoseCounters as LosingCounters
from judge.game.terms import Status, Zone
from judge.game.value import changed
from judge.game.view.amounts import counted
from judge.game.view.doing import Doing
from judge.game.view.view import View
from judge.law.citations import events, playing, vocabulary, zones


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


def least_mana(cost: Cost, view: View, doing: Doing) -> int:
    """The least mana that a cost asks for: an {X} may be 0."""
    return 0 if isinstance(cost.mana, Paid) else counted(cost.mana, view, doing)


def unpayable(view: View, cost: Cost, doing: Doing, more: int = 0, taken: frozenset[int] = NOTHING) -> Refusal | None:
    """Why a player cannot pay a cost: what it needs and what is there; None if they can.

    Arguments:
        view: the state.
        cost: the cost.
        doing: who would pay, and whose ability has the cost.
        more: the mana that it costs beyond that.
        taken: the objects that something else is done to, so that they cannot be picked to pay with.
    """
    bearer = view.state.objects.get(doing.me)
    exhausts = cost.exhaust_me and view.rules.holds(playing.BEARER_EXHAUSTED)
    if exhausts and bearer is not None and bearer.exhausted and view.rules.holds(vocabulary.STATUS_NOT_TWICE):
        return Refusal("already_exhausted", (playing.BEARER_EXHAUSTED, vocabulary.STATUS_NOT_TWICE), {"card": bearer})
    if not view.rules.holds(events.COST_IN_FULL):
        return None
    laws = (events.COST_IN_FULL,)
    mana, ready = least_mana(cost, view, doing) + more, len(view.ready_orbs(doing.player))
    if mana > ready:
        return Refusal("short_of_mana", laws, {"mana": mana, "orbs": ready})
    if bearer is None and (cost.exhaust_me or cost.discard_me or cost.spend):
        return Refusal("bearer_is_gone", laws, {"card": doing.source})
    for name, count in cost.spend:
        there = bearer.count(name) if bearer is not None else 0
        if there < count:
            return Refusal("short_of_counters", laws, {"counters": (name, count), "card": bearer, "count": there})
    for part in cost.actions:
        few = _too_few(view, part, doing, taken | _spent(cost, doing))
        if few is not None:
            return Refusal("short_of_objects", laws, {"effect": part, "count": few})
    return None


@dataclass
class Payment:
    """What a player has announced of how they pay a cost.

    Arguments:
        actions: the atomic actions that pay it.
        paid: the {X}; if the cost has none, that of what it is paid within.
        many: how many objects were paid with.
    """

    actions: list[Action] = field(default_factory=list)
    paid: int = 0
    many: int = 0


def name_x(
    run: Run, cost: Cost, effect: Effect, doing: Doing, more: int = 0
) -> Generator[Question, Option, tuple[Cost, Doing]]:
    """Let a player name the {X} of a cost before the targets that it limits, if there are any.

    Arguments:
        run: the run.
        cost: the cost.
        effect: what is done for it.
        doing: who pays, and whose ability has the cost.
        more: the mana that it costs beyond that.

    Returns:
        the cost, in which nothing is left to name, and what the words mean then; both as they were if {X} limits
        no target, so that it is named with the rest of the payment.
    """
    if not isinstance(cost.mana, Paid) or not x_limits(effect):
        return cost, doing
    paid = yield from _amount_of_x(run.view, doing, more)
    return changed(cost, mana=paid), changed(doing, paid=paid)


def announce(
    run: Run, cost: Cost, doing: Doing, extra: int = 0, more: int = 0, taken: frozenset[int] = NOTHING
) -> Generator[Question, Option, Payment]:
    """Let a player say how they pay a cost; nothing changes yet.

    Arguments:
        run: the run.
        cost: the cost.
        doing: who pays, and whose ability has the cost.
        extra: the mana that Tough targets add.
        more: the mana that it costs beyond that.
        taken: the objects that something else is done to, so that they cannot be picked to pay with.
    """
    payment = Payment(paid=doing.paid)
    if isinstance(cost.mana, Paid):
        payment.paid = yield from _amount_of_x(run.view, doing, extra + more)
    doing = changed(doing, paid=payment.paid)
    mana = payment.paid if isinstance(cost.mana, Paid) else counted(cost.mana, run.view, doing)
    laws = (zones.MANA_PAID_BY_ORBS, *((vocabulary.TOUGH,) if extra else ()))
    payment.actions += mana_actions(run.view, doing.player, mana + extra + more, laws)
    payment.actions += _of_bearer(run.view, cost, doing)
    taken |= _spent(cost, doing)
    for part in cost.actions:
        if not run.holds(events.COST_ONE_STEP):
            yield from run.perform(payment.actions, doing.source)
            payment.actions = []
        about = yield from decided(run.view, part, doing, doing.player, (law_of(part),), taken)
        taken |= {one.id for one in about}
        payment.many += len(about)
        payment.actions += actions(run.view, part, about, doing, doing.player)
    return payment


def pay(run: Run, payment: Payment, source: Object) -> Generator[Question, Option, tuple[Change, ...]]:
    """Pay what was announced, all in one step; ends with what this has changed.

    Arguments:
        run: the run.
        payment: what was announced.
        source: the object whose ability has the cost.
    """
    laws = (events.COST_ONE_STEP, playing.PROCESS)
    return (yield from run.perform((changed(one, laws=(*one.laws, *laws)) for one in payment.actions), source))


def _amount_of_x(view: View, doing: Doing, extra: int) -> Generator[Question, Option, int]:
    most = max(len(view.ready_orbs(doing.player)) - extra, 0)
    options = tuple(Option("amount", detail=number) for number in range(most + 1))
    answer = yield Question("amount", doing.player, options, (playing.DECLARED,), doing.source.id)
    assert isinstance(answer.detail, int)
    return answer.detail


def _of_bearer(view: View, cost: Cost, doing: Doing) -> tuple[Action, ...]:
    """What is paid with the bearer itself."""
    bearer = view.state.objects.get(doing.me)
    if bearer is None:
        return ()
    found: list[Action] = []
    if cost.exhaust_me and view.rules.holds(playing.BEARER_EXHAUSTED):
        found.append(GainStatus(bearer.id, Status.EXHAUSTED, (playing.BEARER_EXHAUSTED,)))
    if cost.discard_me and view.rules.holds(vocabulary.DISCARD):
        found.append(Move(bearer.id, Zone.DISCARD, bearer.owner, (vocabulary.DISCARD,), "discard"))
    if view.rules.holds(vocabulary.SPEND):
        found += (LosingCounters(bearer.id, name, count, (vocabulary.SPEND,)) for name, count in cost.spend)
    return tuple(found)


def _spent(cost: Cost, doing: Doing) -> frozenset[int]:
    """The bearer, if it leaves its zone to pay."""
    return frozenset({doing.me}) if cost.discard_me else NOTHING


def _too_few(view: View, part: Effect, doing: Doing, taken: frozenset[int]) -> int | None:
    """How many objects there are for a part of a cost that is a deed, if that is too few; None if it is enough."""
    what = what_of(part)
    if not isinstance(what, Some):
        return None
    there, needed = pickable(view, part, doing, doing.player, taken), 1
    if isinstance(part, LoseCounters):
        count = 1 if part.count is None or part.up_to else counted(part.count, view, doing)
        there = tuple(one for one in there if _bears(one, part.name, count))
    elif not isinstance(what.count, AnyNumber):
        needed = 0 if what.up_to else counted(what.count, view, doing)
    return len(there) if len(there) < needed else None


def _bears(one: Object, name: str | None, count: int) -> bool:
    return sum(number for counter, number in one.counters if name in (None, counter)) >= count
