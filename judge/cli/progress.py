"""What a long start is at, said on a terminal."""

from __future__ import annotations

from threading import Event, Thread
from typing import Self

import click

from judge.messages import Language, Message

MOMENT = 1.0
"""How many seconds a start may take without a word."""

EVERY = 2.0
"""How many seconds pass between two lines about a long start."""


class Progress:
    """Says on a terminal what a long start is at: nothing within a moment, then a line now and then.

    Arguments:
        language: the reader's language.
    """

    def __init__(self, language: Language) -> None:
        self._language: Language = language
        self._now: Message | None = None
        self._over = Event()
        self._watch = Thread(target=self._look, daemon=True)

    def __enter__(self) -> Self:
        self._watch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._watch.join()

    def say(self, what: Message) -> None:
        """Take note of what is being done now."""
        self._now = what

    def _look(self) -> None:
        told, pause = None, MOMENT
        while not self._over.wait(pause):
            if self._now is not None and self._now is not told:
                told, pause = self._now, EVERY
                click.echo(told.say(self._language), err=True)
