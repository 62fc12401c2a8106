"""What a scenario file says and nobody can read."""

from __future__ import annotations

from judge.messages import Message


class UnreadableError(Exception):
    """A fact that cannot be read.

    Arguments:
        message: what is wrong and what to write instead.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message
