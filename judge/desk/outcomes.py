"""Everything that can happen from a situation on, within a budget that is told: as a list, and as a tree of choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from judge.desk.sheet import read
from judge.exploring.answer_lines import AnswerLine, steps_of
from judge.exploring.budget import Budget
from judge.exploring.course import begin
from judge.exploring.exploration import explore
from judge.exploring.horizon import Horizon
from judge.exploring.report import OutcomeSummary, report
from judge.exploring.scene import ScenarioPosition, scene
from judge.law.citation import cite
from judge.messages import Language
from judge.value import value

POSITIONS = 4_000
"""How many positions are kept at most."""

SECONDS = 1.2
"""For how long is looked; what was found is told after it, and both must end before the bound of a computation."""

MOST_TOLD = 40
"""How many outcomes are put in words, the first ones."""


@dataclass
class Node:
    """A point of the tree of choices.

    Arguments:
        line: the line that leads here; "" at the root.
        laws: the articles of what is chosen here, where there is more than one choice.
        children: the choices.
        outcome: which outcome it is; None where it is none.
    """

    line: str = ""
    laws: tuple[str, ...] = ()
    children: dict[str, Node] = field(default_factory=dict)
    outcome: int | None = None

    def data(self) -> dict[str, Any]:
        """The point and all behind it as JSON data; choices without an alternative are told in one."""
        then, here = list[str](), self
        while len(here.children) == 1 and here.outcome is None:
            here = next(iter(here.children.values()))
            then.append(here.line)
        data: dict[str, Any] = {"line": self.line, "then": then, "laws": []}
        if here.outcome is not None:
            data["outcome"] = here.outcome
        if here.children:
            data["laws"] = list(here.laws)
            data["children"] = [child.data() for child in here.children.values()]
        return data


@value(frozen=True, slots=True)
class OutcomesFound:
    """What was found.

    Arguments:
        found: how many outcomes.
        exhausted: whether these are all.
        positions: how many positions were looked at.
        lines: how many lines of answers lead to them; None where they have no end.
        outcomes: the first of them in words.
        tree: the choices that lead to those.
        budget: how much could be looked at.
    """

    found: int
    exhausted: bool
    positions: int
    lines: int | None
    outcomes: tuple[OutcomeSummary, ...]
    tree: Node
    budget: Budget

    def data(self) -> dict[str, Any]:
        """What was found as JSON data."""
        return {
            "found": self.found,
            "exhausted": self.exhausted,
            "positions": self.positions,
            "lines": self.lines,
            "budget": {"positions": self.budget.positions, "seconds": self.budget.seconds},
            "outcomes": [outcome.data() for outcome in self.outcomes],
            "tree": self.tree.data(),
        }


def outcomes(text: str, until: Horizon, language: Language, budget: Budget | None = None) -> OutcomesFound:
    """Everything that can happen after the last move of a situation, as far as the budget allows.

    Arguments:
        text: the situation.
        until: how far is looked.
        budget: how much may be looked at.

    Raises:
        UnreadableScene: the situation cannot be played.
    """
    budget = budget or Budget(POSITIONS, SECONDS)
    here = _at_the_turn(scene(replace(read(text), twins=[])))
    exploration = explore(here.unit, here.rules, here.given, until, budget)
    told = report(exploration, here.names, language, MOST_TOLD)
    return OutcomesFound(
        found=told.found,
        exhausted=told.exhausted,
        positions=told.positions,
        lines=told.lines,
        outcomes=told.outcomes,
        tree=_tree(told.retold, here, language),
        budget=budget,
    )


def _at_the_turn(here: ScenarioPosition) -> ScenarioPosition:
    """A scene whose last move has ended, at the turn of the same Afternoon that comes next: that is what is due."""
    point = begin(here.unit, here.rules, here.given)
    due = point.question is not None and point.question.kind == "turn"
    if not due or (point.state.day, point.state.phase) != (here.unit.day, here.unit.phase):
        return here
    return replace(here, unit=point.unit, given=point.given)


def _tree(told: Sequence[AnswerLine], here: ScenarioPosition, language: Language) -> Node:
    """The choices that lead to outcomes, merged where they begin alike."""
    root = Node()
    for number, retold in enumerate(told):
        point = root
        for line, laws in steps_of(retold, here.names, language):
            point.laws = tuple(
                dict.fromkeys((*point.laws, *(cite(law, here.rules.edition.name).article for law in laws)))
            )
            point = point.children.setdefault(line, Node(line))
        point.outcome = number
    return root
