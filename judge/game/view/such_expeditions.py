"""Expeditions that a text describes by how they are (7.5): ahead, In Contact, Ascended, in a terrain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from judge.game.ability import Contained, Such, Where, Whose
from judge.game.state.adventure import Side
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.terms import Type, Zone
from judge.game.view.presence import both, presence
from judge.game.view.standings import STANDINGS, in_contact, standing
from judge.game.view.terrains import terrains_of

if TYPE_CHECKING:
    from judge.game.view.view import View

OF_ONE_PLAYER = (Where.YOURS, Where.EACH_OF_YOURS)
"""Of which a text describes the expeditions of one player alone."""


def such_expeditions(view: View, such: Such, player: Player) -> frozenset[Side]:
    """The expeditions that are as a text says.

    Arguments:
        view: the state.
        such: what the text says.
        player: whose are "yours".
    """
    sides = both(player) if such.of in OF_ONE_PLAYER else both(player) | both(1 - player)
    return frozenset(side for side in sides if is_such(view, such, side, player))


def is_such(view: View, such: Such, side: Side, player: Player) -> bool:
    """Whether an expedition is as a text says.

    Arguments:
        view: the state.
        such: what the text says.
        side: the expedition.
        player: whose are "yours".
    """
    return (
        (such.whose is Whose.ANYONE or (such.whose is Whose.YOURS) is (side[0] == player))
        and such.named in (None, side[1])
        and (not such.standing or standing(view, side) in such.standing)
        and (not such.contact or in_contact(view, side))
        and (not such.ascended or side in view.state.ascended)
        and (such.terrain is None or such.terrain in terrains_of(view, side))
        and (not such.single_terrain or len(terrains_of(view, side)) == 1)
        and (not such.starting or _is_starting(view, side))
        and (such.without is None or not any(_is_of(view, one, such.without) for one in _present(view, side)))
    )


def why_such(view: View, such: object, sides: Iterable[Side]) -> Laws:
    """The laws that say how expeditions stand that a text describes by it.

    Arguments:
        view: the state.
        such: what the text says; no law is named where it describes none.
        sides: the expeditions that are so.
    """
    if not isinstance(such, Such) or not such.standing:
        return ()
    return tuple(dict.fromkeys(STANDINGS[found] for side in sides if (found := standing(view, side))))


def _is_starting(view: View, side: Side) -> bool:
    """Whether an expedition is where expeditions start."""
    return not view.state.arena and view.state.positions.get(side) in (0, view.state.steps)


def _present(view: View, side: Side) -> tuple[Object, ...]:
    return tuple(one for one in view.state.of(Zone.EXPEDITION) if side in presence(view, one))


def _is_of(view: View, one: Object, what: Contained) -> bool:
    """Whether an object is what an expedition must not contain."""
    return one.token if what is Contained.TOKEN else view.now(one).type is Type.CHARACTER
