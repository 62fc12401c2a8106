"""The laws that decide something: only those that are asked about are switched off, and no other would have done it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from judge.editions import rules_of
from judge.game.course.progress import OF_STATISTICS, chances
from judge.game.state.adventure import Side
from judge.game.state.doing import Laws
from judge.game.terms import Expedition
from judge.game.view.deciding import OF_OBJECTS, OF_PASSIVES, deciding
from judge.game.view.view import View
from judge.games.deck import shipped
from judge.games.selfplay import game_of
from judge.law.laws import objects

SIDES: tuple[Side, ...] = tuple((player, expedition) for player in (0, 1) for expedition in Expedition)

QUESTIONS: list[tuple[Laws, Callable[[View], object]]] = [
    *((OF_STATISTICS, partial(chances, side=side)) for side in SIDES),
    ((*OF_PASSIVES, *OF_OBJECTS), lambda seen: seen.table),
]


@pytest.mark.parametrize("edition", ["1.0", "5.0"])
def test_no_law_decides_about_which_nothing_asks(edition: str) -> None:
    rules = rules_of(edition)
    decisions = [one for seed in range(5) for one in game_of(seed, shipped(edition), rules).decisions]
    found = set()
    for state in [one.state for one in decisions if one.question.kind == "turn"][::5]:
        view = View(state, rules)
        for among, asked in QUESTIONS:
            usual = asked(View(state, rules))
            switched = [law for law in among if rules.holds(law) and asked(View(state, rules.without(law))) != usual]
            assert deciding(view, among, asked) == tuple(switched)
            found.update(switched)
    assert objects.BOOSTS_RAISE in found
