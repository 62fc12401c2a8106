"""Triggers (6.3): whether what one atomic action changed is what a reaction waits for."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import (
    ActivatesAbility,
    All,
    AnyTrigger,
    Ascends,
    BecomesFirst,
    Creates,
    Discarded,
    Discards,
    Draws,
    Exhausts,
    FailsToMove,
    GainsCounters,
    GainsStatus,
    Goes,
    Joins,
    Leaves,
    LosesCounters,
    LosesStatus,
    MakesGift,
    Me,
    Moves,
    Passes,
    Phrase,
    Plays,
    Resupplies,
    Rolls,
    Sacrificed,
    Some,
    Switches,
    Trigger,
    Who,
    Whose,
    of_each,
)
from judge.game.event.causes import BROUGHT_BY
from judge.game.event.coming_and_going import not_joined_by, not_left_by
from judge.game.event.deeds_done import is_discarding, is_played, is_sacrifice, is_taken_out
from judge.game.event.doing import why_another
from judge.game.event.gifts import is_gift, look_whose_effect
from judge.game.event.moving import by_ascension, is_due_to
from judge.game.event.nth_play import is_the_nth
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.actions import Action, ActivateQuickAction, BecomeFirst, PassForDay, RollDice
from judge.game.state.card_actions import Move
from judge.game.state.doing import Laws
from judge.game.state.expedition_actions import AscendExpedition, EnterRegion, FailToMove
from judge.game.state.object_actions import AddCounters, AddStatus, CreateToken, RemoveCounters, RemoveStatus, Switch
from judge.game.state.objects import Object
from judge.game.state.steps import Change
from judge.game.terms import HIDDEN, Status, Zone
from judge.game.view.expeditions import places
from judge.game.view.kinds import is_by, is_meant
from judge.game.view.view import View
from judge.law.laws import events, playing, vocabulary
from judge.value import changed, value

ONCE = (Draws, Rolls, Moves)
"""Triggers that speak of one or more things at once, and so match an event only once for each player or expedition."""


@value(frozen=True, slots=True)
class Match:
    """How a change is what a trigger speaks of.

    Arguments:
        it: the objects that the trigger speaks of, where they are now.
        known: of several, these as they were before the event.
        about_me: whether the trigger speaks of the bearer itself moving.
        group: what the trigger speaks of only once in an event.
        unless: the laws by which it is not that after all.
        each: the law by which it speaks of each of two expeditions, and matches once.
    """

    it: tuple[int, ...] = ()
    known: tuple[Object, ...] = ()
    about_me: bool = False
    group: object = None
    unless: Laws = ()
    each: Laws = ()


def match(trigger: Trigger, bearer: Object, before: View, after: View, change: Change) -> Match | None:
    """How a change is what a trigger speaks of; None if it is not.

    Arguments:
        bearer: the object whose reaction has it, as it was before the event.
        before: the state before the event.
        after: the state after it.
        change: what one atomic action did.
    """
    if isinstance(trigger, AnyTrigger):
        return next((found for one in trigger.triggers if (found := match(one, bearer, before, after, change))), None)
    trigger = of_each(trigger)
    if type(change.action) not in BROUGHT_BY.get(type(trigger), ()):
        return None
    found = next(_matches(trigger, bearer, before, after, change), None)
    return Match() if found is None and before.rules.is_switched_off(events.TRIGGER) else found


def _matches(trigger: Trigger, bearer: Object, before: View, after: View, change: Change) -> Iterator[Match]:
    action, was, now = change.action, change.before, change.after
    verb = action.verb if isinstance(action, Move) and was is not None else None
    match trigger:
        case Sacrificed(what) if is_sacrifice(before, change) and _is(before, was, what, bearer):
            yours = isinstance(what, Some) and what.kind.whose is Whose.YOURS
            another = why_another(before, change, Who.YOU, bearer) if yours else None
            yield changed(_about(what, change), unless=another or ())
        case Discarded(what) if is_discarding(before, change) and _is(before, was, what, bearer):
            yield _about(what, change)
        case Discards(who, kind) if is_discarding(before, change) and _is(before, was, Some(kind), bearer):
            another = why_another(before, change, who, bearer)
            yield changed(_about(Some(kind), change), unless=another or ())
        case Exhausts(who, kind) if _is_exhausted(action) and _is(before, was, Some(kind), bearer):
            another = why_another(before, change, who, bearer)
            yield changed(_about(Some(kind), change), unless=another or ())
        case Joins(_, Zone() as source) if was is None or was.played_from is not source:
            return
        case Joins(kind) if now is not None and now.zone not in HIDDEN and after.fits(now, kind, bearer):
            itself = kind.other and was is not None and was.id == bearer.id
            unless = None if itself else not_joined_by(kind, bearer, before, after, change)
            if unless is not None:
                yield Match((now.id,), unless=unless)
        case Leaves(what, zone, where) if was and was.zone is zone and _is(before, was, what, bearer, said=True):
            unless = not_left_by(zone, where, bearer, before, after, change)
            if unless is not None:
                yield changed(_about(what, change), unless=unless)
        case Goes(what, zone, sources, yours) if verb and now is not None and now.zone is zone and was is not None:
            comes = was.zone is not zone and (not sources or was.zone in sources)
            fits = comes and _is(before, was, what, bearer, said=bool(sources))
            if fits and not (yours and now.holder != was.holder):
                yield _about(what, change)
        case Plays(who, kind, source) if was is not None and now is not None and is_played(before, change):
            card = was if was.zone is Zone.LIMBO else now
            played_from = card.played_from
            by = source in (None, played_from) and is_by(who, card.holder, bearer)
            if by and before.is_kind(card, kind, bearer) and is_the_nth(before, trigger, was, bearer):
                yield Match((now.id,))
        case Plays(who, kind, source) if was is not None and is_taken_out(before, change):
            by = is_by(who, was.holder, bearer) and source in (None, was.played_from)
            if by and before.is_kind(was, kind, bearer):
                raise OpenRulingError((vocabulary.IS_PLAYED, playing.SPELL_DONE))
        case Draws(who, each) if verb == "draw" and was is not None:
            if is_by(who, was.holder, bearer):
                yield Match(group=None if each else was.holder)
        case Resupplies(who) if verb == "resupply" and was is not None:
            if is_by(who, was.holder, bearer):
                yield Match((now.id,) if now is not None else ())
        case GainsCounters(what, name, reaching) if isinstance(action, AddCounters) and action.name == name:
            reached = reaching is None or _reaches(was, now, name, reaching)
            if reached and _is(before, was, what, bearer):
                yield Match((action.object,))
        case GainsStatus(what, status) if isinstance(action, AddStatus) and action.status is status:
            if _is(before, was, what, bearer):
                yield Match((action.object,))
        case LosesCounters(what, name) if isinstance(action, RemoveCounters) and action.name == name:
            if _is(before, was, what, bearer):
                yield Match((action.object,))
        case Switches(what) if isinstance(action, Switch) and _is(before, was, what, bearer):
            yield Match((action.object,))
        case LosesStatus(what, status) if isinstance(action, RemoveStatus) and action.status is status:
            if _is(before, was, what, bearer):
                yield Match((action.object,))
        case Creates(who, kind) if isinstance(action, CreateToken) and now is not None:
            if is_by(who, action.player, bearer) and after.is_kind(now, kind, bearer):
                yield Match((now.id,))
        case Rolls(who, lowest, highest) if isinstance(action, RollDice) and is_by(who, action.player, bearer):
            if any(lowest <= one and (highest is None or one <= highest) for one in action.results):
                yield Match(group=action.player)
        case Moves(where, due_to, ascended, backward) if isinstance(action, EnterRegion):
            side = (action.player, action.expedition)
            due = side in places(before, where, bearer) and (due_to is None or is_due_to(action, due_to))
            if due and action.backward is backward and (not ascended or by_ascension(before, action)):
                yield Match(group=side)
        case MakesGift(who) if is_by(who, before.state.turn, bearer) and is_gift(before, change):
            if before.rules.holds(vocabulary.MAKE_GIFT):
                look_whose_effect(before, change)
                yield Match((now.id,) if now is not None and now.zone not in HIDDEN else ())
        case Passes(who, first, last) if isinstance(action, PassForDay) and is_by(who, action.player, bearer):
            alone = len(before.state.passed) == 1
            if not (first and not alone) and not (last and alone):
                yield Match()
        case ActivatesAbility(who, sign) if isinstance(action, ActivateQuickAction) and sign in action.signs:
            if is_by(who, action.player, bearer):
                yield Match()
        case BecomesFirst(who) if isinstance(action, BecomeFirst) and is_by(who, action.player, bearer):
            yield Match()
        case Ascends(where) if isinstance(action, AscendExpedition):
            if (side := (action.player, action.expedition)) in places(before, where, bearer):
                yield Match(group=side)
        case FailsToMove(where) if isinstance(action, FailToMove):
            if (side := (action.player, action.expedition)) in places(before, where, bearer):
                yield Match(group=side)


def _is_exhausted(action: Action) -> bool:
    """Whether an atomic action exhausts something."""
    return isinstance(action, AddStatus) and action.status is Status.EXHAUSTED


def _reaches(was: Object | None, now: Object | None, name: str, number: int) -> bool:
    """Whether an object has so many counters only now."""
    return was is not None and now is not None and was.count(name) < number <= now.count(name)


def _is(view: View, one: Object | None, what: Phrase, bearer: Object, *, said: bool = False) -> bool:
    """Whether an object is what a trigger speaks of, as it was before the event.

    Arguments:
        said: whether the trigger says apart from that where it was.
    """
    if one is None:
        return False
    match what:
        case Me():
            return one.id == bearer.id
        case Some(kind) | All(kind):
            return is_meant(view, one, kind, bearer, said=said)
    return False


def _about(what: Phrase, change: Change) -> Match:
    it = (change.after.id,) if change.after is not None else ()
    return Match(it, about_me=isinstance(what, Me))
