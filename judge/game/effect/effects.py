"""Effects (6.5): each kind of step, one after the other, until the effect has happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from judge.game.ability import (
    EACH_OF_SEVERAL,
    OF_THE_OFFER,
    Activate,
    AfterRest,
    AfterYou,
    All,
    AnyNumber,
    Augment,
    BecomeFirstPlayer,
    ChooseOne,
    Cost,
    Depending,
    Distribute,
    Effect,
    ForEach,
    ForPlayers,
    GainAbility,
    GainOneStatus,
    If,
    IncreaseResult,
    Lasting,
    LoseCounters,
    May,
    NextJoins,
    NextPlayed,
    NextTime,
    OnResult,
    Pass,
    Pay,
    PayTo,
    PlaceMarker,
    Play,
    ReceiveGift,
    Repeat,
    Resupply,
    Roll,
    Rush,
    Steps,
    Who,
    WinGame,
    who_of,
)
from judge.game.ability.roles import ByPlayers
from judge.game.effect.activating import activate, delay
from judge.game.effect.augmenting import augment
from judge.game.effect.conditional import asks_whether_it_could, conditional, speaks_of_what_was_done
from judge.game.effect.decided_by_card import become_first, win
from judge.game.effect.declining import can_pay, internal_action, may, payment, payments
from judge.game.effect.dice import increase, roll
from judge.game.effect.distributing import distribute
from judge.game.effect.ending_turns import after_you, pass_for_the_day
from judge.game.effect.exhausted_resupply import exhausted_resupply
from judge.game.effect.gaining_one_status import gain_one_status
from judge.game.effect.leaving_behind import give_for_a_while, leave_behind
from judge.game.effect.losing_counters import lose_counters
from judge.game.effect.marking import place_marker
from judge.game.effect.one_step import take
from judge.game.effect.played_by_effect import play, rush, rush_to
from judge.game.effect.receiving import receive_too
from judge.game.effect.resolution import Resolution
from judge.game.effect.that_player import names_that_player
from judge.game.effect.waiting import PLAYERS, is_declared
from judge.game.event.picking import impossible
from judge.game.event.reasons import why_only_these, why_so_many
from judge.game.event.run import Asking, Run
from judge.game.state.objects import Player
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.game.view.phrases import objects_meant
from judge.law.laws import day, events, playing
from judge.value import changed

NOT_ONE_STEP: tuple[type, ...] = (
    *(Activate, AfterRest, AfterYou, Augment, BecomeFirstPlayer, ChooseOne, Depending, Distribute, ForEach, ForPlayers),
    *(GainAbility, GainOneStatus, If, IncreaseResult, Lasting, May, NextJoins, NextPlayed, NextTime, OnResult),
    *(Pass, Pay, PayTo, PlaceMarker),
    *(Play, ReceiveGift, Repeat, Roll, Rush, Steps, WinGame),
)


def resolve(run: Run, effect: Effect, context: EffectContext) -> Asking:
    """Let an effect happen from its first step to its last.

    Arguments:
        effect: the effect, its targets chosen.
        context: who controls it, and what its words mean.
    """
    resolving = Resolving(run, context)
    yield from resolving.resolve(effect)
    for late in resolving.postponed:
        yield from play(resolving, late)
    if run.state.announced:
        run.change(announced=())


@dataclass
class Resolving(Resolution):
    """An effect while it resolves, whatever its steps are.

    Arguments:
        postponed: what it has a player play once it is over, where the law that they play it at once is switched off.
    """

    postponed: list[Play] = field(default_factory=list)

    def resolve(self, effect: Effect, players: tuple[Player, ...] | None = None) -> Asking:
        if self.stopped:
            return
        effect = names_that_player(effect, self.context.seat)
        who = who_of(effect)
        if who in OF_THE_OFFER and isinstance(effect, ByPlayers):
            yield from self._of_the_offer(effect, who)
            return
        match effect:
            case Steps(steps):
                yield from _steps(self, steps, players)
            case Pay(mana):
                yield from payment(self, mana)
            case May(Pay(mana), who):
                asked = (yield from self.declared(who)) if who in PLAYERS else who
                yield from payments(self, mana, self.doers(asked, players))
            case May(inner, who):
                if who in (Who.CONTROLLER, Who.OWNER):
                    self.context = changed(self.context, seat=self.players(who)[0])
                asked = (yield from self.declared(who)) if who in PLAYERS else who
                yield from may(self, names_that_player(inner, self.context.seat), self.doers(asked, players), who)
            case If():
                yield from conditional(self, effect, players)
            case GainAbility():
                yield from give_for_a_while(self, effect)
            case PayTo(Cost(actions=(Rush() as first,)), done):
                yield from rush_to(self, first, done)
            case PayTo(cost, done, who) if who in EACH_OF_SEVERAL:
                able = (one for one in self.doers(who, players) if can_pay(self, cost, one))
                yield from may(self, Steps((*cost.actions, done)), tuple(able), who)
            case PayTo():
                yield from internal_action(self, effect)
            case ChooseOne(all_for=Cost() as cost):
                plain = changed(effect, all_for=None)
                paid = yield from internal_action(self, PayTo(cost, changed(plain, count=len(effect.modes))))
                if not paid:
                    yield from self.resolve(plain, players)
            case ChooseOne():
                yield from self.resolve((yield from self.declared(effect, whole=True)), players)
            case ForEach(kind, inner):
                view, context = self.run.view, self.context
                why = why_only_these(view, effect, context, context.player) if self.run.traced else ()
                for one in objects_meant(All(kind), view, context, context.player):
                    self.context = changed(self.context, it=(one.id,))
                    yield from self.shaped_by(why, self.resolve(inner, players))
            case ForPlayers(inner, who):
                for player in self.players(who):
                    self.context = changed(self.context, seat=player)
                    yield from self.resolve(inner, players)
            case Repeat(times, inner):
                why = why_so_many(times, self.run.view, self.context) if self.run.traced else ()
                why += (events.REPEATED,) if self.run.holds(events.REPEATED) else ()
                most = evaluate(times, self.run.view, self.context)
                for _ in range(min(most, 1) if self.run.rules.is_switched_off(events.REPEATED) else most):
                    yield from self.shaped_by(why, self.resolve(inner, players))
            case Depending(amount, branches):
                many, law = evaluate(amount, self.run.view, self.context), events.CONDITIONAL_STEP
                for branch in branches:
                    reached = branch.lowest <= many and (branch.highest is None or many <= branch.highest)
                    if reached or not self.run.holds(law):
                        because = (law,) if self.run.holds(law) else ()
                        yield from self.shaped_by(because, self.resolve(branch.effect, players))
            case Roll() | OnResult() | IncreaseResult():
                yield from _dice(self, effect, players)
            case Activate():
                yield from _activate(self, effect)
            case AfterRest(inner) if self.run.holds(day.AFTER_REST):
                yield from delay(self.run, inner, self.context)
            case AfterRest(inner):
                yield from self.resolve(inner, players)
            case NextJoins() | NextPlayed() | NextTime() | Lasting():
                yield from leave_behind(self, effect)
            case AfterYou():
                after_you(self)
            case Resupply(exhausted=True):
                yield from exhausted_resupply(self, effect, players)
            case Play() if self.run.rules.is_switched_off(playing.PLAYED_AT_ONCE):
                self.postponed.append(effect)
            case Play():
                yield from play(self, effect, players)
            case Rush():
                yield from rush(self, effect)
            case Distribute():
                yield from distribute(self, effect, players)
            case LoseCounters(name=None) | LoseCounters(up_to=True) | LoseCounters(count=AnyNumber()):
                yield from lose_counters(self, effect, players)
            case Augment():
                yield from augment(self, effect, players)
            case Pass():
                yield from pass_for_the_day(self)
            case ReceiveGift():
                yield from receive_too(self, players)
            case PlaceMarker():
                yield from place_marker(self, effect)
            case GainOneStatus():
                yield from gain_one_status(self, effect, players)
            case BecomeFirstPlayer():
                yield from become_first(self, effect)
            case WinGame(who):
                win(self, who)
            case _:
                yield from take(self, (effect,), players)

    def _of_the_offer(self, effect: ByPlayers, who: Who) -> Asking:
        """A step of those players who have accepted what each was offered, or of the others."""
        done: Any = effect
        law = events.IF_YOU_DID
        meant = self.players(who if self.run.holds(law) else Who.EACH)
        if meant:
            yield from self.shaped_by((law,), self.resolve(changed(done, who=Who.YOU), meant))
        else:
            self.tell("nothing_happens", (law,))


def _steps(resolution: Resolution, steps: tuple[Effect, ...], players: tuple[Player, ...] | None) -> Asking:
    law = events.STEP_PER_VERB
    if len(steps) > 1 and resolution.run.holds(law) and law not in resolution.because:
        resolution.because = (*resolution.because, law)
    started = False
    each = [(step,) for step in steps] if resolution.run.holds(events.STEP_PER_VERB) else _joined(steps)
    for place, verbs in enumerate(each):
        before = resolution.context.did
        if len(verbs) > 1:
            yield from take(resolution, verbs, players)
        else:
            yield from resolution.resolve(verbs[0], players)
        started = started or resolution.context.did
        still_asked = any(asks_whether_it_could(one) for later in each[place + 1 :] for one in later)
        if still_asked and speaks_of_what_was_done(verbs[0]):
            resolution.context = changed(resolution.context, did=before)
    resolution.context = changed(resolution.context, did=started)


def _dice(
    resolution: Resolution, effect: Roll | OnResult | IncreaseResult, players: tuple[Player, ...] | None
) -> Asking:
    match effect:
        case Roll(dice):
            many = evaluate(dice, resolution.run.view, resolution.context)
            if many:
                resolution.context = yield from roll(resolution.run, resolution.context, many, resolution.because)
            else:
                resolution.context = changed(resolution.context, rolled=(), did=False)
                resolution.tell("nothing_happens", (events.IMPOSSIBLE_PART,))
        case IncreaseResult(by):
            resolution.context = increase(resolution.run, resolution.context, by)
        case OnResult(branches):
            shown = sum(resolution.context.rolled)
            for branch in branches if resolution.context.rolled else ():
                if branch.lowest <= shown and (branch.highest is None or shown <= branch.highest):
                    yield from resolution.shaped_by(
                        resolution.context.why_rolled, resolution.resolve(branch.effect, players)
                    )


def _activate(resolution: Resolution, effect: Activate) -> Asking:
    bound = effect if is_declared(effect) else (yield from resolution.declared(effect))
    assert isinstance(bound, Activate)
    about = objects_meant(bound.what, resolution.run.view, resolution.context, resolution.context.player)
    made = yield from activate(resolution.run, bound, about, resolution.context)
    resolution.context = changed(resolution.context, did=made)
    if not made:
        resolution.tell("nothing_happens", impossible(resolution.run.view, bound, about, resolution.context))


def _joined(steps: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """Steps with neighbouring verbs joined to one."""
    found: list[tuple[Effect, ...]] = []
    for step in steps:
        if isinstance(step, Steps):
            found += _joined(step.steps)
        elif found and not any(isinstance(one, NOT_ONE_STEP) for one in (*found[-1], step)):
            found[-1] = (*found[-1], step)
        else:
            found.append((step,))
    return found
