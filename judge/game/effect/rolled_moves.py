"""Expeditions that would move forward and for which a die is rolled first (6.2): how far they go, or that they stay."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from judge.game.ability import Branch, MoveExpedition, Moves, OnResult, Roll, Stay, Steps, Would
from judge.game.effect.dice import roll
from judge.game.event.choices import Option, Question
from judge.game.event.moving import in_a_row, moves
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.restrictions import forbidden
from judge.game.event.run import Run
from judge.game.state.actions import Action
from judge.game.state.adventure import Side
from judge.game.state.expedition_actions import EnterRegion, FailToMove
from judge.game.state.objects import Object
from judge.game.view.context import EffectContext
from judge.game.view.expeditions import places
from judge.law.laws import day, events, vocabulary
from judge.value import changed

Rolled = Generator[Question, Option, tuple[Action, ...]]


def with_dice(run: Run, actions: tuple[Action, ...]) -> Rolled:
    """The atomic actions of a step in which Expeditions move, once the dice are rolled that passive abilities ask for.

    Arguments:
        run: the run, in whose state they would move.
        actions: the atomic actions.

    Raises:
        OpenRulingError: one die would be rolled for two Expeditions at once.
    """
    found = actions
    for bearer, ability, results in tuple(_rolling(run)):
        sides = {
            (one.player, one.expedition)
            for one in found
            if isinstance(one, EnterRegion) and not one.backward and forbidden(run.view, one) is None
        }
        assert isinstance(ability.trigger, Moves)
        there = sorted(sides & places(run.view, ability.trigger.where, bearer))
        if len(there) > 1:
            raise OpenRulingError((events.REPLACING, vocabulary.GIGANTIC_ITS_EXPEDITION))
        for side in there:
            context = EffectContext(bearer.holder, bearer, bearer.id)
            context = yield from roll(run, context, 1, (events.REPLACING,))
            for branch in results.branches:
                if branch.lowest <= sum(context.rolled) <= (branch.highest or sum(context.rolled)):
                    found = _as_rolled(run, found, side, branch)
    return found


def _rolling(run: Run) -> Iterator[tuple[Object, Would, OnResult]]:
    """The passive abilities that roll a die for an Expedition that would move forward now."""
    if not run.state.objects.modifying or not run.holds(events.REPLACING):
        return
    for bearer in run.state.in_play:
        for ability in run.view.abilities(bearer):
            match ability:
                case Would(Moves(), Steps((Roll(), OnResult() as results)), False, None, during):
                    if during in (None, run.state.phase):
                        yield bearer, ability, results


def _as_rolled(run: Run, actions: tuple[Action, ...], side: Side, branch: Branch) -> tuple[Action, ...]:
    """A step in which an Expedition moves as the die says."""
    own = [one for one in actions if isinstance(one, EnterRegion) and (one.player, one.expedition) == side]
    others = [one for one in actions if one not in own]
    laws = tuple(dict.fromkeys((*own[0].laws, vocabulary.ROLL, events.REPLACING)))
    if isinstance(branch.effect, Stay):
        fails = day.PROGRESS in laws and run.holds(day.FAILS_TO_MOVE)
        return (*others, *((FailToMove(*side, (day.FAILS_TO_MOVE, *laws)),) if fails else ()))
    assert isinstance(branch.effect, MoveExpedition)
    more = moves(run.view, side, laws, branch.effect.regions)
    first = [changed(one, laws=laws) for one in own]
    farther = [changed(one, due_to=own[0].due_to, tied=own[0].tied) for one in more]
    return tuple(in_a_row(run.view, [*others, *first, *farther]))
