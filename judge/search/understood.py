"""What a query is looked for by, once it is understood."""

from __future__ import annotations

from judge.law.terms import Term
from judge.search.meanings import MeaningMatch, Other
from judge.search.other_names import Reading
from judge.value import value


@value(frozen=True, slots=True)
class Unit:
    """One thing that is looked for.

    Arguments:
        others: the ways to say it, each with its weight.
        importance: how much it matters.
        light: whether it is a word that stands in every sentence.
    """

    others: tuple[Other, ...]
    importance: float
    light: bool

    @property
    def forms(self) -> frozenset[str]:
        """Every stem by which it is found."""
        return frozenset(form for other in self.others for forms in other.words for form in forms)


@value(frozen=True, slots=True)
class UnderstoodQuery:
    """A query understood.

    Arguments:
        units: what is looked for.
        terms: the terms of the game that it names, each with how much of the query they are.
        corrections: places of words that were mistyped, and what they were taken for.
        sequences: the stems of each quoted phrase.
        renamed: for each quoted phrase, the game's own names for it.
        foreign: its words of another language.
    """

    units: tuple[Unit, ...]
    terms: tuple[tuple[Term, float], ...] = ()
    corrections: tuple[tuple[int, str], ...] = ()
    sequences: tuple[Reading, ...] = ()
    renamed: tuple[tuple[Reading, ...], ...] = ()
    foreign: tuple[MeaningMatch, ...] = ()
