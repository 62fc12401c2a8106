"""Proves what may be done and what may not, and where each choice leads."""

from __future__ import annotations

from collections.abc import Iterator

from judge.exploring.answer_lines import retell
from judge.exploring.budget import Budget
from judge.exploring.course import Point
from judge.exploring.exploration import Exploration, explore
from judge.exploring.horizon import Horizon
from judge.exploring.possible import Choice, possible
from judge.exploring.summary import summary
from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.school.kinds.may import YES
from judge.school.kinds.order import POSITIONS, VISITS, WHERE
from judge.school.proof.facts import facts_in, true_at
from judge.school.proof.proving import Proving
from judge.school.question import SchoolQuestion
from judge.school.reasons import (
    ALLOWED_ANYWAY,
    FORBIDDEN,
    FORBIDDEN_ANYWAY,
    LEADS,
    MAY_LEAD,
    OTHER_CHOICE,
    SO,
    SOMETHING_ELSE,
    in_words,
    without,
)
from judge.school.runs import Text


def may(question: SchoolQuestion, here: Proving) -> Iterator[str]:
    """What does not hold of a question that asks whether something may be done.

    Arguments:
        here: its form, played anew.
    """
    line = question.about["en"] if question.about is not None else ""
    truth = _permission(here.point(question), here, line)
    for answer in question.answers:
        allowing = answer.text["en"] == YES.say("en")
        if answer.right:
            if (truth is None) != allowing:
                yield "the right answer is not what the engine says"
            if truth is not None and not any(f"No: {one}," in answer.text["en"] for one in truth):
                yield f"the engine refuses it by {', '.join(truth)}"
            continue
        law = here.law(answer)
        citation = cite(law, here.edition)
        there = _permission(here.point(question, law), here, line)
        if allowing:
            if there is not None or truth is None or answer.why != without(SO, citation):
                yield f"it is refused without {answer.law} too"
        elif (there is None) != (truth is None) or (truth is not None and answer.law in truth):
            yield f"{answer.law} decides it"
        elif answer.why != without(ALLOWED_ANYWAY if truth is None else FORBIDDEN_ANYWAY, citation) and not any(
            answer.law in one.laws and one.line != line and answer.why == in_words(SOMETHING_ELSE.filled(line=theirs))
            for one, theirs in _refused(question, here)
        ):
            yield f"{answer.law} forbids nothing else there"


def _refused(question: SchoolQuestion, here: Proving) -> Iterator[tuple[Choice, Text]]:
    """What is refused when a question is asked, each with its line in every language."""
    point, names = here.point(question), here.run().performance.names
    for one, french in zip(possible(point, names, "en"), possible(point, names, "fr"), strict=True):
        if not one.legal:
            yield one, {"en": one.line, "fr": french.line}


def order(question: SchoolQuestion, here: Proving) -> Iterator[str]:
    """What does not hold of a question about a choice.

    Arguments:
        here: its form, played anew.
    """
    about = question.about["en"] if question.about is not None else ""
    names = here.run().performance.names
    known = {one.line: one for one in possible(here.point(question), names, "en")}
    asked_where = question.asks == in_words(WHERE)
    for answer in question.answers:
        text, why = answer.text["en"], (answer.why or {"en": ""})["en"]
        if not asked_where:
            choice = known[text]
            ends = _ends(question, here, choice) if choice.legal else set()
            if (about in ends) != answer.right:
                yield f"“{text}” leads to {', '.join(sorted(ends))}"
            reason = FORBIDDEN.filled(reason=choice.refusal) if not choice.legal else None
            if reason is not None and (answer.law not in choice.laws or why != reason.say("en")):
                yield f"“{text}” is not refused by {answer.law}"
            if not answer.right and reason is None:
                if not any(why == one.filled(end=end).say("en") for end in ends for one in (LEADS, MAY_LEAD)):
                    yield f"“{text}” leads to {', '.join(sorted(ends))}"
                if answer.law not in _decided(question, here, choice):
                    yield f"{answer.law} decides nothing after “{text}”"
        elif answer.right or answer.why == without(SO, cite(here.law(answer), here.edition)):
            law = None if answer.right else here.law(answer)
            if _claims_hold(question, here, known[about], text, law) != {True}:
                yield f"“{about}” does not lead to “{text}” without {answer.law or '-'}"
        elif not any(
            why == OTHER_CHOICE.filled(line=line).say("en")
            and True in _claims_hold(question, here, one, text)
            and answer.law in _decided(question, here, one)
            for line, one in known.items()
            if one.legal and line != about
        ):
            yield f"no other choice leads to “{text}”"
        if asked_where and not answer.right and True in _claims_hold(question, here, known[about], text):
            yield f"“{about}” leads to “{text}”"


def _claims_hold(
    question: SchoolQuestion, here: Proving, choice: Choice, text: str, law: Law | None = None
) -> set[bool]:
    """Of each end to which a choice leads: whether an answer says nothing false of it, and all that has changed."""
    names, said = here.run().performance.names, facts_in(text)
    found = _explored(question, here, choice, law)
    start = true_at(here.point(question).unit, names)
    ends = [true_at(outcome.state, names) for outcome in found.outcomes]
    return {end - start <= said <= end for end in ends}


def _ends(question: SchoolQuestion, here: Proving, choice: Choice) -> set[str]:
    """To what a choice leads."""
    names, start = here.run().performance.names, here.point(question).unit
    found = _explored(question, here, choice, None)
    return {summary(start, outcome.state, names, "en") for outcome in found.outcomes}


def _decided(question: SchoolQuestion, here: Proving, choice: Choice) -> set[str]:
    """The articles that decide what follows a choice, or that put the question."""
    found = _explored(question, here, choice, None)
    point = here.point(question)
    asked = point.question.laws if point.question is not None else ()
    lines = [retell(found, outcome) for outcome in found.outcomes]
    laws = {law for line in lines for one in line.happenings for law in one.laws}
    laws.update(asked, *(decision.question.laws for line in lines for decision in line.decisions))
    return {cite(law, point.rules.edition.name).article for law in laws}


def _explored(question: SchoolQuestion, here: Proving, choice: Choice, law: Law | None) -> Exploration:
    point = here.point(question, law)
    same = (choice.option.kind, choice.option.object, choice.option.detail)
    options = point.question.options if point.question is not None else ()
    option = next(one for one in options if (one.kind, one.object, one.detail) == same)
    budget = Budget(POSITIONS, visits=VISITS)
    return explore(point.unit, point.rules, (*point.given, option), Horizon.DECISION, budget)


def _permission(point: Point, here: Proving, line: str) -> tuple[str, ...] | None:
    """The articles that refuse a line; None where it is allowed."""
    names = here.run().performance.names
    found = next(one for one in possible(point, names, "en") if one.line == line)
    return None if found.legal else found.laws
