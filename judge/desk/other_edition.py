"""What another edition would say of a situation: the same, or the first moment at which the two part."""

from __future__ import annotations

from dataclasses import replace

from judge.desk.sheet import read
from judge.desk.view import go_on, ruling_at_the_end
from judge.messages import Language
from judge.ruling.comparing import UncomparableError, compare_judgements, judge_anew, other_edition
from judge.ruling.comparison import FileComparison
from judge.ruling.ruling import Ruling
from judge.scenario.about import edition_of
from judge.scenario.verdict import Judgement
from judge.telling.seat import SeatView


def compare_situation(text: str, language: Language) -> FileComparison:
    """A situation by its own edition and by another one, as the judge sees it; the twins of its text are left out.

    Arguments:
        text: the situation.
    """
    written = replace(read(text), twins=[])
    editions = edition_of(written), other_edition(edition_of(written))
    one, two = (judge_anew(written, edition, unfinished=True) for edition in editions)
    try:
        forms = compare_judgements(one, two, language, go_on, _rule)
    except UncomparableError as error:
        return FileComparison(editions, faults=tuple(fault.message.say(language) for fault in error.judgement.mistakes))
    return FileComparison(editions, forms)


def _rule(form: Judgement, language: Language) -> Ruling | None:
    if form.performance is None:
        return None
    return ruling_at_the_end(form, form.performance, SeatView(form.performance, None), language)
