"""What the rules of zones change in a step before it becomes an event (3.1.2, 3.2): whose zone, in which condition."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeGuard

from judge.game.event.choices import Option, Question
from judge.game.event.modifiers.limits import limit
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move
from judge.game.state.objects import Object, Player
from judge.game.terms import IN_PLAY, Status, Zone
from judge.game.view.view import View
from judge.law.laws import objects, vocabulary, zones
from judge.law.laws.law import Law
from judge.value import changed

SHARED = frozenset({Zone.ADVENTURE, Zone.EXPEDITION, Zone.LIMBO})

OVER_LIMIT: dict[Zone, Law] = {Zone.RESERVE: zones.RESERVE_OVER_LIMIT, Zone.LANDMARK: zones.LANDMARKS_OVER_LIMIT}
"""By which law a zone may hold more than its limit until the Night."""


def to_owners_zone(view: View, moving: Object, move: Move) -> Move:
    """What goes to a private zone goes to its owner's.

    Arguments:
        view: the state before the step.
        moving: what moves.
    """
    if move.holder == moving.owner or move.zone in SHARED or _is_shared(view, move.zone):
        return move
    ownership = vocabulary.OWNER_OF_TOKEN if moving.token else vocabulary.OWNER_OF_CARD
    if not view.rules.holds(zones.OWNERS_ZONES) or not view.rules.holds(ownership):
        return move
    return changed(move, holder=moving.owner, laws=(*move.laws, zones.OWNERS_ZONES, ownership))


def _is_shared(view: View, zone: Zone) -> bool:
    """Whether a zone is shared that is private in other editions."""
    return zone is Zone.LANDMARK and view.rules.holds(zones.LANDMARKS_SHARED)


def orb_enters_exhausted(view: View, moving: Object, move: Move) -> Move:
    """A card that is put in the Mana zone enters it Exhausted, unless something says otherwise.

    Arguments:
        view: the state before the step.
        moving: what moves.
    """
    if move.ready or not view.rules.holds(zones.ORBS_ENTER_EXHAUSTED):
        return move
    return changed(move, entering=(*move.entering, (Status.EXHAUSTED, (zones.ORBS_ENTER_EXHAUSTED,))))


def to_an_end_of_the_deck(view: View, moving: Object, move: Move) -> Move:
    """A card that is put deeper than its Deck goes comes to lie at one of its ends.

    Arguments:
        view: the state before the step.
        moving: what moves.
    """
    if move.position <= len(view.state.of(Zone.DECK, move.holder)):
        return move
    return changed(move, laws=(*move.laws, zones.DECK_TOO_SMALL))


def gets_a_timestamp(view: View, moving: Object, move: Move) -> Move:
    """What enters play gets the highest timestamp, which matters where other passive abilities change things too.

    Arguments:
        view: the state before the step.
        moving: what moves.
    """
    others = view.state.objects.changing if _changes_things(move, view) else ()
    if all(one.id == moving.id for one in others):
        return move
    return changed(move, laws=(*move.laws, objects.NEW_TIMESTAMP, objects.TIMESTAMP_HIGHER))


def arrange_arrivals(view: View, actions: Iterable[Action]) -> Generator[Question, Option, tuple[Action, ...]]:
    """The actions of a step in the order in which what arrives gets its timestamps, each player's as they choose.

    It is asked only of different objects with passive abilities that change things, for which the order can matter.

    Arguments:
        view: the state before the step.
    """
    found = list(actions)
    if len(found) < 2 or sum(_changes_things(one, view) for one in found) < 2:
        return tuple(found)
    for player in view.state.initiative:
        coming = {place: one for place, one in enumerate(found) if _changes_things(one, view) and one.holder == player}
        arriving = list(coming.values())
        if len({view.state.objects[one.object].base for one in arriving}) < 2:
            continue
        for place in coming:
            found[place] = yield from _next(view, arriving, player)
    return tuple(found)


def _next(view: View, arriving: list[Move], player: Player) -> Generator[Question, Option, Move]:
    """The arrival that gets its timestamp next; it is taken from those that still wait."""
    chosen = min(arriving, key=lambda one: view.state.objects[one.object].base.name)
    if len(arriving) > 1 and view.rules.holds(objects.TIMESTAMP_ORDER):
        options = tuple(Option("order", one.object) for one in arriving)
        answer = yield Question("order", player, options, (objects.TIMESTAMP_ORDER,))
        chosen = next(one for one in arriving if one.object == answer.object)
    arriving.remove(chosen)
    return changed(chosen, laws=(*chosen.laws, objects.TIMESTAMP_ORDER))


def _changes_things(action: Action, view: View) -> TypeGuard[Move]:
    """Whether an action brings an object into play whose passive abilities change characteristics."""
    if not isinstance(action, Move) or action.zone not in IN_PLAY:
        return False
    moving = view.state.objects[action.object]
    return moving.base.changing and moving.zone is not action.zone


def over_limits(view: View, actions: Iterable[Action]) -> list[Action]:
    """The actions of a step, in which what goes beyond the limit of a Reserve or of the Landmarks is marked as such.

    Arguments:
        view: the state before the step.
    """
    coming: dict[tuple[Zone, Player], int] = {}
    found: list[Action] = []
    for action in actions:
        if isinstance(action, Move) and action.zone in OVER_LIMIT:
            place = action.zone, action.holder
            coming[place] = coming.get(place, 0) + 1
            if len(view.state.of(*place)) + coming[place] > limit(view, *place):
                action = _beyond(view, action)
        found.append(action)
    return found


def _beyond(view: View, move: Move) -> Move:
    law = OVER_LIMIT[move.zone]
    if view.rules.holds(law):
        return changed(move, laws=(*move.laws, law))
    return changed(move, zone=Zone.DISCARD)
