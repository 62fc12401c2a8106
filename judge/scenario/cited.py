"""The laws that a run cites, and those of them that its edition does not have, which is a fault of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.game.edition import Edition
from judge.game.event.choices import Question
from judge.law.laws.law import Law
from judge.scenario.performance import Performance, PlayedMove


def laws_of(performance: Performance) -> tuple[Law, ...]:
    """The laws that decide in a run, in the order in which they do: of each move’s steps, then of the questions."""
    steps = (law for played in performance.played for law in _laws_of_move(played))
    questions = (law for put in performance.questions for law in put.question.laws)
    return tuple(dict.fromkeys((*steps, *questions)))


def laws_of_steps(performance: Performance) -> Iterator[Law]:
    """The laws of each step of a run, and those that come nearest where the rules do not settle what happens."""
    for played in performance.played:
        yield from _laws_of_move(played)
    if performance.played:
        yield from performance.open


def laws_of_question(question: Question) -> Iterator[Law]:
    """The laws that put a question, and those that refuse what is not allowed."""
    yield from question.laws
    for option in question.conceivable:
        if option.refusal is not None:
            yield from option.refusal.laws


def foreign(laws: Iterable[Law], edition: Edition) -> Iterator[str]:
    """What is wrong with citing some laws in an edition, in words for those who build the engine.

    Arguments:
        laws: what is cited.
    """
    if edition.absent:
        for law in dict.fromkeys(laws):
            if law.name in edition.absent:
                yield f"{law.name} is cited, and edition {edition.name} does not have it"


def foreign_in(performance: Performance) -> list[str]:
    """What is wrong with the laws that a run cites, those of every refusal among them."""
    refusals = (law for put in performance.questions for law in laws_of_question(put.question))
    return list(foreign((*laws_of(performance), *refusals), performance.rules.edition))


def _laws_of_move(played: PlayedMove) -> Iterator[Law]:
    for happening in played.happenings:
        yield from happening.laws
    if played.refusal is not None:
        yield from played.refusal.laws
