"""The abilities that did nothing can be asked about: none that was activated, none that is not known from a seat."""

from __future__ import annotations

import pytest
from test_proof import played

from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.ruling.files import rule_file, rule_step
from judge.ruling.idle import MOST, idle_abilities
from judge.ruling.kept_runs import FileRulings
from judge.telling.seat import SeatView


def idle(name: str, twin: int, seat: int | None = None) -> list[str]:
    run = played(name, twin)
    return [one.text for one in idle_abilities(run, SeatView(run, seat), "en")]


def test_a_reaction_that_was_activated_is_not_among_them() -> None:
    said = "“Target Character gains Anchored” of Parvati is not activated"
    assert said in idle("cards/parvati-alone", 1)
    assert said not in idle("cards/parvati-alone", 0)


def test_from_a_seat_nothing_is_named_that_is_not_known_there() -> None:
    run = played("lessons/a-whole-day", 0)
    whole = set(idle("lessons/a-whole-day", 0))
    for player in (0, 1):
        seat = SeatView(run, player)
        told = [one.text for one in idle_abilities(run, seat, "en")]
        assert set(told) < whole, "the cards in the other hand are left out"
        assert [seat.text(text, "en") for text in told] == told


@pytest.mark.parametrize("path", ["events/not-activated.md", "lessons/a-whole-day.md"])
def test_each_has_its_ruling_and_says_why(path: str) -> None:
    for language in LANGUAGES:
        found: FileRulings = rule_file(SCENARIOS / path, path, language)
        assert len(found.idle) == len(found.forms)
        lines = [line for form in found.idle for line in form]
        assert 0 < len(lines) <= MOST * len(found.forms)
        for number in range(1, len(lines) + 1):
            ruling = rule_step(SCENARIOS / path, path, number, language, kind="idle")
            assert ruling is not None
            assert ruling.answer.startswith(("No: ", "Non\u00a0: "))
            assert ruling.laws
        assert rule_step(SCENARIOS / path, path, len(lines) + 1, language, kind="idle") is None
