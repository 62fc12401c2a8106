"""A Deck that is empty in the Morning (4.2.1): its player may shuffle their Discard pile back into it."""

from __future__ import annotations

from collections.abc import Callable

from judge.game.event.choices import Option, Question
from judge.game.event.run import Asking, Run
from judge.game.state.card_actions import RefillDeck
from judge.game.terms import Zone
from judge.law.laws import day


def around(unit: Callable[[Run], Asking]) -> Callable[[Run], Asking]:
    """A daily effect of the Morning, before and after which a Deck may be refilled.

    Arguments:
        unit: the daily effect.
    """

    def offered(run: Run) -> Asking:
        yield from _offer(run)
        yield from unit(run)
        yield from _offer(run)

    return offered


def _offer(run: Run) -> Asking:
    """Each player whose Deck is empty, in turn order, may shuffle their Discard pile into it."""
    if not run.holds(day.MORNING_REFILL):
        return
    for player in run.state.initiative:
        if run.state.of(Zone.DECK, player) or not run.state.of(Zone.DISCARD, player):
            continue
        answer = yield Question("may", player, (Option("yes"), Option("no")), (day.MORNING_REFILL,))
        if answer.kind == "yes":
            yield from run.perform((RefillDeck(player, (day.MORNING_REFILL,)),))
