"""An exploration finds what following every single line finds, in fewer positions, and stops when it must."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from small_boards import TooManyError, board, every_end, sentinels

from judge.exploring.budget import Budget
from judge.exploring.exploration import Exploration, explore
from judge.exploring.horizon import Horizon
from judge.exploring.scene import ScenarioPosition, scene
from judge.game.state.canonical import canonical
from judge.game.terms import Phase, Zone
from judge.law.citation import cite
from judge.place import SCENARIOS
from judge.scenario.counts import stated
from judge.scenario.file import read_file

CHARACTERS = ("Kuwat, the Dissenter", "Kappa", "Red", "Anubis", "Haven Trainee", "Parvati", "Achilles")
SPELLS = ("Spy Craft", "Magical Training")
LANDMARKS = ("Haven, Bravos Bastion",)


def found(start: ScenarioPosition, until: Horizon = Horizon.DECISION, budget: Budget | None = None) -> Exploration:
    return explore(start.unit, start.rules, start.given, until, budget or Budget(20_000))


def same(start: ScenarioPosition, exploration: Exploration, until: Horizon, most: int) -> bool:
    """Whether an exploration has found exactly what all single lines come to."""
    naive = set(every_end(start, until, most))
    assert exploration.exhausted
    assert {(outcome.laws, canonical(outcome.state)) for outcome in exploration.outcomes} == naive
    return True


MOST_LINES = 60
"""So many lines can each be followed from their beginning in a test."""


def few_lines(path: Path) -> bool:
    """Whether a scenario states that few lines lead to its outcomes."""
    counts = stated(read_file(path))
    return counts is not None and 1 < counts.lines <= MOST_LINES


ALIKE = "a-reaction-a-hundred-times"
"""Its Reactions are all alike, which is one line for an exploration, and too many orders to follow one by one."""

SMALL = [path for path in sorted(SCENARIOS.glob("*/*.md")) if few_lines(path) and path.stem != ALIKE][::3]


@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.stem)
def test_scenarios_come_to_what_their_single_lines_come_to(path: Path) -> None:
    start = scene(read_file(path), after=0)
    assert same(start, found(start), Horizon.DECISION, 2_000)


@st.composite
def small(draw: st.DrawFn) -> ScenarioPosition:
    """A small board: few cards, so that every line can be followed."""

    def some(names: tuple[str, ...], most: int) -> str:
        return "; ".join(draw(st.lists(st.sampled_from(names), max_size=most))) or "empty"

    first = (
        f"Mana: {draw(st.integers(0, 4))}",
        f"Hand: {some((*CHARACTERS, *SPELLS), 2)}",
        f"Reserve: {some(CHARACTERS, 2)}",
        f"Landmarks: {some(LANDMARKS, 1)}",
        f"Hero Expedition: {some(CHARACTERS, 2)}",
    )
    second = (f"Mana: {draw(st.integers(0, 2))}", f"Companion Expedition: {some(CHARACTERS, 2)}")
    return board(first, second)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(start=small())
def test_small_boards_come_to_what_their_single_lines_come_to(start: ScenarioPosition) -> None:
    try:
        assert same(start, found(start), Horizon.DECISION, 1_500)
    except TooManyError:
        assume(False)


def test_until_the_end_of_the_phase_memory_changes_nothing() -> None:
    start = board(("Mana: 2", "Reserve: Kappa", "Landmarks: Haven, Bravos Bastion"), ("Mana: 1",))
    exploration = found(start, Horizon.PHASE)
    assert exploration.exhausted
    ends = {outcome.state.phase for outcome in exploration.outcomes}
    assert ends == {Phase.DUSK}
    assert all(outcome.state.stage == 0 for outcome in exploration.outcomes)


def test_orders_of_five_optional_reactions_take_ten_times_fewer_positions_than_lines() -> None:
    exploration = found(sentinels(5, "You may pay {1} to have me gain 1 boost", mana=5))
    assert exploration.exhausted
    assert exploration.lines == math.factorial(5) * 2**5
    assert len(exploration.outcomes) == 2**5
    assert exploration.positions * 10 <= exploration.lines


def test_orders_that_come_to_the_same_are_counted_and_remembered() -> None:
    exploration = found(sentinels(5))
    assert exploration.lines == math.factorial(5)
    assert len(exploration.outcomes) == 1
    assert exploration.positions <= 2**5 + 4, "a position for each set of Reactions, and a few before and after"


def test_reactions_that_nothing_tells_apart_have_one_order() -> None:
    start = board(("Hero Expedition: Sentinel A; Sentinel A; Sentinel A",), facts=("Phase: Noon",), cards=CARD)
    assert found(start).lines == 1


CARD = """
### Sentinel A / Sentinelle A

- Type: Character — Soldier
- Hand Cost: 1
- Reserve Cost: 1
- Statistics: 1/1/1
- Text: At Noon — I gain 1 boost.
"""


def test_equal_cards_of_a_shuffled_deck_are_one_draw() -> None:
    start = board(("Deck: Kappa; Kappa; Kappa; Red",), ("Deck, top to bottom: Red; Red",), ("Phase: Morning", "Day: 2"))
    assert any(card.shuffled for card in start.unit.of(Zone.DECK, 0))
    exploration = found(start, Horizon.PHASE)
    assert exploration.exhausted
    kept = [one for one in exploration.outcomes if len(one.state.of(Zone.HAND, 0)) == 2]
    hands = {
        tuple(sorted(card.base.name for card in one.state.of(Zone.HAND, 0))): one.lines
        for one in kept
        if len(one.state.of(Zone.HAND, 1)) == 2
    }
    assert hands == {("Kappa", "Kappa"): 1, ("Kappa", "Red"): 2}, "Red comes second, or first"


def test_it_stops_at_its_budget_and_says_so() -> None:
    start = sentinels(12, "You may pay {1} to have me gain 1 boost", mana=12)
    exploration = found(start, budget=Budget(300))
    assert not exploration.exhausted
    assert exploration.positions <= 300 + 30
    assert math.factorial(12) * 2**12 > 10**9


def test_a_unit_of_many_questions_stops_at_the_budget() -> None:
    start = board(("Reserve: " + "; ".join(CHARACTERS * 3),), facts=("Phase: Night",))
    exploration = found(start, Horizon.PHASE, Budget(200))
    assert not exploration.exhausted
    assert exploration.visited <= 202


def test_a_budget_of_nothing_is_no_budget() -> None:
    for wrong in (
        {"positions": 0},
        {"positions": -5},
        {"seconds": 0},
        {"seconds": -1.0},
        {"seconds": math.nan},
        {"visits": 0},
    ):
        with pytest.raises(ValueError):
            Budget(**wrong)


def test_seconds_end_it_too() -> None:
    start = sentinels(12, "You may pay {1} to have me gain 1 boost", mana=12)
    assert not found(start, budget=Budget(1_000_000, 0.05)).exhausted


def test_it_gives_the_same_each_time() -> None:
    start = sentinels(4, "You may pay {1} to have me gain 1 boost", mana=2)
    one, other = found(start), found(start)
    assert one == other


def test_an_open_ruling_is_an_outcome_of_its_own() -> None:
    start = scene(read_file(SCENARIOS / "playing" / "target-no-longer-suitable.md"), after=0)
    opens = [outcome for outcome in found(start).outcomes if outcome.laws]
    assert opens
    assert {cite(law, "1.0").article for outcome in opens for law in outcome.laws} == {"5.2.3.b", "6.5.f"}
