"""What changes as a Character is Gigantic (7.4.4): since when, what its expeditions are together, what each must be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import Where
from judge.game.state.adventure import Side
from judge.game.state.objects import Object
from judge.game.terms import Zone
from judge.game.view.presence import NONE, is_gigantic, presence
from judge.law.laws import vocabulary

if TYPE_CHECKING:
    from judge.game.view.view import View


def no_longer_gigantic(before: View, after: View) -> tuple[Object, ...]:
    """The Characters that have lost Gigantic in an event and are still in the Expedition zone.

    Arguments:
        before: the state before the event.
        after: the state after it.
    """
    there = after.state.of(Zone.EXPEDITION)
    were = {one.id for one in before.state.of(Zone.EXPEDITION) if is_gigantic(before, one)}
    return tuple(one for one in there if one.id in were and not is_gigantic(after, one))


def newly_gigantic(before: View, after: View) -> tuple[Object, ...]:
    """The Characters that have become Gigantic in an event and were in the Expedition zone before it.

    Arguments:
        before: the state before the event.
        after: the state after it.
    """
    were = {one.id: one for one in before.state.of(Zone.EXPEDITION)}
    there = (one for one in after.state.of(Zone.EXPEDITION) if one.id in were)
    return tuple(one for one in there if is_gigantic(after, one) and not is_gigantic(before, were[one.id]))


def subset(view: View, where: object, bearer: Object) -> bool:
    """Whether the one expedition that a phrase names has become several, as its bearer is Gigantic: a single set, of
    which a player picks one for each thing.

    Arguments:
        view: the state.
        where: the phrase.
    """
    if where not in (Where.MINE, Where.FACING_ME) or not view.rules.holds(vocabulary.GIGANTIC_SUBSET):
        return False
    return is_gigantic(view, view.state.objects.get(bearer.id, bearer))


def asks_of_each(view: View, where: object, bearer: Object) -> bool:
    """Whether “its Expedition” means two of which each is asked about, as the bearer is Gigantic.

    Arguments:
        view: the state.
        where: the phrase.
    """
    if where not in (Where.MINE, Where.ITS) or not view.rules.holds(vocabulary.GIGANTIC_ITS_EXPEDITION):
        return False
    return is_gigantic(view, view.state.objects.get(bearer.id, bearer))


def present_when_it_moves(view: View, one: Object) -> frozenset[Side]:
    """The expeditions in which an object is, as far as it is asked which of them it joins and leaves.

    Arguments:
        view: the state before the event, or after it.
        one: the object in that state.
    """
    if view.rules.holds(vocabulary.GIGANTIC_SWITCHES):
        return presence(view, one)
    return frozenset({(one.holder, one.expedition)}) if one.expedition is not None else NONE
