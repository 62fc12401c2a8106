"""Where nothing is there that a Reaction waits for, or that suits, the law that says what it is comes first."""

from __future__ import annotations

import pytest

from judge.place import SCENARIOS
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling_of_form
from judge.scenario.file import read_file
from judge.scenario.verdict import judge


def ruled(name: str, form: int) -> Ruling:
    found = judge(read_file(SCENARIOS / f"{name}.md", name))
    forms = (found, *found.twins)
    said = ruling_of_form(forms[form], "en", others=[one for one in forms if one is not forms[form]])
    assert said is not None
    return said


@pytest.mark.parametrize(
    ("name", "form", "word"),
    [
        ("vocabulary/a-gift-not-received", 0, "7.3.29.a"),
        ("events/a-sacrifice-is-a-discard", 1, "7.3.7.a"),
        ("vocabulary/a-colossus-taken-over", 1, "7.5.10.a"),
        ("events/bluecap-moved-at-noon", 1, "4.2.4.i"),
        ("day/due-to-nothing", 1, "4.2.4.j"),
    ],
)
def test_what_is_no_gift_no_discard_no_joining_and_no_such_move_is_said_by_that_word_before_the_law_of_triggers(
    name: str, form: int, word: str
) -> None:
    found = ruled(name, form)
    assert found.laws[:2] == (word, "6.3.b")
    assert [one.number for one in found.deciding[:1]] == ["6.3.b"]
    assert found.why.startswith(f"What the Reaction waits for is said by {word}:")


def test_an_expedition_that_moves_does_not_fail_to_and_the_word_comes_before_what_moves_it() -> None:
    found = ruled("cards/waru-attorney", 1)
    assert found.laws[:2] == ("4.2.4.g", "4.2.4.b")
    assert found.why.startswith("What the Reaction waits for is said by 4.2.4.g:")
    assert "and that does not happen, by" in found.why


def test_where_no_law_alone_decides_it_the_word_is_named_first_and_nothing_is_claimed_of_it() -> None:
    found = ruled("vocabulary/a-defector-meets-a-yeti", 1)
    assert found.laws[0] == "7.5.10.a"
    assert not found.deciding and found.why.startswith("It rests on 7.5.10.a:")


@pytest.mark.parametrize(
    ("name", "form", "word"),
    [("events/janus-and-the-discard", 1, "7.3.7.a"), ("cards/stargazer-is-sacrificed", 1, "7.3.19.a")],
)
def test_a_word_of_which_something_else_is_done_here_does_not_come_before_the_law_of_triggers(
    name: str, form: int, word: str
) -> None:
    assert ruled(name, form).laws[:2] == ("6.3.b", word)


def test_what_a_move_is_due_to_is_a_word_that_the_reaction_waits_for() -> None:
    assert ruled("day/due-to-forest", 1).laws[0] == ruled("vocabulary/small-step", 0).laws[0] == "4.2.4.h"


def test_a_word_without_a_definition_does_not_come_before_the_law_of_triggers() -> None:
    assert ruled("day/the-frog-passes-first", 1).laws[0] == "6.3.b"


def test_what_would_suit_as_a_target_is_said_before_the_law_that_it_must_suit() -> None:
    found = ruled("vocabulary/taking-control", 1)
    assert found.laws[:2] == ("7.3.40.c", "6.5.b")
    assert found.why.startswith("Nothing here suits, by 7.3.40.c:")


def test_where_a_word_is_asked_about_here_it_makes_the_difference_to_what_suits_in_the_other_form() -> None:
    found = ruled("vocabulary/a-leviathan-lost-in-the-woods", 1)
    assert found.laws[:2] == ("7.5.8.c", "6.5.b")
    assert found.why.startswith("What makes the difference to the other form is 7.5.8.c:")


def test_where_the_other_form_only_has_something_to_target_the_law_on_targets_alone_decides() -> None:
    found = ruled("zones/a-recruit-where-it-was", 1)
    assert found.laws == ("6.5.b",)
    assert found.why.startswith("The deciding article is 6.5.b:")


@pytest.mark.parametrize(
    ("name", "form", "article"),
    [
        ("cards/an-opponent-resupplies-as-a-cost", 1, "6.4.c"),
        ("objects/boosts-in-the-maze", 1, "6.5.d"),
        ("vocabulary/heimdall-moves-her-kappa", 0, "7.3.39.b"),
        ("objects/a-stone-for-the-prototype", 1, "6.5.d"),
    ],
)
def test_what_kept_it_from_happening_or_let_it_happen_decides(name: str, form: int, article: str) -> None:
    assert ruled(name, form).deciding[0].number == article
