"""Amounts: what a number in a text comes to at this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import (
    Amount,
    Compare,
    CountersOn,
    DiceShowing,
    DifferentMeasures,
    DifferentNames,
    DoneThisWay,
    Expeditions,
    FarthestOf,
    HighestStatistic,
    It,
    Kind,
    Me,
    Measure,
    MeasureOf,
    NumberOf,
    OfThem,
    OthersPlayed,
    Paid,
    Per,
    Plays,
    Plus,
    RegionsBetween,
    Result,
    Scaled,
    Shown,
    SingleTerrainRegions,
    Some,
    TerrainMarkers,
    ThatMany,
    Times,
    TotalOf,
    ZeroStatistics,
    with_itself,
)
from judge.game.state.objects import Object, Player
from judge.game.state.state import State
from judge.game.terms import Expedition, Status, Terrain, Type, Zone
from judge.game.view.expeditions import places
from judge.game.view.last_known import as_it_left, as_it_was, as_known
from judge.game.view.phrases import kind_meant
from judge.game.view.presence import place_of
from judge.game.view.such_expeditions import such_expeditions
from judge.game.view.terrains import markers_there, single_terrain_regions
from judge.law.laws import objects as laws
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.view.context import EffectContext
    from judge.game.view.view import View

STATISTICS = (Measure.FOREST, Measure.MOUNTAIN, Measure.WATER)


def evaluate(amount: Amount, view: View, context: EffectContext) -> int:
    """What an amount comes to.

    Arguments:
        view: the state.
        context: what the words of the text mean.

    Raises:
        TypeError: a player would have to choose it.
    """
    match amount:
        case int():
            return amount
        case Paid():
            return context.paid
        case Result(Shown.HIGHER):
            return max(context.rolled, default=0)
        case Result(Shown.LOWER):
            return min(context.rolled, default=0)
        case Result():
            return sum(context.rolled)
        case DiceShowing(lowest, highest):
            return sum(lowest <= one and (highest is None or one <= highest) for one in context.rolled)
        case ThatMany():
            return context.many
        case DoneThisWay(kind):
            return sum(view.is_one(one, kind, context.source) for one in context.done)
        case Per(each, of, None):
            return each * evaluate(of, view, context)
        case Per(each, of, int() as most):
            return min(each * evaluate(of, view, context), most)
        case Plus(of, number):
            return max(evaluate(of, view, context) + number, 0)
        case Scaled(of, times, by, up):
            return (evaluate(of, view, context) * times + (by - 1) * up) // by
        case NumberOf(kind):
            said = kind_meant(kind, view, context, context.player)
            return len(view.fitting(said, context.source))
        case OfThem(kind):
            said = kind_meant(kind, view, context, context.player)
            return sum(view.is_one(one, said, context.source) for one in as_known(It(), view, context))
        case CountersOn(It(), name, True):
            return sum(counters_of(one, name) for one in as_it_was(It(), view, context))
        case CountersOn(Me(), name, True):
            return counters_of(context.source, name)
        case CountersOn(what, name):
            return sum(counters_of(one, name) for one in as_it_left(what, view, context))
        case MeasureOf(measure, Some(kind)):
            said = kind_meant(kind, view, context, context.player)
            return max((measure_object(view, one, measure) for one in view.fitting(said, context.source)), default=-1)
        case MeasureOf(measure, what):
            return sum(measure_object(view, one, measure) for one in as_known(what, view, context))
        case HighestStatistic(what):
            found = as_it_left(what, view, context)
            return max((measure_object(view, one, each) for one in found for each in STATISTICS), default=0)
        case OthersPlayed():
            return view.state.begun[context.player]
        case Times():
            asked, source = with_itself(amount), context.source
            noted = (one.times for one in view.state.noted if (one.asked, one.player) == (asked, context.player))
            own = (
                asked != amount
                and isinstance(asked.trigger, Plays)
                and view.is_kind(source, asked.trigger.kind, source)
            )
            return max(next(noted, 0) - own, 0)
        case Expeditions(such):
            return len(such_expeditions(view, such, context.player))
        case TerrainMarkers(where, terrain):
            return markers_there(view, places(view, where, context.source), terrain)
        case SingleTerrainRegions():
            return single_terrain_regions(view)
        case RegionsBetween():
            return _regions_between(view.state, context.player)
        case TotalOf(measure, kind):
            said = kind_meant(kind, view, context, context.player)
            return sum(measure_object(view, one, measure) for one in view.fitting(said, context.source))
        case DifferentMeasures(measure, kind):
            said = kind_meant(kind, view, context, context.player)
            return len({measure_object(view, one, measure) for one in view.fitting(said, context.source)})
        case DifferentNames(kind):
            said = kind_meant(kind, view, context, context.player)
            return len({view.now(one).name for one in view.fitting(said, context.source)})
        case FarthestOf(measure, kind, lowest):
            said = kind_meant(kind, view, context, context.player)
            numbers = [measure_object(view, one, measure) for one in view.fitting(said, context.source)]
            return min(numbers, default=0) if lowest else max(numbers, default=0)
        case ZeroStatistics(kind):
            said = kind_meant(kind, view, context, context.player)
            return sum((one.base.statistics or ()).count(0) for one in view.fitting(said, context.source))
    raise TypeError(f"{amount} is for a player to choose")


def has_like(
    its: MeasureOf, compare: Compare, measure: Measure, kind: Kind, view: View, context: EffectContext
) -> bool:
    """Whether a number of an object stands so to that of some object of a kind, which may not be the same one.

    Arguments:
        its: the number.
        compare: how it must stand to the other.
        measure: which number of the other.
        kind: what the other must be.
        view: the state.
        context: what the words of the text mean.
    """
    said = kind_meant(changed(kind, other=False), view, context, context.player)
    asked = as_known(its.what, view, context)
    others = [one for one in view.fitting(said, context.source) if all(one.id != each.id for each in asked)]
    return bool(asked) and any(
        compare_numbers(evaluate(its, view, context), compare, measure_object(view, one, measure)) for one in others
    )


def compare_numbers(one: int, compare: Compare, other: int) -> bool:
    """Whether a number stands to another as a text says.

    Arguments:
        one: the number.
        compare: how it must stand to the other.

    Raises:
        TypeError: more than two numbers would have to be compared.
    """
    match compare:
        case Compare.AT_MOST:
            return one <= other
        case Compare.AT_LEAST:
            return one >= other
        case Compare.LESS:
            return one < other
        case Compare.MORE:
            return one > other
        case Compare.EQUAL:
            return one == other
    raise TypeError(f"{compare} compares more than two numbers")


def measure_object(view: View, one: Object, measure: Measure) -> int:
    """A number of an object, 0 where it has none.

    Arguments:
        view: the state.
        one: the object.
        measure: which number.

    Raises:
        TypeError: it is not one single number.
    """
    now = view.now(one)
    forest, mountain, water = now.statistics or (0, 0, 0)
    match measure:
        case Measure.HAND_COST:
            printed = one.token or not view.rules.is_switched_off(laws.HAND_COST_PRINTED)
            return (now.hand_cost if printed else now.reserve_cost) or 0
        case Measure.RESERVE_COST:
            return now.reserve_cost or 0
        case Measure.BASE_COST:
            return (now.reserve_cost if costs_its_reserve_cost(view, one) else now.hand_cost) or 0
        case Measure.FOREST | Measure.MOUNTAIN | Measure.WATER if now.type is Type.CHARACTER:
            return view.statistic(one, Terrain(measure.value))
        case Measure.FOREST:
            return forest
        case Measure.MOUNTAIN:
            return mountain
        case Measure.WATER:
            return water
    raise TypeError(f"{measure} is not one single number")


def costs_its_reserve_cost(view: View, one: Object) -> bool:
    """Whether its Reserve Cost is the Base Cost of an object: if it is Fleeting, lies in Reserve or is played from it.

    Arguments:
        view: the state.
        one: the object.
    """
    in_reserve = one.zone is Zone.RESERVE or (one.zone is Zone.LIMBO and one.played_from is Zone.RESERVE)
    if in_reserve or one.has(Status.FLEETING):
        return view.rules.holds(laws.BASE_COST)
    return view.rules.is_switched_off(laws.BASE_COST_OTHERWISE)


def _regions_between(state: State, player: Player) -> int:
    """How many regions lie between a player's expeditions: none in the Arena, which is one region for all of them."""
    places = [place_of(state, (player, expedition)) or 0 for expedition in Expedition]
    return max(abs(places[0] - places[1]) - 1, 0)


def counters_of(one: Object, name: str | None) -> int:
    """How many counters of a name an object bears; of any name where none is named.

    Arguments:
        one: the object.
    """
    return sum(count for counter, count in one.counters if name in (None, counter))
