"""Proves a question anew: the right answer is what the engine does, each wrong one is ruled out as it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from judge.messages import LANGUAGES
from judge.school.proof import choosing, deciding, happening, moving
from judge.school.proof.proving import Proving
from judge.school.question import FEWEST_ANSWERS, Answer, SchoolQuestion

PROOFS: Mapping[str, Callable[[SchoolQuestion, Proving], Iterator[str]]] = {
    "next": happening.happens_next,
    "region": moving.region,
    "end": happening.end,
    "may": choosing.may,
    "order": choosing.order,
    "why": deciding.why,
    "stop": deciding.stop,
}
"""How the questions of each kind are proved."""


def faults(question: SchoolQuestion, here: Proving) -> Iterator[str]:
    """What does not hold of a question, in English; nothing where all of it does.

    Arguments:
        here: its form, played anew.
    """
    if sum(answer.right for answer in question.answers) != 1:
        yield "not one answer alone is right"
    for language in LANGUAGES:
        texts = [answer.text[language].casefold() for answer in question.answers]
        if len(set(texts)) < len(texts) or not all(texts):
            yield f"two answers read the same in {language}"
    if len(question.answers) < FEWEST_ANSWERS:
        yield "there is too little to choose"
    yield from PROOFS[question.kind](question, here)
    yield from _faults_elsewhere(question, here)


def _faults_elsewhere(question: SchoolQuestion, here: Proving) -> Iterator[str]:
    """What does not hold of what is said of other editions: by each, that answer is right, and the right one is not."""
    if here.edition != question.edition:
        yield f"it is asked by edition {question.edition}"
    for edition, text in question.elsewhere:
        there = here.elsewhere(edition)
        other, right = (replace(question, answers=(one,)) for one in (Answer(text), question.right))
        yield from (f"by edition {edition}: {fault}" for fault in PROOFS[question.kind](other, there))
        if not any(PROOFS[question.kind](right, there)):
            yield f"by edition {edition} the right answer is the same"
