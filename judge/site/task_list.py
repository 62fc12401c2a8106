"""The tasks with which a lesson begins, and the parts of the lesson that are folded behind them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judge.editions import rules_of
from judge.messages import Language
from judge.playing.replaying import PERSON
from judge.playing.script import edition_of_situation, script_of, tasks_of
from judge.telling.board import Painter
from judge.telling.seat import SeatView
from judge.telling.table import BoardView
from judge.value import value


@value(frozen=True, slots=True)
class TaskView:
    """A task as a lesson shows it.

    Arguments:
        name: the name of its situation.
        title: what it is called.
        goal: what is to be done.
        board: how the table lies, as the person sees it.
    """

    name: str
    title: str
    goal: str
    board: BoardView


@value(frozen=True, slots=True)
class LessonPart:
    """A part of a lesson: a heading with what stands below it.

    Arguments:
        title: the heading; "" before the first one.
        blocks: what stands below it, each with its kind.
        open: whether a step or an answer in it was chosen.
    """

    title: str
    blocks: tuple[tuple[str, Any], ...]
    open: bool


def tasks(lesson: str, language: Language) -> tuple[TaskView, ...]:
    """The tasks of a lesson.

    Arguments:
        lesson: its name.
    """
    return tuple(_view(name, language) for name in tasks_of(lesson))


def _view(name: str, language: Language) -> TaskView:
    script, rules = script_of(name), rules_of(edition_of_situation(name))
    painter = Painter(script.names, rules, language, SeatView(script.performance, PERSON))
    return TaskView(name, script.title[language], script.lines[0].words[language][0], painter.board(script.start))


def parts(blocks: Iterable[tuple[str, Any]], state: Mapping[str, object]) -> Iterator[LessonPart]:
    """The parts of a lesson, as its headings part it.

    Arguments:
        blocks: what stands in it, each with its kind.
        state: the steps and answers that were chosen, by the names of what stands there.
    """
    title, below = "", list[tuple[str, Any]]()
    for kind, block in blocks:
        if kind != "heading":
            below.append((kind, block))
            continue
        if below:
            yield _part(title, below, state)
        title, below = block, []
    yield _part(title, below, state)


def _part(title: str, below: list[tuple[str, Any]], state: Mapping[str, object]) -> LessonPart:
    return LessonPart(title, tuple(below), any(getattr(block, "part", None) in state for _, block in below))
