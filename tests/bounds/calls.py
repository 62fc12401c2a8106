"""What the tests run in child processes."""

from __future__ import annotations

import ctypes
import os
import time
from pathlib import Path

KEPT: list[bytes] = []


def add(one: int, other: int) -> int:
    """A quick call."""
    return one + other


def who() -> int:
    """The process it runs in."""
    return os.getpid()


def never_ends() -> None:
    """A loop without an end."""
    while True:
        pass


def deaf() -> None:
    """A pause without an end in a function that hears no signals of Python's."""
    ctypes.CDLL(None).pause()
    ctypes.CDLL(None).pause()


def wait_for(file: str) -> None:
    """A call that ends when there is a file."""
    while not Path(file).exists():
        time.sleep(0.01)


def hoard(size: int) -> int:
    """Take some bytes of memory."""
    return len(bytearray(size))


def keep(size: int) -> int:
    """Take some bytes of memory and never give them back."""
    KEPT.append(b"k" * size)
    return os.getpid()


def large(size: int) -> bytes:
    """A result of some bytes."""
    return bytes(size)


def breaks() -> None:
    """A mistake of the program."""
    raise ZeroDivisionError("the secret reason")


def dies() -> None:
    """An end without a word."""
    os._exit(3)


class Odd(Exception):
    """An exception that cannot be pickled and read again."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} {other}")


def breaks_oddly() -> None:
    """A mistake with an odd exception."""
    raise Odd(1, 2)


def setting() -> str | None:
    """A variable of the environment."""
    return os.environ.get("JUDGE_DATA")


def nice() -> int:
    """By how much this process lets others go first."""
    return os.nice(0)
