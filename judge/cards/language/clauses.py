"""Effects, written out in either language: one clause for each step, sentences for the whole.

The file is long because the clauses of a language hold one another: sentences hold chains, chains clauses and costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from judge.cards.language import context, places, slots, verbs, words
from judge.cards.language.phrases import (
    DEFINED,
    WHO,
    Unsayable,
    counted,
    described,
    is_alternative,
    is_feminine,
    is_many,
    letter,
    number,
    phrase,
    status,
)
from judge.cards.language.rows import ROWS, Row, Wording, unify
from judge.cards.language.verbs import Form
from judge.game import ability as tree
from judge.game.ability import Ability, Bound, Effect, Phrase, Who, Whose
from judge.game.terms import Keyword, Status, Terrain, Zone
from judge.messages import Language

Happening = (
    tree.GainCounters
    | tree.GainStatus
    | tree.GainOneStatus
    | tree.LoseStatus
    | tree.SwitchExpeditions
    | tree.LoseCounters
)
Scope = (
    tree.May
    | tree.If
    | tree.PayTo
    | tree.ForEach
    | tree.OnResult
    | tree.Depending
    | tree.ChooseOne
    | tree.Repeat
    | tree.AfterRest
    | tree.PayToCostLess
)


def _rows() -> Mapping[tuple[str, type], tuple[Row, ...]]:
    found: dict[tuple[str, type], tuple[Row, ...]] = {}
    for row in ROWS:
        key = row.category, type(row.pattern)
        found[key] = (*found.get(key, ()), row)
    return found


_ROWS = _rows()


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes trees in one language.

    Arguments:
        language: the language.
        marks: whether statuses, keywords and tokens carry the brackets of card texts.
        feminine: whether French speaks of the bearer in the feminine.
        abilities: how the abilities are written that a text quotes.
        aimed: whether an Expedition was spoken of before, so that "it" means the Expedition.
    """

    language: Language
    marks: bool = True
    feminine: bool = False
    abilities: Callable[[Ability], str] | None = None
    aimed: bool = False

    def pick(self, english: str, french: str) -> str:
        """One of two wordings."""
        return english if self.language == "en" else french

    def row(self, category: str, node: Any, form: Form = Form.ORDER) -> str:
        """What a row of the phrasebook says.

        Arguments:
            category: what the row must be.
            node: the tree.
            form: the form of its verb.

        Raises:
            Unsayable: no row says it.
        """
        for row in _ROWS.get((category, type(node)), ()):
            held = unify(row.pattern, node)
            if held is None:
                continue
            try:
                return self._worded(row.wordings[self.language][0], held, form)
            except Unsayable:
                continue
        raise Unsayable(node)

    def sentences(self, effect: Effect) -> tuple[str, ...]:
        """The sentences of an effect, without capitals and full stops.

        Raises:
            Unsayable: no card text says it.
        """
        if not self.aimed and aims(effect):
            return replace(self, aimed=True).sentences(effect)
        found: list[str] = []
        run: list[Effect] = []
        paid = False
        last: Effect | None = None
        before: Effect | None = None
        apart = any(isinstance(step, tree.Reveal) for step in _steps(effect))
        for step in (*_steps(effect), None):
            ends = step is None or isinstance(step, Scope) or apart
            ends = ends or (bool(run) and isinstance(run[-1], (tree.Roll, tree.NextPlayed)))
            if run and ends and not (len(run) == 1 and self.is_pair(run[0], step)):
                before = _apart(before, tree.Steps(tuple(run)))
                first = self.pick("then, ", "puis, ") if paid else ""
                found.append(f"{first}{self._defined(tree.Steps(tuple(run)), self._chain(run, Form.ORDER))}")
                run, paid = [], False
            if isinstance(step, Scope):
                before = _apart(before, step)
                then = (
                    isinstance(step, tree.May)
                    and isinstance(last, (tree.Resupply, tree.GainStatus))
                    and not _points(step)
                )
                said = self._scope(step)
                found += [self.pick("then, ", "puis, ") + said[0], *said[1:]] if then else said
                paid = isinstance(step, tree.PayTo) and not isinstance(step.effect, tree.IncreaseResult)
            elif step is not None:
                run.append(step)
            last = step
        return tuple(found)

    def condition(self, condition: tree.Condition) -> str:
        """A condition, without "if"."""
        if isinstance(condition, tree.Controls) and condition.kind.whose is not Whose.ANYONE:
            raise Unsayable(condition)
        return self.row("condition", condition)

    def if_(self, condition: tree.Condition) -> str:
        """A condition with its "if"."""
        said = self.condition(condition)
        if self.language == "en":
            return f"if {said}"
        return f"s'{said}" if said.startswith(("il ", "ils ")) else f"si {said}"

    def unless(self, condition: tree.Condition) -> str:
        """A condition with its "unless"."""
        return f"unless {self.condition(condition)}" if self.language == "en" else f"sauf {self.if_(condition)}"

    def _is_sayable(self, condition: tree.Condition) -> bool:
        try:
            self.condition(condition)
        except Unsayable:
            return False
        return True

    def price(self, cost: tree.Cost, form: Form = Form.BARE) -> str:
        """What is paid in "you may ... to ..."."""
        if cost.discard_me or any(_is_in_cost(action) for action in cost.actions):
            raise Unsayable(cost)
        paid = [f"{verbs.say('pay', self.language, form)} {{{letter(cost.mana)}}}"] if cost.mana else []
        if cost.exhaust_me:
            paid.append(self.act(tree.GainStatus(tree.Me(), Status.EXHAUSTED), form))
        paid += [self.act(action, form) for action in _actions(cost)]
        if not paid or any(isinstance(action, tree.Steps) for action in cost.actions):
            raise Unsayable(cost)
        return self.pick(" and ", " et ").join(paid)

    def cost(self, cost: tree.Cost) -> str:
        """What is paid before a colon."""
        mana = [f"{{{letter(cost.mana)}}}"] if cost.mana else []
        symbols = [*(["{T}"] if cost.exhaust_me else []), *(["{D}"] if cost.discard_me else [])]
        parts = mana + symbols if self.language == "en" else symbols + mana
        if not parts:
            raise Unsayable(cost)
        acts = self.paid(cost)
        return ", ".join([*parts, *(_capital(act) if self.language == "en" else act for act in acts)])

    def paid(self, cost: tree.Cost) -> tuple[str, ...]:
        """What a cost asks for beside mana and symbols, as orders."""
        return tuple(self._each_or_act(action, Form.ORDER, Who.YOU) for action in _actions(cost))

    def act(self, effect: Effect, form: Form) -> str:
        """A step that a player does.

        Raises:
            Unsayable: it is not one, or no card text says it.
        """
        match effect:
            case tree.Put():
                return self._put(effect, form)
            case tree.Create(token, count, where, most):
                per = ""
                if isinstance(count, tree.Per):
                    per, count = f" {self._per(count)}", count.each
                if most is not None:
                    most_ = number(most, self.language)
                    per += self.pick(f", up to {most_} per activation", f", jusqu'à {most_} par activation")
                made = verbs.say("create", self.language, form)
                if where is tree.Where.ITS and self.aimed and self.language == "en":
                    return f"{made} {self._tokens(token, count)} in it{self._quoted(token)}{per}"
                if where is tree.Where.ITS and self.aimed:
                    if token.abilities:
                        raise Unsayable(effect)
                    return f"{made}-y {self._tokens(token, count)}{per}"
                return f"{made} {self._tokens(token, count)}{self._where(where)}{self._quoted(token)}{per}"
        return self.row("act", effect, form)

    def number_of(self, amount: tree.Amount) -> str:
        """What X is, after "where X is"."""
        match amount:
            case tree.NumberOf(kind) if is_alternative(kind):
                if len(kind.either) != 2 or kind != tree.Kind(either=kind.either):
                    raise Unsayable(amount)
                first, second = (counted(tree.NumberOf(one), self.language, self.marks) for one in kind.either)
                return self.pick(f"the total number of {first} and {second}", f"le total des {first} et des {second}")
            case tree.NumberOf():
                return f"{self.pick('the number of', 'le nombre de')} {counted(amount, self.language, self.marks)}"
            case tree.RegionsBetween():
                return self.pick(
                    "the number of regions between your Hero and Companion",
                    "le nombre de régions entre votre Héros et votre Compagnon",
                )
            case tree.Result():
                return self.pick("the result", "le résultat")
            case tree.CountersOn(tree.Me(), str() as name):
                return f"{self.pick('my number of', 'mon nombre de')} {slots.counters(name, self.language, True)}"
        raise Unsayable(amount)

    def _defined(self, effect: Any, said: str) -> str:
        """A sentence with what its X is."""
        amounts = set(_xs(effect))
        if not amounts:
            return said
        if len(amounts) > 1:
            raise Unsayable(effect)
        (amount,) = amounts
        if self.language == "en":
            return f"{said}, where X is {self.number_of(amount)}"
        being = (
            f"X étant {self.number_of(amount)}"
            if isinstance(amount, tree.Result)
            else f"où X est {self.number_of(amount)}"
        )
        return f"{said}, {being}"

    def _worded(self, wording: Wording, held: Mapping[str, Any], form: Form) -> str:
        found: list[str] = []
        pronoun = ""
        for place, part in enumerate(wording):
            match part.kind:
                case "words":
                    found.append(part.text if self.marks else part.text.replace("[", "").replace("]", ""))
                case "gender":
                    kind = held.get(part.text)
                    feminine = self.feminine if kind is None else is_feminine(kind)
                    found.append(part.forms[feminine])
                case "verb":
                    said = verbs.say(part.text, self.language, form)
                    after = wording[place + 2] if len(wording) > place + 2 else None
                    what = held.get(after.text) if after is not None and after.category == "obj" else None
                    if self.language == "fr" and isinstance(what, (tree.Me, tree.It)):
                        pronoun = _french_pronoun(said, isinstance(what, tree.Me), form)
                        found.append(pronoun)
                    else:
                        found.append(said)
                case "slot" if part.category == "obj" and pronoun:
                    found[-1] = found[-1].rstrip()
                case "slot":
                    found.append(self._slot(part.category, held[part.text], held))
        return "".join(found)

    def _slot(self, category: str, value: Any, held: Mapping[str, Any]) -> str:
        match category:
            case "obj":
                return self._object(value)
            case "keyword":
                return self.keyword(value)
        return slots.write(category, value, self.language, self.marks, held)

    def keyword(self, ability: Ability, many: bool = False, feminine: bool | None = None) -> str:
        """A keyword with its number, in the brackets of card texts."""
        if not isinstance(ability, tree.KeywordAbility) or ability.keyword not in words.KEYWORDS:
            raise Unsayable(ability)
        if (ability.number is not None) != (ability.keyword in (Keyword.SCOUT, Keyword.TOUGH)):
            raise Unsayable(ability)
        if ability.keyword is Keyword.SCOUT and ability.number is not None:
            return f"{self._marked(words.KEYWORDS[ability.keyword].say(self.language))} {{{letter(ability.number)}}}"
        said = words.KEYWORDS[ability.keyword].say(self.language, self.feminine if feminine is None else feminine, many)
        if ability.number is not None:
            said += f" {letter(ability.number)}"
        fleeting = ability.keyword.value == Status.FLEETING.value
        marked = f"[[{said}]]" if fleeting and self.marks else self._marked(said)
        return self._defined(ability, marked)

    def is_pair(self, step: Effect, after: Effect | None) -> bool:
        """Whether two steps are said in one phrase."""
        return (
            after is not None
            and f"{type(step).__name__}+{type(after).__name__}" in _PAIRS
            and self._pair(step, after) != ""
        )

    def _pair(self, first: Effect, second: Effect) -> str:
        try:
            return self.row("act", tree.Steps((first, second)))
        except Unsayable:
            return ""

    def _scope(self, step: Scope) -> tuple[str, ...]:
        match step:
            case tree.If(tree.Not(condition), effect, None) if self._is_sayable(condition) and not self._is_sayable(
                step.condition
            ):
                return (f"{self.unless(condition)}, {self._bare(effect, step)}",)
            case tree.If(tree.OneOf((first, second)), effect, None):
                either = f"{self.if_(first)} {self.pick('or', 'ou')} {self.if_(second)}"
                return (f"{self._bare(effect, step)} {either}",)
            case tree.If(condition, effect, otherwise):
                cut = self._cut(step)
                said = self._bare(_one(_steps(effect)[:cut]), step)
                if otherwise is None:
                    then = self.sentences(tree.Steps(_steps(effect)[cut:])) if cut < len(_steps(effect)) else ()
                    return (f"{self.if_(condition)}, {said}", *then)
                if isinstance(effect, tree.Create) and effect.count != 1 and otherwise == replace(effect, count=1):
                    only = self.pick("otherwise, create only one", "sinon, créez-en un seul")
                    return (f"{self.if_(condition)}, {said}", only)
                other = self._bare(otherwise, step)
                return (f"{self.if_(condition)}, {said}", f"{self.pick('otherwise', 'sinon')}, {other}")
            case tree.ForEach(kind, effect):
                each = slots.write("several", kind, self.language, self.marks, {"number": 1})
                if self.language == "en":
                    each = f"{'other ' * kind.other}{described(kind, 'en', False, marks=self.marks)}"
                return (f"{self.pick('for each', 'pour chaque')} {each}, {self._bare(effect, step)}",)
            case tree.OnResult(branches) if len(branches) > 2:
                listed = (f"• {_range(branch)}, {self._bare(branch.effect, step)}" for branch in branches)
                return (f"{self.pick('on a:', 'sur :')}\n" + ".\n".join(listed),)
            case tree.OnResult(branches):
                return tuple(
                    f"{self.pick('on a', 'sur')} {_range(branch)}, {self._bare(branch.effect, step)}"
                    for branch in branches
                )
            case tree.Depending(tree.ThatMany(), branches):
                return (self._depending(branches),)
            case tree.ChooseOne():
                modes = (f"• {self._mode(mode)}" for mode in step.modes)
                return (f"{self.choosing(step)}\n" + ".\n".join(modes),)
            case tree.Repeat(tree.Plus(amount, number_), effect):
                times = self.pick(f"do the following X+{number_} times", f"faites ce qui suit X+{number_} fois")
                where = self.pick("where X is", "X étant")
                return (f"{times}, {where} {self.number_of(amount)}{self.pick(':', ' :')}\n• {self._mode(effect)}",)
            case tree.AfterRest(effect):
                return (f"{self._bare(effect, step)} {self.pick('after Rest', 'après le Repos')}",)
        return (self._defined(step, self._offered(step)),)

    def _cut(self, step: tree.If) -> int:
        """How many steps of a conditional sentence the sentence itself says; later sentences say the others."""
        steps = _steps(step.effect)
        for cut in range(len(steps), 1, -1):
            if not any(isinstance(one, (Scope, tree.Reveal)) for one in steps[: cut - 1]):
                break
        else:
            cut = 1
        under = tree.If(step.condition, _one(steps[:cut]))
        for one in steps[cut:]:
            if step.otherwise is not None or not context.stands_under(under, one):
                raise Unsayable(step)
            under = context.under(under, one)
        return cut

    def _mode(self, mode: Effect) -> str:
        if isinstance(mode, tree.PayTo) and mode.cost == tree.Cost(exhaust_me=True):
            return f"{{T}}{self.pick(' :', ' :')} {'. '.join(map(_capital, self.sentences(mode.effect)))}"
        return ". ".join(map(_capital, self.sentences(mode)))

    def _depending(self, branches: Sequence[tree.Branch]) -> str:
        first = self.pick(
            "depending on the number of boosts removed this way:",
            "en fonction du nombre de boosts retirés de cette manière :",
        )
        found = []
        for branch in branches:
            said = self.sentences(branch.effect)
            if len(said) != 1:
                raise Unsayable(branch)
            found.append(f"• {_range(branch)}{self.pick(':', ' :')} {_capital(said[0])}")
        return f"{first}\n" + ".\n".join(found)

    def choosing(self, step: tree.ChooseOne) -> str:
        """What stands before the modes: "choose up to two:"."""
        verb = verbs.say("choose", self.language, Form.ORDER)
        one = f"{verb} {self.pick('one', 'l’un').replace('’', chr(39))}"
        colon = self.pick(":", " :")
        if step.all_if is not None or step.all_for is not None:
            if replace(step, all_if=None, all_for=None) != tree.ChooseOne(step.modes) or len(step.modes) != 2:
                raise Unsayable(step)
            if step.all_for is not None:
                price = self.price(step.all_for, Form.ORDER)
                both = self.pick("to choose both:", "pour choisir les deux :")
                return f"{one}{self.pick(', or', ', ou')} {price} {both}"
            assert step.all_if is not None
            both = self.pick("you may choose both:", "vous pouvez choisir les deux :")
            return f"{one}. {_capital(self.if_(step.all_if))}, {both}"
        how = self.pick("up to ", "jusqu'à ") * step.up_to
        if isinstance(step.count, tree.Plus):
            where = self.pick("where X is", "X étant")
            count = f"{letter(step.count)}, {where} {self.number_of(step.count.amount)}"
        elif isinstance(step.count, tree.NumberOf):
            count = self.number_of(step.count)
        else:
            count = "l'un" if self.language == "fr" and step.count == 1 else number(step.count, self.language)
        again = self.pick(
            ". You may pick the same option multiple times", ". Vous pouvez choisir la même option plusieurs fois"
        )
        return f"{verb} {how}{count}{again * step.again}{colon}"

    def _offered(self, step: Scope) -> str:
        you_may = self.pick("you may", "vous pouvez")
        match step:
            case tree.May(effect, Who.YOU):
                return f"{you_may} {self._chain(_steps(effect), Form.BARE)}"
            case tree.May(effect, Who() as who) if who in WHO:
                may = f"{WHO[who][self.language][0]} {self.pick('may', 'peut')}"
                return f"{may} {self._chain(_steps(effect), Form.BARE)}"
            case tree.PayTo(cost, effect, Who() as who) if who is Who.YOU or who in WHO:
                may = you_may if who is Who.YOU else f"{WHO[who][self.language][0]} {self.pick('may', 'peut')}"
                after = self.pick(" after Rest", " après le Repos") * isinstance(effect, tree.AfterRest)
                effect = effect.effect if isinstance(effect, tree.AfterRest) else effect
                done = self._chain(_steps(effect), Form.BARE, paid=True)
                return f"{may} {self.price(cost)} {self.pick('to', 'pour')} {done}{after}"
            case tree.PayToCostLess(cost, less):
                reduced = self.pick("to reduce my cost by", "pour réduire mon coût de")
                return f"{you_may} {self.price(cost)} {reduced} {{{letter(less)}}}"
        raise Unsayable(step)

    def _bare(self, effect: Effect, of: Effect) -> str:
        """What follows a comma: one sentence, with no condition of its own."""
        said = self.sentences(effect)
        after_rest = isinstance(of, tree.If) and isinstance(effect, tree.AfterRest)
        plain = not isinstance(effect, Scope) or isinstance(effect, (tree.May, tree.PayTo)) or after_rest
        if len(said) != 1 or not plain:
            raise Unsayable(of)
        return said[0]

    def _chain(self, steps: Sequence[Effect], form: Form, paid: bool = False) -> str:
        groups: list[list[Effect]] = []
        for step in steps:
            if groups and (_goes_on(groups[-1], step) or self.is_pair(groups[-1][0], step)):
                groups[-1].append(step)
            else:
                groups.append([step])
        alone = paid and len(groups) == 1
        then = self.pick(", then ", ", puis ")
        said: list[str] = []
        who: object = Who.YOU
        for place, group in enumerate(groups):
            before = groups[place - 1][0] if place else None
            mine = _happens(group[0]) and isinstance(getattr(group[0], "what", None), tree.Me) and not alone
            if mine and before is not None and self._is_act(before):
                said[-1] += f" {self._and_i(group)}"
                continue
            again = place > 0 and group == groups[place - 1] and isinstance(group[0], tree.Resupply)
            said.append(self._group(group, form, paid, alone, who) + (self.pick(" again", " à nouveau") * again))
            who = getattr(group[0], "who", Who.YOU)
        return then.join(said)

    def _is_act(self, step: Effect) -> bool:
        """Whether it is an act of "you", to which "and I ..." can be joined."""
        clause = isinstance(step, (tree.NextPlayed, tree.NextJoins, tree.MoveExpedition, tree.Lasting, tree.WinGame))
        return not _happens(step) and not clause and getattr(step, "who", Who.YOU) is Who.YOU

    def _and_i(self, group: Sequence[Effect]) -> str:
        said = [self._predicate(step, Form.FIRST) for step in group if isinstance(step, Happening)]
        return f"{self.pick('and I', 'et je')} {self.pick(' and ', ' et ').join(said)}"

    def _group(self, group: Sequence[Effect], form: Form, paid: bool, alone: bool, before: object) -> str:
        first = group[0]
        if not _happens(first):
            if len(group) == 2:
                return self.row("act", tree.Steps(tuple(group)), form)
            return self._each_or_act(first, form, before)
        assert isinstance(first, Happening)
        happenings = [step for step in group if isinstance(step, Happening)]
        if form is Form.ORDER:
            return self._clause(first.what, happenings)
        gains_only = all(not isinstance(step, tree.LoseStatus) for step in happenings)
        if self.language == "fr" and alone and first.what == tree.Me() and gains_only:
            return f"que {self._clause(first.what, happenings)}"
        pointed = isinstance(first.what, (tree.Me, tree.It))
        if (
            len(happenings) == 1
            and isinstance(first, tree.GainCounters)
            and (paid or (pointed and self.language == "en"))
        ):
            return self._give(first)
        return self._have(first.what, happenings)

    def _each_or_act(self, step: Effect, form: Form, before: object) -> str:
        who = getattr(step, "who", Who.YOU)
        if isinstance(step, (tree.NextPlayed, tree.NextJoins, tree.MoveExpedition, tree.Lasting, tree.WinGame)):
            if form is Form.BARE and isinstance(step, tree.NextPlayed):
                return self._reduce(step)
            if form is not Form.ORDER:
                raise Unsayable(step)
            if isinstance(step, tree.NextJoins):
                return self._next_joins(step)
            return self._next(step) if isinstance(step, tree.NextPlayed) else self.row("clause", step)
        if isinstance(step, tree.Activate) and (step.one or step.as_mine):
            if form is not Form.ORDER:
                raise Unsayable(step)
            return self.row("clause", step)
        if who is Who.YOU:
            return self.act(step, form)
        if who is Who.TARGET_OPPONENT and form is Form.BARE:
            if self.language == "en":
                return f"target an opponent, they {self.act(_by_you(step), Form.MANY)}"
            return f"faire {self.act(_by_you(step), Form.BARE)} à un adversaire ciblé"
        if isinstance(who, Who) and who in WHO and form is Form.ORDER:
            done = self.act(_by_you(step), Form.THIRD)
            return done if who is before else f"{WHO[who][self.language][0]} {done}"
        raise Unsayable(step)

    def _reduce(self, step: tree.NextPlayed) -> str:
        if step != tree.NextPlayed(step.kind, step.until, step.source, less=step.less) or not step.less:
            raise Unsayable(step)
        first = self.pick("reduce the cost of the next", "réduire le coût du prochain")
        return f"{first} {self._awaited(step)} {self.pick('by', 'de')} {{{letter(step.less)}}}"

    def _awaited(self, step: tree.NextPlayed) -> str:
        source = (Zone.HAND, Whose.YOURS) if step.source is Zone.HAND else (Zone.RESERVE, Whose.YOURS)
        how = [self.pick("you play", "que vous jouez")]
        if step.source is not None:
            how.append(places.SOURCES[source][self.language][step.source is Zone.RESERVE and self.language == "fr"])
        how.append(places.UNTIL[step.until][self.language][step.source is not None and self.language == "fr"])
        if step.kind.other or step.source not in (None, Zone.HAND, Zone.RESERVE):
            raise Unsayable(step)
        return described(step.kind, self.language, False, marks=self.marks, played=" ".join(how))

    def _next(self, step: tree.NextPlayed) -> str:
        feminine = is_feminine(step.kind)
        found = [self.pick("the next", "la prochaine" if feminine else "le prochain"), self._awaited(step)]
        effects = list(_steps(step.effect)) if step.effect is not None else []
        if step.minimum is not None:
            if effects or step.free or not step.less:
                raise Unsayable(step)
            next_ = self.pick("less for the next", f"de moins pour {found[0]}")
            least = self.pick(f"down to a minimum of {{{step.minimum}}}", f"jusqu'à un minimum de {{{step.minimum}}}")
            return f"{verbs.say('pay', self.language, Form.ORDER)} {{{letter(step.less)}}} {next_} {found[1]}, {least}"
        after = []
        if effects and isinstance(effects[-1], tree.If):
            after = [_capital(said) for said in self.sentences(effects.pop())]
        kinds = [bool(step.less), step.free, bool(effects)]
        if sum(kinds) != 1:
            raise Unsayable(step)
        if step.less:
            costs = verbs.say("cost", self.language, Form.THIRD)
            found.append(f"{costs} {{{letter(step.less)}}} {self.pick('less', 'de moins')}")
        elif step.free:
            found.append(self.pick("is free", "est gratuite" if feminine else "est gratuit"))
        elif isinstance(effects[0], tree.Activate) and len(effects) == 1:
            symbol = places.SYMBOLS[effects[0].zone]
            if effects[0] == tree.Activate(tree.It(), effects[0].zone, one=True):
                one = self.pick(f"activates one of its {symbol} abilities", f"active l'une de ses capacités {symbol}")
                return " ".join([*found, one])
            if effects[0] != tree.Activate(tree.It(), effects[0].zone):
                raise Unsayable(step)
            found.append(
                self.pick(
                    f"activates its {symbol} abilities (as if it had been played from Reserve)",
                    f"active ses capacités {symbol} (comme s'il avait été joué depuis la Réserve)",
                )
            )
        else:
            happenings = [one for one in effects if isinstance(one, Happening) and one.what == tree.It()]
            if len(happenings) != len(effects):
                raise Unsayable(step)
            found.append(self.pick(" and ", " et ").join(self._predicate(one, Form.THIRD) for one in happenings))
        return ". ".join([" ".join(found), *after])

    def _next_joins(self, step: tree.NextJoins) -> str:
        happenings = [one for one in _steps(step.effect) if isinstance(one, Happening) and one.what == tree.It()]
        if step.kind.where is not tree.Where.MINE or step.kind.other or len(happenings) != len(_steps(step.effect)):
            raise Unsayable(step)
        kind = replace(step.kind, where=None)
        first = self.pick("the next", "la prochaine" if is_feminine(kind) else "le prochain")
        joins = self.pick("that joins my Expedition", "qui rejoint mon Expédition")
        until = places.UNTIL[step.until][self.language][0]
        done = self.pick(" and ", " et ").join(self._predicate(one, Form.THIRD) for one in happenings)
        return f"{first} {described(kind, self.language, False, marks=self.marks)} {joins} {until} {done}"

    def played(self, kind: tree.Kind, how: str) -> str:
        """Cards as they are played: "Spells you play with Hand Cost {1} or less"."""
        if kind.other:
            raise Unsayable(kind)
        said = described(kind, self.language, True, marks=self.marks, played=how)
        return said if self.language == "en" else f"les {said}"

    def row_status(self, one: Status) -> str:
        """A status that somebody has."""
        return status(words.STATUSES[one].say(self.language, self.feminine), self.marks)

    def first_played(self, ability: tree.FirstPlayed) -> str:
        """ "the first Character you play each Afternoon gains 1 boost"."""
        happenings = [one for one in _steps(ability.effect) if isinstance(one, Happening) and one.what == tree.It()]
        if (
            len(happenings) != len(_steps(ability.effect))
            or ability.until is not tree.Until.AFTERNOON
            or ability.kind.other
        ):
            raise Unsayable(ability)
        said = described(
            ability.kind, self.language, False, marks=self.marks, played=self.pick("you play", "que vous jouez")
        )
        first = self.pick("the first", "la première" if is_feminine(ability.kind) else "le premier")
        done = self.pick(" and ", " et ").join(self._predicate(one, Form.THIRD) for one in happenings)
        return f"{first} {said} {self.pick('each Afternoon', 'chaque Après-midi')} {done}"

    def _clause(self, what: Phrase, happenings: Sequence[Happening]) -> str:
        if isinstance(what, tree.Both):
            if len(happenings) > 1:
                raise Unsayable(what)
            return self.row("clause", happenings[0])
        many = is_many(what)
        form = Form.FIRST if isinstance(what, tree.Me) else Form.MANY if many else Form.THIRD
        if self.language == "en" and isinstance(what, tree.All):
            form = Form.THIRD if phrase(what, "en", self.marks).startswith("each ") else Form.MANY
        each = many and not isinstance(what, tree.All)
        said = [self._predicate(step, form) for step in happenings]
        if self.language == "fr" and each and not isinstance(happenings[0], tree.SwitchExpeditions):
            verb, rest = said[0].split(" ", 1)
            said[0] = f"{verb} chacun {rest}"
        joint = self.pick(" and ", " et je " if isinstance(what, tree.Me) else " et ")
        return f"{self._subject(what)}{' each' * (each and self.language == 'en')} {joint.join(said)}"

    def _have(self, what: Phrase, happenings: Sequence[Happening]) -> str:
        verb = verbs.say("have", self.language, Form.BARE)
        said = self.pick(" and ", " et ").join(self._predicate(step, Form.BARE) for step in happenings)
        if self.language == "en":
            return f"{verb} {self._object(what)} {said}"
        if isinstance(what, (tree.Me, tree.It)):
            return f"{'me' if isinstance(what, tree.Me) else 'lui'} {verb} {said}"
        return f"{verb} {said} {self._recipient(what)}"

    def _give(self, step: tree.GainCounters) -> str:
        verb = verbs.say("give", self.language, Form.BARE)
        if self.language == "en":
            return f"{verb} {self._object(step.what)} {self._counters(step)}"
        if isinstance(step.what, (tree.Me, tree.It)):
            return f"{'me' if isinstance(step.what, tree.Me) else 'lui'} {verb} {self._counters(step)}"
        return f"{verb} {self._counters(step)} {self._recipient(step.what)}"

    def _recipient(self, what: Phrase) -> str:
        return f"à {phrase(what, self.language, self.marks)}".replace("à les ", "aux ", 1)

    def _predicate(self, step: Happening, form: Form) -> str:
        match step:
            case tree.GainCounters():
                return f"{verbs.say('gain', self.language, form)} {self._counters(step)}"
            case tree.LoseCounters(_, str() as name, int() as count):
                lost = slots.counters(name, self.language, count != 1)
                return f"{verbs.say('lose', self.language, form)} {count} {lost}"
            case tree.LoseCounters():
                raise Unsayable(step)
            case tree.SwitchExpeditions():
                switched = self.pick("Expeditions", "d'Expédition")
                return f"{verbs.say('switch', self.language, form)} {switched}"
            case tree.GainOneStatus(_, statuses):
                said = [self._status(one) for one in statuses]
                if len(said) < 2:
                    raise Unsayable(step)
                last = f"{', '.join(said[:-1])} {self.pick('or', 'ou')} {said[-1]}"
                return f"{verbs.say('gain', self.language, form)} {last}"
        verb = "gain" if isinstance(step, tree.GainStatus) else "lose"
        return f"{verbs.say(verb, self.language, form)} {self._status(step.status)}"

    def _status(self, one: Status) -> str:
        if one not in places.GAINED:
            raise Unsayable(one)
        return status(words.STATUSES[one].say(self.language), self.marks)

    def _counters(self, step: tree.GainCounters) -> str:
        count = step.count
        if count == 0:
            raise Unsayable(step)
        most = ""
        if step.most is not None:
            most = self.pick(f", up to a max of {step.most}", f", jusqu'à un max de {step.most}")
        per = ""
        if isinstance(count, tree.Per):
            per = f" {self._per(count)}"
            count = count.each
        return f"{letter(count)} {slots.counters(step.name, self.language, count != 1)}{per}{most}"

    def _per(self, count: tree.Per) -> str:
        per = self.pick("per", "par")
        match count.of:
            case tree.Expeditions(Terrain() as terrain, False, False):
                return f"{per} {self.pick('Expedition in', 'Expédition en')} {places.TERRAINS[terrain]}"
            case tree.NumberOf(kind):
                kinds = kind.either if is_alternative(kind) else (kind,)
                if len(kinds) > 2 or (len(kinds) == 2 and kind != tree.Kind(either=kinds)):
                    raise Unsayable(count)
                return self.pick(" and ", " et ").join(f"{per} {self._each_of(one)}" for one in kinds)
        raise Unsayable(count)

    def _each_of(self, kind: tree.Kind) -> str:
        said = described(kind, self.language, False, marks=self.marks)
        if kind.whose is Whose.YOURS and kind.zone in (Zone.RESERVE, Zone.HAND):
            said = said.replace("from your", "in your").replace("de votre", "dans votre")
        return f"{self.pick('other ', 'autre ') * kind.other}{said}"

    def _subject(self, what: Phrase) -> str:
        if isinstance(what, tree.Me):
            return self.pick("I", "je")
        return self.pick("it", "il") if isinstance(what, tree.It) else phrase(what, self.language, self.marks)

    def _object(self, what: Phrase) -> str:
        if isinstance(what, (tree.Me, tree.It)):
            return "me" if isinstance(what, tree.Me) else "it"
        return phrase(what, self.language, self.marks)

    def _verb(self, verb: str, what: Phrase, form: Form) -> str:
        said = verbs.say(verb, self.language, form)
        if self.language == "en" or not isinstance(what, (tree.Me, tree.It)):
            return f"{said} {self._object(what)}"
        return _french_pronoun(said, isinstance(what, tree.Me), form)

    def _put(self, put: tree.Put, form: Form) -> str:
        try:
            return self.row("act", put, form)
        except Unsayable:
            pass
        if put.verb not in ("put", "send", "return"):
            raise Unsayable(put)
        position = tree.Paid() if isinstance(put.position, DEFINED) else put.position
        place = (put.zone, _whose(put), position, put.where)
        if place not in places.DESTINATIONS:
            raise Unsayable(put)
        to = places.destination(place, put.verb, self.language)  # type: ignore[arg-type]
        orb = ""
        if put.exhausted is not None:
            many = isinstance(put.what, tree.Top) and put.what.count != 1
            orb = f" {places.AS_ORBS[put.exhausted][self.language][many and put.exhausted]}"
        if put.verb == "send" and put.zone is Zone.RESERVE and _is_long(put.what):
            return f"{verbs.say('send', self.language, form)} {to} {self._object(put.what)}"
        return f"{self._verb(put.verb, put.what, form)} {to}{orb}"

    def _article(self, count: tree.Amount) -> str:
        if not isinstance(count, int):
            return letter(count)
        return "a" if count == 1 and self.language == "en" else number(count, self.language)

    def _tokens(self, token: tree.Token, count: tree.Amount) -> str:
        if token.name not in words.TOKENS or bool(token.subtypes) != (token.statistics is not None):
            raise Unsayable(token)
        name = words.TOKENS[token.name].say(self.language)
        if token.statistics is None:
            if self.language == "en":
                return f"{self._article(count)} {self._marked(name)} token{'s' * (count != 1)}"
            return f"{self._article(count)} jeton{'s' * (count != 1)} {self._marked(name)}"
        statistics = "/".join(map(str, token.statistics))
        kinds = " ".join(words.SUBTYPES[subtype].say(self.language) for subtype in token.subtypes)
        if self.language == "fr":
            described_as = self._marked(f"{statistics} {name}")
            return f"{self._article(count)} jeton{'s' * (count != 1)} {kinds} {described_as}"
        article = "an" if count == 1 and name[0] in "AEIOU" else self._article(count)
        return f"{article} {self._marked(f'{name} {statistics}')} {kinds} token{'s' * (count != 1)}"

    def _quoted(self, token: tree.Token) -> str:
        if not token.abilities:
            return ""
        if len(token.abilities) > 1 or self.abilities is None:
            raise Unsayable(token)
        said = self.abilities(token.abilities[0]).removesuffix(".")
        return f' with "{said}"' if self.language == "en" else f" avec «\u00a0{said}\u00a0»"

    def _where(self, where: object) -> str:
        if where not in places.WHERE and where not in places.LANDMARKS:
            raise Unsayable(where)
        if where in places.LANDMARKS:
            return f" {places.LANDMARKS[where][self.language][0]}"  # type: ignore[index]
        said: str = places.WHERE[where][self.language]  # type: ignore[index]
        return said if said.startswith(",") else f" {said}"

    def _marked(self, text: str) -> str:
        return f"[{text}]" if self.marks else text


