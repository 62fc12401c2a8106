"""Games of many cards by chance: everything that was asked, allowed, refused and done stays what it is.

A line of ``played.txt`` is a game, by its cards and its seed, how it ended, and two marks: of every question with what
it allowed, what it refused and why; of all that happened, with its laws, and of what it changed. If most lines differ
in the first mark alone, something is asked or refused otherwise; if few lines differ, cards that these games share.
``JUDGE_REFRESH=1 pytest -n0 tests/games/test_played.py`` writes the file anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from marks import check, mark, plain

from judge.cards.card import Card
from judge.cards.lines import read_lines
from judge.cards.playing import unplayable
from judge.cards.printed import Printed
from judge.cards.reading import read_card
from judge.editions import rules_of
from judge.game.course.referee import Done
from judge.game.state.state import State
from judge.games.chance import Chance
from judge.games.deck import Deck, shipped
from judge.games.drawn import Pool, draw_deck, pool_of
from judge.games.game import play
from judge.games.opening import opening

RULES = rules_of("1.0")
GOLDEN = Path(__file__).with_name("played.txt")
CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "cards.jsonl"
SEEDS = range(8)


@pytest.fixture(scope="module")
def cards() -> list[Card]:
    if not CARDS.is_file():
        pytest.skip("the card file ../shared/cards/cards.jsonl is not there")
    return [read_card(one) for one in read_lines(CARDS, CARDS.name, lambda _: None) if isinstance(one, Printed)]


@pytest.fixture(scope="module")
def of_all(cards: list[Card]) -> Pool:
    """The cards of all sets that are played, by their factions."""
    factions: dict[str, list[Card]] = {}
    for card in cards:
        if card.faction and unplayable(card, RULES.edition) is None:
            factions.setdefault(card.faction, []).append(card)
    return {faction: tuple(there) for faction, there in sorted(factions.items())}


def told(name: str, decks: tuple[Deck, Deck], chance: Chance) -> str:
    happened: list[str] = []

    def note(_: State, done: Done) -> None:
        happened.extend(map(plain, done.happenings))
        happened.extend(plain((change.action, change.before, change.after)) for change in done.changes)

    game = play(opening(decks, RULES), chance, RULES, (note,), traced=True)
    asked = [(one.question, one.option) for one in game.decisions]
    return f"{name}: {game.ending} {game.steps} {game.end.day} {mark(asked)} {mark(happened)}"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_of_the_shipped_decks_goes_as_it_went(seed: int) -> None:
    check(GOLDEN, [told(f"shipped {seed}", shipped("1.0"), Chance(seed))])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_of_the_first_set_goes_as_it_went(cards: list[Card], seed: int) -> None:
    chance, pool = Chance(seed), pool_of(cards, ("CORE",), RULES.edition)
    check(GOLDEN, [told(f"CORE {seed}", (draw_deck(pool, chance, RULES), draw_deck(pool, chance, RULES)), chance)])


@pytest.mark.parametrize("seed", range(40))
def test_a_game_of_all_cards_goes_as_it_went(of_all: Pool, seed: int) -> None:
    chance = Chance(seed)
    check(GOLDEN, [told(f"all {seed}", (draw_deck(of_all, chance, RULES), draw_deck(of_all, chance, RULES)), chance)])
