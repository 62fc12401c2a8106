"""Reactions (6.3): which of them an event activates, and the Emblem-Reactions that hold them in Limbo."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import (
    Ascends,
    AtPhase,
    CountersOn,
    Discarded,
    Discards,
    Exhausts,
    ExpeditionPhrase,
    FailsToMove,
    Join,
    Joins,
    Leaves,
    MakesGift,
    Me,
    Moves,
    Place,
    PlayedFrom,
    Plays,
    Put,
    Reaction,
    Sacrificed,
    Some,
    Whose,
    events_of,
    kind_of,
    of_each,
    where_of,
)
from judge.game.event.activation import Activation, activated
from judge.game.event.awaited import to_the_first, to_what_has_come, to_what_is_played
from judge.game.event.causes import brought_by
from judge.game.event.coming_and_going import ENTRIES, enters
from judge.game.event.deeds_done import is_played, is_sacrifice
from judge.game.event.discarding import why_discards
from judge.game.event.doing import done_by
from judge.game.event.gifts import received_too
from judge.game.event.matching import as_they_were, matching
from judge.game.event.own_entry import FROM, arrives, look_when_sacrificed, own_entry, sign_of
from judge.game.event.rolled import how_many
from judge.game.event.speaking import speaks_of_it, speaks_of_there
from judge.game.event.triggers import Match
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move
from judge.game.state.doing import Laws
from judge.game.state.expedition_actions import EnterRegion
from judge.game.state.object_actions import CreateToken, JoinBoth, LeaveOther
from judge.game.state.objects import Emblem, Object
from judge.game.state.steps import Change, Event
from judge.game.terms import HIDDEN, Expedition, Zone
from judge.game.view.expeditions import places, why_places
from judge.game.view.presence import is_gigantic
from judge.game.view.view import View
from judge.law.laws import day, events, objects, vocabulary
from judge.law.laws.law import Law
from judge.value import changed

SENT = Reaction(PlayedFrom(Zone.HAND), Put(Me(), Zone.RESERVE, "send"))
"""What a card gains that is played with Scout, as it enters play."""


def activations(before: View, after: View, event: Event) -> Iterator[Activation]:
    """The reactions whose trigger an event matches.

    Arguments:
        before: the state before the event.
        after: the state after it.

    Raises:
        OpenRulingError: the rules do not settle whether one is activated.
    """
    if not after.rules.holds(events.REACTION_ACTIVATED):
        return
    happened = frozenset([type(change.action) for change in event.changes])
    for bearer, reaction in _waiting(before, happened, event.phase_begins):
        if reaction.during in (None, after.state.phase):
            yield from _watching(before, after, bearer, reaction, event)
    if before.state.objects.changing:
        for change in event.changes:
            if is_sacrifice(before, change):
                look_when_sacrificed(before, after, change)
    if not happened.isdisjoint(ENTRIES):
        for change in event.changes:
            if isinstance(change.action, ENTRIES):
                yield from _entering(before, after, change)
                if is_played(before, change):
                    yield from to_what_is_played(before, after, change)
    if before.state.objects.emblems:
        yield from to_what_has_come(before, after, event)
    if not happened.isdisjoint(ENTRIES):
        yield from to_the_first(before, after, event)


def _waiting(before: View, happened: frozenset[type[Action]], phase_begins: bool) -> Iterator[tuple[Object, Reaction]]:
    """The reactions that wait for something that an event may be, the oldest bearers first.

    Arguments:
        before: the state before the event.
        happened: the sorts of its atomic actions.
        phase_begins: whether a phase begins with it.
    """
    waiting = brought_by(happened)
    if phase_begins:
        waiting = (*waiting, AtPhase)
    for bearer in before.bearers(*waiting) if waiting else ():
        for reaction in before.abilities(bearer):
            if isinstance(reaction, Reaction) and not arrives(reaction.trigger, before.rules):
                yield bearer, reaction


def _watching(before: View, after: View, bearer: Object, reaction: Reaction, event: Event) -> Iterator[Activation]:
    """A reaction of an object that was there before the event."""
    if after.rules.is_switched_off(events.OTHER_REACTION):
        return
    trigger = reaction.trigger
    if event.phase_begins and AtPhase(after.state.phase) in events_of(trigger):
        yield from activated(
            after, Emblem(reaction, bearer, bearer.id), bearer, (events.REACTION_ACTIVATED, *_other(after))
        )
    for change, found in matching(trigger, bearer, before, after, event):
        yield from _watched(before, after, bearer, reaction, change, found)


def _watched(
    before: View, after: View, bearer: Object, reaction: Reaction, change: Change, found: Match
) -> Iterator[Activation]:
    if found.unless:
        yield Activation(Emblem(reaction, bearer, bearer.id), found.unless, False)
        return
    trigger = of_each(reaction.trigger)
    kind = kind_of(trigger)
    where = where_of(trigger) or (kind.where if kind is not None else None)
    laws = [
        events.REACTION_ACTIVATED,
        *_other(after),
        *_of_moving(before, reaction, change),
        *found.each,
        *why_places(before, where, bearer),
        *_of_lying_elsewhere(before, after, bearer, where, change),
    ]
    if not _still_has(after, bearer, reaction):
        if not after.rules.holds(events.BEARER_GONE):
            return
        laws.append(events.BEARER_GONE)
    me, it = bearer.id, found.it
    moved = _moved_to(after, change)
    known = as_they_were(change, found) if not found.about_me else ()
    if found.about_me:
        me, it = moved if moved is not None else me, ()
    elif not speaks_of_it(reaction) or after.rules.is_switched_off(events.BOUND_BY_TRIGGER):
        it, known = (), ()
    elif isinstance(change.action, Move) and not after.rules.holds(objects.MOVED_OBJECT_FOUND):
        it = ()
    if it and after.rules.holds(events.BOUND_BY_TRIGGER):
        laws.append(events.BOUND_BY_TRIGGER)
    if moved is not None and moved == me:
        laws.append(objects.MOVED_OBJECT_FOUND)
    gift = received_too(change) if isinstance(reaction.trigger, MakesGift) else None
    spoken = isinstance(reaction.trigger, Ascends | FailsToMove) and speaks_of_it(reaction)
    told = isinstance(reaction.trigger, Moves) or spoken or speaks_of_there(reaction)
    place = Place(*found.group) if told and isinstance(found.group, tuple) else None
    many = how_many(reaction, change, after.rules)
    if many and events.BOUND_BY_TRIGGER not in laws and after.rules.holds(events.BOUND_BY_TRIGGER):
        laws.append(events.BOUND_BY_TRIGGER)
    emblem = Emblem(reaction, bearer, me, it, known, gift=gift, place=place, many=many)
    counted = isinstance(reaction.times, CountersOn) and bearer.id not in after.state.objects
    if counted and after.rules.holds(objects.LAST_KNOWN):
        laws.append(objects.LAST_KNOWN)
    for _ in range(_times(reaction, bearer, after)):
        yield from (changed(one, change=change) for one in activated(after, emblem, bearer, tuple(laws)))


def _other(after: View) -> Laws:
    """The law by which an event activates what is no Reaction of an object to its own entering."""
    return (events.OTHER_REACTION,) if after.rules.holds(events.OTHER_REACTION) else ()


def _of_lying_elsewhere(before: View, after: View, bearer: Object, where: object, change: Change) -> Laws:
    """The law by which something joins or leaves an expedition in which its card does not lie: it is Gigantic."""
    if isinstance(change.action, JoinBoth | LeaveOther):
        return ()
    joins = isinstance(change.action, Move | CreateToken) and change.after is not None
    view, one = (after, change.after) if joins else (before, change.before)
    if not isinstance(where, ExpeditionPhrase) or one is None or one.expedition is None or not is_gigantic(view, one):
        return ()
    lies = (one.holder, one.expedition) in places(before, where, bearer)
    return () if lies else (vocabulary.GIGANTIC_IN_BOTH,)


def _times(reaction: Reaction, bearer: Object, after: View) -> int:
    """How often a reaction is activated: once, or for each of the counters that its bearer had; not at all where the
    bearer has gone and nothing is known of it any more."""
    times = reaction.times
    if not isinstance(times, CountersOn) or times.name is None:
        return 1
    unknown = bearer.id not in after.state.objects and after.rules.is_switched_off(objects.LAST_KNOWN)
    return 0 if unknown else bearer.count(times.name)


def _still_has(after: View, bearer: Object, reaction: Reaction) -> bool:
    """Whether a reaction exists after an event too."""
    there = after.state.objects.get(bearer.id)
    return there is not None and reaction in after.abilities(there)


def _moved_to(after: View, change: Change) -> int | None:
    """The object that something has become which a trigger speaks of as moving; None if nothing finds it."""
    moved = after.state.objects.get(change.after.id) if isinstance(change.action, Move) and change.after else None
    if moved is None or moved.zone in HIDDEN or not after.rules.holds(objects.MOVED_OBJECT_FOUND):
        return None
    return moved.id


def _of_moving(before: View, reaction: Reaction, change: Change) -> Iterator[Law]:
    """The laws by which something has joined, left, moved or failed to, where a trigger speaks of that."""
    trigger = of_each(reaction.trigger)
    token = change.after.token if change.after is not None else change.before is not None and change.before.token
    to = change.action.zone if isinstance(change.action, Move) else None
    if isinstance(trigger, Moves) and trigger.due_to is not None:
        yield day.DUE_TO
        if isinstance(change.action, EnterRegion) and trigger.due_to in change.action.tied:
            yield day.DUE_TO_TIE
    elif isinstance(trigger, Moves) and trigger.ascended:
        yield day.DUE_TO_ASCENSION
    elif isinstance(trigger, Ascends):
        yield vocabulary.ASCEND
    elif isinstance(trigger, FailsToMove):
        yield day.FAILS_TO_MOVE
    elif isinstance(trigger, MakesGift):
        yield vocabulary.MAKE_GIFT
        yield vocabulary.RECEIVE_GIFT
        if not isinstance(change.action, Move):
            yield vocabulary.RECEIVE_TOKEN
    elif isinstance(trigger, Plays):
        yield vocabulary.IS_PLAYED
    elif isinstance(trigger, Discarded | Discards | Exhausts):
        yield from why_discards(change.action)
        if not isinstance(trigger, Discarded):
            yield from done_by(before, change)[1]
    elif isinstance(trigger, Sacrificed):
        if isinstance(trigger.what, Some) and trigger.what.kind.whose is Whose.YOURS:
            yield from done_by(before, change)[1]
        if to is not Zone.DISCARD:
            yield vocabulary.STILL_SACRIFICED
    elif isinstance(trigger, Joins):
        yield vocabulary.TOKEN_JOINS if isinstance(change.action, CreateToken) else vocabulary.JOINS
        if isinstance(change.action, JoinBoth):
            yield vocabulary.GIGANTIC_GAINED
    elif isinstance(trigger, Leaves):
        yield vocabulary.LEAVES
        if isinstance(change.action, LeaveOther):
            yield vocabulary.GIGANTIC_LOST
        if token:
            yield vocabulary.TOKEN_LEAVES


def _entering(before: View, after: View, change: Change) -> Iterator[Activation]:
    """The reactions of an object to its own entering."""
    entered = after.state.objects.get(change.after.id) if change.after is not None else None
    if entered is None or entered.zone in HIDDEN or entered.face_down:
        return
    scouts = isinstance(change.action, Move) and change.action.scouts
    if Reaction not in entered.base.sorts and not after.state.objects.changing and not scouts:
        return
    if not enters(change, after.rules) or not after.rules.holds(events.OWN_ENTRY):
        return
    for reaction in (*after.now(entered).abilities, *((SENT,) if scouts else ())):
        if not isinstance(reaction, Reaction):
            continue
        unless = () if reaction is SENT else own_entry(before, after, reaction, entered, change)
        if unless:
            yield Activation(Emblem(reaction, entered, entered.id), unless, False)
        elif unless is not None:
            laws: tuple[Law, ...] = (events.REACTION_ACTIVATED, events.OWN_ENTRY)
            times = 1
            if isinstance(reaction.trigger, Join | PlayedFrom) and reaction is not SENT:
                laws = (*laws, sign_of(reaction.trigger))
            if reaction.trigger == Join() and entered.zone is Zone.LANDMARK:
                laws = (*laws, vocabulary.LANDMARK_JOINS)
            elif isinstance(reaction.trigger, PlayedFrom):
                laws = (*laws, FROM[reaction.trigger.zone])
            if reaction is SENT:
                laws = (*laws, vocabulary.SCOUT)
            if is_gigantic(after, entered):
                laws = (*laws, vocabulary.GIGANTIC_TRIGGERS_ONCE)
                times = 1 if after.rules.holds(vocabulary.GIGANTIC_TRIGGERS_ONCE) else len(Expedition)
            for _ in range(times):
                yield from activated(after, Emblem(reaction, entered, entered.id), change.before, laws)
