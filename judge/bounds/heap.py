"""Where a process takes its memory from, in the words of glibc; elsewhere nothing is changed."""

from __future__ import annotations

import ctypes
from contextlib import suppress

ARENA_MAX = -8
"""What glibc calls the setting that says how many heaps there are."""


def use_one() -> None:
    """Let all threads take memory from one heap.

    Threads of Python compute one after another; with a heap each, what one gives back is of no use to the others.
    """
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(ARENA_MAX, 1)


def give_back() -> None:
    """Give back to the system what is free in the heap."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
