"""Three errors for three failures: it cannot be read, a law refuses it, a choice has to be made first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import judge
from judge import ChoiceNeededError, IllegalMoveError, Position, UnreadableTextError
from judge.place import SCENARIOS

ANUBIS = "events/anubis"


def at_the_choice() -> Position:
    """Where Lithium chooses what to sacrifice."""
    return Position.open(ANUBIS, after=1)


@pytest.mark.parametrize(
    ("doing", "says"),
    [
        (lambda: Position.read("# Nothing"), "there is no “## Board”"),
        (lambda: Position.read("\udc80"), "UTF-8"),
        (lambda: Position.open("no/such-scenario"), "there is no such file"),
        (lambda: Position.open("events"), "this is a folder"),
        (lambda: Position.open(ANUBIS, after=9), "there is no move 9"),
        (lambda: Position.open(ANUBIS, edition="3.0"), "there is no edition 3.0"),
        (lambda: at_the_choice().do("Lithium dreams"), "this sentence is not known"),
        (lambda: at_the_choice().do("Zeus passes"), "there is no player “Zeus”"),
        (lambda: at_the_choice().do(""), "this sentence is not known"),
        (lambda: at_the_choice().ruling("Lithium dreams"), "asks nothing of this scenario"),
        (lambda: at_the_choice().ruling(move=7), "asks nothing of this scenario"),
        (lambda: judge.article("2.1.z", edition="5.0"), "the nearest are"),
        (lambda: judge.article("2.1", edition="5.0"), "2.1 is a section; write one of its articles: 2.1.a"),
        (lambda: judge.article("2.1.c", edition="9.9"), "there is no edition 9.9"),
        (lambda: judge.find_rules("boost", edition="9.9"), "there is no edition 9.9"),
        (lambda: judge.find_rules("boost " * 1000), "at most 200"),
        (lambda: judge.card("Kuwatt"), "did you mean Kuwat"),
        (lambda: judge.find_cards("colour:red"), "colour"),
        (lambda: judge.find_cards("kappa", edition="9.9"), "there is no edition 9.9"),
        (lambda: judge.read_card("Marmot\nCharacter\nHand Cost: many"), "“many” is no cost"),
    ],
)
def test_what_cannot_be_read(doing: Callable[[], object], says: str) -> None:
    with pytest.raises(UnreadableTextError) as caught:
        doing()
    assert says in str(caught.value) and caught.value.mistakes
    assert str(caught.value) == "\n".join(caught.value.mistakes)
    assert isinstance(caught.value, ValueError)


def test_a_scenario_with_several_mistakes_names_them_all() -> None:
    text = Position.open(ANUBIS, after=0).text.replace("- Mana: 5", "- Mona: 5")
    with pytest.raises(UnreadableTextError) as caught:
        Position.read(text, language="fr")
    assert len(caught.value.mistakes) == 2
    assert all(one.startswith("scenario.md:") and "«\u00a0" in one for one in caught.value.mistakes)


def test_what_the_rules_refuse_names_the_laws() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        at_the_choice().do("Ninette passes")
    (refused,) = (one for one in at_the_choice().illegal if str(one) == "Ninette passes")
    assert caught.value.laws == refused.laws and str(caught.value) == (
        f"Not allowed: {refused.refusal} [{', '.join(refused.laws)}]"
    )
    with pytest.raises(IllegalMoveError) as of_choice:
        at_the_choice().do(refused)
    assert of_choice.value.laws == refused.laws


def test_every_choice_that_is_illegal_is_refused_by_its_laws() -> None:
    found = 0
    for path in sorted(SCENARIOS.glob("playing/*.md"))[::3]:
        here = Position.open(path, after=0)
        for one in here.illegal:
            with pytest.raises(IllegalMoveError) as caught:
                here.do(str(one))
            assert caught.value.laws == one.laws
            found += 1
    assert found > 15


def test_a_scenario_whose_move_is_refused_without_saying_so() -> None:
    text = Position.open(ANUBIS, after=1).text + "1. Ninette passes\n"
    with pytest.raises(IllegalMoveError) as caught:
        Position.read(text)
    assert caught.value.laws == next(one.laws for one in at_the_choice().illegal if str(one) == "Ninette passes")


def test_where_a_choice_is_needed_the_choices_are_named() -> None:
    here = at_the_choice()
    with pytest.raises(ChoiceNeededError) as caught:
        here.do("Lithium chooses Sneezer Shroom")
    assert caught.value.choices == tuple(map(str, here.legal))
    two = Position.read(here.back().text.replace("Ordis Trooper", "Ordis Trooper; Ordis Trooper, 1 boost"))
    with pytest.raises(ChoiceNeededError, match="can mean several things") as several:
        two.do("Lithium plays Anubis from Hand in the Hero Expedition", "Lithium chooses Ordis Trooper")
    assert several.value.choices == ("Lithium chooses Ordis Trooper #1", "Lithium chooses Ordis Trooper #2")


def test_after_the_end_nothing_can_be_done() -> None:
    here = Position.open("day/tie-breakers")
    assert here.winner and here.legal == here.illegal == () and here.decides == here.asks == ""
    with pytest.raises(IllegalMoveError, match="nothing can be done") as caught:
        here.do("Lithium passes")
    assert caught.value.laws == ()
