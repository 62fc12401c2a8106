"""What can go wrong with work that others do."""

from __future__ import annotations

from judge.messages import Message


class WorkError(Exception):
    """Work that was not done.

    Arguments:
        message: why, and what can be done instead.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message
