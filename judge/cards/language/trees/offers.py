"""Offers: what one may do, and what one may pay so that something is done, or is not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.cards.language import deeds
from judge.cards.language.declined import Doubt
from judge.cards.language.deeds import one
from judge.cards.language.phrase_parts import AgreementError
from judge.cards.language.trees.costs import CostBuilder
from judge.cards.language.trees.same_again import SameAgain
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Effect
from judge.value import value

OWNER = ("owner", "propriétaire")


@value(frozen=True, slots=True)
class OfferedRoll:
    """ "You may ..., then roll a die", of which the next sentence says whether the roll is part of the offer.

    Arguments:
        offer: what is offered if it is.
    """

    offer: tree.May


class OfferBuilder(CostBuilder):
    """Rules for offers."""

    def unless_paid(self, children: list[Any]) -> tree.Steps:
        """ "Sacrifice me unless you pay {1}"."""
        scope, mana = children
        self._single(scope, 0, Doubt.CONDITION)
        return tree.Steps((tree.May(tree.Pay(mana.value)), tree.If(tree.Not(tree.Did()), self._scope(scope))))

    def unless_it_pays(self, children: list[Any]) -> tree.Steps:
        """ "Discard target Character unless its controller pays {1}"."""
        scope, word, mana = children
        self._single(scope, 0, Doubt.CONDITION)
        done = self._scope(scope)
        what = tree.what_of(done)
        if not isinstance(what, tree.It) and (not isinstance(what, tree.Target) or what.count != 1):
            raise AgreementError(word)
        who = tree.Who.OWNER if word.text.casefold().split()[-2].endswith(OWNER) else tree.Who.CONTROLLER
        named = (tree.Aim(what),) if isinstance(what, tree.Target) else ()
        pays = tree.May(tree.Pay(mana.value), who)
        left: Any = done
        return tree.Steps(
            (*named, pays, tree.If(tree.Not(tree.Did(tree.Who.TARGET_PLAYER)), replace(left, what=tree.It())))
        )

    def unless_they_pay(self, children: list[Any]) -> tree.Steps:
        """ "Target opponent discards a card from their hand unless they pay {2}"."""
        scope, mana = children
        self._single(scope, 0, Doubt.CONDITION)
        left: Any = self._scope(scope)
        who = tree.who_of(left)
        if who not in (tree.Who.TARGET_OPPONENT, tree.Who.TARGET_PLAYER):
            raise AgreementError(mana)
        refused = tree.Not(tree.Did(tree.Who.TARGET_PLAYER))
        return tree.Steps((tree.May(tree.Pay(mana.value), who), tree.If(refused, replace(left, who=tree.Who.THEY))))

    def may(self, children: list[Any]) -> Effect | OfferedRoll:
        chain = children[0]
        if chain[1:] and chain[-1].effects == (tree.Discard(tree.Rest()),) and VerbForm.ORDER in chain[-1].fits:
            self._one_offer(chain[:-1], 0)
            return tree.Steps((tree.May(one(self._done(chain[:-1], VerbForm.BARE))), *chain[-1].effects))
        if len(chain) == 2 and chain[1].effects == (tree.Roll(),) and VerbForm.ORDER in chain[1].fits:
            offered = self._done(chain[:1], VerbForm.BARE)
            return OfferedRoll(tree.May(one([*offered, *chain[1].effects])))
        *done, last = self._done(chain, VerbForm.BARE)
        self._one_offer(children[0], 0)
        return tree.May(one([*done, last]))

    def each_may(self, children: list[Any]) -> tree.May:
        self._one_offer(children[1], 1)
        return tree.May(one(self._done(children[1], VerbForm.BARE)), children[0].value)

    def may_do_the_same(self, children: list[Any]) -> SameAgain:
        """ "target opponent may do the same", before the sentence before it is known."""
        return SameAgain(children[0].value, may=True)

    def does_the_same(self, children: list[Any]) -> SameAgain:
        return SameAgain(children[0].value, may=False)

    def pay_to(self, children: list[Any]) -> tree.PayTo:
        self._one_step(children[1], 1)
        return tree.PayTo(children[0], one(self._done(children[1], VerbForm.BARE)))

    def pay_to_clause(self, children: list[Any]) -> tree.PayTo:
        return tree.PayTo(children[0], one(children[1].effects))

    def each_pay_to_clause(self, children: list[Any]) -> tree.PayTo:
        who, cost, clause = children
        return tree.PayTo(cost, one(clause.effects), who.value)

    def each_pay_to(self, children: list[Any]) -> tree.PayTo:
        who, cost, chain = children
        self._one_step(chain, 2)
        return tree.PayTo(cost, one(self._done(chain, VerbForm.BARE)), who.value)

    def _single(self, scope: Any, part: int, doubt: Doubt) -> None:
        """Holds that words behind a scope have one step to hold for.

        Raises:
            AgreementError: there are several, and it is in doubt for which of them they hold.
        """
        if isinstance(scope, tree.PayTo) or len(deeds.steps_of(self._scope(scope))) > 1:
            raise AgreementError(None, part=part, after=True, doubt=doubt)

    def reduce(self, children: list[Any]) -> tree.PayToCostLess:
        return tree.PayToCostLess(children[0], children[1].value)
