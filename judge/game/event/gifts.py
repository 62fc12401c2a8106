"""Gifts (7.3.22, 7.3.29): what another player than the one whose turn it is receives."""

from __future__ import annotations

from judge.game.ability import Create, Draw, Effect, Resupply, Token, Where, Whose
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.card_actions import Move
from judge.game.state.object_actions import CreateToken, Switch
from judge.game.state.steps import Change
from judge.game.terms import Type, Zone
from judge.game.view.view import View
from judge.law.laws import vocabulary


def is_gift(before: View, change: Change) -> bool:
    """Whether the player whose turn it is not draws a card, resupplies or receives a token.

    Arguments:
        before: the state before the event.

    Raises:
        OpenRulingError: a token of theirs switched; it is not said whether the one whose it was receives it anew.
    """
    if not before.state.in_turn or not before.rules.holds(vocabulary.RECEIVE_GIFT):
        return False
    receives = 1 - before.state.turn
    was, now, action = change.before, change.after, change.action
    if isinstance(action, Move) and action.verb in ("draw", "resupply"):
        return was is not None and was.holder == receives
    token = now is not None and now.token and now.holder == receives and not isinstance(action, Move)
    if not token or not before.rules.holds(vocabulary.RECEIVE_TOKEN):
        return False
    if isinstance(action, Switch):
        raise OpenRulingError((vocabulary.RECEIVE_TOKEN,))
    return was is None or was.holder != receives


def look_whose_effect(before: View, change: Change) -> None:
    """Look whether a gift is one whoever's effect it is: the article does not ask for that, and others do.

    Arguments:
        before: the state before the event.

    Raises:
        OpenRulingError: it comes of an effect that the player whose turn it is does not control.
    """
    doer = change.action.done_by if isinstance(change.action, Move | CreateToken) else None
    if doer is not None and doer.controller == 1 - before.state.turn:
        raise OpenRulingError((vocabulary.MAKE_GIFT, vocabulary.RECEIVE_GIFT))


def received_too(change: Change) -> Effect:
    """What a player does who also receives a Gift: what the other player did, or the same token on their own side.

    Arguments:
        change: the Gift.
    """
    action, now = change.action, change.after
    if isinstance(action, Move):
        return Draw(1) if action.verb == "draw" else Resupply(exhausted=action.exhausts)
    assert now is not None
    base = now.base
    statistics = base.statistics if base.type is Type.CHARACTER else None
    token = Token(base.name, statistics, base.subtypes, base.abilities if statistics is not None else ())
    return Create(token, 1, Whose.YOURS if now.zone is Zone.LANDMARK else Where.YOURS)
