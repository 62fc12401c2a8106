"""What a passive ability declares impossible (1.4.1): asked first, and stronger than anything that makes it happen."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import CannotActivate, CannotMoveForward, Reaction, Where
from judge.game.ability.triggers import Join, PlayedFrom
from judge.game.event.choices import Refusal
from judge.game.event.moving import hindrance
from judge.game.state.actions import Action, EnterRegion, Laws
from judge.game.state.adventure import Side
from judge.game.state.objects import Object
from judge.game.terms import Phase
from judge.game.view.expeditions import facing, places, why_places, why_there
from judge.game.view.view import View
from judge.law.laws import overview


def forbidden(view: View, action: Action) -> Refusal | None:
    """Why an atomic action cannot happen; None if it can.

    Arguments:
        view: the state before the step.
    """
    if not isinstance(action, EnterRegion):
        return None
    held = hindrance(view, action)
    if held:
        return Refusal("cannot_move", held, {"player": action.player, "expedition": action.expedition})
    if action.backward:
        return None
    bearer = next(_against(view, action), None)
    if bearer is None:
        return None
    values = {"player": action.player, "expedition": (action.player, action.expedition), "card": bearer}
    return Refusal("cannot_move_forward", (overview.CANNOT_BEATS_CAN,), values)


def stuck(view: View, move: EnterRegion) -> bool:
    """Whether an expedition cannot move forward.

    Arguments:
        view: the state.
        move: the move that is looked at.
    """
    return forbidden(view, move) is not None


def _against(view: View, move: EnterRegion) -> Iterator[Object]:
    """The objects whose abilities say that an expedition cannot move forward."""
    if not view.rules.holds(overview.CANNOT_BEATS_CAN):
        return
    for bearer, ability in view.working(CannotMoveForward):
        if _concerns(view, ability, bearer, move):
            yield bearer


def _concerns(view: View, ability: CannotMoveForward, bearer: Object, move: EnterRegion) -> bool:
    if ability.during_dusk and view.state.phase is not Phase.DUSK:
        return False
    if ability.except_for is not None and ability.except_for in move.due_to:
        return False
    named: frozenset[Side] = frozenset()
    all_named: set[Side] = set()
    for where in ability.where:
        faced = frozenset(facing(side) for side in named)
        named = faced if where is Where.FACING_IT else places(view, where, bearer)
        all_named |= named
    return (move.player, move.expedition) in all_named


def cannot_activate(view: View, bearer: Object, reaction: Reaction) -> Laws:
    """The laws by which a passive ability keeps a reaction from being activated; none if nothing does.

    Arguments:
        view: the state.
        bearer: the object that has the reaction.
    """
    match reaction.trigger:
        case Join():
            zone = None
        case PlayedFrom(found):
            zone = found
        case _:
            return ()
    if not view.rules.holds(overview.CANNOT_BEATS_CAN):
        return ()
    for other, ability in view.working(CannotActivate):
        if zone in ability.zones and view.fits(bearer, ability.kind, other):
            where = why_places(view, ability.kind.where, other)
            return (overview.CANNOT_BEATS_CAN, *where, *why_there(view, ability.kind, (bearer,)))
    return ()
