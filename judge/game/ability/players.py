"""Whom a text speaks of: who does something, whose objects are meant."""

from __future__ import annotations

from judge.game.closed_list import ClosedList
from judge.value import value


class Whose(ClosedList):
    """Whose objects a phrase speaks of, seen from the ability's controller."""

    ANYONE = "anyone's"
    YOURS = "yours"
    OPPONENTS = "an opponent's"
    EACH = "each player's"
    TARGET_PLAYERS = "target player's"
    TARGET_OPPONENTS = "target opponent's"
    ANOTHER_TARGETS = "another target player's"
    THEIRS = "theirs"
    CONTROLLERS = "its controller's"
    OWNERS = "its owner's"
    MY_OWNERS = "my owner's"


class Who(ClosedList):
    """Who does what an effect says; ``they`` is the player spoken of just before."""

    YOU = "you"
    EACH = "each player"
    EACH_WHO_DID = "each player who does"
    EACH_WHO_DID_NOT = "each player who doesn't"
    EACH_OPPONENT_WHO_DID = "each opponent who does"
    EACH_OPPONENT_WHO_DID_NOT = "each opponent who doesn't"
    EACH_FROM_YOU = "each player, starting with you"
    OPPONENT = "an opponent"
    EACH_OPPONENT = "your opponents"
    TARGET_PLAYER = "target player"
    TARGET_OPPONENT = "target opponent"
    THEY = "they"
    CONTROLLER = "its controller"
    OWNER = "its owner"
    FACING = "the controller of the Expedition facing it"


EACH_OF_SEVERAL = frozenset({Who.EACH, Who.EACH_FROM_YOU, Who.EACH_OPPONENT})
"""Players of whom each does something, or is offered it."""

OF_THE_OFFER = frozenset(
    {Who.EACH_WHO_DID, Who.EACH_WHO_DID_NOT, Who.EACH_OPPONENT_WHO_DID, Who.EACH_OPPONENT_WHO_DID_NOT}
)
"""Who names players by what they have done of what each was offered."""


@value(frozen=True, slots=True)
class Seat:
    """A player once named, where a text says "target player"; stands in no text.

    Arguments:
        player: the player's seat.
    """

    player: int
