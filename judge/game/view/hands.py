"""Cards of a Hand (3.2.5): whose Hand a phrase speaks of."""

from __future__ import annotations

from judge.game.ability import Kind, Seat, Whose
from judge.game.state.objects import Player
from judge.game.terms import Zone


def is_of_another(kind: Kind) -> bool:
    """Whether a phrase speaks of cards in the Hand of somebody other than the player who picks.

    Arguments:
        kind: the kind that the phrase names.
    """
    return kind.zone is Zone.HAND and (kind.whose is Whose.OPPONENTS or isinstance(kind.whose, Seat))


def picked_from(kind: Kind, player: Player) -> Player:
    """Whose Hand a player picks from.

    Arguments:
        kind: the kind that the phrase names, of cards in a Hand.
        player: who picks.
    """
    if isinstance(kind.whose, Seat):
        return kind.whose.player
    return 1 - player if is_of_another(kind) else player
