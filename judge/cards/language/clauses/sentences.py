"""Effects, written out: sentences, each with its condition, its offer or its list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from judge.cards.language import context, slot_writing, this_way
from judge.cards.language.amount_writing import counters
from judge.cards.language.amounts import Unsayable, letter
from judge.cards.language.clauses.called_x import xs
from judge.cards.language.clauses.lists import ListWriter, shown_range
from judge.cards.language.clauses.pronouns import after, of_condition
from judge.cards.language.clauses.steps import (
    Scope,
    aims,
    ends_sentence,
    follows,
    happens,
    one_effect,
    opening,
    parted,
    points,
    steps_of,
)
from judge.cards.language.verbs import VerbForm
from judge.cards.language.who import FOR_WHO, WHO
from judge.game import ability as tree
from judge.game.ability import Effect, Who
from judge.game.terms import Zone


class SentenceWriter(ListWriter):
    """Writes effects."""

    def sentences(self, effect: Effect) -> tuple[str, ...]:
        """The sentences of an effect, without capitals and full stops.

        Raises:
            Unsayable: no card text says it.
        """
        if not self.aimed and aims(effect):
            return replace(self, aimed=True).sentences(effect)
        found: list[str] = []
        run: list[Effect] = []
        first = ""
        last: Effect | None = None
        before: Effect | None = None
        apart = any(isinstance(step, tree.Reveal) for step in steps_of(effect))
        writer = self
        steps = steps_of(effect)
        for place, step in enumerate((*steps, None), 1):
            if step is not None and found and "•" in found[-1]:
                raise Unsayable(effect)
            if step == tree.Discard(tree.Rest()) and not run and _plays_one_of_them(last):
                found[-1] += self.pick(", then discard the rest", ", puis défaussez le reste")
                before = last = step
                continue
            goes_on = self.unbroken or not run or self.is_pair(run[-1], step)
            opens = None if goes_on else opening(run[-1], step)
            ends = step is None or isinstance(step, Scope) or apart or opens is not None
            ends = ends or (bool(run) and ends_sentence(run[-1], step))
            if run and ends and not (len(run) == 1 and self.is_pair(run[0], step)):
                before = parted(before, tree.Steps(tuple(run)))
                found.append(f"{self._opening(first)}{writer._run(run)}")
                it = after(tree.Steps(tuple(run)), writer.it)
                writer = replace(writer, it=replace(it, many=False) if self._is_one_each(run[-1]) else it)
                run, first = [], opens or ""
            if isinstance(step, Scope):
                before = parted(before, step)
                recalled = place < len(steps) and points(steps[place])
                writer = replace(writer, recalled=recalled)
                if isinstance(step, tree.OnResult) and self._is_listed(step, effect):
                    said: tuple[str, ...] = (writer._listed(step),)
                else:
                    said = writer._scope(step)
                if found and step == tree.May(tree.Rush()) and isinstance(last, tree.Resupply):
                    found[-1] += f"{self.pick(', then', ', puis')} {said[0]}"
                else:
                    comma = "" if self.language == "en" and isinstance(step, tree.May) else ","
                    found += [self._opening(f"then{comma} " * follows(last, step)) + said[0], *said[1:]]
                writer = replace(writer, it=after(step, writer.it))
                first = "then, " * (isinstance(step, tree.PayTo) and not isinstance(step.effect, tree.IncreaseResult))
            elif step is not None:
                run.append(step)
            last = step
        return tuple(found)

    def _is_one_each(self, step: Effect) -> bool:
        """Whether each player has chosen one object, of which card texts go on with "it"."""
        one = isinstance(step, tree.Pick) and isinstance(step.what, tree.Some) and step.what.count == 1
        return one and tree.who_of(step) is Who.EACH and not self.plain

    def _run(self, run: Sequence[Effect]) -> str:
        """Acts as one sentence; where only the first speaks of X, what X is stands after it."""
        first, rest = tree.Steps(tuple(run[:1])), run[1:]
        if len(rest) == 1 and set(xs(first)) and not set(xs(rest[0])) and not happens(rest[0]):
            then = self.pick(", then ", ", puis ")
            return (
                f"{self._defined(first, self._chain(run[:1], VerbForm.ORDER))}{then}{self._chain(rest, VerbForm.ORDER)}"
            )
        return self._defined(tree.Steps(tuple(run)), self._chain(run, VerbForm.ORDER))

    def _opening(self, first: str) -> str:
        return self.pick(first, first.replace("then", "puis"))

    def _scope(self, step: Scope) -> tuple[str, ...]:
        match step:
            case tree.May(tree.Rush(or_hand_cost=True) as rush):
                cost = self.pick(
                    "if you would play a card from Reserve this way, "
                    "you may pay its Hand Cost instead of its Reserve Cost",
                    "si vous jouez une carte de votre Réserve de cette manière, "
                    "vous pouvez payer son Coût de Main à la place de son Coût de Réserve",
                )
                return (*self._scope(replace(step, effect=replace(rush, or_hand_cost=False))), cost)
            case tree.If(tree.Not(condition), effect, None) if self._is_unless(condition, step):
                if self.language == "en" and isinstance(condition, tree.InTerrain):
                    return (f"{self.unless(condition)}, {self._bare(effect, step)}",)
                return (f"{self._bare(effect, step)} {self.unless(condition)}",)
            case tree.If(condition, tree.GainCounters(tree.Me()) as gain, tree.GainCounters(tree.Me()) as less) if (
                self.language == "en"
            ):
                return (f"{self.if_(condition)}, {self._bare(gain, step)}, otherwise {self._bare(less, step)}",)
            case tree.If(tree.OneOf((first, second)), effect, None):
                either = f"{self.if_(first)} {self.pick('or', 'ou')} {self.if_(second)}"
                return (f"{self._bare(effect, step)} {either}",)
            case tree.If(condition, tree.If(inner, done, usual), None) if usual is not None:
                met = replace(self, it=of_condition(condition, self.it))
                instead = f"{met.if_(inner)}, {met._bare(done, step)} {self.pick('instead', 'à la place')}"
                return (f"{self.if_(condition)}, {met._bare(usual, step)}", instead)
            case tree.If(condition, tree.ChooseOne() as choice, None) if not self.is_either(choice):
                met = replace(self, it=of_condition(condition, self.it))
                return (f"{self.if_(condition)}, {met._scope(choice)[0]}",)
            case tree.If(condition, effect, otherwise):
                cut = self._cut(step)
                met = replace(self, it=of_condition(condition, self.it))
                said = met._bare(one_effect(steps_of(effect)[:cut]), step)
                if isinstance(condition, tree.DidTo) and isinstance(effect, tree.May) and _is_taken(effect.effect):
                    said = met._offered(effect, then=True)
                if otherwise is None:
                    met = replace(met, it=after(one_effect(steps_of(effect)[:cut]), met.it))
                    then = met.sentences(tree.Steps(steps_of(effect)[cut:]))
                    return (f"{self.if_(condition)}, {said}", *then)
                if isinstance(effect, tree.Create) and effect.count != 1 and otherwise == replace(effect, count=1):
                    only = self.pick("otherwise, create only one", "sinon, créez-en un seul")
                    return (f"{self.if_(condition)}, {said}", only)
                other = self._bare(otherwise, step)
                return (f"{self.if_(condition)}, {said}", f"{self.pick('otherwise', 'sinon')}, {other}")
            case tree.ForEach(kind, tree.ChooseOne() as choice) if not self.is_either(choice):
                bare = slot_writing.write("bare", kind, self.language, self.marks, {})
                return (f"{self.pick('for each', 'pour chaque')} {bare}, {self._scope(choice)[0]}",)
            case tree.ForEach(kind, effect):
                bare = slot_writing.write("bare", kind, self.language, self.marks, {})
                return (f"{self.pick('for each', 'pour chaque')} {bare}, {self._bare(effect, step)}",)
            case tree.OnResult(branches):
                return tuple(
                    f"{self.pick('on a', 'sur')} {shown_range(branch)}, {self._bare(branch.effect, step)}"
                    for branch in branches
                )
            case tree.Depending(tree.ThatMany(), branches):
                return (self._depending(branches),)
            case tree.ChooseOne():
                writer = replace(self, listed=True)
                modes = (
                    f"• {writer._mode(mode, before)}"
                    for before, mode in zip((None, *step.modes), step.modes, strict=False)
                )
                return (f"{self.choosing(step)}\n" + ".\n".join(modes),)
            case tree.ForPlayers(effect, Who() as who) if who in FOR_WHO:
                return (f"{FOR_WHO[who][self.language][1]}, {self._bare(effect, step)}",)
            case tree.ForPlayers(effect, Who.EACH_FROM_YOU):
                each = self.pick(
                    "do this for each player, starting with you",
                    "faites ceci pour chaque joueur, en commençant par vous",
                )
                return (f"{each}{self.colon}\n• {self._mode(effect)}",)
            case tree.Repeat(tree.Plus(amount, number_), effect):
                times = self.pick(f"do the following X+{number_} times", f"faites ce qui suit X+{number_} fois")
                where = self.pick("where X is", "X étant")
                return (f"{times}, {where} {self.number_of(amount)}{self.pick(':', ' :')}\n• {self._mode(effect)}",)
            case tree.Repeat(tree.CountersOn(tree.Me(), name, False), effect):
                each = self.pick("do this once for each of my", "faites cela une fois pour chacun de mes")
                borne = counters(name, self.language, many=True)
                return (f"{each} {borne}{self.colon}\n• {self._mode(effect)}",)
            case tree.Repeat(tree.ThatMany(), effect):
                return (f"{self.pick('that many times', 'autant de fois')}, {self._bare(effect, step)}",)
            case tree.Repeat(tree.DoneThisWay() as done, effect):
                each = self.pick("for each", "pour chaque")
                return (f"{each} {this_way.write(done, self.language)}, {self._bare(effect, step)}",)
            case tree.AfterRest(effect):
                return (f"{self._bare(effect, step)} {self.pick('after Rest', 'après le Repos')}",)
        return (self._defined(step, self._offered(step)),)

    def _is_unless(self, condition: tree.Condition, step: tree.If) -> bool:
        loses = isinstance(condition, tree.InTerrain) and isinstance(step.effect, tree.GainStatus)
        return self._is_sayable(condition) and (loses or not self._is_sayable(step.condition))

    def _cut(self, step: tree.If) -> int:
        """How many steps of a conditional sentence the sentence itself says; later sentences say the others."""
        steps = steps_of(step.effect)
        ends = (place for place in range(1, len(steps)) if _ends(steps[place - 1]) or isinstance(steps[place], Scope))
        cut = next(ends, len(steps))
        under = tree.If(step.condition, one_effect(steps[:cut]))
        for one in steps[cut:]:
            if step.otherwise is not None or not context.is_under_condition_of(under, one):
                raise Unsayable(step)
            under = context.under(under, one)
        return cut

    def _offered(self, step: Scope, then: bool = False) -> str:
        you_may = self.pick("you may", "vous pouvez") + self.pick(" then", " ensuite") * then
        match step:
            case tree.May(tree.Play() as play, Who.EACH_FROM_YOU as who):
                may = f"{WHO[who][self.language][0]} {self.pick('may', 'peut')}"
                return f"{may} {self.row('act', play, VerbForm.BARE, which=1)}"
            case tree.May(effect, Who.YOU):
                return f"{you_may} {self._chain(steps_of(effect), VerbForm.BARE)}"
            case tree.May(effect, Who() as who) if who in WHO:
                may = f"{WHO[who][self.language][0]} {self.pick('may', 'peut')}"
                return f"{may} {self._chain(steps_of(effect), VerbForm.BARE)}"
            case tree.PayTo(cost, effect, Who() as who) if who is Who.YOU or who in WHO:
                may = you_may if who is Who.YOU else f"{WHO[who][self.language][0]} {self.pick('may', 'peut')}"
                after = self.pick(" after Rest", " après le Repos") * isinstance(effect, tree.AfterRest)
                effect = effect.effect if isinstance(effect, tree.AfterRest) else effect
                done = self._chain(steps_of(effect), VerbForm.BARE, paid=cost)
                return f"{may} {self.price(cost)} {self.pick('to', 'pour')} {done}{after}"
            case tree.PayToCostLess(cost, less):
                mana = f"{{{letter(less)}}}"
                if any(isinstance(action, tree.GainStatus) for action in cost.actions):
                    price = replace(self, leaving=True).price(cost)
                    for_less = self.pick(f"to play me for {mana} less", f"pour me jouer pour {mana} de moins")
                    return f"{you_may} {price} {for_less}"
                reduced = self.pick("to reduce my cost by", "pour réduire mon coût de")
                return f"{you_may} {self.price(cost)} {reduced} {mana}"
        raise Unsayable(step)

    def _bare(self, effect: Effect, of: Effect) -> str:
        """What follows a comma: one sentence, with no condition of its own."""
        if isinstance(effect, tree.ChooseOne) and self.is_either(effect):
            return self._chain((effect,), VerbForm.ORDER)
        said = self.sentences(effect)
        if len(said) != 1:
            said = replace(self, unbroken=True).sentences(effect)
        after_rest = isinstance(of, tree.If) and isinstance(effect, tree.AfterRest)
        plain = not isinstance(effect, Scope) or isinstance(effect, (tree.May, tree.PayTo)) or after_rest
        if len(said) != 1 or not plain:
            raise Unsayable(of)
        return said[0]


def _plays_one_of_them(step: Effect | None) -> bool:
    """Whether one of some cards may be played: "you may play a Character from these cards for free"."""
    first = steps_of(step.effect)[0] if isinstance(step, tree.May) else None
    return isinstance(first, tree.Play) and isinstance(first.what, tree.Among)


def _is_taken(effect: Effect) -> bool:
    """Whether a step takes a card to hand that the condition spoke of."""
    return isinstance(effect, tree.Put) and effect.what == tree.It() and effect.zone is Zone.HAND


def _ends(step: Effect) -> bool:
    """Whether a sentence ends with a step, whatever follows."""
    return isinstance(step, (Scope, tree.Reveal, tree.Roll, tree.NextPlayed))
