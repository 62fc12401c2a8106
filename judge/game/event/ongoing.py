"""Emblem-Ongoings (2.2.13): what they wait for as cards are played, and when their time is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from judge.game.ability import NextPlayed, Until
from judge.game.rules import Rules
from judge.game.state.doing import Laws
from judge.game.state.object_actions import Cease
from judge.game.state.objects import Object, Ongoing, Player
from judge.game.terms import Phase, Zone
from judge.law.laws import objects
from judge.law.laws.law import Law
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.state.state import State
    from judge.game.view.view import View


NOT_LATER: Mapping[Until, Law] = {
    Until.TURN: objects.TURN_ONLY_IN_TURN,
    Until.AFTERNOON: objects.AFTERNOON_NOT_LATER,
}
"""By which law nothing can be made to last for a time that is over."""


def awaiting(view: View, card: Object, player: Player, source: Zone | None) -> Iterator[tuple[Object, NextPlayed]]:
    """The emblems that wait for a card that a player plays, oldest first.

    Arguments:
        view: the state.
        player: who plays it.
        source: the zone that it is played from.
    """
    for emblem in view.state.objects.emblems:
        waits = emblem.ongoing.what if emblem.ongoing is not None and not emblem.ongoing.used else None
        if emblem.holder != player or not isinstance(waits, NextPlayed) or waits.source not in (None, source):
            continue
        if view.is_kind(card, waits.kind, emblem):
            yield emblem, waits


def use(state: State, emblem: Object) -> State:
    """The state once the one thing has happened that an emblem waited for; the emblem lasts as long as it was to last.

    Arguments:
        state: the state before.
    """
    assert isinstance(emblem.ongoing, Ongoing)
    return state.with_object(changed(emblem, ongoing=changed(emblem.ongoing, used=True)))


def is_too_late(state: State, until: Until) -> bool:
    """Whether a time is over already, so that what is made now to last for it is over as it begins.

    Arguments:
        until: the time.
    """
    match until:
        case Until.TURN:
            return not state.in_turn
        case Until.AFTERNOON:
            return state.phase in (Phase.DUSK, Phase.NIGHT)
        case Until.DAY | Until.NEXT_DAY:
            return False


def why_too_late(state: State, until: Until, rules: Rules) -> Laws:
    """The laws by which nothing can be made now to last for a time; none if it can.

    Arguments:
        until: the time.
        rules: the rules of the run.
    """
    law = NOT_LATER.get(until)
    return (law,) if law is not None and rules.holds(law) and is_too_late(state, until) else ()


def is_made_late(until: Until, rules: Rules) -> bool:
    """Whether what is made after its time lasts until that time comes again, as the law against it is switched off.

    Arguments:
        until: the time.
        rules: the rules of the run.
    """
    law = NOT_LATER.get(until)
    return law is not None and rules.is_switched_off(law)


def goes_on(state: State, until: Until) -> State:
    """The state after a time: what lasts until the end of the next Day lasts until the end of the Day that begins.

    Arguments:
        until: which time is over.
    """
    for one in state.of(Zone.LIMBO) if until is Until.DAY else ():
        if one.ongoing is not None and one.ongoing.until is Until.NEXT_DAY:
            said = changed(one.ongoing.what, until=Until.DAY)
            state = state.with_object(changed(one, ongoing=changed(one.ongoing, what=said, until=Until.DAY)))
    return state


def ends(view: View, until: Until) -> tuple[Cease, ...]:
    """The emblems whose time is over cease to exist.

    Arguments:
        view: the state.
        until: which time is over.
    """
    if not view.rules.holds(objects.DURATION):
        return ()
    lasting = ((one, one.ongoing) for one in view.state.of(Zone.LIMBO) if one.ongoing is not None)
    return tuple(Cease(one.id, (objects.DURATION,)) for one, ongoing in lasting if ongoing.until is until)
