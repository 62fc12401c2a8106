"""What can happen: told within a budget, as a list and as a tree whose branches are the choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from judge.desk.outcomes import outcomes
from judge.desk.sheet import blank, cut_after, with_move
from judge.exploring.budget import Budget
from judge.exploring.horizon import Horizon
from judge.exploring.scene import UnreadableScene
from judge.place import SCENARIOS

ANUBIS = cut_after((SCENARIOS / "events" / "anubis.md").read_text(encoding="utf-8"), 0)


def leaves(node: dict[str, Any], lines: tuple[str, ...] = ()) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The outcomes of a tree, each with the lines that lead to it."""
    here = (*lines, *([node["line"]] if node["line"] else []), *node["then"])
    if "outcome" in node:
        yield node["outcome"], here
    for child in node.get("children", ()):
        yield from leaves(child, here)


def test_the_tree_holds_every_outcome_once_with_its_lines() -> None:
    found = outcomes(ANUBIS, Horizon.DECISION, "en").data()
    assert (found["found"], found["exhausted"], found["lines"]) == (7, True, 9)
    told = [tuple(one["answers"]) for one in found["outcomes"]]
    assert sorted(leaves(found["tree"])) == list(enumerate(told))


def test_each_branching_names_the_articles_of_its_question() -> None:
    tree = outcomes(ANUBIS, Horizon.DECISION, "en").data()["tree"]
    assert "4.2.3.c" in tree["laws"]
    played = next(child for child in tree["children"] if child["line"].startswith("Lithium plays Anubis"))
    assert played["laws"] == ["7.3.19.a", "6.1.g"]


def test_a_budget_that_is_used_up_is_told() -> None:
    found = outcomes(ANUBIS, Horizon.DECISION, "en", Budget(positions=4)).data()
    assert not found["exhausted"]
    assert found["found"] < 7
    assert found["budget"] == {"positions": 4, "seconds": None}


def test_of_many_outcomes_the_first_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.desk.outcomes.MOST_TOLD", 3)
    found = outcomes(ANUBIS, Horizon.DECISION, "fr").data()
    assert (found["found"], len(found["outcomes"]), len(list(leaves(found["tree"])))) == (7, 3, 3)


def test_a_situation_with_mistakes_is_not_explored() -> None:
    with pytest.raises(UnreadableScene):
        outcomes("# Nothing", Horizon.DECISION, "en")


def test_after_a_turn_the_next_one_is_looked_at() -> None:
    text = with_move(blank("en", "5.0").replace("### Ninette\n", "### Ninette\n\n- Hand: Anubis"), "Lithium passes")
    found = outcomes(text, Horizon.TURN, "en").data()
    assert {one["answers"][0] for one in found["outcomes"]} >= {
        "Ninette passes",
        "Ninette plays Anubis from Hand in the Hero Expedition",
    }
