"""Phrases for objects: what a parse says of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.cards.language import deeds, joined_groups, slots
from judge.cards.language.nominal import kind, nominal, one_or_other
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, Facing, WrittenWord
from judge.cards.language.told_apart import among
from judge.cards.language.trees.bounds import BoundBuilder
from judge.cards.language.trees.rules import played_from
from judge.game import ability as tree
from judge.game.ability import Bound, Compare, Measure, Where, Whose
from judge.game.terms import Status


class NounBuilder(BoundBuilder):
    """Rules for phrases."""

    def nominal(self, children: list[Any]) -> ClausePhrase:
        return nominal(children)

    def one_or_other(self, children: list[Any]) -> ClausePhrase:
        between = next(part for part in children if getattr(part, "name", "") in ("IN_PLAY_OR", "OWNED_OR"))
        return one_or_other(children, children.index(between))

    def joined(self, children: list[ClausePhrase]) -> ClausePhrase:
        """ "all Permanents controlled by target opponent and all cards in their Reserve"."""
        return joined_groups.read(*children)

    def facing(self, children: list[Any]) -> Facing:
        """ "facing a Boosted Character": what is in the Expedition that faces theirs."""
        return Facing(kind(children[1:], many=False))

    def either_target(self, children: list[Any]) -> ClausePhrase:
        """ "un autre Animal ciblé ou une autre Plante ciblée"."""
        return nominal(children)

    def each_of_its(self, children: list[Any]) -> ClausePhrase:
        found = kind(children, many=True)
        if found.where is not None:
            raise AgreementError(None)
        return ClausePhrase(tree.All(replace(found, where=Where.ITS)), False)

    def is_such(self, children: list[ClausePhrase]) -> tree.IsKind:
        """ "the discarded card is a Spell"."""
        one, kind = children
        if one.phrase != tree.It():
            raise AgreementError(None, part=1)
        return tree.IsKind(tree.It(), slots.read("a", kind))

    def done_to_it(self, children: list[WrittenWord]) -> ClausePhrase:
        """ "the discarded card": the card to which that was just done."""
        return ClausePhrase(tree.It(), False, children[0])

    def highest(self, children: list[Any]) -> ClausePhrase:
        measure = next(part for part in children if deeds.is_word(part, "MEASURE"))
        lowest = any(deeds.is_word(part, "LOWEST") for part in children)
        said = [part for part in children if getattr(part, "name", "") not in ("MEASURE", "HIGHEST", "LOWEST")]
        found = kind(said, many=False)
        bound = Bound(measure.value, Compare.LOWEST if lowest else Compare.HIGHEST)
        return ClausePhrase(tree.Some(replace(found, bounds=(*found.bounds, bound))), False, said[0])

    def some_more(self, children: list[Any]) -> ClausePhrase:
        """ "one or more tokens": of each of them is said what is said of one."""
        article, *said = children
        many = None if article.text.casefold().endswith(("more", "plusieurs")) else False
        return ClausePhrase(tree.Some(kind(said, many=True if many is None else many)), many is None, article)

    def several_among(self, children: list[Any]) -> tree.Kind:
        *said, first, second = children
        return among(kind(said), first, second)

    def nominal_among(self, children: list[Any]) -> ClausePhrase:
        """ "up to two exhausted cards among Permanents you control and cards in your Reserve"."""
        *said, first, second = children
        found = nominal(said)
        if not isinstance(found.phrase, tree.Some | tree.Target | tree.All) or found.moved is not None:
            raise AgreementError(found.word)
        return replace(found, said=replace(found.phrase, kind=among(found.phrase.kind, first, second)))

    def one_from_them(self, children: list[Any]) -> ClausePhrase:
        return ClausePhrase(tree.Among(), False)

    def rest_of_them(self, children: list[Any]) -> ClausePhrase:
        return ClausePhrase(tree.Rest(), True)

    def several(self, children: list[Any]) -> tree.Kind:
        return kind(children)

    plural = targets = several_are = those_in = several

    def several_have(self, children: list[Any]) -> tree.Kind:
        return kind([part for part in children if getattr(part, "name", "") != "HAVE"])

    def played_times(self, children: list[Any]) -> tree.Times:
        """ "Spell you played from Reserve this turn": how often that has happened."""
        return self._times(children, many=False)

    def played_many(self, children: list[Any]) -> tree.Times:
        """ "Spells you played this Day"."""
        return self._times(children, many=True)

    def sacrificed_times(self, children: list[Any]) -> tree.Times:
        """ "Character sacrificed this Day": how often that has happened."""
        *said, until = children
        return tree.Times(tree.Sacrificed(tree.Some(kind(said, many=False))), until.value)

    def you_sacrificed_times(self, children: list[Any]) -> tree.Times:
        *said, until = children
        return tree.Times(tree.Sacrificed(self._yours(said, many=False)), until.value)

    def _times(self, children: list[Any], many: bool) -> tree.Times:
        *said, until = [part for part in children if getattr(part, "name", "") != "YOU_PLAYED"]
        source = said.pop().value if said[-1].name in ("SOURCE", "FROM_OWN") else None
        played = tree.Plays(tree.Who.YOU, kind(said, many=many))
        if source is not None:
            played = played_from(replace(played, kind=replace(played.kind, zone=source[0], whose=source[1])))
        return tree.Times(played, until.value)

    def bare(self, children: list[Any]) -> tree.Kind:
        return kind(children, many=False)

    a_then = bare_then = bare

    def a_had(self, children: list[Any]) -> Any:
        """ "another Spell in Reserve", of what somebody has."""
        return children[0] if self.language == "fr" else kind(children, many=False)

    def some_then(self, children: list[Any]) -> tree.Some:
        return self._yours(children, many=False)

    def somes_then(self, children: list[Any]) -> tree.Some:
        return self._yours(children, many=True)

    def _yours(self, children: list[Any], many: bool) -> tree.Some:
        found = kind(children, many)
        if found.whose is not Whose.ANYONE or found.zone is not None:
            raise AgreementError(children[-1])
        return tree.Some(replace(found, whose=Whose.YOURS))

    def several_then(self, children: list[Any]) -> tree.Kind:
        return kind(children, many=True)

    def measure(self, children: list[WrittenWord]) -> Measure:
        return children[0].value  # type: ignore[no-any-return]

    measures = of_measures = measure

    def subtypes(self, children: list[WrittenWord]) -> tuple[str, ...]:
        found = kind(children, many=True)
        if len(children) != 1 or found != tree.Kind(subtypes=found.subtypes):
            raise AgreementError(children[0])
        return found.subtypes

    def any_aimed(self, children: list[Any]) -> tree.Target:
        described = [part for part in children if getattr(part, "name", "") not in ("LES", "TARGET")]
        return tree.Target(kind(described, many=True), tree.AnyNumber())

    def any_there(self, children: list[Any]) -> tree.Some:
        """ "parmi les Personnages de votre Réserve"."""
        return tree.Some(
            kind([part for part in children if getattr(part, "name", "") != "LES"], many=True), tree.AnyNumber()
        )

    def as_many(self, children: list[Any]) -> ClausePhrase:
        """ "autant de cartes que vous le voulez de votre main"."""
        return nominal([replace(children[0], name="ANY_NUMBER"), *children[1:]])

    def of(self, children: list[Any]) -> ClausePhrase:
        return children[0]  # type: ignore[no-any-return]

    of_counted = of

    def of_every(self, children: list[Any]) -> tree.Kind:
        return kind(children, many=True)

    def non_subtype(self, children: list[WrittenWord]) -> WrittenWord:
        return replace(children[0], name="NON_SUBTYPE")

    def non_status(self, children: list[WrittenWord]) -> WrittenWord:
        return replace(children[0], name="NON_STATUS")

    def ready(self, children: list[WrittenWord]) -> WrittenWord:
        """ "ready", of Mana Orbs."""
        return replace(children[0], name="NON_STATUS", value=Status.EXHAUSTED)

    def of_landmark(self, children: list[WrittenWord]) -> WrittenWord:
        return replace(children[0], name="SUBTYPE", value="Landmark", numbers=frozenset({False, True}))

    def sign(self, children: list[WrittenWord]) -> WrittenWord:
        return replace(children[0], name="SIGN")

    def having(self, children: list[WrittenWord]) -> WrittenWord:
        return children[0]

    def is_activated(self, children: list[WrittenWord]) -> str:
        return children[-1].text

    def a_sign(self, children: list[WrittenWord]) -> str:
        return children[-1].text

    def was_activated(self, children: list[WrittenWord]) -> str:
        return children[-1].text

    def has(self, children: list[Any]) -> tree.Kind:
        named, sign = children
        found: tree.Kind = slots.read("a", named)
        if found.sign:
            raise AgreementError(sign)
        return replace(found, sign=sign.text)

    def has_so(self, children: list[Any]) -> tree.Kind:
        """ "a Character facing me is Boosted", "... has 2 or more boosts"."""
        named, *_, described = children
        found: tree.Kind = slots.read("a", named)
        if isinstance(described, Bound):
            return replace(found, bounds=(*found.bounds, described))
        if found.statuses or found.either or described.name != "STATUSES":
            raise AgreementError(described if described.name == "STATUSES" else None)
        return replace(found, statuses=described.value)

    def statuses(self, children: list[WrittenWord]) -> WrittenWord:
        found = tuple(word.value for word in children if word.name not in ("OR", "AND_STATUS"))
        both = any(word.name == "AND_STATUS" for word in children)
        return replace(children[0], name="ALL_STATUSES" if both else "STATUSES", value=found)

    def top(self, children: list[WrittenWord]) -> ClausePhrase:
        count = next((word.value for word in children if word.name == "NUMBER_WORD"), 1)
        if any(word.name == "CARD" and (count > 1) not in word.numbers for word in children):
            raise AgreementError(children[0])
        return ClausePhrase(tree.Top(count, children[-1].value), count > 1, children[0])

    def whole(self, children: list[WrittenWord]) -> ClausePhrase:
        parts = tuple(tree.All(tree.Kind(zone=zone, whose=whose)) for zone, whose in children[0].value)
        return ClausePhrase(parts[0] if len(parts) == 1 else tree.Both(parts), False, children[0])
