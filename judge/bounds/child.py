"""What a child process does: it takes its bounds upon itself, then runs one function at a time."""

from __future__ import annotations

import gc
import importlib
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from judge.value import value

MEMORY = 512 * 1024 * 1024
"""How many bytes of address space a child may take, where the system can hold it to that."""

RARELY = (20_000, 20, 100)
"""How often memory is looked through for rubbish: what is computed here leaves hardly any."""

LARGEST_RESULT = 8 * 1024 * 1024
"""How many bytes a result may have on its way back."""

GRACE = 1.0
"""How many seconds after its bound a child ends itself, when nobody is left to end it."""

_first_resident = 0

OWN_VARIABLES = "JUDGE_"
"""How the names of the variables begin that a child takes over with each call."""


@value(frozen=True, slots=False)
class Ended:
    """How a call ended.

    Arguments:
        how: with a result, at the bound of memory, or with an error of the program.
        result: the result, pickled.
        where: of an error, its traceback.
        seconds: how long the processor worked for it.
        grown: by how many bytes of memory the child is larger than when it began.
    """

    how: Literal["done", "too large", "broken"]
    result: bytes = b""
    where: str = ""
    seconds: float = 0.0
    grown: int = 0


def begin(modules: Iterable[str], niceness: int) -> None:
    """Make this process a child that is ready for calls.

    Arguments:
        modules: what to import first.
        niceness: by how much it lets others go first.
    """
    global _first_resident
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.set_threshold(*RARELY)
    if sys.platform != "win32":
        os.nice(niceness)
    for module in modules:
        importlib.import_module(module)
    _first_resident = _resident()
    if sys.platform != "win32":
        _bound_memory()


def run(call: bytes, seconds: float, variables: Mapping[str, str]) -> Ended:
    """Run a function within the bounds of this process.

    Arguments:
        call: the function and its arguments, pickled.
        seconds: how long it may take.
        variables: the program's own variables of the environment, as they are for the one who asks.
    """
    _take_over(variables)
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
    began = time.process_time()
    try:
        function, arguments = pickle.loads(call)
        ended = _result(function, arguments)
        return replace(ended, seconds=time.process_time() - began, grown=_resident() - _first_resident)
    except MemoryError:
        return Ended("too large")
    except Exception:
        return Ended("broken", where=traceback.format_exc())
    finally:
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_REAL, 0)


def own_variables() -> dict[str, str]:
    """The program's own variables of the environment."""
    return {name: value for name, value in os.environ.items() if name.startswith(OWN_VARIABLES)}


def _result(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Ended:
    result = pickle.dumps(function(*arguments), pickle.HIGHEST_PROTOCOL)
    return Ended("done", result) if len(result) <= LARGEST_RESULT else Ended("too large")


def _resident() -> int:
    """How many bytes of memory this process has; 0 where the system does not say it at once."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def _take_over(variables: Mapping[str, str]) -> None:
    for name in own_variables():
        if name not in variables:
            del os.environ[name]
    os.environ.update(variables)


if sys.platform != "win32":

    def _bound_memory() -> None:
        """Take the bound of memory; macOS knows the limit and does not hold anybody to it."""
        import resource

        most = resource.getrlimit(resource.RLIMIT_AS)[1]
        bound = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        try:
            resource.setrlimit(resource.RLIMIT_AS, (bound, most))
        except (OSError, ValueError):
            return
