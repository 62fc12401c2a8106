"""What the rules of both grammars mean: a parse becomes a tree of abilities.

The file is long because a transformer is one class: a method for each rule of the grammars.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from lark import Token as Written
from lark import Transformer

from judge.cards.language import context, deeds, places, slots, verbs
from judge.cards.language.deeds import Deed, Predicate, one
from judge.cards.language.grammar import FOUND, Grammar
from judge.cards.language.nominal import (
    Disagreement,
    Named,
    Played,
    Total,
    Word,
    kind,
    nominal,
    one_or_other,
    played_kind,
)
from judge.cards.language.rows import build
from judge.cards.language.verbs import Form
from judge.cards.language.words import TOKEN_SUBTYPES
from judge.game import ability as tree
from judge.game.ability import Bound, Compare, Effect, Measure, Until, Where, Who, Whose
from judge.game.terms import BOOST, Keyword, Status, Zone
from judge.messages import Language

NO_DEED = frozenset({Form.ORDER})
SAME = tree.Token("", None, ())
"""The token of the mode before."""


@dataclass(frozen=True, slots=True)
class _Otherwise:
    """ "Otherwise, ...", before it is joined to its "if"."""

    effect: Effect | _OnlyOne


@dataclass(frozen=True, slots=True)
class _ItIs:
    """ "it is Gigantic", before its condition says what it is."""

    keyword: tree.KeywordAbility
    word: Word


@dataclass(frozen=True, slots=True)
class _Things:
    """Counters, before what they happen to: "1 boost per Plant, up to a max of 3".

    Arguments:
        name: their English name.
        count: how many.
        most: the most that there may then be.
        on_me: the word that says that they are on the bearer, where it stands there.
    """

    name: str
    count: tree.Amount
    most: int | None = None
    on_me: Word | None = None

    def gained(self, what: tree.Phrase) -> tree.GainCounters:
        """Their gain by an object.

        Raises:
            Disagreement: the text says that they are on another.
        """
        if self.on_me is not None and what != tree.Me():
            raise Disagreement(self.on_me)
        return tree.GainCounters(what, self.name, self.count, self.most)


class _OnlyOne:
    """ "create only one", before the step that says of what."""


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
            name, forms = verbs.forms(str(token), self.language, token.type.lower())
            return Word(token.type, str(token), start, name, forms=forms)
        meant = self.grammar.meaning(token.type, str(token))
        if meant:
            return Word(token.type, str(token), start, meant.value, meant.numbers)
        return Word(token.type, str(token), start)

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        """A row of the phrasebook."""
        said = self.grammar.rows[str(data)]
        held: dict[str, Any] = {}
        verb: Word | None = None
        for part, child in zip(said.parts, children, strict=True):
            if part.kind == "verb":
                verb = child
            else:
                held[part.text] = slots.read(part.category, child)
        node = build(said.row.pattern, held)
        match said.row.category:
            case "act":
                effects = node.steps if isinstance(node, tree.Steps) else (node,)
                return Deed(effects, said.forms & verb.forms if verb else frozenset(Form), verb)
            case "clause":
                return Deed((node,), NO_DEED, None)
            case "trigger" if verb is not None:
                deeds.agree(verb, Form.THIRD, self.language)
        return node

    # Lines

    def line(self, children: list[tree.Ability]) -> tuple[tree.Ability, ...]:
        return tuple(children)

    spell = line

    def support(self, children: list[Any]) -> tuple[tree.Ability, ...]:
        if isinstance(children[0], tuple):
            return children[0]
        return tuple(replace(action, support=True) for action in children)

    def in_reserve(self, children: list[tree.Ability]) -> tuple[tree.Ability, ...]:
        ability = children[0]
        if isinstance(ability, tree.QuickAction):
            raise Disagreement(None)
        return (replace(ability, support=True) if isinstance(ability, tree.Reaction) else tree.Support(ability),)

    def keyword_line(self, children: list[tree.KeywordAbility]) -> tree.KeywordAbility:
        return children[0]

    def keyword(self, children: list[Any]) -> tree.KeywordAbility:
        word, *numbers = children
        if word.value is Status.FLEETING:
            return tree.KeywordAbility(Keyword.FLEETING)
        assert isinstance(word.value, Keyword)
        if not numbers:
            return tree.KeywordAbility(word.value)
        number = numbers[0]
        if isinstance(number, Word):
            number = number.value if number.name == "MANA" else int(number.text)
        return tree.KeywordAbility(word.value, number)

    def reaction(self, children: list[Any]) -> tree.Reaction:
        effect = children[-1]
        trigger = children[0]
        during = next((part.value for part in children if deeds.is_word(part, "DURING")), None)
        conditions = [part for part in children[1:-1] if not isinstance(part, Word)]
        if isinstance(trigger, Word):
            zone = FOUND[trigger.text]
            trigger = tree.PlayedFrom(zone) if zone else tree.Join()
        self._all_defined(effect)
        return tree.Reaction(trigger, effect, conditions[0] if conditions else None, during)

    def reaction_per(self, children: list[Any]) -> tree.Reaction:
        trigger, name, effect = children
        self._all_defined(effect)
        return tree.Reaction(trigger, effect, times=tree.CountersOn(tree.Me(), name))

    def permission(self, children: list[tree.Ability]) -> tree.Ability:
        return children[0]

    def cheaper(self, children: list[Any]) -> tree.CostsLess:
        verb, named, less, *minimum = children
        deeds.agree(verb, Form.BARE, self.language)
        found = slots.read("every", named)
        if (found.zone, found.whose) not in ((None, Whose.ANYONE), (Zone.RESERVE, Whose.YOURS)):
            raise Disagreement(named.word)
        played = replace(found, zone=None, whose=Whose.ANYONE)
        least = minimum[0].value if minimum else None
        return tree.CostsLess(tree.All(played), less, source=found.zone, minimum=least)

    def action(self, children: list[Any]) -> tree.QuickAction:
        cost, effect, *restrictions = children
        if not isinstance(cost.mana, tree.Paid):
            self._all_defined(effect)
        self._all_named(effect)
        return replace(tree.QuickAction(cost, effect), **(restrictions[0] if restrictions else {}))

    def only_if(self, children: list[Any]) -> dict[str, Any]:
        return {"only_if": children[0]}

    def most_x(self, children: list[Any]) -> dict[str, Any]:
        return {"most": children[0]}

    def more_if(self, children: list[Any]) -> dict[str, Any]:
        return {"more": children[0].value, "more_if": children[1]}

    def spell_effect(self, children: list[Any]) -> tree.Ability:
        effect = children[0]
        if isinstance(effect, tree.PayToCostLess):
            return effect
        self._all_defined(effect)
        return tree.SpellEffect(effect)

    def _all_defined(self, effect: Effect) -> None:
        if deeds.speaks_of_x(effect):
            raise Disagreement(None)
        self._all_named(effect)

    def _all_named(self, effect: Effect) -> None:
        if deeds.holds(effect, SAME):
            raise Disagreement(None)

    # Passive abilities

    def passive(self, children: list[Any]) -> tree.Ability:
        if isinstance(children[0], _ItIs):
            raise Disagreement(children[0].word)
        return children[0]  # type: ignore[no-any-return]

    def while_if(self, children: list[Any]) -> tree.While:
        ability, condition = children
        if isinstance(children[1], tree.Ability | _ItIs):
            condition, ability = children
        if isinstance(ability, _ItIs):
            return tree.While(condition, self._its(condition, ability))
        return tree.While(condition, ability)

    def _its(self, condition: tree.Condition, said: _ItIs) -> tree.Grant:
        match condition:
            case tree.Compares(tree.NumberOf(found), Compare.EQUAL, 1):
                return tree.Grant(found, said.keyword)
        raise Disagreement(said.word)

    def it_is(self, children: list[Any]) -> _ItIs:
        return _ItIs(children[1], children[0])

    def unless(self, children: list[Any]) -> tree.While:
        ability, condition = children
        if isinstance(condition, tree.Ability):
            condition, ability = children
        if isinstance(ability, _ItIs):
            raise Disagreement(ability.word)
        return tree.While(tree.Not(condition), ability)

    def would_leave(self, children: list[Any]) -> tree.Would:
        statuses = [part for part in children if deeds.is_word(part, "STATUS") or deeds.is_word(part, "FLEETING")]
        orbs = [part for part in children if deeds.is_word(part, "AS_ORB")]
        steps = [part for part in children if not isinstance(part, Word)]
        condition = tree.HasStatus(tree.Me(), deeds.status(statuses)) if statuses else None
        scope = one(self._done(steps[0], Form.ORDER)) if isinstance(steps[0], list) else steps[0]
        if orbs:
            scope = self._as_orb(scope, orbs[0])
        effect = one([scope, *steps[1:]])
        return tree.Would(tree.Leaves(tree.Me(), Zone.EXPEDITION), effect, condition=condition)

    def _as_orb(self, scope: Effect, orb: Word) -> Effect:
        match scope:
            case tree.Put(zone=Zone.MANA, exhausted=None):
                return replace(scope, exhausted=orb.value)
            case tree.May(tree.Put(zone=Zone.MANA, exhausted=None) as put):
                return replace(scope, effect=replace(put, exhausted=orb.value))
        raise Disagreement(orb)

    def would_move(self, children: list[Any]) -> tree.Would:
        cost, chain, *then = children
        paid = tree.PayTo(cost, one([*self._done(chain, Form.BARE), *then]))
        return tree.Would(tree.Moves(Where.MINE), paid)

    def would_resupply(self, children: list[Any]) -> tree.Would:
        verb, effect = children
        deeds.agree(verb, Form.BARE, self.language)
        return tree.Would(tree.Resupplies(Who.YOU), effect)

    def gains_ability(self, children: list[Any]) -> tree.Ability:
        deeds.agree(children[1], Form.FIRST, self.language)
        if len(children[-1]) != 1:
            raise Disagreement(children[1])
        return children[-1][0]  # type: ignore[no-any-return]

    def grant(self, children: list[Any]) -> tree.Grant:
        *heads, abilities = children
        words = [word for word in heads if isinstance(word, Word) and word.name != "HAVE"]
        if len(abilities) != 1:
            raise Disagreement(words[0])
        return tree.Grant(replace(kind(words, many=True), whose=Whose.YOURS), abilities[0])

    def are(self, children: list[Any]) -> tree.Grant:
        return tree.Grant(slots.read("every", children[0]), children[-1])

    def played_have(self, children: list[Any]) -> tree.PlayedGain:
        named = children[0]
        if not isinstance(named.phrase, tree.All) or named.played != Played(you=True):
            raise Disagreement(named.word)
        return tree.PlayedGain(Who.YOU, named.phrase.kind, deeds.status(children))

    def first_played(self, children: list[Any]) -> tree.FirstPlayed:
        found, played, effect = self._awaited(children)
        if played != Played(you=True) or effect is None:
            raise Disagreement(None)
        return tree.FirstPlayed(found, Until.AFTERNOON, effect)

    # Effects

    def effect(self, children: list[Any]) -> Effect:
        found: list[Effect] = []
        for step in children:
            match step:
                case _Otherwise(effect):
                    found[-1:] = [self._or_else(found[-1] if found else None, effect)]
                case tree.If(tree.WasPlayedFrom(), _) if found and isinstance(found[-1], tree.NextPlayed):
                    found[-1] = self._also(found[-1], step)
                case tree.PayToCostLess() if len(children) > 1:
                    raise Disagreement(None)
                case _ if found and isinstance(found[-1], tree.If) and context.stands_under(found[-1], step):
                    found[-1] = context.under(found[-1], step)
                case _ if found and context.is_torn(found[-1], step):
                    raise Disagreement(None)
                case _:
                    found.append(step)
        return one(found)

    def _or_else(self, before: Effect | None, effect: Effect | _OnlyOne) -> tree.If:
        if not isinstance(before, tree.If) or before.otherwise is not None:
            raise Disagreement(None)
        if isinstance(before.effect, tree.Steps) and isinstance(before.effect.steps[-1], tree.If):
            *steps, last = before.effect.steps
            return replace(before, effect=tree.Steps((*steps, self._or_else(last, effect))))
        return replace(before, otherwise=self._only_one(before.effect) if isinstance(effect, _OnlyOne) else effect)

    def _also(self, awaited: tree.NextPlayed, step: Effect) -> tree.NextPlayed:
        before = () if awaited.effect is None else (awaited.effect,)
        return replace(awaited, effect=one((*before, step)))

    def sentence(self, children: list[Any]) -> Effect:
        scope, *defined = children
        done: Effect = one(self._done(scope, Form.ORDER)) if isinstance(scope, list) else scope
        if not defined:
            return done
        if not deeds.speaks_of_x(done):
            raise Disagreement(None)
        x, *then = defined
        return one([deeds.define(done, x), *self._done(then, Form.ORDER)])

    def _scope(self, scope: Any) -> Effect:
        return one(self._done(scope, Form.ORDER)) if isinstance(scope, list) else scope

    def conditional(self, children: list[Any]) -> tree.If:
        condition, scope, *otherwise = children
        return tree.If(condition, self._scope(scope), self._scope(otherwise[0]) if otherwise else None)

    def step_if(self, children: list[Any]) -> tree.If:
        scope, *conditions = children
        condition = conditions[0] if len(conditions) == 1 else tree.OneOf(tuple(conditions))
        return tree.If(condition, self._scope(scope))

    def step_unless(self, children: list[Any]) -> tree.If:
        return tree.If(tree.Not(children[1]), self._scope(children[0]))

    def do_times(self, children: list[Any]) -> tree.Repeat:
        plus, definition, *modes = children
        if len(modes) != 1:
            raise Disagreement(plus)
        return tree.Repeat(tree.Plus(definition, int(plus.text[2:])), modes[0])

    def unless_step(self, children: list[Any]) -> tree.If:
        return tree.If(tree.Not(children[0]), self._scope(children[1]))

    def for_each(self, children: list[Any]) -> tree.ForEach:
        return tree.ForEach(children[0], self._scope(children[1]))

    def otherwise(self, children: list[Any]) -> _Otherwise:
        return _Otherwise(self._scope(children[0]))

    def only_one(self, children: list[Any]) -> _Otherwise:
        return _Otherwise(_OnlyOne())

    def _only_one(self, before: Effect) -> tree.Create:
        if not isinstance(before, tree.Create) or before.count == 1:
            raise Disagreement(None)
        return replace(before, count=1)

    def after_rest(self, children: list[Any]) -> Effect:
        scope = self._scope(children[0])
        if isinstance(scope, tree.PayTo):
            return replace(scope, effect=tree.AfterRest(scope.effect))
        return tree.AfterRest(scope)

    def on_result(self, children: list[Any]) -> tree.OnResult:
        return tree.OnResult((self.branch(children),))

    def on_a(self, children: list[tree.Branch]) -> tree.OnResult:
        return tree.OnResult(tuple(children))

    def branch(self, children: list[Any]) -> tree.Branch:
        (lowest, highest), scope = children
        return tree.Branch(lowest, highest, self._scope(scope))

    def range(self, children: list[Word]) -> tuple[int, int | None]:
        numbers = [int(word.text) for word in children if word.name == "NUMBER"]
        if len(numbers) == 2:
            return numbers[0], numbers[1]
        return numbers[0], None if any(word.name == "PLUS" for word in children) else numbers[0]

    def choose_one(self, children: list[Effect]) -> tree.ChooseOne:
        return tree.ChooseOne(self._modes(children))

    def choose_some(self, children: list[Any]) -> tree.ChooseOne:
        words = [part for part in children if isinstance(part, Word)]
        deeds.agree(words[0], Form.ORDER, self.language)
        names = {word.name for word in words}
        count = next((word.value for word in words if word.name == "NUMBER_WORD"), 1)
        modes = self._modes([part for part in children if not isinstance(part, Word)])
        return tree.ChooseOne(modes, count, "UP_TO" in names, "AGAIN" in names)

    def choose_up_to(self, children: list[Any]) -> tree.ChooseOne:
        verb, _, definition, *modes = children
        deeds.agree(verb, Form.ORDER, self.language)
        return tree.ChooseOne(self._modes(modes), definition, up_to=True)

    def _modes(self, modes: Sequence[Effect]) -> tuple[Effect, ...]:
        """Modes of which each may speak of the token of the one before: "Create one in a Hero Expedition"."""
        found: list[Effect] = []
        for mode in modes:
            before = found[-1] if found else None
            if isinstance(mode, tree.Create) and mode.token == SAME and isinstance(before, tree.Create):
                mode = replace(mode, token=before.token)
            found.append(mode)
        return tuple(found)

    def choose_x(self, children: list[Any]) -> tree.ChooseOne:
        verb, plus, definition, *modes = children
        deeds.agree(verb, Form.ORDER, self.language)
        again = deeds.is_word(modes[0], "AGAIN")
        count = tree.Plus(definition, int(plus.text[2:]))
        return tree.ChooseOne(self._modes(modes[again:]), count, again=again)

    def choose_both_if(self, children: list[Any]) -> tree.ChooseOne:
        return self._both(children, all_if=True)

    def choose_both_for(self, children: list[Any]) -> tree.ChooseOne:
        return self._both(children, all_if=False)

    def _both(self, children: list[Any], all_if: bool) -> tree.ChooseOne:
        deeds.agree(children[0], Form.ORDER, self.language)
        said, *modes = (part for part in children[1:] if not isinstance(part, Word))
        counts = [part.value for part in children[1:] if deeds.is_word(part, "NUMBER_WORD")]
        if len(modes) != 2 or counts not in ([], [1]):
            raise Disagreement(children[0])
        if all_if:
            return tree.ChooseOne(self._modes(modes), all_if=said)
        return tree.ChooseOne(self._modes(modes), all_for=self._cost([said], Form.ORDER))

    def depending(self, children: list[Any]) -> tree.Depending:
        name, *branches = children
        if name != BOOST:
            raise Disagreement(None)
        return tree.Depending(tree.ThatMany(), tuple(branches))

    def case(self, children: list[Any]) -> tree.Branch:
        (lowest, highest), effect = children
        return tree.Branch(lowest, highest, effect)

    def order_pay_to(self, children: list[Any]) -> tree.PayTo:
        deed, chain = children
        return tree.PayTo(self._cost([deed], Form.ORDER), one(self._done(chain, Form.BARE)))

    def mode(self, children: list[Effect]) -> Effect:
        return self.effect(children)

    def chain(self, children: list[Deed]) -> list[Deed]:
        asks = [isinstance(deed.effects[0], tree.May) for deed in children]
        if any(asks[:-1]):
            raise Disagreement(children[asks.index(True)].word)
        return children

    def then_may(self, children: list[Deed]) -> Deed:
        return Deed((tree.May(one(self._done(children, Form.BARE))),), frozenset(Form), children[0].word)

    def then_you(self, children: list[Deed]) -> Deed:
        return Deed(self._done(children, Form.ORDER), frozenset(Form), None)

    def each_pay_to(self, children: list[Any]) -> tree.PayTo:
        who, cost, chain = children
        return tree.PayTo(cost, one(self._done(chain, Form.BARE)), who.value)

    def reduce_next(self, children: list[Any]) -> Deed:
        *said, less = children
        found, played = played_kind([part for part in said if isinstance(part, (Word, Bound))], many=False)
        if not played.you or played.until is None:
            raise Disagreement(said[0])
        awaited = tree.NextPlayed(found, played.until, played.source, less=less.value)
        return Deed((awaited,), frozenset({Form.BARE}), None)

    def aim_have(self, children: list[Any]) -> Deed:
        aim, named, *said = children
        said = [part for part in said if isinstance(part, Predicate)]
        for predicate in said:
            deeds.agree(predicate.word, Form.THIRD, self.language)
        return Deed(deeds.happen(slots.read("aimed", named), said), aim.forms & {Form.BARE}, aim)

    def switch_what(self, children: list[Any]) -> Deed:
        verb, named = children
        return Deed((tree.SwitchExpeditions(named.phrase),), verb.forms, verb)

    def and_it(self, children: list[Any]) -> Deed:
        deed: Deed = children[0]
        said: list[Predicate] = children[1:]
        for predicate in said:
            deeds.agree(predicate.word, Form.THIRD, self.language)
        return replace(deed, effects=(*deed.effects, *deeds.happen(tree.It(), said)))

    def opponent_does(self, children: list[Any]) -> Deed:
        verb = children[0]
        deed: Deed = children[-1]
        form = Form.MANY if self.language == "en" else Form.BARE
        if form not in deed.fits:
            raise Disagreement(deed.word, self._written(deed.word, form))
        return Deed(tuple(self._by(Who.TARGET_OPPONENT, deed)), verb.forms & {Form.BARE}, verb)

    def may(self, children: list[Any]) -> Effect:
        *done, last = self._done(children[0], Form.BARE)
        if self.language == "en" and done and last == tree.Discard(tree.Rest()):
            return tree.Steps((tree.May(one(done)), last))
        return tree.May(one([*done, last]))

    def each_may(self, children: list[Any]) -> tree.May:
        return tree.May(one(self._done(children[-1], Form.BARE)), children[0].value)

    def pay_to(self, children: list[Any]) -> tree.PayTo:
        return tree.PayTo(children[0], one(self._done(children[1], Form.BARE)))

    def pay_to_clause(self, children: list[Any]) -> tree.PayTo:
        return tree.PayTo(children[0], one(children[1].effects))

    def reduce(self, children: list[Any]) -> tree.PayToCostLess:
        return tree.PayToCostLess(children[0], children[1].value)

    def who_act(self, children: list[Any]) -> Deed:
        who, deed = children
        if Form.THIRD not in deed.fits:
            raise Disagreement(deed.word, self._written(deed.word, Form.THIRD))
        return Deed(tuple(self._by(who.value, deed)), NO_DEED, Word("WHO", who.text, who.start, who.value))

    def _by(self, who: Who, deed: Deed) -> list[Effect]:
        found: list[Effect] = []
        for effect in deed.effects:
            if not hasattr(effect, "who"):
                raise Disagreement(deed.word)
            done: Any = effect
            found.append(replace(done, who=who))
        return found

    def and_i(self, children: list[Any]) -> Deed:
        deed: Deed = children[0]
        said: list[Predicate] = children[1:]
        for predicate in said:
            deeds.agree(predicate.word, Form.FIRST, self.language)
        return replace(deed, effects=(*deed.effects, *deeds.happen(tree.Me(), said)))

    def _done(self, chain: Sequence[Deed], form: Form) -> tuple[Effect, ...]:
        found: list[Effect] = []
        who: Who | None = None
        for deed in chain:
            if deed.word is not None and deed.word.name == "WHO":
                who = deed.word.value
            elif who is not None and form not in deed.fits and Form.THIRD in deed.fits:
                found += self._by(who, deed)
                continue
            if form not in deed.fits:
                raise Disagreement(deed.word, self._written(deed.word, form))
            found += deed.effects
        return tuple(found)

    def _written(self, word: Word | None, form: Form) -> tuple[str, ...]:
        if word is None or not isinstance(word.value, str) or word.name == "WHO":
            return ()
        written = verbs.say(word.value, self.language, form)
        return (written,) if written and written.casefold() != word.text.casefold() else ()

    # Costs

    def cost(self, children: list[Any]) -> tree.Cost:
        return self._cost(children, Form.ORDER)

    def price(self, children: list[Any]) -> tree.Cost:
        return self._cost(children, Form.BARE)

    def _cost(self, children: list[Any], form: Form) -> tree.Cost:
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
                raise Disagreement(part)
        return paid

    def _paid(self, cost: tree.Cost, effects: tuple[Effect, ...], form: Form) -> tree.Cost:
        for effect in effects:
            match effect:
                case tree.GainStatus(tree.Me(), Status.EXHAUSTED) if form is Form.BARE and not cost.exhaust_me:
                    cost = replace(cost, exhaust_me=True)
                case tree.Pay(mana) if not cost.mana:
                    cost = replace(cost, mana=mana)
                case tree.LoseCounters(tree.Me(), str() as name, int() as count, spend=True):
                    cost = replace(cost, spend=(*cost.spend, (name, count)))
                case _:
                    cost = replace(cost, actions=(*cost.actions, effect))
        return cost

    # Acts that are no rows

    def put(self, children: list[Any]) -> Deed:
        places_ = [part for part in children if deeds.is_word(part, "DESTINATION") or deeds.is_word(part, "IN_RESERVE")]
        orbs = [part for part in children if deeds.is_word(part, "AS_ORB")]
        verb = deeds.verb(children)
        named = deeds.named(children)
        if places_:
            zone, _, position, where = places_[0].value
        elif named.moved is not None:
            (zone, _, position, where), named = named.to, named.moved
        else:
            raise Disagreement(verb)
        if orbs and zone is not Zone.MANA:
            raise Disagreement(orbs[0])
        put = tree.Put(
            named.phrase,
            zone,
            str(verb.value),
            position=position,
            where=where,
            exhausted=orbs[0].value if orbs else None,
        )
        return deeds.act(children, put)

    def create(self, children: list[Any]) -> Deed:
        words = [part for part in children if isinstance(part, Word)]
        found = {word.name: word for word in words}
        statistics = None
        if "STATISTICS" in found:
            forest, mountain, water = map(int, found["STATISTICS"].text.split("/"))
            statistics = forest, mountain, water
        where = found.get("WHERE") or found.get("LANDMARKS")
        name = str(found["TOKEN_NAME"].value) if "TOKEN_NAME" in found else ""
        subtypes = tuple(str(word.value) for word in words if word.name == "SUBTYPE")
        if statistics is not None and not subtypes:
            if name not in TOKEN_SUBTYPES:
                raise Disagreement(found["STATISTICS"])
            subtypes = TOKEN_SUBTYPES[name]
        abilities = next((part for part in children if isinstance(part, tuple)), ())
        token = tree.Token(name, statistics, subtypes, abilities)
        counts = [word for word in words if word.name in ("A", "NUMBER_WORD", "X")]
        count: tree.Amount = tree.Paid() if counts[0].name == "X" else deeds.number(counts[0])
        per = [part for part in children if isinstance(part, tree.Kind)]
        if per:
            if not isinstance(count, int):
                raise Disagreement(counts[0])
            count = tree.Per(count, tree.NumberOf(per[0]))
        most = next((part for part in children if isinstance(part, int)), None)
        return deeds.act(words, tree.Create(token, count, where.value if where else Where.ITS, most))

    # What happens to objects

    def happening(self, children: list[Any]) -> Deed:
        said = [part for part in children if isinstance(part, Predicate)]
        named = deeds.named(children)
        what = named.phrase
        form = Form.FIRST if isinstance(what, tree.Me) else Form.MANY if named.many else Form.THIRD
        for predicate in said:
            deeds.agree(predicate.word, form, self.language)
        return Deed(deeds.happen(what, said), NO_DEED, replace(said[0].word, value=None))

    def have(self, children: list[Any]) -> Deed:
        said = [part for part in children if isinstance(part, Predicate)]
        for predicate in said:
            deeds.agree(predicate.word, Form.BARE, self.language)
        verb = deeds.verb(children)
        return Deed(deeds.happen(deeds.phrase(children), said), verb.forms & {Form.BARE}, verb)

    def give(self, children: list[Any]) -> Deed:
        given = next(part for part in children if isinstance(part, _Things))
        verb = deeds.verb(children)
        return Deed((given.gained(deeds.phrase(children)),), verb.forms & {Form.BARE}, verb)

    def next(self, children: list[Any]) -> Deed:
        change = children[-1] if isinstance(children[-1], dict) else {}
        found, played, effect = self._awaited(children)
        if not played.you or played.until is None:
            raise Disagreement(next(part for part in children if isinstance(part, Word)))
        awaited = tree.NextPlayed(found, played.until, played.source, effect=effect)
        return Deed((replace(awaited, **change),), NO_DEED, None)

    def _awaited(self, children: list[Any]) -> tuple[tree.Kind, Played, Effect | None]:
        said = [part for part in children if isinstance(part, Predicate)]
        for predicate in said:
            deeds.agree(predicate.word, Form.THIRD, self.language)
        found, played = played_kind([part for part in children if isinstance(part, (Word, Bound))], many=False)
        return found, played, one(deeds.happen(tree.It(), said)) if said else None

    def pay_less(self, children: list[Any]) -> Deed:
        pay, less, *rest = children
        minimum = None
        if deeds.is_word(rest[-1], "MANA"):
            minimum = rest.pop().value
        found, played = played_kind([part for part in rest if isinstance(part, (Word, Bound))], many=False)
        if not played.you or played.until is None:
            raise Disagreement(pay)
        awaited = tree.NextPlayed(found, played.until, played.source, less=less.value, minimum=minimum)
        return Deed((awaited,), pay.forms & NO_DEED, pay)

    def costs_less(self, children: list[Any]) -> dict[str, Any]:
        deeds.agree(children[0], Form.THIRD, self.language)
        return {"less": children[1].value}

    def is_free(self, children: list[Any]) -> dict[str, Any]:
        return {"free": True}

    def activates(self, children: list[Any]) -> dict[str, Any]:
        deeds.agree(children[0], Form.THIRD, self.language)
        return {"effect": tree.Activate(tree.It(), children[1])}

    def activates_one(self, children: list[Any]) -> dict[str, Any]:
        deeds.agree(children[0], Form.THIRD, self.language)
        return {"effect": tree.Activate(tree.It(), children[1], one=True)}

    def next_joins(self, children: list[Any]) -> Deed:
        found, played, effect = self._awaited(children)
        if played.you or played.source or played.until is None or effect is None or found.where is not None:
            raise Disagreement(next(part for part in children if isinstance(part, Word)))
        return Deed((tree.NextJoins(replace(found, where=Where.MINE), played.until, effect),), NO_DEED, None)

    def paid_mode(self, children: list[Any]) -> tree.PayTo:
        return tree.PayTo(children[0], self.effect(children[1:]))

    def gain_counters(self, children: list[Any]) -> Predicate:
        return Predicate(children[0], children[1].gained)

    def lose_counters(self, children: list[Any]) -> Predicate:
        lost: _Things = children[1]
        if lost.most is not None:
            raise Disagreement(children[0])
        return Predicate(children[0], lambda what: tree.LoseCounters(what, lost.name, lost.count))

    def expeditions(self, children: list[Word]) -> tree.Expeditions:
        return tree.Expeditions(children[0].value)

    def more(self, children: list[Word]) -> Predicate:
        status = self._gained(children[0])
        return Predicate(Word("MORE", children[0].text, children[0].start), lambda what: tree.GainStatus(what, status))

    def things(self, children: list[Any]) -> _Things:
        number, name, *rest = children
        per = self._per([part for part in rest if isinstance(part, tree.Kind | tree.Expeditions)])
        limits = [part for part in rest if isinstance(part, Word)]
        on_me = limits[0] if any(isinstance(part, str) for part in rest) else None
        if on_me is not None and name not in rest:
            raise Disagreement(on_me)
        count: tree.Amount = tree.Paid() if number.name == "X" else deeds.number(number)
        if number.name == "X_PLUS":
            count = tree.Plus(tree.Paid(), int(number.text[2:]))
        if per is not None:
            if not isinstance(count, int):
                raise Disagreement(number)
            count = tree.Per(count, per)
        return _Things(name, count, int(limits[0].text) if limits else None, on_me)

    def _per(self, counted: list[Any]) -> tree.Amount | None:
        if len(counted) == 2:
            return tree.NumberOf(tree.Kind(either=tuple(counted)))
        if counted and isinstance(counted[0], tree.Kind):
            return tree.NumberOf(counted[0])
        return counted[0] if counted else None

    def gain_status(self, children: list[Word]) -> Predicate:
        status = self._gained(children[-1])
        return Predicate(children[0], lambda what: tree.GainStatus(what, status))

    def gain_one(self, children: list[Word]) -> Predicate:
        statuses = tuple(self._gained(word) for word in children[1:] if word.name != "OR")
        return Predicate(children[0], lambda what: tree.GainOneStatus(what, statuses))

    def lose_status(self, children: list[Word]) -> Predicate:
        status = self._gained(children[-1])
        return Predicate(children[0], lambda what: tree.LoseStatus(what, status))

    def switch(self, children: list[Word]) -> Predicate:
        return Predicate(children[0], lambda what: tree.SwitchExpeditions(what))

    def _gained(self, word: Word) -> Status:
        if word.value not in places.GAINED:
            raise Disagreement(word)
        return word.value  # type: ignore[no-any-return]

    # Numbers

    def number_of(self, children: list[Any]) -> tree.NumberOf:
        return tree.NumberOf(slots.read("every", children[0]))

    def your_number_of(self, children: list[Any]) -> tree.NumberOf:
        found = slots.read("every", children[0])
        if found.whose is not Whose.ANYONE or found.zone is None:
            raise Disagreement(children[0].word)
        return tree.NumberOf(replace(found, whose=Whose.YOURS))

    def total_of(self, children: list[Any]) -> tree.NumberOf:
        kinds = tuple(part if isinstance(part, tree.Kind) else slots.read("every", part) for part in children)
        return tree.NumberOf(tree.Kind(either=kinds))

    def regions_between(self, children: list[Any]) -> tree.RegionsBetween:
        return tree.RegionsBetween()

    def counters_on_me(self, children: list[str]) -> tree.CountersOn:
        return tree.CountersOn(tree.Me(), children[0])

    def result(self, children: list[Any]) -> tree.Result:
        return tree.Result()

    def counters(self, children: list[Word]) -> str:
        return BOOST if children[-1].name == "BOOSTS" else str(children[-1].value)

    # Phrases

    def nominal(self, children: list[Any]) -> Named:
        return nominal(children)

    def one_or_other(self, children: list[Any]) -> Named:
        between = next(part for part in children if getattr(part, "name", "") in ("IN_PLAY_OR", "OWNED_OR"))
        return one_or_other(children, children.index(between))

    def each_of_its(self, children: list[Any]) -> Named:
        found = kind(children, many=True)
        if found.where is not None:
            raise Disagreement(None)
        return Named(tree.All(replace(found, where=Where.ITS)), False)

    def highest(self, children: list[Any]) -> Named:
        *said, measure = children
        found = kind(said, many=False)
        bound = Bound(measure.value, Compare.HIGHEST)
        return Named(tree.Some(replace(found, bounds=(*found.bounds, bound))), False, said[0])

    def several(self, children: list[Any]) -> tree.Kind:
        return kind(children)

    plural = several

    def bare(self, children: list[Any]) -> tree.Kind:
        return kind(children, many=False)

    def of(self, children: list[Any]) -> Named:
        return children[0]  # type: ignore[no-any-return]

    def of_every(self, children: list[Any]) -> tree.Kind:
        return kind(children, many=True)

    def non_subtype(self, children: list[Word]) -> Word:
        return replace(children[0], name="NON_SUBTYPE")

    def bound(self, children: list[Word]) -> Bound:
        measure, mana, more = children
        return Bound(measure.value, more.value, mana.value)

    def bound_counters(self, children: list[Any]) -> Bound:
        return Bound(children[0].value, Compare.AT_LEAST, tree.CountersOn(tree.Me(), children[1]))

    def bound_plus(self, children: list[Word]) -> Bound:
        measure, x, _, mana, more = children
        return Bound(measure.value, more.value, tree.Plus(x.value, int(mana.value)))

    def bound_zero(self, children: list[Any]) -> Bound:
        return Bound(Measure.A_BASE_STATISTIC, Compare.EQUAL, 0)

    def bound_like(self, children: list[Any]) -> Bound:
        measure, other, *words = children
        named = nominal(words)
        if not isinstance(named.phrase, tree.Some) or named.many:
            raise Disagreement(named.word)
        return Bound(measure.value, Compare.AT_MOST, tree.MeasureOf(other.value, named.phrase))

    def bound_all(self, children: list[Word]) -> Bound:
        return Bound(Measure.EVERY_STATISTIC, Compare.AT_MOST, int(children[0].text))

    def total(self, children: list[Word]) -> Total:
        terrain = next((word.value for word in children if word.name == "TERRAIN"), None)
        if terrain is not None:
            number = next(int(word.text) for word in children if word.name == "NUMBER")
            return Total(Bound(Measure(terrain.value), children[-1].value, number))
        measure, mana, more = children
        return Total(Bound(measure.value, more.value, mana.value))

    def was(self, children: list[Word]) -> tree.Kind:
        measure, mana, more = children
        return tree.Kind(bounds=(Bound(measure.value, more.value, mana.value),))

    def top(self, children: list[Word]) -> Named:
        count = next((word.value for word in children if word.name == "NUMBER_WORD"), 1)
        if any(word.name == "CARD" and (count > 1) not in word.numbers for word in children):
            raise Disagreement(children[0])
        return Named(tree.Top(count, children[-1].value), count > 1, children[0])

    def whole(self, children: list[Word]) -> Named:
        parts = tuple(tree.All(tree.Kind(zone=zone, whose=whose)) for zone, whose in children[0].value)
        return Named(parts[0] if len(parts) == 1 else tree.Both(parts), False, children[0])

    # What the slots of the phrasebook hold

    def word(self, children: list[Word]) -> int:
        return deeds.number(children[0])

    def digits(self, children: list[Word]) -> int:
        return int(children[0].text)

    def mana(self, children: list[Word]) -> int:
        return int(children[0].value)

    def more_mana(self, children: list[Word]) -> int:
        return -int(children[0].value)

    def plus(self, children: list[Word]) -> int:
        return int(children[0].text)

    def cards(self, children: list[Word]) -> int:
        count = deeds.number(children[0])
        if (count > 1) not in children[1].numbers:
            raise Disagreement(children[1])
        return count

    def symbol(self, children: list[Word]) -> Zone | None:
        return children[0].value  # type: ignore[no-any-return]

    at_phase = terrain = in_terrain = until = expedition = symbol
