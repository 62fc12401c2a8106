"""Zones while an event happens: several things change before they become the next value."""

from __future__ import annotations

from bisect import bisect_left
from operator import attrgetter
from typing import TYPE_CHECKING

from judge.game.state.objects import Object, Player
from judge.game.terms import Zone
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.state.zones import Zones

Place = tuple[Zone, Player]
"""A zone of one player; the Expedition zone and Limbo are shared, and each player has a part of them."""

BY_TIMESTAMP = attrgetter("timestamp")


class Draft:
    """Zones while an event happens.

    Arguments:
        before: the zones before it.
        by_id: the objects in them.
        by_place: what each place held.
    """

    __slots__ = ("_asking", "_before", "_by_id", "_by_place", "_entered", "_touched")

    def __init__(self, before: Zones, by_id: dict[int, Object], by_place: dict[Place, tuple[Object, ...]]) -> None:
        self._before = before
        self._by_id = dict(by_id)
        self._by_place = by_place
        self._touched: dict[Place, list[Object]] = {}
        self._entered: set[Zone] = set()
        self._asking = False

    def __getitem__(self, identity: int) -> Object:
        return self._by_id[identity]

    def __contains__(self, identity: int) -> bool:
        return identity in self._by_id

    def of(self, zone: Zone, player: Player) -> tuple[Object, ...]:
        """What one player's part of a zone holds now, in order."""
        place = (zone, player)
        return tuple(self._touched[place]) if place in self._touched else self._by_place.get(place, ())

    def put(self, one: Object) -> None:
        """Add an object, or replace the one of the same identity."""
        old = self._by_id.get(one.id)
        self._by_id[one.id] = one
        if one.base.asking or (old is not None and old.base.asking):
            self._asking = True
        place = (one.zone, one.holder)
        there = self._there(place)
        if old is not None and (old.zone, old.holder) == place and old.timestamp == one.timestamp:
            there[_index(there, one)] = one
            if one.base is not old.base:
                self._entered.add(one.zone)
            return
        self._entered.add(one.zone)
        if old is not None:
            self._entered.add(old.zone)
            gone = self._there((old.zone, old.holder))
            del gone[_index(gone, old)]
        if there and there[-1].timestamp > one.timestamp:
            there.append(one)
            there.sort(key=BY_TIMESTAMP)
        else:
            there.append(one)

    def swap(self, one: Object, other: Object) -> None:
        """Let two objects of one place change places: each takes the timestamp of the other.

        Arguments:
            one: the one that is there.
            other: the other one.
        """
        there = self._there((one.zone, one.holder))
        at, to = _index(there, one), _index(there, other)
        there[at] = self._by_id[other.id] = changed(other, timestamp=one.timestamp)
        there[to] = self._by_id[one.id] = changed(one, timestamp=other.timestamp)
        self._entered.add(one.zone)
        self._asking = self._asking or one.base.asking or other.base.asking

    def drop(self, identity: int) -> None:
        """Take an object away."""
        old = self._by_id.pop(identity)
        if old.base.asking:
            self._asking = True
        self._entered.add(old.zone)
        there = self._there((old.zone, old.holder))
        del there[_index(there, old)]

    def done(self) -> Zones:
        """The zones as they are now."""
        places, touched = dict(self._by_place), set()
        for place, there in self._touched.items():
            places[place] = tuple(there)
            touched.add(place[0])
        return self._before.following(self._by_id, places, touched, self._entered, self._asking)

    def _there(self, place: Place) -> list[Object]:
        there = self._touched.get(place)
        if there is None:
            there = self._touched[place] = list(self._by_place.get(place, ()))
        return there


def _index(there: list[Object], one: Object) -> int:
    """Where an object lies among others that are in the order of their timestamps."""
    place = bisect_left(there, one.timestamp, key=BY_TIMESTAMP)
    while there[place].id != one.id:
        place += 1
    return place
