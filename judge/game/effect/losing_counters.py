"""Counters that an effect removes or has spent (7.3), of any name, or as many as a player likes."""

from __future__ import annotations

from judge.game.ability import LoseCounters
from judge.game.effect.one_step import take
from judge.game.effect.resolution import Resolution
from judge.game.effect.waiting import is_declared
from judge.game.event.counter_names import each_by_name
from judge.game.event.picking import choose_objects
from judge.game.event.run import Asking
from judge.game.event.verbs import law_of
from judge.game.state.objects import Player
from judge.law.laws import events
from judge.value import changed


def lose_counters(resolution: Resolution, effect: LoseCounters, players: tuple[Player, ...] | None) -> Asking:
    """Objects lose counters of whatever names, or as many as a player says.

    Arguments:
        resolution: the effect that it is a part of.
        effect: which objects, and how many counters.
        players: who takes part; None for those whom the effect names.
    """
    bound = effect if is_declared(effect) else (yield from resolution.declared(effect))
    run, context = resolution.run, resolution.context
    about = yield from choose_objects(run.view, bound, context, context.player, (law_of(bound),))
    verbs = yield from each_by_name(run.view, bound, about, context)
    if not verbs:
        resolution.tell("nothing_happens", (law_of(bound), events.IMPOSSIBLE_PART))
        resolution.context = changed(context, did=False, many=0, done=(), it=tuple(one.id for one in about))
        return
    yield from take(resolution, verbs, players)
