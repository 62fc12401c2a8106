"""What else words can be called: the game's terms in both languages, players' words, everyday words."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

from judge.law.terms import Term
from judge.messages import Language
from judge.search.other_names import Forms, Reading, everyday, foreign_names, key, own_names
from judge.search.tokens import fold
from judge.value import value

LIGHT, ASKING = 0.2, 0.4
"""How much a word counts that stands in every sentence, and one that says what is asked for."""


class Other(NamedTuple):
    """Another way to say something.

    Arguments:
        words: the stems of its words.
        weight: how much it counts.
    """

    words: Reading
    weight: float


@value(frozen=True, slots=True)
class MeaningMatch:
    """Words of a query that have other names.

    Arguments:
        start: the place of the first word.
        length: how many words.
        others: the other ways to say it.
        terms: the terms that are meant, with how surely.
        foreign: whether the words are of another language.
    """

    start: int
    length: int
    others: tuple[Other, ...]
    terms: tuple[tuple[Term, float], ...]
    foreign: bool


@cache
def light_words(language: Language) -> frozenset[str]:
    """The words that stand in every sentence and say little, without accents."""
    table = everyday(language)
    return frozenset(fold(word) for word in (*table["light"].split(), *table["asking"].split()))


class Meanings:
    """The other words for everything, in a reader's language.

    Arguments:
        language: the language of the documents.
        terms: the table of terms.
    """

    def __init__(self, language: Language, terms: Iterable[Term]) -> None:
        self._language = language
        self._terms = tuple(terms)
        self._own = own_names(language, self._terms)
        self._light, self._asking = frozenset(self._own["light"]), frozenset(self._own["asking"])

    @cached_property
    def _foreign(self) -> Mapping[str, Any]:
        """What the terms are called in other languages; a query whose words are all known does not ask for it."""
        return foreign_names(self._language, self._terms)

    def light(self, forms: Forms) -> bool:
        """Whether a word stands in every sentence and says little."""
        return any(form in self._light or form in self._asking for form in forms)

    def share(self, forms: Forms) -> float:
        """How much a word counts by its kind: fully, little, or, when it says what is asked for, in between."""
        if any(form in self._asking for form in forms):
            return ASKING
        return LIGHT if any(form in self._light for form in forms) else 1.0

    def matches(self, query: Sequence[Forms], known: Sequence[bool]) -> list[MeaningMatch]:
        """Every run of words that has another name, the longest from each place.

        Arguments:
            query: the stems of the words of a query.
            known: of each, whether it is surely a word of this language; such words are not read as foreign ones.
        """
        found: list[MeaningMatch] = []
        longest = self._own["longest"]
        if not all(known):
            longest = max(longest, self._foreign["longest"])
        start = 0
        while start < len(query):
            for length in range(min(longest, len(query) - start), 0, -1):
                words = query[start : start + length]
                match = self._match(self._own, words, start)
                if match is None and not all(known[start : start + length]):
                    match = self._match(self._foreign, words, start, foreign=True)
                if match:
                    found.append(match)
                    start += length
                    break
            else:
                start += 1
        return found

    def _match(
        self, names: Mapping[str, Any], query: Sequence[Forms], start: int, foreign: bool = False
    ) -> MeaningMatch | None:
        """What else some words are called, by own or by foreign names; None where they have no other name."""
        named = key(query)
        if named not in names["others"]:
            return None
        others = tuple(Other(tuple(map(tuple, words)), weight) for words, weight in json.loads(names["others"][named]))
        terms = tuple((self._terms[place], sure) for place, sure in json.loads(names["terms"].get(named, "[]")))
        return MeaningMatch(start, len(query), others, terms, foreign)
