"""How much a player keeps in Reserve and among Landmarks at Night (3.2.7, 3.2.10)."""

from __future__ import annotations

from collections.abc import Sequence

from judge.game.ability import KeepsMore, LandmarkLimit, NotInReserveLimit, ReserveLimit
from judge.game.rules import Rules
from judge.game.state.objects import Object, Player
from judge.game.terms import Zone
from judge.game.view.view import View
from judge.law.laws import day, overview
from judge.law.laws.law import Law

LIMIT_WITHOUT_HERO = 2
UNLIMITED = 1_000
"""More than any zone can hold."""


def limit(view: View, zone: Zone, player: Player) -> int:
    """How many objects a player keeps in a zone at Night.

    Arguments:
        view: the state.
        zone: the Reserve or the Landmark zone.
    """
    said = view.working(ReserveLimit) if zone is Zone.RESERVE else view.working(LandmarkLimit)
    more = sum(one.more for bearer, one in said if one.all or bearer.holder == player)
    for hero in view.state.of(Zone.HERO, player):
        most = hero.base.reserve_limit if zone is Zone.RESERVE else hero.base.landmark_limit
        if most is not None:
            return most + more
    return LIMIT_WITHOUT_HERO + more if view.rules.holds(without_hero(view.rules, zone)) else UNLIMITED


def without_hero(rules: Rules, zone: Zone) -> Law:
    """The law by which a player without a Hero has a limit for a zone."""
    if zone is Zone.RESERVE:
        return day.RESERVE_LIMIT_WITHOUT_HERO
    return rules.of(day.LANDMARK_LIMIT_WITHOUT_HERO, day.RESERVE_LIMIT_WITHOUT_HERO)


def counted(view: View, zone: Zone, player: Player) -> list[Object]:
    """The objects of a player in a zone that count towards its limit.

    Arguments:
        view: the state.
        zone: the Reserve or the Landmark zone.
    """
    there = list(view.state.of(zone, player))
    if zone is not Zone.RESERVE or not view.rules.holds(overview.SPECIFIC_BEATS_GENERAL):
        return there
    free = {bearer.id for bearer, _ in view.working(NotInReserveLimit)}
    return [one for one in there if one.id not in free]


def most_kept(view: View, zone: Zone, player: Player, there: Sequence[Object]) -> int:
    """How many of some objects a player keeps in a zone at Night, with what they may keep beyond its limit.

    Arguments:
        view: the state.
        zone: the Reserve or the Landmark zone.
        there: the objects that are left, and that count.
    """
    most = max(limit(view, zone, player), 0)
    if zone is not Zone.RESERVE or not view.rules.holds(overview.SPECIFIC_BEATS_GENERAL):
        return most
    for bearer, said in view.working(KeepsMore):
        if bearer.holder == player:
            most += min(said.count, sum(view.is_kind(one, said.kind, bearer) for one in there))
    return most
