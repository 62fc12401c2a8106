"""Work as a whole: its parts handed out, some ahead, and their results taken in order, whoever is done first."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

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


@dataclass(frozen=True, slots=True)
class HandedOut:
    """A part that was handed out.

    Arguments:
        part: the part, as JSON.
        answer: what does it, or what was kept of it.
    """

    part: str
    answer: Future[str] | str

    def cancel(self) -> None:
        """Leave it undone, if nobody has begun."""
        if isinstance(self.answer, Future):
            self.answer.cancel()


class Work(Generic[Result]):
    """Work of which parts are handed out and taken.

    Arguments:
        name: the kind of work.
        whole: what is common to all parts, as plain data.
        workforce: who does them.
        read: makes a result of plain data that may be anything, and raises what it likes if it is not as it should be.

    Raises:
        WorkError: where results are to be kept something else is.
    """

    def __init__(self, name: str, whole: Any, workforce: Workforce, read: Callable[[Any], Result]) -> None:
        self._name, self._mark, self._read, self._workforce = name, engine_mark(), read, workforce
        self._whole = json.dumps(whole, ensure_ascii=False, sort_keys=True)
        self._kept = workforce.checkpoint
        if self._kept is not None:
            self._kept.open(f"{name}\n{self._mark}\n{self._whole}")

    def hand_out(self, part: Any) -> HandedOut:
        """Have a part done, unless its result was kept.

        Arguments:
            part: the part, as plain data.
        """
        said = json.dumps(part, ensure_ascii=False)
        known = self._kept.find(said) if self._kept is not None else None
        submit = self._workforce.executor.submit
        return HandedOut(said, known or submit(perform, self._name, self._mark, self._whole, said))

    def take(self, done: HandedOut) -> Result:
        """The result of a part, as soon as it is there; it is kept where that is asked.

        Raises:
            WorkError: it could not be done, or what came back is no result.
        """
        answer = done.answer if isinstance(done.answer, str) else _await(done.answer)
        try:
            if len(answer) > LONGEST_RESULT:
                raise ValueError
            said = json.loads(answer)
            if not isinstance(said, dict) or not {"result", "refused", "broken"} & said.keys():
                raise ValueError
            result = self._read(said["result"]) if "result" in said else None
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            why = message("what came back for {part} is no result; do the work anew", part=done.part[:80])
            raise WorkError(why) from None
        if result is None:
            raise _failed(said)
        if self._kept is not None and not isinstance(done.answer, str):
            self._kept.keep(done.part, answer)
        return result


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
    work = Work(name, whole, workforce, read)
    waiting: deque[HandedOut] = deque()
    try:
        for part in parts:
            waiting.append(work.hand_out(part))
            if len(waiting) >= workforce.ahead:
                yield work.take(waiting.popleft())
        while waiting:
            yield work.take(waiting.popleft())
    finally:
        for left in waiting:
            left.cancel()


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
