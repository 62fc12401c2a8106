"""Where an object must be of which a text speaks (2.2, 7.5): in the zone that it names, in play, or controlled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import Kind, Whose
from judge.game.state.objects import Object
from judge.game.terms import HIDDEN, IN_PLAY, Type, Zone
from judge.law.laws import objects as laws
from judge.law.laws import vocabulary, zones
from judge.law.laws.law import Law

if TYPE_CHECKING:
    from judge.game.view.view import View


def is_in_play(view: View, zone: Zone) -> bool:
    """Whether the objects of a zone are in play.

    Arguments:
        view: the state.
    """
    return zone in IN_PLAY and (zone is not Zone.HERO or not view.rules.holds(zones.HERO_NOT_IN_PLAY))


def is_in_place(view: View, one: Object, kind: Kind) -> bool:
    """Whether an object is where it must be of which a text speaks: where it names no zone, in play, or as a card among
    those that somebody controls.

    Arguments:
        view: the state.
        kind: the kind that the text names.
    """
    if kind.zone is not None:
        return one.zone is kind.zone
    if kind.types == (Type.MANA_ORB,):
        return one.zone is Zone.MANA
    if one.zone in IN_PLAY:
        return is_in_play(view, one.zone) or Type.HERO in kind.types or _is_of_controlled_cards(view, kind)
    held = view.rules.holds(means_in_play(kind))
    return not held and one.zone not in HIDDEN and one.zone not in (Zone.LIMBO, Zone.MANA)


def _is_of_controlled_cards(view: View, kind: Kind) -> bool:
    """Whether a text speaks of cards that somebody controls, whatever they are."""
    typed = kind.types or kind.subtypes or kind.either
    return not typed and kind.whose is not Whose.ANYONE and view.rules.holds(vocabulary.CONTROL)


def means_in_play(kind: Kind) -> Law:
    """The law by which a text that names no zone speaks of objects in play.

    Arguments:
        kind: the kind that the text names.
    """
    return laws.SUBTYPE_MEANS_IN_PLAY if kind.subtypes and not kind.types else laws.TYPE_MEANS_IN_PLAY


def is_where_said(view: View, one: Object, kind: Kind) -> bool:
    """Whether an object of which an event speaks is where a text means: in the zone that it names, or, where it speaks
    of what somebody controls, not in a Reserve, which nobody controls.

    Arguments:
        view: the state.
        kind: the kind that the text names.
    """
    if kind.zone is not None:
        return one.zone is kind.zone
    controls = kind.whose is not Whose.ANYONE and view.rules.holds(vocabulary.RESERVE_NOT_CONTROLLED)
    return not (controls and one.zone is Zone.RESERVE)
