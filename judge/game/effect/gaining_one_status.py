"""A step in which objects gain one of several statuses, which their player picks as it happens."""

from __future__ import annotations

from judge.game.ability import GainOneStatus, GainStatus, It
from judge.game.effect.declaration import decider
from judge.game.effect.resolution import Resolution
from judge.game.effect.waiting import is_declared
from judge.game.event.choices import Option, Question
from judge.game.event.run import Asking
from judge.game.state.objects import Player
from judge.game.view.phrases import objects_meant
from judge.law.laws import events


def gain_one_status(resolution: Resolution, effect: GainOneStatus, players: tuple[Player, ...] | None) -> Asking:
    """Objects gain one of several statuses.

    Arguments:
        resolution: the effect that the step is a part of.
        effect: which objects, and among which statuses.
        players: who takes part; None for those whom the effect names.
    """
    bound = effect if is_declared(effect) else (yield from resolution.declared(effect))
    assert isinstance(bound, GainOneStatus)
    options = tuple(Option("mode", detail=GainStatus(It(), status)) for status in bound.statuses)
    status = bound.statuses[0]
    if objects_meant(bound.what, resolution.run.view, resolution.context, resolution.context.player):
        law = resolution.run.rules.of(events.DECISIONS_OF_CONTROLLER, events.STEP_PER_VERB)
        player = decider(resolution.run.rules, resolution.context.player)
        answer = yield Question("mode", player, options, (law,), resolution.context.source.id)
        assert isinstance(answer.detail, GainStatus)
        status = answer.detail.status
        values = {"player": player, "effect": answer.detail}
        resolution.run.tell("chooses_mode", (law,), source=resolution.context.source, event=None, **values)
    yield from resolution.resolve(GainStatus(bound.what, status), players)
