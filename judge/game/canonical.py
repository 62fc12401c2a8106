"""Whether two states are the same but for names: their canonical forms, in which identities and timestamps are ranks.

A form holds everything that can still matter and nothing else. The order in which objects came matters in a Deck, among
Mana Orbs of different cards, and among objects whose passive abilities look at it; elsewhere it is forgotten. Objects
that nothing tells apart share a rank's place, whatever their identities.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import groupby
from typing import Any

from judge.game.ability import CHANGING, Grant, says
from judge.game.objects import Object
from judge.game.state import SEATS, State
from judge.game.terms import IN_PLAY, Zone
from judge.game.value import value
from judge.game.zones import BY_TIMESTAMP

IDENTITIES: Mapping[str, frozenset[str]] = {
    "Object": frozenset({"id"}),
    "Emblem": frozenset({"me", "it"}),
    "Chosen": frozenset({"objects"}),
}
"""Which fields of what a state is made of hold identities, by the names of classes; every other number is a number."""

TIMESTAMPS: Mapping[str, frozenset[str]] = {"Object": frozenset({"timestamp"})}
"""Which fields hold timestamps: they order, and say nothing else."""

APART = ("players", "objects", "clock", "activated")
"""The fields of a state that its form holds in another way, or that nothing can depend on."""

OWN = ("id", "timestamp", "base", "shuffled")
"""The fields of an object that its look holds in another way."""

GONE = -1
"""Stands for an object that is no more: nothing can find it again."""

MOST_KEPT = 20_000

_STATE = tuple(field.name for field in fields(State) if field.name not in APART)
_OBJECT = tuple(field.name for field in fields(Object) if field.name not in OWN)

Form = tuple[Hashable, ...]


@value(frozen=True, slots=True)
class Look:
    """What an object is, whoever it is.

    Arguments:
        number: stands for everything about it but its identity and timestamp.
        bound: the identities of the objects that it is bound to.
        ordered: whether it can matter that it came before or after another object: it changes characteristics.
        orders: whether it can make that matter for other objects.
        about: the object; it stays alive as long as its look is remembered.
    """

    number: Hashable
    bound: tuple[int, ...]
    ordered: bool
    orders: bool
    about: Object


class Canon:
    """Makes canonical forms that can be compared with each other.

    Arguments:
        short: whether parts are replaced by numbers as they are first met: shorter and faster, but forms of different
            canons cannot be compared then.
    """

    def __init__(self, *, short: bool = True) -> None:
        self._short = short
        self._numbers: dict[Hashable, int] = {}
        self._looks: dict[int, Look] = {}
        self._values: dict[int, tuple[object, Hashable]] = {}

    def form(self, state: State) -> Form:
        """The canonical form of a state between two units, or within one as far as it shows.

        Arguments:
            state: the state.
        """
        looks = self._all(state)
        colours = self._colours(state, looks)
        timestamps = {one.id: one.timestamp for one in state.objects.values()}
        order = sorted(colours, key=lambda identity: (self._key(colours[identity]), timestamps[identity]))
        rank = {identity: number for number, identity in enumerate(order)}
        bound = tuple(
            (rank[identity], *(rank.get(other, GONE) for other in looks[identity].bound))
            for identity in order
            if looks[identity].bound
        )
        ordered = self._ordered(state, rank)
        return (
            tuple(colours[identity] for identity in order),
            bound,
            ordered,
            *(self._orbs(state, player, rank) for player in SEATS),
            *(self._deck(state, player) for player in SEATS),
            *(self._value(getattr(state, name)) for name in _STATE),
        )

    def look(self, one: Object) -> Look:
        """What an object is, whoever it is.

        Arguments:
            one: the object.
        """
        found = self._looks.get(id(one))
        if found is None:
            if len(self._looks) > MOST_KEPT:
                self._looks.clear()
            found = self._looks[id(one)] = self._look(one)
        return found

    def _look(self, one: Object) -> Look:
        bound: list[int] = []
        parts = tuple(self._plain(getattr(one, name), bound) for name in _OBJECT)
        works = one.zone in (*IN_PLAY, Zone.LIMBO)
        ordered = works and any(isinstance(ability, CHANGING) for ability in one.base.abilities)
        orders = ordered and any(
            isinstance(ability, Grant) and says(ability.ability, CHANGING) for ability in one.base.abilities
        )
        return Look(self.number((self._value(one.base), *parts)), tuple(bound), ordered, orders, one)

    def _all(self, state: State) -> dict[int, Look]:
        """The looks of all objects, and of all cards that lie in no Deck."""
        return {one.id: self.look(one) for one in state.objects.values() if one.zone is not Zone.DECK}

    def _colours(self, state: State, looks: Mapping[int, Look]) -> dict[int, Hashable]:
        """What tells objects apart: their looks, how often they reacted today, what they are bound to and by what."""
        colours: dict[int, Hashable] = {identity: look.number for identity, look in looks.items()}
        counts: dict[int, list[Hashable]] = {}
        for (identity, reaction), count in state.activated.items():
            if identity in colours:
                counts.setdefault(identity, []).append(self.number((self._value(reaction), count)))
        for identity, found in counts.items():
            colours[identity] = self.number((colours[identity], tuple(sorted(found, key=self._key))))
        binding = {identity: look.bound for identity, look in looks.items() if look.bound}
        for _ in range(2 if binding else 0):
            colours = self._told_apart(colours, binding)
        return colours

    def _told_apart(
        self, colours: Mapping[int, Hashable], binding: Mapping[int, tuple[int, ...]]
    ) -> dict[int, Hashable]:
        by: dict[int, list[Hashable]] = {}
        for identity, bound in binding.items():
            for place, other in enumerate(bound):
                if other in colours:
                    by.setdefault(other, []).append((place, colours[identity]))
        found = dict(colours)
        for identity in {*binding, *by}:
            to = tuple(colours.get(other, GONE) for other in binding.get(identity, ()))
            found[identity] = self.number((colours[identity], to, tuple(sorted(by.get(identity, ()), key=repr))))
        return found

    def _ordered(self, state: State, rank: Mapping[int, int]) -> tuple[int, ...]:
        """The objects for which it can matter which of them came first, in that order."""
        working = [*state.in_play, *state.of(Zone.LIMBO)]
        looks = [self.look(one) for one in working]
        every = any(look.orders for look in looks)
        found = [one for one, look in zip(working, looks, strict=True) if every or look.ordered]
        found.sort(key=BY_TIMESTAMP)
        return tuple(rank[one.id] for one in found) if len(found) > 1 else ()

    def _orbs(self, state: State, player: int, rank: Mapping[int, int]) -> tuple[int, ...]:
        """The order of a player's Mana Orbs, where it can matter which of them is exhausted first."""
        orbs = state.objects.of(Zone.MANA, player)
        alike = len({self._value(orb.base) for orb in orbs}) < 2
        return () if alike else tuple(rank[orb.id] for orb in orbs)

    def _deck(self, state: State, player: int) -> Form:
        """A Deck from top to bottom: a card where it is known which one lies there, else the shuffle it belongs to."""
        cards = state.objects.of(Zone.DECK, player)
        shuffles: dict[int, list[Hashable]] = {}
        places: list[Hashable] = []
        for card in cards:
            number = self.look(card).number
            if card.shuffled:
                shuffles.setdefault(card.shuffled, []).append(number)
                places.append((list(shuffles).index(card.shuffled),))
            else:
                places.append(number)
        runs = tuple((place, len(list(found))) for place, found in groupby(places))
        return runs, tuple(tuple(sorted(found, key=self._key)) for found in shuffles.values())

    def _value(self, value: object) -> Hashable:
        """A number for a value that many states share; the value itself where it is small."""
        if value is None or isinstance(value, int | str):
            return value
        known = self._values.get(id(value))
        if known is not None:
            return known[1]
        number = self.number(self._plain(value, []))
        self._remember(value, number)
        return number

    def _plain(self, value: object, bound: list[int]) -> Hashable:
        """A value without identities and timestamps; the identities are added to a list."""
        if value is None or isinstance(value, int | str):
            return value
        if isinstance(value, tuple):
            return tuple(self._plain(part, bound) for part in value)
        if isinstance(value, frozenset):
            return tuple(sorted((self._plain(part, bound) for part in value), key=repr))
        if isinstance(value, Mapping):
            pairs = ((self._plain(key, bound), self._plain(part, bound)) for key, part in value.items())
            return tuple(sorted(pairs, key=repr))
        if is_dataclass(value) and not isinstance(value, type):
            return self._node(value, bound)
        raise TypeError(f"a state holds {value!r}, of which no canonical form is known")

    def _node(self, node: object, bound: list[int]) -> Hashable:
        known = self._values.get(id(node))
        if known is not None:
            return known[1]
        own: list[int] = []
        kind = type(node).__name__
        identities, timestamps = IDENTITIES.get(kind, frozenset()), TIMESTAMPS.get(kind, frozenset())
        parts: list[Hashable] = [kind]
        for field in (one for one in fields(node) if one.compare):  # type: ignore[arg-type]
            held = getattr(node, field.name)
            if field.name in identities:
                several = held if isinstance(held, tuple) else (held,)
                own += several
                parts.append(len(several))
            elif field.name not in timestamps:
                parts.append(self._plain(held, own))
        number = self.number(tuple(parts))
        if not own:
            self._remember(node, number)
        bound += own
        return number

    def _remember(self, value: object, number: Hashable) -> None:
        if len(self._values) > MOST_KEPT:
            self._values.clear()
        self._values[id(value)] = value, number

    def number(self, value: Hashable) -> Hashable:
        """A number that stands for a value, the same each time; the value itself where forms are not short."""
        return self._numbers.setdefault(value, len(self._numbers)) if self._short else value

    def _key(self, value: Hashable) -> Any:
        return value if self._short else repr(value)


def canonical(state: State) -> Form:
    """The canonical form of a state, as a value that means the same everywhere.

    Arguments:
        state: the state.
    """
    return Canon(short=False).form(state)


def interchangeable(canon: Canon, state: State, options: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Objects put together where nothing at all tells them apart: to swap two of them changes nothing.

    Arguments:
        canon: knows their looks.
        state: the state.
        options: their identities.
    """
    named = {other for one in state.of(Zone.LIMBO) for other in canon.look(one).bound}
    named |= {identity for identity, _ in state.activated}
    found: dict[Hashable, list[int]] = {}
    for identity in options:
        look = canon.look(state.objects[identity])
        alone: Hashable = identity if identity in named else None
        found.setdefault((look.number, look.bound, alone), []).append(identity)
    return (tuple(identities) for identities in found.values())
