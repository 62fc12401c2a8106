"""What waits for the next card, written out."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from judge.cards.language import destinations, played_costs, sources, symbols, times, verbs
from judge.cards.language.amounts import ORDINALS, Unsayable, letter
from judge.cards.language.clauses.happenings import HappeningWriter
from judge.cards.language.clauses.steps import (
    Happening,
    steps_of,
)
from judge.cards.language.clauses.text_writer import capital
from judge.cards.language.located import placed
from judge.cards.language.nouns import is_feminine
from judge.cards.language.phrases import described
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Effect, Who, Whose
from judge.game.terms import Zone


class WaitingWriter(HappeningWriter):
    """Writes what waits."""

    @abstractmethod
    def sentences(self, effect: Effect) -> tuple[str, ...]:
        """The sentences of an effect, without capitals and full stops."""

    def _reduce(self, step: tree.NextPlayed) -> str:
        if isinstance(step.less, int) and step.less < 0:
            raise Unsayable(step)
        if step != tree.NextPlayed(step.kind, step.until, step.source, less=step.less) or not step.less:
            raise Unsayable(step)
        first = self.pick("reduce the cost of the next", "réduire le coût du prochain")
        return f"{first} {self._awaited(step)} {self.pick('by', 'de')} {{{letter(step.less)}}}"

    def _awaited(self, step: tree.NextPlayed) -> str:
        source = (Zone.HAND, Whose.YOURS) if step.source is Zone.HAND else (Zone.RESERVE, Whose.YOURS)
        how = [self._how_played(step)]
        if step.source is not None:
            how.append(sources.SOURCES[source][self.language][step.source is Zone.RESERVE and self.language == "fr"])
        how += placed(step.kind, self.language, many=False)
        brief = step.source is None and step.minimum is None
        until = times.UNTIL[step.until][self.language]
        how.append(until[0 if brief else -1])
        if step.kind.other or step.kind.zone or step.kind.either or step.source not in (None, Zone.HAND, Zone.RESERVE):
            raise Unsayable(step)
        kind = replace(step.kind, where=None, terrains=())
        return described(kind, self.language, False, marks=self.marks, played=" ".join(how))

    def _how_played(self, step: tree.NextPlayed) -> str:
        """ "you play", or "played" where the card then activates one of several abilities."""
        effects = steps_of(step.effect) if step.effect is not None else ()
        if step.source is Zone.HAND and any(isinstance(one, tree.Activate) and one.one for one in effects):
            return self.pick("played", "jouée" if is_feminine(step.kind) else "joué")
        return self.pick("you play", "que vous jouez")

    def _next(self, step: tree.NextPlayed) -> str:
        feminine = is_feminine(step.kind)
        found = [self.pick("the next", "la prochaine" if feminine else "le prochain"), self._awaited(step)]
        effects = list(steps_of(step.effect)) if step.effect is not None else []
        if step.minimum is not None:
            if effects or step.free or not step.less:
                raise Unsayable(step)
            next_ = self.pick("less for the next", f"de moins pour {found[0]}")
            least = self.pick(f"down to a minimum of {{{step.minimum}}}", f"jusqu'à un minimum de {{{step.minimum}}}")
            return (
                f"{verbs.say('pay', self.language, VerbForm.ORDER)} {{{letter(step.less)}}} {next_} {found[1]}, {least}"
            )
        after = []
        if effects and isinstance(effects[-1], tree.If):
            after = [capital(said) for said in self.sentences(effects.pop())]
        changed = bool(step.less) + step.free
        if changed > 1 or not (changed or effects):
            raise Unsayable(step)
        if changed and effects:
            happenings = [one for one in effects if isinstance(one, Happening) and one.what == tree.It()]
            if len(happenings) != len(effects) or after:
                raise Unsayable(step)
            gains = self.pick(" and ", " et ").join(self._predicate(one, VerbForm.THIRD) for one in happenings)
            return f"{self._next(replace(step, effect=None))} {self.pick('and', 'et')} {gains}"
        if step.less:
            costs = verbs.say("cost", self.language, VerbForm.THIRD)
            if isinstance(step.less, int) and step.less < 0:
                found.append(f"{costs} {{{-step.less}}} {self.pick('more', 'de plus')}")
            else:
                found.append(f"{costs} {{{letter(step.less)}}} {self.pick('less', 'de moins')}")
        elif step.free:
            found.append(self.pick("is free", "est gratuite" if feminine else "est gratuit"))
        elif isinstance(effects[0], tree.Activate) and len(effects) > 1:
            first, then = replace(step, effect=effects[0]), [one for one in effects[1:] if isinstance(one, Happening)]
            if len(then) != len(effects) - 1 or any(one.what != tree.It() for one in then):
                raise Unsayable(step)
            gains = self.pick(" and ", " et ").join(self._predicate(one, VerbForm.THIRD) for one in then)
            return f"{self._next(first)}{self.pick(', then', ', puis')} {gains}"
        elif isinstance(effects[0], tree.Activate):
            if effects[0].zone not in symbols.ABILITIES:
                raise Unsayable(step)
            symbol = symbols.ABILITIES[effects[0].zone]
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
            found.append(self.pick(" and ", " et ").join(self._predicate(one, VerbForm.THIRD) for one in happenings))
        return ". ".join([" ".join(found), *after])

    def _next_joins(self, step: tree.NextJoins) -> str:
        return self._joining("next", step, times.UNTIL[step.until][self.language][0])

    def first_joins(self, ability: tree.FirstJoins) -> str:
        """ "the first Character that joins my Expedition each Day gains Anchored"."""
        return self._joining("first", ability, times.EACH_TIME[ability.until][self.language][0])

    def _joining(self, which: str, step: tree.NextJoins | tree.FirstJoins, time: str) -> str:
        """What happens to the next, or the first, object that joins some expeditions."""
        happenings = [one for one in steps_of(step.effect) if isinstance(one, Happening) and one.what == tree.It()]
        where = step.kind.where
        if (
            not isinstance(where, tree.Where)
            or where not in destinations.JOINING
            or step.kind.other
            or len(happenings) != len(steps_of(step.effect))
        ):
            raise Unsayable(step)
        kind = replace(step.kind, where=None)
        la, suite = ("la ", "e") if is_feminine(kind) else ("le ", "")
        nth = {"next": f"{la}prochain{suite}", "first": f"{la}premi{'ère' if suite else 'er'}"}[which]
        joins = destinations.JOINING[where][self.language]
        done = self.pick(" and ", " et ").join(self._predicate(one, VerbForm.THIRD) for one in happenings)
        said = described(kind, self.language, False, marks=self.marks)
        return f"{self.pick(f'the {which}', nth)} {said} {joins} {time} {done}"

    def played(self, kind: tree.Kind, how: str) -> str:
        """Cards as they are played: "Spells you play with Hand Cost {1} or less"."""
        if kind.other or kind.zone is not None:
            raise Unsayable(kind)
        said = described(kind, self.language, True, marks=self.marks, played=how)
        return said if self.language == "en" else f"les {said}"

    def first_played(self, ability: tree.FirstPlayed) -> str:
        """ "the first Character you play each Afternoon gains 1 boost"."""
        happenings = [one for one in steps_of(ability.effect) if isinstance(one, Happening) and one.what == tree.It()]
        if len(happenings) != len(steps_of(ability.effect)) or ability.kind.other:
            raise Unsayable(ability)
        said = described(
            ability.kind, self.language, False, marks=self.marks, played=self.pick("you play", "que vous jouez")
        )
        first = self._nth(ability.nth, is_feminine(ability.kind))
        done = self.pick(" and ", " et ").join(self._predicate(one, VerbForm.THIRD) for one in happenings)
        return f"{first} {said} {times.EACH_TIME[ability.until][self.language][0]} {done}"

    def _nth(self, nth: int, feminine: bool) -> str:
        """ "the first", "la deuxième"."""
        if nth not in ORDINALS:
            raise Unsayable(nth)
        said = ORDINALS[nth][self.language]
        if self.language == "en":
            return f"the {said[0]}"
        return f"{'la' if feminine else 'le'} {said[1 if feminine and nth == 1 else 0]}"

    def lasting(self, step: tree.Lasting) -> str:
        """ "this turn, Spells you play cost {1} less", or what else holds for a while."""
        match step.ability:
            case tree.CostsLess(tree.All(), who=Who.YOU | Who.EACH) as said:
                until = times.HOLDS[step.until][self.language][0]
                return f"{until}, {played_costs.write(said, self.language, self.marks)}"
        return self.row("clause", step)
