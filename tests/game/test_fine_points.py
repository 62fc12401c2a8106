"""Questions to a board whose answers no game of the goldens depends on, since they meet no such board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pieces import card, landmark, state, view

from judge.editions import rules_of
from judge.game.ability import Among, CostsAtLeast, Kind, Put, Resupplies, Reveal, Steps, Top, Who, Would
from judge.game.effect.cost_of_card import CostChange, mana_of
from judge.game.event.decks import lower
from judge.game.event.events import happen
from judge.game.event.modifiers import modify
from judge.game.event.modifiers.limits import limit
from judge.game.state.canonical import canonical
from judge.game.state.card_actions import Move, MoveTop
from judge.game.state.knowledge import seen_by
from judge.game.state.steps import Step
from judge.game.terms import Expedition, Status, Terrain, Type, Zone
from judge.law.laws import objects, overview, playing, vocabulary, zones
from judge.scenario.file import read_file
from judge.scenario.switch import difference, rests
from judge.scenario.twin import whole_forms
from judge.scenario.verdict import judge

FINER = Path(__file__).parents[1] / "scenarios" / "finer"


def test_nothing_of_an_orb_is_known_but_that_it_is_one() -> None:
    orb = replace(card(1, zone=Zone.MANA), face_down=True)
    now = view(orb).now(orb)
    assert (now.type, now.name, now.subtypes, now.hand_cost, now.abilities) == (Type.MANA_ORB, "", (), None, ())


def test_an_expedition_without_a_counter_is_at_its_start() -> None:
    there = state()
    gone = replace(there, positions={key: at for key, at in there.positions.items() if key[0] == 0})
    assert gone.distance(1, Expedition.HERO) == gone.distance(1, Expedition.COMPANION) == 0
    assert replace(there, positions={(0, Expedition.COMPANION): 5}).distance(0, Expedition.COMPANION) == 2


def test_cards_that_differ_in_what_is_printed_make_states_that_differ() -> None:
    boards = [state(card(1, statistics=(1, 1, water))) for water in (1, 2)]
    assert canonical(boards[0]) != canonical(boards[1])
    assert canonical(boards[0]) == canonical(state(card(1, statistics=(1, 1, 1))))


def test_the_order_of_mana_orbs_matters_where_they_are_different_cards() -> None:
    one, other = (card(number, zone=Zone.MANA, type_=Type.SPELL) for number in (1, 2))
    swapped = state(replace(one, base=other.base), replace(other, base=one.base))
    assert canonical(state(one, other)) != canonical(swapped)
    alike = [state(replace(card(1, zone=Zone.MANA), timestamp=at), card(2, zone=Zone.DISCARD)) for at in (1, 5)]
    assert canonical(alike[0]) == canonical(alike[1])


def test_the_terrains_of_a_region_are_seen_where_its_face_is_up() -> None:
    rules = rules_of("1.0")

    def seen(terrain: Terrain, face_up: bool) -> tuple[object, ...]:
        there = state()
        region = replace(there.regions[1], terrains=frozenset({terrain}), face_up=face_up)
        return seen_by(replace(there, regions=(there.regions[0], region, *there.regions[2:])), 0, rules)

    assert seen(Terrain.FOREST, True) != seen(Terrain.WATER, True)
    assert seen(Terrain.FOREST, False) == seen(Terrain.WATER, False)


def test_a_hero_limits_each_zone_by_its_own_number() -> None:
    hero = card(1, type_=Type.HERO, zone=Zone.HERO)
    there = view(replace(hero, base=replace(hero.base, reserve_limit=1, landmark_limit=3)))
    assert (limit(there, Zone.RESERVE, 0), limit(there, Zone.LANDMARK, 0)) == (1, 3)


def test_a_text_that_makes_a_card_cost_more_says_by_how_much() -> None:
    toll = landmark(1, CostsAtLeast(Who.OPPONENT, Kind(types=(Type.CHARACTER,)), 4), holder=1)
    played = card(2, zone=Zone.HAND)
    cost, changes = mana_of(view(toll, played), played, 0, 1)
    assert (cost, changes) == (4, (CostChange(toll, -3, (overview.CANNOT_BEATS_CAN,), 4),))


def test_without_its_law_a_status_goes_along_beside_those_it_enters_with() -> None:
    there = state(card(1, statuses=frozenset({Status.FLEETING})))
    why = (objects.NO_STATUS_IN_NEW_ZONE,)
    step = Step((Move(1, Zone.RESERVE, 0, why, "put", entering=((Status.EXHAUSTED, why),)),))
    rules = rules_of("1.0").without(objects.NO_STATUS_IN_NEW_ZONE)
    (moved,) = happen(there, step, rules)[0].of(Zone.RESERVE, 0)
    assert moved.statuses == {Status.FLEETING, Status.EXHAUSTED}


def test_without_its_law_a_card_beyond_a_small_deck_goes_to_the_end_from_which_is_counted() -> None:
    cards = (card(1, zone=Zone.DECK), card(2, zone=Zone.DECK))
    rules = rules_of("1.0").without(zones.DECK_TOO_SMALL)
    deck = state(*cards).objects.draft()
    assert lower(deck, 0, 5, bottom=False, rules=rules) == cards
    assert lower(deck, 0, 5, bottom=True, rules=rules) == ()
    assert lower(deck, 0, 1, bottom=False, rules=rules) == cards[1:]


def test_without_its_law_targets_cost_nothing_before_they_are_chosen() -> None:
    assert rests(whole_forms(read_file(FINER / "the-order-of-reductions.md", ""))[0], playing.TARGETS_CHOSEN)


def test_where_no_die_is_rolled_it_was_not_done() -> None:
    seen = difference(read_file(FINER / "if-a-die-is-rolled.md", ""), vocabulary.ROLL)
    assert seen is not None and seen.kind == "outcome"


def test_of_two_modifiers_that_do_the_same_the_older_one_applies() -> None:
    look = Steps((Reveal(Top(2)), Put(Among(Kind()), Zone.HAND)))
    there = view(*(landmark(number, Would(Resupplies(Who.YOU), look)) for number in (2, 1)), card(3, zone=Zone.DECK))
    resupply = MoveTop(0, 0, Zone.RESERVE, (vocabulary.RESUPPLY,), "resupply")
    with pytest.raises(StopIteration) as done:
        next(modify(there, Step((resupply,))))
    assert [(effect, bearer.id) for effect, bearer in done.value.value.instead] == [(look, 1)]


def test_in_1_0_a_number_of_what_has_left_is_open_and_not_zero() -> None:
    path = FINER / "the-boosts-with-which-it-left.md"
    judged = judge(read_file(path, path.name), "1.0")
    assert judged.performance is not None
    assert judged.performance.open == (objects.NEW_ZONE_NEW_OBJECT,)
