"""Which questions there are to draw: a list that comes with the program, so that a draw works out one form alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from judge.place import PACKAGE
from judge.school.bank import Bank
from judge.school.question import SchoolQuestion
from judge.value import value

INDEX = PACKAGE / "school" / "index.json"

LONGEST = 1.2
"""Questions that take more seconds of a processor to work out are not drawn: a visitor might not get them in time."""


@value(frozen=True, slots=True)
class DrawableQuestion:
    """A question that can be drawn, about the main form of a scenario.

    Arguments:
        path: the scenario's path.
        kind: what kind of question it is.
        move: about which move.
        case: which of the questions of this kind about it.
        level: how hard it is.
        chapter: the chapter of the law that decides it.
    """

    path: str
    kind: str
    move: int
    case: int
    level: int
    chapter: str


def rows(bank: Bank) -> tuple[DrawableQuestion, ...]:
    """The questions of the list whose scenarios are still as they were when it was written.

    Arguments:
        bank: the questions.
    """
    return _rows(bank, INDEX)


def write_index(bank: Bank, told: Callable[[str], None]) -> None:
    """Write the list anew; the scenarios that have not changed are not looked at again.

    Arguments:
        bank: the questions.
        told: is told of each scenario that is looked at.
    """
    before = _read(INDEX)
    lines = []
    for path in bank.paths:
        digest = bank.digest(path)[:16]
        known = before.get(path)
        if known is None or known[0] != digest:
            told(path)
            # What all questions need is loaded with the first ones, whose time says nothing of theirs.
            bank.questions(bank.paths[0])
            known = [digest, *_drawable(bank, path)]
        lines.append(f"{json.dumps(path)}: {json.dumps(known)}")
    INDEX.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    _rows.cache_clear()


def _drawable(bank: Bank, path: str) -> list[str]:
    began = time.process_time()
    questions = bank.questions(path)
    return [_written(one) for one in questions] if time.process_time() - began <= LONGEST else []


@cache
def _rows(bank: Bank, file: Path) -> tuple[DrawableQuestion, ...]:
    known = _read(file)
    return tuple(
        _row(path, written)
        for path in bank.paths
        if path in known and known[path][0] == bank.digest(path)[:16]
        for written in known[path][1:]
    )


def _read(file: Path) -> Mapping[str, list[str]]:
    found: Mapping[str, list[str]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def _written(question: SchoolQuestion) -> str:
    return f"{question.kind} {question.move} {question.case} {question.level} {question.chapter}"


def _row(path: str, written: str) -> DrawableQuestion:
    kind, move, case, level, chapter = written.split(" ")
    return DrawableQuestion(path, kind, int(move), int(case), int(level), chapter)
