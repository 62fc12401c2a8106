"""Proves which article decides a step, and which change of the board would stop it: the form is played with each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.editions import rules_of
from judge.law.citation import by_article, cite
from judge.school.kinds.articles import by_article_of
from judge.school.kinds.stop import changed_form
from judge.school.proof.proving import Proving
from judge.school.question import Answer, SchoolQuestion
from judge.school.reasons import HAPPENS_ANYWAY, NO_LESS, in_words, without
from judge.school.runs import FormRun, WordedStep, play_form


def why(question: SchoolQuestion, here: Proving) -> Iterator[str]:
    """What does not hold of a question that asks which article decides a step.

    Arguments:
        here: its form, played anew.
    """
    told = _steps(here.run(), question)[question.given : question.given + 1]
    if not told or told[0].text != question.about:
        yield "what it asks about does not happen there"
        return
    cited = [cite(law, here.edition).article for law in told[0].laws]
    for answer in question.answers:
        number = answer.text["en"].partition(",")[0]
        laws = by_article(here.edition).get(number, ())
        held = [law for law in laws if by_article_of(law, here.edition) == answer.text]
        if answer.right:
            runs = [here.run(law) for law in held if law in told[0].laws]
            if not any(run.settled and _comes_to(run, question) and not _told(run, question) for run in runs):
                yield f"it happens without {number} too"
            continue
        if answer.law != number or number in cited or not held:
            yield f"{number} decides it"
        elif answer.why != without(HAPPENS_ANYWAY, cite(here.law(answer), here.edition)):
            yield f"that is not why {number} is wrong"
        elif not all(run.settled and _told(run, question) for run in map(here.run, held)):
            yield f"it does not happen without {number}"


def stop(question: SchoolQuestion, here: Proving) -> Iterator[str]:
    """What does not hold of a question that asks which change of the board would stop a step.

    Arguments:
        here: its form, played anew.
    """
    if not _told(here.run(), question):
        yield "what it asks about does not happen there"
    for answer in question.answers:
        run = _changed(answer, here)
        if run is None or not run.settled or not _comes_to(run, question):
            yield f"the game does not come to it with “{answer.text['en']}”"
            continue
        told = _told(run, question)
        if answer.right and told:
            yield f"it happens with “{answer.text['en']}” too"
        if not answer.right:
            numbers = [cite(law, here.edition).article for step in told[:1] for law in step.laws]
            if numbers[:1] != [answer.law] or answer.why != in_words(NO_LESS.filled(step=told[0].text)):
                yield f"“{answer.text['en']}” stops it, or {answer.law} does not decide it"


def _changed(answer: Answer, here: Proving) -> FormRun | None:
    """The form as it is played with the change that an answer tells."""
    return play_form(changed_form(here.form, answer.text["en"]), rules_of(here.edition))


def _comes_to(run: FormRun, question: SchoolQuestion) -> bool:
    return len(run.moves) >= question.move


def _steps(run: FormRun, question: SchoolQuestion) -> Sequence[WordedStep]:
    return run.steps[question.move - 1] if _comes_to(run, question) else ()


def _told(run: FormRun, question: SchoolQuestion) -> list[WordedStep]:
    """The steps of its move that are what a question is about."""
    return [step for step in _steps(run, question) if step.text == question.about]
