"""The questions of the scenarios: those of a form are worked out when they are asked for, and kept by its content."""

from __future__ import annotations

import hashlib
import re
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
from judge.school.elsewhere import answer_elsewhere
from judge.school.kinds import end, happens_next, may, order, region, stop, why
from judge.school.question import SchoolQuestion
from judge.school.runs import FormRuns, runs_of_form
from judge.school.taught import TAUGHT, asked_in, other_editions
from judge.telling.scenario_files import scenario_files

LONGEST_KEY = 200
"""A name of a question in an address is not longer."""

_KEY = re.compile(r"([a-z]+):([a-z0-9/-]+):(\d):(\d{1,3}):(\d{1,2})")

MOST_KEPT = 2_048
"""The questions of so many forms are kept."""

KINDS: tuple[Callable[[FormRuns, str, int], Iterator[SchoolQuestion]], ...] = (
    happens_next.questions,
    region.questions,
    may.questions,
    order.questions,
    end.questions,
    why.questions,
    stop.questions,
)
"""What makes the questions of each kind."""

_ONE_AT_A_TIME = Lock()
"""Who asks for what is being worked out waits for it, instead of working it out as well."""


class Bank:
    """The questions about the scenarios of a folder.

    Arguments:
        edition: the edition by which is asked; what a file that does not name it gives is asked by its own.
    """

    def __init__(self, folder: Path, edition: str = TAUGHT) -> None:
        self._files = scenario_files(folder)
        self._edition = edition

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

    def edition(self, path: str) -> str:
        """The edition by which is asked about a scenario.

        Raises:
            KeyError: there is no such scenario.
        """
        return asked_in(self.scenario(path), self._edition)

    def digest(self, path: str) -> str:
        """A mark of what a scenario's file holds, and of the edition by which is asked.

        Raises:
            KeyError: there is no such scenario.
        """
        return hashlib.sha256(self._edition.encode() + b"\0" + self._files[path].read_bytes()).hexdigest()

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
            return _questions(self._files[path], path, form, self._edition, self.digest(path))

    def question(self, kind: str, path: str, form: int, move: int, case: int = 1) -> SchoolQuestion | None:
        """A question by its name; None where there is none of that name."""
        if path not in self._files:
            return None
        name = (kind, move, case)
        return next((one for one in self.questions(path, form) if (one.kind, one.move, one.case) == name), None)

    def named(self, key: str) -> SchoolQuestion | None:
        """A question by its name in addresses; None where there is none of that name.

        Arguments:
            key: what somebody sent as the name.
        """
        match = _KEY.fullmatch(key[:LONGEST_KEY])
        if match is None:
            return None
        kind, path, *numbers = match.groups()
        form, move, case = map(int, numbers)
        return self.question(kind, path, form, move, case)


class BoundedBank(Bank):
    """The questions about the scenarios of a folder, worked out in child processes, for visitors."""

    def questions(self, path: str, form: int = 0) -> tuple[SchoolQuestion, ...]:
        """What `Bank.questions` gives; none where that takes too long.

        Raises:
            KeyError: there is no such scenario.
            OutOfBoundsError: too many others are waiting, or its bounds ended it otherwise.
        """
        try:
            return _compute_questions(self._files[path], path, form, self._edition, self.digest(path))
        except TooLongError:
            return ()


@cache
def bank(edition: str = TAUGHT) -> Bank:
    """The questions about the project's own scenarios.

    Arguments:
        edition: the edition by which is asked.
    """
    return Bank(SCENARIOS, edition)


@cache
def visitors_bank() -> Bank:
    """The questions about the project's own scenarios, for visitors."""
    return BoundedBank(SCENARIOS)


@lru_cache(maxsize=MOST_KEPT)
def _compute_questions(file: Path, path: str, form: int, edition: str, digest: str) -> tuple[SchoolQuestion, ...]:
    return bounded(_questions, file, path, form, edition, digest)


@lru_cache(maxsize=MOST_KEPT)
def _questions(file: Path, path: str, form: int, edition: str, digest: str) -> tuple[SchoolQuestion, ...]:
    """The questions of a form; the digest of its file keeps apart what was worked out before the file changed."""
    scenario = read_file(file, path)
    asked = asked_in(scenario, edition)
    here = runs_of_form(scenario, form, asked)
    if here is None:
        return ()
    others = [runs_of_form(scenario, form, one) for one in other_editions(scenario, asked)]
    found: list[SchoolQuestion] = []
    for kind in KINDS:
        for question in kind(here, path, form):
            alike = sum((one.kind, one.move) == (question.kind, question.move) for one in found)
            there = [one for one in others if one is not None]
            answers = ((one.edition, answer_elsewhere(question, here, one)) for one in there)
            elsewhere = tuple((edition, text) for edition, text in answers if text is not None)
            found.append(replace(question, case=alike + 1, edition=asked, elsewhere=elsewhere))
    return tuple(found)
