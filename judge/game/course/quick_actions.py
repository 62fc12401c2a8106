"""Quick actions (5.3): which of them a player may play, and playing one."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import ActivatesAbility, CannotPlayActions, QuickAction
from judge.game.effect import effects
from judge.game.effect.costs import announce, least_mana, pay, unpayable
from judge.game.effect.in_its_place import in_its_place
from judge.game.effect.naming_x import name_x
from judge.game.effect.targets import declare
from judge.game.effect.tough import EXTRA, Dearer, mana_left, pays_extra
from judge.game.event.awaited import is_awaited
from judge.game.event.choices import Refusal
from judge.game.event.daily_limits import MOST_A_DAY, count_played, played_today
from judge.game.event.not_played import stop_at
from judge.game.event.noting import note_action, signs_of
from judge.game.event.run import Asking, Run
from judge.game.state.actions import ActivateQuickAction
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.terms import Zone
from judge.game.view.amounts import evaluate
from judge.game.view.conditions import is_met
from judge.game.view.context import EffectContext
from judge.game.view.kinds import is_by
from judge.game.view.moment import Moment
from judge.game.view.view import View
from judge.law.laws import events, objects, overview, playing, vocabulary
from judge.law.laws.law import Law
from judge.value import changed


def found(view: View, player: Player) -> Iterator[tuple[Object, QuickAction]]:
    """The quick actions that a player may think of: of objects that they control, and of their own Reserve.

    Arguments:
        view: the state.
    """
    everybodys = view.rules.is_switched_off(playing.OWN_QUICK_ACTIONS)
    for one in view.bearers(QuickAction):
        if one.holder == player or everybodys:
            yield from ((one, ability) for ability in view.now(one).abilities if isinstance(ability, QuickAction))


def refusal(view: View, bearer: Object, action: QuickAction, player: Player) -> Refusal | None:
    """Why a player may not play a quick action now; None if they may.

    Arguments:
        view: the state.
        bearer: the object that bears it.
        action: the quick action.
    """
    context = EffectContext(player, bearer, bearer.id)
    if action not in view.abilities(bearer):
        if action.support and view.rests(bearer):
            return Refusal("exhausted_in_reserve", (objects.EXHAUSTED_WITHOUT_SUPPORT,), {"card": bearer})
        return Refusal("does_not_work_there", (_why_idle(view, bearer, action),), {"card": bearer})
    if played_today(view.state, bearer.id, action) >= MOST_A_DAY and view.rules.holds(playing.QUICK_ACTION_LIMIT):
        return Refusal("played_too_often", (playing.QUICK_ACTION_LIMIT,), {"card": bearer})
    barring = next(
        (one for one, said in view.working(CannotPlayActions) if _is_barred(action, player, one, said)), None
    )
    if barring is not None and view.rules.holds(overview.CANNOT_BEATS_CAN):
        laws = (overview.CANNOT_BEATS_CAN,)
        return Refusal("cannot_play_such_action", laws, {"card": bearer, "bearer": barring.author})
    if not view.rules.holds(playing.ILLEGAL_DECLARATION):
        return None
    if action.only_if is not None and not is_met(action.only_if, Moment(view, context)):
        return Refusal("condition_of_action", (playing.ILLEGAL_DECLARATION,), {"card": bearer})
    return unpayable(view, action.cost, context, _more(view, action, context), exhausting=playing.BEARER_EXHAUSTED)


def _is_barred(action: QuickAction, player: Player, bearer: Object, said: CannotPlayActions) -> bool:
    """Whether an ability keeps a player from playing a quick action."""
    return is_by(said.who, player, bearer) and said.sign in signs_of(action.cost)


def _why_idle(view: View, bearer: Object, action: QuickAction) -> Law:
    """The law by which a quick action does not work where its bearer is."""
    ignored = view.why_ignored(bearer)
    if ignored is not None:
        return ignored
    unsupported = view.why_unsupported(bearer) if action.support and bearer.zone is Zone.RESERVE else None
    if unsupported is not None:
        return unsupported
    return objects.SUPPORT_IN_RESERVE if action.support else objects.ABILITIES_IN_PLAY


def play_quick_action(run: Run, player: Player, bearer: Object, action: QuickAction, *, pays: bool = True) -> Asking:
    """Play a quick action: declare it, pay for it, resolve it.

    Arguments:
        player: who plays it.
        bearer: the object that bears it.
        action: the quick action.
        pays: whether the player pays for it.

    Raises:
        NotPlayedError: the engine does not play what it does.
    """
    stop_at(action.effect)
    view, context = run.view, EffectContext(player, bearer, bearer.id)
    laws: Laws = (playing.QUICK_ACTION_IN_OWN_TURN, playing.PROCESS)
    if bearer.zone is Zone.HERO and run.holds(objects.ABILITIES_OF_HERO):
        laws += (objects.ABILITIES_OF_HERO,)
    run.tell("plays_quick_action", laws, source=bearer, player=player, effect=action, card=bearer)
    dearer = _dearer(run, action, context)
    more = _more(view, action, context)
    cost, context = yield from name_x(run, action.cost, action.effect, context, more, action.most)
    left = mana_left(run, player, least_mana(cost, view, context) + more)
    because = (overview.SPECIFIC_BEATS_GENERAL,) if dearer is not None else ()
    declared = yield from declare(run, context, action.effect, left, because=because, dearer=dearer)
    extra, more = declared.extra, more + declared.more
    if declared.more:
        run.tell("action_costs_more", because, source=bearer, card=bearer, mana=declared.more)
    context = changed(context, reached=declared.reached)
    if extra and pays and not (yield from pays_extra(run, player, extra, bearer, EXTRA, offered=False)):
        yield from decline_quick_action(run, player, bearer, action)
        return
    run.state = note_action(count_played(run.state, bearer.id, action), action.cost)
    if not pays:
        yield from effects.resolve(run, declared.effect, context)
        return
    payment = yield from announce(run, cost, context, extra, more, exhausting=playing.BEARER_EXHAUSTED)
    paid = (yield from pay(run, payment, bearer)) if run.holds(playing.PROCESS) else ()
    yield from in_its_place(effects.Resolving(run, context), payment.actions)
    fixed = not run.holds(vocabulary.QUICK_ACTION_FOLLOWS_ITSELF)
    why = (vocabulary.QUICK_ACTION_FOLLOWS_ITSELF,)
    context = changed(context, paid=payment.paid, many=payment.many, done=payment.done, fixed=fixed, why_me=why)
    if is_awaited(run.view, ActivatesAbility):
        signs = signs_of(action.cost)
        yield from run.perform((ActivateQuickAction(player, signs, (vocabulary.ACTIVATE,)),), bearer)
    after = context.after(paid, run.rules)
    context = changed(context, me=after.me, followed=after.followed)
    yield from effects.resolve(run, declared.effect, context)
    if not run.holds(playing.PROCESS):
        yield from pay(run, payment, bearer)
        yield from in_its_place(effects.Resolving(run, context), payment.actions)


def decline_quick_action(run: Run, player: Player, bearer: Object, action: QuickAction) -> Asking:
    """A player declares a quick action and declines to pay for it: it is not played.

    Arguments:
        player: who declines.
        bearer: the object that bears it.
        action: the quick action.
    """
    laws = (events.MAY_DECLINE_COST, events.QUICK_ACTION_COST_DECLINED)
    run.tell("declines_quick_action", laws, source=bearer, player=player, effect=action, card=bearer)
    if run.holds(events.QUICK_ACTION_COST_DECLINED):
        run.taken_back = True
    else:
        yield from play_quick_action(run, player, bearer, action, pays=False)


def _dearer(run: Run, action: QuickAction, context: EffectContext) -> Dearer | None:
    """What a quick action asks for some targets, so that they are chosen before it is paid for; None for nothing."""
    dear = action.costs_by_target
    if dear is None or not run.holds(overview.SPECIFIC_BEATS_GENERAL):
        return None
    return Dearer(evaluate(action.more, run.view, context), dear, context.source)


def _more(view: View, action: QuickAction, context: EffectContext) -> int:
    """How much more a quick action costs than its cost says."""
    if action.costs_by_target is not None:
        return 0
    if action.more_if is None or is_met(action.more_if, Moment(view, context)):
        return evaluate(action.more, view, context)
    return 0
