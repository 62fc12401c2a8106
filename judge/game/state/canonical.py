"""Whether two states are the same but for names: their canonical forms, in which identities and timestamps are ranks.

A form holds everything that can still matter and nothing else. The order in which objects came matters in a Deck, among
Mana Orbs of different cards, and among objects whose passive abilities look at it; elsewhere it is forgotten. Objects
that nothing tells apart share a rank's place, whatever their identities.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import fields
from itertools import groupby

from judge.game.ability import CHANGING, Grant, says
from judge.game.state.numbering import MOST_KEPT, Numbering
from judge.game.state.objects import Object
from judge.game.state.state import SEATS, State
from judge.game.state.zones import BY_TIMESTAMP
from judge.game.terms import IN_PLAY, Zone
from judge.game.value import value

APART = ("players", "objects", "clock", "activated", "copies")
"""The fields of a state that its form holds in another way, or that nothing can depend on."""

OWN = ("id", "timestamp", "base", "shuffled", "copy")
"""The fields of an object that its look holds in another way."""

GONE = -1
"""Stands for an object that is no more: nothing can find it again."""

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


@value(frozen=True, slots=True)
class CanonicalPile:
    """What one player's part of a zone holds; states that share it share its looks.

    Arguments:
        colours: what stands for each object, by its identity.
        timestamps: its timestamp.
        binding: the identities of the objects that it is bound to, if there are any.
        ordered: whether it can matter that one of the objects came before another.
        alike: whether all are the same card.
        about: the objects; they stay alive as long as the pile is remembered.
    """

    colours: Mapping[int, Hashable]
    timestamps: Mapping[int, int]
    binding: Mapping[int, tuple[int, ...]]
    ordered: bool
    alike: bool
    about: tuple[Object, ...]


class Canon:
    """Makes canonical forms that can be compared with each other.

    Arguments:
        short: whether parts are replaced by numbers as they are first met: shorter and faster, but forms of different
            canons cannot be compared then.
    """

    def __init__(self, *, short: bool = True) -> None:
        self.numbers = Numbering(short=short)
        self._looks: dict[int, Look] = {}
        self._piles: dict[int, CanonicalPile] = {}
        self._decks: dict[int, tuple[Form, tuple[Object, ...]]] = {}

    def form(self, state: State) -> Form:
        """The canonical form of a state between two units, or within one as far as it shows."""
        colours: dict[int, Hashable] = {}
        timestamps: dict[int, int] = {}
        binding: dict[int, tuple[int, ...]] = {}
        piles = [self._pile(held) for (zone, _), held in state.objects.places if zone is not Zone.DECK]
        for pile in piles:
            colours.update(pile.colours)
            timestamps.update(pile.timestamps)
            binding.update(pile.binding)
        self._colour(state, colours, binding)
        order = sorted(colours, key=lambda identity: (self.numbers.key(colours[identity]), timestamps[identity]))
        rank = {identity: number for number, identity in enumerate(order)}
        bound = tuple(
            (rank[identity], *(rank.get(other, GONE) for other in binding[identity]))
            for identity in (sorted(binding, key=rank.__getitem__) if binding else ())
        )
        return (
            tuple(colours[identity] for identity in order),
            bound,
            self._ordered(state, rank) if any(pile.ordered for pile in piles) else (),
            *(self._orbs(state, player, rank) for player in SEATS),
            *(self._deck(state, player) for player in SEATS),
            *(self.numbers.value(getattr(state, name)) for name in _STATE),
        )

    def _pile(self, held: tuple[Object, ...]) -> CanonicalPile:
        found = self._piles.get(id(held))
        if found is None:
            if len(self._piles) > MOST_KEPT:
                self._piles.clear()
            looks = {one.id: self.look(one) for one in held}
            found = self._piles[id(held)] = CanonicalPile(
                {identity: look.number for identity, look in looks.items()},
                {one.id: one.timestamp for one in held},
                {identity: look.bound for identity, look in looks.items() if look.bound},
                any(look.ordered for look in looks.values()),
                len({self.numbers.value(one.base) for one in held}) < 2,
                held,
            )
        return found

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
        parts = tuple(self.numbers.plain(getattr(one, name), bound) for name in _OBJECT)
        works = one.zone in (*IN_PLAY, Zone.LIMBO)
        ordered = works and any(isinstance(ability, CHANGING) for ability in one.base.abilities)
        orders = ordered and any(
            isinstance(ability, Grant) and says(ability.ability, CHANGING) for ability in one.base.abilities
        )
        return Look(self.numbers.number((self.numbers.value(one.base), *parts)), tuple(bound), ordered, orders, one)

    def _colour(self, state: State, colours: dict[int, Hashable], binding: Mapping[int, tuple[int, ...]]) -> None:
        """Tell objects apart by how often they reacted today, what they are bound to and by what."""
        counts: dict[int, list[Hashable]] = {}
        for (identity, reaction), count in state.activated.items():
            if identity in colours:
                counts.setdefault(identity, []).append(self.numbers.number((self.numbers.value(reaction), count)))
        for identity, found in counts.items():
            colours[identity] = self.numbers.number((colours[identity], tuple(sorted(found, key=self.numbers.key))))
        for _ in range(2 if binding else 0):
            colours.update(self._told_apart(colours, binding))

    def _told_apart(
        self, colours: Mapping[int, Hashable], binding: Mapping[int, tuple[int, ...]]
    ) -> dict[int, Hashable]:
        by: dict[int, list[Hashable]] = {}
        for identity, bound in binding.items():
            for place, other in enumerate(bound):
                if other in colours:
                    by.setdefault(other, []).append((place, colours[identity]))
        found: dict[int, Hashable] = {}
        for identity in {*binding, *by}:
            to = tuple(colours.get(other, GONE) for other in binding.get(identity, ()))
            found[identity] = self.numbers.number(
                (colours[identity], to, tuple(sorted(by.get(identity, ()), key=repr)))
            )
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
        return () if self._pile(orbs).alike else tuple(rank[orb.id] for orb in orbs)

    def _deck(self, state: State, player: int) -> Form:
        """A Deck from top to bottom: a card where it is known which one lies there, else the shuffle it belongs to."""
        cards = state.objects.of(Zone.DECK, player)
        found = self._decks.get(id(cards))
        if found is None:
            if len(self._decks) > MOST_KEPT:
                self._decks.clear()
            found = self._decks[id(cards)] = self._cards(cards), cards
        return found[0]

    def _cards(self, cards: tuple[Object, ...]) -> Form:
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
        return runs, tuple(tuple(sorted(found, key=self.numbers.key)) for found in shuffles.values())


def canonical(state: State) -> Form:
    """The canonical form of a state, as a value that means the same everywhere."""
    return Canon(short=False).form(state)


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
