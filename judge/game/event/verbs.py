"""What the verbs of effects do (7.3): each gives the atomic actions of one player's part in a step."""

from __future__ import annotations

from judge.game.ability import (
    Aim,
    Ascend,
    Create,
    Defect,
    Discard,
    DoubleCounters,
    Draw,
    Effect,
    Exchange,
    ExchangeCounters,
    ExpeditionPhrase,
    GainCounters,
    GainStatus,
    It,
    Kind,
    LoseCounters,
    LoseStatus,
    Me,
    MoveExpedition,
    Phrase,
    Pick,
    Place,
    Put,
    Resupply,
    Reveal,
    Sabotage,
    Sacrifice,
    Shuffle,
    Some,
    SwitchExpeditions,
    TakeControl,
    Target,
    Top,
    kind_of,
)
from judge.game.ability.nodes.table import laws_of
from judge.game.event.creating import tokens
from judge.game.event.gaining import can_ascend, can_gain, can_lose, most_counters, why_gained_again, why_no_counters
from judge.game.event.moving import moves
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.picking import NO_LIMIT
from judge.game.event.taking import defecting, taken, why_not_taken
from judge.game.state.actions import Action
from judge.game.state.adventure import Side
from judge.game.state.card_actions import Move, MoveTop, RevealCard, RevealTop, ShuffleDeck
from judge.game.state.doing import Laws
from judge.game.state.expedition_actions import AscendExpedition
from judge.game.state.knowledge import EVERYONE
from judge.game.state.object_actions import AddCounters, AddStatus, RemoveCounters, RemoveStatus, Switch
from judge.game.state.objects import Object, Player
from judge.game.terms import HIDDEN, Type, Zone
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.game.view.expeditions import places, why_places
from judge.game.view.hands import is_of_another
from judge.game.view.last_known import is_unknown, why_known
from judge.game.view.presence import is_gigantic
from judge.game.view.such_expeditions import why_such
from judge.game.view.view import View
from judge.law.laws import events, objects, overview, zones
from judge.law.laws import vocabulary as laws
from judge.law.laws.law import Law
from judge.value import changed

EVERYDAY = (Pick, Reveal, Shuffle)
"""Verbs that the book does not explain: each is a step by the law on steps."""

UNEXPLAINED = (Aim, *EVERYDAY)
"""Verbs that happen without an article of their own."""


def law_of(verb: Effect) -> Law:
    """What a verb means."""
    if isinstance(verb, EVERYDAY):
        return events.STEP_PER_VERB
    return laws.DRAW_CARDS if _is_draw(verb) else laws_of(verb)[0]


