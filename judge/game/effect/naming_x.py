"""How much {X} is (5.1.2, 6.4): a player says so, before the targets that it limits or with the rest of a payment."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import Amount, Cost, Effect, Paid
from judge.game.effect.waiting import x_limits
from judge.game.event.choices import Option, Question
from judge.game.event.run import Run
from judge.game.state.objects import Player
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.game.view.view import View
from judge.law.laws import overview, playing
from judge.value import changed


def name_x(
    run: Run, cost: Cost, effect: Effect, context: EffectContext, more: int = 0, most: Amount | None = None
) -> Generator[Question, Option, tuple[Cost, EffectContext]]:
    """Let a player name the {X} of a cost before the targets that it limits, if there are any.

    Arguments:
        effect: what is done for it.
        context: who pays, and whose ability has the cost.
        more: the mana that it costs beyond that.
        most: the most that {X} can be, where the text says so.

    Returns:
        the cost, in which nothing is left to name, and what the words mean then; both as they were if {X} limits
        no target, so that it is named with the rest of the payment.
    """
    if not isinstance(cost.mana, Paid) or (most is None and not x_limits(effect)):
        return cost, context
    paid = yield from amount_of_x(run.view, context, context.player, more, most)
    return changed(cost, mana=paid), changed(context, paid=paid)


def amount_of_x(
    view: View, context: EffectContext, player: Player, extra: int = 0, limit: Amount | None = None
) -> Generator[Question, Option, int]:
    """Let a player say how much {X} is.

    Arguments:
        context: whose ability asks for it.
        player: who pays.
        extra: the mana that is paid beside it.
        limit: the most that it can be, where the text says so.

    Returns:
        how much.
    """
    most = max(len(view.ready_orbs(player)) - extra, 0)
    if limit is not None and view.rules.holds(overview.CANNOT_BEATS_CAN):
        most = min(most, evaluate(limit, view, context))
    options = tuple(Option("amount", detail=number) for number in range(most + 1))
    answer = yield Question("amount", player, options, (playing.DECLARED,), context.source.id)
    assert isinstance(answer.detail, int)
    return answer.detail
