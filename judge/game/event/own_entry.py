"""Reactions of an object to its own entering (6.3): which of them wait for just that."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.ability import Ability, Goes, Join, Me, PlayedFrom, Reaction, Sacrificed, Trigger
from judge.game.event.open_ruling import OpenRulingError
from judge.game.rules import Rules
from judge.game.state.card_actions import Move
from judge.game.state.doing import Laws
from judge.game.state.objects import Object
from judge.game.state.steps import Change
from judge.game.terms import HIDDEN, IN_PLAY, Zone
from judge.game.view.view import View
from judge.law.laws import events, vocabulary
from judge.law.laws.law import Law

PLAYS = (Zone.EXPEDITION, Zone.LANDMARK)
"""Zones in which a card is when it "joins" by its symbol."""

FROM = {Zone.HAND: vocabulary.FROM_HAND, Zone.RESERVE: vocabulary.FROM_RESERVE}
"""By which law a symbol speaks of being played from a zone."""

SIGNS = {Zone.HAND: vocabulary.HAND_SIGN, Zone.RESERVE: vocabulary.RESERVE_SIGN}
"""By which law a symbol on being played from a zone is a trigger."""

LEAVING_PLAY = (Zone.RESERVE, (Zone.EXPEDITION,))
"""Where a card goes to that rests, and where it comes from: for its own Reaction that is to leave, not to arrive."""


def own_entry(before: View, after: View, reaction: Reaction, entered: Object, change: Change) -> Laws | None:
    """The laws by which a reaction is not activated though it waits for its bearer’s entering; None if it does not.

    Arguments:
        before: the state before the event.
        after: the state after it.
        entered: the bearer, where it has come to.
        change: what one atomic action did.
    """
    match reaction.trigger:
        case Join() | PlayedFrom() if not after.rules.holds(sign_of(reaction.trigger)):
            return None
        case Join():
            landmark = entered.zone is Zone.LANDMARK and not after.rules.holds(vocabulary.LANDMARK_JOINS)
            waits = entered.zone in PLAYS and not landmark and reaction in after.abilities(entered)
            stays = change.before is not None and change.before.zone in PLAYS
            within = (vocabulary.WITHIN_PLAY,) if stays and after.rules.holds(vocabulary.WITHIN_PLAY) else ()
            return within if waits else None
        case PlayedFrom(zone):
            source = _played_from(change) if entered.zone in PLAYS and reaction in after.abilities(entered) else None
            waits = source is zone or (source is not None and not after.rules.holds(FROM[zone]))
            return () if waits else None
        case Goes(Me(), zone, sources, yours):
            was = change.before
            if was is None or entered.zone is not zone or was.zone not in (sources or (was.zone,)):
                return None
            if yours and entered.holder != was.holder:
                return None
            if reaction in before.abilities(was) and not arrives(reaction.trigger, before.rules):
                return None
            leaves = (zone, sources) == LEAVING_PLAY and after.rules.holds(events.NOT_SELF_MOVE)
            return (events.NOT_SELF_MOVE,) if leaves else ()
    return None


def sign_of(trigger: Join | PlayedFrom) -> Law:
    """The law by which the symbol of a trigger is one."""
    return vocabulary.ENTERING_SIGN if isinstance(trigger, Join) else SIGNS[trigger.zone]


def look_when_sacrificed(before: View, after: View, change: Change) -> None:
    """Look whether it matters that "When I'm sacrificed" may wait for its own object's coming to the Discard pile.

    Arguments:
        before: the state before the event.
        after: the state after it.
        change: a sacrifice.

    Raises:
        OpenRulingError: such a Reaction of a card existed before the event or exists after it, but not both; it is not
            said whether the words mean that the object leaves or that it arrives.
    """
    was, now = change.before, change.after
    law = before.rules.of(events.NOT_SELF_MOVE, events.OWN_ENTRY)
    if was is None or now is None or law is not events.NOT_SELF_MOVE or not before.rules.holds(law):
        return
    if _when_sacrificed(before.abilities(was)) != _when_sacrificed(now.base.abilities):
        raise OpenRulingError((law, events.BEARER_GONE))


def _when_sacrificed(abilities: Iterable[Ability]) -> list[Reaction]:
    return [one for one in abilities if isinstance(one, Reaction) and one.trigger == Sacrificed(Me())]


def arrives(trigger: Trigger, rules: Rules) -> bool:
    """Whether a trigger is on its own object's coming to a visible zone, where a law tells that from leaving."""
    if not isinstance(trigger, Goes) or trigger.what != Me() or trigger.zone in HIDDEN:
        return False
    out_of_play = trigger.sources and IN_PLAY.issuperset(trigger.sources)
    return not out_of_play and rules.of(events.NOT_SELF_MOVE, events.OWN_ENTRY) is events.NOT_SELF_MOVE


def _played_from(change: Change) -> Zone | None:
    before = change.before
    if before is None or not isinstance(change.action, Move) or change.action.verb != "join":
        return None
    return before.played_from or before.zone
