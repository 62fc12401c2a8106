"""What did not happen has its reason, and what is allowed its question, where no law alone changes the answer."""

from __future__ import annotations

import pytest
from test_proof import played

from judge.ruling.asking import asked
from judge.ruling.ruling import Ruling
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.telling.seat import SeatView


def ruled(name: str, about: str, twin: int, beside: int | None = None) -> Ruling:
    run = played(name, twin)
    other = played(name, beside) if beside is not None else None
    return RulingWriter(Trials(run), SeatView(run, None), "en").rule(
        *asked(about, run), [other] if other is not None else []
    )


@pytest.mark.parametrize(
    ("name", "twin", "about", "first"),
    [
        ("events/not-activated", 0, "“{R} I gain 2 boosts.” of Patient Imp is activated", "7.1.1.c"),
        ("cards/parvati-alone", 1, '"Target Character gains Anchored" of Parvati is activated', "7.1.1.b"),
        ("vocabulary/leaves-my-expedition", 1, '"I gain 1 boost" of Living Turnstile is activated', "7.5.9.a"),
        ("objects/put-is-joining", 1, '"It gains 1 boost" of The Monolith, Ordis Bastion is activated', "7.5.8.a"),
        ("day/at-noon", 1, '"Resupply" of Aloe Vera is activated', "6.3.b"),
        ("playing/an-unfit-target", 0, "Lithium targets Achilles", "5.2.3.b"),
        ("objects/haven-trainee", 1, "Lithium passes", "4.2.3.c"),
        ("playing/no-target", 0, "Lithium plays Kind Word from Hand", "6.5.f"),
    ],
)
def test_what_an_answer_rests_on(name: str, twin: int, about: str, first: str) -> None:
    assert ruled(name, about, twin).laws[0] == first


def test_a_twin_says_what_does_not_apply() -> None:
    assert "does not apply here" in ruled("objects/anchored", "Lyra Navigator stays", 1, beside=0).why


@pytest.mark.parametrize("name", ["day/gigantic-at-dusk", "objects/what-a-token-is"])
def test_of_an_expedition_that_dusk_does_not_move_it_is_said_first_what_it_takes(name: str) -> None:
    about = "the Companion Expedition of Lithium moves forward"
    assert ruled(name, about, 1, beside=0).laws[0] == "4.2.4.b"


@pytest.mark.parametrize(
    ("name", "about"),
    [
        ("events/discarded-by-nobody", "“Draw a card” of Pawn Shop is activated"),
        ("events/sacrificed-by-the-rule", "“Resupply” of Salvage Yard is activated"),
    ],
)
def test_where_a_clean_up_takes_nothing_away_its_law_says_why_nobody_sees_a_discard(name: str, about: str) -> None:
    found = ruled(name, about, 1, beside=0)
    assert found.laws[0] == "4.2.5.c" and not found.deciding


def test_who_decides_comes_before_what_the_verb_is() -> None:
    assert ruled("events/anubis", "Lithium chooses Ordis Trooper", 0).laws == ("6.1.g", "7.3.19.a")


def test_another_amount_is_asked_why_it_is_that() -> None:
    found = ruled("cards/celestial-blast-two-tough", "Lithium exhausts 11 Mana Orbs", 1)
    assert found.answer == "No: Lithium exhausts 9 Mana Orbs."
    assert found.laws[0] == "7.4.5.c" and found.deciding[0].without.endswith("Lithium would exhaust 7 Mana Orbs.")


def test_nothing_is_said_where_nothing_speaks_of_it() -> None:
    assert ruled("lessons/one-last-gift", "Ninette draws a card", 0).why == "Nothing that happens here brings it about."


@pytest.mark.parametrize(
    ("name", "twin", "about", "article"),
    [
        ("cards/for-less-in-water-alone", 0, "Lithium targets Red", "6.5.b"),
        ("cards/another-target-expedition", 1, "Lithium targets the Hero Expedition of Lithium", "6.5.b"),
    ],
)
def test_what_the_text_does_not_let_be_targeted_names_the_law_that_targets_suit_it(
    name: str, twin: int, about: str, article: str
) -> None:
    found = ruled(name, about, twin)
    assert "the text does not let" in found.answer
    assert found.laws[0] == article
    assert found.deciding[0].without == f"Without {article} it would be allowed."


def test_what_did_nothing_does_not_rest_on_what_let_it_be_tried() -> None:
    found = ruled("cards/beyond-the-maximum", "nothing happens", 1, beside=0)
    assert found.answer == "Yes: nothing happens."
    assert found.laws[:2] == ("6.5.h", "1.4.2.a") and not found.deciding


def test_what_may_be_done_next_names_the_law_of_the_question() -> None:
    found = ruled("objects/kuwat-and-haven", "Ninette passes", 0)
    assert found.answer == "Yes: “Ninette passes”."
    assert found.laws[0] == "4.2.3.c"


@pytest.mark.parametrize(
    ("name", "twin", "about", "first"),
    [
        ("vocabulary/resupply", 1, "Lithium resupplies Haven Warrior", "7.1.1.c"),
        ("objects/gericht-will-not-fade", 1, "Gericht, Revered Duelist gains 1 boost", "6.2.b"),
    ],
)
def test_of_what_does_not_happen_the_rarest_law_that_is_missing_here_comes_first(
    name: str, twin: int, about: str, first: str
) -> None:
    found = ruled(name, about, twin, beside=0)
    assert found.laws[0] == first and not found.deciding
    assert "does not apply here" in found.why


def test_where_it_goes_elsewhere_it_is_said_whereto_and_by_which_law() -> None:
    found = ruled("cards/for-less-in-water-alone", "Red goes to the Reserve", 1)
    assert found.answer == "No: Red goes to the Deck."
    assert found.laws[0] == "7.3.27.a"
    assert found.deciding[0].without == "Without 7.3.27.a Red would not go to the Deck."


def test_what_could_not_be_done_is_no_other_place() -> None:
    found = ruled("cards/hathor-another", "Hathor goes to the Hand", 0)
    assert found.answer == "No: Hathor does not go to the Hand."
    assert found.laws[0] == "6.5.f"


@pytest.mark.parametrize(
    ("name", "twin", "beside", "about", "first"),
    [
        ("playing/tough-spell-declined", 1, 0, "Lithium targets nothing more", "5.2.3.b"),
        ("playing/tough-unpaid", 1, 0, "Lithium declines to pay", "5.5.c"),
        ("playing/cost-not-payable", 2, 1, "Lithium plays Anubis from Hand in the Hero Expedition", "4.2.3.c"),
    ],
)
def test_what_nobody_is_asked_for_rests_on_the_law_that_asks_for_it_in_another_form(
    name: str, twin: int, beside: int, about: str, first: str
) -> None:
    found = ruled(name, about, twin, beside)
    assert found.answer.startswith("No, it could not be done")
    assert found.laws[0] == first and not found.deciding


def test_whether_a_move_may_be_made_does_not_hang_on_what_reactions_do_after_it() -> None:
    found = ruled("events/monolith", "Lithium resolves “It gains 1 boost”", 0)
    assert found.answer == "“Lithium resolves ‘It gains 1 boost’” is allowed."
    assert found.laws[0] == "4.4.b" and not found.deciding
