"""What waits for the next card: "the next Character you play this turn gains 1 boost"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.cards.language import deeds
from judge.cards.language.deeds import Deed, Predicate, one
from judge.cards.language.nominal import played_kind
from judge.cards.language.phrase_parts import AgreementError, PlayedQualifier, WrittenWord
from judge.cards.language.trees.rules import NO_DEED, PartBuilder
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Bound, Effect, Who


class WaitingBuilder(PartBuilder):
    """Rules for what waits."""

    def next(self, children: list[Any]) -> Deed:
        change = next((dict(part) for part in children if isinstance(part, dict)), {})
        found, played, effect = self._awaited(children)
        by_anybody = played.by_nobody and played.source is None
        if not played.you or played.until is None or by_anybody:
            raise AgreementError(next(part for part in children if isinstance(part, WrittenWord)))
        if effect is not None and "effect" in change:
            effect = one([change.pop("effect"), effect])
        awaited = tree.NextPlayed(found, played.until, played.source, effect=effect)
        return Deed((replace(awaited, **change),), NO_DEED, None)

    def _awaited(self, children: list[Any]) -> tuple[tree.Kind, PlayedQualifier, Effect | None]:
        said = [part for part in children if isinstance(part, Predicate)]
        for predicate in said:
            deeds.agree(predicate.word, VerbForm.THIRD, self.language)
        found, played = played_kind([part for part in children if isinstance(part, (WrittenWord, Bound))], many=False)
        return found, played, one(deeds.happen(tree.It(), said)) if said else None

    def pay_less(self, children: list[Any]) -> Deed:
        pay, less, *rest = children
        minimum = None
        if deeds.is_word(rest[-1], "MANA"):
            minimum = rest.pop().value
        found, played = played_kind([part for part in rest if isinstance(part, (WrittenWord, Bound))], many=False)
        if not played.you or played.until is None:
            raise AgreementError(pay)
        awaited = tree.NextPlayed(found, played.until, played.source, less=less.value, minimum=minimum)
        return Deed((awaited,), pay.forms & NO_DEED, pay)

    def costs_less(self, children: list[Any]) -> dict[str, Any]:
        deeds.agree(children[0], VerbForm.THIRD, self.language)
        least = {"minimum": children[2].value} if len(children) > 2 else {}
        return {"less": children[1].value, **least}

    def costs_more(self, children: list[Any]) -> dict[str, Any]:
        return {"less": -self.costs_less(children)["less"]}

    def is_free(self, children: list[Any]) -> dict[str, Any]:
        return {"free": True}

    def activates(self, children: list[Any]) -> dict[str, Any]:
        deeds.agree(children[0], VerbForm.THIRD, self.language)
        return {"effect": tree.Activate(tree.It(), children[1])}

    def activates_one(self, children: list[Any]) -> dict[str, Any]:
        deeds.agree(children[0], VerbForm.THIRD, self.language)
        return {"effect": tree.Activate(tree.It(), children[1], one=True)}

    def next_created(self, children: list[Any]) -> Deed:
        """ "the next Soldier token you create this turn gains 2 boosts"."""
        found, played, effect = self._awaited(children)
        if played != PlayedQualifier(until=played.until) or played.until is None or effect is None:
            raise AgreementError(next(part for part in children if isinstance(part, WrittenWord)))
        return Deed((tree.NextTime(tree.Creates(Who.YOU, found), played.until, effect),), NO_DEED, None)

    def target_cannot_play(self, children: list[Any]) -> Deed:
        """ "target opponent can't play Spells this Day"."""
        named = children[0]
        until = named.played.until
        if not isinstance(named.phrase, tree.All) or until is None or named.played != PlayedQualifier(until=until):
            raise AgreementError(named.word)
        barred = tree.CannotPlay(Who.TARGET_OPPONENT, named.phrase.kind)
        return Deed((tree.Lasting(barred, until),), NO_DEED, None)

    def next_joins(self, children: list[Any]) -> Deed:
        found, played, effect = self._joining(children)
        if played.until is None:
            raise AgreementError(next(part for part in children if isinstance(part, WrittenWord)))
        return Deed((tree.NextJoins(found, played.until, effect),), NO_DEED, None)

    def _joining(self, children: list[Any]) -> tuple[tree.Kind, PlayedQualifier, Effect]:
        """What joins which expeditions, and what happens to it then."""
        joining = next(part for part in children if deeds.is_word(part, "JOINING"))
        found, played, effect = self._awaited([part for part in children if part is not joining])
        if played.you or played.source or effect is None or found.where is not None:
            raise AgreementError(next(part for part in children if isinstance(part, WrittenWord)))
        return replace(found, where=joining.value), played, effect

    def reduce_next(self, children: list[Any]) -> Deed:
        *said, less = children
        found, played = played_kind([part for part in said if isinstance(part, (WrittenWord, Bound))], many=False)
        if not played.you or played.until is None:
            raise AgreementError(said[0])
        awaited = tree.NextPlayed(found, played.until, played.source, less=less.value)
        return Deed((awaited,), frozenset({VerbForm.BARE}), None)
