"""Numbers and amounts, written out in either language."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cards.language import symbols, words
from judge.game.ability import (
    Amount,
    Bound,
    Compare,
    CountersOn,
    DifferentMeasures,
    DifferentNames,
    Expeditions,
    FarthestOf,
    HighestStatistic,
    MeasureOf,
    NumberOf,
    Paid,
    Plus,
    RegionsBetween,
    Result,
    Scaled,
    SingleTerrainRegions,
    Times,
    TotalOf,
)
from judge.game.terms import Terrain
from judge.messages import Language


class Unsayable(ValueError):
    """A tree that no card text says."""


ORDINALS: Mapping[int, Mapping[Language, tuple[str, ...]]] = {
    1: {"en": ("first",), "fr": ("premier", "première")},
    2: {"en": ("second",), "fr": ("deuxième", "second", "seconde")},
    3: {"en": ("third",), "fr": ("troisième",)},
    4: {"en": ("fourth",), "fr": ("quatrième",)},
    5: {"en": ("fifth",), "fr": ("cinquième",)},
}
"""Which one of several in a row."""

DEFINED = (
    *(CountersOn, DifferentMeasures, DifferentNames, Expeditions, FarthestOf),
    *(HighestStatistic, MeasureOf, NumberOf),
    *(RegionsBetween, Result, Scaled, SingleTerrainRegions, Times, TotalOf),
)
"""Amounts that a sentence calls X, and says at its end what X is."""


OR_MORE: Mapping[Compare, Mapping[Language, str]] = {
    Compare.AT_LEAST: {"en": "or more", "fr": "ou plus"},
    Compare.AT_MOST: {"en": "or less", "fr": "ou moins"},
}


def number(count: Amount, language: Language, feminine: bool = False) -> str:
    """A number in words.

    Raises:
        Unsayable: the number has no word in the tables.
    """
    if not isinstance(count, int) or not 1 <= count <= len(words.NUMBERS[language]):
        raise Unsayable(count)
    return "une" if language == "fr" and count == 1 and feminine else words.NUMBERS[language][count - 1]


def letter(amount: Amount) -> str:
    """A number in digits, or X where the sentence, or the cost, says what X is.

    Raises:
        Unsayable: no text calls it X.
    """
    if isinstance(amount, Plus):
        return f"{letter(amount.amount)}{amount.number:+d}"
    if isinstance(amount, (Paid, *DEFINED)):
        return "X"
    if not isinstance(amount, int) or not 0 <= amount <= 99:
        raise Unsayable(amount)
    return str(amount)


def total(one: Bound, language: Language) -> str:
    terrain = next((terrain for terrain in Terrain if terrain.value == one.measure.value), None)
    if terrain is not None and one.compare is Compare.AT_MOST and isinstance(one.amount, int):
        symbol = symbols.TERRAINS[terrain]
        if language == "en":
            return f"with total {symbol} of {one.amount} or less"
        return f"avec un total de {one.amount} {symbol} ou moins"
    if one.measure not in words.MEASURES or one.compare is not Compare.AT_MOST or not isinstance(one.amount, int):
        raise Unsayable(one)
    measure = words.MEASURES[one.measure].say(language)
    if language == "en":
        return f"with a total {measure} {{{one.amount}}} or less"
    return f"avec un {measure} total de {{{one.amount}}} ou moins"
