"""What a player may decline (6.5): optional steps, payments and internal actions."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import (
    Among,
    Amount,
    Chosen,
    Cost,
    Effect,
    IncreaseResult,
    Paid,
    PayTo,
    Seat,
    Some,
    Steps,
    Who,
    what_of,
)
from judge.game.effect.costs import announce, least_mana, mana_actions, pay, unpayable
from judge.game.effect.dice import could_be_changed
from judge.game.effect.impossible_steps import is_impossible, why_impossible
from judge.game.effect.in_its_place import in_its_place
from judge.game.effect.naming_x import amount_of_x, name_x
from judge.game.effect.resolution import Resolution
from judge.game.effect.targets import declare
from judge.game.effect.tough import EXTRA, mana_left, pays_extra
from judge.game.event.choices import Option, Question
from judge.game.event.run import Asking, Run
from judge.game.state.doing import Laws
from judge.game.state.objects import Player
from judge.game.view.amounts import evaluate
from judge.law.laws import events, vocabulary, zones
from judge.law.laws import playing as laws_of_playing
from judge.law.laws.law import Law
from judge.value import changed


def may(resolution: Resolution, inner: Effect, players: tuple[Player, ...], who: Who | Seat) -> Asking:
    """An optional step: each player says whether they do it.

    Arguments:
        resolution: the effect that the step is a part of.
        inner: what they may do.
        players: who is asked, in this order.
        who: how the text names them.
    """
    laws: tuple[Law, ...] = (events.OPTIONAL_STEP,)
    if who is Who.EACH:
        laws = (events.OPTIONAL_STEP, events.INITIATIVE_ORDER)
    if isinstance(inner, IncreaseResult):
        laws = (events.OPTIONAL_STEP, vocabulary.RESULT_SEEN_FIRST)
    willing: list[Player] = []
    agreed: list[Player] = []
    before = resolution.run.state.announced
    for player in players:
        if resolution.run.holds(events.IMPOSSIBLE_PART) and is_impossible(resolution, inner, player):
            first = inner.steps[0] if isinstance(inner, Steps) else inner
            resolution.tell("nothing_happens", why_impossible(resolution, first, (), player))
            continue
        wants = True
        if resolution.run.holds(events.OPTIONAL_STEP):
            options = (Option("yes"), Option("no"))
            answer = yield Question("may", player, options, laws, resolution.context.source.id)
            wants = answer.kind == "yes"
            resolution.tell("announces" if wants else "declines", laws, player=player)
            resolution.run.change(announced=(*resolution.run.state.announced, (player, answer.kind)))
        agreed += [player] * wants
        if wants and resolution.run.holds(events.SIMULTANEOUS):
            willing.append(player)
        elif wants:
            yield from resolution.resolve(inner, (player,))
        else:
            _left_as_it_is(resolution, inner)
    resolution.run.change(announced=before)
    resolution.context = changed(resolution.context, agreed=tuple(agreed))
    if willing:
        resolution.context = changed(resolution.context, did=True)
        yield from resolution.resolve(inner, tuple(willing))
    else:
        resolution.context = changed(
            resolution.context, did=False, it=() if _names_its_own(inner) else resolution.context.it
        )


def _left_as_it_is(resolution: Resolution, declined: Effect) -> None:
    """A player who sees a result does without what would have changed it."""
    if isinstance(declined, IncreaseResult):
        resolution.context = could_be_changed(resolution.run, resolution.context)


def can_pay(resolution: Resolution, cost: Cost, player: Player) -> bool:
    """Whether one of several players who are offered a cost can pay it in full.

    Arguments:
        resolution: the effect that it is a part of.
        cost: what each of them may pay.
        player: who would pay it.
    """
    return unpayable(resolution.run.view, cost, changed(resolution.context, player=player)) is None


def internal_action(resolution: Resolution, internal: PayTo) -> Generator[Question, Option, bool]:
    """A cost in an effect: the player pays it for what follows, or goes without.

    Arguments:
        resolution: the effect that it is a part of.
        internal: the cost and what follows.

    Returns:
        whether it was paid.
    """
    refusal = unpayable(resolution.run.view, internal.cost, resolution.context)
    player, source = resolution.context.player, resolution.context.source
    pays = refusal is None
    if resolution.run.holds(events.INTERNAL_ACTION):
        options = (Option("pay", refusal=refusal), Option("decline"))
        answer = yield Question("pay", player, options, (events.INTERNAL_ACTION,), source.id)
        pays = answer.kind == "pay"
    if pays:
        outer = resolution.context
        yield from _paid(resolution, internal)
        if _is_of_its_own(resolution.run):
            resolution.context = resolution.context.back_in(outer)
    elif refusal is None:
        _left_as_it_is(resolution, internal.effect)
        yield from _ignored(resolution, internal, "declines_cost", (events.INTERNAL_ACTION,), player=player)
    else:
        yield from _ignored(resolution, internal, refusal.sentence, refusal.laws, **refusal.values)
    return pays


def _ignored(resolution: Resolution, internal: PayTo, sentence: str, laws: Laws, **values: object) -> Asking:
    """An internal action that is not paid for.

    Arguments:
        internal: the internal action.
        sentence: the key of the sentence that says why.
        laws: the laws by which it is not paid for.
        values: what fills the sentence.
    """
    because = (events.INTERNAL_COST_DECLINED, *laws)
    resolution.run.tell(sentence, because, source=resolution.context.source, event=None, **values)
    resolution.context = changed(
        resolution.context, did=False, it=() if _names_its_own(internal.effect) else resolution.context.it
    )
    if not resolution.run.holds(events.INTERNAL_COST_DECLINED):
        yield from resolution.resolve((yield from declare(resolution.run, resolution.context, internal.effect)).effect)


def payment(resolution: Resolution, mana: Amount, by: Player | None = None) -> Asking:
    """A step that is a payment: nobody ever has to pay, so the player says whether they do.

    Arguments:
        resolution: the effect that the step is a part of.
        mana: how much is paid.
        by: who may pay; None for who controls the effect.
    """
    player, laws = resolution.context.player if by is None else by, (events.OPTIONAL_STEP,)
    refusal = unpayable(resolution.run.view, Cost(mana), changed(resolution.context, player=player))
    pays = refusal is None
    if resolution.run.holds(events.OPTIONAL_STEP):
        options = (Option("pay", refusal=refusal), Option("decline"))
        answer = yield Question("pay", player, options, laws, resolution.context.source.id)
        pays = answer.kind == "pay"
    resolution.context = changed(resolution.context, did=pays)
    if pays:
        if mana == Paid():
            paid = yield from amount_of_x(resolution.run.view, resolution.context, player)
            resolution.context = changed(resolution.context, paid=paid)
        owed = evaluate(mana, resolution.run.view, resolution.context)
        yield from resolution.run.perform(
            mana_actions(resolution.run.view, player, owed, (zones.MANA_PAID_BY_ORBS, *laws)), resolution.context.source
        )
    elif refusal is None:
        resolution.tell("declines_cost", laws, player=player)
    else:
        why = (*laws, *refusal.laws)
        resolution.run.tell(refusal.sentence, why, source=resolution.context.source, event=None, **refusal.values)


def payments(resolution: Resolution, mana: Amount, players: tuple[Player, ...]) -> Asking:
    """A payment that is offered to players, one after the other.

    Arguments:
        resolution: the effect that it is a part of.
        mana: how much each pays.
        players: who may pay.
    """
    paid: list[Player] = []
    for player in players:
        yield from payment(resolution, mana, player)
        paid += [player] * resolution.context.did
    resolution.context = changed(resolution.context, did=bool(paid), agreed=tuple(paid))


def _is_of_its_own(run: Run) -> bool:
    """Whether the edition has what is paid for within an effect be a thing of its own, with targets and costs of its
    own; where it has not, it is part of one effect, for which nothing is paid twice."""
    law = laws_of_playing.INTERNAL_TARGET
    return run.holds(law) or run.rules.is_switched_off(law)


def _paid(resolution: Resolution, internal: PayTo) -> Asking:
    """An internal action: its declaration, its payment and its resolution."""
    run, player = resolution.run, resolution.context.player
    context = resolution.context
    context = context.of_internal_action() if _is_of_its_own(run) else context
    cost, resolution.context = yield from name_x(run, internal.cost, internal.effect, context)
    left = mana_left(run, player, least_mana(cost, run.view, resolution.context))
    now = (laws_of_playing.INTERNAL_TARGET,)
    declared = yield from declare(run, resolution.context, internal.effect, left, because=now)
    extra = declared.extra
    if extra and not (yield from pays_extra(run, player, extra, resolution.context.source, EXTRA, offered=False)):
        yield from _ignored(resolution, internal, "declines_cost", (events.MAY_DECLINE_COST,), player=player)
        return
    payment = yield from announce(run, cost, resolution.context, extra)
    reached = declared.reached
    resolution.context = changed(
        resolution.context, paid=payment.paid, many=payment.many, done=payment.done, did=True, reached=reached
    )
    if run.holds(laws_of_playing.PROCESS):
        yield from pay(run, payment, resolution.context.source)
        yield from in_its_place(resolution, payment.actions)
        yield from resolution.resolve(declared.effect)
    else:
        yield from resolution.resolve(declared.effect)
        yield from pay(run, payment, resolution.context.source)
        yield from in_its_place(resolution, payment.actions)
    resolution.context = changed(resolution.context, did=True)


def _names_its_own(effect: Effect) -> bool:
    """Whether an effect names what "it" means from there on, so that "it" means nothing if the effect is ignored."""
    first = effect.steps[0] if isinstance(effect, Steps) else effect
    return isinstance(what_of(first), Among | Chosen | Some)
