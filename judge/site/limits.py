"""How much one address may have computed: each has a bucket of computations that fills again by itself.

A computation counts as one at least, and as one more for each quarter of a second that it took; the pages themselves
are counted by the time of the processor in a bucket of their own, which only a flood of them empties. The moves of a
game are many and short: they have a bucket of their own too, and count by the time of the processor alone.
"""

from __future__ import annotations

import math
import os
import time
from collections import Counter
from collections.abc import Callable
from functools import wraps
from mmap import mmap
from threading import Condition, Lock
from typing import ParamSpec, TypeVar

from flask import Flask, Response, current_app, g, request

from judge.bounds.pool import seconds_worked, workers
from judge.serving.neighbourhood import neighbourhood
from judge.site.errors import TooOften, status_text

A_MINUTE = 120
"""How many computations a minute an address may ask for; as many at once when it was quiet before."""

SLOW = 4
"""As how many computations a slow one counts at least."""

UNIT = 0.25
"""How many seconds of the processor count as one computation."""

PAGES = 20.0
"""How many seconds of the processor the pages of an address may take in a minute."""

PLAYING = 60.0
"""How many seconds of the processor the games of an address may take in a minute: those of a classroom."""

COMPUTING, GAMES = "judge-buckets", "judge-game-buckets"
"""The buckets of what visitors have computed, and of their games."""

PLAIN = ("home", "rules", "glossary", None)
"""Pages that cost next to nothing, static files among them: they are counted, and never refused."""

PATIENCE = 0.8
"""How many seconds a visitor's computation waits for the others of the same visitor."""

DEBT = 60.0
"""For how many seconds at most an address that has taken too much has nothing."""

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
        a_minute: how much flows into a bucket in a minute, and how much it holds; 0 for no bound.
        clock: gives the time in seconds.
    """

    def __init__(self, a_minute: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_minute = a_minute
        self._clock = clock
        self._full_again = memoryview(mmap(-1, BUCKETS * SIZE)).cast("d")
        self._lock = Lock()

    def take(self, address: str, cost: float) -> int:
        """Take something out of the bucket of an address.

        Arguments:
            address: whose bucket.
            cost: how much; 0 to ask whether more was charged than there was.

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

    def charge(self, address: str, cost: float) -> None:
        """Take out of the bucket of an address what it has had already, though it be more than there is.

        Arguments:
            address: whose bucket.
            cost: how much.
        """
        if not self.a_minute:
            return
        bucket = hash(address) % BUCKETS
        with self._lock:
            now = self._clock()
            full_again = max(now, self._full_again[bucket]) + MINUTE * cost / self.a_minute
            self._full_again[bucket] = min(full_again, now + MINUTE + DEBT)


class Places:
    """How many computations of one visitor run at a time: there is always a child for somebody else.

    Arguments:
        of_one: how many; 0 for no bound.
    """

    def __init__(self, of_one: int) -> None:
        self._of_one = of_one
        self._running: Counter[str] = Counter()
        self._changed = Condition()

    def enter(self, visitor: str) -> bool:
        """Take a place, or wait a little for one; say whether there was one."""
        with self._changed:
            free = self._changed.wait_for(lambda: not self._of_one or self._running[visitor] < self._of_one, PATIENCE)
            self._running[visitor] += free
            return free

    def leave(self, visitor: str) -> None:
        """Give a place back."""
        with self._changed:
            self._running[visitor] -= 1
            if not self._running[visitor]:
                del self._running[visitor]
            self._changed.notify_all()


def install(app: Flask, a_minute: int | None) -> None:
    """Give an application its buckets.

    Arguments:
        app: the application.
        a_minute: how many computations a minute an address may ask for, 0 for no bound; None for what ``JUDGE_LIMIT``
            says, or the usual.
    """
    most = _named() if a_minute is None else a_minute
    app.extensions[COMPUTING] = Buckets(most)
    app.extensions[GAMES] = Buckets(PLAYING / UNIT if most else 0)
    app.extensions["judge-page-buckets"] = Buckets(PAGES if most else 0)
    app.extensions["judge-places"] = Places(max(1, workers() - 1) if most else 0)

    @app.before_request
    def begin() -> Response | None:
        g.began, g.worked, g.spent, g.bucket = time.thread_time(), seconds_worked(), 0.0, COMPUTING
        wait = 0 if request.blueprint in PLAIN else _buckets("judge-page-buckets").take(_visitor(), 0)
        return _refusal(wait) if wait else None

    @app.after_request
    def count(response: Response) -> Response:
        if "began" in g:
            _buckets("judge-page-buckets").charge(_visitor(), time.thread_time() - g.began)
            worked = (seconds_worked() - g.worked) / UNIT
            _buckets(g.bucket).charge(_visitor(), max(0.0, worked - g.spent))
        return response

    @app.teardown_request
    def leave(_: BaseException | None) -> None:
        if g.pop("computing", False):
            _places().leave(_visitor())


def spend(cost: int = 1, bucket: str = COMPUTING) -> None:
    """Count a computation for the address that asks; if it takes long it is charged for that when it is done.

    Arguments:
        cost: as how many it counts at least; `SLOW` for a slow one, 0 for one that counts by its time alone.
        bucket: out of which bucket of the address it is taken.

    Raises:
        TooOften: the address has asked for too many.
    """
    wait = _buckets(bucket).take(_visitor(), cost)
    if wait:
        raise TooOften(wait)
    g.bucket = bucket
    g.spent += cost
    if "computing" not in g:
        if not _places().enter(_visitor()):
            raise TooOften(1)
        g.computing = True


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


def plays(view: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """Count each call of a view among the games of the address."""

    @wraps(view)
    def counted(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        spend(0, GAMES)
        return view(*args, **kwargs)

    return counted


def _visitor() -> str:
    return neighbourhood(request.remote_addr or "")


def _buckets(name: str) -> Buckets:
    found: Buckets = current_app.extensions[name]
    return found


def _places() -> Places:
    found: Places = current_app.extensions["judge-places"]
    return found


def _refusal(wait: int) -> Response:
    """What a flood is told: a line, which costs next to nothing."""
    response = Response(f"{status_text(429)}\n", 429, mimetype="text/plain")
    response.headers["Retry-After"] = str(wait)
    return response


def _named() -> int:
    named = os.environ.get("JUDGE_LIMIT", "")
    return int(named) if named.isascii() and named.isdigit() and len(named) < 7 else A_MINUTE
