"""Modal effects (6.5): how many of their modes a player chooses, and which, in an order of their own."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import ChooseOne
from judge.game.event.choices import Option, Question
from judge.game.view.amounts import evaluate
from judge.game.view.conditions import is_met
from judge.game.view.context import EffectContext
from judge.game.view.moment import Moment
from judge.game.view.view import View
from judge.law.laws import events


def choose_modes(modal: ChooseOne, view: View, context: EffectContext) -> Generator[Question, Option, tuple[int, ...]]:
    """The places of the modes that a player chooses, in the order in which they will happen.

    Arguments:
        modal: the modes, and how many of them are chosen.
        view: the state in which they are.
        context: who chooses, and what the words of the effect mean.
    """
    chosen: list[int] = []
    fewest, most = _how_many(modal, view, context)
    while len(chosen) < most:
        left = [place for place in range(len(modal.modes)) if modal.again or place not in chosen]
        if not left:
            break
        options = tuple(Option("mode", detail=modal.modes[place]) for place in left)
        if len(chosen) >= fewest:
            options = (*options, Option("no more"))
        answer = yield Question("mode", context.player, options, (events.MODE_CHOSEN,), context.source.id)
        if answer.kind == "no more":
            break
        chosen.append(left[options.index(answer)])
    return tuple(chosen)


def _how_many(modal: ChooseOne, view: View, context: EffectContext) -> tuple[int, int]:
    """How many modes are chosen at least and at most."""
    count = evaluate(modal.count, view, context)
    if modal.all_if is not None and is_met(modal.all_if, Moment(view, context)):
        return count, len(modal.modes)
    return 0 if modal.up_to else count, count
