"""Which card is the second that is played in a time (5.1.2, 7.5): counted from its beginning, or once it is played."""

from __future__ import annotations

from judge.game.ability import Plays, Times
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.objects import Object
from judge.game.terms import Zone
from judge.game.view.kinds import is_by
from judge.game.view.view import View
from judge.law.laws import playing, vocabulary


def is_the_nth(view: View, trigger: Plays, card: Object, bearer: Object) -> bool:
    """Whether a card is the one of which a trigger speaks, among all that are played in its time.

    Arguments:
        view: the state before the card leaves Limbo.
        trigger: it may count none, and then any card is one.
        bearer: the object whose reaction has it.

    Raises:
        OpenRulingError: another card was begun before it and waits in Limbo, so that it is one number by what has begun
            and another by what has been played.
    """
    if trigger.nth is None or trigger.until is None:
        return True
    asked = Times(Plays(trigger.who, trigger.kind, trigger.source), trigger.until)
    known = (one.times for one in view.state.noted if (one.asked, one.player) == (asked, bearer.holder))
    counted_from_beginning = view.rules.of(playing.PLAYED_IN_A_SPAN, vocabulary.IS_PLAYED) is playing.PLAYED_IN_A_SPAN
    begun = sum(known) + (not (counted_from_beginning and view.rules.holds(playing.PLAYED_IN_A_SPAN)))
    waiting = sum(_waits(view, trigger, one, bearer) for one in view.state.of(Zone.LIMBO) if one.id != card.id)
    if waiting and counted_from_beginning and trigger.nth in range(begun - waiting, begun + 1):
        raise OpenRulingError((playing.PLAYED_IN_A_SPAN, vocabulary.IS_PLAYED))
    return begun == trigger.nth


def _waits(view: View, trigger: Plays, one: Object, bearer: Object) -> bool:
    """Whether a card in Limbo has begun to be played, and is such as a trigger counts."""
    by = one.played_from is not None and is_by(trigger.who, one.holder, bearer)
    return by and trigger.source in (None, one.played_from) and view.is_kind(one, trigger.kind, bearer)
