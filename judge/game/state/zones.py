"""What lies where (chapter 3): every object and every hidden card, by identity and by zone."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, ValuesView
from collections.abc import Set as AbstractSet
from typing import TypeVar, overload

from judge.game.state.draft import BY_TIMESTAMP, Draft, Place
from judge.game.state.objects import Object, Player
from judge.game.terms import IN_PLAY, Type, Zone

Other = TypeVar("Other")

WORKING = frozenset({*IN_PLAY, Zone.RESERVE, Zone.ADVENTURE})
"""The zones in which abilities of objects other than emblems may work."""

LYING = WORKING - {Zone.RESERVE}
"""Those of them in which such abilities may change characteristics."""


class Zones(Mapping[int, Object]):
    """A value that holds every object by its identity, and knows the order within each zone.

    Arguments:
        objects: the objects, in any order.

    Attributes:
        in_play: the objects in play, in the order of their timestamps.
        emblems: what lies in Limbo and is no card, the first player’s before the other’s.
        changing: the Terrain Markers, and what in play or of the emblems has passive abilities that change
            characteristics.
        modifying: whether an object in play, or an emblem, has or gives passive abilities that modify steps.
        unplayed: whether an object in play or in Reserve has, or gives, a passive ability that is not played.
        sorts: the sorts of the abilities that are printed on the objects in play and in Reserve.
        asking: the objects, wherever they lie, that have an ability printed that asks what has happened before.
        form: what stands for all of it in canonical forms: by whom, beside which reactions of today, and what.
    """

    __slots__ = (
        "_by_id",
        "_by_place",
        "_having",
        "_in_order",
        "_lying",
        "asking",
        "changing",
        "emblems",
        "form",
        "in_play",
        "modifying",
        "sorts",
        "unplayed",
    )

    in_play: tuple[Object, ...]
    emblems: tuple[Object, ...]
    changing: tuple[Object, ...]
    modifying: bool
    unplayed: bool
    sorts: frozenset[type]
    asking: tuple[Object, ...]
    form: tuple[object, object, Hashable] | None
    _in_order: tuple[Object, ...] | None
    _lying: tuple[Object, ...]
    _having: dict[tuple[type, ...], tuple[Object, ...]]

    def __init__(self, objects: Iterable[Object] = ()) -> None:
        self._by_id = {one.id: one for one in objects}
        places: dict[Place, list[Object]] = {}
        for one in sorted(self._by_id.values(), key=BY_TIMESTAMP):
            places.setdefault((one.zone, one.holder), []).append(one)
        self._by_place = {place: tuple(there) for place, there in places.items()}
        self._look(None, WORKING | {Zone.LIMBO}, WORKING, asking=True)

    def __getitem__(self, identity: int) -> Object:
        return self._by_id[identity]

    def __iter__(self) -> Iterator[int]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    def __contains__(self, identity: object) -> bool:
        return identity in self._by_id

    @overload
    def get(self, identity: int, /) -> Object | None: ...

    @overload
    def get(self, identity: int, /, default: Object | Other) -> Object | Other: ...

    def get(self, identity: int, /, default: Object | Other | None = None) -> Object | Other | None:
        """The object of an identity; what is given otherwise where there is none."""
        return self._by_id.get(identity, default)

    def values(self) -> ValuesView[Object]:
        """Every object."""
        return self._by_id.values()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zones) and self._by_id == other._by_id

    def __hash__(self) -> int:
        return hash(self.in_order)

    def __getstate__(self) -> tuple[Object, ...]:
        return self.in_order

    def __setstate__(self, objects: tuple[Object, ...]) -> None:
        self.__init__(objects)  # type: ignore[misc]

    def of(self, zone: Zone, player: Player) -> tuple[Object, ...]:
        """What one player's part of a zone holds, in order."""
        return self._by_place.get((zone, player), ())

    @property
    def places(self) -> Iterable[tuple[Place, tuple[Object, ...]]]:
        """What each player's part of each zone holds, in order."""
        return self._by_place.items()

    @property
    def in_order(self) -> tuple[Object, ...]:
        """Everything, in the order of the timestamps."""
        if self._in_order is None:
            self._in_order = tuple(sorted(self._by_id.values(), key=BY_TIMESTAMP))
        return self._in_order

    def having(self, *sorts: type) -> tuple[Object, ...]:
        """The objects in play and in Reserve that have an ability of a sort printed, in the order of their timestamps.

        Arguments:
            sorts: the sorts, one of which is enough; none for all of these objects.
        """
        if sorts and self.sorts.isdisjoint(sorts):
            return ()
        found = self._having.get(sorts)
        if found is None:
            there = [one for one in self._having[()] if not one.base.sorts.isdisjoint(sorts)]
            found = self._having[sorts] = tuple(there)
        return found

    def draft(self) -> Draft:
        """A copy in which several things change before it becomes the next value."""
        return Draft(self, self._by_id, self._by_place)

    def following(
        self,
        by_id: dict[int, Object],
        by_place: dict[Place, tuple[Object, ...]],
        touched: set[Zone],
        entered: set[Zone],
        asking: bool,
    ) -> Zones:
        """The next value; what is known of the zones that stay as they are is known of it too.

        Arguments:
            by_id: the objects in it.
            by_place: what each place holds.
            touched: the zones in which an object has changed at all.
            entered: those of them which an object has entered or left, or where one has other abilities printed.
            asking: whether an object has changed, or has come or gone, that asks what has happened before.
        """
        made = Zones.__new__(Zones)
        made._by_id, made._by_place = by_id, by_place
        made._look(self, touched, entered, asking=asking)
        return made

    def _look(
        self, before: Zones | None, touched: AbstractSet[Zone], entered: AbstractSet[Zone], *, asking: bool
    ) -> None:
        """Look at what lies there; what is known of the zones that stay as they were is known already.

        Arguments:
            before: the value before this one; None where nothing is known.
            touched: the zones in which an object has changed at all.
            entered: those of them which an object has entered or left, or where one has other abilities printed.
            asking: whether an object has changed, or has come or gone, that asks what has happened before.
        """
        self._in_order = self.form = None
        same_objects = before is not None and WORKING.isdisjoint(touched)
        same_emblems = before is not None and Zone.LIMBO not in touched
        same_lying = before is not None and LYING.isdisjoint(touched)
        if before is not None and same_objects:
            self._having = before._having
        else:
            there = [one for (zone, _), held in self._by_place.items() if held and zone in WORKING for one in held]
            there.sort(key=BY_TIMESTAMP)
            self._having = {(): tuple(there)}
        if before is not None and same_lying:
            self.in_play, self._lying = before.in_play, before._lying
        else:
            self.in_play = tuple([one for one in self._having[()] if one.zone in IN_PLAY])
            markers = self.of(Zone.ADVENTURE, 0) + self.of(Zone.ADVENTURE, 1)
            self._lying = (*markers, *[one for one in self.in_play if one.base.changing])
        same_abilities = before is not None and WORKING.isdisjoint(entered)
        if before is not None and same_abilities:
            self.unplayed, self.sorts = before.unplayed, before.sorts
        else:
            bases = [one.base for one in self._having[()]]
            self.unplayed = any(base.unplayed for base in bases)
            self.sorts = frozenset().union(*[base.sorts for base in bases])
        if before is not None and same_emblems:
            self.emblems = before.emblems
        else:
            limbo = (*self.of(Zone.LIMBO, 0), *self.of(Zone.LIMBO, 1))
            self.emblems = tuple([one for one in limbo if one.base.type is Type.EMBLEM])
        if before is not None and same_abilities and same_emblems:
            self.modifying = before.modifying
        else:
            self.modifying = any(one.base.modifying for one in (*self.in_play, *self.emblems))
        if before is not None and same_lying and same_emblems:
            self.changing = before.changing
        else:
            self.changing = (*self._lying, *[one for one in self.emblems if one.base.changing])
        if before is not None and not asking:
            self.asking = before.asking
        else:
            self.asking = tuple([one for one in self._by_id.values() if one.base.asking])
