"""A step that happens, asked about: which are worth it, whether one happens elsewhere too, the question itself."""

from __future__ import annotations

from collections.abc import Sequence

from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.messages import Message
from judge.school.question import FEWEST_ANSWERS, Answer, SchoolQuestion, steps_of
from judge.school.reasons import in_words
from judge.school.runs import FormRun, FormRuns, WordedStep

LONGEST_MOVE = 40
"""A move with more steps tells them over and over; it is not asked about."""

ROUTINE = frozenset(
    (
        "goes_to_limbo",
        "resolves",
        "emblem_ceases",
        "ceases",
        "no_longer",
        "passes",
        "announces",
        "chooses_mode",
        "lasts",
        "targets",
        "targets_only",
        "targets_expedition",
        "targets_only_player",
        "characteristics_change",
        "phase_begins",
        "exhausts_orbs",
        "reveals",
        "tie",
        "stays",
    )
)
"""The sentences of steps that come about in every game and say little of this one; they are not asked about."""


def happens(run: FormRun, move: int, step: WordedStep) -> bool:
    """Whether a step happens in a move of another run, wherever in it.

    Arguments:
        run: the other run.
        move: the place of the move, from 0.
        step: what happens.
    """
    return len(run.moves) > move and any(one.text == step.text for one in run.steps[move])


def tells(step: WordedStep) -> bool:
    """Whether a step says something of its game, so that it is worth asking about."""
    return step.happening is not None and step.happening.sentence not in ROUTINE and bool(step.laws)


def about_step(
    lived: FormRuns,
    kind: str,
    path: str,
    form: int,
    at: tuple[int, int],
    asks: Message,
    answers: tuple[Answer, ...],
    laws: Sequence[Law],
    level: int,
) -> SchoolQuestion | None:
    """The question about a step; None where there are too few answers to choose from.

    Arguments:
        lived: the form as it was played.
        kind: what kind of question it is.
        path: the scenario's path.
        form: which form it is.
        at: the places of the move and of the step in it, from 0.
        asks: what is asked.
        answers: what is offered.
        laws: the laws that are named once it is answered.
        level: how hard it is.
    """
    if len(answers) < FEWEST_ANSWERS:
        return None
    move, place = at
    steps = lived.run.steps[move]
    return SchoolQuestion(
        kind=kind,
        path=path,
        form=form,
        move=move + 1,
        asks=in_words(asks),
        about=steps[place].text,
        given=place,
        answers=answers,
        resolution=steps_of(steps[place:], lived.edition),
        laws=tuple(dict.fromkeys(cite(law, lived.edition).article for law in laws)),
        level=level,
    )
