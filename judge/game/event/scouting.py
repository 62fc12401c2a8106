"""Scout (7.4.5) once the card is played: the Reaction that sends it to Reserve, and the others that find it there."""

from __future__ import annotations

from judge.game.ability import Join, Kind, Me, PlayedFrom, Where
from judge.game.ability.parts import parts_of
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.reactions import SENT
from judge.game.event.run import Run
from judge.game.state.card_actions import Move
from judge.game.state.objects import Emblem, Object
from judge.game.state.state import SEATS
from judge.game.terms import Type, Zone
from judge.law.laws import vocabulary
from judge.value import changed


def is_found(waits: Emblem) -> bool:
    """Whether a Reaction of a card to its having been played finds it where Scout has sent it."""
    return waits.me != waits.source.id and isinstance(waits.reaction.trigger, Join | PlayedFrom)


def _speaks_of_me(node: object) -> bool:
    """Whether a part of what a Permanent does depends on what "I" means; of another Character it never is one."""
    if isinstance(node, Kind) and node.other and node.types == (Type.CHARACTER,):
        node = changed(node, other=False)
    if isinstance(node, Me) or (isinstance(node, Kind) and node.other):
        return True
    if isinstance(node, Where):
        return not {"my", "me", "I", "mine"}.isdisjoint(node.value.split())
    return any(map(_speaks_of_me, parts_of(node)))


def found_in_reserve(run: Run, emblem: Object, since: int) -> None:
    """Let the Reactions of a card to its having been played with Scout find it in the Reserve, once it is sent there.

    Arguments:
        emblem: the Reaction that has just happened.
        since: how much had changed in this run before it.

    Raises:
        OpenRulingError: the card is a Permanent with such Reactions that speak of it; the article speaks of Characters.
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
                if one.id != emblem.id and _speaks_of_me(waits.reaction.effect):
                    raise OpenRulingError((vocabulary.SCOUT_FOUND,))
                continue
            run.state = run.state.with_object(changed(one, emblem=changed(waits, me=sent.id)))
