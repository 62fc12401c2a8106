"""Chance: the same everywhere, and fair."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from judge.games.chance import Chance

seeds = st.integers(0, 2**63 - 1)


def test_a_seed_gives_the_same_decisions_on_every_machine() -> None:
    chance = Chance(7)
    assert [chance.below(10) for _ in range(12)] == [5, 2, 6, 0, 1, 8, 1, 5, 9, 0, 8, 3]
    assert chance.shuffled("ABCDEFGH") == list("BCEGFDHA")
    assert Chance(2**63 - 1).below(10**12) == 722914485151


@given(seed=seeds, count=st.integers(1, 1000))
def test_a_number_is_below_the_count(seed: int, count: int) -> None:
    assert 0 <= Chance(seed).below(count) < count


@given(seed=seeds, things=st.lists(st.integers()))
def test_a_shuffle_keeps_everything_and_leaves_what_it_is_given(seed: int, things: list[int]) -> None:
    before = list(things)
    assert Counter(Chance(seed).shuffled(things)) == Counter(things)
    assert things == before


def test_every_order_is_as_likely_as_the_others() -> None:
    chance = Chance(1)
    orders = Counter("".join(chance.shuffled("ABC")) for _ in range(6000))
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())
