"""Cards that an effect has a player play at once, and Rush (7.3.34)."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import Effect, It, Kind, May, Play, Rush, Some
from judge.game.effect import playing
from judge.game.effect.cost_of_card import why_tired
from judge.game.effect.playable import PLAYED_FROM, refusal
from judge.game.effect.price import Terms
from judge.game.effect.resolution import Resolution
from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.picking import choose_objects, impossible
from judge.game.event.run import Asking, Run
from judge.game.state.objects import Object, Player
from judge.game.terms import Expedition, Zone
from judge.game.view.amounts import evaluate
from judge.game.view.phrases import kind_meant
from judge.law.laws import events, vocabulary
from judge.law.laws import playing as laws_of_playing
from judge.value import changed


def play(resolution: Resolution, effect: Play, players: tuple[Player, ...] | None = None) -> Asking:
    """Players play a card that an effect names, or one of theirs that they choose.

    Arguments:
        resolution: the effect that says so.
        effect: which card, and on which terms.
        players: who takes part; None for those whom the effect names.
    """
    if not resolution.run.holds(laws_of_playing.PLAYED_BY_EFFECT):
        return
    law, less = laws_of_playing.PLAYED_BY_EFFECT, evaluate(effect.less, resolution.run.view, resolution.context)
    where = Expedition.COMPANION if effect.where is not None else None
    source = resolution.context.source
    terms = Terms(law, effect.free, less, source, expedition=where, minimum=effect.minimum)
    for player in resolution.doers(effect.who, players):
        if isinstance(effect.what, Some):
            found = yield from _chosen(resolution, player, effect.what.kind, terms)
        else:
            found = yield from choose_objects(resolution.run.view, effect, resolution.context, player, (law,))
        played = None
        for one in found[:1]:
            tired = why_tired(resolution.run.view, one)
            if tired:
                source = resolution.context.source
                resolution.run.tell("exhausted_in_reserve", tired, source=source, event=None, card=one)
                continue
            played = yield from playing.play_card(resolution.run, player, one, terms)
        if played is None:
            resolution.tell("nothing_happens", impossible(resolution.run.view, effect, found, resolution.context))
        resolution.context = changed(resolution.context, did=played is not None)
        if not found and not isinstance(effect.what, It):
            resolution.context = changed(resolution.context, it=())
        if played is not None:
            _follow(resolution, found[0], played)


def rush(resolution: Resolution, effect: Rush) -> Asking:
    """A player plays a card of theirs at once, which they choose.

    Arguments:
        resolution: the effect that says so.
        effect: which card it must be.
    """
    run, player, source = resolution.run, resolution.context.player, resolution.context.source
    played, card = None, None
    if run.holds(vocabulary.RUSH):
        terms = Terms(vocabulary.RUSH, source=source)
        either = (terms, changed(terms, hand_cost=True)) if effect.or_hand_cost else (terms,)
        for card in (yield from _chosen(resolution, player, effect.kind, *either)):
            paid = yield from _at_which_cost(resolution, player, card, either)
            played = yield from playing.play_card(run, player, card, paid)
    if played is None or card is None:
        resolution.tell("nothing_happens", (vocabulary.RUSH, events.IMPOSSIBLE_PART))
    resolution.context = changed(resolution.context, did=played is not None)
    if played is not None and card is not None:
        _follow(resolution, card, played)


def _at_which_cost(
    resolution: Resolution, player: Player, card: Object, either: tuple[Terms, ...]
) -> Generator[Question, Option, Terms]:
    """Whether a player pays the Hand Cost of a card of the Reserve instead of its Reserve Cost, where both can be."""
    view, source = resolution.run.view, resolution.context.source
    if card.zone is not Zone.RESERVE:
        return either[0]
    possible = [one for one in either if refusal(view, card, player, one) is None]
    if len(possible) < 2 or not view.rules.holds(events.OPTIONAL_MODIFIER):
        return possible[0]
    law = events.OPTIONAL_MODIFIER
    answer = yield Question("may", player, (Option("yes"), Option("no")), (law,), source.id)
    return possible[answer.kind == "yes"]


def _follow(resolution: Resolution, card: Object, played: int) -> None:
    """What an effect calls "it" once it has let a card be played, and where that was played from."""
    context = resolution.context.played(card.id, played, resolution.run.rules)
    resolution.context = changed(context, known=(changed(card, played_from=card.zone),))


def _chosen(
    resolution: Resolution, player: Player, kind: Kind, *either: Terms
) -> Generator[Question, Option, tuple[Object, ...]]:
    """The card of a player’s Hand or Reserve that they choose to play; none if none can be played."""
    run, source = resolution.run, resolution.context.source
    said = kind_meant(kind, run.view, resolution.context, player)
    hers = (one for zone in PLAYED_FROM for one in run.state.of(zone, player))
    there = [one for one in hers if said.zone in (None, one.zone) and run.view.is_kind(one, said, source)]
    options = tuple(
        Option("choose", one.id, refusal=_refused(run, one, player, either)) for one in there if one.base.card
    )
    if not any(one.refusal is None for one in options):
        return ()
    answer = yield Question("choose", player, options, (either[0].law,), source.id)
    return (run.state.objects[answer.object or 0],)


def _refused(run: Run, card: Object, player: Player, either: tuple[Terms, ...]) -> Refusal | None:
    """Why a card cannot be played on any of some terms; None if it can."""
    refusals = [refusal(run.view, card, player, one) for one in either if one is either[0] or card.zone is Zone.RESERVE]
    return refusals[0] if all(refusals) else None


def rush_to(resolution: Resolution, effect: Rush, done: Effect) -> Asking:
    """A player may Rush; what they Rush for is done only if this had them play a card.

    Arguments:
        resolution: the effect that says so.
        effect: which card it must be.
        done: what is done then.
    """
    yield from resolution.resolve(May(effect))
    if resolution.context.did or not resolution.run.holds(vocabulary.RUSH_REALLY):
        yield from resolution.shaped_by((vocabulary.RUSH_REALLY,), resolution.resolve(done))
    else:
        resolution.tell("condition_not_met", (vocabulary.RUSH_REALLY,))
