"""Proves what happens next, and how it ends, with each law and without it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.law.citation import cite
from judge.school.kinds.happens_next import NOTHING
from judge.school.proof.facts import facts_in, true_at
from judge.school.proof.proving import Proving
from judge.school.question import SchoolQuestion
from judge.school.reasons import LATER, NOT_YET, SO, without
from judge.school.runs import FormRun


def happens_next(question: SchoolQuestion, here: Proving) -> Iterator[str]:
    """What does not hold of a question that asks what happens next.

    Arguments:
        here: its form, played anew.
    """
    truth = _texts(here.run(), question)
    for answer in question.answers:
        text = answer.text["en"]
        if answer.right:
            if not _comes(text, truth, question.given):
                yield f"“{text}” is not what happens next"
            continue
        law = here.law(answer)
        citation = cite(law, here.edition)
        there = _texts(here.run(law), question)
        if answer.why == without(SO, citation):
            held = _comes(text, there, question.given) and text not in _sentences(truth)
        elif answer.why == without(NOT_YET, citation):
            held = _comes(text, there, question.given) and text in _sentences(truth[question.given + 1 :])
        else:
            held = answer.why == without(LATER, citation) and text in _sentences(there[question.given + 1 :])
            held = held and text not in _sentences(truth)
        if not held or _comes(text, truth, question.given):
            yield f"“{text}” is not so without {answer.law}"


def _comes(text: str, steps: Sequence[str], place: int) -> bool:
    """Whether an answer says which step stands at a place."""
    return text == NOTHING.say("en") if place == len(steps) else text in _sentences(steps[place : place + 1])


def _sentences(steps: Sequence[str]) -> list[str]:
    return [step if step.endswith((".", "!", "?", "…")) else f"{step}." for step in steps]


def end(question: SchoolQuestion, here: Proving) -> Iterator[str]:
    """What does not hold of a question that asks how a form ends.

    Arguments:
        here: its form, played anew.
    """
    truth = _end(here.run())
    for answer in question.answers:
        there = truth if answer.right else _end(here.run(here.law(answer)))
        said = facts_in(answer.text["en"])
        if not said <= there:
            yield f"“{answer.text['en']}” is not the end without {answer.law or '-'}"
        if not answer.right and (said <= truth or answer.why != without(SO, cite(here.law(answer), here.edition))):
            yield f"“{answer.text['en']}” is true at the end"


def _texts(run: FormRun, question: SchoolQuestion) -> list[str]:
    return [step.text["en"] for step in run.steps[question.move - 1]] if len(run.moves) >= question.move else []


def _end(run: FormRun) -> frozenset[str]:
    return true_at(run.performance.state, run.performance.names)
