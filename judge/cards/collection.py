"""The cards that are known: shipped, imported, or a scenario’s own; any of their names finds them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache

from judge.cards.card import Card
from judge.cards.card_fields import collector_number
from judge.cards.naming import (
    LONGEST_NAME,
    ambiguous,
    by_name,
    display_name,
    fitting,
    folded,
    marked,
)
from judge.cards.nearest import nearest_names
from judge.cards.own_words import print_ahead
from judge.cards.printed import Printed
from judge.cards.shipped import shipped_cards
from judge.cards.store import imported, stamp
from judge.messages import LANGUAGES, Language, Message, message, pasted
from judge.place import Stamp

_TOKEN = re.compile(r"\[([^\[\]]*\d/\d/\d|[^\[\]]+(?=\] tokens?\b))\]")


class UnknownCard(LookupError):
    """No known card is meant, or more than one.

    Arguments:
        message: what is wrong and what can be written instead.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class Collection:
    """Cards that can be found by id or by name; the abilities of a printed card are read when it is first wanted.

    Arguments:
        printed: the cards, as they are printed.
        imported: more of them, which give way to the others where both have a card of the same name and mark; one that
            is among the others too lends it its printed words.
        own: a scenario's own cards, which win over all others of the same name.

    Attributes:
        own: a scenario's own cards.
        common: the cards without those, which are the same for all scenarios.
    """

    def __init__(self, printed: Iterable[Printed], imported: Iterable[Printed] = (), own: Iterable[Card] = ()) -> None:
        more = {one.id: one for one in imported}
        self._shipped = tuple(one.worded(more.pop(one.id)) if one.id in more else one for one in printed)
        self._imported = tuple(more.values())
        self.own = tuple(own)
        self.common = self
        self._read: dict[str, Card] = {}

    @staticmethod
    def shipped() -> Collection:
        """The cards that come with the program."""
        return _shipped()

    @staticmethod
    def known() -> Collection:
        """The cards that come with the program and those that were imported, as they are at this moment."""
        now = stamp()
        return _known(now) if now is not None else _shipped()

    def __iter__(self) -> Iterator[Card]:
        return iter((*self.own, *map(self.card, self.printed)))

    def __len__(self) -> int:
        return len(self.own) + len(self._shipped) + len(self._imported)

    @property
    def printed(self) -> tuple[Printed, ...]:
        """Every card but a scenario's own, as it is printed: the shipped ones first."""
        return (*self._shipped, *self._imported)

    def is_shipped(self, id_: str) -> bool:
        """Whether a card of an id comes with the program."""
        return id_ in self._shipped_ids

    def card(self, printed: Printed) -> Card:
        """A card of this collection with its abilities; they are read once, by a reader that is loaded when needed."""
        from judge.cards.reading import read_card

        found = self._read.get(printed.id)
        if found is None or found.printed is not printed:
            found = self._read[printed.id] = read_card(printed)
        return found

    def print_ahead(self) -> None:
        """Print the texts of all cards that ship at once, which is quicker than one by one; they may be kept."""
        print_ahead(one.notation for one in self.printed if one.notation is not None and one.is_in_own_words)

    def called(self) -> Iterator[tuple[str, Mapping[Language, str]]]:
        """The id and the names of each printed card that can lie somewhere; tokens go by the names of effects."""
        for printed in self.printed:
            if not printed.is_token:
                yield printed.id, printed.name

    def creating(self) -> Iterator[Card]:
        """Printed cards whose effects may create tokens: for every token that a text names, at least one of them."""
        seen: set[str] = set()
        for printed in self.printed:
            named = printed.notation.tokens() if printed.notation else set(_tokens(printed))
            if not named <= seen:
                seen |= named
                yield self.card(printed)

    def with_cards(self, extra: Iterable[Card]) -> Collection:
        """A collection that also knows these cards, which win over others of the same name."""
        more = Collection(self._shipped, self._imported, (*self.own, *extra))
        more.common = self.common
        more._read, more._numbers = self._read, self._numbers
        more._printed_ids, more._names, more._imported_names = self._printed_ids, self._names, self._imported_names
        return more

    def find(self, name: str) -> Card:
        """The card that a person means.

        Arguments:
            name: its name in either language, with or without accents and marks such as ``(rare)`` or
                ``(rare, Ordis)``, without one the common version or the only one; or its id; or its collector number.

        Raises:
            UnknownCard: no card is meant, or more than one.
        """
        return self._as_card(self.meant(name))

    def meant(self, name: str, nearest: bool = True) -> Card | Printed:
        """What `find` finds, before its abilities are read.

        Arguments:
            name: as for `find`.
            nearest: whether to look for the nearest names where no card is meant, which takes its time.

        Raises:
            UnknownCard: no card is meant, or more than one.
        """
        name = name.strip()[:LONGEST_NAME]
        if (known := self.with_id(name)) is not None:
            return known
        plain, rarity, faction = marked(name)
        own = self._own_plain.get(folded(name), ()) or (
            fitting(self._own_names.get(folded(plain), ()), rarity, faction) if rarity else ()
        )
        if own:
            return own[-1]
        versions: list[Card | Printed] = []
        for names in (self._names, self._imported_names):
            there = names.get(folded(name), ()) or names.get(folded(plain), ())
            found = fitting(there, rarity or "common", faction)
            if not (found or rarity) and len(there) == 1:
                found = there
            if len(found) == 1:
                return found[0]
            if found:
                raise UnknownCard(ambiguous(name, found))
            versions += there
        if not versions:
            raise UnknownCard(self._not_known(plain, nearest))
        known_ones = pasted(*({language: display_name(card, language) for language in LANGUAGES} for card in versions))
        raise UnknownCard(
            message("“{name}” is not among the known versions: {versions}", name=name, versions=known_ones)
        )

    def with_id(self, id_: str) -> Card | Printed | None:
        """The card of an id or a collector number, in capitals or not, also of another printing; None for none.

        Arguments:
            id_: the id, or the number with or without its language.
        """
        known = id_.casefold()
        return self._own_ids.get(known) or self._printed_ids.get(known) or self._numbers.get(collector_number(id_))

    def bearing(self, name: str) -> tuple[Printed, ...]:
        """Every printed card, a token too, that bears a name in either language, or has it as its id or number.

        Arguments:
            name: as for `find`; its mark is not looked at.
        """
        name = name.strip()[:LONGEST_NAME]
        known = self._printed_ids.get(name.casefold()) or self._numbers.get(collector_number(name))
        plain = marked(name)[0]
        there = (names.get(folded(one), ()) for names in (self._names, self._imported_names) for one in (name, plain))
        named = (one for found in there for one in found if isinstance(one, Printed))
        return tuple({one.id: one for one in (known, *named) if one is not None}.values())

    @property
    def forged(self) -> tuple[Card, ...]:
        """The cards among a scenario's own that a visitor made."""
        return tuple(card for card in self.own if card.forged)

    def versions(self, name: str) -> tuple[Printed, ...]:
        """Every printed card that a name can mean, shipped or imported; the common ones where it has no mark.

        Arguments:
            name: as for `find`.

        Raises:
            UnknownCard: no card is meant.
        """
        name = name.strip()[:LONGEST_NAME]
        plain, rarity, faction = marked(name)
        found: list[Printed] = []
        if self.with_id(name) is None:
            for names in (self._names, self._imported_names):
                there = names.get(folded(name), ()) or names.get(folded(plain), ())
                found += [one for one in fitting(there, rarity or "common", faction) if isinstance(one, Printed)]
        if found:
            return tuple(found)
        printed = self.find(name).printed
        return (printed,) if printed is not None else ()

    def _as_card(self, one: Card | Printed) -> Card:
        return self.card(one) if isinstance(one, Printed) else one

    @cached_property
    def _shipped_ids(self) -> frozenset[str]:
        return frozenset(one.id for one in self._shipped)

    @cached_property
    def _printed_ids(self) -> dict[str, Printed]:
        ids: dict[str, Printed] = {}
        for printed in reversed(self.printed):
            ids.update(dict.fromkeys(map(str.casefold, printed.printings), printed))
        ids.update((printed.id.casefold(), printed) for printed in self.printed)
        return ids

    @cached_property
    def _numbers(self) -> dict[str, Printed]:
        return {printed.number: printed for printed in reversed(self.printed) if printed.number}

    @cached_property
    def _own_ids(self) -> dict[str, Card]:
        return {card.id.casefold(): card for card in self.own}

    @cached_property
    def _names(self) -> dict[str, tuple[Card | Printed, ...]]:
        return by_name(self._shipped)

    @cached_property
    def _imported_names(self) -> dict[str, tuple[Card | Printed, ...]]:
        chiefs = {id_: one for one in (*self._imported, *self._shipped) for id_ in one.printings}
        return by_name(one for one in self._imported if one.id not in chiefs or not one.is_printing_of(chiefs[one.id]))

    @cached_property
    def _own_names(self) -> dict[str, tuple[Card | Printed, ...]]:
        return by_name(self.own)

    @cached_property
    def _own_plain(self) -> dict[str, tuple[Card | Printed, ...]]:
        """A scenario's own cards that go by their names alone; a unique card needs its mark."""
        return by_name(card for card in self.own if card.id in card.name.values())

    def _not_known(self, name: str, nearest: bool) -> Message:
        if not nearest:
            return message("no card is called “{name}”", name=name)
        near = nearest_names(name, {**self._imported_names, **self._names, **self._own_names})
        if near is None:
            return message("no card is called “{name}”", name=name)
        return message("no card is called “{name}”; did you mean {names}?", name=name, names=near)


def _tokens(printed: Printed) -> list[str]:
    """The tokens that a printed text names."""
    return _TOKEN.findall(printed.text["en"] + printed.support["en"])


@cache
def _shipped() -> Collection:
    return Collection(shipped_cards())


@lru_cache(maxsize=1)
def _known(now: Stamp) -> Collection:
    return Collection(_shipped().printed, imported())