_PAIRS = frozenset({"Pick+Put", "Put+Discard", "Aim+ExchangeCounters"})


def _apart(before: Effect | None, step: Effect) -> Effect:
    """A sentence that does not stand under the condition of the one before it.

    Raises:
        Unsayable: it would be read as standing there.
    """
    if before is not None and (context.stands_under(before, step) or context.is_torn(before, step)):
        raise Unsayable(step)
    return step


def _one(steps: Sequence[Effect]) -> Effect:
    return steps[0] if len(steps) == 1 else tree.Steps(tuple(steps))


def aims(effect: Effect) -> bool:
    """Whether a step of an effect speaks of an Expedition that later steps call "it"."""
    return any(isinstance(step, tree.Aim) and isinstance(step.what, tree.Where) for step in _steps(effect))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _steps(effect: Effect) -> tuple[Effect, ...]:
    return effect.steps if isinstance(effect, tree.Steps) else (effect,)


def _actions(cost: tree.Cost) -> Iterator[Effect]:
    for name, count in cost.spend:
        yield tree.LoseCounters(tree.Me(), name, count, spend=True)
    yield from cost.actions


def _happens(step: Effect) -> bool:
    if isinstance(step, tree.LoseCounters):
        pointed = isinstance(step.what, (tree.Me, tree.It, tree.Target))
        return pointed and step.name is not None and isinstance(step.count, int) and not step.spend and not step.up_to
    return isinstance(step, Happening) and getattr(step, "status", None) is not Status.EXHAUSTED