def actions(
    view: View, verb: Effect, about: tuple[Object, ...], context: EffectContext, player: Player
) -> tuple[Action, ...]:
    """The atomic actions of one player's part in a step; none where the part cannot be performed.

    Arguments:
        view: the state before the step.
        verb: what is done.
        about: the objects that it is about.
        context: the effect it is part of.
        player: who does it.
    """
    law = law_of(verb)
    if not view.rules.holds(law) and not isinstance(verb, UNEXPLAINED):
        return ()
    match verb:
        case Sacrifice():
            return tuple(_sacrificed(one, law) for one in about)
        case Discard(what=Top(count)) | Put(what=Top(count)):
            zone = verb.zone if isinstance(verb, Put) else Zone.DISCARD
            number = evaluate(count, view, context)
            verb_of = "put" if isinstance(verb, Put) else "discard"
            return tuple(MoveTop(player, place, zone, (law,), verb_of) for place in range(number))
        case Discard() | Sabotage():
            orb = (objects.MANA_ORB,) if _is_of_orbs(verb.what) else ()
            return tuple(Move(one.id, Zone.DISCARD, one.holder, (law, *orb), "discard") for one in about)
        case Put():
            return tuple(_put(verb, one, law, view, context, player) for one in about)
        case Exchange():
            law = view.rules.of(laws.EXCHANGE, law)
            return _exchanged(about, law) if view.rules.holds(law) else ()
        case Draw(count):
            number = evaluate(count, view, context)
            return tuple(MoveTop(player, place, Zone.HAND, (law,), "draw") for place in range(number))
        case Resupply(exhausted=exhausts):
            return (MoveTop(player, 0, Zone.RESERVE, (law,), "resupply", exhausts=exhausts),)
        case GainCounters(name=name, count=count, most=most):
            bearing = (one for one in about if why_no_counters(view, one, name) is None)
            beyond: Laws = ()
            if most is not None:
                most, beyond = most_counters(view, most, context.source)
            many_of = {one.id: evaluate(count, view, speaking_of(verb, one, context)) for one in about}
            gained = (
                (one, many_of[one.id] if most is None else min(many_of[one.id], most - one.count(name)))
                for one in bearing
            )
            return tuple(AddCounters(one.id, name, many, (law, *beyond)) for one, many in gained if many > 0)
        case LoseCounters(name=str(name), count=count):
            mosts = (
                NO_LIMIT if count is None else evaluate(count, view, speaking_of(verb, one, context)) for one in about
            )
            lost = ((one, min(most, one.count(name))) for one, most in zip(about, mosts, strict=True))
            why = (law, laws.SPEND) if verb.spend else (law,)
            return tuple(RemoveCounters(one.id, name, many, why) for one, many in lost if many)
        case DoubleCounters(name=name):
            any_at_all = not view.rules.holds(laws.DOUBLE_OF_NONE)
            bearing = (one for one in about if one.count(name) or any_at_all)
            doubled = (one for one in bearing if why_no_counters(view, one, name) is None)
            return tuple(AddCounters(one.id, name, one.count(name), (law,)) for one in doubled)
        case ExchangeCounters(name=name):
            return _counters_exchanged(view, about, name, law)
        case GainStatus(status=status):
            gaining = (one for one in about if can_gain(view, one, status))
            return tuple(AddStatus(one.id, status, (law, *why_gained_again(view, one, status))) for one in gaining)
        case LoseStatus(status=status):
            return tuple(RemoveStatus(one.id, status, (law,)) for one in about if can_lose(view, one, status))
        case Create():
            return tuple(tokens(verb, view, context, player))
        case MoveExpedition(where, regions):
            sides = _sides(where, view, context)
            there = (law, *_why_sides(where, sides, view, context))
            return tuple(move for side in sides for move in moves(view, side, there, regions))
        case Ascend(where):
            sides = _sides(where, view, context)
            there = (law, *_why_sides(where, sides, view, context))
            return tuple(AscendExpedition(*side, there) for side in sides if can_ascend(view, side))
        case TakeControl(where=where):
            return tuple(
                taken(one, where, view, context, player) for one in about if why_not_taken(view, one, player) is None
            )
        case Defect():
            return tuple(defecting(one, law, view) for one in about if one.expedition is not None)
        case SwitchExpeditions():
            return tuple(_switched(one, law, view) for one in about if one.expedition is not None)
        case Reveal(what=Top(count), look=look):
            number = evaluate(count, view, context)
            return tuple(RevealTop(player, place, *_seen(law, player, look=look)) for place in range(number))
        case Reveal(look=look):
            return tuple(RevealCard(one.id, *_seen(law, player, look=look)) for one in about)
        case Shuffle():
            return (ShuffleDeck(player, (law,)),)
        case Aim() | Pick():
            return ()
    raise TypeError(f"{verb} is not one step")


def _sides(where: ExpeditionPhrase, view: View, context: EffectContext) -> list[Side]:
    """The Expeditions that a step is about; none where they are seen from what is gone and not known any more."""
    return [] if is_unknown(where, view, context) else sorted(places(view, where, context.source))


def _why_sides(where: ExpeditionPhrase, sides: list[Side], view: View, context: EffectContext) -> Laws:
    why = (*why_places(view, where, context.source), *why_known(where, view, context))
    return (*why, *why_such(view, where, sides))


def speaking_of(verb: GainCounters | LoseCounters, one: Object, context: EffectContext) -> EffectContext:
    """What the words of a number mean that speaks of "it": the object that the step names itself, which has the number.

    Where the step is about its bearer, or about "it", they mean what was named before.

    Arguments:
        verb: the step.
        one: an object that it is about.
        context: the effect that the step is part of.
    """
    if isinstance(verb.what, Me) or (isinstance(verb.what, It) and context.it):
        return context
    return changed(context, it=(one.id,), known=(), place=None)


