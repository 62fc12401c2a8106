"""What else words can be called: the game's terms in both languages, players' words, everyday words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

from judge.law.terms import Term
from judge.messages import LANGUAGES, Language
from judge.search.analysis import stems
from judge.search.tokens import fold, words
from judge.tables import read_toml

Forms = tuple[str, ...]
"""The stems of one word."""

Reading = tuple[Forms, ...]
"""The stems of the words of a text."""

LIGHT, ASKING = 0.2, 0.4
"""How much a word counts that stands in every sentence, and one that says what is asked for."""

NAME, PLAYERS, EVERYDAY = 1.0, 0.9, 0.65
"""How much another word for the same thing counts."""


class Other(NamedTuple):
    """Another way to say something.

    Arguments:
        words: the stems of its words.
        weight: how much it counts.
    """

    words: Reading
    weight: float


@dataclass(frozen=True, slots=True)
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


def light_words(language: Language) -> frozenset[str]:
    """The words that stand in every sentence and say little, without accents."""
    everyday = _everyday(language)
    return frozenset(fold(word) for word in (*everyday["light"].split(), *everyday["asking"].split()))


@cache
def _everyday(language: Language) -> Mapping[str, Any]:
    path = Path(__file__).parent / "everyday" / f"{language}.toml"
    return read_toml(path.read_text(encoding="utf-8"))


class Meanings:
    """The other words for everything, in a reader's language.

    Arguments:
        language: the language of the documents.
        terms: the table of terms.
    """

    def __init__(self, language: Language, terms: Iterable[Term]) -> None:
        self._language = language
        self._terms = tuple(terms)
        self._own = _Table()
        everyday = _everyday(language)
        self._light = {stem for text in everyday["light"].split() for stem in stems(text, language)}
        self._asking = {stem for text in everyday["asking"].split() for stem in stems(text, language)}
        for group in everyday["same"]:
            self._same([self._read(text, language) for text in group])
        for term in self._terms:
            self._name(self._own, term, language)

    @cached_property
    def _foreign(self) -> _Table:
        """What the terms are called in other languages; a query whose words are all known does not ask for it."""
        table = _Table()
        for term in self._terms:
            for language in LANGUAGES:
                if language != self._language:
                    self._name(table, term, language)
        return table

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
        longest = self._own.longest if all(known) else max(self._own.longest, self._foreign.longest)
        start = 0
        while start < len(query):
            for length in range(min(longest, len(query) - start), 0, -1):
                key = tuple(forms[0] for forms in query[start : start + length])
                match = self._own.match(key, start)
                if match is None and not all(known[start : start + length]):
                    match = self._foreign.match(key, start, foreign=True)
                if match:
                    found.append(match)
                    start += length
                    break
            else:
                start += 1
        return found

    def _same(self, readings: Sequence[Reading]) -> None:
        for one in readings:
            for other in readings:
                self._own.add(one, other, EVERYDAY)

    def _name(self, table: _Table, term: Term, language: Language) -> None:
        """Enter what a term is called in a language."""
        name = self._read(term.name[self._language], self._language)
        for texts, weight in (
            ((term.name[language], *term.forms[language]), NAME),
            (term.players[language], PLAYERS),
        ):
            for text in texts:
                for reading in {self._read(text, one) for one in {language, self._language}}:
                    table.add(reading, name, weight, term)

    @staticmethod
    def _read(text: str, language: Language) -> Reading:
        return tuple(stems(word.spelt, language) for word in words(text, language))


class _Table:
    """Other names by the stems of the words that have them."""

    def __init__(self) -> None:
        self._others: dict[tuple[str, ...], dict[Reading, float]] = {}
        self._terms: dict[tuple[str, ...], dict[str, tuple[Term, float]]] = {}
        self.longest = 1

    def add(self, reading: Reading, other: Reading, weight: float, term: Term | None = None) -> None:
        key = tuple(forms[0] for forms in reading)
        if not key:
            return
        self.longest = max(self.longest, len(key))
        others = self._others.setdefault(key, {})
        if other and tuple(forms[0] for forms in other) != key:
            others[other] = max(weight, others.get(other, 0.0))
        if term:
            terms = self._terms.setdefault(key, {})
            _, before = terms.get(term.name["en"], (term, 0.0))
            terms[term.name["en"]] = (term, max(weight, before))

    def match(self, key: tuple[str, ...], start: int, foreign: bool = False) -> MeaningMatch | None:
        if key not in self._others:
            return None
        others = tuple(Other(other, weight) for other, weight in self._others[key].items())
        return MeaningMatch(start, len(key), others, tuple(self._terms.get(key, {}).values()), foreign)