def _goes_on(group: Sequence[Effect], step: Effect) -> bool:
    if not _happens(step) or not _happens(group[0]):
        return False
    assert isinstance(step, Happening) and isinstance(group[0], Happening)
    return step.what == (tree.Me() if isinstance(group[0].what, tree.Me) else tree.It())


def _french_pronoun(said: str, me: bool, form: Form) -> str:
    if form is Form.ORDER:
        return f"{said}-{'moi' if me else 'le'}"
    return f"{'m' if me else 'l'}'{said}" if said[0] in "aeéiou" else f"{'me' if me else 'le'} {said}"


def _is_in_cost(action: Effect) -> bool:
    """Whether an action stands elsewhere in a cost than among the actions."""
    match action:
        case tree.GainStatus(tree.Me(), Status.EXHAUSTED) | tree.LoseCounters(tree.Me(), str(), int(), spend=True):
            return True
    return False


def _points(node: Any) -> bool:
    """Whether a tree speaks of "it"."""
    if isinstance(node, tuple):
        return any(map(_points, node))
    return is_dataclass(node) and (
        isinstance(node, tree.It) or any(_points(getattr(node, one.name)) for one in fields(node))
    )


def _range(branch: tree.Branch) -> str:
    if branch.highest is None:
        return f"{branch.lowest}+"
    return str(branch.lowest) if branch.highest == branch.lowest else f"{branch.lowest}-{branch.highest}"


