"""What a passive ability declares impossible (1.4.1): asked first, and stronger than anything that makes it happen."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import (
    All,
    Cannot,
    CannotActivate,
    CannotMoveForward,
    Discarded,
    GainsStatus,
    Me,
    Phrase,
    Reaction,
    Sacrificed,
    Switches,
    Targeted,
    Trigger,
    Where,
    Who,
)
from judge.game.ability.triggers import Join, PlayedFrom
from judge.game.event.choices import Refusal
from judge.game.event.discarding import discards
from judge.game.event.doing import done_by
from judge.game.event.moving import hindrance
from judge.game.state.actions import Action
from judge.game.state.adventure import Side
from judge.game.state.card_actions import Move
from judge.game.state.doing import Laws
from judge.game.state.expedition_actions import EnterRegion
from judge.game.state.object_actions import AddStatus, Switch
from judge.game.state.objects import Object, Player
from judge.game.state.steps import Change
from judge.game.terms import Phase, Terrain, Zone
from judge.game.view.expeditions import places, why_places, why_there
from judge.game.view.kinds import is_by
from judge.game.view.presence import facing
from judge.game.view.terrains import terrains_of
from judge.game.view.view import View
from judge.law.laws import day, overview, vocabulary
from judge.law.laws.law import Law


def forbidden(view: View, action: Action) -> Refusal | None:
    """Why an atomic action cannot happen; None if it can.

    Arguments:
        view: the state before the step.
    """
    if isinstance(action, Move | AddStatus | Switch):
        return _cannot(view, action)
    if not isinstance(action, EnterRegion):
        return None
    held = hindrance(view, action)
    if held:
        return Refusal("cannot_move", held, {"player": action.player, "expedition": action.expedition})
    if action.backward:
        return None
    found = next(_against(view, action), None)
    if found is None:
        return None
    bearer, law = found
    values = {"player": action.player, "expedition": (action.player, action.expedition), "card": bearer}
    return Refusal("cannot_move_forward", (law,), values)


def _cannot(view: View, action: Move | AddStatus | Switch) -> Refusal | None:
    """Why something cannot happen to an object; None if it can."""
    if isinstance(action, Move) and action.verb not in ("discard", "sacrifice"):
        return None
    law = overview.CANNOT_BEATS_CAN
    one = view.state.objects[action.object]
    if one.zone is Zone.MANA or not view.rules.holds(law):
        return None
    for bearer, said in view.working(Cannot):
        if _happens(view, said.trigger, action, one, bearer):
            return Refusal("cannot_happen", (law,), {"card": one, "about": bearer})
    return None


def _happens(view: View, trigger: Trigger, action: Move | AddStatus | Switch, one: Object, bearer: Object) -> bool:
    """Whether what would happen to an object is what an ability speaks of."""
    match trigger, action:
        case Sacrificed(what), Move(verb="sacrifice"):
            pass
        case Discarded(what, who), Move() if discards(action, view.rules):
            doers, _ = done_by(view, Change(action, one))
            if who is not Who.EACH and not any(is_by(who, player, bearer) for player in doers):
                return False
        case GainsStatus(what, status), AddStatus(status=gained) if gained is status:
            pass
        case Switches(what), Switch():
            pass
        case _:
            return False
    return _is_meant(view, what, one, bearer)


def _is_meant(view: View, what: Phrase, one: Object, bearer: Object) -> bool:
    """Whether an object is what an ability says that something cannot happen to."""
    if isinstance(what, Me):
        return one.id == bearer.id
    return isinstance(what, All) and view.fits(one, what.kind, bearer)


def untargetable(view: View, one: Object, source: Object, player: Player) -> Refusal | None:
    """Why something cannot be targeted; None if it can.

    Arguments:
        view: the state.
        one: what would be targeted.
        source: the card that would target it.
        player: who would.
    """
    law = overview.CANNOT_BEATS_CAN
    if not view.rules.holds(law):
        return None
    for bearer, said in view.working(Cannot):
        match said.trigger:
            case Targeted(what, who, by) if _is_meant(view, what, one, bearer):
                by_them = who is not Who.OPPONENT or player != bearer.holder
                if by_them and (by is None or view.is_kind(source, by, bearer)):
                    return Refusal("cannot_be_targeted", (law,), {"card": one, "about": bearer})
    return None


def stuck(view: View, move: EnterRegion) -> bool:
    """Whether an expedition cannot move forward.

    Arguments:
        view: the state.
        move: the move that is looked at.
    """
    return forbidden(view, move) is not None


def left_out(view: View, side: Side, terrain: Terrain) -> tuple[Object, Law] | None:
    """By which object and which law a terrain is not looked at in Progress; None if it is.

    Arguments:
        view: the state.
        side: the expedition.
        terrain: a terrain of its region.
    """
    for bearer, ability in view.working(CannotMoveForward):
        law = None
        if ability.due_to is terrain:
            law = day.TERRAIN_LEFT_OUT
        elif ability.except_for not in (None, terrain):
            law = day.ONE_TERRAIN_ALONE
        if law is not None and view.rules.holds(law) and side in _meant(view, ability, bearer):
            return bearer, law
    return None


def _against(view: View, move: EnterRegion) -> Iterator[tuple[Object, Law]]:
    """The objects whose abilities say that an expedition cannot move forward, each with the law that makes it so."""
    for bearer, ability in view.working(CannotMoveForward):
        law = overview.CANNOT_BEATS_CAN
        if ability.except_for is not None:
            law = view.rules.of(day.NOTHING_BUT_PROGRESS, law)
        if law is day.NOTHING_BUT_PROGRESS and day.PROGRESS in move.laws:
            continue
        if view.rules.holds(law) and _concerns(view, ability, bearer, move):
            yield bearer, law


def _concerns(view: View, ability: CannotMoveForward, bearer: Object, move: EnterRegion) -> bool:
    if ability.due_to is not None or (ability.during_dusk and view.state.phase is not Phase.DUSK):
        return False
    if ability.except_for is not None and ability.except_for in move.due_to:
        return False
    return (move.player, move.expedition) in _meant(view, ability, bearer)


def _meant(view: View, ability: CannotMoveForward, bearer: Object) -> set[Side]:
    """The expeditions that an ability speaks of."""
    named: frozenset[Side] = frozenset()
    every: set[Side] = set()
    for where in ability.where:
        faced = frozenset(facing(side) for side in named)
        if where is Where.FACING_IT:
            named = faced
        elif where is Where.ITS:
            there = places(view, Where.FACING_ME, bearer)
            named = frozenset(side for side in there if ability.except_for in terrains_of(view, side))
        else:
            named = places(view, where, bearer)
        every |= named
    return every


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
    laws = (vocabulary.CANNOT_BE_ACTIVATED, overview.CANNOT_BEATS_CAN)
    if not all(view.rules.holds(law) for law in laws):
        return ()
    for other, ability in view.working(CannotActivate):
        if zone in ability.zones and view.fits(bearer, ability.kind, other):
            where = why_places(view, ability.kind.where, other)
            return (*laws, *where, *why_there(view, ability.kind, (bearer,)))
    return ()
