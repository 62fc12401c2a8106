"""Python's collector rests while something is computed that is made of values alone.

Values never come to refer to themselves, so there is no rubbish among them that only the collector would find; it would
look at all of them again and again, the more of them are kept.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from judge.bounds.heap import give_back

_frozen = False
"""Whether this process has frozen what it began with; Python could only say so by counting all of that."""


def settle() -> None:
    """What is there now stays and is not looked through for rubbish again; what is free goes back to the system."""
    global _frozen
    gc.collect()
    gc.freeze()
    _frozen = True
    give_back()


@contextmanager
def resting_collector() -> Iterator[None]:
    """Let the collector rest for as long as this lasts, unless it rests already."""
    works = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if works:
            _let_grow_old()
            gc.enable()


def _let_grow_old() -> None:
    """What has been made counts as old, so that the collector does not look at all of it as soon as it works again.

    Where a process has frozen what it began with, that stays frozen, and this does nothing.
    """
    if not _frozen:
        gc.freeze()
        gc.unfreeze()
