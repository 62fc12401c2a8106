"""Why does this happen? Of the articles that decide in a form, the one without which a step would not happen."""

from __future__ import annotations

from collections.abc import Iterator

from judge.law.citation import by_article, cite
from judge.law.laws.law import Law
from judge.messages import message
from judge.school.kinds.articles import by_article_of
from judge.school.kinds.step import LONGEST_MOVE, about_step, happens, tells
from judge.school.question import Answer, SchoolQuestion, chance_of, level_of, offered
from judge.school.reasons import HAPPENS_ANYWAY, without
from judge.school.runs import FormRuns, WordedStep

ASKS = message("Why does this happen? Which article decides it?")

MOST_OTHERS = 3
"""So many articles are offered that do not decide it."""


def questions(lived: FormRuns, path: str, form: int) -> Iterator[SchoolQuestion]:
    """The questions about the steps of a form: of each move the last step that one article alone brings about.

    Arguments:
        lived: the form, and what becomes of it without each of its laws.
        path: the scenario's path.
        form: which form it is.
    """
    for move, steps in enumerate(lived.run.steps):
        if len(steps) > LONGEST_MOVE:
            continue
        made = (_question(lived, path, form, move, place) for place in reversed(range(len(steps))))
        question = next((one for one in made if one is not None), None)
        if question is not None:
            yield question


def _question(lived: FormRuns, path: str, form: int, move: int, place: int) -> SchoolQuestion | None:
    step = lived.run.steps[move][place]
    if not tells(step):
        return None
    deciding = next((law for law in step.laws if _decides(lived, law, move, step)), None)
    if deciding is None:
        return None
    name = f"why:{path}:{form}:{move + 1}:{place}"
    others = chance_of(name).shuffled(_idle(lived, move, place))
    near = {law for one in lived.run.steps[move] for law in one.laws}
    others.sort(key=lambda law: law not in near)
    wrong = (_wrong(law, lived.edition) for law in others[:MOST_OTHERS])
    answers = offered(name, Answer(by_article_of(deciding, lived.edition)), wrong)
    steps = lived.run.steps[move]
    before = (law for told in (*lived.run.steps[:move], steps[: place + 1]) for one in told for law in one.laws)
    return about_step(lived, "why", path, form, (move, place), ASKS, answers, (deciding, *step.laws), level_of(before))


def _decides(lived: FormRuns, law: Law, move: int, step: WordedStep) -> bool:
    """Whether a step would not happen without a law, though the game comes to its move and goes on."""
    other = lived.without.get(law)
    return other is not None and len(other.moves) > move and not happens(other, move, step)


def _idle(lived: FormRuns, move: int, place: int) -> list[Law]:
    """The laws that decide somewhere in the form, but not this step: it happens without each of them, in its place."""
    step = lived.run.steps[move][place]
    own = {cite(law, lived.edition).article for law in step.laws}
    return [
        law
        for law, other in lived.without.items()
        if len(other.moves) > move
        and [one.text for one in other.steps[move][place : place + 1]] == [step.text]
        and cite(law, lived.edition).article not in own
        and len(by_article(lived.edition)[cite(law, lived.edition).article]) == 1
    ]


def _wrong(law: Law, edition: str) -> Answer:
    citation = cite(law, edition)
    return Answer(by_article_of(law, edition), citation.article, without(HAPPENS_ANYWAY, citation))
