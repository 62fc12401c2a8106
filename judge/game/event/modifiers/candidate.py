"""A modifier that matches what would happen, and what it would make of it."""

from __future__ import annotations

from collections.abc import Hashable

from judge.game.ability import Condition, Effect
from judge.game.state.actions import Action
from judge.game.state.objects import Object
from judge.value import value


@value(frozen=True, slots=True)
class Candidate:
    """A modifier that could apply next.

    Arguments:
        key: what makes it the same modifier when it matches again.
        result: what the atomic action becomes.
        bearer: the object that bears it; of a rule, the object that would move.
        printed: whether it is a passive ability, rather than a rule.
        optional: whether its bearer's controller may decline it.
        otherwise: what is done right after the step if they do.
        condition: what must be so for it to apply, if anything.
        instead: steps that take the place of the atomic action, where no atomic actions can.
    """

    key: Hashable
    result: tuple[Action, ...]
    bearer: Object
    printed: bool = False
    optional: bool = False
    otherwise: tuple[Action, ...] = ()
    condition: Condition | None = None
    instead: Effect | None = None
