"""Amounts that a text calls X, and bounds that name their amount themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.cards.language.amounts import DEFINED, OR_MORE
from judge.cards.language.context import parts
from judge.game import ability as tree
from judge.game.ability import Bound
from judge.game.ability.parts import parts_of


def bounds(node: Any, amount: tree.Amount) -> Iterator[bool]:
    """For each bound of a tree, whether it is an amount."""
    return (part.amount == amount for part in parts(node) if isinstance(part, Bound))


NUMBERED = (*OR_MORE, tree.Compare.EQUAL)
"""How a bound stands to a number that a text can call X."""


def bounds_by_x(node: Any) -> bool:
    """Whether a bound of a tree is an amount that a text calls X."""
    return any(any(xs(part)) for part in parts(node) if isinstance(part, Bound) and part.compare in NUMBERED)


def _says_its_amount(one: Bound) -> bool:
    """Whether a bound names its amount itself, without an X."""
    amount = one.amount.amount if isinstance(one.amount, tree.Plus) else one.amount
    more = isinstance(one.amount, tree.Plus) and amount == tree.MeasureOf(one.measure, tree.It())
    names = amount is one.amount and isinstance(amount, tree.MeasureOf)
    names |= isinstance(amount, tree.CountersOn) and one.compare is tree.Compare.AT_LEAST
    return one.measure in (tree.Measure.A_STATISTIC, tree.Measure.EVERY_STATISTIC) or names or more


def xs(node: Any) -> Iterator[tree.Amount]:
    """The amounts that a text calls X."""
    if isinstance(node, DEFINED):
        yield node
    elif isinstance(node, Bound) and _says_its_amount(node):
        return
    elif not isinstance(node, tree.Per | tree.Compares | tree.Repeat):
        for part in parts_of(node):
            yield from xs(part)
