"""What ends turns: passing (4.2.3), as a turn effect or as an effect, and After You (7.3.2)."""

from __future__ import annotations

from judge.game.ability import Passes
from judge.game.effect.resolution import Resolution
from judge.game.event.awaited import is_awaited
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.run import Asking, Run
from judge.game.state.actions import PassForDay
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.terms import Phase
from judge.law.laws import day, events, overview, vocabulary
from judge.value import changed


def passes(run: Run, player: Player, laws: Laws, source: Object | None = None) -> Asking:
    """A player has passed from now on, and what waits for that is activated.

    Arguments:
        laws: why they may.
        source: the object whose ability has them pass; None in a turn of their own choice.
    """
    run.change(passed=run.state.passed | {player})
    run.tell("passes", laws, source=source, player=player)
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


def pass_for_the_day(resolution: Resolution) -> Asking:
    """A player has passed from now on; what is going on in their turn is finished first.

    Arguments:
        resolution: the effect that says so.

    Raises:
        OpenRulingError: the Afternoon is still to come; it is not said whether they have passed for it.
    """
    run, player = resolution.run, resolution.context.player
    if run.state.phase in (Phase.MORNING, Phase.NOON) and run.holds(day.TURNS_ALTERNATE):
        raise OpenRulingError((day.TURNS_ALTERNATE, overview.SPECIFIC_BEATS_GENERAL))
    law = overview.SPECIFIC_BEATS_GENERAL
    if run.state.phase is not Phase.AFTERNOON or player in run.state.passed or not run.holds(law):
        resolution.tell("nothing_happens", (events.IMPOSSIBLE_PART,))
        resolution.context = changed(resolution.context, did=False)
        return
    yield from passes(run, player, (law,), resolution.context.source)
    run.turn_over = run.turn_over or (run.state.in_turn and run.state.turn == player)
