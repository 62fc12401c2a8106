"""Where a question stands: the board and the moves that one must know to answer it."""

from __future__ import annotations

from judge.school.question import SchoolQuestion
from judge.telling.table import BoardView
from judge.telling.view import Story, StoryMove, StoryStep
from judge.value import value


@value(frozen=True, slots=True)
class QuestionContext:
    """What is shown with a question.

    Arguments:
        board: the board when it is asked.
        made: the moves that have been made, without their steps; for a question about a whole form, all its moves.
        move: the move that it is about; None where it is about what may be done, or about a whole form.
        given: the steps of that move that are told before it is asked.
        after: the steps of that move that are told once it is answered.
    """

    board: BoardView
    made: tuple[StoryMove, ...]
    move: StoryMove | None
    given: tuple[StoryStep, ...]
    after: tuple[StoryStep, ...]


AHEAD = ("may", "order")
"""The kinds of questions that are asked before a move is made."""


def question_context(question: SchoolQuestion, story: Story) -> QuestionContext:
    """Where a question stands.

    Arguments:
        story: its scenario, told.
    """
    form = story.forms[question.form]
    if not question.move:
        return QuestionContext(form.before, form.moves, None, (), form.own_steps)
    if question.kind == "stop":
        after = tuple(step for move in form.moves[: question.move] for step in move.steps)
        return QuestionContext(form.before, form.moves[: question.move], None, (), after)
    made = form.moves[: question.move - 1]
    earlier = [step for move in made for step in move.steps]
    before = earlier[-1].board if earlier else form.before
    if question.kind in AHEAD:
        return QuestionContext(before, made, None, (), ())
    move = form.moves[question.move - 1]
    given = move.steps[: question.given]
    return QuestionContext(given[-1].board if given else before, made, move, given, move.steps[question.given :])
