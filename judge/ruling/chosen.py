"""The step of a told scenario that somebody chose to ask about: why it happens, or why what was tried is refused."""

from __future__ import annotations

from collections.abc import Callable

from judge.messages import Language
from judge.ruling.asking import UnknownAskedError, asked, following
from judge.ruling.question import RulingQuestion
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import MOST_AT_ONCE
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.scenario.performance import Performance
from judge.scenario.verdict import Judgement
from judge.telling.seat import SeatView
from judge.telling.story import seat_named
from judge.wording.table import sentence


def ruling_on_step(
    file: Judgement,
    number: int,
    language: Language,
    seat: str = "",
    go_on: Callable[[Performance], object] = lambda run: None,
) -> Ruling | None:
    """The ruling on one step of a scenario; None where there is no such step, or nothing to prove about it.

    Arguments:
        file: the scenario, judged.
        number: the step’s number in the story, which counts those of all forms.
        seat: the name of the player from whose seat it is told; "" for the judge's.
        go_on: what was done with it when its moves were used up.
    """
    for judgement in (file, *file.twins):
        performance = judgement.performance
        if performance is None:
            continue
        watcher = SeatView(performance, seat_named(seat, performance.names.players) if seat else None)
        steps = _steps(performance)
        if number <= len(steps):
            said = _question(steps[number - 1], performance, watcher, language)
            if said is None:
                return None
            trials = Trials(performance, go_on, MOST_AT_ONCE)
            return RulingWriter(trials, watcher, language).rule(*said)
        number -= len(steps)
    return None


def _steps(run: Performance) -> list[str | int | None]:
    """What each step of a form’s story asks: a line that happens, the place of a move that is refused, or nothing."""
    found: list[str | int | None] = []
    place = 0
    for played in run.played:
        place += played.move is not None
        for one, names in played.told_apart(run.names):
            found.append(sentence("trace", one.sentence).write(one.values, names, "en"))
        if played.refusal is not None:
            found.append(place)
        if played is run.played[-1]:
            found += [None] * (bool(run.open) + (run.unplayed is not None))
    return found


def _question(
    step: str | int | None, run: Performance, watcher: SeatView, language: Language
) -> tuple[RulingQuestion, str] | None:
    try:
        if isinstance(step, int):
            return following(step, run, watcher, language)
        return asked(step, run, watcher, language) if step is not None else None
    except UnknownAskedError:
        return None
