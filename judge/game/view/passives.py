"""Passive abilities that change characteristics (2.3.1): which there are, and what each does to what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from judge.game.ability import (
    CHANGING,
    Ability,
    Chosen,
    Grant,
    HaveSubtypes,
    Kind,
    LoseAbilities,
    LoseKeyword,
    Me,
    RegionsAre,
    StatisticsAre,
    StatisticsEqualHighest,
    StatisticsRaised,
    Where,
    While,
)
from judge.game.state.objects import Object
from judge.game.terms import HIDDEN, IN_PLAY, Keyword, Terrain, Type, Zone
from judge.game.view.amounts import evaluate
from judge.game.view.conditions import is_met
from judge.game.view.context import EffectContext
from judge.game.view.expeditions import places
from judge.game.view.moment import of_bearer
from judge.game.view.phrases import objects_meant
from judge.game.view.presence import place_of
from judge.law.laws import objects as laws
from judge.law.laws import overview
from judge.value import value

if TYPE_CHECKING:
    from judge.game.view.view import View


Key = tuple[int, Ability, int]
"""What makes a passive ability the same in another state of the calculation."""

Thing = tuple[str, int]
"""An object by its identity, or a region by its place."""


@value(frozen=True, slots=True)
class Passive:
    """A passive ability that is yet to be applied.

    Arguments:
        bearer: the object that has it.
        copy: which of several equal abilities of the same object.
        place: its place among the abilities of its bearer.
    """

    bearer: Object
    ability: Ability
    copy: int
    place: int

    @property
    def key(self) -> Key:
        """What makes it the same ability in another state of the calculation."""
        return self.bearer.id, self.ability, self.copy


@value(frozen=True, slots=True)
class Difference:
    """What a passive ability does to one thing.

    Arguments:
        abilities: the abilities that it gains.
        loses_abilities: whether it loses those that it has.
        keyword: the keyword that it loses.
        subtypes: the sub-types that it gains.
        terrains: of a region, the terrains that it gains.
        alone: whether it loses its other sub-types.
        more: how much each statistic is raised.
        only: the terrains of which alone it is raised, or becomes another; empty for all.
        statistic: what each statistic becomes.
    """

    abilities: tuple[Ability, ...] = ()
    loses_abilities: bool = False
    keyword: Keyword | None = None
    subtypes: tuple[str, ...] = ()
    terrains: frozenset[Terrain] = frozenset()
    alone: bool = False
    more: int = 0
    only: frozenset[Terrain] = frozenset()
    statistic: int | None = None


def passives(view: View) -> Iterator[Passive]:
    """The passive abilities that change characteristics and work now, oldest bearer first."""
    gained = [view.state.objects[key] for key, now in view.table.objects.items() if now.changing]
    bearers = {one.id: one for one in (*view.state.objects.changing, *gained)}
    for bearer in bearers.values():
        seen: list[Ability] = []
        for place, ability in enumerate(view.abilities(bearer)):
            if isinstance(ability, CHANGING):
                seen.append(ability)
                yield Passive(bearer, ability, seen.count(ability), place)


def differences(view: View, passive: Passive) -> dict[Thing, Difference]:
    """What a passive ability would do if it were applied now, to each thing that it applies to.

    Arguments:
        view: the state, with the passive abilities applied so far.
        passive: the ability.
    """
    bearer = passive.bearer
    context = EffectContext(bearer.holder, bearer, bearer.id)
    match passive.ability:
        case While(condition, ability):
            met = is_met(condition, of_bearer(view, bearer))
            return {("object", bearer.id): Difference(abilities=(ability,))} if met else {}
        case Grant(to, ability):
            fitting = [one for one in reached(view, passive) if _is_of(view, one, to, bearer)]
            return {("object", one.id): Difference(abilities=(ability,)) for one in fitting}
        case LoseAbilities(kind):
            fitting = [one for one in reached(view, passive) if _is_of(view, one, kind, bearer)]
            return {("object", one.id): Difference(loses_abilities=True) for one in fitting}
        case LoseKeyword(of, keyword):
            fitting = [one for one in reached(view, passive) if _is_of(view, one, of, bearer)]
            return {("object", one.id): Difference(keyword=keyword) for one in fitting}
        case HaveSubtypes(kind, subtypes):
            fitting = [one for one in reached(view, passive) if view.is_kind(one, kind, bearer)]
            gaining = [one for one in fitting if _can_have_subtypes(view, one)]
            return {("object", one.id): Difference(subtypes=subtypes) for one in gaining}
        case StatisticsRaised(of, by, terrains):
            more = evaluate(by, view, context)
            fitting = [one for one in reached(view, passive) if _is_of(view, one, of, bearer)]
            missing = not view.rules.holds(laws.MISSING_NOT_MODIFIED)
            raised = [one for one in fitting if missing or _has_statistics(view, one)]
            return {("object", one.id): Difference(more=more, only=frozenset(terrains)) for one in raised}
        case StatisticsAre(of, amount, terrains):
            fitting = [one for one in reached(view, passive) if _is_of(view, one, of, bearer)]
            become = Difference(statistic=evaluate(amount, view, context), only=frozenset(terrains))
            return {("object", one.id): become for one in fitting if _has_statistics(view, one)}
        case StatisticsEqualHighest(what):
            fitting = [one for one in objects_meant(what, view, context, bearer.holder) if _has_statistics(view, one)]
            return {("object", one.id): Difference(statistic=max(_statistics(view, one))) for one in fitting}
        case RegionsAre(where, terrains, alone):
            if bearer.region is None and not view.rules.holds(overview.SPECIFIC_BEATS_GENERAL):
                return {}
            if bearer.region is None and alone and not view.rules.holds(laws.TYPES_ARE_SUBTYPES):
                return {}
            change = Difference(terrains=frozenset(terrains), alone=alone)
            return {("region", place): change for place in _regions(view, where, bearer)}
    raise TypeError(f"{passive.ability} changes no characteristic")


def reached(view: View, passive: Passive) -> Iterator[Object]:
    """The objects that a passive ability can reach at all: those in play."""
    everywhere = not view.rules.holds(laws.PASSIVES_IN_PLAY)
    anew = view.rules.holds(laws.PASSIVES_ANEW)
    for one in view.state.objects.in_order if everywhere else view.state.in_play:
        visible = one.zone in IN_PLAY or (one.zone not in HIDDEN and one.zone is not Zone.LIMBO)
        if visible and (anew or one.timestamp > passive.bearer.timestamp):
            yield one


def _is_of(view: View, one: Object, of: Kind | Chosen | Me, bearer: Object) -> bool:
    """Whether an object is one of which a passive ability speaks."""
    if isinstance(of, Chosen):
        return one.id in of.objects
    return one.id == bearer.id if isinstance(of, Me) else view.is_kind(one, of, bearer)


def _can_have_subtypes(view: View, one: Object) -> bool:
    now, rules = view.now(one), view.rules
    if not now.subtypes and not rules.holds(laws.MISSING_GAINED):
        return False
    return now.type is not Type.HERO or not rules.holds(laws.HERO_WITHOUT_SUBTYPES)


def _has_statistics(view: View, one: Object) -> bool:
    return view.now(one).statistics is not None


def _statistics(view: View, one: Object) -> tuple[int, int, int]:
    return view.now(one).statistics or (0, 0, 0)


def _regions(view: View, where: tuple[Where, ...], bearer: Object) -> Iterator[int]:
    if not view.rules.holds(laws.PASSIVES_ANEW):
        return
    if where == (Where.ALL,):
        yield from range(len(view.state.regions))
        return
    found = set()
    if bearer.region is not None and view.state.regions[bearer.region].face_up:
        found.add(bearer.region)
    for one in where:
        there = (place_of(view.state, side) for side in places(view, one, bearer))
        found |= {place for place in there if place is not None}
    yield from sorted(found)
