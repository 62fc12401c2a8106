"""Several copies of this process answer from the same sockets, so that pages are written on more than one core."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from threading import Thread
from typing import NoReturn

MOST = 4
"""How many copies there are unless it is said otherwise."""

PAUSE = 1.0
"""How many seconds pass before a copy that has ended by itself is replaced."""

SOON = 5.0
"""A copy that ends within so many seconds is not replaced: the next one would end as well."""

CLOSING = 5.0
"""How many seconds copies are given to end."""

STOPPING = (signal.SIGINT, signal.SIGTERM)
"""The signals that end all of them."""

LOOK = 0.02
"""How many seconds pass between two looks at whether they have ended."""


def possible() -> bool:
    """Whether a process of this system can be copied safely."""
    return sys.platform == "linux"


def usual() -> int:
    """How many copies there are unless it is said otherwise: as many as cores, within reason."""
    return min(MOST, os.cpu_count() or 1) if possible() else 1


def multiply(count: int, ending: Callable[[], None]) -> bool:
    """Copy this process, which has a single thread, and stay in the original until it is stopped.

    A copy that ends by itself is replaced, unless it ends as soon as it has begun; all end with the original.

    Arguments:
        count: how many copies.
        ending: is done when they have been told to end: it ends what they could still wait for.

    Returns:
        in each copy, whether it is the very first.

    Raises:
        SystemExit: in the original, which was stopped or has no use for another copy.
    """
    alive, held = os.pipe()
    copies: dict[int, float] = {}
    first = True
    try:
        while True:
            while len(copies) < count:
                # What is raised while a process is copied would be lost, and the copy with it.
                before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
                copy = os.fork()
                if not copy:
                    copies.clear()
                    os.close(held)
                    _end_with(alive)
                    signal.pthread_sigmask(signal.SIG_SETMASK, before)
                    return first
                copies[copy] = time.monotonic()
                first = False
                signal.pthread_sigmask(signal.SIG_SETMASK, before)
            ended, status = os.wait()
            began = copies.pop(ended, None)
            if began is not None:
                soon = time.monotonic() - began < SOON
                logging.getLogger(__name__).error(
                    "a copy of the server ended with status %d and %s",
                    os.waitstatus_to_exitcode(status),
                    "had only just begun: the server ends" if soon else "is replaced",
                )
                if soon:
                    sys.exit(1)
                time.sleep(PAUSE)
    except KeyboardInterrupt:
        sys.exit(0)
    finally:
        _end(set(copies), ending)


def stop(*_: object) -> NoReturn:
    """What a signal to end does: it is obeyed once."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(0)


def _end_with(alive: int) -> None:
    """Let a copy, which is ended by the original alone and not by Ctrl-C, end when that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        os.read(alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=watch, daemon=True).start()


def _end(copies: set[int], ending: Callable[[], None]) -> None:
    """End copies, at last by force."""
    if not copies:
        return
    for one in STOPPING:
        signal.signal(one, signal.SIG_IGN)
    for copy in copies:
        os.kill(copy, signal.SIGTERM)
    ending()
    until = time.monotonic() + CLOSING
    while copies and time.monotonic() < until:
        copies -= {copy for copy in copies if os.waitpid(copy, os.WNOHANG)[0]}
        time.sleep(LOOK)
    for copy in copies:
        os.kill(copy, signal.SIGKILL)
