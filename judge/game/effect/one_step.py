"""One step of an effect (6.1): what it is about is decided in initiative order, then all happens at once."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from judge.game.ability import (
    Aim,
    Create,
    Effect,
    GainStatus,
    It,
    Me,
    Pick,
    Sacrifice,
    Some,
    Where,
    Who,
    Whose,
    is_counted,
    kind_of,
    what_of,
    where_of,
    who_of,
)
from judge.game.effect.impossible_steps import why_impossible
from judge.game.effect.in_its_place import in_its_place
from judge.game.effect.mana import offer_swaps
from judge.game.effect.placing import Placed, leaves_a_choice, named_place, placed
from judge.game.effect.resolution import Resolution
from judge.game.effect.rolled_moves import with_dice
from judge.game.effect.showing import show_hand
from judge.game.effect.spoken_of import counted_by, reaching_back, spoken_of
from judge.game.effect.that_player import counting_for, names_that_player
from judge.game.effect.waiting import is_declared
from judge.game.event.choices import Option, Question
from judge.game.event.doing import attributed
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.picking import choose_objects, impossible
from judge.game.event.reasons import with_reasons
from judge.game.event.restrictions import forbidden
from judge.game.event.run import Asking
from judge.game.event.together import one_by_one, why_together
from judge.game.event.verbs import UNEXPLAINED, actions, law_of
from judge.game.state.actions import Action, object_of
from judge.game.state.card_actions import Move
from judge.game.state.doing import Doer, Laws
from judge.game.state.expedition_actions import EnterRegion
from judge.game.state.knowledge import announced
from judge.game.state.object_actions import RemoveCounters
from judge.game.state.objects import Object, Player
from judge.game.terms import IN_PLAY, Type, Zone
from judge.game.view.context import EffectContext
from judge.game.view.expeditions import why_places, why_there
from judge.game.view.gigantic import subset
from judge.game.view.last_known import counts_what_is_gone
from judge.game.view.phrases import in_play_or_last
from judge.game.view.view import View
from judge.law.laws import events, objects, playing, vocabulary, zones
from judge.value import changed

ASKED_ALL = (Who.EACH, Who.EACH_OPPONENT)
"""Players of whom later words ask who has done what each of them had to: "each player who did"."""


def take(resolution: Resolution, verbs: tuple[Effect, ...], players: tuple[Player, ...] | None) -> Asking:
    """One step: the decisions first, in initiative order, then everything at once.

    Arguments:
        resolution: the effect that the step is a part of.
        verbs: what is done.
        players: who takes part; None for those whom each verb names.
    """
    if not resolution.run.holds(events.MANDATORY):
        options = (Option("yes"), Option("no"))
        answer = yield Question(
            "may", resolution.context.player, options, (events.MANDATORY,), resolution.context.source.id
        )
        if answer.kind == "no":
            return
    groups: list[tuple[Action, ...]] = []
    many_of: tuple[tuple[Player, int], ...] = ()
    for verb in verbs:
        decided = yield from _decided(resolution, names_that_player(verb, resolution.context.seat), players)
        groups += [part for _, part in decided]
        if len(decided) > 1:
            many_of = tuple((player, _many(part)) for player, part in decided)
    decided_together = sum(1 for group in groups if group) > len(verbs) and any(map(leaves_a_choice, verbs))
    about_me = any(isinstance(what_of(one), Me) for one in verbs)
    before, resolution.because = (
        resolution.because,
        (*resolution.because, *(resolution.context.why_me if about_me else ())),
    )
    done = _explained(resolution, [action for group in groups for action in group], decided_together)
    resolution.because = before
    resolution.context = changed(
        resolution.context,
        did=_is_started(resolution, done) or _has_aimed(resolution, verbs),
    )
    if any(map(is_counted, verbs)):
        about = tuple(one for action in done if (one := _about(resolution.run.view, action)) is not None)
        resolution.context = changed(resolution.context, many=_many(done), done=about, many_of=many_of)
    if done:
        yield from _perform(resolution, done if resolution.run.holds(events.ACTION_PER_OBJECT) else done[:1])


def _many(done: Iterable[Action]) -> int:
    """To how many objects something was done, or how many counters were removed."""
    return sum(one.count if isinstance(one, RemoveCounters) else 1 for one in done)


def _about(view: View, action: Action) -> Object | None:
    """The object to which an atomic action does something, as it is before."""
    found = object_of(action)
    return view.last_known(view.state.objects.get(found)) if found is not None else None


def _of_player(context: EffectContext, player: Player) -> EffectContext:
    """What the words mean for one of several players, of whom each did something: "then draws that many cards"."""
    return changed(context, many=dict(context.many_of)[player]) if player in dict(context.many_of) else context


def _is_started(resolution: Resolution, done: tuple[Action, ...]) -> bool:
    """Whether a step is started: what is impossible is not, though a modifier may change what is."""
    return any(forbidden(resolution.run.view, one) is None for one in done)


def _has_aimed(resolution: Resolution, verbs: tuple[Effect, ...]) -> bool:
    """Whether a step that does no more than target something has a target."""
    return any(isinstance(verb, Aim) for verb in verbs) and bool(resolution.context.it)


def _explained(resolution: Resolution, done: list[Action], together: bool) -> tuple[Action, ...]:
    """The atomic actions of a step with the laws that make them one step."""
    laws = [events.INITIATIVE_ORDER] if together else []
    once = tuple(dict.fromkeys(done)) if any(isinstance(action, Move) for action in done) else tuple(done)
    because = (
        *resolution.because,
        *(law for law in laws if resolution.run.holds(law)),
        *why_together(once, resolution.run.rules),
    )
    return tuple(changed(action, laws=tuple(dict.fromkeys((*action.laws, *because)))) for action in once)


def _decided(
    resolution: Resolution, verb: Effect, players: tuple[Player, ...] | None
) -> Generator[Question, Option, list[tuple[Player, tuple[Action, ...]]]]:
    if not is_declared(verb):
        verb = yield from resolution.declared(verb)
    resolution.context = reaching_back(resolution.context, verb)
    if counts_what_is_gone(verb, resolution.run.view, resolution.context):
        raise OpenRulingError((objects.NEW_ZONE_NEW_OBJECT,))
    groups: list[tuple[Player, tuple[Action, ...]]] = []
    agreed: list[Player] = []
    spoken: tuple[int, ...] = ()
    law, before = law_of(verb), resolution.run.state.announced
    deciders = resolution.doers(who_of(verb), players)
    laws = (law, events.INITIATIVE_ORDER) if len(deciders) > 1 else (law,)
    named = verb
    for player in deciders:
        yield from offer_swaps(resolution.run, verb, player)
        show_hand(resolution.run, verb, player)
        view, context = resolution.run.view, resolution.context
        context = _of_player(context, player) if len(deciders) > 1 else context
        verb = counting_for(named, player) if players is not None or who_of(named) is not Who.YOU else named
        about = yield from choose_objects(view, verb, context, player, laws)
        _stop_at_a_played_spell(verb, about, context)
        spoken += tuple(one.id for one in about if one.id not in spoken)
        if isinstance(what_of(verb), Some):
            resolution.run.change(announced=(*resolution.run.state.announced, (player, announced(about))))
        parts: list[Action] = []
        placements = yield from placed(resolution, verb, about, player)
        for done, those in placements:
            parts += actions(view, done, those, context, player)
        kind = kind_of(what_of(verb))
        where = kind.where if kind is not None else None
        there = (*why_there(view, kind, about), *why_places(view, where, context.source))
        must = isinstance(verb, Sacrifice) and players is None and resolution.run.holds(events.MANDATORY)
        there = (*there, *((events.MANDATORY,) if must else ()))
        there = (*there, *_of_what_is_gone(resolution, verb))
        if isinstance(verb, Create) and _is_in_a_subset(resolution, verb, placements):
            there = (*there, vocabulary.GIGANTIC_SUBSET)
        doer = player if players is not None or who_of(verb) is not Who.YOU else None
        part = attributed(parts, Doer(doer, resolution.context.player), there)
        if resolution.run.traced:
            part = with_reasons(part, verb, about, view, context, player)
        what = what_of(verb)
        if isinstance(what, Some) and what.random:
            chance = (zones.CARD_OF_A_HAND, events.RANDOM_CHOICE)
            why = tuple(law for law in chance if law is zones.CARD_OF_A_HAND or resolution.run.holds(law))
            part = tuple(changed(one, laws=(*one.laws, *why)) for one in part)
        if not part and not (isinstance(verb, UNEXPLAINED) and (about or isinstance(verb, Pick))):
            places = why_places(view, where_of(verb), context.source)
            resolution.tell("nothing_happens", (*places, *why_impossible(resolution, verb, about, player)))
            resolution.stopped = not resolution.run.holds(events.IMPOSSIBLE_PART)
        if part and isinstance(verb, GainStatus) and resolution.run.traced:
            _tell_those_without(resolution, verb, about, part)
        if any(forbidden(view, one) is None for one in part):
            agreed.append(player)
        if resolution.run.holds(events.SIMULTANEOUS):
            groups.append((player, part))
        else:
            for action in one_by_one(_explained(resolution, list(part), together=False)):
                yield from _perform(resolution, (action,))
        if resolution.stopped:
            break
    if resolution.run.state.announced != before:
        resolution.run.change(announced=before)
    if resolution.stopped:
        return []
    if players is None and who_of(verb) in ASKED_ALL:
        resolution.context = changed(resolution.context, agreed=tuple(agreed))
    context = spoken_of(verb, resolution.context, spoken, counted_by(verb, resolution.run.view, resolution.context))
    resolution.context = changed(context, place=named_place(verb) or context.place)
    return groups


def _is_in_a_subset(resolution: Resolution, verb: Create, placements: Placed) -> bool:
    """Whether the one Expedition in which a verb creates is several, of which the player has picked."""
    several = any(isinstance(where_of(done), tuple) and where_of(done) for done, _ in placements)
    return several if verb.where is Where.ITS else subset(resolution.run.view, verb.where, resolution.context.source)


def _of_what_is_gone(resolution: Resolution, verb: Effect) -> Laws:
    """The law by which a verb is about the controller or the expedition of "it" as they last were."""
    view = resolution.run.view
    if who_of(verb) not in (Who.CONTROLLER, Who.FACING) and where_of(verb) not in (Where.ITS, Whose.CONTROLLERS):
        return ()
    one = in_play_or_last(view, resolution.context)
    if one is None or not view.rules.holds(objects.LAST_KNOWN):
        return ()
    there = view.state.objects.get(one.id)
    left = there is None or (there.zone not in IN_PLAY and one.zone in IN_PLAY)
    return (objects.LAST_KNOWN,) if left else ()


def _stop_at_a_played_spell(verb: Effect, about: tuple[Object, ...], context: EffectContext) -> None:
    """Stop where the effect has had a Spell played and then gives it a status: once it is done, or as it is played?

    Raises:
        OpenRulingError: it does.
    """
    if not isinstance(verb, GainStatus) or not isinstance(verb.what, It):
        return
    played = any(one.base.type is Type.SPELL and one.played_from is not None for one in context.was_it)
    if played and any(one.zone in (Zone.RESERVE, Zone.DISCARD) for one in about):
        raise OpenRulingError((events.STEP_PER_VERB, playing.SPELL_DONE))


def _tell_those_without(
    resolution: Resolution, verb: GainStatus, about: tuple[Object, ...], part: tuple[Action, ...]
) -> None:
    """Tell to which objects nothing is done, where others gain a status."""
    gaining = {object_of(one) for one in part}
    for one in (one for one in about if one.id not in gaining):
        laws = impossible(resolution.run.view, verb, (one,), resolution.context)
        resolution.run.tell("nothing_happens_to", laws, source=resolution.context.source, card=one)


def _perform(resolution: Resolution, done: tuple[Action, ...]) -> Asking:
    if any(isinstance(one, EnterRegion) for one in done):
        done = yield from with_dice(resolution.run, done)
    changes = yield from resolution.run.perform(done, resolution.context.source)
    put = yield from in_its_place(resolution, done)
    resolution.context = resolution.context.after((*changes, *put), resolution.run.rules)
