"""Who does the parts on this machine without a cluster: this process, or several beside it."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any


class Here(Executor):
    """This process: what is handed in is done at once."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do something."""
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


def processes(count: int) -> Executor:
    """Several processes on this machine, which are all started anew and leave Ctrl-C to this one."""
    return ProcessPoolExecutor(count, get_context("spawn"), _ignore_interrupts)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
