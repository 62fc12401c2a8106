"""Why Reactions were not activated: the one that is asked about, or one that would bring about what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from judge.cards.language.context import parts
from judge.game.ability import (
    Create,
    Draw,
    GainCounters,
    GainOneStatus,
    GainStatus,
    LoseStatus,
    MoveExpedition,
    NextPlayed,
    Reaction,
    Resupply,
    Sacrifice,
)
from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.view.view import View
from judge.law.laws import events
from judge.law.laws.law import Law
from judge.ruling.generality import generality
from judge.ruling.influence import ChangesWhatHappens, kept_from_changing
from judge.ruling.question import Happens, IsSo, RulingQuestion, happenings_of, states_of
from judge.scenario.not_activated import ACTIVATED, NOT_ACTIVATED, WatchedAbility, why_not
from judge.scenario.performance import Performance
from judge.wording.names import NamedCard
from judge.wording.table import ParsedSentence

BRINGS_ABOUT: Mapping[str, tuple[type, ...]] = {
    "creates_landmark": (Create,),
    "creates_token": (Create,),
    "draws": (Draw,),
    "gains_counters": (GainCounters,),
    "gains_status": (GainStatus, GainOneStatus),
    "loses_status": (LoseStatus,),
    "moves_backward": (MoveExpedition,),
    "moves_forward": (MoveExpedition,),
    "resupplies": (Resupply,),
    "sacrificed": (Sacrifice,),
}
"""The happenings that tell what a verb of an effect has done, and that verb."""

IsIt = Callable[[object], bool]
"""Whether an ability is the one that is meant."""


def kept_from(question: RulingQuestion, run: Performance, beside: Performance | None = None) -> tuple[Law, ...]:
    """The laws that kept a Reaction from being activated: the one that is asked about, or that brings about in another
    form what is asked, or else that would have brought it about here; or that kept a passive ability from changing
    anything; none where there is no such ability, or it did something.

    Arguments:
        run: the form as it was played by all the rules.
        beside: another form of the scenario, where the answer is another.
    """
    if isinstance(question, ChangesWhatHappens) and question.answer(run) is False:
        return kept_from_changing(question, run)
    if not isinstance(question, Happens | IsSo) or question.steps(run):
        return ()
    found: list[Law] = []
    spoken = question.said if isinstance(question, Happens) else ()
    for said in spoken:
        named, effect = said.values.get("card"), said.values.get("effect")
        if said.sentence.key == ACTIVATED and isinstance(named, NamedCard):
            found += _not_activated(run, named, partial(_says, run, str(effect)))
    if beside is not None:
        found += _unlike(question, run, beside)
    if not found:
        found += _would_have(spoken, run)
    return tuple(dict.fromkeys(found))


def _says(run: Performance, text: str, ability: object) -> bool:
    return run.names.says(ability, text)


def _not_activated(run: Performance, named: NamedCard, is_it: IsIt) -> Iterator[Law]:
    """Why a Reaction was not activated: what its step says, or what an onlooker sees of it."""
    told = (one for one in happenings_of(run) if one.sentence == NOT_ACTIVATED)
    yield from _laws(one for one in told if _is_about(one, named, is_it))
    watched = list(_watched(run, named, is_it))
    if watched:
        last = [state for state in states_of(run) if state.phase is run.start.phase][-1]
        yield from _special_first(why_not(watched, run.start, last, run.rules), run)


def _special_first(reasons: Sequence[Law], run: Performance) -> Sequence[Law]:
    """Why a Reaction was not activated, in order.

    A law on what the words of its trigger mean that speaks in half as many situations as the law by which all Reactions
    are activated, or fewer, comes before it, the rarer first, unless something is done here that it says; but that it
    came too late, or was gone too early, comes before all.
    """
    if events.BEARER_GONE in reasons:
        return tuple(dict.fromkeys((events.BEARER_GONE, *reasons)))
    if events.OWN_ENTRY in reasons or events.REACTION_ACTIVATED not in reasons:
        return reasons
    spoken = {law: generality(law, run.rules.edition.name) for law in reasons}
    undone = [law for law in reversed(reasons) if law not in done_in(run)]
    words = [law for law in undone if 2 * spoken[law] <= spoken[events.REACTION_ACTIVATED]]
    return tuple(dict.fromkeys((*sorted(words, key=spoken.__getitem__), events.REACTION_ACTIVATED, *reasons)))


def done_in(run: Performance) -> frozenset[Law]:
    """The laws that say what something is that is done in a run: a discard, a sacrifice."""
    return frozenset(one.laws[0] for one in happenings_of(run))


def _is_about(one: Happening, named: NamedCard, is_it: IsIt) -> bool:
    card = one.values["card"]
    return isinstance(card, Object) and named.fits(card) and is_it(one.values["effect"])


def _watched(run: Performance, named: NamedCard, is_it: IsIt) -> Iterator[WatchedAbility]:
    """A Reaction at each place where its bearer comes to be."""
    seen = set()
    for state in states_of(run):
        for one in state.where(named.fits):
            if (one.id, one.zone) in seen:
                continue
            seen.add((one.id, one.zone))
            view = View(state, run.rules)
            for ability in dict.fromkeys((*one.base.abilities, *view.abilities(one))):
                if isinstance(ability, Reaction) and is_it(ability):
                    yield WatchedAbility(one, ability, ability in view.abilities(one), view.why_ignored(one))


def _unlike(question: Happens | IsSo, run: Performance, beside: Performance) -> Iterator[Law]:
    """Why a Reaction was not activated that brings about in another form what is asked."""
    steps = happenings_of(beside)
    place = next(iter(question.steps(beside)), None)
    source = steps[place].source if place is not None else None
    if source is None:
        return
    for one in reversed(steps[:place]):
        card, effect = one.values.get("card"), one.values.get("effect")
        if one.sentence != ACTIVATED or not isinstance(card, Object) or card.base.card != source.base.card:
            continue
        if not _was_activated(run, card, effect.__eq__):
            yield from _not_activated(run, _called(card), effect.__eq__)
        return


def _would_have(said: Iterable[ParsedSentence], run: Performance) -> Iterator[Law]:
    """Why no Reaction was activated whose effect would have done what is asked, the first one that lies there."""
    for sentence in said:
        kinds = BRINGS_ABOUT.get(sentence.sentence.key, ())
        for view, one in _come_to_be(run) if kinds else ():
            for ability in dict.fromkeys((*one.base.abilities, *view.abilities(one))):
                does = isinstance(ability, Reaction) and any(isinstance(part, kinds) for part in parts(ability))
                if does and _may_be_meant(one, sentence) and not _was_activated(run, one, ability.__eq__):
                    yield from _not_activated(run, _called(one), ability.__eq__)
                    return
        if kinds and any(isinstance(part, kinds) for waits in _waiting_at_the_end(run) for part in parts(waits.effect)):
            yield run.rules.of(events.TRIGGER, events.REACTION_ACTIVATED)
            return


def _waiting_at_the_end(run: Performance) -> Iterator[NextPlayed]:
    """The Emblem-Ongoings that wait for a card to be played, and have waited in vain."""
    for one in run.state.objects.emblems:
        if one.ongoing is not None and isinstance(one.ongoing.what, NextPlayed) and not one.ongoing.used:
            yield one.ongoing.what


def _come_to_be(run: Performance) -> Iterator[tuple[View, Object]]:
    """Each card and token as it lies where it comes to be first, those of the beginning before others."""
    seen = set()
    for state in states_of(run):
        view = View(state, run.rules)
        for one in state.objects.in_order:
            if one.id not in seen:
                seen.add(one.id)
                yield view, one


def _may_be_meant(one: Object, said: ParsedSentence) -> bool:
    """Whether a line may speak of what an object’s Reaction does: to itself, or for its player."""
    card, player = said.values.get("card"), said.values.get("player")
    fits = not isinstance(card, NamedCard) or card.fits(one)
    return bool(one.base.card) and fits and player in (None, one.holder)


def _was_activated(run: Performance, bearer: Object, is_it: IsIt) -> bool:
    return any(one.sentence == ACTIVATED and _is_about(one, _called(bearer), is_it) for one in happenings_of(run))


def _called(one: Object) -> NamedCard:
    """Any card or token of the name of one."""
    return NamedCard(one.base.card, frozenset({one.base.card}))


def _laws(steps: Iterable[Happening]) -> Iterator[Law]:
    for one in steps:
        yield from one.laws
