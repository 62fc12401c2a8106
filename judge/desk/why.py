"""Why a step of a situation is as it is, or another thing in it: the ruling on what somebody at the desk chose."""

from __future__ import annotations

from dataclasses import replace

from judge.desk.sheet import read
from judge.desk.view import go_on, reached
from judge.messages import Language
from judge.ruling.chosen import Kind, ruling_on_step
from judge.ruling.ruling import Ruling
from judge.scenario.about import edition_of
from judge.scenario.verdict import judge


def ruling_at_desk(text: str, number: int, language: Language, seat: str = "", kind: Kind = "step") -> Ruling | None:
    """The ruling on one step of a situation, or on another thing that is offered; None where there is nothing to prove.

    Arguments:
        text: the situation.
        number: its number among those of its kind, as the desk tells it.
        seat: the name of the player from whose seat it is told; "" for the judge’s.
        kind: what was chosen.

    Raises:
        UnknownSeat: nobody of that name sits there.
    """
    written = read(text)
    judgement = judge(replace(written, twins=[]), edition_of(written), unfinished=True)
    reached(judgement)
    return ruling_on_step(judgement, number, language, seat, go_on, kind)
