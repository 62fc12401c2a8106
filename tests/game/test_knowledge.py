"""What each player knows of hidden cards, and how they come to know or to forget it."""

from __future__ import annotations

import pytest

from judge.editions import rules_of
from judge.game.event.events import happen
from judge.game.state.card_actions import Move, RevealCard, ShuffleDeck
from judge.game.state.knowledge import EVERYONE, knows, sight
from judge.game.state.objects import Characteristics, Object
from judge.game.state.state import State
from judge.game.state.steps import Step
from judge.game.state.zones import Zones
from judge.game.terms import Expedition, Type, Zone
from judge.law.laws import zones
from judge.place import SCENARIOS
from judge.scenario.board import empty
from judge.scenario.file import read_file
from judge.scenario.switch import difference
from judge.scenario.twin import whole_forms

RULES = rules_of("1.0")
WHY = (zones.NO_LOOKING,)


def board(*cards: tuple[str, Zone]) -> State:
    """Cards of Lithium, each where it is said to be."""
    state = empty(("Lithium", "Ninette"))
    objects = Zones(
        Object(
            number,
            Characteristics(name, name, Type.CHARACTER),
            0,
            zone,
            0,
            number,
            expedition=Expedition.HERO if zone is Zone.EXPEDITION else None,
            face_down=zone is Zone.MANA,
        )
        for number, (name, zone) in enumerate(cards, 1)
    )
    return State(state.players, objects, state.regions, state.positions, clock=len(cards))


def card(state: State, name: str) -> Object:
    return next(one for one in state.objects.values() if one.base.name == name)


def moved(state: State, name: str, zone: Zone, *, shown: frozenset[int] = frozenset()) -> State:
    move = Move(card(state, name).id, zone, 0, WHY, "put", shown=shown)
    return happen(state, Step((move,)), RULES)[0]


def known(state: State, name: str) -> tuple[bool, bool]:
    return knows(state, 0, card(state, name), RULES), knows(state, 1, card(state, name), RULES)


@pytest.mark.parametrize(
    ("zone", "owner", "opponent"),
    [
        (Zone.HAND, True, False),
        (Zone.DECK, False, False),
        (Zone.MANA, True, False),
        (Zone.RESERVE, True, True),
        (Zone.DISCARD, True, True),
        (Zone.EXPEDITION, True, True),
    ],
)
def test_who_knows_a_card_by_where_it_lies(zone: Zone, owner: bool, opponent: bool) -> None:
    assert known(board(("Kappa", zone)), "Kappa") == (owner, opponent)


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DECK, Zone.MANA])
def test_a_card_that_was_seen_is_still_known_where_it_is_hidden(zone: Zone) -> None:
    assert known(moved(board(("Kappa", Zone.EXPEDITION)), "Kappa", zone), "Kappa") == (True, True)


def test_a_card_drawn_unseen_is_known_to_its_player_alone() -> None:
    assert known(moved(board(("Kappa", Zone.DECK)), "Kappa", Zone.HAND), "Kappa") == (True, False)


def test_a_card_put_from_the_hand_on_the_deck_is_known_to_its_player_alone() -> None:
    state = moved(board(("Kappa", Zone.HAND), ("Red", Zone.HAND)), "Kappa", Zone.DECK)
    assert known(state, "Kappa") == (True, False)


def test_who_knew_a_hand_no_longer_knows_it_once_a_card_has_left_it_unseen() -> None:
    state = moved(board(("Kappa", Zone.EXPEDITION), ("Red", Zone.HAND)), "Kappa", Zone.HAND)
    assert known(state, "Kappa") == (True, True)
    state = moved(state, "Red", Zone.MANA)
    assert known(state, "Kappa") == (True, False)
    assert known(state, "Red") == (True, False)


def test_a_card_shown_on_its_way_is_known_and_so_is_what_is_left() -> None:
    state = moved(board(("Kappa", Zone.EXPEDITION), ("Red", Zone.HAND)), "Kappa", Zone.HAND)
    state = moved(state, "Red", Zone.MANA, shown=EVERYONE)
    assert known(state, "Red") == (True, True)
    assert known(state, "Kappa") == (True, True)


def test_the_last_card_of_a_known_hand_cannot_be_another() -> None:
    state = moved(board(("Kappa", Zone.EXPEDITION)), "Kappa", Zone.HAND)
    assert known(moved(state, "Kappa", Zone.MANA), "Kappa") == (True, True)


def test_what_is_revealed_is_known_until_it_is_shuffled() -> None:
    state = board(("Kappa", Zone.DECK), ("Red", Zone.DECK))
    state, _ = happen(state, Step((RevealCard(card(state, "Kappa").id, EVERYONE, WHY),)), RULES)
    assert known(state, "Kappa") == (True, True)
    assert known(state, "Red") == (False, False)
    state, _ = happen(state, Step((ShuffleDeck(0, WHY),)), RULES)
    assert known(state, "Kappa") == (False, False)


def test_only_who_looks_at_a_card_knows_it() -> None:
    state = board(("Kappa", Zone.DECK))
    state, _ = happen(state, Step((RevealCard(card(state, "Kappa").id, frozenset({1}), WHY),)), RULES)
    assert known(state, "Kappa") == (False, True)


def test_two_boards_that_differ_in_a_hidden_card_look_the_same_to_the_opponent_only() -> None:
    one, other = board(("Kappa", Zone.HAND)), board(("Red", Zone.HAND))
    assert sight(one, 1, RULES) == sight(other, 1, RULES)
    assert sight(one, 0, RULES) != sight(other, 0, RULES)


def test_how_many_cards_a_hand_holds_is_seen_unless_the_law_is_off() -> None:
    one, other = board(("Kappa", Zone.HAND)), board(("Kappa", Zone.HAND), ("Red", Zone.HAND))
    assert sight(one, 1, RULES) != sight(other, 1, RULES)
    blind = RULES.without(zones.HIDDEN_COUNTED)
    assert sight(one, 1, blind) == sight(other, 1, blind)


def test_a_card_picked_from_another_hand_is_known_to_the_picker_where_it_is_hidden_and_so_is_what_is_left() -> None:
    state = board(("Kappa", Zone.HAND), ("Red", Zone.HAND))
    for name in ("Kappa", "Red"):
        reveal = RevealCard(card(state, name).id, frozenset({1}), WHY)
        state = happen(state, Step((reveal,)), RULES)[0]
    state = moved(state, "Kappa", Zone.DECK, shown=frozenset({1}))
    assert known(state, "Kappa") == (True, True)
    assert known(state, "Red") == (True, True)


def test_without_its_law_a_card_of_another_hand_is_picked_unseen() -> None:
    scenario = read_file(SCENARIOS / "zones" / "a-hand-is-shown.md")
    (form, _) = whole_forms(scenario)
    seen = difference(form, zones.CARD_OF_A_HAND)
    assert seen is not None
    assert "sight" in seen.kinds
