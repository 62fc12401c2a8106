"""An edition is a value: its laws, its parameters and its tables; the engine plays any of them and looks at no name."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from difflib import unified_diff
from pathlib import Path

import pytest

import judge.game
from judge.editions import PLAYED, rules_of
from judge.game.edition import STANDS_IN, Declaration, Edition, Parameters
from judge.game.rules import Rules
from judge.game.terms import Phase
from judge.games.deck import shipped
from judge.games.game import Game, RandomDecision
from judge.games.selfplay import game_of
from judge.law.book import editions
from judge.law.citation import citations
from judge.law.laws import LAWS, day
from judge.place import SCENARIOS
from judge.scenario.file import read_bytes
from judge.scenario.play import perform

MOST_PARAMETERS = 15
GAMES = 200
PARAMETERS = [one.name for one in fields(Parameters)]
CHOICES = [one.name for one in fields(Declaration)]
MODULES = sorted(Path(judge.game.__file__).parent.rglob("*.py"))
ENGINE = "\n".join(path.read_text(encoding="utf-8") for path in MODULES if path.name != "edition.py")


@pytest.mark.parametrize("edition", PLAYED)
def test_each_parameter_stands_in_a_law_of_the_edition(edition: str) -> None:
    assert list(STANDS_IN) == [*PARAMETERS, *CHOICES]
    assert {law.name for law in STANDS_IN.values()} <= set(citations(edition))
    assert len(PARAMETERS) <= MOST_PARAMETERS


@pytest.mark.parametrize("edition", PLAYED)
def test_the_laws_in_force_are_those_that_it_cites(edition: str) -> None:
    rules = rules_of(edition)
    assert [name for name, law in LAWS.items() if rules.holds(law)] == list(citations(edition))


@pytest.mark.parametrize("parameter", PARAMETERS)
def test_each_parameter_is_read_in_one_place(parameter: str) -> None:
    assert len(re.findall(rf"\.parameters\.{parameter}\b", ENGINE)) == 1


@pytest.mark.parametrize("choice", CHOICES)
def test_each_choice_of_a_declaration_is_read_in_one_place(choice: str) -> None:
    assert len(re.findall(rf"\.declared\.{choice}\b", ENGINE)) == 1


def test_no_function_of_the_engine_looks_at_the_name_of_an_edition() -> None:
    names = set(editions())
    assert [f"{path.name}:{line}" for path in MODULES for line in _named(path, names)] == []


def _named(path: Path, names: set[str]) -> Iterator[int]:
    """Where a module names an edition, takes the name of one, or reads it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and node.value in names:
            yield node.lineno
        if isinstance(node, ast.arg) and node.arg == "edition":
            yield node.lineno
        if isinstance(node, ast.Attribute) and ast.unparse(node).endswith("edition.name"):
            yield node.lineno


TIRED_IN_RESERVE = ("- Hand: Kappa\n", "- Hand: Kappa\n- Reserve: Parvati, Exhausted\n")
TWO_CARDS_LESS = ("- Deck: 10 Ordis Trooper", "- Deck: 8 Ordis Trooper")
PAID_FOR_NOTHING = ("3. Lithium declines to pay", "3. Lithium pays")
AS_IT_IS = ("", "")

TURNED = {
    "cards_drawn": ("day/from-night-to-noon", AS_IT_IS, "", "draws"),
    "free_of_all_costs": ("playing/free-and-nothing-to-exhaust", PAID_FOR_NOTHING, "gains_status", ""),
    "free_without_tough": ("playing/free-spell-and-tough", AS_IT_IS, "", "no_longer"),
    "victory_in_every_event": ("day/expeditions-meet", AS_IT_IS, "", "phase_begins"),
    "landmarks_sacrificed": ("day/clean-up", AS_IT_IS, "goes", "sacrificed"),
    "reserve_readied": ("day/from-night-to-noon", TIRED_IN_RESERVE, "", "is_readied"),
    "tokens_join": ("objects/token-at-rest", AS_IT_IS, "goes", ""),
    "most_constructed": ("overview/constructed-deck", AS_IT_IS, "presents", ""),
    "fewest_limited": ("overview/limited-deck", TWO_CARDS_LESS, "", "presents_no_card"),
    "targets": ("objects/banishing-gate", AS_IT_IS, "targets", "targets"),
    "modes": ("playing/modes", AS_IT_IS, "chooses_mode", "chooses_mode"),
}
"""For each parameter and choice: a scenario, what is changed in it, and a sentence that is told only before and only
after it is turned, or at another place."""


def test_each_is_turned() -> None:
    assert list(TURNED) == [*PARAMETERS, *CHOICES]


def turned(edition: Edition, name: str) -> Edition:
    if name in CHOICES:
        return replace(edition, declared=replace(edition.declared, **{name: not getattr(edition.declared, name)}))
    value = getattr(edition.parameters, name)
    other = not value if isinstance(value, bool) else value + 1
    return replace(edition, parameters=replace(edition.parameters, **{name: other}))


@pytest.mark.parametrize("turn", TURNED)
def test_turned_it_makes_a_difference(turn: str) -> None:
    usual = rules_of("1.0")
    name, (old, new), before, after = TURNED[turn]
    source = (SCENARIOS / f"{name}.md").read_text(encoding="utf-8").replace(old, new, 1)
    told: list[list[str]] = []
    for rules in (usual, Rules(turned(usual.edition, turn))):
        run = perform(read_bytes(source.encode(), name), rules, strict=False)
        assert run is not None
        told.append([happening.sentence for played in run.played for happening in played.happenings])
    changed = [
        line for line in unified_diff(told[0], told[1], lineterm="", n=0) if line[:3] not in ("---", "+++", "@@ ")
    ]
    assert not before or f"-{before}" in changed
    assert not after or f"+{after}" in changed


def another() -> Edition:
    """Edition 1.0 without one law, with one card more in the Morning, and with a Night that ends without a Clean-up."""
    usual = rules_of("1.0").edition
    return replace(
        usual,
        absent=frozenset({day.SUCCEED.name}),
        parameters=replace(usual.parameters, cards_drawn=3),
        agenda={**usual.agenda, Phase.NIGHT: ("begin", "rest")},
    )


def test_another_edition_plays_whole_games_by_its_own_rules() -> None:
    rules, decks = Rules(another()), shipped("1.0")
    games = [game_of(seed, decks, rules) for seed in range(GAMES)]
    assert {game.ending for game in games} <= {"won", "open", "unfinished"}
    assert [game for game in games if len(_first_players(game)) > 1] == []
    assert [one for game in games for one in game.decisions if one.state.stage > 2 and _at_night(one)] == []


def test_the_first_edition_plays_otherwise() -> None:
    game = game_of(1, shipped("1.0"), rules_of("1.0"), checked=False)
    assert len(_first_players(game)) == 2


def _first_players(game: Game) -> set[int]:
    """Who was first player after the setup."""
    return {one.state.first_player for one in game.decisions if not one.state.brought}


def _at_night(decision: RandomDecision) -> bool:
    return decision.state.phase is Phase.NIGHT


def test_rules_survive_being_sent_and_can_be_told_apart() -> None:
    usual, other = rules_of("1.0"), Rules(another())
    for rules in (usual, other, usual.without(day.PHASES)):
        again = pickle.loads(pickle.dumps(rules))
        assert again == rules and hash(again) == hash(rules)
    assert usual != other and not other.holds(day.SUCCEED)
    assert not other.without(day.PHASES).holds(day.SUCCEED)
