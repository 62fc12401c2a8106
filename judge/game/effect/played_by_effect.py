"""Cards that an effect has a player play at once, and Rush (7.3.34)."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import Among, AnyNumber, Effect, It, Kind, May, Play, Rush, Some
from judge.game.effect import playing
from judge.game.effect.barred_plays import unplayable
from judge.game.effect.impossible_steps import named_to_play
from judge.game.effect.playable import PLAYED_FROM, holders, refusal, refusal_anywhere
from judge.game.effect.price import Terms
from judge.game.effect.resolution import Resolution
from judge.game.effect.several_cards import BecomeOf, Next, play_several
from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.picking import NOTHING, choose_objects, impossible, most_of
from judge.game.event.run import Asking, Run
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.terms import Expedition, Zone
from judge.game.view.amounts import evaluate
from judge.game.view.deciding import OF_KINDS, deciding
from judge.game.view.phrases import kind_meant
from judge.law.laws import events, vocabulary
from judge.law.laws import playing as laws_of_playing
from judge.law.laws.law import Law
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
    terms = Terms(law, effect.free, less, source, expedition=where, minimum=effect.minimum, cost_of=effect.cost_of)
    for player in resolution.doers(effect.who, players):
        if isinstance(effect.what, Some) and (effect.what.count != 1 or effect.what.up_to):
            yield from _several_of_theirs(resolution, player, effect.what, terms)
            continue
        if isinstance(effect.what, Some):
            found = yield from _chosen(resolution, player, effect.what.kind, terms)
            terms = changed(terms, why=_why_such(resolution, player, effect.what.kind, found))
        else:
            found = yield from _named(resolution, player, effect, law)
        if len(found) > 1:
            yield from _several_of_these(resolution, player, found, terms)
            continue
        played = None
        for one in found:
            refused = unplayable(resolution.run.view, one, player, cost_of=effect.cost_of)
            if refused is not None:
                _tell_refused(resolution, refused)
                continue
            played = yield from playing.play_card(resolution.run, player, one, terms)
        if played is None:
            resolution.tell("nothing_happens", impossible(resolution.run.view, effect, found, resolution.context))
        resolution.context = changed(resolution.context, did=played is not None)
        if played is None and not isinstance(effect.what, It):
            resolution.context = changed(resolution.context, it=())
        if played is not None:
            _follow(resolution, ((found[0], played),))


def _named(
    resolution: Resolution, player: Player, effect: Play, law: Law
) -> Generator[Question, Option, tuple[Object, ...]]:
    """The cards that an effect names to be played; of "these cards" a player chooses among those that can be."""
    view, context = resolution.run.view, resolution.context
    if isinstance(effect.what, Among):
        refusals = {
            one.id: unplayable(view, one, player, cost_of=effect.cost_of)
            for one in named_to_play(resolution, effect, player)
        }
        context = changed(context, group=tuple(one for one, refused in refusals.items() if refused is None))
        for refused in refusals.values() if not context.group else ():
            if refused is not None:
                _tell_refused(resolution, refused)
    return (yield from choose_objects(view, effect, context, player, (law,)))


def _tell_refused(resolution: Resolution, refused: Refusal) -> None:
    """Tell why a card that an effect names cannot be played."""
    source = resolution.context.source
    resolution.run.tell(refused.sentence, refused.laws, source=source, event=None, **refused.values)


def _several_of_theirs(resolution: Resolution, player: Player, said: Some, terms: Terms) -> Asking:
    """A player plays several cards of their Hand and Reserve, which they choose one by one."""
    most = most_of(resolution.run.view, said.count, resolution.context)
    may_stop = said.up_to or isinstance(said.count, AnyNumber)

    def name_next(taken: frozenset[int], now: Terms) -> Generator[Question, Option, Object | None]:
        if len(named) == most:
            return None
        found = yield from _chosen(resolution, player, said.kind, now, taken=taken, may_stop=may_stop)
        named.extend(found)
        return found[0] if found else None

    named: list[Object] = []
    yield from _played_together(resolution, player, name_next, terms)


def _several_of_these(resolution: Resolution, player: Player, cards: tuple[Object, ...], terms: Terms) -> Asking:
    """A player plays several cards that the effect names, as many of them as they can."""

    def name_next(taken: frozenset[int], now: Terms) -> Generator[Question, Option, Object | None]:
        able = (one for one in left if not _refused(resolution.run, one, player, (now,), from_anywhere=True))
        card = next((one for one in able if one.id not in taken), None)
        if card is not None:
            left.remove(card)
        yield from ()
        return card

    left = list(cards)
    yield from _played_together(resolution, player, name_next, terms)


def _played_together(resolution: Resolution, player: Player, name_next: Next, terms: Terms) -> Asking:
    """A player plays several cards in one step, and the effect goes on."""
    played = yield from play_several(resolution.run, player, name_next, terms)
    if not played:
        resolution.tell("nothing_happens", (events.IMPOSSIBLE_PART,))
    resolution.context = changed(resolution.context, did=bool(played), many=len(played), it=())
    if played:
        _follow(resolution, played)


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
        either = (terms, changed(terms, cost_of=Zone.HAND)) if effect.or_hand_cost else (terms,)
        for card in (yield from _chosen(resolution, player, effect.kind, *either)):
            paid = yield from _at_which_cost(resolution, player, card, either)
            why = _why_such(resolution, player, effect.kind, (card,))
            played = yield from playing.play_card(run, player, card, changed(paid, why=why))
    if played is None or card is None:
        resolution.tell("nothing_happens", (vocabulary.RUSH, events.IMPOSSIBLE_PART))
    resolution.context = changed(resolution.context, did=played is not None)
    if played is not None and card is not None:
        _follow(resolution, ((card, played),))


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


def _follow(resolution: Resolution, played: BecomeOf) -> None:
    """What an effect calls "it" once it has let cards be played, and where they were played from."""
    context = resolution.context.played(tuple((card.id, now) for card, now in played), resolution.run.rules)
    known = tuple((now, changed(card, played_from=card.zone)) for card, now in played)
    resolution.context = changed(context, known=known)


def _chosen(
    resolution: Resolution,
    player: Player,
    kind: Kind,
    *either: Terms,
    taken: frozenset[int] = NOTHING,
    may_stop: bool = False,
) -> Generator[Question, Option, tuple[Object, ...]]:
    """The card that a player chooses to play, of their Hand or Reserve, or of the Reserve that the text names; none if
    none can be played, or they stop."""
    run, source = resolution.run, resolution.context.source
    said = kind_meant(kind, run.view, resolution.context, player)
    hers = (one for zone in PLAYED_FROM for holder in holders(kind, player) for one in run.state.of(zone, holder))
    fitting = (one for one in hers if said.zone in (None, one.zone) and run.view.is_kind(one, said, source))
    there = [one for one in fitting if one.id not in taken]
    options = tuple(
        Option("choose", one.id, refusal=_refused(run, one, player, either)) for one in there if one.base.card
    )
    if not options or (not any(one.refusal is None for one in options) and not (may_stop and taken)):
        return ()
    options = (*options, Option("no more")) if may_stop else options
    answer = yield Question("choose", player, options, (either[0].law,), source.id)
    return (run.state.objects[answer.object],) if answer.object is not None else ()


def _why_such(resolution: Resolution, player: Player, kind: Kind, chosen: tuple[Object, ...]) -> Laws:
    """The laws by which what was chosen is such a card as may be played."""
    run, source = resolution.run, resolution.context.source
    if not run.traced:
        return ()
    said = kind_meant(kind, run.view, resolution.context, player)
    return deciding(run.view, OF_KINDS, lambda seen: all(seen.is_kind(one, said, source) for one in chosen))


def _refused(
    run: Run, card: Object, player: Player, either: tuple[Terms, ...], *, from_anywhere: bool = False
) -> Refusal | None:
    """Why a card cannot be played on any of some terms; None if it can."""
    why = refusal_anywhere if from_anywhere else refusal
    refusals = [why(run.view, card, player, one) for one in either if one is either[0] or card.zone is Zone.RESERVE]
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
