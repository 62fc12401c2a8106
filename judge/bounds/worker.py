"""One child process behind a pool of its own, so that its end disturbs no other."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from concurrent.futures import TimeoutError as FutureTimeoutError
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import forkserver, resource_tracker
from multiprocessing.context import BaseContext
from pathlib import Path
from threading import Timer
from typing import Any

from pebble import ProcessExpired, ProcessPool
from pebble.pool.process import WORKERS_NAME

from judge.bounds.child import Ended, begin, own_variables, run
from judge.bounds.errors import TooLargeError, TooLongError

WATCHING = 0.25
"""How many seconds pass between two looks at a pool whose child is not ready yet."""

LATE = 0.5
"""How many seconds after its bound a call counts as lost, whatever its child says."""

MOST_CALLS = 1000
"""After how many calls a child is replaced by a fresh one."""


ORPHAN, OWN, SETTLED = "judge.bounds.orphan", __name__, "judge.bounds.settled"
"""What the server that starts children imports before all else: each child needs it; and what it imports last."""


class LostError(Exception):
    """The child is gone or its pool out of order; a new worker has to take its place."""


class DiedIdleError(LostError):
    """The child was gone before it could begin with the call; another one can."""


def context(modules: tuple[str, ...]) -> BaseContext:
    """How children are started: from a small server that has imported the modules, where forking is safe.

    Ctrl-C reaches neither that server nor its children: the program ends them.
    """
    if not sys.platform.startswith("linux"):
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload([ORPHAN, OWN, *modules, SETTLED])
    resource_tracker.ensure_running()  # it would hear Ctrl-C again when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    return found


class Worker:
    """A child process that is started again after each of its ends.

    Arguments:
        modules: what it imports before its first call.
        niceness: by how much it lets others go first.

    Raises:
        OSError, RuntimeError: nothing can be started here.
    """

    def __init__(self, modules: tuple[str, ...], niceness: int) -> None:
        self._pool = ProcessPool(
            max_workers=1,
            max_tasks=MOST_CALLS,
            initializer=begin,
            initargs=(modules, niceness),
            context=context(modules),
        )

    def when_ready(self, then: Callable[[str], None]) -> None:
        """Say why the child could not be started, as soon as that is known; "" where it is ready."""
        try:
            future = self._pool.schedule(_nothing)
        except (RuntimeError, OSError) as error:
            then(repr(error))
        else:
            future.add_done_callback(lambda known: then(_why_not(known)))
            self._watch(future)

    def _watch(self, future: Future[Any]) -> None:
        """Answer in the place of a pool that broke before it took the first call: it forgets such a call for ever."""
        if future.done():
            return
        if self._pool.active:
            later = Timer(WATCHING, self._watch, (future,))
            later.daemon = True
            later.start()
            return
        with suppress(InvalidStateError):
            future.set_exception(BrokenProcessPool("the child ended before its first call"))

    def call(self, call: bytes, seconds: float) -> Ended:
        """Run a call in the child.

        Arguments:
            call: the function and its arguments, pickled.
            seconds: how long it may take.

        Raises:
            TooLongError: it was ended at its bound of time.
            TooLargeError: it was ended by the system for want of memory.
            DiedIdleError: the child had ended before.
            LostError: the child ended otherwise, or its pool is out of order.
        """
        try:
            future: Future[Any] = self._pool.schedule(run, (call, seconds, own_variables()), timeout=seconds)
        except RuntimeError as error:
            raise DiedIdleError from error
        try:
            ended = future.result(timeout=seconds + LATE)
        except FutureTimeoutError:
            raise TooLongError(seconds) from None
        except ProcessExpired as error:
            if error.exitcode == -signal.SIGKILL:
                raise TooLargeError from None
            raise LostError from error
        except BrokenProcessPool as error:
            raise DiedIdleError from error
        except Exception as error:
            raise LostError from error
        assert isinstance(ended, Ended)
        return ended

    def stop(self) -> None:
        """End the child."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()


def _nothing() -> None:
    """What a child is asked first: it answers when it is ready."""


def _why_not(known: Future[Any]) -> str:
    """Why a call came to nothing; "" where it was answered."""
    if known.cancelled():
        return "it was ended before it was ready"
    error = known.exception()
    return repr(error.__cause__ or error) if error is not None else ""


def end_children() -> None:
    """End every child of a worker that has not ended when it was asked to."""
    for child in multiprocessing.active_children():
        if child.name == WORKERS_NAME:
            child.kill()


def end_server() -> None:
    """End the server that starts children, if this process has started it, though it be busy importing.

    There is no public way to do so. Whoever would still start a child does not start another server for it.
    """
    vars(_server())["ensure_running"] = forkserver.ensure_running = _refuse
    pid = _server_pid()
    if pid is not None and _is_own(pid):
        os.kill(pid, signal.SIGKILL)


def _refuse() -> None:
    """What starts the server once the program ends.

    Raises:
        OSError: always.
    """
    raise OSError("the program is about to end")


def share_server() -> None:
    """Let the copies of this process have children started by its server; without it each starts one of its own."""
    server = _server()
    ensure = forkserver.ensure_running

    def ensure_shared() -> None:
        try:
            ensure()
        except ChildProcessError:
            if not Path(f"/proc/{_server_pid()}").exists():
                vars(server).update(_forkserver_pid=None, _forkserver_address=None)
                ensure()

    vars(server)["ensure_running"] = forkserver.ensure_running = ensure_shared


def _is_own(pid: int) -> bool:
    """Whether this process has started another, and it has not ended."""
    try:
        return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
    except ChildProcessError:
        return False


def _server_pid() -> int | None:
    return getattr(_server(), "_forkserver_pid", None)


def _server() -> object:
    return getattr(forkserver, "_forkserver", None)
