"""The cards of a collection as sets of bits: one for each word and each value, so that a query only joins sets."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from functools import cached_property, lru_cache

from judge.cards.collection import Collection
from judge.cards.naming import folded
from judge.cards.playing import unplayable
from judge.cards.printed import Printed
from judge.cards.search.fields import NUMBERS, every_word, words_of
from judge.game.edition import Edition
from judge.messages import LANGUAGES

Cards = int
"""Some of the cards of an index: the bit of each that is among them is set."""

NEAR = 3
"""How many words are offered where one is not known."""

_WORD = re.compile(r"\{\w+\}|\w+")
_IDLE = re.compile(r"[#\[\]]")


def words_in(text: str) -> list[str]:
    """The words of a text as they are looked for; a symbol is a word."""
    return _WORD.findall(folded(text))


class WordIndex:
    """Which texts hold which words.

    Arguments:
        texts: those of each card.
    """

    def __init__(self, texts: Iterable[Iterable[str]]) -> None:
        self._texts: list[str] = []
        found: defaultdict[str, set[int]] = defaultdict(set)
        for place, parts in enumerate(texts):
            said = [words_in(text) for text in parts]
            self._texts.append(" | ".join(f" {' '.join(one)} " for one in said))
            for one in said:
                for word in one:
                    found[word].add(place)
        self._words = {word: _joined(places) for word, places in found.items()}
        self._sorted = sorted(self._words)

    def holding(self, words: list[str]) -> Cards:
        """The cards one of whose texts holds some words behind each other, the last of which may go on.

        Arguments:
            words: the words; without any, no card holds them.
        """
        if not words:
            return 0
        there = self._beginning(words[-1])
        for word in words[:-1]:
            there &= self._words.get(word, 0)
        if len(words) == 1:
            return there
        phrase = f" {' '.join(words)}"
        return _joined(place for place in places_of(there) if phrase in self._texts[place])

    def _beginning(self, word: str) -> Cards:
        """The cards that hold a word that begins so."""
        found, place = 0, bisect_left(self._sorted, word)
        while place < len(self._sorted) and self._sorted[place].startswith(word):
            found |= self._words[self._sorted[place]]
            place += 1
        return found


class CardIndex:
    """What can be asked of the cards of a collection; the cards stand in it by name.

    Arguments:
        collection: the cards.
    """

    def __init__(self, collection: Collection) -> None:
        self._collection = collection
        self.printed = tuple(sorted(collection.printed, key=lambda one: (folded(one.name["en"]), one.id)))
        self.all: Cards = (1 << len(self.printed)) - 1
        self._values: dict[str, dict[str, Cards]] = {}
        self._numbers: dict[str, dict[int, Cards]] = {}
        self._properties: dict[tuple[str, str], Cards] = {}

    def cards(self, found: Cards) -> tuple[Printed, ...]:
        """Cards as they are printed, by name."""
        return tuple(self.printed[place] for place in places_of(found))

    @cached_property
    def names(self) -> WordIndex:
        """The words of the names."""
        return WordIndex(dict.fromkeys(one.name.values()) for one in self.printed)

    @cached_property
    def numbers(self) -> WordIndex:
        """The words of the identifiers and the collector numbers."""
        return WordIndex((one.id, one.number, *one.printings) for one in self.printed)

    @cached_property
    def texts(self) -> WordIndex:
        """The words of the abilities, in both languages."""
        self._collection.print_ahead()
        return WordIndex(
            [_IDLE.sub("", part[language]) for part in (one.text, one.support) for language in LANGUAGES]
            for one in self.printed
        )

    def valued(self, key: str, word: str) -> Cards:
        """The cards that a field of words calls so; where it calls none so, those whose words begin so.

        Arguments:
            key: the field.
            word: as it is looked for.

        Raises:
            LookupError: it calls nothing so; the arguments are words that are near.
        """
        known = self._words_of(key)
        if word in known:
            return known[word]
        begun = [cards for name, cards in known.items() if name.startswith(word)]
        if not begun:
            raise LookupError(*get_close_matches(word[:40], known, NEAR))
        return _united(begun)

    def numbered(self, key: str, fits: Callable[[int], bool]) -> Cards:
        """The cards whose number of a field fits.

        Arguments:
            key: the field.
            fits: whether a number does.
        """
        return _united(cards for number, cards in self._numbers_of(key).items() if fits(number))

    def compared(self, key: str, other: str, fits: Callable[[int, int], bool]) -> Cards:
        """The cards whose numbers of two fields stand to each other so.

        Arguments:
            key: one field.
            other: the other field.
            fits: whether two numbers do.
        """
        there = self._numbers_of(other).items()
        return _united(
            cards & others
            for number, cards in self._numbers_of(key).items()
            for second, others in there
            if fits(number, second)
        )

    def being(self, name: str, edition: Edition) -> Cards:
        """The cards that are something, one of `PROPERTIES`.

        Arguments:
            name: what they are.
            edition: the edition by which it is asked what is played.
        """
        key = (name, edition.name if name == "played" else "")
        if key not in self._properties:
            self._properties[key] = _joined(
                place for place, one in enumerate(self.printed) if self._is(one, name, edition)
            )
        return self._properties[key]

    def _is(self, printed: Printed, name: str, edition: Edition) -> bool:
        if name == "shifted":
            return printed.faction not in ("", printed.home_faction)
        card = self._collection.card(printed)
        return card.declined is None if name == "understood" else unplayable(card, edition) is None

    def _words_of(self, key: str) -> dict[str, Cards]:
        if key not in self._values:
            self._collection.print_ahead()
            found: dict[str, set[int]] = {folded(word): set() for word in every_word(key)}
            for place, card in enumerate(self.printed):
                for name in words_of(key, card):
                    found.setdefault(folded(name), set()).add(place)
            self._values[key] = {name: _joined(found[name]) for name in sorted(found)}
        return self._values[key]

    def _numbers_of(self, key: str) -> dict[int, Cards]:
        if key not in self._numbers:
            found: defaultdict[int, set[int]] = defaultdict(set)
            for place, card in enumerate(self.printed):
                number = NUMBERS[key](card)
                if number is not None:
                    found[number].add(place)
            self._numbers[key] = {number: _joined(places) for number, places in found.items()}
        return self._numbers[key]


@lru_cache(maxsize=2)
def index_of(collection: Collection) -> CardIndex:
    """The index of a collection; it is made once."""
    return CardIndex(collection)


def places_of(found: Cards) -> Iterator[int]:
    """The places of some cards in their index."""
    bits = bin(found)
    last, place = len(bits) - 1, bits.rfind("1")
    while place > 1:
        yield last - place
        place = bits.rfind("1", 0, place)


def _joined(places: Iterable[int]) -> Cards:
    found = 0
    for place in places:
        found |= 1 << place
    return found


def _united(sets: Iterable[Cards]) -> Cards:
    found = 0
    for one in sets:
        found |= one
    return found
