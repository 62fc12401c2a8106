"""Which objects a verb is about (6.1): those that its words name, and those that a player picks as it happens."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import (
    RANKED,
    Among,
    AnyNumber,
    Ascend,
    Chosen,
    Compare,
    DoubleCounters,
    Effect,
    Exchange,
    ExchangeCounters,
    ExpeditionPhrase,
    GainCounters,
    GainStatus,
    It,
    Kind,
    LoseStatus,
    Me,
    Phrase,
    Put,
    Sabotage,
    Sacrifice,
    Some,
    TakeControl,
    Top,
    Whose,
    what_of,
)
from judge.game.event.choices import Option, Question
from judge.game.event.decks import pick_by_chance
from judge.game.event.gaining import why_no_counters
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.taking import why_not_taken
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.terms import HIDDEN, Status, Type, Zone
from judge.game.view.amounts import evaluate, measure_object
from judge.game.view.context import EffectContext
from judge.game.view.hands import is_of_another, picked_from
from judge.game.view.kinds import controller
from judge.game.view.phrases import kind_meant, objects_meant
from judge.game.view.view import View
from judge.game.view.whereabouts import is_in_play
from judge.law.laws import events, objects, playing, vocabulary, zones
from judge.law.laws.law import Law
from judge.value import changed

NO_LIMIT = 1_000
"""More objects than "any number" ever means."""

NOTHING: frozenset[int] = frozenset()

Picking = Generator[Question, Option, tuple[Object, ...]]
"""Rule code that asks which objects are meant, and ends with them."""


def choose_objects(
    view: View, verb: Effect, context: EffectContext, player: Player, laws: Laws, taken: frozenset[int] = NOTHING
) -> Picking:
    """The objects that a verb is about, after the player has chosen those that it leaves open.

    Arguments:
        view: the state before the step.
        verb: what is done.
        context: the effect it is part of.
        player: who does it.
        laws: what the verb means, and what else puts the question.
        taken: the objects that cannot be picked for it any more.

    Raises:
        OpenRulingError: a target is still there, but is no longer such as it had to be when it was chosen.
    """
    what = what_of(verb)
    if what is None or isinstance(what, Top | ExpeditionPhrase):
        return ()
    if isinstance(verb, Exchange):
        one = yield from _objects(view, verb.what, verb, context, player, laws, taken)
        other = yield from _objects(view, verb.other, verb, context, player, laws, taken)
        return (*one, *other) if one and other else ()
    found = yield from _objects(view, what, verb, context, player, laws, taken)
    if isinstance(verb, Put) and verb.ordered and not isinstance(what, Some):
        return (yield from _picked(found, NO_LIMIT, False, player, laws, context))
    return found


def pickable(
    view: View, verb: Effect, context: EffectContext, player: Player, taken: frozenset[int] = NOTHING
) -> tuple[Object, ...]:
    """The objects among which a player picks for a verb.

    Arguments:
        view: the state before the step.
        verb: what is done.
        context: the effect it is part of.
        player: who does it.
        taken: the objects that cannot be picked for it any more.
    """
    what = what_of(verb)
    assert isinstance(what, Some)
    return tuple(one for one in _candidates(view, what.kind, verb, context, player) if one.id not in taken)


def _objects(
    view: View, what: Phrase, verb: Effect, context: EffectContext, player: Player, laws: Laws, taken: frozenset[int]
) -> Picking:
    match what:
        case Some(kind, count, up_to, random):
            there = tuple(one for one in _candidates(view, kind, verb, context, player) if one.id not in taken)
            by_chance = random and view.rules.holds(zones.CARD_OF_A_HAND)
            if by_chance and not view.rules.is_switched_off(events.RANDOM_CHOICE):
                why = (*laws, events.RANDOM_CHOICE) if view.rules.holds(events.RANDOM_CHOICE) else laws
                return (yield from _at_random(there, evaluate(count, view, context), why))
            return (
                yield from _picked(there, most_of(view, count, context), _up_to(count, up_to), player, laws, context)
            )
        case Among(kind, count, up_to):
            there = among(view, kind, context, player)
            return (
                yield from _picked(there, most_of(view, count, context), _up_to(count, up_to), player, laws, context)
            )
        case _:
            found = objects_meant(what, view, context, player)
            if isinstance(verb, Sacrifice):
                return tuple(one for one in found if controller(view, one) == player and is_in_play(view, one.zone))
            _still_suitable(view, what, found, context)
            return found


def among(view: View, kind: Kind, context: EffectContext, player: Player) -> tuple[Object, ...]:
    """The cards last spoken of together that are of a kind: "a Character from these cards".

    Arguments:
        view: the state.
        kind: what the text says of them.
        context: the effect that speaks of them.
        player: who picks.
    """
    shown = (view.state.objects[one] for one in context.group if one in view.state.objects)
    said = kind_meant(kind, view, context, player)
    return tuple(one for one in shown if view.is_kind(one, said, context.source))


def _candidates(view: View, kind: Kind, verb: Effect, context: EffectContext, player: Player) -> tuple[Object, ...]:
    said = kind_meant(kind, view, context, player)
    if is_of_another(kind):
        said = changed(said, whose=Whose.ANYONE)
        hand = view.state.of(Zone.HAND, picked_from(kind, player))
        return tuple(one for one in hand if view.fits(one, said, context.source))
    ranked = [one for one in said.bounds if one.compare in RANKED]
    said = changed(said, bounds=tuple(one for one in said.bounds if one.compare not in RANKED))
    yours = kind.whose is Whose.YOURS and player == context.player
    orbs = kind.whose is Whose.ANYONE and kind.types == (Type.MANA_ORB,)
    own = isinstance(verb, Sacrifice) or kind.zone is Zone.HAND or kind.whose is Whose.THEIRS or yours or orbs
    found = view.fitting(said, context.source)
    found = tuple(one for one in found if controller(view, one) == player) if own else found
    for bound in ranked:
        farthest = max if bound.compare is Compare.HIGHEST else min
        most = farthest((measure_object(view, one, bound.measure) for one in found), default=0)
        found = tuple(one for one in found if measure_object(view, one, bound.measure) == most)
    return tuple(one for one in found if can_turn(view, verb, one))


def can_turn(view: View, verb: Effect, one: Object) -> bool:
    """Whether an object can be readied or exhausted, where that is what is done.

    Arguments:
        view: the state before the step.
        verb: what is done.
        one: the object.
    """
    match verb:
        case LoseStatus(_, Status.EXHAUSTED):
            return one.exhausted or not view.rules.holds(vocabulary.STATUS_NOT_LACKED)
        case GainStatus(_, Status.EXHAUSTED):
            return not one.exhausted or not view.rules.holds(vocabulary.STATUS_NOT_TWICE)
    return True


def most_of(view: View, count: object, context: EffectContext) -> int:
    """The most that a count in a text means.

    Arguments:
        view: the state.
        context: the effect it is part of.
    """
    return NO_LIMIT if isinstance(count, AnyNumber) else evaluate(count, view, context)  # type: ignore[arg-type]


def _up_to(count: object, up_to: bool) -> bool:
    return up_to or isinstance(count, AnyNumber)


def _picked(
    there: tuple[Object, ...], most: int, up_to: bool, player: Player, laws: Laws, context: EffectContext
) -> Picking:
    found: list[Object] = []
    while len(found) < most:
        left = {one.id: one for one in there if one not in found}
        if not left:
            break
        options = [Option("choose", one) for one in left]
        if up_to:
            options.append(Option("no more"))
        answer = yield Question("choose", player, tuple(options), laws, context.source.id)
        if answer.object is None:
            break
        found.append(left[answer.object])
    return tuple(found)


def _at_random(there: tuple[Object, ...], count: int, laws: Laws) -> Picking:
    found: list[Object] = []
    while len(found) < min(count, len(there)):
        found.append(
            (yield from pick_by_chance([one for one in there if one not in found], (*laws, zones.CARD_OF_A_HAND)))
        )
    return tuple(found)


def _still_suitable(view: View, what: Phrase, found: tuple[Object, ...], context: EffectContext) -> None:
    if not isinstance(what, Chosen) or what.kind is None or not view.rules.holds(objects.NEW_ZONE_NEW_OBJECT):
        return
    if view.rules.is_switched_off(playing.TARGET_SUITS):
        return
    said = kind_meant(what.kind, view, context, context.player)
    if not all(view.fits(one, said, context.source) for one in found):
        raise OpenRulingError((playing.TARGETS_CHOSEN, events.IMPOSSIBLE_PART))


OF_NOTHING: dict[type[Effect], Law] = {
    Exchange: vocabulary.EXCHANGE,
    ExchangeCounters: vocabulary.EXCHANGE_COUNTERS,
    Sabotage: vocabulary.SABOTAGE,
}
"""The verbs of which their own article says what becomes of them where there is nothing, or not enough."""


def impossible(view: View, verb: Effect, about: tuple[Object, ...], context: EffectContext) -> Laws:
    """The laws that tell why a part cannot be performed.

    Arguments:
        view: the state before the step.
        verb: what would be done.
        about: the objects that it is about.
        context: the effect it is part of.
    """
    what = what_of(verb)
    named = isinstance(what, Me) or (isinstance(what, It) and context.it) or (isinstance(what, Chosen) and what.objects)
    itself = OF_NOTHING.get(type(verb))
    speaks = isinstance(verb, Exchange | ExchangeCounters) or not named
    own = (itself,) if itself is not None and speaks and view.rules.holds(itself) else ()
    gone = (objects.NEW_ZONE_NEW_OBJECT,) if named and not about and not own else own
    direct = isinstance(verb, GainStatus | LoseStatus) and verb.status is Status.BOOSTED
    status = None
    if isinstance(verb, Ascend) or (isinstance(verb, GainStatus) and any(one.has(verb.status) for one in about)):
        status = vocabulary.STATUS_NOT_TWICE
    elif isinstance(verb, GainStatus) and any(one.zone is Zone.DISCARD for one in about):
        status = objects.NO_STATUS_IN_DISCARD
    elif isinstance(verb, LoseStatus) and (about or _none_turns(view, verb, context)) and not direct:
        status = vocabulary.STATUS_NOT_LACKED
    elif isinstance(verb, GainCounters | DoubleCounters):
        status = next((law for one in about if (law := why_no_counters(view, one, verb.name)) is not None), None)
        if status is None and isinstance(verb, DoubleCounters) and about:
            status = vocabulary.DOUBLE_OF_NONE
    elif isinstance(verb, TakeControl):
        status = next((law for one in about if (law := why_not_taken(view, one, context.player)) is not None), None)
    laws = (*((objects.BOOSTED_NOT_DIRECT,) if direct else ()), *((status,) if status is not None else ()))
    return (
        *gone,
        *_nothing_suited(view, what, context),
        *(law for law in laws if view.rules.holds(law)),
        events.IMPOSSIBLE_PART,
    )


def _none_turns(view: View, verb: LoseStatus, context: EffectContext) -> bool:
    """Whether there is something to pick for what is to be readied, and all of it is ready."""
    if not isinstance(verb.what, Some) or verb.status is not Status.EXHAUSTED:
        return False
    early = View(view.state, view.rules.without(vocabulary.STATUS_NOT_LACKED))
    return bool(_candidates(early, verb.what.kind, verb, context, context.player))


def _nothing_suited(view: View, what: object, context: EffectContext) -> Laws:
    """The law on what suits as a target, where nothing was chosen and nothing suits."""
    if not isinstance(what, Chosen) or what.objects or what.kind is None:
        return ()
    said = kind_meant(what.kind, view, context, context.player)
    seen = view.state.where(lambda one: one.zone not in HIDDEN and one.zone is not Zone.MANA)
    if any(view.fits(one, said, context.source) for one in seen):
        return ()
    return (playing.TARGET_SUITS,) if view.rules.holds(playing.TARGET_SUITS) else ()
