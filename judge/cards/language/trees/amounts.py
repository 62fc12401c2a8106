"""Numbers, amounts and the plain slots of the phrasebook: what a parse says of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.cards.language import deeds, slots
from judge.cards.language.compared_places import beside
from judge.cards.language.counted_there import counted
from judge.cards.language.owned_nouns import counted_nouns
from judge.cards.language.phrase_parts import AgreementError, WrittenWord
from judge.cards.language.trees.rules import PartBuilder
from judge.game import ability as tree
from judge.game.ability import Compare, Whose
from judge.game.terms import BOOST, Status, Zone


class AmountBuilder(PartBuilder):
    """Rules for numbers, amounts and plain slots."""

    def expeditions(self, children: list[WrittenWord]) -> tree.Expeditions:
        return tree.Expeditions(tree.Such(tree.Where.ANY, terrain=children[0].value))

    def different(self, children: list[Any]) -> tree.DifferentMeasures:
        """ "different Base Cost among Characters you control"."""
        measure, named = children
        return tree.DifferentMeasures(measure.value, slots.read("every", named))

    def one_each(self, children: list[WrittenWord]) -> tree.Expeditions | tree.TerrainMarkers:
        return children[0].value  # type: ignore[no-any-return]

    def your_number_of(self, children: list[Any]) -> tree.NumberOf:
        found = slots.read("every", children[0])
        if found.whose is not Whose.ANYONE or found.zone is None:
            raise AgreementError(children[0].word)
        return tree.NumberOf(replace(found, whose=Whose.YOURS))

    def total_of(self, children: list[Any]) -> tree.NumberOf:
        kinds = tuple(part if isinstance(part, tree.Kind) else slots.read("every", part) for part in children)
        deeds.describe_alike(kinds, part=1)
        return tree.NumberOf(tree.Kind(either=kinds))

    def than_there(self, children: list[WrittenWord]) -> WrittenWord:
        return children[0]

    def more_there(self, children: list[Any]) -> tree.Compares:
        """ "there are more Characters facing me than in my Expedition"."""
        return self._compared(Compare.MORE, children)

    def fewer_there(self, children: list[Any]) -> tree.Compares:
        return self._compared(Compare.LESS, children)

    def as_many_there(self, children: list[Any]) -> tree.Compares:
        return self._compared(Compare.EQUAL, children)

    def _compared(self, compare: Compare, children: list[Any]) -> tree.Compares:
        found, there = children
        return tree.Compares(tree.NumberOf(found), compare, tree.NumberOf(beside(found, there)))

    def how_many_there(self, children: list[WrittenWord]) -> tuple[Compare, int]:
        """ "three or more", "exactly two", "no"."""
        said = {word.name: word for word in children}
        count = deeds.number(said["NUMBER_WORD"]) if "NUMBER_WORD" in said else 0
        if "OR_MORE" in said:
            return said["OR_MORE"].value, count
        if "EXACTLY" in said:
            return Compare.EQUAL, count
        return (Compare.AT_LEAST if "AT_LEAST" in said else Compare.AT_MOST), count

    def holds(self, children: list[Any]) -> tree.Condition:
        """ "my Expedition has three or more Characters", "that Expedition has only one Gear"."""
        where, *how_many, kind = children
        compare, count = how_many[0] if how_many else (Compare.EQUAL, 1)
        return counted(where, compare, count, kind)

    def holds_many(self, children: list[Any], compare: Compare = Compare.AT_LEAST) -> tree.Condition:
        """ "mon Expédition a trois Personnages ou plus"."""
        where, some = children
        kind, count = counted_nouns(some)
        return counted(where, compare, count, kind)

    def holds_few(self, children: list[Any]) -> tree.Condition:
        return self.holds_many(children, Compare.AT_MOST)

    def holds_none(self, children: list[Any]) -> tree.Condition:
        """ "mon Expédition n'a aucun Personnage"."""
        where, kind = children
        return counted(where, Compare.AT_MOST, 0, kind)

    def more_than_opponent(self, children: list[Any]) -> tree.Compares:
        """ "you control more Plants than an opponent"."""
        return self._between(Whose.YOURS, Compare.MORE, Whose.OPPONENTS, children[0])

    def fewer_than_opponent(self, children: list[Any]) -> tree.Compares:
        return self._between(Whose.YOURS, Compare.LESS, Whose.OPPONENTS, children[0])

    def more_than_you(self, children: list[Any]) -> tree.Compares:
        return self._between(Whose.OPPONENTS, Compare.MORE, Whose.YOURS, children[0])

    def fewer_than_you(self, children: list[Any]) -> tree.Compares:
        return self._between(Whose.OPPONENTS, Compare.LESS, Whose.YOURS, children[0])

    def _between(self, first: Whose, compare: Compare, second: Whose, found: tree.Kind) -> tree.Compares:
        if found.whose is not Whose.ANYONE or found.zone is not None or found.where is not None or found.either:
            raise AgreementError(None)
        one, other = (tree.NumberOf(replace(found, whose=whose)) for whose in (first, second))
        return tree.Compares(one, compare, other)

    def counters(self, children: list[WrittenWord]) -> str:
        return BOOST if children[-1].name == "BOOSTS" else str(children[-1].value)

    def any_counters(self, children: list[WrittenWord]) -> None:
        """ "counters", of whatever name."""

    def of_counters(self, children: list[str | None]) -> str | None:
        return children[0]

    def word(self, children: list[WrittenWord]) -> int:
        return deeds.number(children[0])

    def digits(self, children: list[WrittenWord]) -> int:
        return int(children[0].text)

    def mana(self, children: list[WrittenWord]) -> int:
        return int(children[0].value)

    def letter(self, children: list[WrittenWord]) -> tree.Amount:
        """ "X", "X+1"."""
        word = children[0]
        return tree.Paid() if word.name == "X" else tree.Plus(tree.Paid(), int(word.text[1:]))

    def turned(self, children: list[WrittenWord]) -> Status:
        """ "exhausted", of what is done and not of what is so."""
        if children[0].value is not Status.EXHAUSTED:
            raise AgreementError(children[0])
        return Status.EXHAUSTED

    def how_many(self, children: list[WrittenWord]) -> tree.Amount:
        """ "2", "X", "that many"."""
        word = children[0]
        if word.name == "NUMBER":
            return int(word.text)
        return tree.ThatMany() if word.name == "THAT_MANY" else self.letter(children)

    def twice(self, children: list[Any]) -> tree.Scaled:
        """ "twice the number of Plants you control"."""
        return tree.Scaled(children[-1], times=2)

    def half(self, children: list[Any]) -> tree.Scaled:
        """ "half the result, rounded up"."""
        amount, rounded = (part for part in children if not deeds.is_word(part, "HALF"))
        return tree.Scaled(amount, by=2, up=rounded.name == "ROUNDED_UP")

    def less_number(self, children: list[Any]) -> tree.Plus:
        """ "the result minus 1"."""
        return tree.Plus(children[0], -self._number(children[-1]))

    def plus_number(self, children: list[Any]) -> tree.Plus:
        """ "the result plus 1"."""
        return tree.Plus(children[0], self._number(children[-1]))

    def _number(self, word: WrittenWord) -> int:
        """ "2", "two"; "un", but no "une"."""
        if word.name == "A" and word.text.casefold() != "un":
            raise AgreementError(word)
        return deeds.number(word)

    def more_mana(self, children: list[WrittenWord]) -> int:
        return -int(children[0].value)

    def minus(self, children: list[WrittenWord]) -> int:
        return -int(children[0].text)

    def plus(self, children: list[WrittenWord]) -> int:
        return int(children[0].text)

    def cards(self, children: list[WrittenWord]) -> int:
        count = deeds.number(children[0])
        if (count > 1) not in children[1].numbers:
            raise AgreementError(children[1])
        return count

    def more_cards(self, children: list[WrittenWord]) -> int:
        return self.cards(children)

    fewer_cards = more_cards

    def symbol(self, children: list[WrittenWord]) -> Zone | None:
        return children[0].value  # type: ignore[no-any-return]

    at_phase = terrain = in_terrain = until = this_day = expedition = where = lasting = symbol
    asked = lost = leads = ordinal = each_time = denied = denied_alone = denied_all = symbol
