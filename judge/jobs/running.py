"""Work as a whole: its parts handed out, some ahead, and their results taken in order, whoever is done first."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from judge.jobs.checkpoint import Checkpoint
from judge.jobs.engine import differing, engine_mark
from judge.jobs.errors import WorkError
from judge.jobs.here import Here
from judge.jobs.work import perform
from judge.messages import message

Result = TypeVar("Result")

LONGEST_RESULT = 64_000_000
"""No answer for one part has more letters."""


@dataclass(frozen=True, slots=True)
class Workforce:
    """Who does the parts.

    Arguments:
        executor: does them.
        ahead: how many parts are handed out before the first of them is taken.
        checkpoint: where results are kept as they come; None if nowhere.
    """

    executor: Executor
    ahead: int = 1
    checkpoint: Checkpoint | None = None


def alone() -> Workforce:
    """This process alone."""
    return Workforce(Here())


def run(
    name: str, whole: Any, parts: Iterable[Any], workforce: Workforce, read: Callable[[Any], Result]
) -> Iterator[Result]:
    """Do work part by part.

    Arguments:
        name: the kind of work.
        whole: what is common to all parts, as plain data.
        parts: the parts, as plain data.
        workforce: who does them.
        read: makes a result of plain data that may be anything, and raises what it likes if it is not as it should be.

    Returns:
        the results, in the order of the parts.

    Raises:
        WorkError: a part could not be done, or what came back is no result.
    """
    mark, common = engine_mark(), json.dumps(whole, ensure_ascii=False, sort_keys=True)
    kept = workforce.checkpoint
    if kept is not None:
        kept.open(f"{name}\n{mark}\n{common}")
    waiting: deque[tuple[str, Future[str] | str]] = deque()
    try:
        for one in parts:
            part = json.dumps(one, ensure_ascii=False)
            known = kept.find(part) if kept is not None else None
            waiting.append((part, known or workforce.executor.submit(perform, name, mark, common, part)))
            if len(waiting) >= workforce.ahead:
                yield _take(*waiting.popleft(), kept, read)
        while waiting:
            yield _take(*waiting.popleft(), kept, read)
    finally:
        for _, left in waiting:
            if isinstance(left, Future):
                left.cancel()


def _take(part: str, done: Future[str] | str, kept: Checkpoint | None, read: Callable[[Any], Result]) -> Result:
    answer = done if isinstance(done, str) else _await(done)
    try:
        if len(answer) > LONGEST_RESULT:
            raise ValueError
        said = json.loads(answer)
        if not isinstance(said, dict) or not {"result", "refused", "broken"} & said.keys():
            raise ValueError
        result = read(said["result"]) if "result" in said else None
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        raise WorkError(message("what came back for {part} is no result; do the work anew", part=part[:80])) from None
    if result is None:
        raise _failed(said)
    if kept is not None and not isinstance(done, str):
        kept.keep(part, answer)
    return result


def _await(done: Future[str]) -> str:
    try:
        return str(done.result())
    except BrokenProcessPool:
        raise WorkError(
            message("a process that worked was ended from outside; “--resume” goes on with what was done before")
        ) from None
    except Exception as error:
        raise WorkError(message("a worker failed: {error}", error=f"{type(error).__name__}: {error}"[:300])) from None


def _failed(said: dict[str, Any]) -> WorkError:
    worker = str(said.get("worker") or "?")[:100]
    if "refused" in said:
        other = ", ".join(differing(engine_mark(), str(said["refused"])))
        return WorkError(
            message(
                "the worker {worker} is refused: it has {other}; install there what is installed here",
                worker=worker,
                other=other,
            )
        )
    return WorkError(message("a part of the work broke: {error}", error=str(said.get("broken"))[:300]))
