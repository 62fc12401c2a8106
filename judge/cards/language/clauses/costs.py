"""Costs, written out before a colon and in "you may ... to ..."."""

from __future__ import annotations

from judge.cards.language import verbs
from judge.cards.language.amounts import Unsayable, letter
from judge.cards.language.clauses.chains import ChainWriter
from judge.cards.language.clauses.steps import actions_of, is_in_cost
from judge.cards.language.clauses.text_writer import capital
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Who
from judge.game.terms import Status


class CostWriter(ChainWriter):
    """Writes costs."""

    def price(self, cost: tree.Cost, form: VerbForm = VerbForm.BARE) -> str:
        """What is paid in "you may ... to ..."."""
        others = any(tree.who_of(action) is not Who.YOU for action in cost.actions)
        if others or cost.discard_me or any(is_in_cost(action) for action in cost.actions):
            raise Unsayable(cost)
        paid = [f"{verbs.say('pay', self.language, form)} {{{letter(cost.mana)}}}"] if cost.mana else []
        if cost.exhaust_me:
            paid.append(self.act(tree.GainStatus(tree.Me(), Status.EXHAUSTED), form))
        paid += [self.act(action, form) for action in actions_of(cost)]
        if not paid or any(isinstance(action, tree.Steps) for action in cost.actions):
            raise Unsayable(cost)
        return self.pick(" and ", " et ").join(paid)

    def cost(self, cost: tree.Cost) -> str:
        """What is paid before a colon."""
        mana = [f"{{{letter(cost.mana)}}}"] if cost.mana else []
        symbols = [*(["{T}"] if cost.exhaust_me else []), *(["{D}"] if cost.discard_me else [])]
        parts = symbols + mana
        if not parts:
            raise Unsayable(cost)
        acts = self.paid(cost)
        return ", ".join([*parts, *map(capital, acts)])

    def paid(self, cost: tree.Cost) -> tuple[str, ...]:
        """What a cost asks for beside mana and symbols, as orders."""
        return tuple(self._each_or_act(action, VerbForm.ORDER, Who.YOU) for action in actions_of(cost))
