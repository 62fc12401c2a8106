"""A Deck is a pile in a fixed order; a shuffled part of it has none until chance is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from fractions import Fraction
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from judge.editions import rules_of
from judge.game.event.choices import Option, Question
from judge.game.event.decks import Pile, in_no_order, pick_by_chance, shuffled
from judge.game.event.events import happen
from judge.game.event.modifiers import modify
from judge.game.state.card_actions import Move, MoveTop, ShuffleDeck
from judge.game.state.objects import Characteristics, Object
from judge.game.state.state import State
from judge.game.state.steps import Step
from judge.game.state.zones import Zones
from judge.game.terms import Type, Zone
from judge.game.view.view import View
from judge.law.laws import zones
from judge.scenario.board import empty

RULES = rules_of("1.0")
PLAYERS = ("Lithium", "Ninette")

Found = TypeVar("Found")


def deck(*names: str, shuffled_from: int | None = None) -> State:
    """Lithium's Deck, from top to bottom; from a place on, its cards are shuffled."""
    cards = tuple(
        Object(number, Characteristics(name, name, Type.SPELL), 0, Zone.DECK, 0, number)
        for number, name in enumerate(names, 1)
    )
    state = empty(PLAYERS)
    objects = Zones((*state.objects.values(), *cards))
    state = State(state.players, objects, state.regions, state.positions, clock=len(cards))
    return state if shuffled_from is None else shuffled(state, cards[shuffled_from:])


def names_of(state: State, zone: Zone = Zone.DECK) -> list[str]:
    return [one.base.name for one in state.of(zone, 0)]


def answered(asking: Generator[Question, Option, Found], *answers: int) -> Found:
    """What some rule code gives when chance answers with the first, second ... option."""
    given_answers = list(answers)
    try:
        question = next(asking)
        while True:
            question = asking.send(question.options[given_answers.pop(0)])
    except StopIteration as done:
        assert not given_answers
        return done.value  # type: ignore[no-any-return]


def after(state: State, *actions: Move | MoveTop | ShuffleDeck, answers: tuple[int, ...] = ()) -> State:
    step = answered(modify(View(state, RULES), Step(actions)), *answers).step
    return happen(state, step, RULES)[0]


def drawing(count: int) -> tuple[MoveTop, ...]:
    return tuple(MoveTop(0, place, Zone.HAND, (zones.DECK_ORDER,), "draw") for place in range(count))


def test_a_card_whose_place_is_fixed_is_found_without_asking() -> None:
    pile = Pile(list(deck("A", "B", "C").of(Zone.DECK, 0)), RULES)
    found = answered(pile.card(1))
    assert found is not None and found[0].base.name == "B"
    last = answered(pile.card(0, bottom=True))
    assert last is not None and last[0].base.name == "C"
    assert answered(pile.card(3)) is None


def test_equal_cards_are_one_answer_of_greater_weight() -> None:
    asking = Pile(list(deck("A", "B", "A", "A", shuffled_from=0).of(Zone.DECK, 0)), RULES).card(0)
    question = next(asking)
    assert question.player is None
    assert sorted(option.weight for option in question.options) == [1, 3]


def test_what_can_only_be_one_card_is_not_asked() -> None:
    cards = deck("A", "A", "A", shuffled_from=0).of(Zone.DECK, 0)
    assert answered(pick_by_chance(cards, (zones.DECK_ORDER,))).base.name == "A"


@given(st.lists(st.sampled_from("ABC"), min_size=1, max_size=5), st.data())
def test_every_order_of_a_shuffled_deck_is_as_likely_as_any_other(names: list[str], data: st.DataObject) -> None:
    """The weights of the answers are the cards that are left, whatever was drawn before."""
    state = deck(*names, shuffled_from=0)
    left = Counter(names)
    chance = Fraction(1)
    asking = modify(View(state, RULES), Step(drawing(len(names))))
    drawn: list[str] = []
    try:
        question = next(asking)
        while True:
            weights = {state.objects[one.object].base.name: one.weight for one in question.options if one.object}
            seen = Counter(drawn)
            assert sum(weights.values()) >= 2
            assert all(weight <= left[name] - seen[name] for name, weight in weights.items())
            option = data.draw(st.sampled_from(question.options))
            assert option.object is not None
            chance *= Fraction(option.weight, sum(weights.values()))
            drawn.append(state.objects[option.object].base.name)
            question = asking.send(option)
    except StopIteration as done:
        final, _ = happen(state, done.value.step, RULES)
    assert sorted(names_of(final, Zone.HAND)) == sorted(names)
    assert not final.of(Zone.DECK, 0)
    assert chance > 0


def test_a_card_fixed_on_top_stays_there_and_the_rest_has_no_order() -> None:
    state = deck("A", "B", "C", shuffled_from=1)
    asking = modify(View(state, RULES), Step(drawing(2)))
    question = next(asking)
    assert {state.objects[one.object].base.name for one in question.options if one.object} == {"B", "C"}


def test_the_place_that_is_drawn_is_the_one_that_goes() -> None:
    """Of A, a fixed F and B, with A and B shuffled: whichever is on top, F is on top afterwards."""
    state = deck("A", "F", "B")
    state = shuffled(state, [one for one in state.of(Zone.DECK, 0) if one.base.name != "F"])
    for answer in (0, 1):
        left = after(state, *drawing(1), answers=(answer,))
        assert names_of(left)[0] == "F" and len(names_of(left)) == 2


@given(st.integers(0, 6), st.booleans())
def test_a_card_is_put_where_it_is_to_lie_or_at_the_end(position: int, bottom: bool) -> None:
    state = deck("A", "B", "C", "K")
    kappa = state.of(Zone.DECK, 0)[-1]
    held = happen(state, Step((Move(kappa.id, Zone.HAND, 0, (zones.DECK_ORDER,), "put"),)), RULES)[0]
    put = Move(kappa.id, Zone.DECK, 0, (zones.DECK_ORDER,), "put", position=position, bottom=bottom)
    cards = names_of(after(held, put))
    place = min(position, 3)
    assert cards.index("K") == (3 - place if bottom else place)
    assert [name for name in cards if name != "K"] == ["A", "B", "C"]


def test_a_shuffle_makes_everybody_forget() -> None:
    state = deck("A", "B")
    known = happen(state, Step((ShuffleDeck(0, (zones.DECK_ORDER,)),)), RULES)[0]
    assert all(not one.known_by and one.shuffled for one in known.of(Zone.DECK, 0))


def test_two_shuffled_decks_of_the_same_cards_are_the_same() -> None:
    one, other = deck("A", "B", "C", shuffled_from=0), deck("C", "A", "B", shuffled_from=0)
    assert names_of(one) != names_of(other)
    first, second = ([card.base.name for card in in_no_order(state.of(Zone.DECK, 0))] for state in (one, other))
    assert first == second
