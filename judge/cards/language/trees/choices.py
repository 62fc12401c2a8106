"""Lists: modes of which some are chosen, results of a die, numbers that something depends on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from judge.cards.language import context, deeds
from judge.cards.language.declined import Doubt
from judge.cards.language.deeds import SAME, one
from judge.cards.language.phrase_parts import AgreementError, WrittenWord
from judge.cards.language.trees.leading import DueResult, LeadingCondition
from judge.cards.language.trees.sentences import SentenceBuilder
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Effect, Who
from judge.game.terms import BOOST


class ListBuilder(SentenceBuilder):
    """Rules for lists."""

    def choose_one(self, children: list[Effect]) -> tree.ChooseOne:
        return tree.ChooseOne(self._modes(children))

    def choose_some(self, children: list[Any]) -> tree.ChooseOne:
        words = [part for part in children if isinstance(part, WrittenWord)]
        deeds.agree(words[0], VerbForm.ORDER, self.language)
        names = {word.name for word in words}
        count = next((word.value for word in words if word.name == "NUMBER_WORD"), 1)
        modes = self._modes([part for part in children if not isinstance(part, WrittenWord)])
        if count > len(modes) and "AGAIN" not in names:
            raise AgreementError(words[-1], doubt=Doubt.TOO_MANY)
        return tree.ChooseOne(modes, count, "UP_TO" in names, "AGAIN" in names)

    def choose_up_to(self, children: list[Any]) -> tree.ChooseOne:
        verb, _, definition, *modes = children
        deeds.agree(verb, VerbForm.ORDER, self.language)
        return tree.ChooseOne(self._modes(modes), definition, up_to=True)

    def choose_if(self, children: list[Any]) -> tree.If:
        """ "if you control a Robot, choose one: ..."."""
        condition, choice = children
        return tree.If(condition, choice)

    def choose_for_each(self, children: list[Any]) -> tree.ForEach:
        """ "for each Permanent you control, choose one: ..."."""
        kind, choice = children
        return tree.ForEach(kind, choice)

    def or_so_many(self, children: list[Any]) -> Effect:
        """ "draw a card, or two if you're first player", "it gains 1 boost, or 2 boosts if it's in {V}"."""
        scope, *said, condition = children
        self._single(scope, 0, Doubt.CONDITION)
        usual: Any = self._scope(scope)
        counters = next((part for part in said if not isinstance(part, WrittenWord)), None)
        number, *nouns = (part for part in said if isinstance(part, WrittenWord))
        alike = isinstance(usual, tree.GainCounters) and counters in (None, usual.name) and not nouns
        alike |= isinstance(usual, tree.Draw) and counters is None
        alike |= isinstance(usual, tree.Create) and counters is None and not nouns
        count = int(number.text) if number.name == "NUMBER" else deeds.number(number)
        if not alike or not isinstance(usual.count, int) or usual.count == count:
            raise AgreementError(number)
        what = tree.what_of(usual)
        of_it = isinstance(what, tree.Target) and what.count == 1 and context.speaks_of_it(condition)
        more = replace(usual, count=count, what=tree.It()) if of_it else replace(usual, count=count)
        return self._in_place(usual, self.instead([condition, more]), 0)

    def choose_x(self, children: list[Any]) -> tree.ChooseOne:
        verb, plus, definition, *modes = children
        deeds.agree(verb, VerbForm.ORDER, self.language)
        again = deeds.is_word(modes[0], "AGAIN")
        count = tree.Plus(definition, int(plus.text[1:]))
        return tree.ChooseOne(self._modes(modes[again:]), count, again=again)

    def choose_both_if(self, children: list[Any]) -> tree.ChooseOne:
        return self._both(children, all_if=True)

    def choose_both_for(self, children: list[Any]) -> tree.ChooseOne:
        return self._both(children, all_if=False)

    def _both(self, children: list[Any], all_if: bool) -> tree.ChooseOne:
        deeds.agree(children[0], VerbForm.ORDER, self.language)
        said, *modes = (part for part in children[1:] if not isinstance(part, WrittenWord))
        counts = [part.value for part in children[1:] if deeds.is_word(part, "NUMBER_WORD")]
        if len(modes) != 2 or counts not in ([], [1]):
            raise AgreementError(children[0])
        if all_if:
            return tree.ChooseOne(self._modes(modes), all_if=said)
        return tree.ChooseOne(self._modes(modes), all_for=self._cost([said], VerbForm.ORDER))

    def _modes(self, modes: Sequence[Effect]) -> tuple[Effect, ...]:
        """Modes of which each may speak of the token of the one before: "Create one in a Hero Expedition"."""
        found: list[Effect] = []
        for mode in modes:
            before = found[-1] if found else None
            if isinstance(mode, tree.Create) and mode.token == SAME and isinstance(before, tree.Create):
                mode = replace(mode, token=before.token)
            found.append(mode)
        return tuple(found)

    def mode(self, children: list[Effect]) -> Effect:
        return self.effect(children)

    def order_pay_to(self, children: list[Any]) -> tree.PayTo:
        deed, chain = children
        self._one_step(chain, 1)
        return tree.PayTo(self._cost([deed], VerbForm.ORDER), one(self._done(chain, VerbForm.BARE)))

    def paid_mode(self, children: list[Any]) -> tree.PayTo:
        return tree.PayTo(children[0], self.effect(children, first=1))

    def do_times(self, children: list[Any]) -> tree.Repeat:
        plus, definition, *modes = children
        if len(modes) != 1:
            raise AgreementError(plus)
        return tree.Repeat(tree.Plus(definition, int(plus.text[1:])), modes[0])

    def do_for_counters(self, children: list[Any]) -> tree.Repeat:
        """ "do this once for each of my Arcane counters: ..."."""
        name, *modes = children
        if len(modes) != 1:
            raise AgreementError(None)
        return tree.Repeat(tree.CountersOn(tree.Me(), name), modes[0])

    def for_players(self, children: list[Any]) -> tree.ForPlayers:
        who, mode = children
        if who.value is not Who.EACH:
            raise AgreementError(who)
        return tree.ForPlayers(mode)

    def depending(self, children: list[Any]) -> tree.Depending:
        name, *branches = children
        if name != BOOST:
            raise AgreementError(None)
        return tree.Depending(tree.ThatMany(), tuple(branches))

    def case(self, children: list[Any]) -> tree.Branch:
        (lowest, highest), effect = children
        return tree.Branch(lowest, highest, self.effect([effect]))

    def on_a(self, children: list[tree.Branch]) -> tree.OnResult:
        return tree.OnResult(tuple(children))

    def roll_on_a(self, children: list[Any]) -> tree.Steps:
        verb, *branches = (part for part in children if not deeds.is_word(part, "_THEN_FIRST"))
        deeds.agree(verb, VerbForm.ORDER, self.language)
        return tree.Steps((tree.Roll(), tree.OnResult(tuple(branches))))

    def on_result(self, children: list[Any]) -> tree.OnResult:
        result, *scopes = children
        found = tree.OnResult((self.branch([result, scopes[0]]),))
        return self._on_others(found, self._scope(scopes[1]), None) if scopes[1:] else found

    def led_result(self, children: list[Any]) -> LeadingCondition:
        return LeadingCondition(self.on_result(children))

    def due_result(self, children: list[Any]) -> DueResult:
        """ "On a 1-3 — Draw a card. ...": all that follows is due to the result."""
        (lowest, highest), *sentence = children
        return DueResult(lowest, highest, self._scope(sentence[0]))

    def branch(self, children: list[Any]) -> tree.Branch:
        (lowest, highest), *sentence = children
        return tree.Branch(lowest, highest, self._sentence(sentence))

    def range(self, children: list[WrittenWord]) -> tuple[int, int | None]:
        numbers = [int(word.text) for word in children if word.name == "NUMBER"]
        if len(numbers) == 2:
            return numbers[0], numbers[1]
        return numbers[0], None if any(word.name == "PLUS" for word in children) else numbers[0]
