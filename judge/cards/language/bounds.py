"""Bounds on numbers of objects, written behind the nouns in either language: "with Hand Cost {3} or less"."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.cards.language import symbols, words
from judge.cards.language.amounts import OR_MORE, Unsayable, letter, number
from judge.game.ability import (
    Bound,
    Compare,
    CountersOn,
    It,
    Kind,
    Me,
    Measure,
    MeasureOf,
    NumberOf,
    Phrase,
    Plus,
    Some,
    Whose,
)
from judge.game.terms import Terrain, Type
from judge.messages import Language

FIXED: Mapping[Bound, Mapping[Language, str]] = {
    Bound(Measure.A_BASE_STATISTIC, Compare.EQUAL, 0): {
        "en": "with a base statistic of 0",
        "fr": "avec une stat de base 0",
    },
    Bound(Measure.COUNTERS, Compare.AT_LEAST, 1): {"en": "with counters", "fr": "avec des compteurs"},
    Bound(Measure.COUNTERS, Compare.AT_MOST, 0): {"en": "with no counters", "fr": "sans compteurs"},
}
"""Bounds that have words of their own."""

EXACT_OR_MORE = (*OR_MORE, Compare.EQUAL)

THAN_MINE: Mapping[Compare, Mapping[Language, str]] = {
    Compare.AT_MOST: {"en": "less than or equal to", "fr": "inférieur ou égal"},
    Compare.AT_LEAST: {"en": "greater than or equal to", "fr": "supérieur ou égal"},
    Compare.LESS: {"en": "lower than", "fr": "inférieur"},
    Compare.MORE: {"en": "higher than", "fr": "supérieur"},
    Compare.EQUAL: {"en": "equal to", "fr": "égal"},
}
"""How the cost of something stands to that of the bearer, or of what was sacrificed."""

Held = Callable[[NumberOf | Phrase], str]
"""Writes what a bound holds: what is counted, or the object with which it compares."""


def bound(one: Bound, language: Language, held: Held, targets: int = 0) -> str:
    """A bound on a number, after the nouns.

    Arguments:
        held: writes what the bound holds.
        targets: how many types of targets it bounds; 0 where it bounds no targets.

    Raises:
        Unsayable: no card text says it.
    """
    if one in FIXED:
        return FIXED[one][language]
    if one.measure is Measure.BOOSTS and isinstance(one.amount, int) and one.amount > 1:
        return _boosts(one, one.amount, language)
    said = _statistics(one, language, held) or _one_statistic(one, language)
    if said:
        return said
    if one.measure not in words.MEASURES:
        raise Unsayable(one)
    measure = words.MEASURES[one.measure].say(language)
    return _compared_cost(one, measure, language, held) or _cost(one, measure, language, targets)


def _boosts(one: Bound, count: int, language: Language) -> str:
    """ "with two or more boosts"."""
    said = number(count, language)
    if one.compare is Compare.AT_LEAST:
        return f"with {said} or more boosts" if language == "en" else f"avec au moins {said} boosts"
    if one.compare is Compare.AT_MOST:
        return f"with {said} or fewer boosts" if language == "en" else f"avec au plus {said} boosts"
    raise Unsayable(one)


def _statistics(one: Bound, language: Language, held: Held) -> str:
    """ "with no statistic over 2", "with a statistic of 3 or more"; "" where it is no such bound."""
    english = language == "en"
    if one.measure is Measure.EVERY_STATISTIC and one.compare is Compare.AT_MOST:
        if isinstance(one.amount, NumberOf):
            said = held(one.amount)
            none = f"dont aucune statistique n'est supérieure au nombre de {said}"
            return f"with no statistic higher than the number of {said}" if english else none
        most = letter(one.amount)
        return f"with no statistic over {most}" if english else f"dont aucune statistique n'est supérieure à {most}"
    if one.measure is Measure.A_STATISTIC and isinstance(one.amount, int) and one.compare in EXACT_OR_MORE:
        many = f"{one.amount}{_or_more(one, language)}"
        return f"with a statistic of {many}" if english else f"avec une statistique de {many}"
    return ""


def _one_statistic(one: Bound, language: Language) -> str:
    """ "with {V} 3 or more", "with {V} less than or equal to mine"; "" where it is no such bound."""
    symbol = next((symbols.TERRAINS[terrain] for terrain in Terrain if terrain.value == one.measure.value), None)
    if symbol is None:
        return ""
    english, lower = language == "en", f"avec une statistique {symbol} inférieure ou égale"
    if one.compare is Compare.AT_MOST and one.amount == MeasureOf(one.measure, Me()):
        return f"with {symbol} less than or equal to mine" if english else f"{lower} à la mienne"
    if one.compare is Compare.AT_MOST and one.amount == MeasureOf(one.measure, It()):
        return f"with equal or lower {symbol}" if english else lower
    if isinstance(one.amount, int) and one.compare in EXACT_OR_MORE:
        many = f"{one.amount}{_or_more(one, language)}"
        return f"with {symbol} {many}" if english else f"dont la statistique {symbol} est de {many}"
    return ""


def _or_more(one: Bound, language: Language) -> str:
    return f" {OR_MORE[one.compare][language]}" if one.compare in OR_MORE else ""


def _compared_cost(one: Bound, measure: str, language: Language, held: Held) -> str:
    """A cost that is compared with another: "with Hand Cost lower than mine"; "" where it is no such bound.

    Raises:
        Unsayable: no card text says it.
    """
    english = language == "en"
    if isinstance(one.amount, Plus) and one.amount.amount == MeasureOf(one.measure, It()):
        if one.compare is not Compare.AT_MOST:
            raise Unsayable(one)
        more = f"{{{one.amount.number}}}"
        than = f"de {measure} maximum de {more} de plus que celui de la carte sacrifiée"
        return f"with a max {measure} of {more} more than the sacrificed card" if english else than
    if one.amount == MeasureOf(one.measure, Me()) and one.compare in THAN_MINE:
        than = THAN_MINE[one.compare][language]
        return f"with {measure} {than} mine" if english else f"de {measure} {than} au mien"
    if isinstance(one.amount, MeasureOf) and one.amount.what == It():
        than, other = THAN_MINE[one.compare][language], words.MEASURES[one.amount.measure].say(language)
        what = f"the {other} of the sacrificed card" if english else f"au {other} de la carte sacrifiée"
        return f"with {measure} {than} {what}" if english else f"de {measure} {than} {what}"
    if isinstance(one.amount, MeasureOf):
        if one.compare is not Compare.AT_MOST or one.amount.measure not in words.MEASURES:
            raise Unsayable(one)
        if not _is_one_owned(one.amount.what):
            raise Unsayable(one)
        other, what = words.MEASURES[one.amount.measure].say(language), held(one.amount.what)
        than = f"de {measure} inférieur ou égal au {other} d'{what}"
        return f"with {measure} less than or equal to the {other} of {what}" if english else than
    return ""


def _is_one_owned(what: Phrase) -> bool:
    """Whether a phrase is one object of a type, with whose it is: what a bound compares with."""
    if not isinstance(what, Some) or not what.kind.types or what.kind.types == (Type.MANA_ORB,):
        return False
    return what.kind.whose is not Whose.ANYONE and what == Some(Kind(what.kind.types[:1], whose=what.kind.whose))


def _cost(one: Bound, measure: str, language: Language, targets: int) -> str:
    """ "with Hand Cost {3} or less".

    Raises:
        Unsayable: no card text says it.
    """
    if isinstance(one.amount, Plus):
        if one.compare not in OR_MORE or letter(one.amount.amount) != "X" or one.amount.number < 1:
            raise Unsayable(one)
        prefix = "with" if language == "en" else "de"
        return f"{prefix} {measure} {{X}}+{{{one.amount.number}}}{_or_more(one, language)}"
    prefix = "with" if language == "en" else "avec un" if targets and _stands_out(one, targets) else "de"
    if one.compare is Compare.AT_LEAST and isinstance(one.amount, CountersOn) and isinstance(one.amount.what, Me):
        if one.amount.name is None or one.amount.name not in words.COUNTERS:
            raise Unsayable(one)
        if language == "en":
            return f"{prefix} {measure} greater than or equal to my number of {one.amount.name} counters"
        name = words.COUNTERS[one.amount.name]
        return f"{prefix} {measure} supérieur ou égal à mon nombre de compteurs {name}"
    if one.compare not in EXACT_OR_MORE:
        raise Unsayable(one)
    return f"{prefix} {measure} {{{letter(one.amount)}}}{_or_more(one, language)}"


def _stands_out(one: Bound, targets: int) -> bool:
    """Whether French parts the bound of targets from their nouns: "avec un Coût", not "de Coût"."""
    if not isinstance(one.amount, int):
        return True
    return one.amount > 3 and (targets > 1 or one.compare is Compare.AT_LEAST)
