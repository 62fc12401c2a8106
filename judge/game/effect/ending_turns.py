"""Effects that end a turn: After You (7.3.2), and passing as an effect."""

from __future__ import annotations

from judge.game.effect.resolution import Resolution
from judge.game.terms import Phase
from judge.law.laws import events, overview, vocabulary


def after_you(resolution: Resolution) -> None:
    """The turn ends once no Reaction is left.

    Arguments:
        resolution: the effect that says so.
    """
    if not resolution.run.holds(vocabulary.AFTER_YOU) or not resolution.run.state.in_turn:
        resolution.tell("nothing_happens", (events.IMPOSSIBLE_PART,))
        return
    laws = (vocabulary.AFTER_YOU, vocabulary.AFTER_YOU_IS_NO_PASS)
    resolution.tell("turn_ends", laws, player=resolution.run.state.turn)
    resolution.run.turn_over = True
    if not resolution.run.holds(vocabulary.AFTER_YOU_IS_NO_PASS):
        resolution.run.change(passed=resolution.run.state.passed | {resolution.run.state.turn})


def pass_for_the_day(resolution: Resolution) -> None:
    """A player has passed from now on; what is going on in their turn is finished first.

    Arguments:
        resolution: the effect that says so.
    """
    run, player = resolution.run, resolution.context.player
    law = overview.SPECIFIC_BEATS_GENERAL
    if run.state.phase is not Phase.AFTERNOON or player in run.state.passed or not run.holds(law):
        resolution.tell("nothing_happens", (events.IMPOSSIBLE_PART,))
        return
    run.change(passed=run.state.passed | {player})
    run.tell("passes", (law,), source=resolution.context.source, player=player)
    run.turn_over = run.turn_over or (run.state.in_turn and run.state.turn == player)
