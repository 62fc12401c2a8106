"""How does it end? What is true at the end of a form, against what would be without a law."""

from __future__ import annotations

from collections.abc import Iterator

from judge.law.citation import cite
from judge.messages import message
from judge.school.kinds.ends import Facts, Subject, apart, facts, false, side_by_side
from judge.school.question import FEWEST_ANSWERS, MOST_ANSWERS, Answer, SchoolQuestion, level_of, offered, steps_of
from judge.school.reasons import SO, in_words, without
from judge.school.runs import FormRuns

ASKS = message("How does it end?")

MOST_FACTS = 4
"""An answer says so many facts at most."""


def questions(lived: FormRuns, path: str, form: int) -> Iterator[SchoolQuestion]:
    """The question about the end of a form, if there is one.

    Arguments:
        lived: the form, and what becomes of it without each of its laws.
        path: the scenario's path.
        form: which form it is.
    """
    run = lived.run
    if any(played.refusal for played in run.moves):
        return
    names = lived.names
    truth = facts(run.performance.state, names)
    subjects: set[Subject] = set()
    others: list[tuple[Answer, Facts]] = []
    ends = [(law, facts(other.performance.state, names)) for law, other in lived.without.items()]
    for law, there in sorted(ends, key=lambda end: len(apart(truth, end[1]))):
        parted = apart(truth, there)
        seen = any(_alike(there, one, subjects | parted) for _, one in others)
        few = len(subjects | parted) <= MOST_FACTS and len(others) < MOST_ANSWERS - 1
        if false(there, truth, parted) and not seen and few:
            subjects |= parted
            citation = cite(law, lived.edition)
            others.append((Answer({}, citation.article, without(SO, citation)), there))
    if not others or not any(subject in truth for subject in subjects):
        return
    right, *told = side_by_side([truth, *(there for _, there in others)], subjects, names)
    wrong = [Answer(text, answer.law, answer.why) for text, (answer, _) in zip(told, others, strict=True)]
    answers = offered(f"end:{path}:{form}", Answer(right), (one for one in wrong if one.text["en"]))
    if len(answers) < FEWEST_ANSWERS:
        return
    steps = [step for told in run.steps for step in told]
    yield SchoolQuestion(
        kind="end",
        path=path,
        form=form,
        move=0,
        asks=in_words(ASKS),
        answers=answers,
        resolution=steps_of(steps, lived.edition),
        laws=tuple(dict.fromkeys(answer.law for answer in answers if answer.law)),
        level=level_of(law for step in steps for law in step.laws),
    )


def _alike(one: Facts, other: Facts, subjects: set[Subject]) -> bool:
    return all(one.get(subject) == other.get(subject) for subject in subjects)
