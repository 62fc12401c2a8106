"""Who is the first player (4.2.1, 1.4.2), and who wins as a card says."""

from __future__ import annotations

from judge.game.ability import BecomeFirstPlayer, BecomesFirst, Seat, Who
from judge.game.effect.resolution import Resolution
from judge.game.effect.waiting import is_declared
from judge.game.event.awaited import is_awaited
from judge.game.event.run import Asking, GameOverError, Run
from judge.game.state.actions import BecomeFirst
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.state.state import FIRST_ACT
from judge.game.terms import Phase
from judge.law.laws import day, overview
from judge.value import changed


def becomes_first(run: Run, player: Player, laws: Laws, source: Object | None = None) -> Asking:
    """A player is the first player from now on, and what waits for that is activated.

    Arguments:
        laws: why they are.
        source: the object whose ability says so; None in the Morning.
    """
    run.change(first_player=player)
    if run.state.phase is Phase.AFTERNOON and run.state.stage < FIRST_ACT and run.holds(day.FIRST_TURN):
        run.change(turn=player)
    run.tell("becomes_first", laws, source=source, player=player)
    if is_awaited(run.view, BecomesFirst):
        yield from run.perform((BecomeFirst(player, laws),), controller=player)


def become_first(resolution: Resolution, effect: BecomeFirstPlayer) -> Asking:
    """A player is the first player from now on, as a card says.

    Arguments:
        resolution: the effect that says so.
        effect: the step.
    """
    law = overview.SPECIFIC_BEATS_GENERAL
    bound = effect if is_declared(effect) else (yield from resolution.declared(effect))
    assert isinstance(bound, BecomeFirstPlayer)
    for player in resolution.players(bound.who) if resolution.run.holds(law) else ():
        if player == resolution.run.state.first_player:
            resolution.tell("nothing_happens", (law,))
            resolution.context = changed(resolution.context, did=False)
            continue
        yield from becomes_first(resolution.run, player, (law,), resolution.context.source)


def win(resolution: Resolution, who: Who | Seat) -> None:
    """The game ends as a card says.

    Arguments:
        resolution: the effect that says so.
        who: who wins.

    Raises:
        GameOverError: it has.
    """
    law = overview.SPECIFIC_BEATS_GENERAL
    if not resolution.run.holds(law):
        return
    (winner,) = resolution.players(who)
    resolution.run.change(winner=winner)
    resolution.tell("wins", (law,), player=winner)
    raise GameOverError
