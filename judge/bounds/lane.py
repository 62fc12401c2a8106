"""Workers side by side: a call takes the first that is free, visitors first; who waits too long is told so."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from threading import Condition, Event, Thread, Timer

from judge.bounds.child import Ended
from judge.bounds.errors import (
    BeginningError,
    BrokenError,
    BusyError,
    EndingError,
    NotStartedError,
    TooLargeError,
    TooLongError,
)
from judge.bounds.worker import DiedIdleError, LostError, Worker

PATIENCE = 0.8
"""How many seconds a call waits for a free worker, where calls are quick."""

SLOW_PATIENCE = 10.0
"""The same where they are slow."""

FIRST_PATIENCE = 20.0
"""How many seconds the first calls wait for the first worker."""

WAITING_EACH = 2
"""How many calls may wait for each worker."""

GROWN = 24 * 1024 * 1024
"""By how many bytes a child may have grown; one that has grown more gives its memory back by ending."""

AT_REST = 6 * 1024 * 1024
"""The same of one that nobody needs for a while."""

REST = 15.0
"""So many seconds are a while."""

PARTING = 1.0
"""How many seconds a call whose child is gone waits for the program to say that it ends, which may be why."""

CLOSING = 3.0
"""How many seconds the children are given to end."""

FIRST_PAUSE, PAUSE = 0.25, 5.0
"""How many seconds pass before a worker that could not be started is tried again: at first, and after many failures."""


class Lane:
    """Some workers that are alike.

    Arguments:
        count: how many.
        niceness: by how much they let others go first.
        modules: what they import before their first call.
        patience: how many seconds a call waits for one that is free.
    """

    def __init__(self, count: int, niceness: int, modules: tuple[str, ...], patience: float = PATIENCE) -> None:
        self._niceness = niceness
        self._modules = modules
        self._patience = patience
        self._idle: list[Worker] = []
        self._rests: dict[Worker, Timer] = {}
        self._workers: set[Worker] = set()
        self._count = count
        self._failures = 0
        self._why = ""
        self._most_waiting = count * WAITING_EACH
        self._waiting = 0
        self._lock = Condition()
        self._awaited = count
        self._opened = Event()
        self._complete = Event()
        self._closed = Event()
        for _ in range(count):
            Thread(target=self._add, daemon=True).start()

    def call(self, call: bytes, seconds: float, patient: bool = False) -> Ended:
        """Run a call in the first free child.

        Arguments:
            call: the function and its arguments, pickled.
            seconds: how long it may take.
            patient: whether it waits as long as it must, and lets all that are not go first.

        Raises:
            TooLongError: it was ended at its bound of time.
            TooLargeError: it was ended for want of memory.
            BusyError: no child was free in time.
            BeginningError: none is ready yet.
            EndingError: the program is about to end.
            NotStartedError: no child could be started.
            BrokenError: its child ended otherwise.
        """
        for _ in range(self._count):
            worker = self._take(patient)
            try:
                return self._call(worker, call, seconds)
            except DiedIdleError:
                self._replace(worker)
        return self._call(self._take(patient), call, seconds)

    def _call(self, worker: Worker, call: bytes, seconds: float) -> Ended:
        try:
            ended = worker.call(call, seconds)
        except TooLongError:
            self._put_when_ready(worker)
            raise
        except TooLargeError:
            self._replace(worker)
            raise
        except LostError as error:
            idle = isinstance(error, DiedIdleError)
            if self._closed.wait(0 if idle else PARTING):
                raise EndingError from None
            if idle:
                raise
            self._replace(worker)
            logging.getLogger(__name__).error("a child process ended on a call", exc_info=error)
            raise BrokenError from None
        if ended.how == "too large" or ended.grown > GROWN:
            self._replace(worker)
        else:
            self._put(worker, ended.grown > AT_REST)
        return ended

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until every worker has been ready once; say whether that is so.

        Arguments:
            seconds: for how long; None for as long as the first calls wait.
        """
        return self._complete.wait(FIRST_PATIENCE if seconds is None else seconds)

    def shut(self) -> None:
        """Start nothing more; a child that ends from now on has been ended on purpose."""
        with self._lock:
            self._closed.set()
            self._lock.notify_all()
        self._opened.set()

    def close(self) -> None:
        """End the children."""
        self.shut()
        with self._lock:
            workers, self._workers = self._workers, set()
        stopping = [Thread(target=worker.stop, daemon=True) for worker in workers]
        for thread in stopping:
            thread.start()
        until = time.monotonic() + CLOSING
        for thread in stopping:
            thread.join(max(0.0, until - time.monotonic()))

    def _take(self, patient: bool) -> Worker:
        if patient:
            return self._taken_at_last()
        with self._lock:
            if self._waiting >= self._most_waiting:
                raise BusyError
            self._waiting += 1
        try:
            opened = self._opened.wait(FIRST_PATIENCE)
            with self._lock:
                self._lock.wait_for(lambda: self._idle or self._closed.is_set(), self._patience)
                worker = self._taken()
            if worker is None:
                raise BusyError if opened else BeginningError
            return worker
        finally:
            with self._lock:
                self._waiting -= 1
                self._lock.notify_all()

    def _taken_at_last(self) -> Worker:
        """A free worker, however long it takes until nobody else waits for it."""
        self._opened.wait()
        with self._lock:
            while True:
                self._lock.wait_for(lambda: self._closed.is_set() or (self._idle and not self._waiting), PATIENCE)
                if (self._closed.is_set() or not self._waiting) and (worker := self._taken()) is not None:
                    return worker

    def _taken(self) -> Worker | None:
        """A worker that is free at this moment, with the lock held; None where there is none yet.

        Raises:
            EndingError: the program is about to end.
            NotStartedError: no child could be started.
        """
        if self._closed.is_set():
            raise EndingError
        if self._idle:
            worker = self._idle.pop()
            if (rest := self._rests.pop(worker, None)) is not None:
                rest.cancel()
            return worker
        if self._failures:
            logging.getLogger(__name__).error("no child process could be started: %s", self._why)
            raise NotStartedError
        return None

    def _put(self, worker: Worker, grown: bool = False) -> None:
        with self._lock:
            self._idle.append(worker)
            self._lock.notify_all()
            if grown:
                self._rests[worker] = _after(REST, self._give_back, worker)

    def _give_back(self, worker: Worker) -> None:
        """Give back the memory of a child that has grown and has not been needed since."""
        with self._lock:
            if self._rests.pop(worker, None) is None:
                return
            self._idle.remove(worker)
        self._replace(worker)

    def _add(self) -> None:
        try:
            worker = Worker(self._modules, self._niceness)
        except (OSError, RuntimeError) as error:
            self._fail(repr(error), self._add)
            return
        with self._lock:
            if self._closed.is_set():
                return
            self._workers.add(worker)
        self._put_when_ready(worker)

    def _put_when_ready(self, worker: Worker) -> None:
        def put(why_not: str) -> None:
            if why_not:
                self._fail(why_not, lambda: self._replace(worker))
            else:
                self._put(worker)
                self._open()

        worker.when_ready(put)

    def _fail(self, why: str, again: Callable[[], None]) -> None:
        """Try later to start again what could not be started; where nothing can, nobody waits for it."""
        with self._lock:
            if self._closed.is_set():
                return
            self._failures += 1
            self._why = why
            none = self._failures >= self._count
            pause = min(PAUSE, FIRST_PAUSE * 2 ** min(self._failures, 10))
        if none:
            self._opened.set()
        _after(pause, self._try_again, why, again)

    def _open(self) -> None:
        self._opened.set()
        with self._lock:
            self._failures = 0
            self._awaited -= 1
            if not self._awaited:
                self._complete.set()

    def _try_again(self, why: str, again: Callable[[], None]) -> None:
        if not self._closed.is_set():
            logging.getLogger(__name__).error("a child process cannot be started: %s", why)
            again()

    def _replace(self, worker: Worker) -> None:
        """Put a new worker in the place of one, beside the one who asked for the call."""

        def replace() -> None:
            with self._lock:
                known = worker in self._workers
                self._workers.discard(worker)
            if known:
                worker.stop()
                self._add()

        Thread(target=replace, daemon=True).start()


def _after(seconds: float, call: Callable[..., None], *given: object) -> Timer:
    """Call a function in so many seconds, unless the program ends or it is called off before."""
    later = Timer(seconds, call, given)
    later.daemon = True
    later.start()
    return later
