"""Conditions (6.5): what is asked of an object, or of the board, at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from judge.game.ability import (
    AllOf,
    Ascended,
    Compares,
    Condition,
    Controls,
    ControlsEach,
    CountersOn,
    Did,
    DidTo,
    ExpeditionIs,
    HasPassed,
    HasStatus,
    InContact,
    InRegion,
    InTerrain,
    InZeroTerrain,
    IsEmpty,
    IsFirstPlayer,
    IsKind,
    IsOdd,
    IsOnly,
    IsPhase,
    IsTurn,
    IsYou,
    It,
    Kind,
    Me,
    MeasureOf,
    Not,
    NumberOf,
    OneOf,
    Phrase,
    Place,
    SameResult,
    Seat,
    Some,
    WasActivated,
    WasDiscarded,
    WasPlayedFrom,
    Where,
    Who,
)
from judge.game.state.objects import Object, Player
from judge.game.state.state import Noted
from judge.game.terms import Expedition, Terrain
from judge.game.view.amounts import compare_numbers, counters_of, evaluate, has_like
from judge.game.view.asked_expeditions import are_so
from judge.game.view.condition_subjects import of_what_can_be_so
from judge.game.view.done_to import done_to
from judge.game.view.each_kind import controls_each
from judge.game.view.expeditions import is_in, is_in_contact
from judge.game.view.kinds import bears
from judge.game.view.last_known import as_it_left, as_it_was, as_known
from judge.game.view.moment import Moment
from judge.game.view.phrases import kind_meant, objects_meant, players
from judge.game.view.presence import presence
from judge.law.laws import events
from judge.value import changed

if TYPE_CHECKING:
    pass


def is_met(condition: Condition, moment: Moment) -> bool:
    """Whether a condition is met.

    Arguments:
        moment: when and about what it is asked.
    """
    view, context = moment.view, of_what_can_be_so(condition, moment.context)
    moment = changed(moment, context=context)
    match condition:
        case HasStatus(what, status, has, True):
            return any(bears(view, one, status) is has for one in _were(what, moment))
        case HasStatus(what, status, has, False):
            return any(bears(view, one, status) is has for one in as_it_left(what, view, context))
        case IsKind(what, kind, before):
            said = kind_meant(kind, view, context, context.player)
            placed = (one for one in _asked(what, moment, before=before) if said.zone in (None, one.zone))
            return any(view.is_one(one, said, context.source) for one in placed)
        case Controls(kind=Kind(where=Where.IN_EACH)) | Compares(NumberOf(Kind(where=Where.IN_EACH))):
            return all(is_met(one, moment) for one in _in_each(condition, context.player))
        case Controls(who, kind, at_least):
            return any(
                len(view.controls(player, kind_meant(kind, view, context, player), context.source)) >= at_least
                for player in players(who, view, context, view.state.initiative)
            )
        case ControlsEach(who, kinds):
            asked = players(who, view, context, view.state.initiative)
            return bool(asked) and all(controls_each(kinds, view, context, player) for player in asked)
        case Compares(CountersOn(what, name), compare, to, True):
            had = sum(counters_of(one, name) for one in _were(what, moment))
            return compare_numbers(had, compare, evaluate(to, view, context))
        case Compares(MeasureOf(_, It()) as its, compare, MeasureOf(measure, Some(kind))):
            return has_like(its, compare, measure, kind, view, context)
        case Compares(amount, compare, to):
            return compare_numbers(evaluate(amount, view, context), compare, evaluate(to, view, context))
        case IsOnly(kind, Me()):
            found = view.fitting(kind_meant(kind, view, context, context.player), context.source)
            return [one.id for one in found] == [context.me]
        case IsOnly(kind, what):
            there = objects_meant(what, view, context, context.player)
            owner = there[0].owner if there else context.player
            found = view.fitting(kind_meant(kind, view, context, owner), context.source)
            return bool(there) and [one.id for one in found] == [one.id for one in there]
        case IsEmpty(zone, whose):
            kind = kind_meant(Kind(zone=zone, whose=whose), view, context, context.player)
            return not view.fitting(kind, context.source)
        case IsPhase(phase):
            return view.state.phase is phase
        case IsTurn(who):
            mine = view.state.turn == context.player
            return view.state.in_turn and mine is (who is Who.YOU)
        case IsFirstPlayer(who):
            asked = players(who, view, context, view.state.initiative)
            return bool(asked) and all(player == view.state.first_player for player in asked)
        case IsYou(who):
            return isinstance(who, Seat) and who.player == context.player
        case IsOdd(amount):
            return evaluate(amount, view, context) % 2 == 1
        case SameResult():
            return len(context.rolled) > 1 and len(set(context.rolled)) == 1
        case HasPassed(who):
            every = all if who is Who.EACH_OPPONENT else any
            return every(player in view.state.passed for player in players(who, view, context, view.state.initiative))
        case InTerrain((Me() | It()) as what, terrain, before):
            there = _were(what, moment) if before else as_it_left(what, view, context)
            return any(is_in(view, one, terrain) for one in there)
        case InZeroTerrain(what):
            return any(
                is_in(view, one, terrain)
                for one in as_it_left(what, view, context)
                for terrain, number in zip(Terrain, one.base.statistics or (), strict=False)
                if number == 0
            )
        case (
            ExpeditionIs(where)
            | InRegion(where)
            | InTerrain(Where() as where, _, False)
            | InContact(Where() as where)
            | Ascended(Where() as where)
        ):
            return are_so(condition, where, moment)
        case InContact((Me() | It()) as what, before):
            there = _were(what, moment) if before else as_it_left(what, view, context)
            return any(is_in_contact(view, one) for one in there)
        case Ascended(what) if not isinstance(what, Where):
            there = as_it_left(what, view, context)
            return any(not presence(view, one).isdisjoint(view.state.ascended) for one in there)
        case WasPlayedFrom(what, zone):
            return any(
                one.played_from is zone
                for one in (*_were(what, moment), *objects_meant(what, view, context, context.player))
            )
        case WasActivated(sign):
            return Noted(sign) in view.state.noted
        case WasDiscarded(kind):
            zones = (kind.zone,) if kind.zone is not None else tuple(one.zone for one in kind.either)
            return any(Noted(player=context.player, zone=zone) in view.state.noted for zone in zones)
        case Did(Who.EACH):
            return bool(context.agreed)
        case Did():
            return context.did
        case DidTo(verb, kind, at_least):
            done = done_to(verb, kind.zone, view, context) if context.did else ()
            return sum(view.is_one(one, kind, context.source) for one in done) >= at_least
        case Not(inner) if _asks_of_nothing(inner, moment):
            return False
        case Not(inner):
            return not is_met(inner, moment)
        case OneOf(conditions):
            return any(is_met(one, moment) for one in conditions)
        case AllOf(conditions):
            return all(is_met(one, moment) for one in conditions)
    raise TypeError(f"{condition} is not played")


def _asks_of_nothing(condition: Condition, moment: Moment) -> bool:
    """Whether a condition asks about an "it" that there is not: then neither it nor its contrary is true."""
    match condition:
        case IsKind(It() as what, _, before):
            return not _asked(what, moment, before=before)
        case (
            HasStatus(It() as what, _, _, before) | InContact(It() as what, before) | InTerrain(It() as what, _, before)
        ):
            return not (_were(what, moment) if before else as_it_left(what, moment.view, moment.context))
        case Ascended(It() as what):
            return not as_it_left(what, moment.view, moment.context)
    return False


def _in_each(condition: Controls | Compares, player: Player) -> Iterator[Condition]:
    """What a condition asks of each of a player's expeditions by itself."""
    for expedition in Expedition:
        place = Place(player, expedition)
        if isinstance(condition, Controls):
            yield changed(condition, kind=changed(condition.kind, where=place))
        elif isinstance(condition.amount, NumberOf):
            yield changed(condition, amount=NumberOf(changed(condition.amount.kind, where=place)))


def _asked(what: Phrase, moment: Moment, *, before: bool) -> tuple[Object, ...]:
    """The objects of which it is asked what they are, or were."""
    return _were(what, moment) if before else as_known(what, moment.view, moment.context)


def _were(what: Phrase, moment: Moment) -> tuple[Object, ...]:
    """The objects asked about in the past tense, as they were before the event that is asked about."""
    if moment.view.rules.is_switched_off(events.TENSE_OF_CONDITION):
        return objects_meant(what, moment.view, moment.context, moment.context.player)
    if isinstance(what, Me):
        return (moment.before or moment.context.source,)
    return as_it_was(what, moment.view, moment.context)
