"""Whether two states are the same but for names: their canonical forms, in which identities and timestamps are ranks.

A form holds everything that can still matter and nothing else. The order in which objects came matters in a Deck, among
Mana Orbs of different cards, and among objects whose passive abilities look at it; elsewhere it is forgotten. Objects
that nothing tells apart share a rank's place, whatever their identities.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from operator import attrgetter

from judge.game.ability import CHANGING, Grant, says
from judge.game.state.draft import BY_TIMESTAMP
from judge.game.state.looks import CanonicalPile, Look
from judge.game.state.numbering import MOST_KEPT, Numbering
from judge.game.state.objects import Object
from judge.game.state.state import SEATS, State
from judge.game.terms import IN_PLAY, Zone

APART = ("players", "objects", "clock", "activated", "copies")
"""The fields of a state that its form holds in another way, or that nothing can depend on."""

OWN = ("id", "timestamp", "base", "shuffled", "copy")
"""The fields of an object that its look holds in another way."""

BY_SHUFFLE = attrgetter("shuffled")

CHANGING_ZONES = IN_PLAY | {Zone.LIMBO, Zone.ADVENTURE}
"""The zones in which passive abilities that change characteristics work."""

GONE = -1
"""Stands for an object that is no more: nothing can find it again."""

PLAIN = ("int", "int | None", "bool", "Player", "Player | None", "Phase", "Zone", "Zone | None", "Expedition | None")
"""The types of fields that stand for themselves."""

_STATE = [field for field in fields(State) if field.name not in APART]
_OBJECT = [field for field in fields(Object) if field.name not in OWN]
_PLAIN_OF_STATE = attrgetter(*(field.name for field in _STATE if field.type in PLAIN))
_PLAIN_OF_OBJECT = attrgetter(*(field.name for field in _OBJECT if field.type in PLAIN))
_REST_OF_STATE = attrgetter(*(field.name for field in _STATE if field.type not in PLAIN))
_REST_OF_OBJECT = attrgetter(*(field.name for field in _OBJECT if field.type not in PLAIN))

Form = tuple[Hashable, ...]


Colours = Mapping[int, Hashable]
"""What stands for each object, by its identity, where today’s events or bonds tell it from others of its look."""


class Canon:
    """Makes canonical forms that can be compared with each other.

    Arguments:
        numbers: what stands for parts; if None numbers as parts are first met: shorter and faster, but forms of
            different canons cannot be compared then.
    """

    def __init__(self, numbers: Numbering | None = None) -> None:
        self.numbers = numbers or Numbering(short=True)
        self._looks: dict[int, Look] = {}
        self._piles: dict[int, CanonicalPile] = {}
        self._decks: dict[int, tuple[Hashable, tuple[Object, ...]]] = {}
        self._rests: dict[tuple[int, ...], tuple[Form, tuple[object, ...]]] = {}
        self._own = object()

    def form(self, state: State) -> Form:
        """The canonical form of a state between two units, or within one as far as it shows."""
        return (self._lying(state), _PLAIN_OF_STATE(state), *self._rest(_REST_OF_STATE(state)))

    def _rest(self, rest: tuple[object, ...]) -> Form:
        """Stands for the fields of a state that many others share."""
        where = tuple(map(id, rest))
        known = self._rests.get(where)
        if known is None:
            if len(self._rests) > MOST_KEPT:
                self._rests.clear()
            known = self._rests[where] = tuple(map(self.numbers.value, rest)), rest
        return known[0]

    def _lying(self, state: State) -> Hashable:
        """Stands for everything that lies anywhere; states that share their zones share it."""
        known = state.objects.form
        if known is not None and known[0] is self._own and known[1] is state.activated:
            return known[2]
        found = self.numbers.number(self._zones(state))
        state.objects.form = self._own, state.activated, found
        return found

    def _zones(self, state: State) -> Form:
        known = self._piles
        piles = [
            known.get(id(held)) or self._pile(held)
            for (zone, _), held in state.objects.places
            if held and zone is not Zone.DECK
        ]
        binding = [look for pile in piles if pile.bound for look in pile.bound]
        apart = self._apart(state, binding) if binding or state.activated else {}
        bound = [
            tuple(self._rank(state, identity, apart) for identity in (look.about.id, *look.bound)) for look in binding
        ]
        told = [self._told(pile, apart) for pile in piles] if apart else [pile.form for pile in piles]
        return (
            self.numbers.sorted(told),
            self.numbers.sorted(bound),
            self._ordered(state, apart) if any(pile.ordered for pile in piles) else (),
            *(self._orbs(state, player, apart) for player in SEATS),
            *(self._deck(state, player) for player in SEATS),
        )

    def _pile(self, held: tuple[Object, ...]) -> CanonicalPile:
        found = self._piles.get(id(held))
        if found is None:
            if len(self._piles) > MOST_KEPT:
                self._piles.clear()
            looks = tuple([self.look(one) for one in held])
            found = self._piles[id(held)] = CanonicalPile(
                looks,
                self._together([look.number for look in looks]),
                tuple([look for look in looks if look.bound]),
                any(look.ordered for look in looks),
                len({look.base for look in looks}) < 2,
                frozenset([one.id for one in held]),
                held,
            )
        return found

    def _together(self, colours: Iterable[Hashable]) -> Hashable:
        """Stands for several objects, whichever of them came first."""
        return self.numbers.number(self.numbers.sorted(colours))

    def _told(self, pile: CanonicalPile, apart: Colours) -> Hashable:
        """Stands for what one player's part of a zone holds."""
        if pile.identities.isdisjoint(apart):
            return pile.form
        return self._together(apart.get(look.about.id, look.number) for look in pile.looks)

    def _colour(self, state: State, identity: int, apart: Colours) -> Hashable:
        """What stands for an object; all that is no more, or lies in a Deck, is the same."""
        if identity in apart:
            return apart[identity]
        one = state.objects.get(identity)
        return GONE if one is None or one.zone is Zone.DECK else self.look(one).number

    def _rank(self, state: State, identity: int, apart: Colours) -> tuple[Hashable, int]:
        """Which object it is: what stands for it, and how many of those for which the same stands came before it."""
        colour, one = self._colour(state, identity, apart), state.objects.get(identity)
        if one is None or colour == GONE:
            return GONE, 0
        there = (other.id for other in state.objects.of(one.zone, one.holder) if other.timestamp < one.timestamp)
        return colour, sum(self._colour(state, other, apart) == colour for other in there)

    def look(self, one: Object) -> Look:
        """What an object is, whoever it is.

        Arguments:
            one: the object.
        """
        looks, key = self._looks, id(one)
        found = looks.get(key)
        if found is None:
            if len(looks) > MOST_KEPT:
                looks.clear()
            found = looks[key] = self._look(one)
        return found

    def _look(self, one: Object) -> Look:
        bound: list[int] = []
        parts = [self.numbers.plain(held, bound) if held else None for held in _REST_OF_OBJECT(one)]
        base = self.numbers.value(one.base)
        ordered = one.base.changing and one.zone in CHANGING_ZONES
        orders = ordered and any(
            isinstance(ability, Grant) and says(ability.ability, CHANGING) for ability in one.base.abilities
        )
        number = self.numbers.number((base, _PLAIN_OF_OBJECT(one), *parts))
        return Look(number, base, tuple(bound), ordered, orders, one)

    def _apart(self, state: State, binding: Sequence[Look]) -> Colours:
        """Tell objects apart by how often they reacted today, what they are bound to and by what."""
        counts: dict[int, list[Hashable]] = {}
        for (identity, reaction), count in state.activated.items():
            if self._colour(state, identity, {}) != GONE:
                counts.setdefault(identity, []).append(self.numbers.number((self.numbers.value(reaction), count)))
        colours = {
            identity: self.numbers.number((self._colour(state, identity, {}), self.numbers.sorted(found)))
            for identity, found in counts.items()
        }
        for _ in range(2 if binding else 0):
            colours.update(self._told_apart(state, colours, binding))
        return colours

    def _told_apart(self, state: State, colours: Colours, binding: Sequence[Look]) -> Colours:
        by: dict[int, list[Hashable]] = {}
        for look in binding:
            for place, other in enumerate(look.bound):
                if self._colour(state, other, colours) != GONE:
                    by.setdefault(other, []).append((place, self._colour(state, look.about.id, colours)))
        bound = {look.about.id: look.bound for look in binding}
        found: dict[int, Hashable] = {}
        for identity in {*bound, *by}:
            to = tuple(self._colour(state, other, colours) for other in bound.get(identity, ()))
            found[identity] = self.numbers.number(
                (self._colour(state, identity, colours), to, self.numbers.sorted(by.get(identity, ())))
            )
        return found

    def _ordered(self, state: State, apart: Colours) -> tuple[Hashable, ...]:
        """The objects for which it can matter which of them came first, in that order."""
        working = [*state.in_play, *state.of(Zone.LIMBO), *state.of(Zone.ADVENTURE)]
        looks = [self.look(one) for one in working]
        every = any(look.orders for look in looks)
        found = [one for one, look in zip(working, looks, strict=True) if every or look.ordered]
        found.sort(key=BY_TIMESTAMP)
        return tuple(self._rank(state, one.id, apart) for one in found) if len(found) > 1 else ()

    def _orbs(self, state: State, player: int, apart: Colours) -> tuple[Hashable, ...]:
        """The order of a player's Mana Orbs, where it can matter which of them is exhausted first."""
        pile = self._pile(state.objects.of(Zone.MANA, player))
        return () if pile.alike else tuple(apart.get(look.about.id, look.number) for look in pile.looks)

    def _deck(self, state: State, player: int) -> Hashable:
        """A Deck from top to bottom: a card where it is known which one lies there, else the shuffle it belongs to."""
        cards = state.objects.of(Zone.DECK, player)
        found = self._decks.get(id(cards))
        if found is None:
            if len(self._decks) > MOST_KEPT:
                self._decks.clear()
            found = self._decks[id(cards)] = self.numbers.number(self._cards(cards)), cards
        return found[0]

    def _cards(self, cards: tuple[Object, ...]) -> Form:
        shuffles: dict[int, list[Hashable]] = {}
        places: list[Hashable] = []
        for shuffle, part in groupby(cards, BY_SHUFFLE):
            numbers = [self.look(card).number for card in part]
            if shuffle:
                shuffles.setdefault(shuffle, []).extend(numbers)
                places += [(list(shuffles).index(shuffle),)] * len(numbers)
            else:
                places += numbers
        runs = tuple((place, len(list(found))) for place, found in groupby(places))
        return runs, tuple(self.numbers.sorted(found) for found in shuffles.values())


def canonical(state: State) -> Form:
    """The canonical form of a state, as a value that means the same everywhere."""
    return Canon(Numbering(short=False)).form(state)


def interchangeable(canon: Canon, state: State, options: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Objects put together where nothing at all tells them apart: to swap two of them changes nothing.

    Arguments:
        canon: knows their looks.
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
