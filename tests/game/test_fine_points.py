"""Questions to a board whose answers no game of the goldens depends on, since they meet no such board."""

from __future__ import annotations

from dataclasses import replace

from pieces import card, state, view

from judge.game.state.canonical import canonical
from judge.game.terms import Expedition, Type, Zone


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
