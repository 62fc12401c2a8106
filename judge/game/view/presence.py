"""In which expeditions an object is present (7.4.3): its own, of a Gigantic one both of its controller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.state.adventure import Side
from judge.game.state.objects import Object, Player
from judge.game.state.state import State
from judge.game.terms import Expedition, Keyword, Zone
from judge.law.laws import vocabulary

if TYPE_CHECKING:
    from judge.game.view.view import View

NONE: frozenset[Side] = frozenset()


def both(player: Player) -> frozenset[Side]:
    """Both expeditions of a player."""
    return frozenset((player, expedition) for expedition in Expedition)


def facing(side: Side) -> Side:
    """The expedition that faces one."""
    player, expedition = side
    return 1 - player, expedition


def is_gigantic(view: View, one: Object) -> bool:
    """Whether an object is in an expedition and has Gigantic."""
    return one.zone is Zone.EXPEDITION and view.keyword(one, Keyword.GIGANTIC) is not None


def presence(view: View, one: Object) -> frozenset[Side]:
    """The expeditions in which an object is present; of a Gigantic one, both of its controller.

    Arguments:
        view: the state.
        one: the object.
    """
    if one.zone is not Zone.EXPEDITION or one.expedition is None:
        return NONE
    if view.rules.holds(vocabulary.GIGANTIC_IN_BOTH) and is_gigantic(view, one):
        return both(one.holder)
    return frozenset({(one.holder, one.expedition)})


def its(view: View, bearer: Object) -> frozenset[Side]:
    """The expeditions that “its expedition” means, said of an object.

    Arguments:
        view: the state.
        bearer: the object.
    """
    if bearer.expedition is None:
        return NONE
    if is_gigantic(view, bearer) and view.rules.holds(vocabulary.GIGANTIC_ITS_EXPEDITION):
        return both(bearer.holder)
    return frozenset({(bearer.holder, bearer.expedition)})


def place_of(state: State, side: Side) -> int | None:
    """The place in the Adventure of the region on which the counter of an expedition is; None while it has none."""
    return 0 if state.arena else state.positions.get(side)
