"""What the rules of both grammars mean: a parse becomes a tree of abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lark import Token as Written
from lark import Transformer

from judge.cards.language import deeds, verbs
from judge.cards.language.deeds import GAINED, Deed, Predicate, one
from judge.cards.language.grammar import FOUND, Grammar
from judge.cards.language.nominal import Disagreement, Named, Word, kind, nominal
from judge.cards.language.verbs import Form
from judge.game import ability as tree
from judge.game.ability import Effect, Who
from judge.game.terms import BOOST, Keyword, Status
from judge.messages import Language


class Trees(Transformer[Written, Any]):
    """Turns a parse of either grammar into abilities.

    Arguments:
        grammar: the grammar that made the parse.
        language: its language.
    """

    def __init__(self, grammar: Grammar, language: Language) -> None:
        super().__init__()
        self.grammar = grammar
        self.language = language

    def __default_token__(self, token: Written) -> Word:
        start = token.start_pos or 0
        if token.type.lower() in verbs.VERBS:
            name, forms = verbs.forms(str(token), self.language)
            return Word(token.type, str(token), start, name, forms=forms)
        meant = self.grammar.meaning(token.type, str(token))
        if meant:
            return Word(token.type, str(token), start, meant.value, meant.numbers)
        return Word(token.type, str(token), start)

    # Lines

    def line(self, children: list[tree.Ability]) -> tuple[tree.Ability, ...]:
        return tuple(children)

    spell = line

    def support(self, children: list[tree.QuickAction]) -> tuple[tree.Ability, ...]:
        return tuple(replace(action, support=True) for action in children)

    def keyword_line(self, children: list[tree.KeywordAbility]) -> tree.KeywordAbility:
        return children[0]

    def keyword(self, children: list[Word]) -> tree.KeywordAbility:
        if children[0].value is Status.FLEETING:
            return tree.KeywordAbility(Keyword.FLEETING)
        assert isinstance(children[0].value, Keyword)
        return tree.KeywordAbility(children[0].value, int(children[1].text) if len(children) > 1 else None)

    def reaction(self, children: list[Any]) -> tree.Reaction:
        trigger, *conditions, effect = (part for part in children if not deeds.is_word(part, "_DASH"))
        if isinstance(trigger, Word):
            zone = FOUND[trigger.text]
            trigger = tree.PlayedFrom(zone) if zone else tree.Join()
        return tree.Reaction(trigger, effect, conditions[0] if conditions else None)

    def action(self, children: list[Any]) -> tree.QuickAction:
        return tree.QuickAction(children[0], children[1])

    def grant(self, children: list[Any]) -> tree.Grant:
        *heads, abilities = children
        words = [word for word in heads if isinstance(word, Word) and word.name != "HAVE"]
        if len(abilities) != 1:
            raise Disagreement(words[0])
        return tree.Grant(replace(kind(words, many=True), whose=tree.Whose.YOURS), abilities[0])

    def spell_effect(self, children: list[Effect]) -> tree.SpellEffect:
        return tree.SpellEffect(children[0])

    # Triggers

    def at_phase(self, children: list[Word]) -> tree.AtPhase:
        return tree.AtPhase(children[-1].value)  # type: ignore[arg-type]

    def i_am_sacrificed(self, children: list[Any]) -> tree.Sacrificed:
        return tree.Sacrificed(tree.Me())

    def you_sacrifice(self, children: list[Any]) -> tree.Sacrificed:
        deeds.agree(children[0], Form.ORDER, self.language)
        named = deeds.named(children)
        if not isinstance(named.phrase, tree.Some) or named.phrase.kind.zone is not None:
            raise Disagreement(named.word)
        return tree.Sacrificed(replace(named.phrase, kind=replace(named.phrase.kind, whose=tree.Whose.YOURS)))

    def joins(self, children: list[Any]) -> tree.Joins:
        named, verb = children
        deeds.agree(verb, Form.THIRD, self.language)
        if not isinstance(named.phrase, tree.Some) or named.many or named.phrase.up_to or named.phrase.kind.where:
            raise Disagreement(named.word)
        return tree.Joins(replace(named.phrase.kind, where=tree.Where.EACH_OF_YOURS))

    # Conditions

    def i_am(self, children: list[Word]) -> tree.HasStatus:
        return tree.HasStatus(tree.Me(), deeds.status(children))

    def i_am_not(self, children: list[Word]) -> tree.HasStatus:
        return tree.HasStatus(tree.Me(), deeds.status(children), has=False)

    def i_was(self, children: list[Word]) -> tree.HasStatus:
        return tree.HasStatus(tree.Me(), deeds.status(children), before=True)

    def i_was_not(self, children: list[Word]) -> tree.HasStatus:
        return tree.HasStatus(tree.Me(), deeds.status(children), has=False, before=True)

    def it_is(self, children: list[Any]) -> tree.IsKind:
        named = deeds.named(children)
        if not isinstance(named.phrase, tree.Some) or named.many or named.phrase.up_to:
            raise Disagreement(named.word)
        return tree.IsKind(tree.It(), named.phrase.kind)

    def controls(self, children: list[Word]) -> tree.Controls:
        number, *words = children
        return tree.Controls(Who.YOU, kind(words), deeds.number(number))

    # Costs

    def cost(self, children: list[Any]) -> tree.Cost:
        return self._cost(children, Form.ORDER)

    def price(self, children: list[Any]) -> tree.Cost:
        return self._cost(children, Form.BARE)

    def _cost(self, children: list[Any], form: Form) -> tree.Cost:
        paid = tree.Cost()
        for part in children:
            if isinstance(part, Deed):
                paid = replace(paid, actions=(*paid.actions, *self._done([part], form)))
            elif part.name == "MANA" and not paid.mana:
                paid = replace(paid, mana=int(part.text[1:-1]))
            elif part.name == "EXHAUST_ME" and not paid.exhaust_me:
                paid = replace(paid, exhaust_me=True)
            elif part.name == "DISCARD_ME" and not paid.discard_me:
                paid = replace(paid, discard_me=True)
            elif part.name == "PAY":
                deeds.agree(part, Form.BARE, self.language)
            else:
                raise Disagreement(part)
        return paid

    # Effects

    def effect(self, children: list[Effect]) -> Effect:
        return one(children)

    def sentence(self, children: list[Any]) -> Effect:
        *conditions, scope = children
        done = one(self._done(scope, Form.ORDER)) if isinstance(scope, list) else scope
        return tree.If(conditions[0], done) if conditions else done

    def chain(self, children: list[Deed]) -> list[Deed]:
        return children

    def may(self, children: list[Any]) -> tree.May:
        return tree.May(one(self._done(children[0], Form.BARE)))

    def each_may(self, children: list[Any]) -> tree.May:
        return tree.May(one(self._done(children[-1], Form.BARE)), Who.EACH)

    def pay_to(self, children: list[Any]) -> tree.PayTo:
        return tree.PayTo(children[0], one(self._done(children[1], Form.BARE)))

    def pay_to_clause(self, children: list[Any]) -> tree.PayTo:
        return tree.PayTo(children[0], one(children[1].effects))

    def each_act(self, children: list[Any]) -> Deed:
        deed: Deed = children[-1]
        (effect,) = self._done([deed], Form.THIRD)
        if not isinstance(effect, (tree.Sacrifice, tree.Discard, tree.Put, tree.Draw, tree.Resupply)):
            raise Disagreement(deed.word)
        return Deed((replace(effect, who=Who.EACH),), frozenset({Form.ORDER}), deed.word)

    def _done(self, deeds: list[Deed], form: Form) -> tuple[Effect, ...]:
        for deed in deeds:
            if form not in deed.fits:
                written = verbs.say(str(deed.word.value), self.language, form) if deed.word.value else ""
                raise Disagreement(
                    deed.word, (written,) if written and written.casefold() != deed.word.text.casefold() else ()
                )
        return tuple(effect for deed in deeds for effect in deed.effects)

    # Acts

    def sacrifice(self, children: list[Any]) -> Deed:
        return deeds.act(children, tree.Sacrifice(deeds.phrase(children)))

    def discard(self, children: list[Any]) -> Deed:
        return deeds.act(children, tree.Discard(deeds.phrase(children)))

    def exhaust(self, children: list[Any]) -> Deed:
        return deeds.act(children, tree.GainStatus(deeds.phrase(children), Status.EXHAUSTED))

    def ready(self, children: list[Any]) -> Deed:
        return deeds.act(children, tree.LoseStatus(deeds.phrase(children), Status.EXHAUSTED))

    def put(self, children: list[Any]) -> Deed:
        zone = children[-1].value
        return deeds.act(children, tree.Put(deeds.phrase(children), zone, str(deeds.verb(children).value)))

    def draw(self, children: list[Word]) -> Deed:
        count = deeds.number(children[1])
        if (count > 1) not in children[2].numbers:
            raise Disagreement(children[2])
        return deeds.act(children, tree.Draw(count))

    def resupply(self, children: list[Any]) -> Deed:
        return deeds.act(children, tree.Resupply())

    def sabotage(self, children: list[Any]) -> Deed:
        return deeds.act(children, tree.Sabotage())

    def create(self, children: list[Word]) -> Deed:
        found = {word.name: word for word in children}
        forest, mountain, water = map(int, found["STATISTICS"].text.split("/"))
        subtypes = tuple(str(word.value) for word in children if word.name == "SUBTYPE")
        token = tree.Token(str(found["TOKEN_NAME"].value), (forest, mountain, water), subtypes)
        return deeds.act(children, tree.Create(token, deeds.number(children[1]), found["WHERE"].value))  # type: ignore[arg-type]

    # What happens to objects

    def happening(self, children: list[Any]) -> Deed:
        said = [part for part in children if isinstance(part, Predicate)]
        named = deeds.named(children)
        what = named.phrase
        form = Form.FIRST if isinstance(what, tree.Me) else Form.MANY if named.many else Form.THIRD
        for predicate in said:
            deeds.agree(predicate.word, form, self.language)
        return Deed(deeds.happen(what, said), frozenset({Form.ORDER}), replace(said[0].word, value=None))

    def have(self, children: list[Any]) -> Deed:
        said = [part for part in children if isinstance(part, Predicate)]
        for predicate in said:
            deeds.agree(predicate.word, Form.BARE, self.language)
        verb = deeds.verb(children)
        return Deed(deeds.happen(deeds.phrase(children), said), verb.forms & {Form.BARE}, verb)

    def give(self, children: list[Any]) -> Deed:
        number = next(word for word in children if deeds.is_word(word, "NUMBER"))
        verb = deeds.verb(children)
        given = tree.GainCounters(deeds.phrase(children), BOOST, int(number.text))
        return Deed((given,), verb.forms & {Form.BARE}, verb)

    def gain_boosts(self, children: list[Word]) -> Predicate:
        count = int(children[-1].text)
        return Predicate(children[0], lambda what: tree.GainCounters(what, BOOST, count))

    def gain_status(self, children: list[Word]) -> Predicate:
        status = deeds.status(children)
        if status not in GAINED:
            raise Disagreement(children[-1])
        return Predicate(children[0], lambda what: tree.GainStatus(what, status))

    def lose_status(self, children: list[Word]) -> Predicate:
        status = deeds.status(children)
        if status not in GAINED:
            raise Disagreement(children[-1])
        return Predicate(children[0], lambda what: tree.LoseStatus(what, status))

    def nominal(self, children: list[Word]) -> Named:
        return nominal(children)
