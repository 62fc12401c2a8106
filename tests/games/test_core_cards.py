"""Random boards of every card of CORE, with random answers: nothing breaks, and every card comes into play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from judge.cards.card import Card
from judge.cards.card_fields import read_printed
from judge.cards.collection import Collection
from judge.cards.reading import read_card
from judge.editions import rules_of
from judge.game.ability.nodes import not_played
from judge.game.course.referee import is_over, let_happen
from judge.game.event.choices import Option, Question
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.state import SEATS, State
from judge.game.terms import BOOST, Expedition, Phase, Status, Type, Zone
from judge.games.chance import Chance
from judge.games.invariants import watch
from judge.messages import LANGUAGES
from judge.scenario.board import BoardBuilder
from judge.scenario.facts import Day, Distance, FirstPlayer, InPhase, InZone, Listed, Mana
from judge.wording.names import NamedCard, Names
from judge.wording.table import sentence

CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "cards.jsonl"
STATUSES = (Status.ANCHORED, Status.ASLEEP, Status.FLEETING)
RULES = rules_of("1.0")
SHY = frozenset({"pass", "decline", "decline card", "decline quick action", "no", "no more", "keep"})
"""Answers that lead nowhere, and are given seldom."""

GAMES, UNITS = 150, 24


@cache
def core() -> tuple[Card, ...]:
    if not CARDS.is_file():
        pytest.skip("the card file ../shared/cards/cards.jsonl is not there")
    lines = map(json.loads, CARDS.read_text(encoding="utf-8").splitlines())
    printed = [read_printed(one) for one in lines if one["set"] == "CORE" and not one["type"].startswith("TOKEN")]
    return tuple(read_card(one) for one in printed)


@cache
def names() -> Names:
    return Names(("Lithium", "Ninette"), Collection([one.printed for one in core() if one.printed is not None]))


def some(chance: Chance, cards: tuple[Card, ...], most: int, *, marked: bool = False) -> tuple[Listed, ...]:
    return tuple(_listed(chance, chance.pick(cards), marked) for _ in range(chance.below(most + 1)))


def _listed(chance: Chance, card: Card, marked: bool) -> Listed:
    statuses = frozenset(one for one in STATUSES if marked and chance.below(4) == 0)
    boosts = chance.below(3) if marked else 0
    return Listed(NamedCard(card.id, frozenset({card.id})), statuses, ((BOOST, boosts),) if boosts else ())


def board(chance: Chance) -> State:
    """A board such as a scenario could have."""
    any_card = tuple(one for one in core() if one.type is not Type.HERO)
    of = {type_: tuple(one for one in core() if one.type is type_) for type_ in Type}
    made = BoardBuilder(names(), RULES)
    made.take(InPhase(chance.pick((Phase.AFTERNOON, Phase.AFTERNOON, Phase.AFTERNOON, *Phase))), None)
    made.take(Day(1 + chance.below(3)), None)
    made.take(FirstPlayer(), chance.below(2))
    for player in SEATS:
        for zone, expedition, cards in (
            (Zone.HAND, None, some(chance, any_card, 5)),
            (Zone.RESERVE, None, some(chance, any_card, 3)),
            (Zone.DECK, None, some(chance, any_card, 4)),
            (Zone.DISCARD, None, some(chance, any_card, 3)),
            (Zone.LANDMARK, None, some(chance, of[Type.PERMANENT], 2)),
            (Zone.EXPEDITION, Expedition.HERO, some(chance, of[Type.CHARACTER], 3, marked=True)),
            (Zone.EXPEDITION, Expedition.COMPANION, some(chance, of[Type.CHARACTER], 3, marked=True)),
            (Zone.HERO, None, (_listed(chance, chance.pick(of[Type.HERO]), False),)),
        ):
            made.take(InZone(zone, expedition, cards), player)
        made.take(Mana(7 + chance.below(4), 0), player)
        for expedition in Expedition:
            made.take(Distance(expedition, chance.below(3)), player)
    return made.finish()


def game(seed: int) -> Iterator[State]:
    """The states between the units of a game from a random board; it may end early where the rules leave it open."""
    chance = Chance(seed)
    state = board(chance)

    def choose(question: Question, _: State) -> Option:
        wanted = [one for one in question.allowed if one.kind not in SHY or chance.below(8) == 0]
        return chance.pick(wanted or question.allowed)

    for _ in range(UNITS):
        if is_over(state):
            return
        try:
            done = let_happen(state, RULES, choose)
        except OpenRulingError:
            return
        watch(state, done)
        for happening in done.happenings:
            for language in LANGUAGES:
                assert sentence("trace", happening.sentence).write(happening.values, names(), language)
        state = done.state
        yield state


def test_every_card_is_played() -> None:
    refused = {
        one.id: str(why)
        for one in core()
        if (why := not_played(one.abilities, one.type, rules_of("1.0").edition)) is not None
    }
    assert refused == {}


@pytest.mark.parametrize("seed", range(0, GAMES, 30))
def test_random_boards_stay_whole(seed: int) -> None:
    for one in range(seed, seed + 30):
        for state in game(one):
            assert all(object.id == key for key, object in state.objects.items())
