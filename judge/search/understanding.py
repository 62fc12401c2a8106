"""Understands queries: for each of their words, the ways to say it and how much it matters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from judge.law.terms import Term
from judge.messages import Language
from judge.search.analysis import stems
from judge.search.meanings import MeaningMatch, Meanings, Other, light_words
from judge.search.other_names import Forms, Reading
from judge.search.query import Query
from judge.search.spelling import NO_NAMES, Speller, SpeltNames, distance
from judge.search.tokens import fold
from judge.search.understood import UnderstoodQuery, Unit
from judge.search.vocabulary import Vocabulary

_LESS_SURE = (0.7, 0.5)
_SHORTEST_PREFIX = 4
_AGAIN, _ONCE = ("re", "r"), 0.8
"""How words begin, in both languages, that say that something is done once more, and how much doing it counts."""

_OTHER_FORM = 0.5
"""How much a word is known of which only other forms are."""

_OTHER_TERM = 0.8
"""How much a term counts that a word only resembles, where it is the very name of another one."""

_TOGETHER = 0.4
"""How much light words count that have another name together, by what that name counts."""


@dataclass
class Understanding:
    """Understands queries in one language.

    Arguments:
        language: the language of the documents.
        vocabulary: their words.
        meanings: other words for the same.
    """

    language: Language
    vocabulary: Vocabulary
    meanings: Meanings
    _speller: tuple[SpeltNames, Speller] | None = field(default=None, init=False)

    def knows(self, forms: Forms) -> bool:
        """Whether a document holds the word."""
        return any(form in self.vocabulary for form in forms)

    def _own(self, readings: Sequence[Forms]) -> list[bool]:
        """Of each word, whether it is surely one of this language."""
        return [any(not self.vocabulary.barely(form) for form in forms) for forms in readings]

    def known(self, asked: Query) -> list[float]:
        """Of each word, how well it is known: fully in the documents or the table of terms, half in other forms."""
        readings = [stems(word.spelt, self.language) for word in asked.words]
        spelt = self.vocabulary.words
        known = [
            (1.0 if word.text in spelt else _OTHER_FORM) if self.knows(forms) else 0.0
            for word, forms in zip(asked.words, readings, strict=True)
        ]
        for match in self.meanings.matches(readings, self._own(readings)):
            known[match.start : match.start + match.length] = [1.0] * match.length
        return known

    def knowledge(self, asked: Query) -> float:
        """Which part of the words it knows."""
        known = self.known(asked)
        return sum(known) / len(known) if known else 0.0

    def mistyped(self, asked: Query, names: SpeltNames = NO_NAMES) -> Iterator[str]:
        """The words that it does not know and that are one error away from one that it knows, without accents.

        Arguments:
            names: words that are spelt right besides.
        """
        speller = self.speller(names)
        for word, known in zip(asked.words, self.known(asked), strict=True):
            if not known and any(distance(word.text, one, 1) == 1 for one in speller.meant(word.text)):
                yield word.text

    def understand(
        self,
        asked: Query,
        prefix: bool = False,
        others: Sequence[Understanding] = (),
        names: SpeltNames | None = NO_NAMES,
    ) -> UnderstoodQuery:
        """What a query looks for.

        Arguments:
            prefix: whether its last word may still be unfinished.
            others: those of other editions; a word that one of them knows is not mistyped.
            names: words that are not mistyped either; None takes every word as it is typed.
        """
        readings: list[Forms] = [stems(word.spelt, self.language) for word in asked.words]
        more: dict[int, tuple[Other, ...]] = {}
        corrections: list[tuple[int, str]] = []
        matches = self.meanings.matches(readings, self._own(readings))
        named = {place for match in matches for place in _places(match)}
        for place, word in enumerate(asked.words):
            last = prefix and place == len(asked.words) - 1
            if last:
                more[place] = tuple(self._starting(word.text))
            known = self.knows(readings[place])
            if names is None or more.get(place) or (place in named and not known):
                continue
            meant = self._meant(place, asked, readings[place], others, names)
            if meant is None:
                more[place] = tuple(self._starting(word.text))
            elif meant:
                readings[place] = stems(meant[0], self.language)
                corrections.append((place, meant[0]))
                more[place] = tuple(
                    Other((stems(text, self.language),), weight)
                    for text, weight in zip(meant[1:], _LESS_SURE, strict=False)
                )
            elif not known:
                more[place] = tuple(self._done_again(word.text))
        if corrections:
            matches = self.meanings.matches(readings, self._own(readings))
        units = tuple(
            self._named(unit) if place in asked.named else unit for place, unit in self._units(readings, more, matches)
        )
        return UnderstoodQuery(
            units,
            tuple(self._terms(asked, dict(corrections), readings, matches)),
            tuple(corrections),
            tuple(tuple(readings[first:after]) for first, after in asked.phrases),
            tuple(self._renamed(asked, matches)),
            tuple(match for match in matches if match.foreign),
        )

    def _meant(
        self, place: int, asked: Query, forms: Forms, others: Sequence[Understanding], names: SpeltNames
    ) -> list[str] | None:
        """What a mistyped word was meant to be, best first; none if it is right, None if it is only unfinished."""
        typed = asked.words[place].text
        known = (self, *others)
        if typed in names.words or typed in names.others or typed in light_words(self.language):
            return []
        if any(typed in one.vocabulary.words for one in known):
            return []
        if self.knows(forms):
            return self._disguised(typed, forms, names)
        if any(other.known(asked)[place] for other in others):
            return []
        if len(typed) >= _SHORTEST_PREFIX and self.vocabulary.starting_with(typed):
            return None
        speller = self.speller(names)
        return [speller.spelt(one) for one in speller.meant(typed)]

    def _disguised(self, typed: str, forms: Forms, names: SpeltNames) -> list[str]:
        """What a mistyped word was meant to be whose stem is known: a term rather than a light word, or a name."""
        light = self.meanings.light(forms)
        speller = self.speller(names)
        for one in speller.meant(typed):
            own = stems(speller.spelt(one), self.language)
            name = one in names.words and own[0] == forms[0] and typed not in (f"{one}s", f"{one}x")
            term = light and any(match.terms for match in self.meanings.matches([own], [True]))
            if (name or term) and distance(typed, one, 1) == 1:
                return [speller.spelt(one)]
        return []

    def speller(self, names: SpeltNames = NO_NAMES) -> Speller:
        """Knows what mistyped words mean.

        Arguments:
            names: words that it knows besides those of the documents.
        """
        if self._speller is None or self._speller[0] is not names:
            self._speller = names, Speller(self.vocabulary.words, names)
        return self._speller[1]

    def _starting(self, letters: str) -> Iterator[Other]:
        for word in self.vocabulary.starting_with(letters):
            if word != letters:
                yield Other((stems(self.vocabulary.words[word].text, self.language),), 0.8)

    def _done_again(self, typed: str) -> Iterator[Other]:
        """A word that only says that something is done once more, as the word for doing it."""
        for prefix in _AGAIN:
            once = typed.removeprefix(prefix)
            forms = stems(once, self.language)
            if once != typed and len(once) >= _SHORTEST_PREFIX and self.knows(forms):
                yield Other((forms,), _ONCE)

    def weigh(self, forms: Forms) -> float:
        """How much a word says."""
        return self.meanings.share(forms) * self._rarity(forms)

    def _rarity(self, forms: Forms) -> float:
        return max(self.vocabulary.rarity(form) for form in forms)

    def _units(
        self, readings: Sequence[Forms], more: dict[int, tuple[Other, ...]], matches: Sequence[MeaningMatch]
    ) -> Iterator[tuple[int, Unit]]:
        """What is looked for, each with the place of its first word."""
        named = {place: match for match in matches if match.others for place in _places(match)}
        place = 0
        while place < len(readings):
            forms, match = readings[place], named.get(place)
            own = Other((forms,), 1.0)
            if match is None:
                yield place, self._unit((own, *more.get(place, ())))
            elif self._heavy(readings, match):
                light = self.meanings.light(forms)
                yield place, self._unit((own, *more.get(place, ()), *(() if light else match.others)))
            else:
                whole = tuple(readings[match.start : match.start + match.length])
                yield place, self._concept((Other(whole, 1.0), *more.get(place, ()), *match.others))
                place += match.length - 1
            place += 1

    def _heavy(self, readings: Sequence[Forms], match: MeaningMatch) -> bool:
        """Whether a word of a match says something by itself."""
        words = [readings[place] for place in _places(match)]
        return any(self.knows(forms) and not self.meanings.light(forms) for forms in words)

    def _unit(self, others: tuple[Other, ...]) -> Unit:
        own = others[0].words[0]
        importance, light = self.weigh(own), self.meanings.light(own)
        if not light and not self.knows(own):
            importance = self._best(others[1:]) or importance
        return Unit(others, importance, light)

    def _named(self, unit: Unit) -> Unit:
        """A word that is asked about by itself: it counts fully, also where it stands in every sentence."""
        if not unit.light:
            return unit
        return Unit(unit.others, self._rarity(unit.others[0].words[0]), False)

    def _concept(self, others: tuple[Other, ...]) -> Unit:
        """Words that say something only together, or that no document holds."""
        own, best = others[0].words, self._best(others[1:])
        if not best:
            return Unit(others, sum(map(self.weigh, own)), all(map(self.meanings.light, own)))
        light = all(map(self.meanings.light, own))
        return Unit(others, _TOGETHER * best if light else best, light and len(own) == 1)

    def _best(self, others: Sequence[Other]) -> float:
        said = [other for other in others if any(map(self.knows, other.words))]
        return max((max(map(self.weigh, other.words)) for other in said), default=0.0)

    @staticmethod
    def _renamed(asked: Query, matches: Sequence[MeaningMatch]) -> Iterator[tuple[Reading, ...]]:
        for first, after in asked.phrases:
            whole = [match for match in matches if (match.start, match.start + match.length) == (first, after)]
            yield tuple(other.words for match in whole if match.terms for other in match.others)

    def _terms(
        self, asked: Query, corrected: Mapping[int, str], readings: Sequence[Forms], matches: Sequence[MeaningMatch]
    ) -> Iterator[tuple[Term, float]]:
        typed = [fold(corrected.get(place, word.text)) for place, word in enumerate(asked.words)]
        weights = [
            self._rarity(forms) if place in asked.named else self.weigh(forms) for place, forms in enumerate(readings)
        ]
        whole = sum(weights) or 1.0
        for match in matches:
            share = sum(weights[match.start : match.start + match.length]) / whole
            name = " ".join(typed[match.start : match.start + match.length])
            exact = [any(fold(text) == name for text in term.words(self.language)) for term, _ in match.terms]
            for (term, sure), one in zip(match.terms, exact, strict=True):
                yield term, share * sure * (1.0 if one or not any(exact) else _OTHER_TERM)


def _places(match: MeaningMatch) -> range:
    return range(match.start, match.start + match.length)
