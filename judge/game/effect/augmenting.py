"""Augment (7.3.4): one counter more, of a kind that is there."""

from __future__ import annotations

from judge.game.ability import Augment, Chosen, GainCounters, It
from judge.game.effect.one_step import take
from judge.game.effect.resolution import Resolution
from judge.game.effect.waiting import is_declared
from judge.game.event.choices import Option, Question
from judge.game.event.picking import choose_objects
from judge.game.event.run import Asking
from judge.game.state.objects import Player
from judge.law.laws import events, vocabulary
from judge.value import changed


def augment(resolution: Resolution, effect: Augment, players: tuple[Player, ...] | None) -> Asking:
    """Objects gain a counter of one of the kinds that they bear, which the player picks where there are several.

    Arguments:
        resolution: the effect that it is a part of.
        effect: which objects.
        players: who takes part; None for those whom the effect names.
    """
    bound = effect if is_declared(effect) else (yield from resolution.declared(effect))
    run, context, law = resolution.run, resolution.context, vocabulary.AUGMENT
    about = yield from choose_objects(run.view, bound, context, context.player, (law,))
    gaining: dict[str, tuple[int, ...]] = {}
    for one in about if run.holds(law) else ():
        names = [name for name, _ in one.counters]
        if len(names) > 1:
            options = tuple(Option("mode", detail=GainCounters(It(), name, 1)) for name in names)
            answer = yield Question("mode", context.player, options, (law,), one.id)
            assert isinstance(answer.detail, GainCounters)
            names = [answer.detail.name]
        for name in names:
            gaining[name] = (*gaining.get(name, ()), one.id)
    if not gaining:
        resolution.tell("nothing_happens", (law, events.IMPOSSIBLE_PART))
        resolution.context = changed(resolution.context, did=False)
        return
    verbs = tuple(GainCounters(Chosen(ids), name, 1) for name, ids in gaining.items())
    yield from resolution.shaped_by((law,), take(resolution, verbs, players))
