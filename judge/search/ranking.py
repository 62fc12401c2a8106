"""Puts the documents that Whoosh found in their order: how much of the query each holds, says or answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from judge.search.understood import Unit
from judge.search.view import DocumentView, StemmedLine
from judge.value import value


@value(frozen=True, slots=True)
class Weights:
    """How much each sign counts.

    Arguments:
        found: Whoosh's own score, compared with the best.
        covered: the part of the query that stands anywhere in the document.
        said: the part of the query that stands in its own text.
        answered: how well one of its questions fits the query.
        again: how well another one fits.
        titled: how well a title or a defined name fits the query.
        near: whether words that stand together in the query stand together in the text.
        defined: whether it defines a term of the query.
        kin: how many articles of its section are found with it.
    """

    found: float = 1.0
    covered: float = 0.8
    said: float = 0.8
    answered: float = 2.2
    again: float = 0.4
    titled: float = 0.4
    near: float = 0.4
    defined: float = 1.3
    kin: float = 0.2


WEIGHTS = Weights()
_NEAR = 4
_HALF = 0.5
"""How much it counts that some but not all words of another way to say something are there."""

_TERSE = 0.5
"""How much it counts that a question holds little else than the query."""


@value(frozen=True, slots=True)
class Signs:
    """What speaks for a document; each from 0 to 1, named as in `Weights`."""

    found: float
    covered: float
    said: float
    answered: float
    titled: float
    near: float
    defined: float
    again: float = 0.0
    kin: float = 0.0
    question: int = -1

    def score(self, weights: Weights = WEIGHTS) -> float:
        """All signs in one number."""
        return (
            weights.found * self.found
            + weights.covered * self.covered
            + weights.said * self.said
            + weights.answered * self.answered
            + weights.again * self.again
            + weights.titled * self.titled
            + weights.near * self.near
            + weights.defined * self.defined
            + weights.kin * self.kin
        )


class Ranking:
    """Compares documents with one query.

    Arguments:
        units: what is looked for.
    """

    def __init__(self, units: Sequence[Unit]) -> None:
        self._stems = frozenset(form for unit in units for form in unit.forms)
        self._whole = sum(unit.importance for unit in units) or 1.0
        self._ways = [_Ways.of(unit) for unit in units]
        self._parts: dict[frozenset[str], float] = {}
        self._telling = [unit for unit in units if not unit.light]
        self._paired = sum(one.importance + other.importance for one, other in pairwise(self._telling))

    def signs(self, view: DocumentView, found: float, defined: float, kin: float = 0.0) -> Signs:
        """What speaks for a document.

        Arguments:
            found: Whoosh's score as a part of the best one.
            defined: how much of the query are terms that it defines.
            kin: how many articles of its section are found with it, as a part of those that count.
        """
        question, answered, again = self._best(view.questions)
        _, titled, _ = self._best(view.titles)
        present = self._stems.intersection(view.stems)
        return Signs(
            found=found,
            covered=self._part(present),
            said=self._part(self._stems.intersection(view.text)),
            answered=answered,
            again=again,
            titled=titled**2,
            near=self._near(view, present),
            defined=defined**2,
            kin=kin,
            question=question,
        )

    def _part(self, present: frozenset[str]) -> float:
        """The part of the query that some of its stems are; the same few come again and again."""
        part = self._parts.get(present)
        if part is None:
            held = sum([ways.importance * ways.held(present) for ways in self._ways]) if present else 0.0
            part = self._parts[present] = held / self._whole
        return part

    def _best(self, lines: Sequence[StemmedLine]) -> tuple[int, float, float]:
        """The place of the line that fits best, how well it fits, and how well the next best does."""
        best, again, place = 0.0, 0.0, -1
        for at, line in enumerate(lines):
            present = self._stems.intersection(line.stems)
            if not present or not line.total:
                continue
            part = self._part(present)
            if part <= again:
                continue
            own = sum(weight for forms, weight in line.words if not present.isdisjoint(forms)) / line.total
            fit = part * (1 - _TERSE + _TERSE * own)
            if fit > best:
                best, again, place = fit, best, at
            elif fit > again:
                again = fit
        return place, best, again

    def _near(self, view: DocumentView, present: frozenset[str]) -> float:
        if not self._paired:
            return 0.0
        places = [[place for form in unit.forms & present for place in view.places(form)] for unit in self._telling]
        held = sum(
            one.importance + other.importance
            for (one, other), (left, right) in zip(pairwise(self._telling), pairwise(places), strict=True)
            if _close(left, right)
        )
        return held / self._paired


@value(frozen=True, slots=True)
class _Ways:
    """The ways to say a unit, the surest first."""

    importance: float
    ways: tuple[tuple[tuple[frozenset[str], ...], float], ...]

    @classmethod
    def of(cls, unit: Unit) -> _Ways:
        others = sorted(unit.others, key=lambda other: -other.weight)
        return cls(unit.importance, tuple((tuple(map(frozenset, words)), weight) for words, weight in others))

    def held(self, stems: frozenset[str]) -> float:
        best = 0.0
        for words, weight in self.ways:
            if weight <= best:
                break
            if len(words) == 1:
                best = best if stems.isdisjoint(words[0]) else weight
                continue
            held = sum([1 for forms in words if not stems.isdisjoint(forms)]) / len(words)
            best = max(best, weight * (held if held == 1 else _HALF * held))
        return best


def _close(one: Sequence[int], other: Sequence[int]) -> bool:
    return any(0 < abs(right - left) <= _NEAR for left in one for right in other)
