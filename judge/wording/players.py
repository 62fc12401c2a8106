"""The players by name."""

from __future__ import annotations

from judge.messages import Message, message, pasted


class UnknownPlayer(LookupError):
    """A name that neither player has.

    Arguments:
        message: what is wrong and what can be written instead.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def seat_of(name: str, players: tuple[str, str]) -> int:
    """A player's seat.

    Raises:
        UnknownPlayer: nobody has that name.
    """
    for seat, known in enumerate(players):
        if known.lower() == name.lower():
            return seat
    raise UnknownPlayer(
        message("there is no player “{name}”; the players are {known}", name=name, known=pasted(*players))
    )
