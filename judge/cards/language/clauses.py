"""Effects, written out in either language: one clause for each step, sentences for the whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judge.cards.language import places, verbs, words
from judge.cards.language.phrases import Unsayable, described, is_feminine, is_many, number, phrase, status
from judge.cards.language.verbs import Form
from judge.game import ability as tree
from judge.game.ability import Effect, Phrase, Who, Whose
from judge.game.terms import BOOST, Status
from judge.messages import Language

Happening = tree.GainCounters | tree.GainStatus | tree.LoseStatus
Scope = tree.May | tree.If | tree.PayTo


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes trees in one language.

    Arguments:
        language: the language.
        marks: whether statuses, keywords and tokens carry the brackets of card texts.
    """

    language: Language
    marks: bool = True

    def pick(self, english: str, french: str) -> str:
        """One of two wordings."""
        return english if self.language == "en" else french

    def sentences(self, effect: Effect) -> tuple[str, ...]:
        """The sentences of an effect, without capitals and full stops.

        Raises:
            Unsayable: no card text says it.
        """
        found: list[str] = []
        run: list[Effect] = []
        for step in _steps(effect):
            if isinstance(step, Scope):
                if run:
                    found.append(self._chain(run, Form.ORDER))
                found.append(self._scope(step))
                run = []
            else:
                run.append(step)
        return (*found, self._chain(run, Form.ORDER)) if run else tuple(found)

    def condition(self, condition: tree.Condition) -> str:
        """A condition, without "if"."""
        match condition:
            case tree.HasStatus(tree.Me(), name, has, before):
                said = status(words.STATUSES[name].say(self.language), self.marks)
                english = ("I was" if before else "I am") if has else ("I was not" if before else "I'm not")
                french = ("j'étais" if before else "je suis") if has else _not_french(before)
                return f"{self.pick(english, french)} {said}"
            case tree.IsKind(tree.It(), kind):
                found = phrase(tree.Some(kind), self.language, self.marks)
                return self.pick(f"it's {found}", f"c'est {found}")
            case tree.Controls(Who.YOU, kind, count):
                return self._controls(kind, count)
        raise Unsayable(condition)

    def price(self, cost: tree.Cost) -> str:
        """What is paid in "you may ... to ..."."""
        if cost.exhaust_me or cost.discard_me or cost.spend or not (cost.mana or cost.actions):
            raise Unsayable(cost)
        paid = [f"{verbs.say('pay', self.language, Form.BARE)} {{{cost.mana}}}"] if cost.mana else []
        return self.pick(" and ", " et ").join([*paid, *(self.act(action, Form.BARE) for action in cost.actions)])

    def act(self, effect: Effect, form: Form) -> str:
        """A step that a player does.

        Raises:
            Unsayable: it is not one, or no card text says it.
        """
        match effect:
            case tree.Sacrifice(what):
                return self._verb("sacrifice", what, form)
            case tree.Discard(what):
                return self._verb("discard", what, form)
            case tree.GainStatus(what, Status.EXHAUSTED):
                return self._verb("exhaust", what, form)
            case tree.LoseStatus(what, Status.EXHAUSTED):
                return self._verb("ready", what, form)
            case tree.Put(what, zone, verb) if verb in ("put", "send", "return") and zone in places.DESTINATIONS:
                return f"{self._verb(verb, what, form)} {places.destination(zone, verb, self.language)}"
            case tree.Draw(count):
                cards = words.CARD.say(self.language, count > 1)
                return f"{verbs.say('draw', self.language, form)} {self._article(count, True)} {cards}"
            case tree.Resupply():
                return self._marked(verbs.say("resupply", self.language, form))
            case tree.Sabotage():
                return self._marked(verbs.say("sabotage", self.language, form))
            case tree.Create(token, count, where):
                return f"{verbs.say('create', self.language, form)} {self._tokens(token, count)} {self._where(where)}"
        raise Unsayable(effect)

    def _scope(self, step: Scope) -> str:
        match step:
            case tree.May(effect, Who.YOU):
                return f"{self.pick('you may', 'vous pouvez')} {self._chain(_steps(effect), Form.BARE)}"
            case tree.May(effect, Who.EACH):
                who = self.pick("each player may", "chaque joueur peut")
                return f"{who} {self._chain(_steps(effect), Form.BARE)}"
            case tree.PayTo(cost, effect):
                done = self._chain(_steps(effect), Form.BARE, paid=True)
                return f"{self.pick('you may', 'vous pouvez')} {self.price(cost)} {self.pick('to', 'pour')} {done}"
            case tree.If(condition, effect):
                said = self.sentences(effect)
                if len(said) != 1 or isinstance(effect, tree.If):
                    raise Unsayable(step)
                return f"{self.pick('if', 'si')} {self.condition(condition)}, {said[0]}"
        raise Unsayable(step)

    def _chain(self, steps: Sequence[Effect], form: Form, paid: bool = False) -> str:
        groups: list[list[Effect]] = []
        for step in steps:
            if groups and _goes_on(groups[-1], step):
                groups[-1].append(step)
            else:
                groups.append([step])
        alone = paid and len(groups) == 1
        return self.pick(", then ", ", puis ").join(self._group(group, form, paid, alone) for group in groups)

    def _group(self, group: Sequence[Effect], form: Form, paid: bool, alone: bool) -> str:
        first = group[0]
        if not _happens(first):
            return self._each_or_act(first, form)
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

    def _each_or_act(self, step: Effect, form: Form) -> str:
        who = getattr(step, "who", Who.YOU)
        if who is Who.YOU:
            return self.act(step, form)
        if who is Who.EACH and form is Form.ORDER:
            return f"{self.pick('each player', 'chaque joueur')} {self.act(step, Form.THIRD)}"
        raise Unsayable(step)

    def _clause(self, what: Phrase, happenings: Sequence[Happening]) -> str:
        many = is_many(what)
        form = Form.FIRST if isinstance(what, tree.Me) else Form.MANY if many else Form.THIRD
        each = many and not isinstance(what, tree.All)
        said = [self._predicate(step, form) for step in happenings]
        if self.language == "fr" and each:
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
            return f"{verb} {self._object(step.what)} {self._boosts(step)}"
        if isinstance(step.what, (tree.Me, tree.It)):
            return f"{'me' if isinstance(step.what, tree.Me) else 'lui'} {verb} {self._boosts(step)}"
        return f"{verb} {self._boosts(step)} {self._recipient(step.what)}"

    def _recipient(self, what: Phrase) -> str:
        return f"à {phrase(what, self.language, self.marks)}".replace("à les ", "aux ", 1)

    def _predicate(self, step: Happening, form: Form) -> str:
        if isinstance(step, tree.GainCounters):
            return f"{verbs.say('gain', self.language, form)} {self._boosts(step)}"
        if step.status in (Status.BOOSTED, Status.EXHAUSTED):
            raise Unsayable(step)
        verb = "gain" if isinstance(step, tree.GainStatus) else "lose"
        said = status(words.STATUSES[step.status].say(self.language), self.marks)
        return f"{verbs.say(verb, self.language, form)} {said}"

    def _boosts(self, step: tree.GainCounters) -> str:
        if step.name != BOOST or not 1 <= step.count <= 99:
            raise Unsayable(step)
        return f"{step.count} {words.BOOSTS.say(self.language, step.count > 1)}"

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
        me = isinstance(what, tree.Me)
        if form is Form.ORDER:
            return f"{said}-{'moi' if me else 'le'}"
        return f"{'m' if me else 'l'}'{said}" if said[0] in "aeéiou" else f"{'me' if me else 'le'} {said}"

    def _article(self, count: int, feminine: bool) -> str:
        return "a" if count == 1 and self.language == "en" else number(count, self.language, feminine)

    def _tokens(self, token: tree.Token, count: int) -> str:
        if token.name not in words.TOKENS or token.abilities or not token.subtypes:
            raise Unsayable(token)
        name = words.TOKENS[token.name].say(self.language)
        statistics = "/".join(map(str, token.statistics))
        kinds = " ".join(words.SUBTYPES[subtype].say(self.language) for subtype in token.subtypes)
        if self.language == "fr":
            described_as = self._marked(f"{statistics} {name}")
            return f"{self._article(count, False)} jeton{'s' * (count > 1)} {kinds} {described_as}"
        article = "an" if count == 1 and name[0] in "AEIOU" else self._article(count, False)
        return f"{article} {self._marked(f'{name} {statistics}')} {kinds} token{'s' * (count > 1)}"

    def _where(self, where: tree.Where | tree.Place) -> str:
        if isinstance(where, tree.Place):
            raise Unsayable(where)
        return places.WHERE[where][self.language]

    def _marked(self, text: str) -> str:
        return f"[{text}]" if self.marks else text

    def _controls(self, kind: tree.Kind, count: int) -> str:
        if kind.whose is not Whose.ANYONE:
            raise Unsayable(kind)
        many = count > 1 or self.language == "en"
        said = described(kind, self.language, many, marks=self.marks)
        if self.language == "en":
            return f"you control {number(count, 'en')} or more {'other ' * kind.other}{said}"
        other = f"autre{'s' * many} " * kind.other
        return f"vous contrôlez au moins {number(count, 'fr', is_feminine(kind))} {other}{said}"


def _steps(effect: Effect) -> tuple[Effect, ...]:
    return effect.steps if isinstance(effect, tree.Steps) else (effect,)


def _happens(step: Effect) -> bool:
    return isinstance(step, Happening) and getattr(step, "status", None) is not Status.EXHAUSTED


def _goes_on(group: Sequence[Effect], step: Effect) -> bool:
    if not _happens(step) or not _happens(group[0]):
        return False
    assert isinstance(step, Happening) and isinstance(group[0], Happening)
    return step.what == (tree.Me() if isinstance(group[0].what, tree.Me) else tree.It())


def _not_french(before: bool) -> str:
    return "je n'étais pas" if before else "je ne suis pas"
