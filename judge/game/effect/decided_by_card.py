"""What a card alone decides (1.4.2): who is the first player, and who wins."""

from __future__ import annotations

from judge.game.ability import BecomeFirstPlayer, Seat, Who
from judge.game.effect.resolution import Resolution
from judge.game.effect.waiting import is_declared
from judge.game.event.run import Asking, GameOverError
from judge.law.laws import overview
from judge.value import changed


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
        resolution.run.change(first_player=player)
        resolution.tell("becomes_first", (law,), player=player)


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
