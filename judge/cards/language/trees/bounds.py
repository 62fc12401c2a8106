"""Bounds on the numbers of objects: what a parse says of them."""

from __future__ import annotations

from typing import Any

from judge.cards.language import deeds
from judge.cards.language.nominal import kind, nominal
from judge.cards.language.phrase_parts import AgreementError, Total, WrittenWord
from judge.cards.language.trees.rules import PartBuilder
from judge.game import ability as tree
from judge.game.ability import Bound, Compare, Measure
from judge.game.terms import Status


class BoundBuilder(PartBuilder):
    """Rules for bounds."""

    def bound(self, children: list[WrittenWord]) -> Bound:
        measure, mana, more = children
        return Bound(measure.value, more.value, mana.value)

    def bound_equal(self, children: list[WrittenWord]) -> Bound:
        """ "with Hand Cost {3}"."""
        measure, mana = children
        return Bound(measure.value, Compare.EQUAL, mana.value)

    def bound_terrain(self, children: list[WrittenWord]) -> Bound:
        """ "with {M} 2 or less", "whose {V} is 0"."""
        terrain, number, *more = children
        return Bound(Measure(terrain.value.value), more[0].value if more else Compare.EQUAL, int(number.text))

    def bound_compared(self, children: list[Any]) -> Bound:
        """ "with Hand Cost less than or equal to the result"."""
        measure, compared, amount = children
        return Bound(measure.value, self._compare(compared), amount)

    def bound_than_mine(self, children: list[Any]) -> Bound:
        """ "with Base Cost less than or equal to mine", "with Hand Cost lower than mine"."""
        measure, compared = children
        return Bound(measure.value, self._strictly(compared), tree.MeasureOf(measure.value, tree.Me()))

    def bound_same(self, children: list[WrittenWord]) -> Bound:
        """ "with the same Base Cost as me"."""
        measure = children[0].value
        return Bound(measure, Compare.EQUAL, tree.MeasureOf(measure, tree.Me()))

    def my_number(self, children: list[Any]) -> tree.CountersOn:
        return tree.CountersOn(tree.Me(), children[0])

    def the_result(self, children: list[Any]) -> tree.Result:
        return tree.Result()

    def the_number(self, children: list[Any]) -> tree.NumberOf:
        return tree.NumberOf(kind(children, many=True))

    def _compare(self, word: WrittenWord) -> Compare:
        said = word.text.casefold()
        if said.startswith(("less", "lower", "at most", "inf")):
            return Compare.AT_MOST
        return Compare.AT_LEAST if said.startswith(("greater", "higher", "at least", "sup")) else Compare.EQUAL

    def _strictly(self, word: WrittenWord) -> Compare:
        compare = self._compare(word)
        strict = {Compare.AT_MOST: Compare.LESS, Compare.AT_LEAST: Compare.MORE}
        return strict[compare] if word.name == "STRICTLY" else compare

    def bound_plus(self, children: list[WrittenWord]) -> Bound:
        measure, x, _, mana, more = children
        return Bound(measure.value, more.value, tree.Plus(x.value, int(mana.value)))

    def bound_zero(self, children: list[Any]) -> Bound:
        return Bound(Measure.A_BASE_STATISTIC, Compare.EQUAL, 0)

    def bound_zero_now(self, children: list[Any]) -> Bound:
        """ "with one or more statistics of 0"."""
        return Bound(Measure.A_STATISTIC, Compare.EQUAL, 0)

    def bound_some_counters(self, children: list[Any]) -> Bound:
        return Bound(Measure.COUNTERS, Compare.AT_LEAST, 1)

    def bound_no_counters(self, children: list[Any]) -> Bound:
        return Bound(Measure.COUNTERS, Compare.AT_MOST, 0)

    def bound_boosts(self, children: list[WrittenWord]) -> Bound:
        """ "with two or more boosts"."""
        count = next(deeds.number(word) for word in children if word.name in ("NUMBER", "NUMBER_WORD"))
        most = any(word.name in ("FEWER_BOOSTS", "WITH_AT_MOST", "AT_MOST") for word in children)
        return Bound(Measure.BOOSTS, Compare.AT_MOST if most else Compare.AT_LEAST, count)

    def boosted(self, children: list[Any]) -> WrittenWord:
        return WrittenWord("STATUSES", "", 0, (Status.BOOSTED,))

    def unboosted(self, children: list[Any]) -> WrittenWord:
        return WrittenWord("NON_STATUS", "", 0, Status.BOOSTED)

    def bound_like(self, children: list[Any]) -> Bound:
        measure, compared, other, *words = children
        named = nominal(words)
        if not isinstance(named.phrase, tree.Some) or named.many or self._compare(compared) is not Compare.AT_MOST:
            raise AgreementError(named.word)
        return Bound(measure.value, Compare.AT_MOST, tree.MeasureOf(other.value, named.phrase))

    def bound_least(self, children: list[Any]) -> Bound:
        return Bound(children[0].value, Compare.AT_LEAST, children[1].value)

    def bound_sacrificed(self, children: list[WrittenWord]) -> Bound:
        """ "with a max Hand Cost of {2} more than the sacrificed card"."""
        measure, mana = children
        return Bound(measure.value, Compare.AT_MOST, tree.Plus(tree.MeasureOf(measure.value, tree.It()), mana.value))

    def bound_as_sacrificed(self, children: list[WrittenWord]) -> Bound:
        """ "with Base Cost less than or equal to the Base Cost of the sacrificed Character"."""
        measure, compared, other = children
        return Bound(measure.value, self._strictly(compared), tree.MeasureOf(other.value, tree.It()))

    def bound_mine(self, children: list[Any]) -> Bound:
        measure = Measure(children[0].value.value)
        if children[1:] and self._compare(children[1]) is not Compare.AT_MOST:
            raise AgreementError(children[1])
        return Bound(measure, Compare.AT_MOST, tree.MeasureOf(measure, tree.Me()))

    def bound_its(self, children: list[Any]) -> Bound:
        measure = Measure(children[0].value.value)
        return Bound(measure, Compare.AT_MOST, tree.MeasureOf(measure, tree.It()))

    def bound_all_of(self, children: list[Any]) -> Bound:
        return Bound(Measure.EVERY_STATISTIC, Compare.AT_MOST, tree.NumberOf(kind(children, many=True)))

    def bound_all(self, children: list[WrittenWord]) -> Bound:
        return Bound(Measure.EVERY_STATISTIC, Compare.AT_MOST, int(children[0].text))

    def bound_any(self, children: list[WrittenWord]) -> Bound:
        """ "with a statistic of 5 or more", "with one or more statistics of 0"."""
        number, *more = children
        return Bound(Measure.A_STATISTIC, more[0].value if more else Compare.EQUAL, int(number.text))

    def total(self, children: list[WrittenWord]) -> Total:
        terrain = next((word.value for word in children if word.name == "TERRAIN"), None)
        if terrain is not None:
            number = next(int(word.text) for word in children if word.name == "NUMBER")
            return Total(Bound(Measure(terrain.value), children[-1].value, number))
        measure, mana, more = children
        return Total(Bound(measure.value, more.value, mana.value))

    def was(self, children: list[WrittenWord]) -> tree.Kind:
        measure, mana, *more = children
        return tree.Kind(bounds=(Bound(measure.value, more[0].value if more else Compare.AT_LEAST, mana.value),))

    is_of = was
