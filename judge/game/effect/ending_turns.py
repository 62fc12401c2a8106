"""What ends turns: passing (4.2.3), as a turn effect or told by an effect, and After You (7.3.2)."""

from __future__ import annotations

from judge.game.ability import Passes
from judge.game.effect.resolution import Resolution
from judge.game.event.awaited import is_awaited
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.run import Asking, Run
from judge.game.state.actions import Laws, PassForDay
from judge.game.state.objects import Player
from judge.game.terms import Phase
from judge.law.laws import day, events, overview, vocabulary
from judge.value import changed


def passes(run: Run, player: Player, laws: Laws) -> Asking:
    """A player has passed from now on, and what waits for that is activated.

    Arguments:
        laws: why they may.
    """
    run.change(passed=run.state.passed | {player})
    run.tell("passes", laws, source=None, player=player)
    if is_awaited(run.view, Passes):
        yield from run.perform((PassForDay(player, laws),), controller=player)


def after_you(resolution: Resolution) -> None:
    """The turn ends once no Reaction is left.

    Arguments:
        resolution: the effect that says so.
    """
    if not resolution.run.holds(vocabulary.AFTER_YOU) or not resolution.run.state.in_turn:
        resolution.tell("nothing_happens", (events.IMPOSSIBLE_PART,))
        resolution.context = changed(resolution.context, did=False)
        return
    laws = (vocabulary.AFTER_YOU, vocabulary.AFTER_YOU_IS_NO_PASS)
    resolution.tell("turn_ends", laws, player=resolution.run.state.turn)
    resolution.run.turn_over = True
    if not resolution.run.holds(vocabulary.AFTER_YOU_IS_NO_PASS):
        resolution.run.change(passed=resolution.run.state.passed | {resolution.run.state.turn})


def pass_by_effect(resolution: Resolution) -> None:
    """An effect tells a player to pass, which the articles know as something that they choose in their turn alone.

    Arguments:
        resolution: the effect that says so.

    Raises:
        OpenRulingError: they have not passed yet this Afternoon: have they now, or is nothing changed?
    """
    run, player = resolution.run, resolution.context.player
    if run.state.phase is Phase.AFTERNOON and player not in run.state.passed:
        raise OpenRulingError((day.TURNS_ALTERNATE, overview.SPECIFIC_BEATS_GENERAL))
    resolution.tell("nothing_happens", (events.IMPOSSIBLE_PART,))
    resolution.context = changed(resolution.context, did=False)
