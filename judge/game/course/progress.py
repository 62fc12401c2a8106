"""Progress (4.2.4): which expeditions move forward at Dusk, due to which statistics, and which fail to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from judge.game.effect.rolled_moves import with_dice
from judge.game.event.moving import has_defender, moves
from judge.game.event.restrictions import forbidden, left_out
from judge.game.event.run import Asking, Run
from judge.game.state.actions import Action
from judge.game.state.adventure import Side
from judge.game.state.doing import Laws
from judge.game.state.expedition_actions import EnterRegion, FailToMove
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.terms import Expedition, Status, Terrain, Zone
from judge.game.view.deciding import deciding
from judge.game.view.presence import facing, is_gigantic, place_of, presence
from judge.game.view.terrains import terrains_of, why_terrains
from judge.game.view.view import TERRAINS, View
from judge.law.laws import day, objects, vocabulary, zones
from judge.value import changed, value


def counting(view: View, side: Side) -> tuple[Object, ...]:
    """The Characters whose statistics count in an expedition.

    Arguments:
        view: the state.
        side: the expedition.
    """
    return tuple(one for one in view.state.of(Zone.EXPEDITION, side[0]) if _counts(view, one, side))


def _counts(view: View, one: Object, side: Side) -> bool:
    if one.has(Status.ASLEEP) and view.rules.holds(objects.ASLEEP_DOES_NOT_COUNT):
        return False
    if is_gigantic(view, one):
        return view.rules.holds(vocabulary.GIGANTIC_COUNTS_IN_BOTH) or one.expedition is side[1]
    return side in presence(view, one)


def strength(view: View, side: Side, terrain: Terrain) -> int:
    """The sum of a statistic in an expedition.

    Arguments:
        view: the state.
        side: the expedition.
        terrain: the statistic.
    """
    return strengths(view, side)[terrain]


def strengths(view: View, side: Side) -> Mapping[Terrain, int]:
    """The sums of all statistics in an expedition.

    Arguments:
        view: the state.
        side: the expedition.
    """
    return view.once(("strengths", side), lambda: _strengths(view, side))


def _strengths(view: View, side: Side) -> Mapping[Terrain, int]:
    there = counting(view, side)
    sums = map(sum, zip((0, 0, 0), *map(view.statistics, there), strict=True))
    return dict(zip(TERRAINS, sums, strict=True))


OF_STATISTICS: Laws = (
    objects.BOOSTS_RAISE,
    objects.ASLEEP_DOES_NOT_COUNT,
    objects.PASSIVES_CHANGE,
    vocabulary.GIGANTIC_COUNTS_IN_BOTH,
)
"""The laws that decide which statistics count in an expedition, and how much."""

OF_TERRAINS: Laws = (zones.TERRAIN_MARKERS, zones.MARKERS_FIRST)
"""The laws by which the region of an expedition has other terrains than its own."""


@value(frozen=True, slots=True)
class Chances:
    """What the statistics of an expedition do for it in Progress.

    Arguments:
        won: the statistics due to which it moves forward.
        tied: those that are only equal to the ones they face, which is enough for an Ascended expedition.
        zero: those that would be enough if they were positive.
        enough: whether those that are equal are enough.
        left_out: those that are not looked at, as a passive ability says.
    """

    won: tuple[Terrain, ...]
    tied: tuple[Terrain, ...]
    zero: tuple[Terrain, ...]
    enough: bool = False
    left_out: tuple[Terrain, ...] = ()

    @property
    def moving(self) -> tuple[Terrain, ...]:
        """The statistics with which it moves forward."""
        return tuple(one for one in TERRAINS if one in self.won or (self.enough and one in self.tied))


def chances(view: View, side: Side) -> Chances:
    """What the statistics of an expedition do for it in Progress.

    Arguments:
        view: the state.
        side: the expedition.
    """
    won, tied, zero = list[Terrain](), list[Terrain](), list[Terrain]()
    there = terrains_of(view, side)
    ascended = side in view.state.ascended and view.rules.holds(objects.ASCENDED_TIE)
    own, faced = strengths(view, side), strengths(view, facing(side))
    out = tuple(terrain for terrain in TERRAINS if terrain in there and left_out(view, side, terrain))
    for terrain in TERRAINS:
        if terrain not in there or terrain in out:
            continue
        mine, other = own[terrain], faced[terrain]
        if mine == other and (mine > 0 or ascended):
            (tied if mine > 0 or not view.rules.holds(day.POSITIVE_SUM) else zero).append(terrain)
        elif mine > other:
            (won if mine > 0 or not view.rules.holds(day.POSITIVE_SUM) else zero).append(terrain)
    return Chances(tuple(won), tuple(tied), tuple(zero), ascended or not view.rules.holds(day.TIE_NOT_ENOUGH), out)


def expeditions_move(run: Run) -> Asking:
    """Every expedition that wins a statistic of its region moves forward, all at the same time."""
    sides = [(player, expedition) for player in run.state.initiative for expedition in Expedition]
    if not run.holds(day.PROGRESS):
        yield from run.perform(
            FailToMove(*side, (day.FAILS_TO_MOVE,), concerns=bool(counting(run.view, side)))
            for side in sides
            if _fails(run.view, side)
        )
        return
    for one in run.state.of(Zone.EXPEDITION):
        if one.has(Status.ASLEEP) and run.holds(objects.ASLEEP_DOES_NOT_COUNT):
            run.tell("does_not_count", (objects.ASLEEP_DOES_NOT_COUNT,), card=one)
    if run.holds(day.TOGETHER_IN_PROGRESS):
        groups = [_at_once(action for side in sides for action in _moves(run, side))]
    else:
        groups = [tuple(_moves(run, side)) for side in sides]
    for actions in groups:
        before, actions = run.state, (yield from with_dice(run, actions))
        yield from run.perform(actions)
        stayed = [
            (one.player, one.expedition)
            for one in actions
            if isinstance(one, EnterRegion) and not _has_moved(before, run.state, (one.player, one.expedition))
        ]
        said = [(one.player, one.expedition) for one in actions if isinstance(one, FailToMove)]
        held = [side for side in dict.fromkeys(stayed) if side not in said and _fails(run.view, side)]
        yield from run.perform(FailToMove(*side, (day.FAILS_TO_MOVE,)) for side in held)


def _has_moved(before: State, after: State, side: Side) -> bool:
    return after.distance(*side) > before.distance(*side)


def _at_once(actions: Iterable[Action]) -> tuple[Action, ...]:
    """What happens in Progress, with the law by which several expeditions move at the same moment."""
    found = tuple(actions)
    several = len({(one.player, one.expedition) for one in found if isinstance(one, EnterRegion)}) > 1
    why = (day.TOGETHER_IN_PROGRESS,) if several else ()
    return tuple(changed(one, laws=(*one.laws, *why)) if isinstance(one, EnterRegion) else one for one in found)


def _moves(run: Run, side: Side) -> Iterator[Action]:
    """What one expedition does in Progress."""
    view = run.view
    found = chances(view, side)
    player, expedition = side
    counts = deciding(view, OF_STATISTICS, lambda seen: chances(seen, side)) if run.traced else ()
    moving = found.moving
    ignored = [(terrain, *why) for terrain in found.left_out if (why := left_out(view, side, terrain)) is not None]
    for terrain, bearer, law in ignored:
        run.tell("left_out", (law,), source=bearer, player=player, expedition=expedition, terrain=terrain)
    if not moving and found.zero:
        run.tell("zero", (day.POSITIVE_SUM, *counts), player=player, expedition=expedition)
    if not moving and found.tied:
        run.tell("tie", (day.TIE_NOT_ENOUGH, *counts), player=player, expedition=expedition)
    due_to = _due_to(view, side, found)
    zero = found.zero if run.holds(day.DUE_TO) else ()
    own, faced = strengths(view, side), strengths(view, facing(side))
    tied = tuple(one for one in (*due_to, *zero) if own[one] == faced[one])
    regions = len(moving) if not run.holds(day.ONE_REGION) else min(len(moving), 1)
    actions = moves(view, side, (*_why(view, side, found), *counts), regions, due_to, tied, zero)
    yield from actions
    if all(forbidden(view, one) for one in actions) and _fails(view, side):
        there = deciding(view, OF_TERRAINS, lambda seen: chances(seen, side)) if run.traced and not moving else ()
        laws = (
            day.FAILS_TO_MOVE,
            *(() if moving else dict.fromkeys((*(law for _, _, law in ignored), *there, *counts))),
            *((vocabulary.DEFENDER_FAILS,) if has_defender(view, side) else ()),
        )
        yield FailToMove(player, expedition, laws, concerns=bool(counting(view, side)))


def _why(view: View, side: Side, found: Chances) -> Laws:
    laws: Laws = (day.PROGRESS, vocabulary.MOVE_FORWARD)
    place = place_of(view.state, side)
    if place is not None:
        laws = (*laws, vocabulary.EXPEDITION_IN_TERRAIN, *why_terrains(view, place))
    if not found.won and side in view.state.ascended:
        laws = (*laws, objects.ASCENDED_TIE)
    return (*laws, day.ONE_REGION) if len(found.moving) > 1 else laws


def _due_to(view: View, side: Side, found: Chances) -> tuple[Terrain, ...]:
    """The terrains due to which an expedition that moves in Progress is said to move."""
    if not view.rules.holds(day.DUE_TO):
        return ()
    tie = side not in view.state.ascended or view.rules.holds(day.DUE_TO_TIE)
    return tuple(one for one in found.moving if one in found.won or tie)


def _fails(view: View, side: Side) -> bool:
    if view.state.arena or not view.rules.holds(day.FAILS_TO_MOVE):
        return False
    return view.rules.holds(vocabulary.DEFENDER_FAILS) or not has_defender(view, side)
