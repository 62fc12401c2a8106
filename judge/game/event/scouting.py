"""Scout (7.4.5) once the card is played: the Reaction that sends it to Reserve, and the others that find it there."""

from __future__ import annotations

from judge.game.ability import Join, PlayedFrom
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.reactions import SENT
from judge.game.event.run import Run
from judge.game.state.actions import Move
from judge.game.state.objects import Emblem, Object
from judge.game.state.state import SEATS
from judge.game.terms import Type, Zone
from judge.law.laws import vocabulary
from judge.value import changed


def is_found(waits: Emblem) -> bool:
    """Whether a Reaction of a card to its having been played finds it where Scout has sent it."""
    return waits.me != waits.source.id and isinstance(waits.reaction.trigger, Join | PlayedFrom)


def found_in_reserve(run: Run, emblem: Object, since: int) -> None:
    """Let the Reactions of a card to its having been played with Scout find it in the Reserve, once it is sent there.

    Arguments:
        emblem: the Reaction that has just happened.
        since: how much had changed in this run before it.

    Raises:
        OpenRulingError: the card is a Permanent with such Reactions; the article speaks of Characters.
    """
    if emblem.emblem is None or emblem.emblem.reaction != SENT or not run.holds(vocabulary.SCOUT_FOUND):
        return
    before = emblem.emblem.source.id
    moves = (one for one in run.changes[since:] if isinstance(one.action, Move) and one.action.object == before)
    sent = next((one.after for one in moves if one.after is not None and one.after.zone is Zone.RESERVE), None)
    if sent is None:
        return
    for player in SEATS:
        for one in run.state.of(Zone.LIMBO, player):
            waits = one.emblem
            if waits is None or waits.me != before or not isinstance(waits.reaction.trigger, Join | PlayedFrom):
                continue
            if run.view.now(sent).type is not Type.CHARACTER:
                raise OpenRulingError((vocabulary.SCOUT_FOUND,))
            run.state = run.state.with_object(changed(one, emblem=changed(waits, me=sent.id)))
