"""What an effect does, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from judge.cards.explanation.articles import NODES, STATUSES, laws_in
from judge.cards.explanation.bearer import of_several, of_this_card
from judge.cards.explanation.meanings import meaning
from judge.cards.explanation.part import Part
from judge.cards.language.clauses import Writer, aims
from judge.cards.language.phrases import WHO, Unsayable, is_many
from judge.cards.language.slots import write
from judge.game import ability as tree
from judge.game.ability import Ability, Effect, Who
from judge.messages import Language

COLON: Mapping[Language, str] = {"en": ":", "fr": "\u00a0:"}


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells effects in plain words.

    Arguments:
        language: the language.
        tell: what tells the abilities that a text quotes.
        aimed: whether an Expedition was spoken of before, which "it" then means.
        many: whether "it" means several objects.
    """

    language: Language
    tell: Callable[[Ability, Teller, int], Iterator[Part]]
    aimed: bool = False
    many: bool = False

    @property
    def writer(self) -> Writer:
        """What writes the phrases."""
        return Writer(self.language, marks=False, feminine=True, aimed=self.aimed)

    def pick(self, english: str, french: str) -> str:
        """One of two wordings."""
        return english if self.language == "en" else french

    def header(self, text: str) -> str:
        """Words that others stand under."""
        return f"{text}{COLON[self.language]}"

    def said(self, text: str) -> str:
        """Written words as the explanation says them."""
        return of_this_card(text, self.language)

    def effect(self, effect: Effect, depth: int) -> Iterator[Part]:
        """The parts of an effect.

        Arguments:
            effect: the effect.
            depth: how many parts it stands under.

        Raises:
            Unsayable: no words are known for one of its steps.
        """
        steps = effect.steps if isinstance(effect, tree.Steps) else (effect,)
        teller = replace(self, aimed=self.aimed or aims(effect))
        place = 0
        while place < len(steps):
            after = steps[place + 1] if place + 1 < len(steps) else None
            together = self.writer.is_pair(steps[place], after)
            step = tree.Steps(steps[place : place + 2]) if together else steps[place]
            first, *rest = teller._leaf(step, depth) if together else teller._scope(step, depth)
            yield replace(first, text=f"{self._then(step)} {first.text}") if place else first
            yield from rest
            teller = replace(teller, many=_names_many(step, teller.many))
            place += 1 + together

    def _scope(self, step: Effect, depth: int) -> Iterator[Part]:
        below = depth + 1
        match step:
            case tree.May(effect, Who() as who):
                whom = self._may(who)
                yield Part(self.header(whom), NODES[tree.May], depth)
                yield from self.effect(effect, below)
            case tree.If(condition, effect, otherwise):
                yield Part(self.header(self.condition(condition)), laws_in(condition) or NODES[tree.If], depth)
                yield from self.effect(effect, below)
                if otherwise is not None:
                    yield Part(self.header(self.pick("otherwise", "sinon")), NODES[tree.If], depth)
                    yield from self.effect(otherwise, below)
            case tree.PayTo(cost, effect, Who() as who):
                laws = (*NODES[tree.PayTo], *laws_in(cost.actions))
                price = self.said(self.writer.price(cost))
                whom = self._may(who)
                yield Part(f"{whom} {price}, {self.pick('as a cost', 'comme coût')}", laws, depth)
                yield Part(self.header(self.pick("if that cost is paid", "si ce coût est payé")), (), depth)
                yield from self.effect(effect, below)
            case tree.ChooseOne():
                yield Part(self.header(self._choose(step)), (*NODES[tree.ChooseOne], *laws_in(step.all_if)), depth)
                for mode in step.modes:
                    first, *rest = self.effect(mode, below)
                    yield replace(first, text=f"• {first.text}")
                    yield from rest
            case tree.OnResult(branches) | tree.Depending(_, branches):
                yield from self._branches(step, branches, depth)
            case tree.Repeat(tree.Plus(amount, number), effect):
                times = self.pick(f"X+{number} times, where X is", f"X+{number} fois, où X est")
                counted = f"{times} {self.said(self.writer.number_of(amount))}"
                yield Part(self.header(counted), laws_in(amount), depth)
                yield from self.effect(effect, below)
            case tree.AfterRest(effect):
                later = self.pick("once this Night’s Rest is over", "une fois le Repos de cette Nuit terminé")
                yield Part(self.header(later), NODES[tree.AfterRest], depth)
                yield from self.effect(effect, below)
            case tree.ForEach(kind, effect):
                each = self.pick("for each ", "pour chaque ") + write("bare", kind, self.language, False, {})
                yield Part(self.header(self.said(each)), laws_in(kind), depth)
                yield from self.effect(effect, below)
            case _:
                yield from self._leaf(step, depth)

    def _leaf(self, step: Effect, depth: int) -> Iterator[Part]:
        quoted = step.token.abilities if isinstance(step, tree.Create) else ()
        plain = replace(step, token=replace(step.token, abilities=())) if isinstance(step, tree.Create) else step
        text = self.pick("; ", "\u00a0; ").join(self.writer.sentences(plain))
        laws = laws_in(plain)
        if isinstance(step, (tree.GainStatus, tree.LoseStatus)):
            laws = (*laws, *(law for law in STATUSES[step.status] if law not in laws))
        if self.many and getattr(step, "what", None) == tree.It():
            text = of_several(text, self.language)
        yield Part(self.said(text), laws, depth)
        meant = meaning(step, self.language)
        if meant:
            yield Part(meant, (), depth + 1)
        if quoted:
            yield Part(self.header(self.pick("the token has", "le jeton a")), (), depth + 1)
            for ability in quoted:
                yield from self.tell(ability, self, depth + 2)

    def _branches(self, step: Effect, branches: Sequence[tree.Branch], depth: int) -> Iterator[Part]:
        rolled = isinstance(step, tree.OnResult)
        for branch in branches:
            numbers = f"{branch.lowest}" if branch.highest == branch.lowest else self._range(branch)
            result = self.pick("on a result of", "sur un résultat de")
            on = result if rolled else self.pick("if that number is", "si ce nombre est")
            yield Part(self.header(f"{on} {numbers}"), NODES[type(step)], depth)
            yield from self.effect(branch.effect, depth + 1)

    def _then(self, step: Effect) -> str:
        comma = "," if isinstance(step, (tree.If, tree.OnResult, tree.Depending, tree.ForEach, tree.AfterRest)) else ""
        return f"{self.pick('then', 'puis')}{comma}"

    def _range(self, branch: tree.Branch) -> str:
        if branch.highest is None:
            return self.pick(f"{branch.lowest} or more", f"{branch.lowest} ou plus")
        return self.pick(f"{branch.lowest} to {branch.highest}", f"{branch.lowest} à {branch.highest}")

    def _may(self, who: Who) -> str:
        if who is Who.YOU:
            return self.pick("you may", "vous pouvez")
        if who not in WHO:
            raise Unsayable(who)
        return f"{WHO[who][self.language][0]} {self.pick('may', 'peut')}"

    def _choose(self, step: tree.ChooseOne) -> str:
        said = self.writer.choosing(step).splitlines()[0].rstrip(": \u00a0")
        first, *then = said.split(". ")
        return self.said(self.pick("; ", "\u00a0; ").join([first, *(one[:1].lower() + one[1:] for one in then)]))

    def condition(self, condition: tree.Condition) -> str:
        """A condition with its "if"."""
        match condition:
            case tree.OneOf(conditions):
                return self.pick(" or ", " ou ").join(map(self.condition, conditions))
            case tree.AllOf(conditions):
                return self.pick(" and ", " et ").join(map(self.condition, conditions))
            case tree.Not(inner):
                try:
                    return self.said(self.writer.if_(condition))
                except Unsayable:
                    return self.said(self.writer.unless(inner))
        return self.said(self.writer.if_(condition))


def _names_many(step: Effect, before: bool) -> bool:
    """Whether "it" means several objects after a step.

    Arguments:
        step: the step.
        before: whether it did so before.
    """
    if isinstance(step, tree.May):
        step = step.effect
    if isinstance(step, tree.Steps):
        step = step.steps[-1]
    what = getattr(step, "what", None)
    if isinstance(step, tree.GainCounters) and isinstance(step.count, tree.Per):
        return True
    if what is None or isinstance(what, (tree.It, tree.Me, tree.Where)):
        return before
    return isinstance(what, tree.All) or is_many(what) or getattr(step, "who", Who.YOU) is Who.EACH
