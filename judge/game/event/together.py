"""Several atomic actions of one step (6.1): each object has its own, and all of them happen at once."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.event.run import Asking, Run
from judge.game.rules import Rules
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move, MoveTop
from judge.game.state.doing import Laws
from judge.law.laws import events
from judge.value import changed


def why_together(actions: tuple[Action, ...], rules: Rules) -> Laws:
    """The laws by which several atomic actions are one step; none for a single one.

    Arguments:
        actions: the atomic actions.
        rules: the rules of the run.
    """
    laws = (events.ACTION_PER_OBJECT, events.SIMULTANEOUS) if len(actions) > 1 else ()
    return tuple(law for law in laws if rules.holds(law))


def one_by_one(actions: Iterable[Action]) -> tuple[Action, ...]:
    """The atomic actions of a step in an order in which each still finds what it is about, if one follows the other.

    Arguments:
        actions: the atomic actions.
    """
    return tuple(sorted(actions, key=lambda one: -one.position if isinstance(one, MoveTop) else 0))


def perform_together(run: Run, actions: Iterable[Action], because: Laws = ()) -> Asking:
    """Let a daily effect do something to several objects.

    Arguments:
        actions: the atomic actions.
        because: more laws that shape this step.
    """
    step = tuple(actions)
    laws = (*because, *why_together(step, run.rules))
    step = tuple(changed(one, laws=(*one.laws, *laws)) for one in step) if laws else step
    if not run.holds(events.ACTION_PER_OBJECT):
        step = step[:1]
    for group in (step,) if run.holds(events.SIMULTANEOUS) else ((one,) for one in one_by_one(step)):
        yield from run.perform(group)


def why_in_turn(run: Run, moves: Iterable[Action]) -> Laws:
    """The law by which one player has decided before the other, where both have something to move.

    Arguments:
        moves: what they have decided to move.
    """
    players = {one.holder if isinstance(one, Move) else None for one in moves}
    return (events.INITIATIVE_ORDER,) if len(players - {None}) > 1 and run.holds(events.INITIATIVE_ORDER) else ()
