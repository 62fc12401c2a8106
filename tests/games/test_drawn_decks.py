"""Decks drawn by chance from many cards: legal, the same for a seed, and every card's first use is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from judge.cards.card import Card
from judge.cards.collection import Collection
from judge.cards.lines import read_lines
from judge.cards.printed import Printed
from judge.cards.reading import read_card
from judge.cli import main
from judge.editions import rules_of
from judge.game.course.construction import faults
from judge.game.terms import Format
from judge.games import drawn
from judge.games.chance import Chance
from judge.games.drawn import NoDeck, Pool, draw_deck, drawn_game, pool_of
from judge.games.drawn_parts import CardSource, drawn_games
from judge.jobs.running import alone
from judge.scenario.board import characteristics

CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "cards.jsonl"

RULES = rules_of("1.0")


@pytest.fixture(scope="module")
def pool() -> Pool:
    if not CARDS.is_file():
        pytest.skip("the card file ../shared/cards/cards.jsonl is not there")
    cards = [one for one in read_lines(CARDS, "cards.jsonl", lambda count: None) if isinstance(one, Printed)]
    return pool_of(map(read_card, cards), ("CORE",), rules_of("1.0").edition)


def names(cards: tuple[Card, ...]) -> list[str]:
    return [card.id for card in cards]


def test_every_faction_has_decks(pool: Pool) -> None:
    assert list(pool) == ["AX", "BR", "LY", "MU", "OR", "YZ"]
    assert sum(map(len, pool.values())) > 490
    assert not any(card.id.startswith("ALT_ALIZE") for cards in pool.values() for card in cards)


@pytest.mark.parametrize("seed", range(40))
def test_a_drawn_deck_may_be_played(pool: Pool, seed: int) -> None:
    deck = draw_deck(pool, Chance(seed), RULES)
    cards = [characteristics(card, rules_of("1.0").edition) for card in (deck.hero, *deck.cards)]
    assert faults(cards, Format.CONSTRUCTED, RULES) == ()
    assert len(deck.cards) == 39
    assert names(deck.cards) == names(draw_deck(pool, Chance(seed), RULES).cards)


def test_games_in_parts_are_those_of_the_pool() -> None:
    source = CardSource(True, ())
    in_parts = list(drawn_games(range(9), source, ("CORE",), "1.0", alone()))
    assert all(one.result.error is None and one.used and one.kept for one in in_parts)
    shipped = pool_of(source.cards, ("CORE",), RULES.edition)
    assert in_parts[2:9:6] == [drawn_game(2, shipped, RULES), drawn_game(8, shipped, RULES)]


def test_a_game_that_breaks_names_the_card(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    units = 0

    def breaks(*_: object) -> None:
        nonlocal units
        units += 1
        if units > 30:
            raise RuntimeError("broken on purpose")

    monkeypatch.setattr(drawn, "watch", breaks)
    error = drawn_game(1, pool, RULES).result.error
    assert error is not None and error.endswith(": RuntimeError: broken on purpose")
    assert error.startswith("ALT_CORE_")


def test_too_few_cards_are_refused() -> None:
    with pytest.raises(NoDeck, match="no faction of CORE has a Hero and 39 cards"):
        pool_of(list(Collection.shipped())[:20], ("CORE",), rules_of("1.0").edition)


def run(*arguments: str) -> Any:
    return CliRunner().invoke(main, ["selfplay", "--games", "2", "--seed", "5", *arguments])


def test_the_command_tells_what_never_came_into_play(pool: Pool) -> None:
    data = json.loads(run("--cards", str(CARDS), "--json").stdout)
    assert data["games"] == 2 and data["errors"] == 0
    assert set(data["first"].values()) <= {5, 6}
    assert len(data["first"]) + len(data["never"]) == data["cards"]
    told = run("--cards", str(CARDS))
    assert told.exit_code == 0
    assert "cards came into play" in told.output and "never: " in told.output
    assert (
        f"{data['abilities'] - len(data['idle'])} of their {data['abilities']} abilities have happened" in told.output
    )
    assert all(one["card"] in data["first"] and one["why"] in told.output for one in data["idle"])


def test_decks_of_later_sets_are_played_by_the_later_edition(pool: Pool) -> None:
    answer = run("--cards", str(CARDS), "--set", "CORE", "--set", "DUSTER", "--edition", "5.0", "--json")
    data = json.loads(answer.stdout)
    assert data["games"] == 2 and data["failures"] == []
    assert {id_.split("_")[1] for id_ in data["first"]} == {"CORE", "DUSTER"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--cards", "nowhere.jsonl"), "nowhere.jsonl: this cannot be read"),
        (("--cards", "imported", "--replay"), "draws the decks itself"),
        (("--cards", "imported", "--decks", "a", "b"), "draws the decks itself"),
    ],
)
def test_bad_input_is_refused(arguments: tuple[str, ...], says: str) -> None:
    refused = run(*arguments)
    assert refused.exit_code == 2
    assert says in refused.output


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text("{}\n")
    refused = run("--cards", str(path))
    assert refused.exit_code == 2
    assert f"{path}:1: " in refused.output
