"""The one pool of child processes of this program: what a visitor can start runs here, within bounds."""

from __future__ import annotations

import atexit
import logging
import os
import pickle
from collections.abc import Callable
from multiprocessing import parent_process
from threading import Lock, local
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple, cast

from judge.bounds.errors import BrokenError, EndingError, TooLargeError, TooLongError

if TYPE_CHECKING:
    from judge.bounds.lane import Lane

SECONDS = 2.0
"""How many seconds a call may take, unless it asks for less."""

FEWEST = 2
MOST = 64

QUICK_NICENESS = 5
"""By how much quick calls let the pages themselves go first."""

SLOW_NICENESS = 15
"""By how much slow calls let the pages, and quick calls, go first."""

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class Pool:
    """Children for quick calls, and as many others for slow ones, each started when the first call needs it.

    Arguments:
        modules: what each child imports before its first call.
    """

    def __init__(self, modules: tuple[str, ...]) -> None:
        self._modules = modules
        self._lanes: dict[bool, Lane] = {}
        self._lock = Lock()
        self.process = os.getpid()

    def lane(self, slow: bool) -> Lane:
        """The children for quick or for slow calls; what starts them is loaded when the first is needed.

        Raises:
            EndingError: the program is about to end.
        """
        from judge.bounds.lane import PATIENCE, SLOW_PATIENCE, Lane

        with self._lock:
            if _left:
                raise EndingError
            if slow not in self._lanes:
                _leave_first()
                niceness, patience = (SLOW_NICENESS, SLOW_PATIENCE) if slow else (QUICK_NICENESS, PATIENCE)
                self._lanes[slow] = Lane(workers(), niceness, self._modules, patience)
            return self._lanes[slow]

    def shut(self) -> None:
        """Start nothing more, since the program is about to end."""
        with self._lock:
            for lane in self._lanes.values():
                lane.shut()

    def close(self) -> None:
        """End all children; those of another process are its own."""
        if self.process == os.getpid() and self._lanes:
            from judge.bounds.worker import end_children

            with self._lock:
                lanes, self._lanes = self._lanes, {}
            for lane in lanes.values():
                lane.close()
            end_children()


_modules: list[str] = []
_pool: Pool | None = None
_lock = Lock()
_left = False
_worked = local()
_copies = 1


def bounded(
    function: Callable[[*Arguments], Result],
    *arguments: *Arguments,
    seconds: float | None = None,
    slow: bool = False,
    patient: bool = False,
) -> Result:
    """Run a function in a child process, within bounds of time and memory.

    What a visitor may get wrong is a result, not an exception: the function returns its refusals.

    Arguments:
        function: a function of a module; neither a lambda nor a method.
        arguments: its arguments; they and the result are pickled.
        seconds: how long it may take; None for as long as any call.
        slow: whether it usually takes a large part of that; slow calls do not stand in the way of quick ones.
        patient: whether the program asks for it itself: it waits as long as it must, and visitors go first.

    Raises:
        TooLongError: it was ended at its bound of time.
        TooLargeError: it was ended at its bound of memory, or its result is too large.
        BusyError: too many others are waiting.
        NotStartedError: no child process can be started.
        BrokenError: it raised an exception, which stands in the log.
    """
    most = SECONDS if seconds is None else seconds
    try:
        ended = _open().lane(slow).call(pickle.dumps((function, arguments)), most, patient)
    except TooLongError:
        _worked.seconds = seconds_worked() + most
        raise
    _worked.seconds = seconds_worked() + ended.seconds
    if ended.how == "too large":
        raise TooLargeError
    if ended.how == "broken":
        logging.getLogger(__name__).error("%s broke within its bounds\n%s", function.__qualname__, ended.where)
        raise BrokenError
    return cast(Result, pickle.loads(ended.result))


def seconds_worked() -> float:
    """How many seconds children have worked for calls of this thread, since it began."""
    return cast(float, getattr(_worked, "seconds", 0.0))


def import_first(module: str) -> None:
    """Let each child import a module before its first call; those that have not are ended."""
    if module not in _modules:
        _modules.append(module)
        close()


def start(seconds: float | None = None) -> bool:
    """Start the children and wait until they are ready; say whether they are, which they never are as the program ends.

    Arguments:
        seconds: for how long; None for as long as the first calls wait.
    """
    try:
        pool = _open()
        lanes = [pool.lane(slow) for slow in (False, True)]
    except EndingError:
        return False
    return all(lane.wait(seconds) for lane in lanes)


def start_server() -> None:
    """Let what starts children import what they need, beside this process, which has no thread more for it.

    What a call needs is loaded here: a thread that is loading it while the program ends would find half of it.
    """
    import judge.bounds.lane  # noqa: F401
    from judge.bounds.worker import context

    context(tuple(_modules))


def end_server() -> None:
    """End what starts children, so that no copy of this process waits for it, as all of them end."""
    from judge.bounds import worker

    worker.end_server()


def close() -> None:
    """End all children; the next call starts new ones."""
    global _pool
    with _lock:
        pool, _pool = _pool, None
    if pool is not None:
        pool.close()


def prepare_for_fork(count: int) -> None:
    """End all children before this process is copied: each copy starts its own, by the server that is there already.

    Arguments:
        count: how many copies share the cores.
    """
    global _copies
    from judge.bounds.worker import share_server

    _copies = count
    close()
    share_server()
    _leave_first()


def workers() -> int:
    """How many calls run at a time: ``JUDGE_WORKERS``, or this process's part of the cores, but at least two."""
    named = os.environ.get("JUDGE_WORKERS", "")
    if named.isascii() and named.isdigit() and 1 <= int(named) <= MOST:
        return int(named)
    return min(MOST, max(FEWEST, (os.cpu_count() or FEWEST) // _copies))


def most_at_once() -> int:
    """How many calls run or wait at a time at most; a server needs more threads than that."""
    from judge.bounds.lane import WAITING_EACH

    return 2 * workers() * (1 + WAITING_EACH)


def _open() -> Pool:
    """The pool of this process; one that was copied by a fork is left alone.

    Raises:
        RuntimeError: this is a child, and would begin the program once more.
        EndingError: the program is about to end.
    """
    if parent_process() is not None:
        raise RuntimeError("a child process has no children; begin the program under “if __name__ == '__main__':”")
    global _pool
    with _lock:
        if _left:
            raise EndingError
        if _pool is None or _pool.process != os.getpid():
            _pool = Pool(tuple(_modules))
        return _pool


def _leave() -> None:
    """End what this process has started, and nothing that a fork left it: the server first, so that nobody waits."""
    global _left
    with _lock:
        _left = True
    mine = _pool if _pool is not None and _pool.process == os.getpid() else None
    if mine is not None:
        mine.shut()
    if mine is not None or _copies > 1:
        from judge.bounds.worker import end_server

        end_server()
    if mine is not None:
        close()


def _leave_first() -> None:
    """Let this process leave before all that was imported until now: others take away what starting children share."""
    atexit.unregister(_leave)
    atexit.register(_leave)
