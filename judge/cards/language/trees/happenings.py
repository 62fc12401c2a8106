"""What happens to objects: counters, statuses and the change of Expeditions."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from judge.cards.language import deeds, places, slots
from judge.cards.language.deeds import Deed, Predicate
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, WrittenWord
from judge.cards.language.trees.rules import NO_DEED, PartBuilder
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.terms import Status
from judge.value import changed, value

STATUSES = ("STATUS", "FLEETING")
"""The words that name a status that is gained."""

ALONE = tree.ThatMany | tree.RegionsBetween | tree.DifferentMeasures
"""What is counted one by one and no other way."""


@value(frozen=True, slots=True)
class PendingCounters:
    """Counters, before what they happen to: "1 boost per Plant, up to a max of 3 boosts on me".

    Arguments:
        name: their English name; None for any.
        count: how many.
        most: the most that there may then be.
        on_me: the word that says that they are on the bearer, where it stands there.
    """

    name: str | None
    count: tree.Amount
    most: int | None = None
    on_me: WrittenWord | None = None

    def gained(self, what: tree.Phrase) -> tree.GainCounters:
        """Their gain by an object.

        Raises:
            AgreementError: the text says that they are on another, or not what they are called.
        """
        if self.name is None:
            raise AgreementError(None)
        if self.on_me is not None and what != tree.Me():
            raise AgreementError(self.on_me)
        return tree.GainCounters(what, self.name, self.count, self.most)


def _is_given(part: object) -> bool:
    """Whether a part names what is given: counters, or a status."""
    return isinstance(part, PendingCounters) or (isinstance(part, WrittenWord) and part.name in STATUSES)


class HappeningBuilder(PartBuilder):
    """Rules for what happens to objects."""

    def happening(self, children: list[Any]) -> Deed:
        said = [part for part in children if isinstance(part, Predicate)]
        named = deeds.named(children)
        what = named.phrase
        if any(deeds.is_word(part, "THAT") for part in children):
            self.called += [part for part in children if deeds.is_word(part, "TYPE")]
        form = VerbForm.FIRST if isinstance(what, tree.Me) else VerbForm.MANY if named.many else VerbForm.THIRD
        for predicate in said:
            deeds.agree(predicate.word, form, self.language)
        return Deed(deeds.happen(what, said), NO_DEED, replace(said[0].word, value=None))

    def have(self, children: list[Any]) -> Deed:
        said = [part for part in children if isinstance(part, Predicate)]
        for predicate in said:
            deeds.agree(predicate.word, VerbForm.BARE, self.language)
        verb = deeds.verb(children)
        return Deed(deeds.happen(deeds.phrase(children), said), verb.forms & {VerbForm.BARE}, verb)

    def either(self, children: list[Any]) -> Predicate:
        first, second = children
        word = replace(first.word, forms=first.word.forms & second.word.forms)
        return Predicate(word, lambda what: tree.ChooseOne((first.of(what), second.of(what))))

    def have_switch(self, children: list[Any]) -> Deed:
        verb, switch, named = children
        deeds.agree(switch, VerbForm.BARE, self.language)
        return Deed((tree.SwitchExpeditions(named.phrase),), verb.forms & {VerbForm.BARE}, verb)

    def have_defect(self, children: list[Any]) -> Deed:
        verb, defect, named = children
        deeds.agree(defect, VerbForm.BARE, self.language)
        return Deed((tree.Defect(named.phrase),), verb.forms & {VerbForm.BARE}, verb)

    def give(self, children: list[Any]) -> Deed:
        verb = deeds.verb(children)
        gains = [Predicate(verb, partial(self._gained_too, gained=one)) for one in children if _is_given(one)]
        what = deeds.phrase([part for part in children if not _is_given(part)])
        return Deed(deeds.happen(what, gains), verb.forms & {VerbForm.BARE, VerbForm.ORDER}, verb)

    def aim_have(self, children: list[Any]) -> Deed:
        aim, named, *said = children
        said = [part for part in said if isinstance(part, Predicate)]
        for predicate in said:
            deeds.agree(predicate.word, VerbForm.THIRD, self.language)
        return Deed(deeds.happen(slots.read("aimed", named), said), aim.forms & {VerbForm.BARE}, aim)

    def gain_counters(self, children: list[Any]) -> Predicate:
        return Predicate(children[0], children[1].gained)

    def lose_counters(self, children: list[Any]) -> Predicate:
        lost: PendingCounters = children[1]
        if lost.most is not None:
            raise AgreementError(children[0])
        return Predicate(children[0], lambda what: tree.LoseCounters(what, lost.name, lost.count))

    def more(self, children: list[WrittenWord]) -> Predicate:
        status = self._gained(children[0])
        return Predicate(
            WrittenWord("MORE", children[0].text, children[0].start), lambda what: tree.GainStatus(what, status)
        )

    def more_things(self, children: list[Any]) -> Predicate:
        """ "and X boosts"."""
        word = children[0]
        return Predicate(WrittenWord("MORE", word.text, word.start), self.things(children).gained)

    def gain_subtypes(self, children: list[WrittenWord]) -> Predicate:
        return Predicate(children[0], lambda what: tree.GainSubtypes(what, tree.It()))

    def things(self, children: list[Any]) -> PendingCounters:
        number, name, *rest = children
        counted = [part for part in rest if part is not None and not isinstance(part, WrittenWord | str)]
        kinds = [part for part in counted if isinstance(part, tree.Kind)]
        if len(kinds) == 2:
            deeds.describe_alike(kinds, part=children.index(kinds[1]))
        per = self._per(counted)
        limits = [part for part in rest if isinstance(part, WrittenWord)]
        on_me = limits[0] if any(isinstance(part, str) for part in rest) else None
        if on_me is not None and name not in rest:
            raise AgreementError(on_me)
        count: tree.Amount = tree.Paid() if number.name == "X" else deeds.number(number)
        if number.name == "THAT_MANY":
            count = tree.ThatMany()
        if number.name == "X_PLUS":
            count = tree.Plus(tree.Paid(), int(number.text[1:]))
        if per is not None:
            alone = isinstance(per, ALONE)
            if not isinstance(count, int) or (alone and count != 1):
                raise AgreementError(number)
            count = per if alone else tree.Per(count, per)
        most = int(limits[0].text) if limits else None
        if isinstance(count, tree.Per) and on_me is None:
            count, most = changed(count, most=most), None
        return PendingCounters(name, count, most, on_me)

    def things_of(self, children: list[Any]) -> PendingCounters:
        """ "boosts equal to the number of Plants you control"."""
        name, count = (part for part in children if not isinstance(part, WrittenWord))
        return PendingCounters(name, count)

    def every_some(self, children: list[Any]) -> tree.Scaled:
        """ "for every two cards in your hand"."""
        return tree.Scaled(tree.NumberOf(children[1]), by=children[0].value)

    def this_way(self, children: list[Any]) -> tree.ThatMany | tree.DoneThisWay:
        """ "card discarded this way", "Spell exhausted this way", "boost lost this way"."""
        noun = children[0]
        if not isinstance(noun, WrittenWord):
            return tree.ThatMany()
        if False not in noun.numbers:
            raise AgreementError(noun)
        kinds = {
            "TYPE": tree.Kind((noun.value,)),
            "SUBTYPE": tree.Kind(subtypes=(noun.value,)),
            "TOKEN": tree.Kind(token=True),
        }
        return tree.DoneThisWay(kinds[noun.name], children[1].value) if noun.name in kinds else tree.ThatMany()

    def it_had(self, children: list[Any]) -> tree.CountersOn:
        return tree.CountersOn(tree.It(), children[0], before=True)

    def i_had(self, children: list[Any]) -> tree.CountersOn:
        return tree.CountersOn(tree.Me(), children[0], before=True)

    def on_it(self, children: list[Any]) -> tree.CountersOn:
        return tree.CountersOn(tree.It(), children[0])

    def on_me(self, children: list[Any]) -> tree.CountersOn:
        return tree.CountersOn(tree.Me(), children[0])

    def on_all(self, children: list[Any]) -> tree.CountersOn:
        """ "Kelon counter on Permanents you control"."""
        name, named = children
        return tree.CountersOn(tree.All(slots.read("every", named)), name)

    def gain_ability(self, children: list[Any]) -> Predicate:
        """ "gains Tough 2 this turn"."""
        word, ability, until = children
        return Predicate(word, lambda what: tree.GainAbility(what, ability, until))

    def raised(self, children: list[Any]) -> tree.StatisticsRaised:
        """ "+1/+1/+1", "+2 {V}"."""
        *_, last = children
        if last.name == "RAISED":
            return tree.StatisticsRaised(tree.Me(), int(last.text[1]))
        return tree.StatisticsRaised(tree.Me(), int(children[-2].text), (last.value,))

    def abilities(self, children: list[Any]) -> tree.LoseAbilities:
        """ "its abilities", which something loses."""
        return tree.LoseAbilities(tree.Me())

    def more_is(self, children: list[Any]) -> Predicate:
        """ "and is Tough 2 this turn"."""
        ability, until = children
        return Predicate(WrittenWord("MORE", "", 0), lambda what: tree.GainAbility(what, ability, until))

    def gain_ability_and(self, children: list[Any]) -> Predicate:
        """ "gains Defender and 3 boosts this Day": the boosts stay."""
        word, first, *again, second, until = children
        for verb in again:
            word = replace(word, forms=word.forms & verb.forms)

        def gained(what: tree.Phrase) -> tree.Effect:
            again = what if isinstance(what, tree.Me) else tree.It()
            return tree.Steps((tree.GainAbility(what, first, until), self._gained_too(again, second, until)))

        return Predicate(word, gained)

    def is_and_gains(self, children: list[Any]) -> Deed:
        """ "target Character is Defender and gains 3 boosts this Day"."""
        until = next(part for part in children if isinstance(part, tree.Until))
        named, first, verb, second = (part for part in children if part is not until)
        deeds.agree(verb, VerbForm.THIRD, self.language)
        given = tree.GainAbility(deeds.phrase([named]), first, until)
        return Deed((given, self._gained_too(tree.It(), second, until)), NO_DEED, replace(verb, value=None))

    def _gained_too(self, what: tree.Phrase, gained: Any, until: tree.Until = tree.Until.TURN) -> tree.Effect:
        if isinstance(gained, PendingCounters):
            return gained.gained(what)
        if isinstance(gained, tree.KeywordAbility):
            return tree.GainAbility(what, gained, until)
        return tree.GainStatus(what, self._gained(gained))

    def keyword_lasts(self, children: list[Any]) -> Deed:
        """ "this Day, it has Defender", "target Character has Tough 1 until the end of the Day"."""
        until = next(part for part in children if isinstance(part, tree.Until))
        given = tree.KeywordAbility | tree.StatisticsRaised | tree.LoseAbilities
        keyword = next(part for part in children if isinstance(part, given))
        named = [part for part in children if part is not until and part is not keyword]
        verb = next((part for part in named if isinstance(part, WrittenWord) and part.forms), None)
        subject = [part for part in named if part is not verb]
        found = deeds.named(subject) if subject else ClausePhrase(tree.Me(), many=False)
        what = found.phrase
        if verb is not None:
            first = isinstance(what, tree.Me)
            deeds.agree(
                verb, VerbForm.FIRST if first else VerbForm.MANY if found.many else VerbForm.THIRD, self.language
            )
        return Deed((tree.GainAbility(what, keyword, until),), NO_DEED, None)

    def showing(self, children: list[Any]) -> tree.DiceShowing:
        """ "result of 3+"."""
        return tree.DiceShowing(*children[0])

    def regions_between(self, children: list[Any]) -> tree.RegionsBetween:
        return tree.RegionsBetween()

    def _per(self, counted: list[Any]) -> tree.Amount | None:
        if len(counted) == 2:
            return tree.NumberOf(tree.Kind(either=tuple(counted)))
        if counted and isinstance(counted[0], tree.Kind):
            return tree.NumberOf(counted[0])
        return counted[0] if counted else None

    def gain_status(self, children: list[WrittenWord]) -> Predicate:
        status = self._gained(children[-1])
        return Predicate(children[0], lambda what: tree.GainStatus(what, status))

    def gain_one(self, children: list[WrittenWord]) -> Predicate:
        statuses = tuple(self._gained(word) for word in children[1:] if word.name != "OR")
        return Predicate(children[0], lambda what: tree.GainOneStatus(what, statuses))

    def lose_status(self, children: list[WrittenWord]) -> Predicate:
        status = self._gained(children[-1])
        return Predicate(children[0], lambda what: tree.LoseStatus(what, status))

    def lose_all(self, children: list[Any]) -> Predicate:
        return Predicate(children[0], lambda what: tree.LoseCounters(what, children[-1], None))

    def switch(self, children: list[WrittenWord]) -> Predicate:
        return Predicate(children[0], lambda what: tree.SwitchExpeditions(what))

    def defect(self, children: list[WrittenWord]) -> Predicate:
        return Predicate(children[0], lambda what: tree.Defect(what))

    def _gained(self, word: WrittenWord) -> Status:
        if word.value not in places.GAINED:
            raise AgreementError(word)
        return word.value  # type: ignore[no-any-return]
