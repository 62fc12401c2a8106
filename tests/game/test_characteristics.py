"""Passive abilities that change characteristics: which they reach, in which order, and what each law decides."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pieces import card, landmark, view

from judge.game.ability import (
    Ability,
    All,
    Controls,
    Grant,
    HaveSubtypes,
    KeywordAbility,
    Kind,
    LoseAbilities,
    NumberOf,
    RegionsAre,
    StatisticsEqualHighest,
    StatisticsRaised,
    Where,
    While,
    Who,
    Whose,
)
from judge.game.state.objects import Object
from judge.game.terms import Keyword, Terrain, Type, Zone
from judge.game.view.dependency import depends_on, free
from judge.law.laws import objects as laws
from judge.law.laws import overview
from judge.law.laws.law import Law

CHARACTERS = Kind(types=(Type.CHARACTER,), whose=Whose.YOURS)
ROBOTS = Kind(subtypes=("Robot",), whose=Whose.YOURS)
MAGES = Kind(subtypes=("Mage",), whose=Whose.YOURS)
PERMANENTS = Kind(types=(Type.PERMANENT,))

TOUGH = KeywordAbility(Keyword.TOUGH, 1)
ALL_ARE_ROBOTS = HaveSubtypes(CHARACTERS, ("Robot",))
ALL_ARE_MAGES = HaveSubtypes(CHARACTERS, ("Mage",))
MAGES_ARE_ROBOTS = HaveSubtypes(MAGES, ("Robot",))
ROBOTS_ARE_TOUGH = Grant(ROBOTS, TOUGH)
NO_ABILITIES = LoseAbilities(PERMANENTS)


def tough(without: Law | None, *abilities: Ability, plain: tuple[str, ...] = ()) -> bool:
    """Whether a Character is Tough among Landmarks with some abilities, the oldest first."""
    bearers = [landmark(number, ability) for number, ability in enumerate(abilities, 2)]
    there = view(card(1, subtypes=plain), *bearers, without=without)
    return there.keyword(there.state.objects[1], Keyword.TOUGH) is not None


def test_an_ability_waits_for_the_one_that_changes_what_it_applies_to() -> None:
    assert tough(None, ROBOTS_ARE_TOUGH, ALL_ARE_ROBOTS)
    assert not tough(laws.DEPENDS_FOR_OBJECTS, ROBOTS_ARE_TOUGH, ALL_ARE_ROBOTS)
    assert not tough(laws.FREE_ABILITIES, ROBOTS_ARE_TOUGH, ALL_ARE_ROBOTS)


def test_without_any_dependency_the_order_of_age_would_do() -> None:
    assert tough(laws.DEPENDS_FOR_OBJECTS, ALL_ARE_ROBOTS, ROBOTS_ARE_TOUGH)
    assert not tough(laws.PASSIVES_ONE_BY_ONE, ALL_ARE_ROBOTS, ROBOTS_ARE_TOUGH)
    assert not tough(laws.PASSIVES_CHANGE, ALL_ARE_ROBOTS, ROBOTS_ARE_TOUGH)


def test_an_ability_waits_for_the_one_that_takes_it_away() -> None:
    there = view(card(1), landmark(2, Grant(CHARACTERS, TOUGH)), card(3, NO_ABILITIES))
    assert there.keyword(there.state.objects[1], Keyword.TOUGH) is None
    off = view(
        card(1), landmark(2, Grant(CHARACTERS, TOUGH)), card(3, NO_ABILITIES), without=laws.DEPENDS_FOR_EXISTENCE
    )
    assert off.keyword(off.state.objects[1], Keyword.TOUGH) == 1


def test_an_ability_waits_for_the_one_that_changes_what_it_does() -> None:
    raised = StatisticsRaised(CHARACTERS, NumberOf(ROBOTS))
    board = (card(1), landmark(2, raised), landmark(3, ALL_ARE_ROBOTS))
    there = view(*board)
    assert there.statistic(there.state.objects[1], Terrain.WATER) == 2
    off = view(*board, without=laws.DEPENDS_FOR_RESULT)
    assert off.statistic(off.state.objects[1], Terrain.WATER) == 1


def test_abilities_that_wait_for_each_other_in_a_ring_are_free() -> None:
    """Robots are Mages, Mages are Soldiers, Soldiers are Robots, and there is one of each."""
    ring = (("Robot", "Mage"), ("Mage", "Soldier"), ("Soldier", "Robot"))
    passives = [HaveSubtypes(Kind(subtypes=(one,), whose=Whose.YOURS), (other,)) for one, other in ring]
    board = [card(number, subtypes=(one,)) for number, (one, _) in enumerate(ring, 1)]
    board += [landmark(number, one) for number, one in enumerate(passives, 4)]
    assert [len(view(*board).now(one).subtypes) for one in board[:3]] == [3, 3, 2]
    without = view(*board, without=laws.DEPENDENCY_CHAINS)
    assert [len(without.now(one).subtypes) for one in board[:3]] == [1, 1, 1]


def test_dependencies_are_determined_anew() -> None:
    """At first nobody is a Mage, so that what makes Robots of Mages changes nothing."""
    later = (ALL_ARE_MAGES, ROBOTS_ARE_TOUGH, MAGES_ARE_ROBOTS)
    assert tough(None, *later)
    assert not tough(laws.DEPENDENCIES_ANEW, *later)


@pytest.mark.parametrize("first", [Terrain.FOREST, Terrain.WATER])
def test_of_free_abilities_the_youngest_has_the_last_word(first: Terrain) -> None:
    second = Terrain.WATER if first is Terrain.FOREST else Terrain.FOREST
    board = (card(1, RegionsAre((Where.ALL,), (first,))), card(2, RegionsAre((Where.ALL,), (second,))))
    assert view(*board).terrains(0) == {second}
    assert view(*board, without=laws.LOWEST_TIMESTAMP_FIRST).terrains(0) == {first}


def test_abilities_that_depend_on_each_other_are_both_free() -> None:
    """Each Mage makes Robots of all, each Robot makes Mages of all: the older one is applied first."""
    robots = While(Controls(Who.YOU, MAGES, 1), TOUGH)
    edges = {"a": frozenset({"b"}), "b": frozenset({"a"}), "c": frozenset({"a"})}
    assert depends_on("c", edges) == {"a", "b"}
    assert [free(one, edges) for one in "abc"] == [True, True, False]
    assert tough(None, robots) is False


def test_what_is_applied_in_play_stays_there() -> None:
    board = (card(1, zone=Zone.RESERVE), landmark(2, ALL_ARE_ROBOTS))
    assert view(*board).now(board[0]).subtypes == ()
    assert view(*board, without=laws.PASSIVES_IN_PLAY).now(board[0]).subtypes == ("Robot",)


def test_regions_are_reached_since_the_card_says_so() -> None:
    board = (card(1, RegionsAre((Where.ALL,), (Terrain.WATER,))),)
    assert view(*board).terrains(3) == {Terrain.WATER}
    for law in (overview.SPECIFIC_BEATS_GENERAL, laws.TYPES_ARE_SUBTYPES, laws.PASSIVES_ANEW):
        assert view(*board, without=law).terrains(3) == {Terrain.FOREST}


def test_old_objects_are_reached_too() -> None:
    board = (card(1), landmark(2, ALL_ARE_ROBOTS))
    assert view(*board).now(board[0]).subtypes == ("Robot",)
    assert view(*board, without=laws.PASSIVES_ANEW).now(board[0]).subtypes == ()


def test_a_hero_has_no_sub_type() -> None:
    board = (card(1, type_=Type.HERO, zone=Zone.HERO), landmark(2, HaveSubtypes(Kind(), ("Robot",))))
    assert view(*board).now(board[0]).subtypes == ()
    assert view(*board, without=laws.HERO_WITHOUT_SUBTYPES).now(board[0]).subtypes == ("Robot",)


def test_a_missing_statistic_is_not_raised() -> None:
    board = (card(1, statistics=None), landmark(2, StatisticsRaised(CHARACTERS, 2)))
    assert view(*board).statistic(board[0], Terrain.FOREST) == 0
    assert view(*board, without=laws.MISSING_NOT_MODIFIED).statistic(board[0], Terrain.FOREST) == 2


def test_a_missing_sub_type_is_gained() -> None:
    board = (card(1), card(2, subtypes=("Mage",)), landmark(3, ALL_ARE_ROBOTS))
    without = view(*board, without=laws.MISSING_GAINED)
    assert without.now(board[0]).subtypes == ()
    assert without.now(board[1]).subtypes == ("Mage", "Robot")


def test_statistics_become_the_highest() -> None:
    equal = StatisticsEqualHighest(All(Kind(types=(Type.CHARACTER,), where=Where.MINE)))
    board = (card(1, equal, statistics=(0, 2, 5)), card(2, statistics=(1, 0, 0)))
    assert [view(*board).statistic(board[0], one) for one in Terrain] == [5, 5, 5]
    assert [view(*board).statistic(board[1], one) for one in Terrain] == [1, 1, 1]


PASSIVES = (ROBOTS_ARE_TOUGH, ALL_ARE_ROBOTS, ALL_ARE_MAGES, MAGES_ARE_ROBOTS, NO_ABILITIES, Grant(CHARACTERS, TOUGH))


@given(st.lists(st.sampled_from(PASSIVES), max_size=5))
def test_the_calculation_ends_and_does_not_depend_on_when_it_is_asked(abilities: list[Ability]) -> None:
    bearers = [landmark(number, ability) for number, ability in enumerate(abilities, 2)]
    board: list[Object] = [card(1), *bearers]
    one, other = view(*board), view(*board)
    assert [one.now(each) for each in board] == [other.now(each) for each in reversed(board)][::-1]
