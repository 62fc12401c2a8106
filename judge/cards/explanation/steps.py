"""What an effect does, step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from judge.cards.explanation.articles import laws_in
from judge.cards.explanation.bearer import of_several, of_this_card
from judge.cards.explanation.meanings import meaning, status_laws
from judge.cards.explanation.part import ExplanationPart
from judge.cards.explanation.wording import infinitive, of_her, plain
from judge.cards.language.amounts import Unsayable
from judge.cards.language.clauses import SentenceWriter, aims
from judge.cards.language.clauses.pronouns import NOTHING, Antecedent, after, of_condition
from judge.cards.language.nouns import is_feminine, nouns
from judge.cards.language.slot_writing import write
from judge.cards.language.who import WHO
from judge.game import ability as tree
from judge.game.ability import Ability, Effect, Who
from judge.game.ability.nodes.table import ENTRIES, laws_of
from judge.messages import Language
from judge.value import value

ONE = ("une", "l'une")
_OPTIONS = re.compile(r"^choisissez (?:jusqu'à )?(une|deux|trois|quatre|X\+\d+)\b")
COLON: Mapping[Language, str] = {"en": ":", "fr": "\u00a0:"}


@value(frozen=True, slots=True)
class EffectExplainer:
    """Tells effects in plain words.

    Arguments:
        tell: what tells the abilities that a text quotes.
        edition: the edition by which they are told.
        aimed: whether an Expedition was spoken of before, which "it" then means.
        it: what "it" stands for.
        spell: whether what bears the text is a Spell that resolves.
        offered: whether the steps stand after "may".
        chosen: what players chose in the step before, which "they" then are.
    """

    language: Language
    tell: Callable[[Ability, EffectExplainer, int], Iterator[ExplanationPart]]
    edition: str
    aimed: bool = False
    it: Antecedent = NOTHING
    spell: bool = False
    offered: bool = False
    chosen: tree.Kind | None = None

    @property
    def writer(self) -> SentenceWriter:
        """What writes the phrases."""
        return SentenceWriter(self.language, marks=False, feminine=True, aimed=self.aimed, it=self.it, plain=True)

    def pick(self, english: str, french: str) -> str:
        """One of two wordings."""
        return english if self.language == "en" else french

    def header(self, text: str) -> str:
        """Words that others stand under."""
        return f"{text}{COLON[self.language]}"

    def said(self, text: str) -> str:
        """Written words as the explanation says them."""
        return plain(of_this_card(text, self.language), self.language)

    def effect(self, effect: Effect, depth: int) -> Iterator[ExplanationPart]:
        """The parts of an effect.

        Arguments:
            depth: how many parts it stands under.

        Raises:
            Unsayable: no words are known for one of its steps.
        """
        steps = effect.steps if isinstance(effect, tree.Steps) else (effect,)
        teller = replace(self, aimed=self.aimed or aims(effect))
        place = 0
        while place < len(steps):
            follows = steps[place + 1] if place + 1 < len(steps) else None
            together = self.writer.is_pair(steps[place], follows)
            step = tree.Steps(steps[place : place + 2]) if together else steps[place]
            first, *rest = teller._leaf(step, depth) if together else teller._scope(step, depth)
            yield replace(first, text=f"{self._then(step)} {first.text}") if place else first
            yield from rest
            chosen = step.what.kind if isinstance(step, tree.Pick) and isinstance(step.what, tree.Some) else None
            teller = replace(teller, it=after(step, teller.it), chosen=chosen)
            place += 1 + together

    def _scope(self, step: Effect, depth: int) -> Iterator[ExplanationPart]:
        below = depth + 1
        match step:
            case tree.May(effect, Who() as who):
                yield from self._offer(effect, self._may(who), depth)
            case tree.If(condition, effect, otherwise):
                teller = replace(self, it=of_condition(condition, self.it))
                yield ExplanationPart(
                    self.header(self.condition(condition)), laws_in(condition) or laws_of(step), depth
                )
                yield from teller.effect(effect, below)
                if otherwise is not None:
                    yield ExplanationPart(self.header(self.pick("otherwise", "sinon")), laws_of(step), depth)
                    yield from self.effect(otherwise, below)
            case tree.PayTo(cost, effect, Who() as who):
                laws = (*laws_of(step), *laws_in(cost.actions))
                price = self.said(self.writer.price(cost))
                whom = self._may(who)
                yield ExplanationPart(f"{whom} {price}, {self.pick('as a cost', 'à titre de coût')}", laws, depth)
                paid = self.pick("if that cost is paid", "si ce coût est payé")
                if who is not Who.YOU:
                    paid += self.pick(", that player does this", ", ce joueur fait ceci")
                yield ExplanationPart(self.header(paid), (), depth)
                yield from self.effect(effect, below)
            case tree.ChooseOne():
                yield ExplanationPart(self.header(self._choose(step)), (*laws_of(step), *laws_in(step.all_if)), depth)
                for mode in step.modes:
                    torn = isinstance(mode, (tree.PayTo, tree.Steps))
                    first, *rest = self.effect(mode, below)
                    yield replace(first, text=f"• {first.text}")
                    yield from (replace(part, depth=part.depth + (part.depth == below or torn)) for part in rest)
            case tree.OnResult(branches) | tree.Depending(_, branches):
                yield from self._branches(step, branches, depth)
            case tree.ForPlayers(effect, Who.EACH_FROM_YOU):
                each = self.pick("for each player, starting with you", "pour chaque joueur, en commençant par vous")
                yield ExplanationPart(self.header(each), laws_of(step), depth)
                yield from self.effect(effect, below)
            case tree.Repeat(tree.Plus(amount, number), effect):
                times = self.pick(f"X+{number} times, where X is", f"X+{number} fois, où X est")
                counted = f"{times} {self.said(self.writer.number_of(amount))}"
                yield ExplanationPart(self.header(counted), laws_in(amount), depth)
                yield from self.effect(effect, below)
            case tree.AfterRest(effect):
                later = self.pick("once this Night’s Rest is over", "une fois le Repos de cette Nuit terminé")
                yield ExplanationPart(self.header(later), laws_of(step), depth)
                yield from self.effect(effect, below)
            case tree.ForEach(kind, effect):
                each = self.pick("for each ", "pour chaque ") + write("bare", kind, self.language, False, {})
                yield ExplanationPart(self.header(self.said(each)), laws_in(kind), depth)
                yield from self.effect(effect, below)
            case tree.Stay():
                stays = self.pick("that Expedition doesn’t move", "cette Expédition n’avance pas")
                yield ExplanationPart(stays, laws_of(step), depth)
            case _:
                yield from self._leaf(step, depth)

    def _leaf(self, step: Effect, depth: int) -> Iterator[ExplanationPart]:
        quoted = step.token.abilities if isinstance(step, tree.Create) else ()
        bare = replace(step, token=replace(step.token, abilities=())) if isinstance(step, tree.Create) else step
        text, *sentences = self._phrase(bare).split(". ")
        laws = laws_in(bare)
        of_word = laws_of(step)
        if isinstance(step, (tree.GainStatus, tree.LoseStatus)):
            of_word = status_laws(step, self.spell)
        yield ExplanationPart(text, laws, depth)
        meant = meaning(step, self.language, self.edition, self.spell)
        if meant:
            yield ExplanationPart(meant, of_word, depth + 1)
        yield from (ExplanationPart(said[:1].lower() + said[1:], (), depth) for said in sentences)
        if quoted:
            yield ExplanationPart(self.header(self.pick("the token has", "le jeton a")), (), depth + 1)
            for ability in quoted:
                yield from self.tell(ability, replace(self, offered=False, spell=False), depth + 2)

    def _phrase(self, step: Effect) -> str:
        """A step in words: an order, or what stands after "may"."""
        text = self.pick("; ", "\u00a0; ").join(self.writer.sentences(tree.May(step) if self.offered else step))
        if self.offered:
            text = text.removeprefix(f"{self._may(Who.YOU)} ")
            text = infinitive(text) if self.language == "fr" else re.sub("^(?=Exhausted Resupply$)", "do an ", text)
        if tree.what_of(step) == tree.It():
            text = self._of_it(text)
        return self.said(text)

    def _of_it(self, text: str) -> str:
        if self.chosen is not None:
            return self._of_chosen(self.chosen, text)
        if self.it.many:
            return of_several(text) if self.language == "en" else text
        return of_her(text) if self.it.feminine and self.language == "fr" else text

    def _of_chosen(self, kind: tree.Kind, text: str) -> str:
        """ "the Characters chosen gain Asleep", where "they" could be the players."""
        noun, many = nouns(kind, self.language, self.it.many), self.it.many
        if self.language == "en":
            return re.sub(r"^(?:they|it)\b", f"the {noun} chosen", text)
        article = "les" if many else "la" if is_feminine(kind) else "le"
        participle = f"choisi{'e' * is_feminine(kind)}{'s' * many}"
        return re.sub(r"^(?:ils?|elles?)\b", f"{article} {noun} {participle}", text)

    def _offer(self, effect: Effect, may: str, depth: int) -> Iterator[ExplanationPart]:
        """What somebody may do; one step stands in the same phrase."""
        teller = replace(self, offered=True)
        first, *rest = teller.effect(effect, depth)
        scope = isinstance(effect, (tree.May, tree.If, tree.PayTo, tree.ChooseOne, tree.ForEach, tree.OnResult))
        if scope or any(part.depth == depth for part in rest):
            yield ExplanationPart(self.header(may), ENTRIES[tree.May].laws, depth)
            yield from (replace(part, depth=part.depth + 1) for part in (first, *rest))
            return
        laws = tuple(dict.fromkeys((*ENTRIES[tree.May].laws, *first.laws)))
        yield replace(first, text=f"{may} {first.text}", laws=laws)
        yield from rest

    def _branches(self, step: Effect, branches: Sequence[tree.Branch], depth: int) -> Iterator[ExplanationPart]:
        rolled = isinstance(step, tree.OnResult)
        for branch in branches:
            numbers = f"{branch.lowest}" if branch.highest == branch.lowest else self._range(branch)
            result = self.pick("on a result of", "sur un résultat de")
            on = result if rolled else self.pick("if that number is", "si ce nombre est de")
            yield ExplanationPart(self.header(f"{on} {numbers}"), laws_of(step), depth)
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
        joined = self.said(self.pick("; ", "\u00a0; ").join([first, *(one[:1].lower() + one[1:] for one in then)]))
        joined = re.sub(r"^choisissez (jusqu'à )?l'un\b", r"choisissez \1une", joined)
        return _OPTIONS.sub(lambda found: f"{found[0]} {'option' if found[1] in ONE else 'options'}", joined)

    def condition(self, condition: tree.Condition) -> str:
        """A condition with its "if"."""
        match condition:
            case tree.OneOf(conditions):
                return self.pick(" or ", " ou ").join(map(self.condition, conditions))
            case tree.AllOf(conditions):
                return self.pick(" and ", " et ").join(map(self.condition, conditions))
            case tree.Not(inner):
                try:
                    return self._of_what(condition, self.writer.if_(condition))
                except Unsayable:
                    return self.said(self.writer.unless(inner))
        return self._of_what(condition, self.writer.if_(condition))

    def _of_what(self, condition: tree.Condition, said: str) -> str:
        inner = condition.condition if isinstance(condition, tree.Not) else condition
        feminine = self.it.feminine and self.language == "fr" and tree.what_of(inner) == tree.It()
        return self.said(of_her(said) if feminine else said)
