"""What happens instead of what would happen, or as well."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.cards.language import deeds
from judge.cards.language.deeds import one
from judge.cards.language.phrase_parts import AgreementError, WrittenWord
from judge.cards.language.trees.costs import CostBuilder
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Effect, Where, Who
from judge.game.terms import Phase, Zone


class WouldBuilder(CostBuilder):
    """Rules for what would happen."""

    def would_leave(self, children: list[Any]) -> tree.Would:
        statuses = [part for part in children if deeds.is_word(part, "STATUS") or deeds.is_word(part, "FLEETING")]
        orbs = [part for part in children if deeds.is_word(part, "AS_ORB")]
        steps = [part for part in children if not isinstance(part, WrittenWord)]
        condition = tree.HasStatus(tree.Me(), deeds.status(statuses)) if statuses else None
        scope = one(self._done(steps[0], VerbForm.ORDER)) if isinstance(steps[0], list) else steps[0]
        if orbs:
            scope = self._as_orb(scope, orbs[0])
        effect = one([scope, *steps[1:]])
        return tree.Would(tree.Leaves(tree.Me(), Zone.EXPEDITION), effect, condition=condition)

    def would_go(self, children: list[Any]) -> tree.Would:
        scope, *then = children
        effect = one([self._scope(scope), *then])
        return tree.Would(tree.Goes(tree.Me(), Zone.RESERVE, (Zone.EXPEDITION,)), effect)

    def would_happen(self, children: list[Any]) -> tree.Would:
        trigger, scope, *then = children
        return tree.Would(trigger, one([self._scope(scope), *then]))

    def would_gain_more(self, children: list[Any]) -> tree.Would:
        """ "If I would gain boosts, I gain one more": of a number that changes "instead" need not be said.

        Raises:
            AgreementError: something else would happen, instead or as well.
        """
        trigger, (effect,) = children[0], children[1].effects
        if not isinstance(effect, tree.GainCounters) or not isinstance(effect.count, tree.Plus | tree.Per):
            raise AgreementError(None, part=1)
        return tree.Would(trigger, effect)

    def _as_orb(self, scope: Effect, orb: WrittenWord) -> Effect:
        match scope:
            case tree.Put(zone=Zone.MANA, exhausted=None):
                return replace(scope, exhausted=orb.value)
            case tree.May(tree.Put(zone=Zone.MANA, exhausted=None) as put):
                return replace(scope, effect=replace(put, exhausted=orb.value))
        raise AgreementError(orb)

    def would_move(self, children: list[Any]) -> tree.Would:
        cost, chain, *then = children
        self._one_step(chain, 1)
        paid = tree.PayTo(cost, one([*self._done(chain, VerbForm.BARE), *then]))
        return tree.Would(tree.Moves(Where.MINE), paid)

    def would_pay_farther(self, children: list[Any]) -> tree.Would:
        """ "... you may exhaust me to make it move forward one more region instead"."""
        where, during, (cost, more) = self._would_go(children)
        return tree.Would(tree.Moves(where), tree.PayTo(cost, self._farther(more)), instead=False, during=during)

    def my_would_pay_farther(self, children: list[Any]) -> tree.Would:
        cost, more = children
        return tree.Would(tree.Moves(Where.MINE), tree.PayTo(cost, self._farther(more)), instead=False)

    def would_add(self, children: list[Any]) -> tree.Would:
        """ "If you would roll a die, you may spend 1 of my Luck counters to add 1 to its result"."""
        cost, number = children
        added = tree.PayTo(cost, tree.IncreaseResult(int(number.text)))
        return tree.Would(tree.Rolls(Who.YOU), added, instead=False)

    def would_roll(self, children: list[Any]) -> tree.Would:
        """ "... roll a die. On a 4+: it moves forward one more region instead"."""
        where, during, (results,) = self._would_go(children)
        return tree.Would(tree.Moves(where), tree.Steps((tree.Roll(), results)), instead=False, during=during)

    def would_results(self, children: list[tree.Branch]) -> tree.OnResult:
        return tree.OnResult(tuple(children))

    def would_case(self, children: list[Any]) -> tree.Branch:
        (lowest, highest), done = children
        return tree.Branch(lowest, highest, tree.Stay() if deeds.is_word(done, "IT_STAYS") else self._farther(done))

    def farther(self, children: list[int]) -> int:
        return children[0]

    def _would_go(self, children: list[Any]) -> tuple[Where, Phase | None, list[Any]]:
        """Which Expedition would move forward, in which phase, and what is said of that."""
        where, *rest = children
        during = rest.pop(0).value if deeds.is_word(rest[0], "DURING") else None
        return Where.MINE if where.name == "WOULD_MINE" else Where.YOURS, during, rest

    def _farther(self, more: int) -> tree.MoveExpedition:
        return tree.MoveExpedition(Where.ITS, more)

    def would_resupply(self, children: list[Any]) -> tree.Would:
        verb, effect = children
        deeds.agree(verb, VerbForm.BARE, self.language)
        return tree.Would(tree.Resupplies(Who.YOU), effect)
