"""The switch test: what a scenario shows when one law is switched off, and so what that law decides in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.game.rules import Rules
from judge.law.citations.law import Law
from judge.scenario.file import Scenario
from judge.scenario.performance import Asked, Performance
from judge.scenario.play import perform
from judge.scenario.verdict import edition_of

KINDS = ("outcome", "refusals", "options", "sight")
"""How a run can differ, the plainest first: what is true at the end, which moves were refused, who was asked what, and
what the asked player could see."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How a run without a law differs from the run with it.

    Arguments:
        law: the law that was switched off.
        kinds: in which ways it differs, the plainest first; never empty.
        shown: a part of the run with the law that the other one lacks, and the reverse, for the first of the kinds.
    """

    law: Law
    kinds: tuple[str, ...]
    shown: tuple[object, object]

    @property
    def kind(self) -> str:
        """The plainest way in which it differs."""
        return self.kinds[0]


def typed(scenario: Scenario) -> frozenset[str]:
    """The articles that a file names as evidence under its moves."""
    return frozenset(number for move in scenario.moves for fact in move.facts for number in fact.laws)


def difference(scenario: Scenario, law: Law) -> Difference | None:
    """How a scenario differs when a law is switched off; None if it does not, or if it cannot be played.

    Arguments:
        scenario: the file as read.
        law: the law.
    """
    rules = Rules(edition_of(scenario))
    there = perform(scenario, rules, strict=False)
    if there is None:
        return None
    off = perform(scenario, rules.without(law), strict=False)
    if off is None:
        return None
    found = {kind: (one, other) for kind, one, other in _compared(there, off) if one != other}
    if not found:
        return None
    kinds = tuple(kind for kind in KINDS if kind in found)
    return Difference(law, kinds, found[kinds[0]])


def _compared(one: Performance, other: Performance) -> Iterator[tuple[str, object, object]]:
    yield "outcome", one.state.canonical, other.state.canonical
    yield "refusals", _refused(one), _refused(other)
    yield "options", [_asked(asked) for asked in one.asked], [_asked(asked) for asked in other.asked]
    yield "sight", [asked.seen for asked in one.asked], [asked.seen for asked in other.asked]


def _refused(performance: Performance) -> object:
    moves = [played.move.line.number for played in performance.played if played.refusal and played.move]
    return moves, [asked.refused for asked in performance.asked if asked.refused]


def _asked(asked: Asked) -> object:
    return asked.kind, asked.player, asked.allowed
