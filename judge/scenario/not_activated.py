"""Reactions that a move has not activated, as a line can say it: whether that is so, and what kept them from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.ability import (
    Ability,
    AnyTrigger,
    Discarded,
    GainsCounters,
    GainsStatus,
    LosesCounters,
    LosesStatus,
    Moves,
    OneOrMore,
    PlayedFrom,
    Reaction,
    Trigger,
    Whose,
    is_support,
    kind_of,
)
from judge.game.ability.nodes.table import laws_of
from judge.game.event.own_entry import FROM, arrives
from judge.game.event.trace import Happening
from judge.game.rules import Rules
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.terms import Zone
from judge.game.view.view import View
from judge.law.citation import cite
from judge.law.laws import day, events, objects, vocabulary
from judge.law.laws.law import Law
from judge.messages import message
from judge.scenario.performance import Performance, PlayedMove
from judge.scenario.truth import Truth
from judge.value import value
from judge.wording.names import NamedCard
from judge.wording.table import SentenceReader

ACTIVATED, NOT_ACTIVATED = "triggers", "does_not_trigger"
"""The happenings with which a Reaction that an event speaks of is activated, or is not."""

WORDED = (*FROM.values(), vocabulary.JOINS, vocabulary.LEAVES, vocabulary.IS_PLAYED)
"""The laws on what the words of a trigger mean, which come before the one by which Reactions are activated."""


@value(frozen=True, slots=True)
class WatchedAbility:
    """An ability of an object during a move.

    Arguments:
        works: whether it works where the object is.
        ignored: the law by which it is ignored; None if it is not.
    """

    bearer: Object
    ability: Ability
    works: bool
    ignored: Law | None = None


NONE_THERE = Truth(False, (), message("no such Reaction is there to be activated"))
"""Why it is not said rightly that a Reaction was not activated, where there is none."""


class NotActivated:
    """Reads what a line says was not activated.

    Arguments:
        performance: the scenario as it was played.
    """

    def __init__(self, performance: Performance) -> None:
        self._performance = performance
        self._names = performance.names
        self._reader = SentenceReader("not_activated", performance.names)

    def judge_sentence(self, text: str, played: PlayedMove) -> Truth | None:
        """Whether no event of a move has activated the Reactions of which a line speaks.

        Arguments:
            text: the line without its laws.

        Returns:
            None if it is no such line, or speaks of what happened: that a condition was not met, say.
        """
        said = next(self._reader.read(text), None)
        if said is None:
            return None
        named, effect = said.values["card"], said.values.get("effect")
        assert isinstance(named, NamedCard)
        happened = [one for one in played.happenings if self._is_about(one, named, effect)]
        kept_from = [one for one in happened if one.sentence == NOT_ACTIVATED]
        activated = [one for one in happened if one.sentence == ACTIVATED]
        if kept_from and effect is not None:
            return None
        if activated:
            laws = ", ".join(cite(law, self._performance.rules.edition.name).article for law in activated[0].laws)
            return Truth(False, (), message("it is activated, by {laws}", laws=laws))
        watched = [one for state in _states(played) for one in self._watched(state, named, effect)]
        if not watched:
            return NONE_THERE
        last = played.happenings[-1].state if played.happenings else played.before
        why = why_not(watched, played.before, last, self._performance.rules)
        return Truth(True, (*(law for one in kept_from for law in one.laws), *why))

    def judge_form(self, text: str) -> Truth | None:
        """Whether no event of any move has activated the Reactions of which a line speaks; where a step tells that they
        were not, or else where they could have been last, is what tells why.

        Arguments:
            text: the line without its laws.

        Returns:
            None if it is no such line.
        """
        told = [played for played in self._performance.played if self._is_told(text, played)]
        judged = (self.judge_sentence(text, played) for played in (*told, *reversed(self._performance.played)))
        found = [truth for truth in judged if truth is not None]
        activated = [truth for truth in found if not truth.holds and truth is not NONE_THERE]
        return next(iter((*activated, *(truth for truth in found if truth.holds), *found)), None)

    def _is_told(self, text: str, played: PlayedMove) -> bool:
        """Whether a step of a move tells that the Reactions of which a line speaks were not activated."""
        told = [one for one in played.happenings if one.sentence == NOT_ACTIVATED]
        return any(
            self._is_about(one, said.values["card"], said.values.get("effect"))  # type: ignore[arg-type]
            for said in (self._reader.read(text) if told else ())
            for one in told
        )

    def _is_about(self, one: Happening, named: NamedCard, effect: object) -> bool:
        card = one.values.get("card")
        about = isinstance(card, Object) and named.fits(card) and one.sentence in (ACTIVATED, NOT_ACTIVATED)
        return about and (effect is None or self._names.says(one.values["effect"], str(effect)))

    def _watched(self, state: State, named: NamedCard, effect: object) -> Iterator[WatchedAbility]:
        view = View(state, self._performance.rules)
        for one in state.where(named.fits):
            for ability in one.base.abilities:
                if isinstance(ability, Reaction) and (effect is None or self._names.says(ability, str(effect))):
                    yield WatchedAbility(one, ability, ability in view.abilities(one), view.why_ignored(one))


def _states(played: PlayedMove) -> Iterator[State]:
    yield played.before
    yield from (one.state for one in played.happenings)


def why_not(watched: Sequence[WatchedAbility], before: State, after: State, rules: Rules) -> tuple[Law, ...]:
    """What kept Reactions from being activated: they did not work, came too late or were gone too early, or no event
    was what they wait for.

    Arguments:
        watched: what was watched, at least one.
        before: the state before what was watched.
        after: the state after it.
        rules: by which rules it is played.
    """
    working = [one for one in watched if one.works or _need_not_work(one, rules)]
    if not working:
        return why_not_working(watched)
    late = not any(one.bearer.id in before.objects for one in working)
    waits = dict.fromkeys(law for one in working for law in _waits_for(one.ability))
    gone = not any(one.bearer.id in after.objects for one in working)
    own = (events.OWN_ENTRY,) if late else (events.BEARER_GONE,) if gone else ()
    entered = () if late else (vocabulary.LANDMARK_JOINS,)
    worded = tuple(law for law in waits if law in (*WORDED, *entered))
    unmatched = () if own else (rules.of(events.TRIGGER, events.REACTION_ACTIVATED),)
    return tuple(dict.fromkeys((*worded, *own, *unmatched, events.REACTION_ACTIVATED, *waits)))


def _need_not_work(one: WatchedAbility, rules: Rules) -> bool:
    """Whether an ability is a Reaction to its own object’s coming to a zone, which need not work where that was."""
    return isinstance(one.ability, Reaction) and one.ignored is None and arrives(one.ability.trigger, rules)


def why_not_working(watched: Sequence[WatchedAbility]) -> tuple[Law, ...]:
    """Why abilities do not work where their bearers are.

    Arguments:
        watched: what was watched, at least one.
    """
    supports = [is_support(one.ability) for one in watched]
    if all(supports) and all(one.bearer.zone is Zone.RESERVE and one.bearer.exhausted for one in watched):
        return (objects.EXHAUSTED_WITHOUT_SUPPORT,)
    ignored = dict.fromkeys(one.ignored for one in watched if one.ignored is not None)
    if ignored:
        return tuple(ignored)
    kinds = dict.fromkeys(supports)
    return tuple(objects.SUPPORT_IN_RESERVE if support else objects.ABILITIES_IN_PLAY for support in kinds)


def _waits_for(what: Ability | Trigger) -> Iterator[Law]:
    """The laws on what a Reaction or its trigger speaks of."""
    match what:
        case Reaction(trigger):
            yield from _waits_for(trigger)
        case PlayedFrom(zone):
            yield FROM[zone]
        case Moves(due_to=due_to, ascended=ascended):
            if due_to is not None or ascended:
                yield day.DUE_TO if due_to is not None else day.DUE_TO_ASCENSION
            yield from laws_of(what)
        case OneOrMore(one):
            yield from _waits_for(one)
        case AnyTrigger(triggers):
            for one in triggers:
                yield from _waits_for(one)
        case GainsCounters(named) | GainsStatus(named) | LosesStatus(named) | LosesCounters(named) | Discarded(named):
            yield from laws_of(what)
            kind = kind_of(named)
            if kind is not None and kind.whose is not Whose.ANYONE and kind.zone is None:
                yield vocabulary.RESERVE_NOT_CONTROLLED
        case _:
            yield from laws_of(what)
