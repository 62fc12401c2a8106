"""The answer to a question by another edition, where the game comes to the same question and answers it otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.exploring.summary import summary
from judge.game.state.state import State
from judge.game.terms import Expedition
from judge.messages import LANGUAGES
from judge.school.kinds.articles import no_by
from judge.school.kinds.ends import apart, facts, side_by_side
from judge.school.kinds.happens_next import answer_of
from judge.school.kinds.may import YES, telling
from judge.school.kinds.moment import Case, DecisionPoint, cases, moments
from judge.school.kinds.order import WHICH, ends_of
from judge.school.kinds.region import asks_about, dusk_of, movers_in_words, movers_of
from judge.school.proof.facts import facts_in, true_at
from judge.school.question import SchoolQuestion
from judge.school.reasons import in_words
from judge.school.runs import FormRun, FormRuns, Text, same


def answer_elsewhere(question: SchoolQuestion, here: FormRuns, there: FormRuns) -> Text | None:
    """The right answer to a question by another edition; None where it is the same, or the game does not come to it.

    Arguments:
        here: the form, as it is played by the question's edition.
        there: the form, as it is played by the other one.
    """
    if question.kind not in _ANSWERS or not _comes_to_the_same(question, here, there):
        return None
    found = _ANSWERS[question.kind](question, here, there)
    alike = found is None or found["en"] == question.right.text["en"] or not all(found.values())
    return None if alike else found


def _comes_to_the_same(question: SchoolQuestion, here: FormRuns, there: FormRuns) -> bool:
    """Whether the same moves lead to the same board and to the same move, the one that a question is about."""
    moves = question.move or len(here.run.moves)
    if len(there.run.moves) < moves or (not question.move and len(there.run.moves) > moves):
        return False
    made = [_lines(one.run, moves) for one in (here, there)]
    asked_before = question.kind in ("may", "order")
    if made[0][: -1 if asked_before else None] != made[1][: -1 if asked_before else None]:
        return False
    boards = [facts(_before(one.run, question.move), one.names) for one in (here, there)]
    return boards[0] == boards[1]


def _lines(run: FormRun, moves: int) -> list[str]:
    return [one.move.line.text if one.move is not None else "" for one in run.moves[:moves]]


def _before(run: FormRun, move: int) -> State:
    """The position before a move; at the start for 0."""
    told = [step.happening for steps in run.steps[: move - 1] for step in steps if step.happening] if move else []
    return told[-1].state if told else run.performance.start


def _next(question: SchoolQuestion, here: FormRuns, there: FormRuns) -> Text | None:
    mine, theirs = here.run.steps[question.move - 1], there.run.steps[question.move - 1]
    if len(theirs) < question.given or not same(mine[: question.given], theirs[: question.given]):
        return None
    return answer_of(theirs[question.given] if question.given < len(theirs) else None)


def _end(question: SchoolQuestion, here: FormRuns, there: FormRuns) -> Text | None:
    ends = [facts(one.run.performance.state, one.names) for one in (here, there)]
    if facts_in(question.right.text["en"]) <= true_at(there.run.performance.state, there.names):
        return None
    return side_by_side(ends, apart(*ends), there.names)[1]


def _region(question: SchoolQuestion, here: FormRuns, there: FormRuns) -> Text | None:
    move = question.move - 1
    dusk = dusk_of(here.run.steps[move]), dusk_of(there.run.steps[move])
    if dusk[0] is None or dusk[1] is None:
        return None
    found = [one.run.steps[move][place].happening for one, place in zip((here, there), dusk, strict=True) if place]
    boards = [facts(one.state, here.names) for one in found if one is not None]
    if any(board != boards[0] for board in boards):
        return None
    expedition = next(one for one in Expedition if asks_about(one) == question.asks)
    movers = movers_of(there.run, move, expedition)
    return movers_in_words(movers, there) if movers is not None else None


def _may(question: SchoolQuestion, here: FormRuns, there: FormRuns) -> Text | None:
    moment = _moment(question, there)
    found = _case(question.about, moment, there) if moment is not None else None
    if found is None:
        return None
    allowed = question.right.text == in_words(YES)
    if found.refusal is None or allowed:
        ways = telling(found.option)
        return in_words(YES) if found.refusal is None else no_by(ways[0], there.edition) if ways else None
    return None


def _order(question: SchoolQuestion, here: FormRuns, there: FormRuns) -> Text | None:
    moment = _moment(question, there)
    if moment is None:
        return None
    if question.asks != in_words(WHICH):
        found = _case(question.about, moment, there)
        states = ends_of(moment, found.option) if found is not None and found.refusal is None else ()
        if len(states) != 1 or facts_in(question.right.text["en"]) <= true_at(states[0], there.names):
            return None
        start = facts(moment.unit, there.names)
        end = facts(states[0], there.names)
        return side_by_side([end], apart(start, end), there.names)[0]
    leading = []
    for answer in question.answers:
        found = _case(answer.text, moment, there)
        if found is None:
            return None
        ends = ends_of(moment, found.option) if found.refusal is None else ()
        if question.about and question.about["en"] in {summary(moment.unit, one, there.names, "en") for one in ends}:
            leading.append(answer.text)
    return leading[0] if len(leading) == 1 else None


def _moment(question: SchoolQuestion, there: FormRuns) -> DecisionPoint | None:
    """The moment at which a question is asked, by another edition."""
    return next((one for one in moments(there) if one.move == question.move), None)


def _case(line: Text | None, moment: DecisionPoint, there: FormRuns) -> Case | None:
    """The option that a line chooses."""
    known = cases(moment, there)
    return next((one for one in known if line and all(one.line[each] == line[each] for each in LANGUAGES)), None)


_ANSWERS: Mapping[str, Callable[[SchoolQuestion, FormRuns, FormRuns], Text | None]] = {
    "next": _next,
    "end": _end,
    "region": _region,
    "may": _may,
    "order": _order,
}
"""The kinds whose answers another edition can be asked for; a number of an article is always another one there."""
