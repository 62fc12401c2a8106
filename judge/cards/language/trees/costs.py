"""Costs: what is paid before a colon, or in "you may ... to ..."."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.cards.language.deeds import Deed
from judge.cards.language.phrase_parts import AgreementError
from judge.cards.language.trees.chains import ChainBuilder
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Effect
from judge.game.terms import Status


class CostBuilder(ChainBuilder):
    """Rules for costs."""

    def cost(self, children: list[Any]) -> tree.Cost:
        return self._cost(children, VerbForm.ORDER)

    def price(self, children: list[Any]) -> tree.Cost:
        return self._cost(children, VerbForm.BARE)

    def _cost(self, children: list[Any], form: VerbForm) -> tree.Cost:
        paid = tree.Cost()
        for part in children:
            if isinstance(part, Deed):
                paid = self._paid(paid, self._done([part], form), form)
            elif part.name in ("MANA", "MANA_X") and not paid.mana:
                paid = replace(paid, mana=part.value)
            elif part.name == "EXHAUST_ME" and not paid.exhaust_me:
                paid = replace(paid, exhaust_me=True)
            elif part.name == "DISCARD_ME" and not paid.discard_me:
                paid = replace(paid, discard_me=True)
            else:
                raise AgreementError(part)
        return paid

    def _paid(self, cost: tree.Cost, effects: tuple[Effect, ...], form: VerbForm) -> tree.Cost:
        for effect in effects:
            match effect:
                case tree.GainStatus(tree.Me(), Status.EXHAUSTED) if form is VerbForm.BARE and not cost.exhaust_me:
                    cost = replace(cost, exhaust_me=True)
                case tree.Pay(mana) if not cost.mana:
                    cost = replace(cost, mana=mana)
                case tree.LoseCounters(tree.Me(), str() as name, int() as count, spend=True):
                    cost = replace(cost, spend=(*cost.spend, (name, count)))
                case _:
                    cost = replace(cost, actions=(*cost.actions, effect))
        return cost
