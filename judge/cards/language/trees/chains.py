"""Clauses in a row: who does what, one after the other, each verb in the form that is asked of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from judge.cards.language import deeds, verbs
from judge.cards.language.declined import Doubt
from judge.cards.language.deeds import Deed, Predicate, one
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, PlayedQualifier, WrittenWord
from judge.cards.language.trees.rules import NO_DEED, PartBuilder
from judge.cards.language.verbs import VerbForm
from judge.cards.language.who import UNABLE
from judge.game import ability as tree
from judge.game.ability import Effect, Who
from judge.game.ability.roles import ByPlayers

AGAIN = (tree.Resupply, tree.Sabotage, tree.Activate, tree.ActivateAction)
"""Acts that a text can ask for several times at once."""


class ChainBuilder(PartBuilder):
    """Rules for clauses in a row."""

    def then_again(self, children: list[Any]) -> None:
        """ ", then may do it again", before the chain says what."""

    def chain(self, children: list[Any]) -> list[Deed]:
        for place, deed in enumerate(children):
            if deed is None:
                again = tree.May(one(children[place - 1].effects))
                children[place] = Deed((again,), frozenset(VerbForm), None)
        waits = [isinstance(deed.effects[0], tree.NextTime | tree.If) for deed in children]
        if any(waits[:-1]):
            raise AgreementError(None, part=waits.index(True) + 1)
        asks = [isinstance(deed.effects[0], tree.May) for deed in children]
        if any(asks[:-1]):
            raise AgreementError(None, part=asks.index(True))
        return children

    def then_may(self, children: list[Deed]) -> Deed:
        return Deed((tree.May(one(self._done(children, VerbForm.BARE))),), frozenset(VerbForm), children[0].word)

    def if_may(self, children: list[Deed]) -> Deed:
        return self.then_may(children)

    def then_if(self, children: list[Any]) -> Deed:
        """ ", then if you control a Robot, draw a card"."""
        condition, deed = children
        return Deed((tree.If(condition, one(self._done([deed], VerbForm.ORDER))),), NO_DEED, None)

    def then_you(self, children: list[Deed]) -> Deed:
        return Deed(self._done(children, VerbForm.ORDER), frozenset(VerbForm), None)

    def you_act(self, children: list[Deed]) -> Deed:
        """ "You draw a card", after what another player does."""
        return replace(children[0], effects=self._done(children, VerbForm.ORDER), fits=NO_DEED)

    def who_act(self, children: list[Any]) -> Deed:
        who, deed = children
        if who.text.casefold().endswith(UNABLE[self.language]):
            self.unable.append(who)
        if VerbForm.THIRD not in deed.fits:
            raise AgreementError(deed.word, self._written(deed.word, VerbForm.THIRD))
        return Deed(tuple(self._by(who.value, deed)), NO_DEED, WrittenWord("WHO", who.text, who.start, who.value))

    def who_acts(self, children: list[Any]) -> Deed:
        """ "each player draws a card and discards a card from their hand"."""
        who, *done = children
        made = [self.who_act([who, deed]) for deed in done]
        return replace(made[0], effects=tuple(effect for deed in made for effect in deed.effects))

    def they_act(self, children: list[Any]) -> Deed:
        """ "they draw a card", of the players of whom the clause before speaks."""
        they, deed = children
        form = VerbForm.MANY if self.language == "en" else VerbForm.THIRD
        if form not in deed.fits or they.text.casefold() == "elle":
            raise AgreementError(deed.word, self._written(deed.word, form))
        return Deed(tuple(self._by(Who.THEY, deed)), NO_DEED, replace(they, name="THEY_DO", value=None))

    def _by(self, who: Who, deed: Deed) -> list[Effect]:
        found: list[Effect] = []
        for effect in deed.effects:
            if isinstance(effect, tree.Aim) and isinstance(effect.what, tree.Target) and not effect.what.total:
                aimed = effect.what
                effect = tree.Pick(tree.Some(aimed.kind, aimed.count, aimed.up_to))
            if not isinstance(effect, ByPlayers):
                raise AgreementError(deed.word)
            done: Any = effect
            found.append(replace(done, who=who))
        return found

    def and_i(self, children: list[Any]) -> Deed:
        deed: Deed = children[0]
        said: list[Predicate] = children[1:]
        for predicate in said:
            deeds.agree(predicate.word, VerbForm.FIRST, self.language)
        return replace(deed, effects=(*deed.effects, *deeds.happen(tree.Me(), said)))

    def and_clause(self, children: list[Deed]) -> Deed:
        """ "I gain 1 boost and my Expedition Ascends"."""
        deed, clause = children
        return Deed((*deed.effects, *clause.effects), deed.fits & NO_DEED, deed.word)

    def act_times(self, children: list[Any]) -> Deed:
        """ "Resupply twice": what needs no choice of its own is simply done again."""
        deed, times = children
        if not all(isinstance(effect, AGAIN) for effect in deed.effects):
            raise AgreementError(times)
        count: int = times.value
        return Deed(deed.effects * count, deed.fits, deed.word)

    def and_act(self, children: list[Deed]) -> Deed:
        fits = frozenset.intersection(*(deed.fits for deed in children))
        return Deed(tuple(effect for deed in children for effect in deed.effects), fits, children[0].word)

    def or_act(self, children: list[Deed]) -> Deed:
        """ "draw a card or create a token": one of them, as a player chooses."""
        fits = frozenset.intersection(*(deed.fits for deed in children))
        modes = tuple(one(deed.effects) for deed in children)
        return Deed((tree.ChooseOne(modes),), fits, children[0].word)

    def and_it(self, children: list[Any]) -> Deed:
        deed: Deed = children[0]
        said = [part for part in children if isinstance(part, Predicate)]
        many = any(deeds.is_word(part, "THEY") for part in children)
        created = deed.effects[0]
        if isinstance(created, tree.Create) and created.count != 1 and not many:
            raise AgreementError(said[0].word)
        for predicate in said:
            deeds.agree(predicate.word, VerbForm.MANY if many else VerbForm.THIRD, self.language)
        return replace(deed, effects=(*deed.effects, *deeds.happen(tree.It(), said)))

    def opponent_does(self, children: list[Any]) -> Deed:
        verb = children[0]
        deed: Deed = children[-1]
        form = VerbForm.MANY if self.language == "en" else VerbForm.BARE
        if form not in deed.fits:
            raise AgreementError(deed.word, self._written(deed.word, form))
        return Deed(tuple(self._by(Who.TARGET_OPPONENT, deed)), verb.forms & {VerbForm.BARE}, verb)

    def aimed_opponent_does(self, children: list[Any]) -> Deed:
        verb = children[0]
        deed: Deed = children[-1]
        if VerbForm.THIRD not in deed.fits:
            raise AgreementError(deed.word, self._written(deed.word, VerbForm.THIRD))
        return Deed(tuple(self._by(Who.TARGET_OPPONENT, deed)), verb.forms & {VerbForm.BARE}, verb)

    def play_free_and_it(self, children: list[Any]) -> Deed:
        """ "jouer gratuitement un Personnage, il gagne Fugace"."""
        verb, named, _, *said = children
        for predicate in said:
            deeds.agree(predicate.word, VerbForm.THIRD, self.language)
        played = deeds.act([verb], tree.Play(named.phrase, free=True))
        return replace(played, effects=(*played.effects, *deeds.happen(tree.It(), said)))

    def next_time(self, children: list[Any]) -> Deed:
        """ "the next time a {D} ability is activated this turn, target Character gains 1 boost"."""
        *said, deed = children
        words = {word.name: word for word in said}
        effect = one(self._done([deed], VerbForm.ORDER))
        trigger = tree.AreActivated(words["SIGN"].text, 1)
        return Deed((tree.NextTime(trigger, words["UNTIL"].value, effect),), NO_DEED, None)

    def next_time_played(self, children: list[Any]) -> Deed:
        """ "the next time you play a Spell this turn, draw a card"."""
        return self._next_time_plays(Who.YOU, *children)

    def next_time_created(self, children: list[Any]) -> Deed:
        """ "the next time you create a token this turn, it gains 1 boost"."""
        deed = self._next_time_plays(Who.YOU, *children)
        (waits,) = deed.effects
        assert isinstance(waits, tree.NextTime) and isinstance(waits.trigger, tree.Plays)
        trigger = tree.Creates(waits.trigger.who, waits.trigger.kind)
        return replace(deed, effects=(replace(waits, trigger=trigger),))

    def next_time_opponent_plays(self, children: list[Any]) -> Deed:
        """ "the next time an opponent plays a Character this Day, draw a card"."""
        return self._next_time_plays(Who.OPPONENT, *children)

    def _next_time_plays(self, who: Who, named: ClausePhrase, deed: Deed) -> Deed:
        found = named.phrase
        until = named.played.until
        if until is None or named.played != PlayedQualifier(until=until):
            raise AgreementError(named.word)
        if not isinstance(found, tree.Some) or found != tree.Some(found.kind):
            raise AgreementError(named.word)
        effect = one(self._done([deed], VerbForm.ORDER))
        return Deed((tree.NextTime(tree.Plays(who, found.kind), until, effect),), NO_DEED, None)

    def may_act(self, children: list[Deed]) -> Deed:
        """ "you may draw a card", of what is done later."""
        return Deed((tree.May(one(self._done(children, VerbForm.BARE))),), NO_DEED, None)

    def next_time_that(self, children: list[Any]) -> Deed:
        """ "the next time an opponent passes this Day, draw a card"."""
        trigger, until, deed = children
        if isinstance(trigger, tree.ActivatesAbility) and trigger.who is Who.EACH:
            trigger = tree.AreActivated(trigger.sign, 1)
        effect = one(self._done([deed], VerbForm.ORDER))
        return Deed((tree.NextTime(trigger, until.value, effect),), NO_DEED, None)

    def switch_what(self, children: list[Any]) -> Deed:
        verb, named = children
        return Deed((tree.SwitchExpeditions(named.phrase),), verb.forms, verb)

    def switch_it(self, children: list[Any]) -> Deed:
        return deeds.act(children, tree.SwitchExpeditions(deeds.phrase(children)))

    def _one_offer(self, chain: Sequence[Deed], part: int) -> None:
        """Holds that one thing is offered; what is offered twice may be offered again.

        In English no form of the verb says whether ", then draw a card" is part of the offer; ", then have it gain 1
        boost" can only be.

        Raises:
            AgreementError: more is offered, or asked for, in the same sentence.
        """
        for place, deed in enumerate(chain[1:], 1):
            if deed.effects == (tree.May(one(chain[place - 1].effects)),):
                continue
            if isinstance(deed.effects[0], tree.May):
                raise AgreementError(None, part=(part, place), doubt=Doubt.SECOND_OFFER)
            if self.language == "en" and not (deed.word is not None and deed.word.name == "HAVE"):
                raise AgreementError(None, part=(part, place), doubt=Doubt.OFFER)

    def _one_step(self, chain: Sequence[Deed], part: int) -> None:
        """Holds that one thing is paid for.

        Raises:
            AgreementError: a second thing follows, and it is in doubt whether that is paid for too.
        """
        if len(chain) > 1:
            raise AgreementError(None, part=(part, 1), doubt=Doubt.PAID)

    def _done(self, chain: Sequence[Deed], form: VerbForm) -> tuple[Effect, ...]:
        found: list[Effect] = []
        who: Who | None = None
        they = False
        for deed in chain:
            if they and self._goes_on(deed):
                found += self._by(who or Who.THEY, deed)
                continue
            they = deeds.is_word(deed.word, "THEY_DO")
            if deed.word is not None and deed.word.name == "WHO":
                who = deed.word.value
            elif who is not None and deed.word is not None and deed.word.name == "THEY_DO":
                found += (deeds.put_for(effect, Who.THEY, who) for effect in deed.effects)
                continue
            elif who is not None and form not in deed.fits and VerbForm.THIRD in deed.fits:
                found += self._by(who, deed)
                continue
            if form not in deed.fits:
                raise AgreementError(deed.word, self._written(deed.word, form))
            found += deed.effects
        return tuple(found)

    def _goes_on(self, deed: Deed) -> bool:
        """Whether "they" do a clause too that stands after what they do: "they discard it, then draw a card"."""
        if deed.word is None or not deed.word.forms:
            return False
        if self.language == "en":
            return VerbForm.MANY in deed.fits
        return VerbForm.THIRD in deed.fits and VerbForm.ORDER not in deed.fits

    def _written(self, word: WrittenWord | None, form: VerbForm) -> tuple[str, ...]:
        if word is None or not isinstance(word.value, str) or word.name == "WHO":
            return ()
        written = verbs.say(word.value, self.language, form)
        return (written,) if written and written.casefold() != word.text.casefold() else ()

    def _scope(self, scope: Any) -> Effect:
        """The effect of a scope.

        Raises:
            AgreementError: it offers something and a roll of a die, in doubt whether that is offered too.
        """
        if not isinstance(scope, list | tree.Effect):
            raise AgreementError(None, doubt=Doubt.OFFER)
        return one(self._done(scope, VerbForm.ORDER)) if isinstance(scope, list) else scope
