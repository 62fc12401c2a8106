"""The ruling on a form as its moves ask it: on what the last of them that decided something comes to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judge.law.laws.law import Law
from judge.messages import Language
from judge.ruling.question import Follows
from judge.ruling.ruling import Ruling
from judge.ruling.trials import MOST_STEPS, Trials
from judge.ruling.writer import RulingWriter
from judge.scenario.performance import Performance
from judge.scenario.verdict import Judgement
from judge.telling.seat import SeatView
from judge.telling.story import seat_named
from judge.telling.view import Story

MOST_AT_ONCE = 2_000
"""So many steps are played again where somebody waits, so that an answer comes before the bound of a computation."""


def ruling(
    performance: Performance,
    seat: SeatView,
    story: Story,
    language: Language,
    go_on: Callable[[Performance], object] = lambda run: None,
    due: tuple[str, Sequence[Law]] | None = None,
    most: int = MOST_STEPS,
) -> Ruling | None:
    """The ruling on what the last move of a form that decided something comes to; None before the first one.

    Arguments:
        performance: the form as it was played.
        seat: from where it is told.
        story: the same, told.
        go_on: what was done with it when its moves were used up.
        due: what is due after it, in words, and the laws that ask it; None where nothing is.
        most: how many steps are played again to prove it.
    """
    writer = RulingWriter(Trials(performance, go_on, most), seat, language)
    texts = {move.line: move.text for move in story.moves}
    last = performance.played[-1]
    line = texts.get(last.move.line.number, "") if last.move is not None else ""
    if performance.open:
        return writer.open(last, line)
    if performance.unplayed is not None:
        return writer.not_played(performance.unplayed, line)
    if due is not None and last.move is not None and not last.happenings and last.refusal is None:
        return writer.only_chosen(line, *due)
    for played in reversed(performance.played):
        if played.move is not None and (played.happenings or played.refusal is not None):
            number = played.move.line.number
            return writer.rule(Follows(number), texts.get(number, ""))
    return None


def ruling_of_story(judgement: Judgement, told: Story, language: Language) -> Ruling | None:
    """The ruling on a scenario that was judged and told; None where it cannot be played or nothing is done in it.

    Arguments:
        judgement: the scenario, judged.
        told: the same, told.
    """
    performance = judgement.performance
    if performance is None or judgement.own == "unreadable":
        return None
    seat = SeatView(performance, seat_named(told.seat, performance.names.players) if told.seat else None)
    return ruling(performance, seat, told, language)
