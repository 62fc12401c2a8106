"""A fact of the end is about the step with which it last came to be as it is, which is looked for from the end."""

from __future__ import annotations

import pytest
from test_proof import played

from judge.ruling import question
from judge.ruling.asking import asked
from judge.ruling.question import happenings_of
from judge.scenario.outcome import why_not_in

FACT = "Lithium: Hero Expedition: Qorgan Occultist (rare), not Fleeting, 1 boost"


def test_what_came_before_the_step_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    run = played("cards/a-card-was-discarded")
    looked: list[object] = []
    about, _ = asked(FACT, run)

    def looking(*given: object) -> object:
        looked.append(given)
        return why_not_in(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(question, "why_not_in", looking)
    place = about.steps(run)[0]
    assert happenings_of(run)[place].sentence == "gains_counters"
    assert len(looked) == len(happenings_of(run)) - place + 1
