"""Moving forward and backward (7.3.10, 7.3.11): what an expedition that would move does, and what holds it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.adventure import Side
from judge.game.expeditions import presence
from judge.game.steps import Action, Laws, MoveExpedition, TurnUp
from judge.game.terms import Expedition, Keyword, Phase, Terrain, Zone
from judge.law.citations import day, vocabulary

if TYPE_CHECKING:
    from judge.game.view import View


def moves(
    view: View,
    side: Side,
    laws: Laws,
    regions: int = 1,
    *,
    progress: bool = False,
    due_to: tuple[Terrain, ...] = (),
) -> tuple[Action, ...]:
    """The atomic actions with which an expedition moves, as far as it can.

    Arguments:
        view: the state.
        side: the expedition.
        laws: why it moves.
        regions: how many regions forward; backward where it is below zero.
        progress: whether it moves in Progress.
        due_to: in Progress, the statistics due to which it moves.
    """
    backward = regions < 0
    law = vocabulary.MOVE_BACKWARD if backward else vocabulary.MOVE_FORWARD
    if not view.rules.holds(law) or hindrance(view, side, backward=backward, progress=progress):
        return ()
    laws = laws if law in laws else (*laws, law)
    step = MoveExpedition(*side, laws, backward, due_to)
    place = view.state.positions.get(side)
    if place is None:
        return (step,) * abs(regions)
    towards = -1 if backward is (side[1] is Expedition.HERO) else 1
    found: list[Action] = []
    for _ in range(abs(regions)):
        place += towards
        if _beyond(view, place, backward=backward):
            break
        if _is_face_down(view, place):
            found.append(TurnUp(place, (vocabulary.TUMULT_TURNED_UP,)))
        found.append(step)
    return tuple(found)


def hindrance(view: View, side: Side, *, backward: bool = False, progress: bool = False) -> Laws:
    """The laws by which an expedition cannot move; none if it can.

    Arguments:
        view: the state.
        side: the expedition.
        backward: whether it would move backward.
        progress: whether it would move in Progress.
    """
    state, rules = view.state, view.rules
    if state.arena and rules.holds(day.ARENA_WITHOUT_MOVES):
        return (day.ARENA_WITHOUT_MOVES,)
    if backward or state.phase is not Phase.DUSK or not rules.holds(vocabulary.DEFENDER):
        return ()
    if not progress and not rules.holds(vocabulary.DEFENDER_EVERY_REASON):
        return ()
    if not has_defender(view, side):
        return ()
    return (vocabulary.DEFENDER, *(() if progress else (vocabulary.DEFENDER_EVERY_REASON,)))


def has_defender(view: View, side: Side) -> bool:
    """Whether a Defender is in an expedition.

    Arguments:
        view: the state.
        side: the expedition.
    """
    return any(
        side in presence(view, one)
        for one in view.state.of(Zone.EXPEDITION, side[0])
        if view.keyword(one, Keyword.DEFENDER) is not None
    )


def _beyond(view: View, place: int, *, backward: bool) -> bool:
    law = vocabulary.NOT_BEYOND_START if backward else vocabulary.NOT_BEYOND_END
    return not 0 <= place <= view.state.steps and view.rules.holds(law)


def _is_face_down(view: View, place: int) -> bool:
    there = 0 <= place <= view.state.steps
    return there and not view.state.regions[place].face_up and view.rules.holds(vocabulary.TUMULT_TURNED_UP)
