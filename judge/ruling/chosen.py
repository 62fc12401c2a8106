"""What somebody chose to ask about in a told scenario: a step, a refusal, a card, or an ability that did nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Literal

from judge.messages import Language
from judge.ruling.asking import UnknownAskedError, following, happening
from judge.ruling.idle import idle_abilities
from judge.ruling.offered import OfferedQuestion
from judge.ruling.question import RulingQuestion
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import MOST_AT_ONCE
from judge.ruling.things import things
from judge.ruling.trials import Trials, go_no_further
from judge.ruling.writer import RulingWriter
from judge.scenario.performance import Performance
from judge.scenario.verdict import Judgement
from judge.telling.seat import SeatView
from judge.telling.story import seat_named
from judge.wording.table import sentence

Kind = Literal["step", "idle", "thing"]
"""What one chooses to ask about: a step, an ability that did nothing, or a card or token at the end."""

Asks = Callable[[], tuple[RulingQuestion, str] | None]
"""What is asked, and the line that asks it in words; None where there is nothing to prove."""


def ruling_on_step(
    file: Judgement,
    number: int,
    language: Language,
    seat: str = "",
    go_on: Callable[[Performance], object] = go_no_further,
    kind: Kind = "step",
) -> Ruling | None:
    """The ruling on one step of a scenario, or on another thing that is offered; None where there is nothing to prove.

    Arguments:
        file: the scenario, judged.
        number: its place among those of its kind, of all forms.
        seat: the name of the player from whose seat it is told; "" for the judge's.
        go_on: what was done with it when its moves were used up.
        kind: what was chosen.
    """
    for judgement in (file, *file.twins):
        performance = judgement.performance
        if performance is None:
            continue
        watcher = SeatView(performance, seat_named(seat, performance.names.players) if seat else None)
        offered = OFFERED[kind](performance, watcher, language)
        if number <= len(offered):
            said = offered[number - 1]()
            trials = Trials(performance, go_on, MOST_AT_ONCE)
            return RulingWriter(trials, watcher, language).rule(*said) if said is not None else None
        number -= len(offered)
    return None


def _of_steps(run: Performance, watcher: SeatView, language: Language) -> Sequence[Asks]:
    return [partial(_question, step, run, watcher, language) for step in _steps(run)]


def _of_idle(run: Performance, watcher: SeatView, language: Language) -> Sequence[Asks]:
    return [partial(_whether, one) for one in idle_abilities(run, watcher, language)]


def _of_things(run: Performance, watcher: SeatView, language: Language) -> Sequence[Asks]:
    return [partial(_whether, one) for one in things(run, watcher, language)]


OFFERED: Mapping[Kind, Callable[[Performance, SeatView, Language], Sequence[Asks]]] = {
    "step": _of_steps,
    "idle": _of_idle,
    "thing": _of_things,
}
"""What is offered of a form, in order."""


def _whether(one: OfferedQuestion) -> tuple[RulingQuestion, str]:
    return one.question, one.line


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
        return happening(step, run, watcher, language) if step is not None else None
    except UnknownAskedError:
        return None
