"""Exhausted Resupply (7.3.14): two verbs, of which the second is done to what the first has brought."""

from __future__ import annotations

from judge.game.ability import GainStatus, It, Resupply
from judge.game.effect.one_step import take
from judge.game.effect.resolution import Resolution
from judge.game.effect.waiting import is_declared
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.run import Asking
from judge.game.state.card_actions import Move
from judge.game.state.objects import Player
from judge.game.terms import Status, Zone
from judge.law.laws import events, vocabulary
from judge.value import changed


def exhausted_resupply(resolution: Resolution, verb: Resupply, players: tuple[Player, ...] | None) -> Asking:
    """Cards are resupplied, and then those cards are exhausted.

    Arguments:
        resolution: the effect that it is a part of.
        verb: who does it.
        players: who takes part; None for those whom the verb names.

    Raises:
        OpenRulingError: a modifier had a card put in Reserve instead, which was not resupplied by the letter.
    """
    if not is_declared(verb):
        verb = yield from resolution.declared(verb)
    before = resolution.context
    resolution.context = changed(before, it=(), aimed=False)
    first = len(resolution.run.changes)
    yield from take(resolution, (verb,), players)
    did, brought = resolution.context.did, resolution.context.it
    if resolution.run.holds(vocabulary.EXHAUSTED_RESUPPLY):
        came = ((one.action, one.after) for one in resolution.run.changes[first:])
        put = [move for move, now in came if isinstance(move, Move) and now is not None and now.id in brought]
        if any(one.zone is Zone.RESERVE and one.verb != "resupply" for one in put):
            raise OpenRulingError((vocabulary.EXHAUSTED_RESUPPLY, events.REPLACING))
        for player in resolution.doers(verb.who, players):
            there = (resolution.run.state.objects.get(one) for one in brought)
            theirs = tuple(one.id for one in there if one is not None and one.holder == player)
            resolution.context = changed(resolution.context, it=theirs)
            if theirs:
                exhaust = resolution.resolve(GainStatus(It(), Status.EXHAUSTED), (player,))
                yield from resolution.shaped_by((vocabulary.EXHAUSTED_RESUPPLY,), exhaust)
    it = before.it if before.aimed and before.it else brought
    context = changed(resolution.context, did=did, it=it, earlier=before.it, came=Zone.RESERVE)
    resolution.context = changed(context, aimed=before.aimed)
