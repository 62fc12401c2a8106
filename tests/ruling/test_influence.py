"""A passive ability can be asked whether it changes what happens: the form is played again without it."""

from __future__ import annotations

import pytest
from test_proof import played

from judge.place import SCENARIOS
from judge.ruling.asking import UnknownAskedError, asked
from judge.ruling.idle import idle_abilities
from judge.ruling.influence import ChangesWhatHappens
from judge.ruling.ruling import Ruling
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.scenario.file import read_bytes, read_file
from judge.scenario.performance import Performance
from judge.scenario.verdict import judge
from judge.telling.seat import SeatView

RESTING = """# Haven in Reserve / Havre en Réserve

- Rules: 5.0

## Board

### Lithium

- Mana: 5
- Hand: Kuwat, the Dissenter
- Reserve: Haven, Bravos Bastion
- First player

### Ninette

- Mana: 5
- Hero Expedition: Achilles

## Play

1. Lithium plays Kuwat, the Dissenter from Hand in the Hero Expedition
"""
HAVEN = "“Your Characters have: ‘{R} I gain 1 boost.’” of Haven, Bravos Bastion changes what happens here"
TOUGH = "“Tough 1” of Achilles changes what happens here"


def run_of(text: str) -> Performance:
    """A text as it is played."""
    run = judge(read_bytes(text.encode(), "influence.md")).performance
    assert run is not None
    return run


@pytest.fixture
def resting() -> Performance:
    return run_of(RESTING)


def ruled(run: Performance, about: str) -> Ruling:
    return RulingWriter(Trials(run), SeatView(run, None), "en").rule(*asked(about, run))


def test_what_lies_where_it_does_not_work_names_the_law(resting: Performance) -> None:
    found = ruled(resting, HAVEN)
    assert found.question.startswith("Does “Your Characters have")
    assert found.answer.startswith("No: ") and found.answer.endswith("changes nothing that happens here.")
    assert found.laws[0] == "2.2.12.g"


def test_what_works_and_changes_nothing_was_played_without(resting: Performance) -> None:
    assert ruled(resting, TOUGH).why == "It was played again without this ability, and all was as it is."


def test_what_changes_something_is_not_among_what_did_nothing(resting: Performance) -> None:
    run = played("objects/kuwat-and-haven")
    question, _ = asked(HAVEN, run)
    assert isinstance(question, ChangesWhatHappens) and question.answer(run) is True and question.steps(run)
    for form, there in ((run, False), (resting, True)):
        lines = [one.line for one in idle_abilities(form, SeatView(form, None), "en")]
        assert (HAVEN in lines) is there


def test_each_that_is_offered_can_be_asked_in_its_own_words(resting: Performance) -> None:
    for language in ("en", "fr"):
        for one in idle_abilities(resting, SeatView(resting, None), language):
            assert asked(one.line, resting)[0] == one.question


def test_its_switch_proves_where_it_is_not_read() -> None:
    run = judge(read_file(SCENARIOS / "day" / "gigantic-in-the-arena.md")).twins[0].performance
    assert run is not None
    found = ruled(run, "“Gigantic” of Atlas changes what happens here")
    assert found.answer.startswith("No: ")
    assert found.deciding[0].without == f"Without {found.laws[0]} the ability would change what happens."


def test_an_ability_that_is_not_there_cannot_be_asked_about(resting: Performance) -> None:
    with pytest.raises(UnknownAskedError):
        asked("“Gigantic” of Achilles changes what happens here", resting)


def test_an_ability_that_is_not_seen_from_a_seat_cannot_be_asked_about() -> None:
    text = RESTING.replace("- Hero Expedition: Achilles", "- Hand: Achilles")
    run = run_of(text)
    assert asked(TOUGH, run, SeatView(run, 1))
    with pytest.raises(UnknownAskedError):
        asked(TOUGH, run, SeatView(run, 0))


UNMET = """# Demeter on a mountain / Déméter en montagne

- Rules: 5.0

## Board

- Adventure: {M} | {V}{O}; {V} | {M}{O}; {O} | {V}{M}

### Lithium

- Mana: 5
- Hand: Red
- Hero Expedition: Demeter
- Distance of the Hero Expedition: DISTANCE
- First player

### Ninette

- Passed

## Play

1. Lithium plays Red from Hand in the Hero Expedition
"""
ETERNAL = "“If I’m in {V}, I am Eternal” of Demeter changes what happens here"


@pytest.mark.parametrize(("distance", "unmet"), [("1", True), ("2", False)])
def test_the_condition_that_is_never_met_is_named_with_its_law(distance: str, unmet: bool) -> None:
    run = run_of(UNMET.replace("DISTANCE", distance))
    found = ruled(run, ETERNAL)
    assert found.answer.startswith("No: ")
    assert found.why.startswith("Its condition, “if I’m in {V}”, is never met here. ") is unmet
    assert (found.laws[0] == "7.5.8.c") is unmet


LATER = """# Halua comes later / Halua vient plus tard

- Rules: 5.0

## Board

### Lithium

- Hero: Sol & Halua, COUNTERS Quest counters
- First player

### Ninette

- Hand: Red

## Play

1. Lithium passes
"""
GIGANTIC = "“If your Hero has 5 or more Quest counters, I am Gigantic” of Halua changes what happens here"


@pytest.mark.parametrize(("counters", "changes"), [("2", False), ("4", True)])
def test_a_token_that_comes_later_can_be_asked(counters: str, changes: bool) -> None:
    run = run_of(LATER.replace("COUNTERS", counters))
    question, _ = asked(GIGANTIC, run)
    assert question.answer(run) is changes
    assert (GIGANTIC in [one.line for one in idle_abilities(run, SeatView(run, None), "en")]) is not changes
    assert changes or ruled(run, GIGANTIC).why.startswith("Its condition, “if your Hero has 5 or more Quest counters”")
