"""How much one address may have computed: each has a bucket of computations that fills again by itself."""

from __future__ import annotations

import ipaddress
import math
import os
import time
from collections.abc import Callable
from functools import wraps
from mmap import mmap
from threading import Lock
from typing import ParamSpec, TypeVar

from flask import Flask, current_app, request

from judge.site.errors import TooOften

A_MINUTE = 120
"""How many computations a minute an address may ask for; as many at once when it was quiet before."""

SLOW = 4
"""As how many computations a slow one counts."""

BUCKETS = 65_536
"""How many buckets there are; addresses share one by chance, which nobody can foresee."""

SIZE = 8
"""How many bytes tell when a bucket is full again."""

MINUTE = 60.0

TINY = 1e-6
"""By how many seconds sums of seconds may be wrong."""

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class Buckets:
    """What each address has left.

    Copies of a process look at the same buckets. Two that take from one bucket at the very same moment may count once.

    Arguments:
        a_minute: how many computations flow into a bucket in a minute, and how many it holds; 0 for no bound.
        clock: gives the time in seconds.
    """

    def __init__(self, a_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_minute = a_minute
        self._clock = clock
        self._full_again = memoryview(mmap(-1, BUCKETS * SIZE)).cast("d")
        self._lock = Lock()

    def take(self, address: str, cost: int) -> int:
        """Take something out of the bucket of an address.

        Arguments:
            address: whose bucket.
            cost: how many computations.

        Returns:
            0, or in how many seconds there is enough in the bucket, from which nothing was taken then.
        """
        if not self.a_minute:
            return 0
        seconds = MINUTE * min(cost, self.a_minute) / self.a_minute
        bucket = hash(address) % BUCKETS
        with self._lock:
            now = self._clock()
            full_again = max(now, self._full_again[bucket]) + seconds
            wait = full_again - now - MINUTE
            if wait > TINY:
                return max(1, math.ceil(wait - TINY))
            self._full_again[bucket] = full_again
        return 0


def install(app: Flask, a_minute: int | None) -> None:
    """Give an application its buckets.

    Arguments:
        app: the application.
        a_minute: how many computations a minute an address may ask for, 0 for no bound; None for what ``JUDGE_LIMIT``
            says, or the usual.
    """
    app.extensions["judge-buckets"] = Buckets(_named() if a_minute is None else a_minute)


def spend(cost: int = 1) -> None:
    """Count a computation for the address that asks.

    Arguments:
        cost: as how many it counts; `SLOW` for a slow one.

    Raises:
        TooOften: the address has asked for too many.
    """
    buckets: Buckets = current_app.extensions["judge-buckets"]
    wait = buckets.take(neighbourhood(request.remote_addr or ""), cost)
    if wait:
        raise TooOften(wait)


def computes(view: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """Count each call of a view as a computation."""

    @wraps(view)
    def counted(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        spend()
        return view(*args, **kwargs)

    return counted


def computes_slowly(view: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """Count each call of a view as a slow computation."""

    @wraps(view)
    def counted(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        spend(SLOW)
        return view(*args, **kwargs)

    return counted


def neighbourhood(address: str) -> str:
    """The addresses that count as one: of the long ones, all that one connection is given."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known)


def _named() -> int:
    named = os.environ.get("JUDGE_LIMIT", "")
    return int(named) if named.isascii() and named.isdigit() and len(named) < 7 else A_MINUTE