def _xs(node: Any) -> Iterator[tree.Amount]:
    """The amounts that a text calls X."""
    if isinstance(node, DEFINED):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from _xs(part)
    elif isinstance(node, Bound) and isinstance(node.amount, (tree.CountersOn, tree.MeasureOf)):
        return
    elif is_dataclass(node) and not isinstance(node, (tree.Per, tree.Compares, tree.Repeat)):
        for field in fields(node):
            yield from _xs(getattr(node, field.name))


def _by_you(step: Any) -> Effect:
    return replace(step, who=Who.YOU)  # type: ignore[no-any-return]


def _whose(put: tree.Put) -> Whose | None:
    """Whose zone the text says that it is; it is always the owner's."""
    if put.zone is Zone.RESERVE or put.where is not None:
        return Whose.YOURS if put.where is not None else None
    if put.who is not Who.YOU or (isinstance(put.what, tree.Top) and put.what.whose is Whose.THEIRS):
        return Whose.THEIRS
    if isinstance(put.what, tree.Me) and put.zone is Zone.MANA:
        return Whose.MY_OWNERS
    kind = getattr(put.what, "kind", None)
    theirs = isinstance(put.what, tree.Target) and kind is not None and kind.zone is None
    return Whose.OWNERS if theirs else Whose.YOURS


def _is_long(what: Phrase) -> bool:
    """Whether a phrase stands after where its objects are sent, as it is long."""
    return isinstance(what, tree.Target) and bool(what.kind.bounds or what.total)
