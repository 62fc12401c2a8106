"""What is asked where the game waits: without a law it goes no further than it did."""

from __future__ import annotations

import pytest

from judge.messages import Language
from judge.ruling.asking import asked
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.scenario.file import read_bytes
from judge.scenario.performance import Performance
from judge.scenario.verdict import judge
from judge.telling.seat import SeatView

TWO_RECRUITS = """# Two Recruits join Amarok

- Rules: 5.0

## Cards

### Gate

- Type: Spell — Conjuration
- Hand Cost: 1
- Reserve Cost: 1
- Text: Create two [Ordis Recruit 1/1/1] Soldier tokens in each of your Expeditions.

### Wolf

- Type: Character — Animal
- Hand Cost: 5
- Reserve Cost: 5
- Statistics: 4/3/3
- Text: When another Character joins my Expedition — Sacrifice it.

## Board

### Ann

- Mana: 1
- Hand: Gate
- Hero Expedition: Wolf
- First player

### Ben

- Passed

## Play

1. Ann plays Gate from Hand
"""


def waiting(*, unfinished: bool) -> Performance:
    """Two Reactions wait, and no move says which comes first."""
    run = judge(read_bytes(TWO_RECRUITS.encode(), "w.md"), unfinished=unfinished).performance
    assert run is not None and run.unanswered is not None and run.unanswered.kind == "reaction"
    return run


def said(run: Performance, about: str, language: Language = "en") -> Ruling:
    question, line = asked(about, run, SeatView(run, None), language)
    return RulingWriter(Trials(run), SeatView(run, None), language).rule(question, line)


@pytest.mark.parametrize("unfinished", [True, False])
def test_what_the_game_has_not_come_to_is_decided_by_no_law_that_has_nothing_to_do_with_it(unfinished: bool) -> None:
    found = said(waiting(unfinished=unfinished), "Ann sacrifices Ordis Recruit")
    assert found.answer == "Not so far: Ann does not sacrifice Ordis Recruit; the game waits for an answer."
    assert [one.number for one in found.deciding] == ["6.3.g", "6.1.e"]


def test_it_is_said_in_french_too() -> None:
    found = said(waiting(unfinished=True), "Ann sacrifie Recrue Ordis", "fr")
    assert found.answer == "Pas encore : Ann ne sacrifie pas Recrue Ordis ; la partie attend une réponse."


def test_what_the_move_came_to_does_not_go_further_without_a_law() -> None:
    run = waiting(unfinished=True)
    found = ruling(run, SeatView(run, None), "en")
    assert found is not None
    further = [one.number for one in found.deciding if "would play the Reaction" in one.without]
    assert further == ["6.3.g", "6.1.e"]
