"""The threads that serve requests, each visitor in turn."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from waitress.task import ThreadedTaskDispatcher

from judge.serving.fair_queue import FairQueue


class Waiting(Protocol):
    """What waits for a thread: a connection with a request."""

    @property
    def turn(self) -> Hashable:
        """With what it shares its turn."""

    def service(self) -> None:
        """Serve the request."""

    def cancel(self) -> None:
        """Give it up."""


class Dispatcher(ThreadedTaskDispatcher):  # type: ignore[misc]
    """Threads that serve the requests of connections, each visitor in turn.

    Arguments:
        threads: how many requests are served at a time.
        of_one: how many that share a turn at a time.
    """

    def __init__(self, threads: int, of_one: int) -> None:
        super().__init__()
        self.queue: FairQueue[PendingRequest] = FairQueue(lambda pending: pending.turn, of_one)
        self.set_thread_count(threads)

    def add_task(self, channel: Waiting) -> None:
        """Let a connection wait for its next request to be served."""
        with self.lock:
            self.queue.append(PendingRequest(self, channel))
            self.queue_cv.notify()

    def done(self, pending: PendingRequest) -> None:
        """A request has been served."""
        with self.lock:
            self.queue.done(pending)
            self.queue_cv.notify()

    def shutdown(self, cancel_pending: bool = True, timeout: float = 5) -> bool:
        """End the threads, and the connections that wait for one."""
        with self.lock:
            left = self.queue.clear() if cancel_pending else []
        for pending in left:
            pending.channel.cancel()
        return bool(super().shutdown(cancel_pending, timeout))


class PendingRequest:
    """One request of a connection, as it waits for a thread.

    Arguments:
        dispatcher: whose threads.
        channel: the connection.
    """

    __slots__ = ("channel", "dispatcher", "turn")

    def __init__(self, dispatcher: Dispatcher, channel: Waiting) -> None:
        self.dispatcher = dispatcher
        self.channel = channel
        self.turn = channel.turn

    def service(self) -> None:
        """Serve the request."""
        try:
            self.channel.service()
        finally:
            self.dispatcher.done(self)
