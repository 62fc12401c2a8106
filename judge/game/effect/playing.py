"""Playing cards and Reactions (chapter 5): declare, pay, resolve."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import Kind, NextPlayed
from judge.game.effect import effects
from judge.game.effect.cost_of_card import CostChange
from judge.game.effect.costs import mana_actions
from judge.game.effect.counted_plays import count_played
from judge.game.effect.declaration import Declared, anything_is_declared
from judge.game.effect.exhausted_card import open_though_tired
from judge.game.effect.intent import Intent, declare_card, declare_spell, has_its_zone, of_permanent, reveal
from judge.game.effect.price import IN_OWN_TURN, Terms
from judge.game.effect.tough import EXTRA, pays_extra
from judge.game.event.choices import Option, Question
from judge.game.event.ongoing import awaiting, use
from judge.game.event.run import Asking, Run
from judge.game.state.card_actions import Move
from judge.game.state.doing import Laws
from judge.game.state.object_actions import AddStatus
from judge.game.state.objects import Object, Ongoing, Player
from judge.game.terms import Expedition, Keyword, Status, Type, Zone
from judge.game.view.context import NOBODY, EffectContext
from judge.law.laws import events, objects, playing, vocabulary, zones
from judge.law.laws.law import Law

Played = Generator[Question, Option, int | None]
"""Rule code that plays something, and ends with the identity of what it has become; None if it was not played."""


def play_card(run: Run, player: Player, card: Object, terms: Terms = IN_OWN_TURN, *, pays: bool = True) -> Played:
    """Play a card: declare it, move it to Limbo, pay for it, resolve it.

    Arguments:
        player: who plays it.
        card: the card, in a Hand or a Reserve.
        terms: on which terms it is played.
        pays: whether the player pays for it.

    Raises:
        NotPlayedError: the card says something that matters now and that the engine does not play.
    """
    intent = yield from declare_card(run, player, card, terms, pays=pays)
    if intent is None:
        return None
    if pays and not (yield from pays_targets(run, player, intent)):
        return (yield from decline_card(run, player, card, terms))
    return (yield from finish_card(run, player, intent, pays=pays))


def pays_targets(run: Run, player: Player, intent: Intent) -> Generator[Question, Option, bool]:
    """Whether a player pays what the targets that they have declared cost; true where they cost nothing.

    Arguments:
        player: who plays the card.
        intent: how they have declared it.
    """
    extra = intent.declared.extra
    return not extra or (yield from pays_extra(run, player, extra, intent.card, EXTRA, offered=False))


def finish_card(run: Run, player: Player, intent: Intent, *, pays: bool = True, because: Laws = ()) -> Played:
    """Go on with a card that has been declared: move it to Limbo, pay for it, resolve it.

    Arguments:
        player: who plays it.
        intent: how they have declared it.
        pays: whether the player pays for it.
        because: the laws by which it is its turn now.
    """
    card, free, declared = intent.card, intent.free, intent.declared
    waiting = list(awaiting(run.view, card, player, card.zone))
    for emblem, waits in waiting:
        if waits.effect is None:
            run.state = use(run.state, emblem)
    tired = (objects.PLAYED_THOUGH_EXHAUSTED,) if card.exhausted and open_though_tired(run.view, card) else ()
    within = (playing.PLAYED_AT_ONCE,) if intent.terms.source and run.holds(playing.PLAYED_AT_ONCE) else ()
    for_nothing = tuple(law for law in (vocabulary.FREE, objects.MISSING_IS_ZERO) if law in intent.price.laws)
    such = (*intent.terms.why, *tired)
    in_limbo = yield from _to_limbo(run, player, card, (intent.terms.law, *within, *for_nothing, *such, *because))
    why = (zones.MANA_PAID_BY_ORBS, *intent.why, *(EXTRA if declared.extra else ()))
    paid = mana_actions(run.view, player, intent.mana + declared.extra, why) if pays else ()
    payment = (*intent.chosen.actions, *paid)
    if pays:
        _tell_changes(run, in_limbo, intent.changes, intent.counts)
    if run.holds(playing.PROCESS):
        yield from run.perform(payment)
    count_played(run, player, in_limbo, begins=True)
    if in_limbo.base.type is Type.SPELL:
        yield from _gifts(run, in_limbo.id, waiting)
        became = yield from _resolve_spell(run, player, in_limbo, declared, free=free, only=intent.chosen.only)
    else:
        became = yield from _join(run, player, in_limbo, intent.expedition, scouts=intent.terms.scout is not None)
    if not run.holds(playing.PROCESS):
        yield from run.perform(payment)
    count_played(run, player, in_limbo, begins=False)
    return became


def _tell_changes(run: Run, card: Object, changes: tuple[CostChange, ...], counts: Laws) -> None:
    """Tell by whose abilities a card costs something else than is printed."""
    for one in changes:
        if one.less:
            mana = abs(one.less) if one.limit is None else one.limit
            laws = tuple(dict.fromkeys((*one.laws, *counts)))
            run.tell(one.sentence, laws, source=one.bearer, card=card, mana=mana, bearer=one.bearer)


def decline_card(run: Run, player: Player, card: Object, terms: Terms = IN_OWN_TURN) -> Played:
    """A player declares a card and declines to pay for it: it is not played, and in their own turn they choose again.

    Arguments:
        player: who declines.
        terms: on which terms it would be played.
    """
    reveal(run, card)
    run.tell("declines_card", (events.MAY_DECLINE_COST, events.CARD_COST_DECLINED), player=player, card=card)
    if not run.holds(events.CARD_COST_DECLINED):
        return (yield from play_card(run, player, card, terms, pays=False))
    run.taken_back = terms is IN_OWN_TURN
    return None


def _to_limbo(run: Run, player: Player, card: Object, why: tuple[Law, ...]) -> Generator[Question, Option, Object]:
    if not run.holds(zones.LIMBO):
        return card
    laws = (zones.LIMBO, *why, playing.DECLARED)
    changes = yield from run.perform((Move(card.id, Zone.LIMBO, player, laws, "play", played_from=card.zone),))
    found = next((one.after for one in changes if one.after is not None and one.after.zone is Zone.LIMBO), None)
    return found or card


def _gifts(run: Run, card: int, waiting: list[tuple[Object, NextPlayed]]) -> Asking:
    """What emblems do at once to a Spell that is being played; to other cards they do it by a Reaction."""
    for emblem, waits in waiting:
        if waits.effect is None or not isinstance(emblem.ongoing, Ongoing):
            continue
        run.state = use(run.state, emblem)
        context = EffectContext(emblem.holder, emblem.ongoing.source, emblem.id, (card,))
        yield from effects.resolve(run, waits.effect, context)


def _resolve_spell(
    run: Run, player: Player, spell: Object, declared: Declared, *, free: bool, only: Kind | None
) -> Played:
    if not anything_is_declared(run.rules):
        declared = yield from declare_spell(run, player, spell, 0, declaring=False, free=free, only=only)
    me = spell.id if run.holds(vocabulary.SPELL_SPEAKS_OF_ITSELF) else NOBODY
    why = (vocabulary.SPELL_SPEAKS_OF_ITSELF,)
    context = EffectContext(player, spell, me, why_me=why, free=free, reached=declared.reached, only=only)
    yield from effects.resolve(run, declared.effect, context)
    if not run.holds(playing.SPELL_DONE) or spell.id not in run.state.objects:
        return None
    cools = run.view.now(spell).keyword(Keyword.COOLDOWN) and run.holds(vocabulary.COOLDOWN)
    zone = Zone.DISCARD if run.state.objects[spell.id].has(Status.FLEETING) else Zone.RESERVE
    became = yield from _moved(run, Move(spell.id, zone, spell.holder, (playing.SPELL_DONE,), "done"))
    if cools and zone is Zone.RESERVE and became is not None and became in run.state.objects:
        yield from run.perform((AddStatus(became, Status.EXHAUSTED, (vocabulary.COOLDOWN,)),))
    return became


def _join(run: Run, player: Player, card: Object, expedition: Expedition | None, *, scouts: bool = False) -> Played:
    if not run.holds(playing.RESOLVED_CARD_JOINS):
        return None
    zone = Zone.EXPEDITION if card.base.joins_expedition and has_its_zone(run, card) else Zone.LANDMARK
    law = of_permanent(card, playing.PERMANENT_EXPEDITION, playing.EXPEDITION_CHOSEN)
    joins: Laws = (playing.RESOLVED_CARD_JOINS, *((law,) if expedition else ()))
    joins = (*joins, objects.ZONE_TYPE) if expedition and card.base.expedition_permanent else joins
    foreign = zone is Zone.LANDMARK and card.owner != player
    holder = player
    if foreign:
        whose = run.rules.of(playing.LANDMARK_OF_PLAYER, playing.RESOLVED_CARD_JOINS)
        holder = player if run.holds(whose) else card.owner
        shared = (zones.LANDMARKS_SHARED,) if run.holds(zones.LANDMARKS_SHARED) else ()
        joins = (*joins, *((whose,) if whose not in joins else ()), *shared)
    follows = of_permanent(card, playing.PERMANENT_FLEETING_FOLLOWS, playing.FLEETING_FOLLOWS)
    fleeting = run.state.objects[card.id].has(Status.FLEETING) and zone is Zone.EXPEDITION and run.holds(follows)
    if expedition and card.base.keyword(Keyword.GIGANTIC):
        joins = (*joins, vocabulary.GIGANTIC_IN_ONE_PLACE)
    became = yield from _moved(run, Move(card.id, zone, holder, joins, "join", expedition=expedition, scouts=scouts))
    there = run.state.objects.get(became) if became is not None else None
    if fleeting and there is not None and there.zone is Zone.EXPEDITION:
        yield from run.perform((AddStatus(there.id, Status.FLEETING, (follows,)),))
    return became


def _moved(run: Run, move: Move) -> Played:
    changes = yield from run.perform((move,))
    found = [one.after.id for one in changes if isinstance(one.action, Move) and one.after is not None]
    return found[0] if found else None
