"""Passive abilities are applied one by one, each in its turn (2.3.1): the characteristics that come out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING

from judge.game.ability import Ability, KeywordAbility
from judge.game.state.objects import Characteristics
from judge.game.terms import Terrain, Zone
from judge.game.view.dependency import free
from judge.game.view.passives import Difference, Key, Passive, Thing, differences, passives
from judge.law.laws import objects as laws
from judge.law.laws import zones
from judge.value import changed, value

if TYPE_CHECKING:
    from judge.game.view.view import View


@value(frozen=True, slots=True)
class Table:
    """The characteristics of everything that passive abilities have changed so far.

    Arguments:
        objects: of objects, by identity.
        regions: of regions, their terrains by place.
    """

    objects: Mapping[int, Characteristics] = field(default_factory=dict)
    regions: Mapping[int, frozenset[Terrain]] = field(default_factory=dict)


UNCHANGED = Table()


def calculate(view: View) -> Table:
    """The characteristics that passive abilities change: none is applied at first, then one after the other.

    Arguments:
        view: the state without them.
    """
    if not view.rules.holds(laws.PASSIVES_CHANGE):
        return UNCHANGED
    base = view.with_table(UNCHANGED)
    if not view.rules.holds(laws.PASSIVES_ONE_BY_ONE):
        return _all_at_once(base)
    view, applied = base, set[Key]()
    known: dict[Key, frozenset[Key]] | None = None
    while pending := tuple(one for one in passives(view) if one.key not in applied):
        if known is None or view.rules.holds(laws.DEPENDENCIES_ANEW):
            known = {one.key: directly(view, one, pending) for one in pending}
        chosen = _next(view, pending, known)
        if chosen is None:
            break
        view = view.with_table(apply(view, chosen))
        applied.add(chosen.key)
    return view.table


def directly(view: View, one: Passive, pending: tuple[Passive, ...]) -> frozenset[Key]:
    """The pending abilities on which one depends directly: applying them would change whether it is there, what it
    applies to or what it does.

    Arguments:
        view: the state, with the passive abilities applied so far.
        one: the ability.
        pending: the abilities that are still to be applied.
    """
    others = [other for other in pending if other is not one]
    before = differences(view, one) if others else {}
    found = set()
    for other in others:
        after = view.with_table(apply(view, other))
        if not any(there.key == one.key for there in passives(after)):
            depends = view.rules.holds(laws.DEPENDS_FOR_EXISTENCE)
        else:
            now = differences(after, one)
            depends = (now.keys() != before.keys() and view.rules.holds(laws.DEPENDS_FOR_OBJECTS)) or (
                any(now[thing] != before[thing] for thing in now.keys() & before.keys())
                and view.rules.holds(laws.DEPENDS_FOR_RESULT)
            )
        if depends:
            found.add(other.key)
    return frozenset(found)


def apply(view: View, passive: Passive) -> Table:
    """The characteristics after one more passive ability has been applied.

    Arguments:
        view: the state, with the passive abilities applied so far.
        passive: the ability.
    """
    return _with(view, differences(view, passive))


def _with(view: View, changes: Mapping[Thing, Difference]) -> Table:
    objects, regions = dict(view.table.objects), dict(view.table.regions)
    for (sort, key), change in changes.items():
        if sort == "region":
            kept = frozenset() if change.alone else view.terrains(key)
            regions[key] = kept | change.terrains
        else:
            objects[key] = _changed(view.now(view.state.objects[key]), change)
    return Table(objects, regions)


def _changed(now: Characteristics, change: Difference) -> Characteristics:
    kept = () if change.loses_abilities else tuple(one for one in now.abilities if not _is_lost(one, change))
    new = tuple(one for one in change.subtypes if one not in now.subtypes)
    statistics = now.statistics
    if statistics is None and change.more:
        statistics = (0, 0, 0)
    if statistics is not None:
        forest, mountain, water = (
            now + change.more * (not change.only or terrain in change.only)
            for terrain, now in zip(Terrain, statistics, strict=True)
        )
        statistics = (forest, mountain, water)
        if change.statistic is not None:
            forest, mountain, water = (
                change.statistic if not change.only or terrain in change.only else one
                for terrain, one in zip(Terrain, statistics, strict=True)
            )
            statistics = (forest, mountain, water)
    return changed(now, abilities=(*kept, *change.abilities), subtypes=(*now.subtypes, *new), statistics=statistics)


def _is_lost(ability: Ability, change: Difference) -> bool:
    """Whether an ability is the keyword that is lost."""
    return isinstance(ability, KeywordAbility) and ability.keyword is change.keyword


def _all_at_once(view: View) -> Table:
    """What comes out if every passive ability looks at base characteristics alone."""
    table = UNCHANGED
    for passive in passives(view):
        table = _with(view.with_table(table), differences(view, passive))
    return table


def _next(view: View, pending: tuple[Passive, ...], known: Mapping[Key, frozenset[Key]]) -> Passive | None:
    """The free ability with the lowest timestamp; None where all wait, as only without chains they can.

    Terrain Markers come before all others, whatever depends on what.
    """
    markers = tuple(one for one in pending if one.bearer.zone is Zone.ADVENTURE)
    if markers and view.rules.holds(zones.MARKERS_FIRST):
        return min(markers, key=_age)
    candidates = pending
    if len(pending) > 1 and view.rules.holds(laws.FREE_ABILITIES):
        there = frozenset(one.key for one in pending)
        edges = {key: known.get(key, frozenset()) & there for key in there}
        chains = view.rules.holds(laws.DEPENDENCY_CHAINS)
        candidates = tuple(one for one in pending if free(one.key, edges, chains=chains))
    oldest_first = view.rules.holds(laws.LOWEST_TIMESTAMP_FIRST)
    pick = min if oldest_first else max
    return pick(candidates, key=_age, default=None)


def _age(one: Passive) -> tuple[int, int, int]:
    return one.bearer.timestamp, one.place, one.copy
