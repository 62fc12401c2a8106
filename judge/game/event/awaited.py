"""What an emblem, or a passive ability, does once what it waits for has come, by a Reaction (2.2.13, 5.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from judge.game.ability import (
    FirstJoins,
    FirstPlayed,
    Joins,
    Kind,
    NextJoins,
    NextPlayed,
    NextTime,
    Plays,
    Reaction,
    Trigger,
    Until,
    Who,
    events_of,
    first_joined,
    first_play,
)
from judge.game.event.activation import Activation
from judge.game.event.matching import as_they_were, matching
from judge.game.event.nth_play import is_the_nth
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.object_actions import CreateToken
from judge.game.state.objects import Emblem, Object
from judge.game.state.steps import Change, Event
from judge.game.terms import Phase, Type, Zone
from judge.game.view.deciding import OF_BASE_COSTS, deciding
from judge.game.view.view import View
from judge.law.laws import events, objects, playing, vocabulary
from judge.value import changed

GIFT = (playing.GIFT_AS_REACTION, events.REACTION_ACTIVATED)
"""By which laws a gift to a card that is being played is a Reaction."""


def is_awaited(view: View, sort: type[Trigger]) -> bool:
    """Whether an ability, or an emblem, waits for something that is no event where nothing waits for it.

    Arguments:
        view: the state.
        sort: the sort of triggers that speak of it.
    """
    emblems = (one.ongoing.what for one in view.state.objects.emblems if one.ongoing is not None)
    if any(isinstance(what, NextTime) and isinstance(what.trigger, sort) for what in emblems):
        return True
    abilities = (ability for bearer in view.bearers(sort) for ability in bearer.base.abilities)
    triggers = (one for ability in abilities if isinstance(ability, Reaction) for one in events_of(ability.trigger))
    return any(isinstance(one, sort) for one in triggers)


def to_what_is_played(before: View, after: View, change: Change) -> Iterator[Activation]:
    """What emblems and passive abilities give to a card that is played in an event: a Reaction, while it resolves.

    Arguments:
        before: the state before the event.
        after: the state after it.
        change: how the card is played.
    """
    card, played = change.before, change.after
    if card is None or played is None:
        return
    if card.base.type is Type.SPELL or played.id not in after.state.objects:
        return
    if not after.rules.holds(playing.GIFT_AS_REACTION):
        return
    for emblem in after.state.of(Zone.LIMBO, card.holder):
        ongoing = emblem.ongoing
        waits = ongoing.what if ongoing is not None and not ongoing.used else None
        if not isinstance(waits, NextPlayed) or waits.effect is None or waits.source not in (None, card.played_from):
            continue
        if ongoing is None:
            continue
        is_such = partial(_is_such, after=after, change=change, kind=waits.kind, speaker=emblem)
        why = deciding(before, (objects.HAND_COST_PRINTED, *OF_BASE_COSTS), is_such)
        reaction = Reaction(Plays(Who.YOU, waits.kind, waits.source), waits.effect)
        made = Emblem(reaction, ongoing.source, emblem.id, (played.id,), (card,))
        maker = (vocabulary.EMBLEM_SPEAKS_OF_ITS_MAKER,) if waits.kind.where is not None else ()
        if is_such(before):
            yield Activation(made, (*GIFT, objects.DURATION, *maker, *why), True, emblem)
        elif why:
            yield Activation(made, why, False)
    for bearer, ability in after.working(FirstPlayed):
        reaction = Reaction(Plays(Who.YOU, ability.kind), ability.effect)
        if bearer.holder != card.holder or not _is_such(before, after, change, ability.kind, bearer):
            continue
        if _is_the_first(before, after, ability, card, bearer, reaction):
            if played.id == bearer.id:
                raise OpenRulingError((vocabulary.IS_PLAYED,))
            made = Emblem(reaction, bearer, bearer.id, (played.id,), (card,))
            yield Activation(made, GIFT, True)


def _is_the_first(
    before: View, after: View, first: FirstPlayed, card: Object, bearer: Object, reaction: Reaction
) -> bool:
    """Whether so many such cards were played in the time before a card; a Hero has seen all of an Afternoon or Day."""
    if first.until is Until.TURN or first.nth > 1 or bearer.base.type is not Type.HERO:
        return is_the_nth(before, changed(first_play(first.kind, first.until), nth=first.nth), card, bearer)
    now = first.until is not Until.AFTERNOON or after.state.phase is Phase.AFTERNOON
    return now and (bearer.id, reaction) not in after.state.activated


def _is_such(before: View, after: View, change: Change, kind: Kind, speaker: Object) -> bool:
    """Whether a card that is played is of a kind.

    Its numbers are those that it has while it is being played, in Limbo; all else that is asked of it, such as where it
    is, is so once it has left Limbo.

    Arguments:
        before: the state before it leaves Limbo.
        after: the state after that.
        change: how it leaves.
        kind: the kind, as an emblem or an ability names it.
        speaker: that emblem, or the bearer of that ability.
    """
    card, played = change.before, change.after
    assert card is not None and played is not None
    fits = after.is_kind(played, changed(kind, bounds=()), speaker)
    return fits and (not kind.bounds or before.is_kind(card, Kind(bounds=kind.bounds), speaker))


def to_what_has_come(before: View, after: View, event: Event) -> Iterator[Activation]:
    """What emblems do for the next object that joins an expedition, or the next time that something happens: a
    Reaction, as its trigger would have it.

    Arguments:
        before: the state before the event.
        after: the state after it.

    Raises:
        OpenRulingError: several come at once, or the card comes that made the emblem, and nothing says which of them is
            the next.
    """
    for emblem in before.state.objects.emblems:
        ongoing = emblem.ongoing
        if ongoing is None or ongoing.used or not isinstance(ongoing.what, NextJoins | NextTime):
            continue
        waits, source = ongoing.what, ongoing.source
        trigger = Joins(waits.kind) if isinstance(waits, NextJoins) else waits.trigger
        law = (vocabulary.JOINS,) if isinstance(trigger, Joins) else ()
        bearer = before.state.objects.get(source.id, source)
        found = [(change, one) for change, one in matching(trigger, bearer, before, after, event) if not one.unless]
        itself = any(change.before is not None and change.before.id == source.id for change, _ in found)
        if len(found) > 1 or (itself and isinstance(waits, NextTime)):
            raise OpenRulingError((objects.DURATION, *law))
        for change, one in found:
            known = as_they_were(change, one)
            me = emblem.id if isinstance(waits, NextJoins) else source.id
            made = Emblem(Reaction(trigger, waits.effect), source, me, one.it, known)
            if law and isinstance(change.action, CreateToken):
                law = (vocabulary.TOKEN_JOINS,)
            yield Activation(made, (events.REACTION_ACTIVATED, *law, objects.DURATION), True, emblem)


def to_the_first(before: View, after: View, event: Event) -> Iterator[Activation]:
    """What passive abilities do for the first object that joins some expeditions in a time.

    Arguments:
        before: the state before the event.
        after: the state after it.

    Raises:
        OpenRulingError: several come at once, or the bearer itself comes, and nothing says which of them is the first.
    """
    waiting = after.working(FirstJoins)
    there = {bearer.id for bearer, _ in before.working(FirstJoins)} if waiting else ()
    for bearer, ability in waiting:
        asked = (first_joined(ability), bearer.holder)
        found = [one for one in matching(Joins(ability.kind), bearer, before, after, event) if not one[1].unless]
        if not found or any((one.asked, one.player) == asked for one in before.state.noted):
            continue
        if len(found) > 1 or bearer.id not in there:
            raise OpenRulingError((vocabulary.JOINS,))
        change, one = found[0]
        known = as_they_were(change, one)
        made = Emblem(Reaction(Joins(ability.kind), ability.effect), bearer, bearer.id, one.it, known)
        law = vocabulary.TOKEN_JOINS if isinstance(change.action, CreateToken) else vocabulary.JOINS
        yield Activation(made, (events.REACTION_ACTIVATED, law), True)
