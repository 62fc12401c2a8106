"""Conditions of reactions and of conditional steps: true or false of a moment."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.ability import Condition, Controls, HasStatus, IsKind, It, Me, Phrase
from judge.game.objects import Object
from judge.game.view import View


@dataclass(frozen=True, slots=True)
class Moment:
    """From where a condition is looked at.

    Arguments:
        view: the state through its passive abilities.
        bearer: the object whose ability it is, as last known.
        me: the identity that "I" means now.
        it: the identities that "it" means now.
        before: the object that "I" meant before the event.
    """

    view: View
    bearer: Object
    me: int
    it: tuple[int, ...] = ()
    before: Object | None = None


def is_met(condition: Condition, moment: Moment) -> bool:
    """Whether a condition is met.

    Arguments:
        condition: the condition.
        moment: from where it is looked at.
    """
    match condition:
        case HasStatus(what, status, has, before):
            if before and isinstance(what, Me) and moment.before is not None:
                return moment.before.has(status) == has
            return any(one.has(status) for one in _meant(what, moment)) == has
        case IsKind(what, kind):
            return any(moment.view.is_kind(one, kind, moment.bearer) for one in _meant(what, moment))
        case Controls(_, kind, at_least):
            return len(moment.view.controls(moment.bearer.holder, kind, moment.bearer)) >= at_least
    raise TypeError(f"{condition} is not played")


def is_lost(condition: Condition, moment: Moment) -> bool:
    """Whether a condition asks about an object that was there and can no longer be found."""
    match condition:
        case HasStatus(Me()) | IsKind(Me()):
            named = True
        case HasStatus(It()) | IsKind(It()):
            named = bool(moment.it)
        case _:
            named = False
    return named and isinstance(condition, (HasStatus, IsKind)) and not _meant(condition.what, moment)


def _meant(what: Phrase, moment: Moment) -> tuple[Object, ...]:
    return moment.view.meant(what, moment.bearer, moment.me, moment.it)
