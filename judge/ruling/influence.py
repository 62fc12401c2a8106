"""Whether an ability changes what happens: the form is played again without it, and what keeps it from that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from judge.cards.language.amounts import Unsayable
from judge.cards.language.clauses import SentenceWriter
from judge.game.ability import Ability, Condition, QuickAction, Reaction, SpellEffect, While, Would, supported
from judge.game.ability.nodes.table import laws_of
from judge.game.event.reasons import why_met
from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.view.conditions import is_met
from judge.game.view.moment import Moment, of_bearer
from judge.game.view.view import View
from judge.law.laws import events
from judge.law.laws.law import Law
from judge.messages import LANGUAGES, Language, Message, message
from judge.ruling.question import Answer, happenings_of, states_of, told_value
from judge.ruling.sight import in_sight
from judge.ruling.told import without_those_of
from judge.ruling.trials import MOST_UNITS
from judge.scenario.asked import read_sentence
from judge.scenario.not_activated import WatchedAbility, why_not_working
from judge.scenario.performance import Performance
from judge.scenario.play import play_again
from judge.telling.seat import SeatView
from judge.value import value
from judge.wording.names import NamedCard
from judge.wording.table import sentence
from judge.wording.text import spoken, unquoted

USE = "influence"
"""The use of the sentences that say whether an ability changes what happens."""


@value(frozen=True, slots=True)
class ChangesWhatHappens:
    """Whether what happens would be otherwise if the cards of a name lacked an ability.

    Arguments:
        card: the key of the card.
        ability: the ability that lies there at the beginning, or comes there.
    """

    card: str
    ability: Ability

    def answer(self, run: Performance) -> Answer:
        """Whether it would; None where the form comes to no end without the ability."""
        other = self.without_it(run)
        if other is None or other.end not in ("answer", "open"):
            return None
        return bool(self.steps(run) or self.instead(run)) or _refusals(run) != _refusals(other)

    def steps(self, run: Performance) -> Sequence[int]:
        """The steps that would not be there."""
        other = self.without_it(run)
        if other is None:
            return ()
        left = Counter(map(told_value, happenings_of(other)))
        found = []
        for place, one in enumerate(happenings_of(run)):
            if left[told_value(one)] > 0:
                left[told_value(one)] -= 1
            else:
                found.append(place)
        return found

    def instead(self, run: Performance) -> list[Happening]:
        """The steps that would be there besides."""
        other = self.without_it(run)
        return [] if other is None else without_those_of(happenings_of(other), happenings_of(run))

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """Nothing: no move is asked about."""
        return ()

    def without_it(self, run: Performance) -> Performance | None:
        """The form played by the same rules without the ability.

        Arguments:
            run: the form as it was played, by all the rules or without a law.
        """
        if self not in run.replays:
            again = play_again(run, run.rules, most=MOST_UNITS, lacking=(self.card, self.ability))
            if again is not None and again.end in ("answer", "open") and run.continued is not None:
                run.continued(again)
            run.replays[self] = again
        return run.replays[self]


def changes_asked(line: str, run: Performance, seat: SeatView) -> ChangesWhatHappens | None:
    """What a line asks that says that an ability changes what happens; None where it says no such thing of one that
    comes in sight.

    Arguments:
        line: the line without its laws.
        run: the form as it was played.
        seat: from where it is told.
    """
    found = read_sentence(USE, line, run.names)
    for said in found.said if found is not None else ():
        named, words = said.values["card"], spoken(str(said.values["ability"]))
        assert isinstance(named, NamedCard)
        for bearer in (one for _, one in in_sight(run, seat) if named.fits(one)):
            for ability in bearer.base.abilities:
                if words in {spoken(run.names.of_ability(ability, language)) for language in LANGUAGES}:
                    return ChangesWhatHappens(bearer.base.card, ability)
    return None


def changes_in_words(question: ChangesWhatHappens, run: Performance, language: Language, key: str = "changes") -> str:
    """Whether an ability changes what happens, in words that are a part of a longer sentence.

    Arguments:
        run: the form as it was played.
        key: which sentence says it.
    """
    bearer = next(one for state in states_of(run) for one in state.objects.in_order if one.base.card == question.card)
    return sentence(USE, key).within({"ability": question.ability, "card": bearer}, run.names, language)


def passive_abilities(bearer: Object) -> Iterator[Ability]:
    """The abilities of an object that are neither activated nor played."""
    for ability in bearer.base.abilities:
        if not isinstance(ability, Reaction | QuickAction | SpellEffect):
            yield ability


def kept_from_changing(question: ChangesWhatHappens, run: Performance) -> tuple[Law, ...]:
    """Why an ability changes nothing that happens: it does not work where it is, the condition is met nowhere under
    which it works, or nothing that it speaks of happens.

    Arguments:
        run: the form as it was played by all the rules.
    """
    watched = list(_watched(question, run))
    if not any(one.works for one in watched):
        return why_not_working(watched)
    ability = question.ability
    unmet = unmet_condition(question, run)
    failed = (*why_met(unmet, _moments(question, run)[-1]), *laws_of(unmet)) if unmet is not None else ()
    waits = laws_of(ability.trigger) if isinstance(ability, Would) else ()
    own = (events.REPLACING,) if isinstance(ability, Would) and ability.instead else laws_of(ability)
    return tuple(dict.fromkeys((*failed, *waits, *own)))


def unmet_condition(question: ChangesWhatHappens, run: Performance) -> Condition | None:
    """The condition under which an ability works, where it is met at no moment; None where there is none, or the
    ability does not work where it is.

    Arguments:
        run: the form as it was played by all the rules.
    """
    ability, moments = question.ability, _moments(question, run)
    if not isinstance(ability, While) or not moments or any(is_met(ability.condition, one) for one in moments):
        return None
    return ability.condition


def _moments(question: ChangesWhatHappens, run: Performance) -> list[Moment]:
    """When a condition is asked under which the ability works."""
    return [
        of_bearer(view, one)
        for view, one in _bearers(question, run)
        if supported(question.ability) in view.abilities(one)
    ]


def _watched(question: ChangesWhatHappens, run: Performance) -> Iterator[WatchedAbility]:
    """The ability at each place where its bearer comes to be."""
    seen = set()
    for view, one in _bearers(question, run):
        if (one.id, one.zone) not in seen:
            seen.add((one.id, one.zone))
            works = supported(question.ability) in view.abilities(one)
            yield WatchedAbility(one, question.ability, works, view.why_ignored(one))


def _bearers(question: ChangesWhatHappens, run: Performance) -> Iterator[tuple[View, Object]]:
    """The bearers of the ability at the beginning and after each step."""
    for state in states_of(run):
        view = View(state, run.rules)
        for one in state.objects.in_order:
            if one.base.card == question.card:
                yield view, one


def _refusals(run: Performance) -> list[Iterable[object]]:
    """Which moves are refused, and why."""
    return [(played.refusal.sentence,) for played in run.played if played.refusal is not None]


def unmet_in_words(condition: Condition, language: Language) -> Message:
    """That the condition under which an ability works is never met, in words."""
    try:
        words = SentenceWriter(language, marks=False).if_(condition)
    except Unsayable:
        return message("The condition under which it works is never met here.")
    return message("Its condition, “{condition}”, is never met here.", condition=unquoted(words, language))
