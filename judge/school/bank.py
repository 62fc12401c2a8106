"""The questions of the scenarios: those of a form are worked out when they are asked for, and kept by its content."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock

from judge.bounds.errors import TooLongError
from judge.bounds.pool import bounded
from judge.place import SCENARIOS
from judge.scenario.file import read_file
from judge.scenario.form import Scenario
from judge.school.kinds import end, happens_next, may, order, region
from judge.school.question import SchoolQuestion
from judge.school.runs import FormRuns, runs_of_form
from judge.telling.scenario_files import scenario_files

MOST_KEPT = 2_048
"""The questions of so many forms are kept."""

KINDS: tuple[Callable[[FormRuns, str, int], Iterator[SchoolQuestion]], ...] = (
    happens_next.questions,
    region.questions,
    may.questions,
    order.questions,
    end.questions,
)
"""What makes the questions of each kind."""

_ONE_AT_A_TIME = Lock()
"""Who asks for what is being worked out waits for it, instead of working it out as well."""


class Bank:
    """The questions about the scenarios of a folder."""

    def __init__(self, folder: Path) -> None:
        self._files = scenario_files(folder)

    @property
    def paths(self) -> tuple[str, ...]:
        """The scenarios' paths without ``.md``, in alphabetical order."""
        return tuple(self._files)

    def scenario(self, path: str) -> Scenario:
        """A scenario, read anew.

        Raises:
            KeyError: there is no such scenario.
        """
        return read_file(self._files[path], path)

    def digest(self, path: str) -> str:
        """A mark of what a scenario's file holds.

        Raises:
            KeyError: there is no such scenario.
        """
        return hashlib.sha256(self._files[path].read_bytes()).hexdigest()

    def forms(self, path: str) -> int:
        """How many forms a scenario has.

        Raises:
            KeyError: there is no such scenario.
        """
        return len(self.scenario(path).forms)

    def questions(self, path: str, form: int = 0) -> tuple[SchoolQuestion, ...]:
        """The questions about a form of a scenario; none where there is no such form, or the rules do not settle it.

        Arguments:
            path: the scenario's path.
            form: which form: 0 the main one, 1 the first twin.

        Raises:
            KeyError: there is no such scenario.
        """
        with _ONE_AT_A_TIME:
            return _questions(self._files[path], path, form, self.digest(path))

    def question(self, kind: str, path: str, form: int, move: int, case: int = 1) -> SchoolQuestion | None:
        """A question by its name; None where there is none of that name."""
        if path not in self._files:
            return None
        name = (kind, move, case)
        return next((one for one in self.questions(path, form) if (one.kind, one.move, one.case) == name), None)


class BoundedBank(Bank):
    """The questions about the scenarios of a folder, worked out in child processes, for visitors."""

    def questions(self, path: str, form: int = 0) -> tuple[SchoolQuestion, ...]:
        """What `Bank.questions` gives; none where that takes too long.

        Raises:
            KeyError: there is no such scenario.
            OutOfBoundsError: too many others are waiting, or its bounds ended it otherwise.
        """
        try:
            return _compute_questions(self._files[path], path, form, self.digest(path))
        except TooLongError:
            return ()


@cache
def bank() -> Bank:
    """The questions about the project's own scenarios."""
    return Bank(SCENARIOS)


@cache
def visitors_bank() -> Bank:
    """The questions about the project's own scenarios, for visitors."""
    return BoundedBank(SCENARIOS)


@lru_cache(maxsize=MOST_KEPT)
def _compute_questions(file: Path, path: str, form: int, digest: str) -> tuple[SchoolQuestion, ...]:
    return bounded(_questions, file, path, form, digest)


@lru_cache(maxsize=MOST_KEPT)
def _questions(file: Path, path: str, form: int, digest: str) -> tuple[SchoolQuestion, ...]:
    """The questions of a form; the digest of its file keeps apart what was worked out before the file changed."""
    here = runs_of_form(read_file(file, path), form)
    if here is None:
        return ()
    found: list[SchoolQuestion] = []
    for kind in KINDS:
        for question in kind(here, path, form):
            alike = sum((one.kind, one.move) == (question.kind, question.move) for one in found)
            found.append(replace(question, case=alike + 1))
    return tuple(found)
