"""Answers of JSON, bounded in size: what would be longer is refused before it is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Flask
from flask.json.provider import DefaultJSONProvider

from judge.bounds.errors import OutOfBoundsError
from judge.messages import message

LARGEST = 4 * 1024 * 1024
"""How many characters an answer may have; the longest that a scenario of ours has is a seventh of that."""


class LongAnswerError(OutOfBoundsError):
    """An answer that is longer than any that is given."""

    def __init__(self) -> None:
        super().__init__(
            message("That answer is longer than any that is given here; ask for less, or run it on your own machine")
        )


class BoundedJSON(DefaultJSONProvider):
    """Writes data as JSON if it is not too long.

    Parts that stand in the data more than once are written each time, so that little memory can make a long answer.
    """

    def dumps(self, obj: Any, **kwargs: Any) -> str:
        """Data as JSON.

        Raises:
            LongAnswerError: it is too long.
        """
        if is_longer(obj, LARGEST):
            raise LongAnswerError
        return super().dumps(obj, **kwargs)


def is_longer(data: Any, most: int) -> bool:
    """Whether data as JSON has more characters than that, without what stands between them.

    Arguments:
        data: mappings, lists, words and numbers.
        most: the number of characters.
    """
    waiting = [data]
    while waiting and most >= 0:
        one = waiting.pop()
        most -= len(one) if isinstance(one, str) else 1
        if isinstance(one, Mapping):
            waiting.extend(one)
            waiting.extend(one.values())
        elif isinstance(one, list | tuple):
            waiting.extend(one)
    return most < 0


def install(app: Flask) -> None:
    """Let an application write its JSON so: words as they are, keys in their order."""
    provider = BoundedJSON(app)
    provider.ensure_ascii = False
    provider.sort_keys = False
    app.json = provider
