"""Tough (7.4.5): what targets cost beside everything else, how much can be paid for it, and whether a player pays."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.choices import Option, Question
from judge.game.objects import Object, Player
from judge.game.run import Run
from judge.game.steps import Laws
from judge.game.terms import Keyword
from judge.game.view import View
from judge.law.citations import events, vocabulary

EXTRA: Laws = (vocabulary.TOUGH, events.COST_ONE_STEP)
"""The laws by which targets cost more, in one payment with everything else that is to be paid."""


def tough(view: View, one: Object, player: Player) -> int:
    """How much more a thing costs a player for targeting an object.

    Arguments:
        view: the state.
        one: the object.
        player: who targets it.
    """
    if one.holder == player or not view.rules.holds(vocabulary.TOUGH):
        return 0
    return view.keyword(one, Keyword.TOUGH) or 0


def waived(view: View, *, free: bool) -> Laws:
    """The laws by which nothing is asked for targets; none where it is asked.

    Arguments:
        view: the state.
        free: whether the thing is played for free.
    """
    holds = view.rules.switches.free_without_tough and view.rules.holds(vocabulary.FREE)
    return (vocabulary.FREE,) if free and holds else ()


def mana_left(run: Run, player: Player, spent: int = 0) -> int | None:
    """How much mana a player has left for targets; None where a cost need not be paid in full.

    Arguments:
        run: the run.
        player: the player.
        spent: what they pay beside.
    """
    return len(run.view.ready_orbs(player)) - spent if run.holds(events.COST_IN_FULL) else None


def pays_extra(
    run: Run, player: Player, extra: int, source: Object, laws: Laws, *, offered: bool
) -> Generator[Question, Option, bool]:
    """Whether a player pays what the targets that they have chosen cost.

    Arguments:
        run: the run.
        player: the player.
        extra: how much it is.
        source: the object whose effect targets.
        laws: the laws that ask for it.
        offered: whether declining leads elsewhere than back to the choice before, so that it is offered.
    """
    decline = (Option("decline"),) if run.holds(events.MAY_DECLINE_COST) else ()
    options = (Option("pay", detail=extra), *(decline if offered else ()))
    why = (*laws, events.MAY_DECLINE_COST)
    answer = yield Question("pay", player, options, why, source.id, unlisted=() if offered else decline)
    return answer.kind == "pay"
