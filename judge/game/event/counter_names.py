"""Counters of any name that objects lose (7.3): of which name, as a player picks where there are several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import TYPE_CHECKING

from judge.game.ability import AnyNumber, Chosen, It, LoseCounters
from judge.game.event.choices import Option, Question
from judge.game.event.picking import NO_LIMIT
from judge.game.event.verbs import law_of
from judge.game.state.objects import Object
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.view.view import View

Picking = Generator[Question, Option, tuple[LoseCounters, ...]]
"""Rule code that asks which counters are meant, and ends with the counters of each name that each object loses."""


def each_by_name(view: View, lost: LoseCounters, about: tuple[Object, ...], context: EffectContext) -> Picking:
    """What objects lose, counters of one name by themselves; a player picks where an object bears several.

    Arguments:
        view: the state before the step.
        lost: how many counters.
        about: the objects.
        context: the effect, or the cost, that it is a part of.
    """
    free = isinstance(lost.count, AnyNumber)
    most = NO_LIMIT if lost.count is None or isinstance(lost.count, AnyNumber) else evaluate(lost.count, view, context)
    found: list[LoseCounters] = []
    for one in about:
        there, gone = dict(one.counters), Counter[str]()
        if lost.name is not None:
            there = {lost.name: one.count(lost.name)}
        for _ in range(min(most, sum(there.values()))):
            names = [name for name in there if there[name] > gone[name]]
            options = [
                Option("mode", detail=changed(lost, what=It(), name=name, count=1, up_to=False, spend=False))
                for name in names
            ]
            if lost.up_to or free:
                options.append(Option("no more"))
            answer = options[0]
            if len(options) > 1:
                answer = yield Question("mode", context.player, tuple(options), (law_of(lost),), one.id)
            if answer.kind == "no more":
                break
            gone[names[options.index(answer)]] += 1
        found += (
            changed(lost, what=Chosen((one.id,)), name=name, count=many, up_to=False) for name, many in gone.items()
        )
    return tuple(found)