def _seen(law: Law, player: Player, *, look: bool) -> tuple[frozenset[Player], Laws]:
    """Who sees a card of a hidden zone, and why: nobody else does where one player looks at it."""
    return (frozenset({player}), (law, zones.NO_LOOKING)) if look else (EVERYONE, (law,))


def _put(put: Put, one: Object, law: Law, view: View, context: EffectContext, player: Player) -> Move:
    position = evaluate(put.position, view, context) if put.position is not None else 1
    if put.zone is Zone.EXPEDITION and isinstance(put.where, Place):
        place = put.where
        return Move(one.id, put.zone, place.player, (law,), "put", expedition=place.expedition)
    named = one.zone in HIDDEN and _names_characteristics(put.what)
    ready = put.zone is Zone.MANA and put.exhausted is False and view.rules.holds(overview.SPECIFIC_BEATS_GENERAL)
    seen = frozenset({player}) if is_of_another(kind_of(put.what) or Kind()) else frozenset()
    return Move(
        one.id,
        put.zone,
        one.holder,
        (law, *((zones.NO_LOOKING,) if named else ()), *((overview.SPECIFIC_BEATS_GENERAL,) if ready else ())),
        "draw" if _is_draw(put) else "put",
        position=abs(position) - 1,
        bottom=position < 0,
        ready=ready,
        shown=EVERYONE if named else seen,
    )


def _is_draw(verb: Effect) -> bool:
    """Whether a card that was shown on top of a Deck is drawn: "If it's a Spell, draw it"."""
    return isinstance(verb, Put) and verb.verb == "draw"


def _is_of_orbs(what: Phrase) -> bool:
    """Whether a phrase speaks of Mana Orbs."""
    return isinstance(what, Some | Target) and what.kind.types == (Type.MANA_ORB,)


def _names_characteristics(what: Phrase) -> bool:
    """Whether a phrase uses characteristics of the cards that it fits, so that a hidden one is revealed first."""
    kind = what.kind if isinstance(what, Some) else Kind()
    return bool(kind.types or kind.subtypes or kind.bounds)


def _sacrificed(one: Object, law: Law) -> Move:
    laws_of_it = (law, laws.CONTROL) if one.holder != one.owner else (law,)
    return Move(one.id, Zone.DISCARD, one.holder, laws_of_it, "sacrifice")


def _counters_exchanged(view: View, about: tuple[Object, ...], name: str, law: Law) -> tuple[Action, ...]:
    """The difference between the counters of two objects changes sides; whether the one still loses it where the other
    cannot gain it, the rules leave open.
    """
    if len(about) != 2:
        return ()
    fewer, more = sorted(about, key=lambda one: one.count(name))
    many = more.count(name) - fewer.count(name)
    if not many:
        return ()
    if why_no_counters(view, fewer, name) is not None:
        raise OpenRulingError((law, events.IMPOSSIBLE_PART))
    return (RemoveCounters(more.id, name, many, (law,)), AddCounters(fewer.id, name, many, (law,)))


def _exchanged(about: tuple[Object, ...], law: Law) -> tuple[Action, ...]:
    """Each of two objects goes where the other is."""
    if len(about) != 2:
        return ()
    one, other = about
    return tuple(
        Move(moved.id, to.zone, moved.owner, (law,), "put", expedition=to.expedition)
        for moved, to in ((one, other), (other, one))
    )


def _switched(one: Object, law: Law, view: View) -> Action:
    assert one.expedition is not None
    if view.rules.holds(laws.SWITCH_WITHIN_ZONE):
        big = (laws.GIGANTIC_SWITCHES,) if is_gigantic(view, one) else ()
        return Switch(one.id, one.expedition.other, (law, laws.SWITCH_WITHIN_ZONE, *big))
    return Move(one.id, Zone.EXPEDITION, one.holder, (law,), "switch", expedition=one.expedition.other)
