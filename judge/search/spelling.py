"""Finds the words that were meant when a word is typed with one or two errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from judge.search.vocabulary import CommonSpelling

_SHORTEST = 4
_TWO_ERRORS_FROM = 7
_LONGEST = 40
_TRIED = 60


class Speller:
    """Knows the words that can be meant.

    Arguments:
        words: the known words without accents.
    """

    def __init__(self, words: Mapping[str, CommonSpelling]) -> None:
        self._words = {word: spelt for word, spelt in words.items() if len(word) > 2 and word.isalpha()}
        self._holding: dict[str, list[str]] = {}
        for word in self._words:
            for pair in _pairs(word):
                self._holding.setdefault(pair, []).append(word)

    def meant(self, typed: str, limit: int = 3) -> list[str]:
        """The known words nearest to an unknown one, best first; with two errors the first letter must be right.

        Arguments:
            typed: a word without accents.
            limit: how many words at most.
        """
        allowed = errors_allowed(typed)
        if not allowed:
            return []
        shared = Counter(word for pair in _pairs(typed) for word in self._holding.get(pair, ()))
        found: list[tuple[float, str]] = []
        for word, _ in shared.most_common(_TRIED):
            if abs(len(word) - len(typed)) > allowed:
                continue
            errors = distance(typed, word, allowed)
            if errors <= allowed and (errors < 2 or word[0] == typed[0]):
                first = 0.5 if word[0] != typed[0] else 0.0
                popular = min(self._words[word].documents, 200) / 1000
                found.append((errors + first - popular, word))
        found.sort()
        return [word for weight, word in found if weight <= found[0][0] + 0.6][:limit]


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


def _pairs(word: str) -> set[str]:
    framed = f"^{word}$"
    return {framed[place : place + 2] for place in range(len(framed) - 1)}
