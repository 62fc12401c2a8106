"""Why a step of a situation is as it is: the ruling on the step that somebody at the desk chose to ask about."""

from __future__ import annotations

from dataclasses import replace

from judge.desk.sheet import read
from judge.desk.view import go_on, reached
from judge.messages import Language
from judge.ruling.chosen import ruling_on_step
from judge.ruling.ruling import Ruling
from judge.scenario.verdict import judge


def ruling_at_desk(text: str, number: int, language: Language, seat: str = "") -> Ruling | None:
    """The ruling on one step of a situation; None where there is no such step, or nothing to prove about it.

    Arguments:
        text: the situation.
        number: the step’s number, as the desk tells it.
        seat: the name of the player from whose seat it is told; "" for the judge’s.

    Raises:
        UnknownSeat: nobody of that name sits there.
    """
    judgement = judge(replace(read(text), twins=[]), unfinished=True)
    reached(judgement)
    return ruling_on_step(judgement, number, language, seat, go_on)
