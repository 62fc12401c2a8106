"""Acts, written out: cards that are put somewhere, tokens that are created, and the rows of the phrasebook."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from judge.cards.language import destinations, places, verbs, words
from judge.cards.language.amounts import DEFINED, Unsayable, letter, number
from judge.cards.language.clauses.happenings import HappeningWriter
from judge.cards.language.phrases import phrase
from judge.cards.language.token_names import token_called
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Effect, Phrase, Who, Whose
from judge.game.terms import Zone


class ActWriter(HappeningWriter):
    """Writes acts."""

    def act(self, effect: Effect, form: VerbForm) -> str:
        """A step that a player does.

        Raises:
            Unsayable: it is not one, or no card text says it.
        """
        match effect:
            case tree.Play(less=less) if less and (self.plain or form is VerbForm.ORDER):
                return self.row("act", effect, form, which=self.language == "fr")
            case tree.Play(what) if effect == tree.Play(what):
                return self.row("now", effect, form)
            case tree.Put():
                return self._put(effect, form)
            case tree.Create(token, count, where, most):
                per = ""
                if token.abilities and (most is not None or isinstance(count, tree.Per)):
                    raise Unsayable(effect)
                if isinstance(count, tree.Per):
                    per, count = f" {self._per(count)}", count.each
                if most is not None:
                    most_ = number(most, self.language)
                    per += self.pick(f", up to {most_} per activation", f", jusqu'à {most_} par activation")
                made = verbs.say("create", self.language, form)
                if isinstance(where, tree.TargetExpeditions):
                    return f"{self._each_targeted(where, form)} {made} {self._in_each(effect)}"
                if where is tree.Where.ITS and self.aimed and self.language == "en":
                    return f"{made} {self._tokens(token, count, bool(per))} in it{self._quoted(token)}{per}"
                if where is tree.Where.ITS and self.aimed:
                    if token.abilities:
                        raise Unsayable(effect)
                    return f"{made}-y {self._tokens(token, count, bool(per))}{per}"
                return f"{made} {self._tokens(token, count, bool(per))}{self._where(where)}{self._quoted(token)}{per}"
        return self.row("act", effect, form)

    def _each_targeted(self, where: tree.TargetExpeditions, form: VerbForm) -> str:
        """ "target up to two Expeditions and"."""
        up_to = self.pick("up to ", "jusqu'à ") * where.up_to
        count = number(where.count, self.language, True)
        said = self.pick("Expedition", "Expédition") + "s" * (where.count != 1)
        return f"{verbs.say('aim', self.language, form)} {up_to}{count} {said} {self.pick('and', 'et')}"

    def _in_each(self, create: tree.Create) -> str:
        token, count = create.token, create.count
        if token.abilities or create.most is not None or not isinstance(count, int) or token.statistics is None:
            raise Unsayable(create)
        in_each = self.pick("in each of them", "dans chacune d'elles")
        return f"{self._tokens(token, count)} {in_each}"

    def _put(self, put: tree.Put, form: VerbForm) -> str:
        with suppress(Unsayable):  # no row says it whole: it is said by its parts
            return self.row("act", put, form)
        if put.verb not in ("put", "send", "return"):
            raise Unsayable(put)
        position = tree.Paid() if isinstance(put.position, DEFINED) else put.position
        whose = whose_zone(put)
        if self.spell and whose is Whose.MY_OWNERS:
            whose = Whose.YOURS
        place = (put.zone, whose, position, put.where)
        if place not in destinations.DESTINATIONS:
            raise Unsayable(put)
        to = destinations.destination(place, put.verb, self.language)  # type: ignore[arg-type]
        if whose is Whose.OWNERS and isinstance(put.what, tree.All):
            to = self._of_owners(put.what, to, place)
        orb = ""
        if put.exhausted is not None:
            if put.zone is not Zone.MANA:
                raise Unsayable(put)
            many = isinstance(put.what, tree.Top) and put.what.count != 1
            orb = f" {destinations.AS_ORBS[put.exhausted][self.language][many and put.exhausted]}"
        if put.verb == "send" and put.zone is Zone.RESERVE and is_long(put.what):
            return f"{verbs.say('send', self.language, form)} {to} {replace(self, leaving=True)._object(put.what)}"
        if put.ordered:
            if orb or put.zone is not Zone.DECK:
                raise Unsayable(put)
            orb = self.pick(" in any order", " dans n'importe quel ordre")
        every = ""
        if put.verb == "send" and put.what == tree.It() and self.it.many:
            every = self.pick(" all", " tous")
        return f"{self._verb(put.verb, put.what, form)}{every} {to}{orb}"

    def _of_owners(self, what: tree.All, to: str, place: object) -> str:
        """ "to their owners' hands", of several that are named at once."""
        if phrase(what, self.language, self.marks).startswith(("each ", "chaque ")):
            return to
        owners = self.pick("their owners' ", "leurs propriétaires")
        return next((one for one in destinations.DESTINATIONS[place][self.language] if owners in one), to)  # type: ignore[index]

    def _article(self, count: tree.Amount, per: bool = False) -> str:
        if count == tree.ThatMany():
            return self.pick("that many", "autant de")
        if not isinstance(count, int):
            return letter(count)
        return "a" if count == 1 and self.language == "en" and not per else number(count, self.language)

    def _tokens(self, token: tree.Token, count: tree.Amount, per: bool = False) -> str:
        known = token.name in words.TOKENS or token.statistics is not None
        if not known or bool(token.subtypes) != (token.statistics is not None):
            raise Unsayable(token)
        name = token_called(token.name).say(self.language)
        if token.statistics is None:
            if self.language == "en":
                article = "an" if count == 1 and name[0] in "AEIOU" else self._article(count)
                return f"{article} {self._marked(name)} token{'s' * (count != 1)}"
            return f"{self._article(count)} jeton{'s' * (count != 1)} {self._marked(name)}"
        statistics = "/".join(map(str, token.statistics))
        kinds = " ".join(words.SUBTYPES[subtype].say(self.language) for subtype in token.subtypes)
        if self.language == "fr":
            described_as = self._marked(f"{statistics} {name}")
            return f"{self._article(count)} jeton{'s' * (count != 1)} {kinds} {described_as}"
        article = "an" if count == 1 and name[0] in "AEIOU" and not per else self._article(count, per)
        return f"{article} {self._marked(f'{name} {statistics}')} {kinds} token{'s' * (count != 1)}"

    def _quoted(self, token: tree.Token) -> str:
        if not token.abilities:
            return ""
        if len(token.abilities) > 1 or self.abilities is None:
            raise Unsayable(token)
        said = self.abilities(token.abilities[0]).removesuffix(".")
        return f' with "{said}"' if self.language == "en" else f" avec «\u00a0{said}\u00a0»"

    def _where(self, where: object) -> str:
        if where not in places.WHERE and where not in destinations.LANDMARKS:
            raise Unsayable(where)
        if where in destinations.LANDMARKS:
            return f" {destinations.LANDMARKS[where][self.language][0]}"  # type: ignore[index]
        if where is tree.Where.FACING_ME:
            return self.pick(" facing me", " face à moi")
        said: str = places.WHERE[where][self.language]  # type: ignore[index]
        return said if said.startswith(",") else f" {said}"


def whose_zone(put: tree.Put) -> Whose | None:
    """Whose zone the text says that it is; it is always the owner's."""
    if put.zone is Zone.RESERVE or put.where is not None:
        return Whose.YOURS if put.where is not None else None
    if put.who is not Who.YOU or (isinstance(put.what, tree.Top) and put.what.whose is Whose.THEIRS):
        return Whose.THEIRS
    if isinstance(put.what, tree.Me) and put.zone is Zone.MANA:
        return Whose.MY_OWNERS
    kind = tree.kind_of(put.what)
    if kind is None or kind.whose is Whose.THEIRS:
        return Whose.YOURS if kind is None else Whose.THEIRS
    if kind.zone is not None:
        return Whose.OWNERS if kind.whose is Whose.ANYONE else Whose.YOURS
    others = isinstance(put.what, tree.All) and kind.whose is not Whose.YOURS
    controlled = isinstance(put.what, tree.Some) and kind.whose is Whose.YOURS
    return Whose.OWNERS if others or controlled or isinstance(put.what, tree.Target) else Whose.YOURS


def is_long(what: Phrase) -> bool:
    """Whether a phrase stands after where its objects are sent, as it is long."""
    if isinstance(what, tree.All):
        return what.kind.where is tree.Where.TARGET
    return isinstance(what, tree.Target) and bool(what.kind.bounds or what.total)
