"""The ruling on a form: on what its file asks or says, or on what its last move comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from judge.law.citation import citations
from judge.law.laws.law import Law
from judge.messages import Language
from judge.ruling.asking import asked, stated
from judge.ruling.question import Follows
from judge.ruling.ruling import Ruling
from judge.ruling.trials import MOST_STEPS, Trials, go_no_further
from judge.ruling.writer import RulingWriter
from judge.scenario.asked import asked_line
from judge.scenario.form import SourceLine
from judge.scenario.performance import Performance
from judge.scenario.typed import typed_articles
from judge.scenario.verdict import Judgement
from judge.telling.moves import told_move
from judge.telling.seat import SeatView
from judge.telling.story import seat_named
from judge.value import changed

MOST_AT_ONCE = 2_000
"""So many steps are played again where somebody waits, so that an answer comes before the bound of a computation."""


def ruling(
    performance: Performance,
    seat: SeatView,
    language: Language,
    go_on: Callable[[Performance], object] = go_no_further,
    due: tuple[str, Sequence[Law]] | None = None,
    most: int = MOST_STEPS,
) -> Ruling | None:
    """The ruling on what the last move of a form that decided something comes to; None before the first one.

    Arguments:
        performance: the form as it was played.
        seat: from where it is told.
        go_on: what was done with it when its moves were used up.
        due: what is due after it, in words, and the laws that ask it; None where nothing is.
        most: how many steps are played again to prove it.
    """
    writer = RulingWriter(Trials(performance, go_on, most), seat, language)
    last = performance.played[-1]
    line = told_move(last, performance.names, seat, language)
    if performance.open:
        return writer.open(last, line)
    if performance.unplayed is not None:
        return writer.not_played(performance.unplayed, line)
    if due is not None and last.move is not None and not last.happenings and last.refusal is None:
        return writer.only_chosen(line, *due)
    for played in reversed(performance.played):
        if played.move is not None and (played.happenings or played.refusal is not None):
            return writer.rule(Follows(played.move.line.number), told_move(played, performance.names, seat, language))
    return None


def ruling_of_form(
    judgement: Judgement, language: Language, seat: str = "", others: Iterable[Judgement] = ()
) -> Ruling | None:
    """The ruling on a form that was judged; None where it cannot be played or nothing is done in it.

    What the file asks of the form is ruled; where it asks nothing, what it says that tells the form from another one;
    else, or where the rules leave open what happens, what the last move comes to.

    Arguments:
        judgement: the form, judged.
        seat: the name of the player from whose seat it is told; "" for the judge's.

    Raises:
        UnknownSeat: nobody of that name sits there.
    """
    performance = judgement.performance
    if performance is None or judgement.own == "unreadable":
        return None
    watcher = SeatView(performance, seat_named(seat, performance.names.players) if seat else None)
    if performance.open or performance.unplayed is not None:
        return ruling(performance, watcher, language)
    line = asked_line(judgement.scenario)
    runs = [other.performance for other in others if other.performance is not None]
    question = (
        asked(line.text, performance, watcher, language)
        if line is not None
        else stated(performance, watcher, language, runs)
    )
    if question is None:
        return ruling(performance, watcher, language)
    ruled = RulingWriter(Trials(performance), watcher, language).rule(*question, runs)
    return changed(ruled, unnamed=_unnamed(line, judgement, ruled)) if line is not None else ruled


def _unnamed(line: SourceLine, judgement: Judgement, ruled: Ruling) -> tuple[str, ...]:
    """The articles that a file names for its question, where the ruling names none of them, nor one that they sum up.

    Arguments:
        line: the question, with its articles.
    """
    named = set(ruled.laws)
    for citation in citations(ruled.edition).values():
        if citation.article in named:
            named |= set(citation.summaries)
    typed = list(typed_articles(line, judgement.scenario))
    if any(not named.isdisjoint(one) for one in typed):
        return ()
    return tuple(dict.fromkeys(number for one in typed for number in one))
