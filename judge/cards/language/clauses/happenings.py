"""What happens to objects, written out: "I gain 1 boost and gain Anchored"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from judge.cards.language import amount_writing, places, slot_writing, symbols, times, verbs, words
from judge.cards.language.amounts import Unsayable, letter, number
from judge.cards.language.clauses.steps import Happening
from judge.cards.language.clauses.text_writer import TextWriter
from judge.cards.language.for_each import FOR_EACH
from judge.cards.language.nouns import is_alternative, is_feminine
from judge.cards.language.phrases import described, is_many, of_each_player, phrase
from judge.cards.language.rows.amounts import FOR_EVERY
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Phrase, Who, Whose
from judge.game.terms import BOOST, Terrain, Zone
from judge.value import changed


def _is_each(counted: tree.Amount, gained: str) -> bool:
    """Whether French counts "pour chaque", not "par": other counters than boosts, and what is not simply yours."""
    if gained != BOOST:
        return True
    kind = counted.kind if isinstance(counted, tree.NumberOf) else tree.Kind()
    return kind.other or kind.whose is Whose.TARGET_OPPONENTS or kind.zone is Zone.HAND


def _is_plainly_gained(step: Happening) -> TypeGuard[tree.GainCounters]:
    """Whether so many counters are gained, with no word on what they are counted by or on a most."""
    return isinstance(step, tree.GainCounters) and step.most is None and not isinstance(step.count, tree.Per)


class HappeningWriter(TextWriter):
    """Writes what happens to objects."""

    def _clause(self, what: Phrase, happenings: Sequence[Happening]) -> str:
        match happenings:
            case [
                tree.GainCounters(tree.Me() | tree.It(), _, tree.Plus(tree.ThatMany()) | tree.Per(of=tree.ThatMany()))
            ]:
                return self.row("clause", happenings[0])
        if isinstance(what, tree.Both) and of_each_player(what) is None:
            if len(happenings) > 1:
                raise Unsayable(what)
            return self.row("clause", happenings[0])
        many = is_many(what) or (self.it.many and isinstance(what, tree.It))
        form = VerbForm.FIRST if isinstance(what, tree.Me) else VerbForm.MANY if many else VerbForm.THIRD
        if self.language == "en" and isinstance(what, tree.All):
            form = VerbForm.THIRD if phrase(what, "en", self.marks).startswith("each ") else VerbForm.MANY
        each = many and not self.listed and not isinstance(what, (tree.All, tree.It))
        if isinstance(what, tree.All) and isinstance(happenings[0], tree.SwitchExpeditions):
            return self._of_all(what.kind, happenings, one_by_one=self.language == "fr")
        if isinstance(what, tree.All) and what.kind.other and what.kind.whose is Whose.YOURS and not what.kind.zone:
            return self._of_all(what.kind, happenings, one_by_one=True)
        said = self._predicates(happenings, form)
        if self.language == "fr" and each and not isinstance(happenings[0], tree.SwitchExpeditions):
            verb, rest = said[0].split(" ", 1)
            kind = tree.kind_of(what)
            each_of_them = "chacune" if kind is not None and is_feminine(kind) else "chacun"
            said[0] = f"{verb} {each_of_them} {rest}"
        return f"{self._subject(what)}{' each' * (each and self.language == 'en')} {self._joined(said, what)}"

    def _of_all(self, kind: tree.Kind, happenings: Sequence[Happening], one_by_one: bool) -> str:
        """ "all Characters you control switch Expeditions", or "each other Character you control gains 1 boost"."""
        said = self._predicates(happenings, VerbForm.THIRD if one_by_one else VerbForm.MANY)
        every = self.pick("each", "chaque") if one_by_one else self.pick("all", "les")
        other = self.pick("other ", "autre " if one_by_one else "autres ") * kind.other
        whom = described(kind, self.language, not one_by_one, marks=self.marks, every=not one_by_one)
        return f"{every} {other}{whom} {self._joined(said, tree.All(kind))}"

    def _predicates(self, happenings: Sequence[Happening], form: VerbForm) -> list[str]:
        """What is said of an object; a status gained with counters needs no verb of its own."""
        found: list[str] = []
        before: Happening | None = None
        for step in happenings:
            if tree.who_of(step) is not Who.YOU:
                raise Unsayable(step)
            if isinstance(before, tree.GainCounters) and isinstance(step, tree.GainStatus):
                found.append(self._status(step.status))
            elif isinstance(before, tree.GainSubtypes) and _is_plainly_gained(step):
                found.append(self._counters(step))
            else:
                found.append(self._predicate(step, form))
            before = step
        return found

    def _joined(self, said: Sequence[str], what: Phrase) -> str:
        """Predicates with "and"; in French "I" stands before every verb."""
        joint = self.pick(" and ", " et ")
        if self.language == "en" or not isinstance(what, tree.Me):
            return joint.join(said)
        marked = ("[", *(words.STATUSES[one].say("fr") for one in places.GAINED))
        brief = (*marked, verbs.say("defect", "fr", VerbForm.FIRST))
        return "".join([said[0], *(f"{joint}{'' if one.startswith(brief) else 'je '}{one}" for one in said[1:])])

    def _have(self, what: Phrase, happenings: Sequence[Happening]) -> str:
        said = self.pick(" and ", " et ").join(self._predicates(happenings, VerbForm.BARE))
        if self.language == "en" or isinstance(what, (tree.Me, tree.It)):
            return self._made(what, said)
        verb = verbs.say("have", self.language, VerbForm.BARE)
        if len(happenings) == 1 and isinstance(happenings[0], tree.Defect):
            return f"{verb} {said} {phrase(what, self.language, self.marks)}"
        return self._made(what, said)

    def _made(self, what: Phrase, said: str) -> str:
        """ "have target Character gain 1 boost", of what is said of it."""
        verb = verbs.say("have", self.language, VerbForm.BARE)
        if self.language == "en":
            return f"{verb} {self._object(what)} {said}"
        if isinstance(what, (tree.Me, tree.It)):
            return f"{'me' if isinstance(what, tree.Me) else 'lui'} {verb} {said}"
        return f"{verb} {said} {self._recipient(what)}"

    def _aimed(self, what: Phrase, happenings: Sequence[Happening]) -> str:
        """ "target another Character, it loses Fleeting"."""
        assert isinstance(what, tree.Target)
        verb = verbs.say("aim", self.language, VerbForm.BARE)
        whom = phrase(tree.Some(what.kind), self.language, self.marks)
        it = self.pick(", it", f". {'Elle' if is_feminine(what.kind) else 'Il'}")
        return f"{verb} {whom}{it} {self._joined(self._predicates(happenings, VerbForm.THIRD), what)}"

    def _give(self, step: tree.GainCounters) -> str:
        verb = verbs.say("give", self.language, VerbForm.BARE)
        if self.language == "en" and isinstance(step.what, (tree.Me, tree.It)):
            return f"{verb} {self._object(step.what)} {self._counters(step)}"
        if self.language == "en":
            return f"{verb} {self._counters(step)} to {self._object(step.what)}"
        if isinstance(step.what, (tree.Me, tree.It)):
            return f"{'me' if isinstance(step.what, tree.Me) else 'lui'} {verb} {self._counters(step)}"
        return f"{verb} {self._counters(step)} {self._recipient(step.what)}"

    def _recipient(self, what: Phrase) -> str:
        return f"à {phrase(what, self.language, self.marks)}".replace("à les ", "aux ", 1)

    def _predicate(self, step: Happening, form: VerbForm) -> str:
        match step:
            case tree.GainCounters():
                return f"{verbs.say('gain', self.language, form)} {self._counters(step)}"
            case tree.LoseCounters(_, name, int() as count):
                lost = amount_writing.counters(name, self.language, count != 1)
                return f"{verbs.say('lose', self.language, form)} {count} {lost}"
            case tree.LoseCounters(what, name, None):
                english, french = ("their", "tous leurs") if self._are_many(what, form) else ("its", "tous ses")
                if isinstance(what, tree.Me):
                    english, french = "my", "tous mes"
                lost = amount_writing.counters(name, self.language, True)
                return f"{verbs.say('lose', self.language, form)} {self.pick(f'all {english}', french)} {lost}"
            case tree.LoseCounters():
                raise Unsayable(step)
            case tree.SwitchExpeditions():
                switched = self.pick("Expeditions", "d'Expédition")
                return f"{verbs.say('switch', self.language, form)} {switched}"
            case tree.Defect():
                return verbs.say("defect", self.language, form)
            case tree.GainSubtypes(_, tree.It()):
                return f"{verbs.say('gain', self.language, form)} {self.pick('its subtypes', 'ses sous-types')}"
            case tree.GainSubtypes():
                raise Unsayable(step)
            case tree.GainOneStatus(_, statuses):
                said = [self._status(one) for one in statuses]
                if len(said) < 2:
                    raise Unsayable(step)
                last = f"{', '.join(said[:-1])} {self.pick('or', 'ou')} {said[-1]}"
                return f"{verbs.say('gain', self.language, form)} {last}"
            case tree.GainAbility():
                return self._given_for_a_while(step, form)
        verb = "gain" if isinstance(step, tree.GainStatus) else "lose"
        return f"{verbs.say(verb, self.language, form)} {self._status(step.status)}"

    def _given_for_a_while(self, step: tree.GainAbility, form: VerbForm) -> str:
        """ "gains +1/+1/+1 this Day", "loses its abilities this Day"."""
        until = times.HOLDS[step.until][self.language][0]
        match step.ability:
            case tree.LoseAbilities(tree.Me()):
                lost = self.pick("their", "leurs") if self._are_many(step.what, form) else self.pick("its", "ses")
                if isinstance(step.what, tree.Me):
                    lost = self.pick("my", "mes")
                return f"{verbs.say('lose', self.language, form)} {lost} {self.pick('abilities', 'capacités')} {until}"
            case tree.StatisticsRaised(tree.Me(), int() as more, terrains) if more > 0 and len(terrains) < 2:
                raised = f"+{more} {symbols.TERRAINS[terrains[0]]}" if terrains else "/".join(3 * [f"+{more}"])
                return f"{verbs.say('gain', self.language, form)} {raised} {until}"
        raise Unsayable(step)

    def _are_many(self, what: Phrase, form: VerbForm) -> bool:
        """Whether what happens is said of several objects."""
        return form is VerbForm.MANY or is_many(what) or (self.it.many and isinstance(what, tree.It))

    def _counters(self, step: tree.GainCounters) -> str:
        count = step.count
        if count == 0:
            raise Unsayable(step)
        most = ""
        if step.most is not None:
            most = self.pick(f", up to a max of {step.most}", f", jusqu'à un max de {step.most}")
        per = ""
        if isinstance(count, tree.Per):
            if count.most is not None:
                most = self.pick(f", up to a maximum of {count.most}", f", jusqu'à un maximum de {count.most}")
            if step.most is not None:
                if count.most is not None or step.name != BOOST or step.what != tree.Me():
                    raise Unsayable(step)
                most += self.pick(" boosts on me", " boosts sur moi")
            per = f" {self._per(changed(count, most=None), step.name)}"
            count = count.each
        many = self.pick("that many", "autant de") if count == tree.ThatMany() else letter(count)
        return f"{many} {amount_writing.counters(step.name, self.language, count != 1)}{per}{most}"

    def _per(self, count: tree.Per, gained: str = BOOST) -> str:
        per = self.pick("per", "pour chaque" if _is_each(count.of, gained) else "par")
        if count.most is not None:
            raise Unsayable(count)
        match count.of:
            case tree.CountersOn():
                borne = amount_writing.borne(count.of, self.language, self.marks)
                return f"{self.pick('for each', 'pour chaque')} {borne}"
            case tree.DoneThisWay():
                return f"{per} {slot_writing.write('this_way', count.of, self.language, self.marks, {})}"
            case tree.DiceShowing():
                return f"{per} {slot_writing.write('showing', count.of, self.language, self.marks, {})}"
            case tree.Expeditions(tree.Such(tree.Where.ANY, terrain=Terrain() as terrain)):
                return f"{per} {self.pick('Expedition in', 'Expédition en')} {symbols.TERRAINS[terrain]}"
            case tree.Scaled(tree.NumberOf(kind), 1, by, False) if by > 1:
                every = f"{self.pick('for every', FOR_EVERY[0])} {number(by, self.language, is_feminine(kind))}"
                return f"{every} {slot_writing.write('plural', kind, self.language, self.marks, {})}"
            case tree.Expeditions() | tree.TerrainMarkers() as one_by_one if one_by_one in FOR_EACH:
                return slot_writing.write("one_each", one_by_one, self.language, self.marks, {})
            case tree.Times():
                each = self.pick("for each", "pour chaque")
                return f"{each} {slot_writing.write('played_times', count.of, self.language, self.marks, {})}"
            case tree.NumberOf(kind):
                kinds = kind.either if is_alternative(kind) else (kind,)
                if len(kinds) > 2 or (len(kinds) == 2 and kind != tree.Kind(either=kinds)):
                    raise Unsayable(count)
                return self.pick(" and ", " et ").join(f"{per} {self._each_of(one)}" for one in kinds)
        raise Unsayable(count)

    def _each_of(self, kind: tree.Kind) -> str:
        facing = ""
        if kind.where is tree.Where.FACING_ME:  # one Expedition, or both of them where the bearer is Gigantic
            facing, kind = self.pick(" facing me", " qui me fait face"), changed(kind, where=None)
        said = described(kind, self.language, False, marks=self.marks)
        return f"{self.pick('other ', 'autre ') * kind.other}{said}{facing}"
