"""The ruling that explains a question: on the step, the move or the end that it is about, kept like those of files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from judge.messages import Language
from judge.ruling.asking import UnknownAskedError, asked, following
from judge.ruling.kept_runs import archive_name
from judge.ruling.question import Happens, RulingQuestion
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import MOST_AT_ONCE, ruling_of_form
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.scenario.file import read_bytes
from judge.scenario.form import MoveLine, SourceLine
from judge.scenario.performance import Performance
from judge.scenario.play import perform
from judge.scenario.source import read_source
from judge.scenario.verdict import Judgement, judge
from judge.school.kinds.order import WHICH
from judge.school.question import SchoolQuestion
from judge.school.question_context import AHEAD
from judge.school.reasons import in_words
from judge.telling.archive import open_archive
from judge.telling.seat import SeatView
from judge.value import value

KIND = "questions"
"""What the rulings of the school are kept as."""


@value(frozen=True, slots=True)
class QuestionRulings:
    """The rulings on the questions about a scenario.

    Arguments:
        found: each by the question’s name in addresses; None where there is nothing to prove.
    """

    found: Mapping[str, Ruling | None]


def kept_question_rulings(file: Path, path: str, language: Language) -> QuestionRulings:
    """The rulings on questions about a scenario that were made before.

    Arguments:
        file: the scenario’s file.
        path: its path without ``.md``.

    Raises:
        OSError: the file cannot be opened.
    """
    archive = open_archive()
    kept = archive.value(_name(file, path, language), QuestionRulings) if archive is not None else None
    return kept or QuestionRulings({})


def rule_question(question: SchoolQuestion, file: Path, language: Language) -> Ruling | None:
    """The ruling on a question, made anew and kept; None where there is nothing to prove.

    Arguments:
        file: the scenario’s file.

    Raises:
        OSError: the file cannot be opened.
    """
    judgement = judge(read_bytes(read_source(file), f"{question.path}.md"), question.edition)
    ruled = _rule(question, judgement, language)
    kept = kept_question_rulings(file, question.path, language)
    _keep(file, question.path, language, {**kept.found, question.key: ruled})
    return ruled


def _keep(file: Path, path: str, language: Language, found: Mapping[str, Ruling | None]) -> None:
    archive = open_archive()
    if archive is not None:
        archive.keep_value(_name(file, path, language), QuestionRulings(found))


def _name(file: Path, path: str, language: Language) -> str:
    return archive_name(read_source(file), f"{path}.md", language, KIND)


def _rule(question: SchoolQuestion, file: Judgement, language: Language) -> Ruling | None:
    form = (file, *file.twins)[question.form]
    if form.performance is None or not question.move:
        return ruling_of_form(form, language, others=[one for one in (file, *file.twins) if one is not form])
    if question.kind in AHEAD:
        return _about_move(_tried(question, form.performance), language, allowed=question.kind == "may")
    return _happening(question, form.performance, language)


def _happening(question: SchoolQuestion, run: Performance, language: Language) -> Ruling | None:
    """The ruling on what happens, or on the first wrong answer where nothing does."""
    if question.resolution:
        found = _asked(question.resolution[0].text["en"], run, language)
        return _ruled(*found, run, language) if found is not None else None
    for answer in question.answers:
        asks, words = _asked(answer.text["en"].removesuffix("."), run, language) or (None, "")
        speaks = isinstance(asks, Happens) and any(said.values for said in asks.said)
        if asks is not None and speaks and not asks.steps(run):
            return _ruled(asks, words, run, language)
    return None


def _about_move(run: Performance | None, language: Language, *, allowed: bool) -> Ruling | None:
    """The ruling on the last move of a form.

    Arguments:
        allowed: whether it is asked if the move is allowed; if not, what follows it.
    """
    if run is None:
        return None
    moves, seat = run.scenario.moves, SeatView(run, None)
    found = asked(moves[-1].line.text, run, seat, language) if allowed else following(len(moves), run, seat, language)
    return _ruled(*found, run, language)


def _asked(line: str, run: Performance, language: Language) -> tuple[RulingQuestion, str] | None:
    try:
        return asked(line, run, SeatView(run, None), language)
    except UnknownAskedError:
        return None


def _ruled(question: RulingQuestion, line: str, run: Performance, language: Language) -> Ruling:
    return RulingWriter(Trials(run, most=MOST_AT_ONCE), SeatView(run, None), language).rule(question, line)


def _tried(question: SchoolQuestion, run: Performance) -> Performance | None:
    """A form up to the move before which a question is asked, and there the move that it is about."""
    right = next(answer for answer in question.answers if answer.right)
    line = right.text if question.asks == in_words(WHICH) else question.about
    made = [one for one in run.played if one.move is not None or one.happenings]
    move = made[question.move - 1].move
    assert line is not None and move is not None
    moves = run.scenario.moves
    before = moves[: next(place for place, one in enumerate(moves) if one is move)]
    tried = MoveLine(SourceLine(move.line.number, line["en"]))
    form = replace(run.scenario, moves=[*before, tried], outcome=[], ruling=[], twins=[], mistakes=[], mended=[])
    return perform(form, run.rules, strict=False, unfinished=True)
