"""What has been played in a turn: from the beginning of its resolution on (5.1.2), or once it is played (7.5)."""

from __future__ import annotations

from judge.game.ability import OthersPlayed
from judge.game.event.noting import asks, note_play
from judge.game.event.run import Run
from judge.game.rules import Rules
from judge.game.state.objects import Object, Player
from judge.law.laws import playing, vocabulary
from judge.law.laws.law import Law

NONE_BEGUN = (0, 0)
"""What has been played as a turn begins."""


def count_played(run: Run, player: Player, card: Object, *, begins: bool) -> None:
    """Count a card that a player plays, if something in the game asks how many there were.

    Arguments:
        player: who plays it.
        card: the card, in Limbo.
        begins: whether its resolution begins, rather than being over.
    """
    law = law_of_counting(run.rules)
    held = run.rules.holds(law)
    if not (begins and held if law is playing.PLAYED_IN_A_SPAN else begins is not held):
        return
    run.state = note_play(run.view, player, card)
    if not asks(run.state, OthersPlayed):
        return
    first, second = run.state.begun
    run.change(begun=(first + 1, second) if player == 0 else (first, second + 1))


def law_of_counting(rules: Rules) -> Law:
    """The law by which a card counts as played."""
    return rules.of(playing.PLAYED_IN_A_SPAN, vocabulary.IS_PLAYED)
