"""What would be so without a law, where the law does more than say how: what decides is found by its switch."""

from __future__ import annotations

import pytest

from judge.place import SCENARIOS
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling_of_form
from judge.scenario.file import read_file
from judge.scenario.verdict import judge


def ruled(name: str, line: str, form: int = 0) -> Ruling:
    """The ruling on a form, of which the file asks what a line says."""
    found = judge(read_file(SCENARIOS / f"{name}.md", name))
    forms = (found, *found.twins)
    said = ruling_of_form(forms[form], "en", others=[one for one in forms if one is not forms[form]])
    assert said is not None and line.strip("“”").split("” of")[0] in said.question
    return said


@pytest.mark.parametrize(
    ("name", "form", "line", "number"),
    [
        ("cards/two-gifts-add-up", 1, "Red gains 1 boost", "5.2.b"),
        ("cards/arjun-hand-cost", 1, "Red gains Anchored", "5.2.b"),
        ("playing/wanax-in-a-hurry", 0, "Lithium exhausts 4 Mana Orbs", "5.1.2.k"),
        ("events/a-name-a-thousand-times", 1, "Self-Winder gains 1 boost", "6.3.f"),
        ("events/a-name-a-thousand-times", 0, "Lithium: Hero Expedition: 11 Self-Winder, 101 boosts", "6.3.f"),
        ("cards/as-many-boosts-as-discarded", 1, "Lithium: Hero Expedition: Tallyman, no boosts", "6.5.c"),
        ("events/who-exhausted-that-card", 0, "The Nilam, Withered Tree is not activated", "7.5.6.b"),
        ("cards/also-considered-a-spell", 1, "“Draw a card” of Spell Counter is not activated", "6.3.b"),
    ],
)
def test_it_decides_first(name: str, form: int, line: str, number: str) -> None:
    found = ruled(name, line, form)
    assert found.deciding[0].number == found.laws[0] == number


def test_a_run_without_an_end_is_told_as_such() -> None:
    name = "events/a-name-a-thousand-times"
    assert ruled(name, "Self-Winder gains 1 boost", 1).deciding[0].without == (
        "Without 6.3.f it would happen over and over."
    )
    assert ruled(name, "Lithium: Hero Expedition: 11 Self-Winder, 101 boosts").deciding[0].without == (
        "Without 6.3.f this would come to no end."
    )


def test_what_an_emblem_waits_for_in_vain_is_said_by_the_law_of_triggers() -> None:
    found = ruled("playing/on-the-stage-again", "Haven Warrior loses Fleeting", 1)
    assert found.laws[0] == "6.3.b" and not found.deciding


@pytest.mark.parametrize(
    ("name", "form", "line", "number"),
    [
        ("events/hub-without-counters", 0, "Lithium declines to pay", "6.4.c"),
        ("cards/up-to-two", 1, "Kappa gains 3 boosts", "5.2.3.b"),
        ("playing/quick-action", 0, "Lithium plays Red from Hand in the Hero Expedition", "4.2.3.c"),
        ("day/pendekar-after-rest", 1, "Kappa goes to the Discard pile", "4.2.d"),
    ],
)
def test_where_there_is_room_stands_what_refuses_targets_asks_or_decides_elsewhere(
    name: str, form: int, line: str, number: str
) -> None:
    found = ruled(name, line, form)
    assert number in found.laws[1:] and number not in {one.number for one in found.deciding}
