"""What would be so without a law, where the law does more than say how: what decides is found by its switch."""

from __future__ import annotations

import pytest
from test_waited_for import ruled


@pytest.mark.parametrize(
    ("name", "form", "line", "number"),
    [
        ("cards/two-gifts-add-up", 1, "Red gains 1 boost", "5.2.b"),
        ("cards/arjun-hand-cost", 1, "Red gains Anchored", "5.2.b"),
        ("playing/wanax-in-a-hurry", 0, "Lithium exhausts 4 Mana Orbs", "5.1.2.k"),
        ("events/a-name-a-thousand-times", 1, "Self-Winder gains 1 boost", "6.3.f"),
        ("events/a-name-a-thousand-times", 0, "Lithium: Hero Expedition: 11 Self-Winder, 101 boosts", "6.3.f"),
        ("cards/as-many-boosts-as-discarded", 1, "Lithium: Hero Expedition: Tallyman, no boosts", "6.5.c"),
        ("cards/also-considered-a-spell", 1, "“Draw a card” of Spell Counter is not activated", "6.3.b"),
    ],
)
def test_it_decides_first(name: str, form: int, line: str, number: str) -> None:
    found = ruled(name, form)
    assert line.strip("“”").split("” of")[0] in found.question
    assert found.deciding[0].number == found.laws[0] == number


def test_that_nothing_was_activated_is_proved_where_a_step_tells_it_whatever_comes_after() -> None:
    found = ruled("events/who-exhausted-that-card", 0)
    assert "The Nilam, Withered Tree is not activated" in found.question
    assert [one.number for one in found.deciding[:2]] == ["6.3.b", "7.5.6.b"]


def test_a_run_without_an_end_is_told_as_such() -> None:
    end, boost = (ruled("events/a-name-a-thousand-times", form).deciding[0].without for form in (0, 1))
    assert end == "Without 6.3.f this would come to no end."
    assert boost == "Without 6.3.f it would happen over and over."


def test_what_an_emblem_waits_for_in_vain_is_said_by_the_law_of_triggers() -> None:
    found = ruled("playing/on-the-stage-again", 1)
    assert "Haven Warrior loses Fleeting" in found.question
    assert found.laws[0] == "6.3.b" and not found.deciding


def test_where_there_is_room_stands_what_refuses_targets_asks_or_decides_elsewhere() -> None:
    beside = {
        ("events/hub-without-counters", 0): ("Lithium declines to pay", "6.4.c"),
        ("cards/up-to-two", 1): ("Kappa gains 3 boosts", "5.2.3.b"),
        ("playing/quick-action", 0): ("Lithium plays Red from Hand in the Hero Expedition", "4.2.3.c"),
        ("day/pendekar-after-rest", 1): ("Kappa goes to the Discard pile", "4.2.d"),
    }
    for (name, form), (line, number) in beside.items():
        found = ruled(name, form)
        assert line in found.question
        assert number in found.laws[1:] and number not in {one.number for one in found.deciding}, name
