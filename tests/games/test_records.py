"""A game written down is a scenario that runs, holds, and is the same game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.editions import rules_of
from judge.games.deck import shipped
from judge.games.game import Game
from judge.games.invariants import InvariantError
from judge.games.record import data, record
from judge.games.replay import replay
from judge.games.selfplay import game_of
from judge.law.citation import cite
from judge.law.laws import LAWS
from judge.messages import LANGUAGES, Language
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge

DECKS = shipped("1.0")
GAME = game_of(2, DECKS, rules_of("1.0"))


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**63 - 1), language=st.sampled_from(LANGUAGES))
def test_a_game_reads_back_to_itself(seed: int, language: Language) -> None:
    replay(game_of(seed, DECKS, rules_of("1.0")), seed, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_stopped_reads_back_too(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.games.game.MOST_UNITS", 70)
    for seed in range(4):
        game = game_of(seed, DECKS, rules_of("1.0"))
        assert game.ending == "unfinished"
        replay(game, seed, language)


def test_a_game_that_the_rules_leave_open_says_so() -> None:
    law = next(iter(LAWS.values()))
    opened = replace(GAME, ending="open", laws=(law,), went_on=False, decisions=GAME.decisions[:9])
    assert f"   - open [{cite(law, '1.0').article}]" in record(opened, 2, "en").splitlines()
    with pytest.raises(InvariantError):
        replay(opened, 2, "en")


def test_another_game_is_told_from_it() -> None:
    other: Game = replace(GAME, end=replace(GAME.end, day=GAME.end.day + 1))
    with pytest.raises(InvariantError):
        replay(other, 2, "en")


def test_data_hold_the_moves_and_the_scenario() -> None:
    found = data(GAME, 2, "fr")
    assert found["seed"] == 2 and found["ending"] == "won"
    assert found["winner"] == GAME.end.players[GAME.end.winner or 0]
    assert found["scenario"] == record(GAME, 2, "fr")
    moves = found["moves"]
    assert isinstance(moves, list) and len(moves) == len(GAME.decisions)


def test_its_laws_are_there_for_a_reader() -> None:
    judgement = judge(read_bytes(record(GAME, 2, "en").encode(), "2.md"))
    assert judgement.performance is not None
    assert all(one.laws for played in judgement.performance.played for one in played.happenings)
