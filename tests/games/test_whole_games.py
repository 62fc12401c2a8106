"""Whole games by chance: legal to their end, whole after every unit, and the same for the same seed."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.editions import rules_of
from judge.game.course.referee import Done, advance
from judge.game.event.choices import Option
from judge.game.state.state import SEATS, State
from judge.game.terms import Zone
from judge.games.chance import Chance
from judge.games.deck import shipped
from judge.games.game import Game, play
from judge.games.invariants import cards
from judge.games.parts import selfplay
from judge.games.selfplay import game_of, report
from judge.jobs.here import processes
from judge.jobs.running import Workforce, alone

DECKS = shipped("1.0")
RULES = rules_of("1.0")
GAMES = 100

few = settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**63 - 1)


@pytest.mark.parametrize("ten", range(0, GAMES, 10))
def test_a_hundred_games_end_stay_whole_and_read_back(ten: int) -> None:
    counted = report(selfplay(range(ten, ten + 10), DECKS, "1.0", alone(), replayed=True))
    assert [(one.seed, one.error) for one in counted.failures] == []
    assert counted.games == 10 and counted.unfinished == 0
    assert counted.steps > 0 and counted.actions >= counted.steps / 2


@few
@given(seed=seeds)
def test_any_game_stays_whole_and_tells_everything_with_its_laws(seed: int) -> None:
    game = game_of(seed, DECKS, RULES, traced=True)
    assert game.ending in ("won", "open")
    if game.ending == "won":
        assert game.end.winner in SEATS and not game.laws
    else:
        assert game.laws


@few
@given(seed=seeds)
def test_the_same_seed_gives_the_same_game_traced_or_not(seed: int) -> None:
    told, untold = (
        game_of(seed, DECKS, RULES, traced=True),
        game_of(seed, DECKS, RULES, checked=False),
    )
    assert told == untold


@few
@given(seed=seeds)
def test_every_answer_is_among_the_allowed_ones(seed: int) -> None:
    for one in game_of(seed, DECKS, RULES, checked=False).decisions:
        assert one.option in one.question.allowed
        assert one.option.refusal is None


@few
@given(seed=seeds)
def test_a_game_begins_as_the_rules_say(seed: int) -> None:
    start = game_of(seed, DECKS, RULES, checked=False).decisions
    noon = next(one.state for one in start if not one.state.brought)
    for player in SEATS:
        assert len(noon.of(Zone.HERO, player)) == 1
        assert len(noon.of(Zone.MANA, player)) == 3
        assert not any(orb.exhausted for orb in noon.of(Zone.MANA, player))
    assert noon.day == 1


@few
@given(seed=seeds)
def test_games_can_be_played_unit_by_unit_with_their_answers(seed: int) -> None:
    game = game_of(seed, DECKS, RULES, checked=False)
    assert _again(game) == game.end if game.ending == "won" else True


def _again(game: Game) -> State:
    """The end of a game, played again by its answers alone."""
    state, left = game.start, [one.option for one in game.decisions]
    while state.winner is None:
        answers: list[Option] = []
        result = advance(state, game.rules, answers)
        while not isinstance(result, Done):
            answers.append(left.pop(0))
            result = advance(state, game.rules, answers)
        state = result.state
    assert not left
    return state


def test_processes_side_by_side_give_the_same_results_in_the_same_order() -> None:
    one_by_one = list(selfplay(range(20), DECKS, "1.0", alone()))
    with processes(2) as pool:
        together = list(selfplay(range(20), DECKS, "1.0", Workforce(pool, 3)))
    assert one_by_one == together
    assert [one.seed for one in together] == list(range(20))


def test_a_game_that_breaks_is_reported_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(seed: int, decks: object, rules: object) -> Game:
        if seed == 3:
            raise RuntimeError("a fault")
        return game_of(seed, DECKS, RULES)

    monkeypatch.setattr("judge.games.selfplay.game_of", breaks)
    counted = report(selfplay(range(2, 6), DECKS, "1.0", alone()))
    assert counted.games == 4
    assert counted.data()["failures"] == [{"seed": 3, "error": "RuntimeError: a fault"}]


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.games.game.MOST_UNITS", 60)
    game = game_of(1, DECKS, RULES)
    assert game.ending == "unfinished" and game.end.winner is None
    assert not game.went_on
    counted = report(selfplay(range(1, 2), DECKS, "1.0", alone()))
    assert counted.unfinished == 1


def test_cards_are_those_of_the_decks_from_the_first_state_to_the_last() -> None:
    game = game_of(5, DECKS, RULES)
    brought = cards(game.start.brought, ())
    assert cards(game.end.brought, game.end.objects.values()) == brought
    assert brought.total() == sum(len(deck.cards) + 1 for deck in DECKS)


def test_another_chance_gives_another_game() -> None:
    game, start = game_of(5, DECKS, RULES), game_of(4, DECKS, RULES).start
    assert start == game.start
    assert play(start, Chance(5), game.rules) == game
    assert play(start, Chance(4), game.rules).end != game.end
