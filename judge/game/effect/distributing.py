"""Counters that are distributed: their player says of each which object gains it, then all are gained at once."""

from __future__ import annotations

from collections import Counter

from judge.game.ability import Chosen, Distribute, GainCounters, Some, Target
from judge.game.effect.one_step import take
from judge.game.effect.resolution import Resolution
from judge.game.event.picking import choose_objects
from judge.game.event.run import Asking
from judge.game.state.objects import Player
from judge.game.view.amounts import evaluate
from judge.law.laws import events, vocabulary
from judge.value import changed


def distribute(resolution: Resolution, effect: Distribute, players: tuple[Player, ...] | None) -> Asking:
    """Counters go to objects as a player likes.

    Arguments:
        resolution: the effect that it is a part of.
        effect: how many, and among which objects.
        players: who takes part; None for those whom the effect names.
    """
    run, law = resolution.run, vocabulary.GAIN_COUNTERS
    gained: Counter[int] = Counter()
    for _ in range(evaluate(effect.count, run.view, resolution.context)):
        assert isinstance(effect.what, Some | Target)
        one: GainCounters = GainCounters(changed(effect.what, count=1), effect.name, 1)
        if isinstance(effect.what, Target):
            one = yield from resolution.declared(one)
        context = resolution.context
        gained.update(found.id for found in (yield from choose_objects(run.view, one, context, context.player, (law,))))
    if not gained:
        resolution.tell("nothing_happens", (law, events.IMPOSSIBLE_PART))
        resolution.context = changed(resolution.context, did=False)
        return
    verbs = tuple(GainCounters(Chosen((found,)), effect.name, many) for found, many in gained.items())
    yield from take(resolution, verbs, players)
