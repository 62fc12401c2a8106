"""What has been played in a turn (5.1.2): cards count from the beginning of their resolution on."""

from __future__ import annotations

from judge.game.ability import OthersPlayed
from judge.game.event.run import Run
from judge.game.state.objects import Player
from judge.law.laws import playing

NONE_BEGUN = (0, 0)
"""What has been played as a turn begins."""


def count_played(run: Run, player: Player, *, begins: bool) -> None:
    """Count a card that a player plays in a turn, if something in the game asks how many there were.

    Arguments:
        player: who plays it.
        begins: whether its resolution begins, rather than being over.
    """
    if begins is run.rules.is_switched_off(playing.PLAYED_IN_A_SPAN):
        return
    if not run.state.in_turn or not any(OthersPlayed in one.base.sorts for one in run.state.objects.in_order):
        return
    first, second = run.state.begun
    run.change(begun=(first + 1, second) if player == 0 else (first, second + 1))
