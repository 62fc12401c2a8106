"""Finds the words that were meant when a word is typed with one or two errors."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from judge.search.vocabulary import CommonSpelling

_SHORTEST = 4
_TWO_ERRORS_FROM = 7
_LONGEST = 40
_SAME_SOUND = 1.2
"""How many errors it counts that a word is written quite differently but sounds the same."""

_TRIED = 60


_SOUNDS = tuple(
    (re.compile(letters), sound)
    for letters, sound in (
        ("que?|ck|c(?![eiyh])", "k"),
        ("ph", "f"),
        ("y", "i"),
        (r"(.)\1", r"\1"),
        ("(?<=..)[ei]*s?$", ""),
    )
)
"""What letters sound like, in both languages."""


@dataclass(frozen=True, slots=True, eq=False)
class SpeltNames:
    """Words that are spelt right whether or not a document holds them, such as those of names.

    Arguments:
        words: each without accents, and as it is spelt.
        others: further ones without accents, which nobody is thought to have meant.
    """

    words: Mapping[str, str] = field(default_factory=dict)
    others: frozenset[str] = frozenset()


NO_NAMES = SpeltNames()


class Speller:
    """Knows the words that can be meant.

    Arguments:
        words: the known words without accents.
        names: words that are known besides.
    """

    def __init__(self, words: Mapping[str, CommonSpelling], names: SpeltNames = NO_NAMES) -> None:
        known = {**{bare: CommonSpelling(spelt, 1) for bare, spelt in names.words.items()}, **words}
        self._words = {word: spelt for word, spelt in known.items() if len(word) > 2 and word.isalpha()}
        self._sounds = {word: _sound(word) for word in self._words}
        self._holding: dict[str, list[str]] = {}
        for word in self._words:
            for pair in _pairs(word):
                self._holding.setdefault(pair, []).append(word)

    def meant(self, typed: str, limit: int = 3) -> list[str]:
        """The known words nearest to an unknown one, best first.

        The first letter must be right if there are two errors or the word is short; what sounds the same is one error.

        Arguments:
            typed: a word without accents.
            limit: how many words at most.
        """
        allowed = errors_allowed(typed)
        if not allowed:
            return []
        shared = Counter(word for pair in _pairs(typed) for word in self._holding.get(pair, ()))
        sound = _sound(typed)
        found: list[tuple[float, str]] = []
        for word, _ in shared.most_common(_TRIED):
            errors: float = distance(typed, word, allowed)
            if self._sounds[word] == sound:
                errors = min(errors, _SAME_SOUND)
            near = errors <= max(allowed, _SAME_SOUND)
            if near and (word[0] == typed[0] or errors < min(2, allowed) or _swapped(typed, word)):
                first = 0.5 if word[0] != typed[0] else 0.0
                popular = min(self._words[word].documents, 200) / 1000
                found.append((errors + first - popular, word))
        found.sort()
        return [word for weight, word in found if weight <= found[0][0] + 0.6][:limit]

    def spelt(self, word: str) -> str:
        """A known word as it is spelt."""
        return self._words[word].text


def errors_allowed(typed: str) -> int:
    """How many errors a word of its length may hold."""
    if not typed.isalpha() or not _SHORTEST <= len(typed) <= _LONGEST:
        return 0
    return 2 if len(typed) >= _TWO_ERRORS_FROM else 1


def distance(one: str, other: str, most: int) -> int:
    """The number of letters added, left out, changed or swapped between two words; more than ``most`` is ``most + 1``.

    Arguments:
        one: a word.
        other: another.
        most: the number beyond which it does not matter.
    """
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    above = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        line = [row]
        for column, against in enumerate(other, 1):
            cost = min(above[column] + 1, line[-1] + 1, above[column - 1] + (letter != against))
            if before and column > 1 and letter == other[column - 2] and one[row - 2] == against:
                cost = min(cost, before[column - 2] + 1)
            line.append(cost)
        if min(line) > most:
            return most + 1
        before, above = above, line
    return min(above[-1], most + 1)


def _sound(word: str) -> str:
    for letters, sound in _SOUNDS:
        word = letters.sub(sound, word)
    return word


def _swapped(typed: str, word: str) -> bool:
    """Whether the first two letters of a word have changed places."""
    return typed[:2] == word[1::-1]


def _pairs(word: str) -> set[str]:
    framed = f"^{word}$"
    return {framed[place : place + 2] for place in range(len(framed) - 1)}
