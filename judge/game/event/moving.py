"""Moving forward and backward (7.3.10, 7.3.11): what an expedition that would move does, and what holds it back."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from judge.game.ability import DefendersDontPrevent
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.actions import Action
from judge.game.state.adventure import Side
from judge.game.state.doing import Laws
from judge.game.state.expedition_actions import EnterRegion
from judge.game.state.objects import Object
from judge.game.terms import Expedition, Keyword, Phase, Terrain, Zone
from judge.game.view.expeditions import places
from judge.game.view.presence import presence
from judge.law.laws import day, overview, vocabulary
from judge.law.laws.law import Law
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.view.view import View


def moves(
    view: View,
    side: Side,
    laws: Laws,
    regions: int = 1,
    due_to: tuple[Terrain, ...] = (),
    tied: tuple[Terrain, ...] = (),
    zero: tuple[Terrain, ...] = (),
) -> tuple[EnterRegion, ...]:
    """The atomic actions with which an expedition moves, one for each region.

    Arguments:
        view: the state.
        side: the expedition.
        laws: why it moves.
        regions: how many regions forward; backward where it is below zero.
        due_to: in Progress, the statistics due to which it moves.
        tied: those that are only equal to the ones they face.
        zero: those that would be enough if they were positive.
    """
    backward = regions < 0
    law = vocabulary.MOVE_BACKWARD if backward else vocabulary.MOVE_FORWARD
    if not view.rules.holds(law):
        return ()
    laws = laws if law in laws else (*laws, law)
    towards = -1 if backward is (side[1] is Expedition.HERO) else 1
    start = view.state.positions.get(side)
    places = [None if start is None else start + towards * step for step in range(1, abs(regions) + 1)]
    return tuple(EnterRegion(*side, place, laws, backward, due_to, tied, zero) for place in places)


def is_due_to(move: EnterRegion, terrain: Terrain) -> bool:
    """Whether an expedition moves forward due to a statistic.

    Raises:
        OpenRulingError: the statistic is 0; it is not said whether one that is not positive counts.
    """
    if terrain in move.zero:
        raise OpenRulingError((day.DUE_TO, day.POSITIVE_SUM))
    return terrain in move.due_to


def in_a_row(view: View, step: list[Action]) -> list[Action]:
    """The actions of a step in which each expedition that moves forward enters one region after the other.

    Arguments:
        view: the state before the step.
    """
    found, gone = list(step), Counter[Side]()
    for at, move in enumerate(step):
        start = view.state.positions.get((move.player, move.expedition)) if isinstance(move, EnterRegion) else None
        if not isinstance(move, EnterRegion) or move.backward or move.place is None or start is None:
            continue
        side = move.player, move.expedition
        gone[side] += 1
        found[at] = changed(move, place=start + (gone[side] if move.expedition is Expedition.HERO else -gone[side]))
    return found


def by_ascension(view: View, move: EnterRegion) -> bool:
    """Whether an expedition moves forward due to Ascension: by a statistic that is only tied.

    Raises:
        OpenRulingError: the only such statistic is 0.
    """
    if not view.rules.holds(day.DUE_TO_ASCENSION):
        return False
    positive = [one for one in move.tied if one not in move.zero]
    if move.tied and not positive:
        raise OpenRulingError((day.DUE_TO_ASCENSION, day.POSITIVE_SUM))
    return bool(positive)


def hindrance(view: View, move: EnterRegion) -> Laws:
    """The laws by which an expedition cannot move; none if it can.

    Arguments:
        view: the state.
    """
    state, rules = view.state, view.rules
    if state.arena and rules.holds(day.ARENA_WITHOUT_MOVES):
        return (day.ARENA_WITHOUT_MOVES,)
    if move.place is not None and not 0 <= move.place <= state.steps:
        law = _at_the_end(view, move)
        return (law,) if rules.holds(law) else ()
    if move.backward or state.phase is not Phase.DUSK or not rules.holds(vocabulary.DEFENDER):
        return ()
    there = _defenders(view, (move.player, move.expedition))
    if not there or _not_prevented(view, (move.player, move.expedition)):
        return ()
    elsewhere = all(one.expedition is not move.expedition for one in there)
    laws: Laws = (vocabulary.DEFENDER, *((vocabulary.GIGANTIC_IN_BOTH,) if elsewhere else ()))
    if day.PROGRESS in move.laws:
        return laws
    every = vocabulary.DEFENDER_EVERY_REASON
    return (*laws, every) if rules.holds(every) else ()


def _at_the_end(view: View, move: EnterRegion) -> Law:
    """The law by which an expedition does not leave the Adventure: it stands at an end, or moves as far as there."""
    gone = view.state.distance(move.player, move.expedition)
    if move.backward:
        several = view.rules.of(vocabulary.BACK_TO_START, vocabulary.NOT_BEYOND_START)
        return vocabulary.NOT_BEYOND_START if gone == 0 else several
    return view.rules.of(
        vocabulary.NOT_BEYOND_END if gone == view.state.steps else vocabulary.FORWARD_TO_END, day.ARENA_WITHOUT_MOVES
    )


def has_defender(view: View, side: Side) -> bool:
    """Whether a Defender is in an expedition.

    Arguments:
        view: the state.
        side: the expedition.
    """
    return bool(_defenders(view, side))


def _defenders(view: View, side: Side) -> tuple[Object, ...]:
    there = view.state.of(Zone.EXPEDITION, side[0])
    defenders = [one for one in there if view.keyword(one, Keyword.DEFENDER) is not None]
    return tuple(one for one in defenders if side in presence(view, one))


def _not_prevented(view: View, side: Side) -> bool:
    """Whether a passive ability says that Defenders do not keep an expedition from moving forward."""
    if not view.rules.holds(overview.SPECIFIC_BEATS_GENERAL):
        return False
    said = view.working(DefendersDontPrevent)
    return any(side in places(view, one.where, bearer) for bearer, one in said)
