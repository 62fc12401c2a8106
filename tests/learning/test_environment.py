"""The environment for learning: its form is PettingZoo's, its games are those of `judge play`, it tells no secret."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import warnings
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import judge
from judge.editions import PLAYED
from judge.exploring.course import Point, begin
from judge.game.state.knowledge import sight
from judge.games.chance import Chance
from judge.playing.opponents.unseen import redealt

pytest.importorskip("pettingzoo", reason="the extra “learning” is not installed")

import numpy as np
from pettingzoo.test import api_test, seed_test

from judge.learning.actions import ACTIONS, CARD, LISTED, NO, NUMBER, QUICK, YES, numbered
from judge.learning.environment import AGENTS, GameEnvironment
from judge.learning.observing import OF_A_CARD, OF_THE_GAME, QUESTIONS, card_numbers, game, table
from judge.learning.places import PLACES
from tests.measures.environment import same_game

SIMPLER = r"(Observation (is not|space for)|Environment has not defined a render)"
"""What PettingZoo says of every environment with a mask, and of one that draws nothing."""


@pytest.mark.parametrize("edition", PLAYED)
def test_it_has_the_form_that_pettingzoo_tests(edition: str) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(judge.environment(edition=edition), num_cycles=300)
    assert [str(one.message) for one in said if not re.match(SIMPLER, str(one.message))] == []


@pytest.mark.parametrize("edition", PLAYED)
def test_the_same_seed_is_the_same_game(edition: str) -> None:
    seed_test(lambda: judge.environment(edition=edition), num_cycles=200)
    first, again, other = (seen_first(edition, seed) for seed in (5, 5, 6))
    assert first == again != other


def seen_first(edition: str, seed: int) -> list[bytes]:
    """What the players see at the first decisions of a game in which each takes the first choice there is."""
    env, found = judge.environment(edition=edition), list[bytes]()
    env.reset(seed=seed)
    for _ in range(30):
        seen, *_ = env.last()
        assert seen is not None
        found += [seen["observation"].tobytes(), seen["action_mask"].tobytes()]
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    return found


@pytest.mark.parametrize("edition", PLAYED)
@pytest.mark.parametrize("seed", range(3))
def test_a_masked_game_is_that_of_judge_play(edition: str, seed: int) -> None:
    assert same_game(judge.environment(edition=edition), seed) > 40


@pytest.mark.parametrize("edition", PLAYED)
def test_any_masked_choices_come_to_an_end(edition: str) -> None:
    env, dice = judge.environment(edition=edition), random.Random(7)
    env.reset(seed=11)
    total = dict.fromkeys(AGENTS, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        total[agent] += reward
        assert seen is not None
        allowed = np.flatnonzero(seen["action_mask"])
        assert env.observation_space(agent).contains(seen)
        assert (over or cut) == (len(allowed) == 0)
        assert over or not cut or info["stopped"]
        env.step(None if over or cut else int(dice.choice(list(allowed))))
    assert sorted(total.values()) == [-1.0, 1.0] and env.agents == []


def halfway(edition: str, seed: int, decisions: int) -> Point:
    """Where a game by chance waits after some decisions, between two units."""
    env, dice = judge.environment(edition=edition), random.Random(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()) and (env.decisions < decisions or env.point.given):
        seen = env.observe(env.agent_selection)
        env.step(int(dice.choice(list(np.flatnonzero(seen["action_mask"])))))
    return env.point


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    edition=st.sampled_from(PLAYED),
    seed=st.integers(0, 10_000),
    decisions=st.integers(1, 60),
    seat=st.sampled_from((0, 1)),
    deal=st.integers(0, 10_000),
)
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(
    edition: str, seed: int, decisions: int, seat: int, deal: int
) -> None:
    point, cards = halfway(edition, seed, decisions), card_numbers()
    other = begin(redealt(point.unit, seat, point.rules, Chance(deal)), point.rules)
    assume(other.unit != point.unit)
    if sight(other.state, seat, point.rules) != sight(point.state, seat, point.rules):
        other = replace(point, state=redealt(point.state, seat, point.rules, Chance(deal)))
    assert (table(point, seat, cards) == table(other, seat, cards)).all()
    assert (game(point, seat) == game(other, seat)).all()
    if point.question is not None and point.question.player == seat and other.question is not None:
        here, there = (numbered(one.question, one.state, seat) for one in (point, other) if one.question is not None)
        assert {number: one.refusal is None for number, one in here.items()} == {
            number: one.refusal is None for number, one in there.items()
        }


def test_the_other_hand_is_counted_and_not_seen() -> None:
    env = judge.environment()
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    own, theirs = (seen["observation"][env.places.index(f"{whose} Hand 1")] for whose in ("my", "their"))
    assert own[:2].tolist() == [1, 1] and own[OF_A_CARD.index("card")] > 0
    assert theirs.tolist() == [1] + [0] * (len(OF_A_CARD) - 1)
    assert seen["game"][OF_THE_GAME.index("their hand")] == 6
    asked = QUESTIONS[seen["game"][OF_THE_GAME.index("question")]]
    assert asked == env.point.question.kind  # type: ignore[union-attr]


def test_the_numbers_are_those_of_the_guide() -> None:
    assert (NO, YES, NUMBER, LISTED, CARD, QUICK, ACTIONS) == (0, 1, 2, 106, 234, 776, 2944)
    assert (PLACES, len(OF_A_CARD), len(OF_THE_GAME)) == (542, 23, 73)


def test_what_a_law_refuses_names_its_articles_and_changes_nothing() -> None:
    env = judge.environment()
    env.reset(seed=4)
    refused: list[judge.IllegalMoveError] = []
    dice = random.Random(4)
    for _ in range(60):
        before = env.point
        options = numbered(before.question, before.state, AGENTS.index(env.agent_selection))  # type: ignore[arg-type]
        for number in (number for number, one in options.items() if one.refusal is not None):
            with pytest.raises(judge.IllegalMoveError) as caught:
                env.step(number)
            refused.append(caught.value)
        assert env.point is before
        env.step(int(dice.choice(list(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))))
    assert refused and all(error.laws for error in refused)
    with pytest.raises(ValueError, match="answers nothing here"):
        env.step(ACTIONS - 1)


def test_the_lines_of_the_actions_are_those_of_a_scenario() -> None:
    env = judge.environment()
    env.reset(seed=2)
    lines = env.lines
    assert lines and all(line.startswith(("Lithium ", "Ninette ")) for line in lines.values())
    mask = env.observe(env.agent_selection)["action_mask"]
    assert all(mask[number] for number in lines)


@pytest.mark.parametrize(
    ("given_", "says"),
    [({"edition": "9.9"}, "there is no edition 9.9"), ({"first": "3 Nobody"}, "Nobody")],
)
def test_what_cannot_be_read(given_: dict[str, str], says: str) -> None:
    with pytest.raises(judge.UnreadableTextError, match=says):
        judge.environment(**given_)  # type: ignore[arg-type]


def test_without_the_extra_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None\nimport judge\njudge.environment()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ImportError: an environment needs PettingZoo and Gymnasium: pip install 'altered-judge[learning]'"
    )


def test_it_is_an_environment_of_pettingzoo() -> None:
    env = judge.environment()
    assert isinstance(env, GameEnvironment) and env.unwrapped is env
    env.close()
