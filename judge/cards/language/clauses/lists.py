"""Lists, written out: modes of which some are chosen, results of a die, numbers that something depends on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace

from judge.cards.language import sources, verbs
from judge.cards.language.amounts import Unsayable, letter, number
from judge.cards.language.clauses.conditions import ConditionWriter
from judge.cards.language.clauses.costs import CostWriter
from judge.cards.language.clauses.steps import steps_of
from judge.cards.language.clauses.text_writer import capital
from judge.cards.language.token_names import token_called
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Effect


class ListWriter(CostWriter, ConditionWriter):
    """Writes lists."""

    @property
    def colon(self) -> str:
        """The colon before a list, with the blank that stands before it in French."""
        return self.pick(":", "\u00a0:")

    @abstractmethod
    def _bare(self, effect: Effect, of: Effect) -> str:
        """What follows a comma: one sentence, with no condition of its own."""

    def _is_listed(self, step: tree.OnResult, effect: Effect) -> bool:
        """Whether results of a die are a list: more than two, those of a target, and those that are keywords alone."""
        if step is not steps_of(effect)[-1]:
            return False
        keywords = all(isinstance(branch.effect, (tree.Resupply, tree.Sabotage)) for branch in step.branches)
        aimed = any(isinstance(one, tree.Aim) for one in steps_of(effect))
        return len(step.branches) > 2 or (len(step.branches) > 1 and (keywords or aimed))

    def _listed(self, step: tree.OnResult) -> str:
        listed = (f"• {shown_range(branch)}, {self._bare(branch.effect, step)}" for branch in step.branches)
        return f"{self.pick('on a:', 'sur :')}\n" + ".\n".join(listed)

    def _mode(self, mode: Effect, before: Effect | None = None) -> str:
        if isinstance(mode, tree.Create) and mode.count == 1 and not mode.token.abilities:
            again = isinstance(before, tree.Create) and mode == replace(before, where=mode.where)
            if again:
                return self._another(mode)
        if isinstance(mode, tree.PayTo) and mode == tree.PayTo(tree.Cost(exhaust_me=True), mode.effect):
            return f"{{T}}{self.pick(' :', ' :')} {'. '.join(map(capital, self.sentences(mode.effect)))}"
        if isinstance(mode, tree.PayTo) and mode == tree.PayTo(tree.Cost(actions=mode.cost.actions), mode.effect):
            done = self._chain(steps_of(mode.effect), VerbForm.BARE, paid=mode.cost)
            return f"{capital(self.price(mode.cost, VerbForm.ORDER))} {self.pick('to', 'pour')} {done}"
        said = self.sentences(mode)
        if any("•" in one for one in said):
            raise Unsayable(mode)
        return ". ".join(map(capital, said))

    def _another(self, step: tree.Create) -> str:
        """ "create one in a Hero Expedition", of the token of the mode before."""
        one = "une" if token_called(step.token.name).feminine and not step.token.subtypes else "un"
        made = verbs.say("create", self.language, VerbForm.ORDER)
        return capital(f"{made}{self.pick(' one', f'-en {one}')}{self._where(step.where)}")

    def _number_of_yours(self, count: tree.NumberOf) -> str:
        """How many, of what is yours: French says "votre nombre de cartes en Repères"."""
        source = (count.kind.zone, tree.Whose.ANYONE)
        of_card = self.language == "fr" and not self.plain
        if not of_card or count.kind.whose is not tree.Whose.YOURS or source not in sources.SOURCES:
            return self.number_of(count)
        return self.number_of(tree.NumberOf(replace(count.kind, whose=tree.Whose.ANYONE))).replace("le ", "votre ", 1)

    def _depending(self, branches: Sequence[tree.Branch]) -> str:
        first = self.pick(
            "depending on the number of boosts removed this way",
            "en fonction du nombre de boosts retirés de cette manière",
        )
        found = []
        for branch in branches:
            said = self.sentences(branch.effect)
            if len(said) != 1:
                raise Unsayable(branch)
            found.append(f"• {shown_range(branch)}{self.colon} {capital(said[0])}")
        return f"{first}{self.colon}\n" + ".\n".join(found)

    def choosing(self, step: tree.ChooseOne) -> str:
        """What stands before the modes: "choose up to two:"."""
        verb = verbs.say("choose", self.language, VerbForm.ORDER)
        one = f"{verb} {self.pick('one', 'l’un').replace('’', chr(39))}"
        colon = self.colon
        if step.all_if is not None or step.all_for is not None:
            if replace(step, all_if=None, all_for=None) != tree.ChooseOne(step.modes) or len(step.modes) != 2:
                raise Unsayable(step)
            if step.all_for is not None:
                price = self.price(step.all_for, VerbForm.ORDER)
                both = self.pick("to choose both", "pour choisir les deux") + colon
                return f"{one}{self.pick(', or', ', ou')} {price} {both}"
            assert step.all_if is not None
            both = self.pick("you may choose both", "vous pouvez choisir les deux") + colon
            return f"{one}. {capital(self.if_(step.all_if))}, {both}"
        how = self.pick("up to ", "jusqu'à ") * step.up_to
        if isinstance(step.count, tree.Plus):
            where = self.pick("where X is", "X étant")
            count = f"{letter(step.count)}, {where} {self.number_of(step.count.amount)}"
        elif isinstance(step.count, tree.NumberOf):
            count = self._number_of_yours(step.count)
        else:
            count = "l'un" if self.language == "fr" and step.count == 1 else number(step.count, self.language)
        verb_again = "choose" if step.up_to else "pick"
        again = self.pick(
            f"you may {verb_again} the same option multiple times", "vous pouvez choisir la même option plusieurs fois"
        )
        again = f", {again}" if step.up_to else f". {capital(again)}"
        return f"{verb} {how}{count}{again * step.again}{colon}"


def shown_range(branch: tree.Branch) -> str:
    if branch.highest is None:
        return f"{branch.lowest}+"
    return str(branch.lowest) if branch.highest == branch.lowest else f"{branch.lowest}-{branch.highest}"
