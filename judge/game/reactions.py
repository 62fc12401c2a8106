"""Reactions (6.3): which of them an event activates, and the Emblem-Reactions that hold them in Limbo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.game.ability import (
    AtPhase,
    Join,
    Joins,
    Me,
    PlayedFrom,
    Reaction,
    Sacrificed,
)
from judge.game.conditions import Moment, is_met
from judge.game.objects import Emblem, Object
from judge.game.steps import Change, CreateEmblem, Event
from judge.game.terms import HIDDEN, Zone
from judge.game.view import View
from judge.law.citations import day, events, objects
from judge.law.citations.law import Law

ENTERED = (Zone.EXPEDITION, Zone.LANDMARK)


@dataclass(frozen=True, slots=True)
class Activation:
    """A reaction whose trigger an event matches.

    Arguments:
        emblem: what it makes.
        laws: why it is activated, or why it is not.
        met: whether its condition is met, so that it is activated.
    """

    emblem: Emblem
    laws: tuple[Law, ...]
    met: bool

    @property
    def action(self) -> CreateEmblem:
        """The atomic action that it adds to the event."""
        return CreateEmblem(self.emblem, self.emblem.source.holder, self.laws)


def activations(before: View, after: View, event: Event) -> Iterator[Activation]:
    """The reactions whose trigger an event matches.

    Arguments:
        before: the state before the event.
        after: the state after it.
        event: the event.
    """
    if not after.rules.holds(events.REACTION_ACTIVATED):
        return
    for bearer in before.state.where(before.works):
        for reaction in _reactions(before, bearer):
            at_phase = event.phase_begins and reaction.trigger == AtPhase(after.state.phase)
            if at_phase and after.rules.holds(day.PHASE_BEGINS):
                emblem = Emblem(reaction, bearer, bearer.id)
                yield _activation(after, emblem, bearer, (events.REACTION_ACTIVATED, day.PHASE_BEGINS))
            for change in event.changes:
                yield from _watching(before, after, bearer, reaction, change)
    for change in event.changes:
        yield from _entering(after, change)


def _reactions(view: View, one: Object) -> Iterator[Reaction]:
    return (ability for ability in view.abilities(one) if isinstance(ability, Reaction))


def _watching(before: View, after: View, bearer: Object, reaction: Reaction, change: Change) -> Iterator[Activation]:
    """A reaction of an object that was there before the event."""
    match reaction.trigger:
        case Sacrificed(Me()):
            fits = _sacrificed(change) and change.before is not None and change.before.id == bearer.id
        case Sacrificed(what):
            kind = getattr(what, "kind", None)
            fits = _sacrificed(change) and kind is not None and before.fits(_there(change.before), kind, bearer)
        case Joins(kind):
            fits = _enters(change) and after.fits(_there(change.after), kind, bearer)
        case _:
            fits = False
    if not fits:
        return
    laws = [events.REACTION_ACTIVATED]
    if bearer.id not in after.state.objects:
        if not after.rules.holds(events.BEARER_GONE):
            return
        laws.append(events.BEARER_GONE)
    me = bearer.id
    if isinstance(getattr(reaction.trigger, "what", None), Me) and change.after is not None:
        found = after.state.objects.get(change.after.id)
        if found is not None and found.zone not in HIDDEN and after.rules.holds(objects.MOVED_OBJECT_FOUND):
            me = found.id
            laws.append(objects.MOVED_OBJECT_FOUND)
    it = (change.after.id,) if isinstance(reaction.trigger, Joins) and change.after else ()
    yield _activation(after, Emblem(reaction, bearer, me, it), bearer, tuple(laws))


def _entering(after: View, change: Change) -> Iterator[Activation]:
    """The reactions of an object to its own entering."""
    if not _enters(change) or not after.rules.holds(events.OWN_ENTRY):
        return
    entered = after.state.objects.get(_there(change.after).id)
    if entered is None:
        return
    origin = _played_from(change)
    for reaction in _reactions(after, entered):
        match reaction.trigger:
            case Join():
                fits = True
            case PlayedFrom(zone):
                fits = origin is zone
            case _:
                fits = False
        if fits:
            laws = (events.REACTION_ACTIVATED, events.OWN_ENTRY)
            yield _activation(after, Emblem(reaction, entered, entered.id), change.before, laws)


def _played_from(change: Change) -> Zone | None:
    before = change.before
    if before is None or getattr(change.action, "verb", None) != "join":
        return None
    return before.played_from or before.zone


def _activation(after: View, emblem: Emblem, before: Object | None, laws: tuple[Law, ...]) -> Activation:
    condition = emblem.reaction.condition
    moment = Moment(after, emblem.source, emblem.me, emblem.it, before)
    return Activation(emblem, laws, condition is None or is_met(condition, moment))


def _sacrificed(change: Change) -> bool:
    return getattr(change.action, "verb", None) == "sacrifice"


def _enters(change: Change) -> bool:
    if change.after is None or change.after.zone not in ENTERED:
        return False
    return change.before is None or change.before.zone is not change.after.zone


def _there(one: Object | None) -> Object:
    assert one is not None
    return one
