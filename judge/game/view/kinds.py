"""Kinds (2.2): whether an object is such as a text names, in type, sub-types, numbers, place and all else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import AlsoConsidered, Bound, Kind, Measure, NumberOf, Seat, Who, Whose, ZeroStatistics
from judge.game.state.objects import Object, Player
from judge.game.terms import BOOST, EXPEDITION_ZONE_TYPE, IN_PLAY, Status, Terrain, Type, Zone
from judge.game.view.amounts import compare_numbers, costs_its_reserve_cost, evaluate, measure_object
from judge.game.view.context import EffectContext
from judge.game.view.expeditions import is_in, places
from judge.game.view.presence import facing, presence
from judge.game.view.signs import has_sign
from judge.game.view.whereabouts import is_in_place, is_where_said, means_in_play
from judge.law.laws import objects as laws
from judge.law.laws import overview, vocabulary
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.view.view import View

COUNTED_ANEW = (int, NumberOf, ZeroStatistics)
"""Amounts that mean the same to everybody at any moment: plain numbers, and what is counted on the board."""

STATISTICS = (Measure.FOREST, Measure.MOUNTAIN, Measure.WATER)


def is_kind(view: View, one: Object, kind: Kind, bearer: Object) -> bool:
    """Whether an object is of a kind, wherever it is.

    Arguments:
        view: the state.
        one: the object.
        kind: the kind, as an ability of the bearer names it.
    """
    now = view.now(one)
    return (
        (not kind.types or now.type in kind.types or _is_also(view, one, kind.types))
        and (not kind.subtypes or any(_is_subtype(view, one, subtype) for subtype in kind.subtypes))
        and not (kind.not_subtypes and any(subtype in now.subtypes for subtype in kind.not_subtypes))
        and (kind.whose is Whose.ANYONE or is_whose(kind.whose, controller(view, one), bearer))
        and not (kind.other and one.id == bearer.id)
        and one.id not in kind.besides
        and (not kind.statuses or any(bears(view, one, status) for status in kind.statuses))
        and not (kind.not_statuses and any(bears(view, one, status) for status in kind.not_statuses))
        and not (kind.other_faction and one.base.faction in (None, bearer.base.faction))
        and (not kind.sign or has_sign(view, one, kind.sign))
        and (kind.token is None or one.token == kind.token)
        and kind.named in ("", now.name)
        and (kind.where is None or bool(presence(view, one) & places(view, kind.where, bearer)))
        and (kind.facing is None or _faces(view, one, kind.facing, bearer))
        and (not kind.terrains or any(is_in(view, one, terrain) for terrain in kind.terrains))
        and (not kind.bounds or all(_is_bound(view, one, bound, bearer) for bound in kind.bounds))
        and (not kind.either or any(is_kind(view, one, part, bearer) for part in kind.either))
    )


def _faces(view: View, one: Object, kind: Kind, bearer: Object) -> bool:
    """Whether an object of a kind is in an expedition that faces one in which an object is."""
    there = {facing(side) for side in presence(view, one)}
    return any(not there.isdisjoint(presence(view, other)) for other in fitting(view, kind, bearer))


def _is_subtype(view: View, one: Object, named: str) -> bool:
    """Whether an object has a sub-type, or the zone type that texts name beside sub-types."""
    if named != EXPEDITION_ZONE_TYPE:
        return named in view.now(one).subtypes
    return one.base.expedition_permanent or _is_also(view, one, (Type.PERMANENT,), expedition=True)


def _is_also(view: View, one: Object, types: tuple[Type, ...], *, expedition: bool = False) -> bool:
    """Whether an object says itself that it is considered to be of one of some types too, wherever it is."""
    if AlsoConsidered not in one.base.sorts or not view.rules.holds(overview.SPECIFIC_BEATS_GENERAL):
        return False
    said = (ability for ability in view.now(one).abilities if isinstance(ability, AlsoConsidered))
    return any(ability.type in types and (ability.expedition or not expedition) for ability in said)


def fits(view: View, one: Object, kind: Kind, bearer: Object) -> bool:
    """Whether an object is of a kind and where it must be: where the text names no zone, in play.

    Arguments:
        view: the state.
        one: the object.
        kind: the kind, as an ability of the bearer names it.
    """
    if kind.either and kind.zone is None:
        whole = is_kind(view, one, changed(kind, either=()), bearer)
        return whole and any(fits(view, one, part, bearer) for part in kind.either)
    return is_in_place(view, one, kind) and is_kind(view, one, kind, bearer) and is_card_named(view, one, kind)


def is_meant(view: View, one: Object, kind: Kind, bearer: Object, *, said: bool = False) -> bool:
    """Whether an object of which an event speaks is of a kind, and where a text means it.

    Arguments:
        view: the state.
        one: the object.
        kind: the kind, as an ability of the bearer names it.
        said: whether the text says apart from that where it is.
    """
    if kind.either and kind.zone is None:
        whole = is_meant(view, one, changed(kind, either=()), bearer, said=said)
        return whole and any(is_meant(view, one, part, bearer, said=said) for part in kind.either)
    there = said and kind.zone in (None, one.zone)
    return (there or is_where_said(view, one, kind)) and is_kind(view, one, kind, bearer)


def is_card_named(view: View, one: Object, kind: Kind) -> bool:
    """Whether an object is a card, where a text names neither a type nor a sub-type and so speaks of cards.

    Arguments:
        view: the state.
        one: the object.
        kind: the kind that the text names.
    """
    if not one.token or view.rules.holds(laws.TOKEN_IS_CARD):
        return True
    return bool(kind.types or kind.subtypes or kind.either or kind.token or kind.named)


def fitting(view: View, kind: Kind, bearer: Object) -> tuple[Object, ...]:
    """The objects of a kind that are where they must be, in the order of their timestamps.

    Arguments:
        view: the state.
        kind: the kind, as an ability of the bearer names it.
    """
    return tuple(one for one in _where(view, kind) if fits(view, one, kind, bearer))


def _where(view: View, kind: Kind) -> tuple[Object, ...]:
    """The objects that are where those of a kind must be, and others."""
    if kind.zone is not None:
        return view.state.of(kind.zone)
    if kind.either or kind.types == (Type.MANA_ORB,) or not view.rules.holds(means_in_play(kind)):
        return view.state.objects.in_order
    return view.state.in_play


def limited(kind: Kind, view: View, context: EffectContext) -> Kind:
    """A kind whose limits are plain numbers wherever an effect says what they come to: a result, "its Hand Cost", X.

    What is counted on the board stays as it is written.

    Arguments:
        kind: the kind as the text has it.
        view: the state.
        context: what the words of the text mean.
    """
    if all(isinstance(one.amount, COUNTED_ANEW) for one in kind.bounds):
        return kind
    known = (one if isinstance(one.amount, COUNTED_ANEW) else _plain(one, view, context) for one in kind.bounds)
    return changed(kind, bounds=tuple(known))


def _plain(bound: Bound, view: View, context: EffectContext) -> Bound:
    return changed(bound, amount=evaluate(bound.amount, view, context))


def is_one(view: View, one: Object, kind: Kind, bearer: Object) -> bool:
    """Whether one particular object is of a kind; where it is does not matter.

    Arguments:
        view: the state.
        one: the object asked about.
        kind: the kind, as an ability of the bearer names it.
    """
    law = laws.TYPE_CHECKED_ANYWHERE if kind.types else laws.SUBTYPE_CHECKED_ANYWHERE
    in_place = one.zone in IN_PLAY or not (kind.types or kind.subtypes) or view.rules.holds(law)
    return in_place and is_kind(view, one, kind, bearer)


def controller(view: View, one: Object) -> Player:
    """Who controls an object in play; whose it is elsewhere.

    Arguments:
        view: the state.
        one: the object.
    """
    return one.holder if view.rules.holds(vocabulary.CONTROL) else one.owner


def controlled(view: View, player: Player, kind: Kind, bearer: Object) -> tuple[Object, ...]:
    """The objects of a kind that a player controls; nobody controls what lies in a Reserve.

    Arguments:
        view: the state.
        kind: the kind, as an ability of the bearer names it.
    """
    if view.rules.holds(vocabulary.RESERVE_NOT_CONTROLLED) or kind.zone is not None:
        return tuple(one for one in fitting(view, kind, bearer) if controller(view, one) == player)

    def counts(one: Object) -> bool:
        waits = one.zone is Zone.RESERVE and is_kind(view, one, kind, bearer)
        return (waits or fits(view, one, kind, bearer)) and controller(view, one) == player

    return tuple(view.state.where(counts))


def bears(view: View, one: Object, status: Status) -> bool:
    """Whether an object has a status.

    Arguments:
        view: the state.
        one: the object.
    """
    if status is Status.BOOSTED:
        counts = one.has(status) and view.rules.holds(laws.BOOSTED)
        return counts or status in one.statuses
    return one.has(status)


def is_whose(whose: Whose | Seat, player: Player, bearer: Object) -> bool:
    """Whether a player is the one of whom a text speaks, seen from its bearer.

    Arguments:
        whose: of whom it speaks.

    Raises:
        TypeError: the text speaks of somebody whom the bearer alone does not settle.
    """
    match whose:
        case Whose.ANYONE:
            return True
        case Whose.YOURS:
            return player == bearer.holder
        case Whose.OPPONENTS:
            return player != bearer.holder
        case Seat(seat):
            return player == seat
    raise TypeError(f"nothing says who “{whose}” is")


def is_by(who: Who | Seat, player: Player, bearer: Object) -> bool:
    """Whether a player is among those of whom a text speaks, seen from its bearer.

    Raises:
        TypeError: it speaks of somebody whom the bearer alone does not settle.
    """
    match who:
        case Who.YOU:
            return player == bearer.holder
        case Who.OPPONENT | Who.EACH_OPPONENT:
            return player != bearer.holder
        case Who.EACH:
            return True
        case Seat(seat):
            return player == seat
    raise TypeError(f"nothing says who “{who}” is")


def _is_bound(view: View, one: Object, bound: Bound, bearer: Object) -> bool:
    now = view.now(one)
    if bound.measure not in (Measure.COUNTERS, Measure.BOOSTS) and _lacks(view, one, bound.measure):
        return False
    to = evaluate(bound.amount, view, EffectContext(bearer.holder, bearer, bearer.id))
    match bound.measure:
        case Measure.COUNTERS:
            return compare_numbers(sum(count for _, count in one.counters), bound.compare, to)
        case Measure.BOOSTS:
            return compare_numbers(one.count(BOOST), bound.compare, to)
        case Measure.A_BASE_STATISTIC:
            return any(compare_numbers(found, bound.compare, to) for found in one.base.statistics or ())
        case Measure.A_STATISTIC:
            return any(compare_numbers(measure_object(view, one, each), bound.compare, to) for each in STATISTICS)
        case Measure.EVERY_STATISTIC:
            return all(compare_numbers(measure_object(view, one, each), bound.compare, to) for each in STATISTICS)
        case Measure.FOREST | Measure.MOUNTAIN | Measure.WATER if now.type is Type.CHARACTER:
            return compare_numbers(view.statistic(one, Terrain(bound.measure.value)), bound.compare, to)
    return compare_numbers(measure_object(view, one, bound.measure), bound.compare, to)


def _lacks(view: View, one: Object, measure: Measure) -> bool:
    """Whether nothing that names a number fits an object, as only laws that are switched off can bring about."""
    now, rules = view.now(one), view.rules
    if measure is Measure.BASE_COST:
        measure = Measure.RESERVE_COST if costs_its_reserve_cost(view, one) else Measure.HAND_COST
    match measure:
        case Measure.HAND_COST:
            has, law = now.hand_cost is not None, laws.TOKEN_HAND_COST
        case Measure.RESERVE_COST:
            has, law = now.reserve_cost is not None, laws.TOKEN_RESERVE_COST
        case _:
            has, law = now.statistics is not None, laws.MISSING_IS_ZERO
    return (not has and not rules.holds(laws.MISSING_IS_ZERO)) or (one.token and has and not rules.holds(law))
