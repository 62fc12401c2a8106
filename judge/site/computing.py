"""The one door through which pages have something computed that a visitor can make long."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def computed(work: Callable[Asked, Answer], *args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
    """What a piece of work gives.

    Arguments:
        work: a function of a module; its arguments and what it gives are plain data.
        args: its arguments.
        kwargs: its arguments by name.
    """
    return work(*args, **kwargs)
