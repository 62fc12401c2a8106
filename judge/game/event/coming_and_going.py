"""Whether an object has joined or left a zone or expeditions (7.5): what is one set is joined and left as a whole."""

from __future__ import annotations

from judge.game.ability import (
    Kind,
    Where,
)
from judge.game.event.deeds_done import verb_of
from judge.game.event.one_set import as_one_set, is_one_set
from judge.game.event.open_ruling import OpenRulingError
from judge.game.rules import Rules
from judge.game.state.card_actions import Move
from judge.game.state.doing import Laws
from judge.game.state.object_actions import ChangeControl, CreateToken, JoinBoth, LeaveOther, Switch
from judge.game.state.objects import Object
from judge.game.state.steps import Change
from judge.game.terms import Zone
from judge.game.view.expeditions import places, why_places
from judge.game.view.gigantic import present_when_it_moves
from judge.game.view.presence import NONE, presence
from judge.game.view.view import View
from judge.law.laws import vocabulary

ENTRIES = (Move, CreateToken)
"""The atomic actions by which an object enters a zone."""

WITHIN_ZONE = (Switch, ChangeControl, JoinBoth, LeaveOther)
"""The atomic actions by which an object goes to another expedition and stays in the zone."""

EACH_BY_ITSELF = (Where.YOURS,)
"""Expeditions of which a text names one, whichever it is: each is joined and left by itself."""


def enters(change: Change, rules: Rules) -> bool:
    """Whether an object has come to a zone in which it was not."""
    if change.after is None or not isinstance(change.action, ENTRIES):
        return False
    if isinstance(change.action, CreateToken) and not rules.holds(vocabulary.TOKEN_JOINS):
        return False
    if isinstance(change.action, Move) and change.action.verb != "join" and not rules.holds(vocabulary.JOINS):
        return False
    if isinstance(change.action, Move) and change.action.verb == "switch":
        return True
    return change.before is None or change.before.zone is not change.after.zone


def not_joined_by(kind: Kind, bearer: Object, before: View, after: View, change: Change) -> Laws | None:
    """The laws by which an object that has come to a zone, or to an expedition, has not joined what a trigger names;
    None if it has not come there at all.

    Expeditions that are named together are joined by who was in none of them.

    Raises:
        OpenRulingError: it came along with the bearer, from where "my Expedition" was before.
    """
    was, now = change.before, change.after
    if enters(change, after.rules):
        return ()
    if kind.either and kind.zone is None and kind.where is None:
        fitting = (part for part in kind.either if now is not None and after.fits(now, part, bearer))
        reasons = [not_joined_by(part, bearer, before, after, change) for part in fitting]
        return min((why for why in reasons if why is not None), key=len, default=None)
    if isinstance(change.action, ChangeControl) and kind.zone is Zone.LANDMARK:
        return ()
    if kind.where is None or was is None or now is None or not _comes_within_zone(change, after.rules):
        return None
    there, here = places(before, kind.where, bearer), places(after, kind.where, bearer)
    was_in, now_in = present_when_it_moves(before, was), present_when_it_moves(after, now)
    if not (now_in - was_in) & here:
        return None
    if kind.where in EACH_BY_ITSELF:
        return ()
    if is_one_set(before, kind.where, bearer) and was_in & there:
        return as_one_set(before, vocabulary.JOINS, kind.where, bearer)
    if there != here and was_in & there:
        raise OpenRulingError((vocabulary.JOINS,))
    held = was_in & here and after.rules.holds(vocabulary.JOINS)
    return (vocabulary.JOINS, *why_places(after, kind.where, bearer)) if held else ()


def not_left_by(
    zone: Zone, where: Where | None, bearer: Object, before: View, after: View, change: Change
) -> Laws | None:
    """The laws by which an object that has gone from a zone, or from an expedition, has not left what a trigger names;
    None if it has not gone from there at all.

    Expeditions that are named together are left by who is in none of them any more.

    Raises:
        OpenRulingError: it went along with the bearer, to where "my Expedition" is now.
    """
    was, now = change.before, change.after
    assert was is not None
    there = places(before, where, bearer) if where is not None else NONE
    if isinstance(change.action, Move) and (now is None or now.zone is not was.zone):
        return () if (where is None or presence(before, was) & there) and _has_left(change, before.rules) else None
    if isinstance(change.action, ChangeControl) and zone is Zone.LANDMARK:
        return ()
    if where is None or now is None or not _comes_within_zone(change, before.rules):
        return None
    here = places(after, where, bearer)
    was_in, now_in = present_when_it_moves(before, was), present_when_it_moves(after, now)
    if not (was_in - now_in) & there:
        return None
    if where in EACH_BY_ITSELF:
        return ()
    if is_one_set(before, where, bearer) and now_in & there:
        return as_one_set(before, vocabulary.LEAVES, where, bearer)
    if there != here and now_in & here:
        raise OpenRulingError((vocabulary.LEAVES,))
    held = now_in & there and before.rules.holds(vocabulary.LEAVES)
    return (vocabulary.LEAVES, *why_places(before, where, bearer)) if held else ()


def _comes_within_zone(change: Change, rules: Rules) -> bool:
    """Whether an object has gone from expedition to expedition, and counts as leaving the one and joining the other."""
    if isinstance(change.action, Switch):
        return rules.holds(vocabulary.SWITCHED_JOINS)
    return isinstance(change.action, WITHIN_ZONE)


def _has_left(change: Change, rules: Rules) -> bool:
    """Whether an object that is gone from a zone has left it, however it went."""
    if change.before is not None and change.before.token and not rules.holds(vocabulary.TOKEN_LEAVES):
        return False
    return rules.holds(vocabulary.LEAVES) or verb_of(change) in ("discard", "sacrifice")
