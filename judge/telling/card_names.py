"""Which cards a search for anything means by their names: whole or in part, in either language, also in a sentence."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from judge.cards.collection import Collection
from judge.cards.naming import folded
from judge.cards.printed import Printed
from judge.law.book import book, editions
from judge.messages import LANGUAGES
from judge.search.meanings import light_words
from judge.search.spelling import SpeltNames, distance, errors_allowed
from judge.value import value

SHORTEST = 3
"""How many letters a search must have to mean a card by its name."""

LONGEST_NAME = 12
"""How many words a name in a sentence may have."""

_TELLING, _IN_A_SENTENCE = 4, 5
"""How many letters a word that means a card by itself must have, and a whole name in a sentence."""

_WORD = re.compile(r"[^\W_]+")
_JOINING = ("and", "et")

Words = tuple[str, ...]
"""The words of a name or a search without accents, capitals and marks."""


class NamedCards(NamedTuple):
    """The cards that a search can mean.

    Arguments:
        cards: one version of each, the likeliest first.
        sure: whether the first can hardly be mistaken for anything else.
    """

    cards: tuple[Printed, ...]
    sure: bool


@value(frozen=True, slots=True)
class _Name:
    """A name of a card.

    Arguments:
        card: the card's English name.
    """

    words: Words
    card: str


class CardNames:
    """The names of the known cards.

    Arguments:
        collection: the cards.
    """

    def __init__(self, collection: Collection) -> None:
        self._cards: dict[str, Printed] = {}
        names: dict[tuple[str, str], None] = {}
        spelt: dict[str, str] = {}
        for printed in collection.printed:
            if self._cards.setdefault(printed.name["en"], printed) is printed:
                spelt |= {folded(word): word for name in printed.name.values() for word in _WORD.findall(name.lower())}
            names |= {(name, printed.name["en"]): None for name in (*printed.name.values(), printed.number) if name}
        self._names = list(dict.fromkeys(_Name(_words(name), card) for name, card in names))
        collection.print_ahead()
        texts = {text for one in collection.printed for part in (one.text, one.support) for text in part.values()}
        apart = set(_WORD.findall(" ".join(texts).lower()))
        self.spelt = SpeltNames(spelt, frozenset(map(folded, apart)))
        self._whole: dict[Words, list[_Name]] = {}
        self._joined: dict[str, list[_Name]] = {}
        self._holding: dict[str, set[_Name]] = {}
        for name in self._names:
            self._whole.setdefault(name.words, []).append(name)
            self._joined.setdefault("".join(name.words), []).append(name)
            for word in name.words:
                self._holding.setdefault(word, set()).add(name)
        self._sorted = sorted(self._holding)

    def named(self, search: str, most: int, corrected: str | None = None) -> NamedCards:
        """The cards that a search can mean.

        Arguments:
            search: words of a name, or a sentence that holds one.
            most: how many at most.
            corrected: the search without typing errors, when it had some.
        """
        meant = self._named(corrected, most) if corrected else None
        return meant if meant and meant.cards else self._named(search, most)

    def _named(self, search: str, most: int) -> NamedCards:
        asked = _words(search)
        if len("".join(asked)) < SHORTEST:
            return NamedCards((), False)
        exact = self._whole.get(asked) or self._joined.get("".join(asked), [])
        said = [name for run in _runs(asked) for name in self._whole.get(run, ())]
        begun = self._begun(asked)
        told = [card for word in asked if (card := self._told(word)) is not None]
        found = dict.fromkeys((*(name.card for name in (*exact, *said, *begun)), *told))
        cards = tuple(self._cards[card] for card in list(found)[:most])
        if exact or asked in _terms():
            return NamedCards(cards, bool(exact))
        if said:
            whole = said[0].words
            telling = any(self._told(word) is not None for word in whole)
            return NamedCards(cards, telling or (len(whole) > 1 and any(map(_telling, whole))))
        alone = len({name.card for name in begun}) == 1
        run = (
            alone
            and len(asked) > 1
            and max(map(len, asked)) >= _TELLING
            and any(_holds(name.words, asked) for name in begun)
        )
        words = {word for name in self._names if name.card in found for word in name.words} if not begun else ()
        asking = not begun and len(found) == 1 and all(word in _light() or _near(word, words) for word in asked)
        return NamedCards(cards, run or (alone and any(map(_telling, asked))) or asking)

    def _begun(self, asked: Words) -> list[_Name]:
        """The names in which each word of a search begins one, in the order of the cards."""
        holding: set[_Name] | None = None
        for word in asked:
            first, last = bisect_left(self._sorted, word), bisect_left(self._sorted, word + "\U0010ffff")
            names = {name for one in self._sorted[first:last] for name in self._holding[one]}
            holding = names if holding is None else holding & names
            if not holding:
                return []
        return [name for name in self._names if name in holding] if holding else []

    def _told(self, word: str) -> str | None:
        """The one card that a word means by itself."""
        cards = {name.card for name in self._holding.get(word, ())}
        return cards.pop() if len(cards) == 1 and _telling(word) else None


@lru_cache(maxsize=2)
def card_names(collection: Collection) -> CardNames:
    """The names of some cards."""
    return CardNames(collection)


def _words(text: str) -> Words:
    words = tuple(_WORD.findall(folded(text)))
    return tuple(word for word in words if word not in _JOINING) or words


def _runs(words: Words) -> Iterator[Words]:
    """Every stretch of a sentence that can be a name, the longest first."""
    for length in range(min(len(words), LONGEST_NAME), 0, -1):
        for start in range(len(words) - length + 1):
            run = words[start : start + length]
            if len("".join(run)) >= _IN_A_SENTENCE:
                yield run


def _holds(words: Sequence[str], run: Words) -> bool:
    return any(tuple(words[start : start + len(run)]) == run for start in range(len(words)))


def _near(word: str, words: Iterable[str]) -> bool:
    """Whether a word is one of some, give or take a typing error."""
    allowed = errors_allowed(word)
    return any(distance(word, one, allowed) <= allowed for one in words)


def _telling(word: str) -> bool:
    """Whether a word is long enough to mean something by itself, and is none of the rules'."""
    return len(word) >= _TELLING and word not in _common()


@cache
def _terms() -> frozenset[Words]:
    """What the terms of the game are called, also by players."""
    texts = {
        text
        for edition in editions()
        for term in book(edition).terms
        for language in LANGUAGES
        for text in (*term.words(language), *term.players[language])
    }
    return frozenset(map(_words, texts))


@cache
def _light() -> frozenset[str]:
    """The words of every sentence, in both languages."""
    return frozenset(word for language in LANGUAGES for word in light_words(language))


@cache
def _common() -> frozenset[str]:
    """The words of the rules and of their terms."""
    texts = (
        article.text
        for edition in editions()
        for language in LANGUAGES
        for article in book(edition).texts[language].articles.values()
    )
    names = (
        text for edition in editions() for term in book(edition).terms for one in LANGUAGES for text in term.words(one)
    )
    apart = {word for text in (*texts, *names) for word in text.split()}
    return frozenset(_WORD.findall(folded(" ".join(apart))))
