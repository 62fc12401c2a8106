"""What has happened this turn, or this Day, for cards that ask about it later (6.5): kept where something asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

from judge.game.ability import (
    Cost,
    Join,
    PlayedFrom,
    Plays,
    Times,
    Trigger,
    Until,
    WasActivated,
    WasDiscarded,
)
from judge.game.event.doing import done_by
from judge.game.event.triggers import match
from judge.game.state.card_actions import Move
from judge.game.state.objects import Object, Player
from judge.game.state.state import SEATS, Noted, State
from judge.game.state.steps import Change
from judge.game.terms import Phase, Zone
from judge.game.view.kinds import is_by
from judge.game.view.view import View
from judge.value import changed

OWN_ZONES = (Zone.HAND, Zone.RESERVE)
"""From where a card can be discarded so that a text asks about it later."""

SIGNS = {Zone.HAND: "{H}", Zone.RESERVE: "{R}"}


def asks(state: State, sort: type) -> bool:
    """Whether something in the game asks in a turn what has happened in it before."""
    return state.in_turn and any(sort in one.base.sorts for one in state.objects.asking)


def note_discards(before: View, after: State, changes: Iterable[Change]) -> State:
    """The state in which it is kept that a player has discarded a card of theirs.

    Arguments:
        before: the state before the event.
        after: the state after it.
        changes: what the event has changed.
    """
    if not asks(after, WasDiscarded):
        return after
    found: set[Noted] = set()
    for change in changes:
        was = change.before
        if not isinstance(change.action, Move) or change.action.verb != "discard" or was is None:
            continue
        if was.zone in OWN_ZONES and was.holder in done_by(before, change)[0]:
            found.add(Noted(player=was.holder, zone=was.zone))
    return after if found <= after.noted else changed(after, noted=after.noted | found)


def note_action(state: State, cost: Cost) -> State:
    """The state in which it is kept that a quick action with such a cost has been played.

    Arguments:
        cost: what was paid.
    """
    return _with_signs(state, signs_of(cost))


def signs_of(cost: Cost) -> tuple[str, ...]:
    """The symbols of a cost that the bearer of a quick action pays with itself."""
    return ("{D}",) * cost.discard_me + ("{T}",) * cost.exhaust_me


def note_reaction(state: State, trigger: Trigger) -> State:
    """The state in which it is kept that a reaction with such a trigger has been activated."""
    match trigger:
        case Join():
            return _with_signs(state, ("{J}",))
        case PlayedFrom(zone):
            return _with_signs(state, (SIGNS[zone],))
    return state


def _with_signs(state: State, signs: tuple[str, ...]) -> State:
    new = frozenset(Noted(sign) for sign in signs)
    return changed(state, noted=state.noted | new) if not new <= state.noted and asks(state, WasActivated) else state


def note_happenings(before: View, after: View, changes: Iterable[Change]) -> State:
    """The state in which it is kept how often has happened what something asks about.

    Arguments:
        before: the state before the event.
        after: the state after it.
        changes: what the event has changed.
    """

    def happened(asked: Times, bearer: Object) -> int:
        found = (match(asked.trigger, bearer, before, after, change) for change in changes)
        return sum(one is not None and not one.unless for one in found)

    return _counted(
        after.state, lambda asked, bearer: 0 if isinstance(asked.trigger, Plays) else happened(asked, bearer)
    )


def note_play(view: View, player: Player, card: Object) -> State:
    """The state in which it is kept that a player plays a card, as something asks about it.

    Arguments:
        view: the state in which it is played.
        card: the card, in Limbo or where it has gone.
    """

    def played(asked: Times, bearer: Object) -> int:
        match asked.trigger:
            case Plays(who, kind, source) if source in (None, card.played_from) and is_by(who, player, bearer):
                return view.is_kind(card, kind, bearer)
        return 0

    return _counted(view.state, played)


def forget(state: State, until: Until) -> State:
    """The state after a time: what has happened in it is asked about no more.

    Arguments:
        until: the time; a turn ends what is kept without one.
    """
    left = frozenset([one for one in state.noted if not _is_over(one, until)])
    return state if left == state.noted else changed(state, noted=left)


def _is_over(noted: Noted, until: Until) -> bool:
    return (noted.asked.until if noted.asked is not None else Until.TURN) is until


def _counted(state: State, happened: Callable[[Times, Object], int]) -> State:
    """The state in which is added how often something has happened, for both players: what asks may change hands."""
    found: dict[tuple[Times, Player], int] = {}
    for bearer in state.objects.asking:
        for asked, player in product(bearer.base.asks, SEATS):
            if _runs(state, asked.until) and (asked, player) not in found:
                found[asked, player] = happened(asked, changed(bearer, holder=player))
    for (asked, player), times in found.items():
        if times:
            known = [one for one in state.noted if (one.asked, one.player) == (asked, player)]
            now = Noted(player=player, asked=asked, times=times + sum(one.times for one in known))
            state = changed(state, noted=state.noted.difference(known) | {now})
    return state


def _runs(state: State, until: Until) -> bool:
    """Whether a time is going on, of which something asks what has happened in it."""
    match until:
        case Until.TURN:
            return state.in_turn
        case Until.AFTERNOON:
            return state.phase is Phase.AFTERNOON
    return True
