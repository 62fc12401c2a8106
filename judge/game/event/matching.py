"""Which changes of an event are what a trigger speaks of (6.3): each, the first alone, or one for two expeditions."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import AnyTrigger, Ascends, FailsToMove, Moves, OneOrMore, Trigger, Where
from judge.game.event.triggers import Match, match
from judge.game.state.expedition_actions import AscendExpedition, EnterRegion, FailToMove
from judge.game.state.objects import Object
from judge.game.state.steps import Change, Event
from judge.game.view.gigantic import asks_of_each
from judge.game.view.presence import both
from judge.game.view.view import View
from judge.law.laws import vocabulary
from judge.value import changed

OF_EXPEDITIONS = (EnterRegion, AscendExpedition, FailToMove)
"""The atomic actions of expeditions of which triggers speak."""


def matching(
    trigger: Trigger, bearer: Object, before: View, after: View, event: Event
) -> Iterator[tuple[Change, Match]]:
    """The changes of an event that are what a trigger speaks of, and how; of what it speaks of once, the first alone.

    Arguments:
        bearer: the object whose reaction has it, as it was before the event.
        before: the state before the event.
        after: the state after it.
    """
    if isinstance(trigger, AnyTrigger):
        yield from _matching_any(trigger, bearer, before, after, event)
        return
    if isinstance(trigger, OneOrMore):
        yield from _together(list(matching(trigger.trigger, bearer, before, after, event)))
        return
    found = [
        (change, one) for change in event.changes if (one := match(trigger, bearer, before, after, change)) is not None
    ]
    both_named = isinstance(trigger, Moves | FailsToMove) and trigger.where is Where.EACH_OF_YOURS
    if found and (
        both_named
        or (isinstance(trigger, Moves | Ascends | FailsToMove) and _is_of_each(before, trigger.where, bearer))
    ):
        there = {
            (one.action.player, one.action.expedition) for one, _ in found if isinstance(one.action, OF_EXPEDITIONS)
        }
        if both(bearer.holder) <= there:
            each = () if both_named else (vocabulary.GIGANTIC_EVERY_ONE,)
            yield found[0][0], changed(found[0][1], each=each)
        return
    seen: set[object] = set()
    for change, one in found:
        if one.group is None or one.group not in seen:
            seen.add(one.group)
            yield change, one


def _matching_any(
    either: AnyTrigger, bearer: Object, before: View, after: View, event: Event
) -> Iterator[tuple[Change, Match]]:
    """The same of one of several triggers; a change that is what two of them speak of counts once."""
    seen: list[Change] = []
    for trigger in either.triggers:
        for change, found in matching(trigger, bearer, before, after, event):
            if all(change is not one for one in seen):
                seen.append(change)
                yield change, found


def _together(each: list[tuple[Change, Match]]) -> Iterator[tuple[Change, Match]]:
    """All that a trigger speaks of at once, as one; what is not that after all does not count where something is."""
    found = [(change, one) for change, one in each if not one.unless] or each
    if found:
        change, first = found[0]
        were = {one.it[0]: as_they_were(each, one) for each, one in found if one.it}
        known = tuple(before for each in were.values() for before in each)
        yield change, changed(first, it=tuple(were), known=known)


def as_they_were(change: Change, found: Match) -> tuple[Object, ...]:
    """What a trigger speaks of, as it was before the event.

    Arguments:
        change: what happened to it.
        found: how that is what the trigger speaks of.
    """
    return found.known or ((change.before,) if change.before is not None else ())


def _is_of_each(before: View, where: object, bearer: Object) -> bool:
    """Whether a trigger asks of each of two expeditions whether it moves, or fails to."""
    return before.rules.holds(vocabulary.GIGANTIC_EVERY_ONE) and asks_of_each(before, where, bearer)
