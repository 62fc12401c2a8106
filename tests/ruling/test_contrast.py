"""Another form of a scenario tells which laws make the difference, where nothing changes here without them."""

from __future__ import annotations

import pytest
from test_proof import played

from judge.law.laws.law import Law
from judge.messages import LANGUAGES
from judge.ruling.asking import asked
from judge.ruling.contrast import asked_there, contrast, only_there
from judge.ruling.generality import generality
from judge.ruling.grounds import VERBS
from judge.ruling.proof import prove
from judge.ruling.question import IsAllowed, RulingQuestion, steps_of
from judge.ruling.ruling import MOST_NAMED, Ruling
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.scenario.performance import Performance
from judge.telling.seat import SeatView


def ruled(name: str, about: str, twin: int, beside: int) -> list[Ruling]:
    """The ruling on a form beside another, in each language."""
    run, other = played(name, twin), played(name, beside)
    return [
        RulingWriter(Trials(run), SeatView(run, None), language).rule(*asked(about, run), [other])
        for language in LANGUAGES
    ]


@pytest.mark.parametrize(
    ("name", "about", "twin", "beside", "first"),
    [
        ("cards/kojo-first-player", "Lithium creates Booda in the Companion Expedition of Lithium", 0, 1, "6.5.c"),
        ("day/ascended-asked", "Lithium draws a card", 0, 1, "6.5.d"),
        ("vocabulary/a-status-that-is-not-there", "Lithium draws a card", 1, 0, "6.5.d"),
    ],
)
def test_what_keeps_it_from_happening_in_the_other_form_is_why_it_happens_here(
    name: str, about: str, twin: int, beside: int, first: str
) -> None:
    english, french = ruled(name, about, twin, beside)
    assert english.laws[0] == french.laws[0] == first
    assert english.why.startswith(f"What makes the difference to the other form is {first}: “")
    assert english.deciding[0].without == f"Without {first} the other form would come to the same."
    assert "la variante" in french.why and "la variante" in french.deciding[0].without


@pytest.mark.parametrize(
    ("name", "about", "twin", "first"),
    [
        ("vocabulary/snowman-out-of-the-water", "The Snowman gains Fleeting", 0, "7.5.8.c"),
        ("playing/in-the-undergrowth", "Mowgli gains 1 boost", 1, "7.5.8.c"),
    ],
)
def test_the_words_of_a_condition_that_is_met_in_one_form_alone_make_the_difference(
    name: str, about: str, twin: int, first: str
) -> None:
    english, _ = ruled(name, about, twin, 1 - twin)
    assert english.laws[0] == first
    assert english.deciding[0].without == f"Without {first} the other form would come to the same."


def test_without_it_the_other_form_comes_to_the_same() -> None:
    run, other = played("cards/kojo-first-player"), played("cards/kojo-first-player", 1)
    question, _ = asked("Lithium creates Booda in the Companion Expedition of Lithium", run)
    beside = contrast(question, run, [run, other])
    assert beside is not None and beside.run is other
    found = prove(question, Trials(run, most=100_000), beside=beside).deciders
    there, here = ([one for one in found if one.there is side] for side in (True, False))
    assert there and here
    for one in there:
        assert question.answer(one.without) == question.answer(run) != question.answer(other)
        assert not any(law in VERBS for law in one.laws)
    assert all(question.answer(one.without) != question.answer(run) for one in here)


def test_nothing_makes_a_difference_where_the_answer_is_the_same() -> None:
    run = played("cards/kojo-first-player")
    question, _ = asked("Lithium creates Booda in the Companion Expedition of Lithium", run)
    assert contrast(question, run, [run]) is None


def test_a_move_is_asked_about_in_the_other_form_by_its_words_or_its_place() -> None:
    run, other = played("playing/cost-not-payable", 1), played("playing/cost-not-payable")
    move = next(one.move for one in run.played if one.move is not None)
    there = asked_there(IsAllowed(move.line.number), run, other)
    assert isinstance(there, IsAllowed) and there.line != move.line.number
    assert there.answer(other) is False and IsAllowed(move.line.number).answer(run) is True
    assert asked_there(IsAllowed(0), run, other) == IsAllowed(0)


def test_a_law_without_which_nobody_could_ask_does_not_decide() -> None:
    run = played("lessons/two-reactions")
    question, _ = asked("Lithium resolves “Resupply”", run)
    found = prove(question, Trials(run, most=100_000))
    cited = {law for place in question.steps(run) for law in steps_of(run)[place][1].laws}
    unasked = [law for law in found.tried if law not in cited and _is_unasked(law, run, question)]
    assert unasked and not any(law in unasked for one in found.deciders for law in one.laws)


def _is_unasked(law: Law, run: Performance, question: RulingQuestion) -> bool:
    without = Trials(run).without(law)
    return without is not None and question.answer(without) is None


def test_where_nothing_speaks_of_it_what_applies_in_the_other_form_alone_is_named() -> None:
    run, other = played("events/ada-lovelace-declined", 1), played("events/ada-lovelace-declined")
    alone = list(only_there(run, other))
    assert alone and not {law for _, one in steps_of(run) for law in one.laws} & set(alone)
    spoken = [generality(law, "1.0") for law in alone]
    assert spoken == sorted(spoken)
    english, _ = ruled("cards/another-target", "Bravos Vanguard loses Fleeting", 0, 1)
    assert english.why == (
        "This applies in the other form, and not here: 6.5.f: “If a part of an effect cannot be done, this part is "
        "ignored”."
    )


@pytest.mark.parametrize(
    ("name", "about", "twin", "deciding"),
    [
        ("events/ada-lovelace-declined", "Lithium draws a card", 1, "7.1.1.c"),
        ("vocabulary/hua-mulan", "Hua Mulan loses Fleeting", 1, "7.1.1.c"),
        ("vocabulary/switching-together", "Innkeeper gains 1 boost", 1, "7.5.8.a"),
        ("day/sacrificed-at-clean-up", "Ninette draws a card", 0, "4.2.5.c"),
        ("cards/fen-first-day", "“Resupply” of Fen & Crowbar is activated", 1, "1.4.2.a"),
    ],
)
def test_a_reaction_that_would_have_done_it_says_why_it_was_not_activated(
    name: str, about: str, twin: int, deciding: str
) -> None:
    english, _ = ruled(name, about, twin, 0 if twin else 1)
    assert english.laws[0] == deciding
    assert "in the other form" not in english.why


def test_beside_what_decides_stands_what_the_step_cites() -> None:
    english, _ = ruled("objects/i-in-a-quick-action", "Restless Scout gains 1 boost", 1, 0)
    assert "7.2.1.c" in english.laws and len(english.laws) <= MOST_NAMED
    assert "7.2.1.c" not in [one.number for one in english.deciding]
    assert english.why.endswith("This applies as well: 7.2.1.c.")


def test_beside_what_decides_that_it_does_not_happen_stands_what_does_it_in_the_other_form() -> None:
    english, french = ruled("events/a-mask-for-a-recruit", "Ordis Recruit gains 2 boosts", 1, 0)
    assert english.laws == ("5.2.2.a", "7.3.15.a", "7.5.10.b")
    assert english.why.endswith("This applies in the other form, and not here: 7.3.15.a, 7.5.10.b.")
    assert "la variante" in french.why
