"""Playing cards and Reactions (chapter 5): declare, pay, resolve."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import CostsLess, Kind, NextPlayed, SpellEffect, Steps, says
from judge.game.effect import effects
from judge.game.effect.cost_of_card import (
    CostChange,
    depends_on_expedition,
    open_though_tired,
)
from judge.game.effect.costs import Payment, announce, can_pay_mana, mana_actions
from judge.game.effect.counted_plays import count_played
from judge.game.effect.declaration import Declared, anything_is_declared
from judge.game.effect.playable import optional_costs, refusal_anywhere, refusal_into
from judge.game.effect.price import IN_OWN_TURN, Terms, mana_for
from judge.game.effect.scout import choose_scout, scouting
from judge.game.effect.targets import declare
from judge.game.effect.tough import EXTRA, mana_left, pays_extra
from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.not_played import stop_at, unplayed_as_played
from judge.game.event.ongoing import awaiting, use
from judge.game.event.run import Asking, Run
from judge.game.state.actions import AddStatus, Laws, Move
from judge.game.state.knowledge import EVERYONE
from judge.game.state.objects import Object, Ongoing, Player
from judge.game.terms import HIDDEN, Expedition, Keyword, Status, Type, Zone
from judge.game.view.context import NOBODY, EffectContext
from judge.game.view.deciding import OF_CONDITIONS, deciding
from judge.game.view.view import View
from judge.law.laws import events, objects, playing, vocabulary, zones
from judge.law.laws.law import Law
from judge.value import changed

Played = Generator[Question, Option, int | None]
"""Rule code that plays something, and ends with the identity of what it has become; None if it was not played."""

NOT_PLAYED = {"cannot_pay_card": "card_too_dear"}
"""The keys of the sentences that tell it where they are others than those of the refusals."""


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
    reveal(run, card)
    stop_at(unplayed_as_played(card))
    depends = depends_on_expedition(run.view, card, player)
    barred = refusal_anywhere(run.view, card, player, terms) if depends and pays else None
    if barred is not None:
        run.tell(
            NOT_PLAYED.get(barred.sentence, barred.sentence), barred.laws, source=None, event=None, **barred.values
        )
        return None
    first = depends or scouting(run.view, card, terms) is not None
    expedition = (yield from _expedition(run, player, card, terms)) if first else None
    there = changed(terms, expedition=expedition) if depends else terms
    paying = yield from choose_scout(run, player, card, there)
    price = mana_for(run.view, card, player, paying)
    counts = _why_so_much(run.view, card, player, paying) if run.traced else ()
    laws = (*price.laws, *counts)
    chosen = yield from _optional(run, player, card, price.mana)
    mana = max(price.mana - chosen.many, 0)
    changes = (*price.changes, CostChange(card, price.mana - mana, (playing.DECLARED,)))
    if pays and not can_pay_mana(run.view, player, mana):
        ready = len(run.view.ready_orbs(player))
        run.tell("card_too_dear", (*laws, events.COST_IN_FULL), player=player, card=card, mana=mana, ready=ready)
        return None
    free = vocabulary.FREE in laws
    if not first:
        expedition = yield from _expedition(run, player, card, terms)
    declared = yield from _spell(run, player, card, mana, declaring=True, free=free, only=chosen.only)
    extra = declared.extra
    if extra and pays and not (yield from pays_extra(run, player, extra, card, EXTRA, offered=False)):
        return (yield from decline_card(run, player, card, terms))
    waiting = list(awaiting(run.view, card, player, card.zone))
    for emblem, waits in waiting:
        if waits.effect is None:
            run.state = use(run.state, emblem)
    tired = (objects.PLAYED_THOUGH_EXHAUSTED,) if card.exhausted and open_though_tired(run.view, card) else ()
    within = (playing.PLAYED_AT_ONCE,) if terms is not IN_OWN_TURN and run.holds(playing.PLAYED_AT_ONCE) else ()
    laws_of_free = (vocabulary.FREE,) if free else ()
    in_limbo = yield from _to_limbo(run, player, card, (terms.law, *within, *laws_of_free, *tired))
    why = (zones.MANA_PAID_BY_ORBS, *laws, *(EXTRA if extra else ()))
    payment = (*chosen.actions, *(mana_actions(run.view, player, mana + extra, why) if pays else ()))
    if pays:
        _tell_changes(run, in_limbo, changes, counts)
    if run.holds(playing.PROCESS):
        yield from run.perform(payment)
    count_played(run, player, begins=True)
    if in_limbo.base.type is Type.SPELL:
        yield from _gifts(run, in_limbo.id, waiting)
        became = yield from _resolve_spell(run, player, in_limbo, declared, free=free, only=chosen.only)
    else:
        became = yield from _join(run, player, in_limbo, expedition, scouts=paying.scout is not None)
        if became is not None and not run.holds(playing.GIFT_AS_REACTION):
            yield from _gifts(run, became, waiting)
    if not run.holds(playing.PROCESS):
        yield from run.perform(payment)
    count_played(run, player, begins=False)
    return became


def _why_so_much(view: View, card: Object, player: Player, terms: Terms) -> Laws:
    """The laws on what objects are that decide how much abilities change a cost."""
    own = any(says(one, (CostsLess,)) for one in card.base.abilities)
    if not own and not view.working(CostsLess):
        return ()
    return deciding(view, OF_CONDITIONS, lambda seen: mana_for(seen, card, player, terms).mana)


def _tell_changes(run: Run, card: Object, changes: tuple[CostChange, ...], counts: Laws) -> None:
    """Tell by whose abilities a card costs something else than is printed."""
    for one in changes:
        if one.less:
            mana = abs(one.less) if one.limit is None else one.limit
            laws = tuple(dict.fromkeys((*one.laws, *counts)))
            run.tell(one.sentence, laws, source=one.bearer, card=card, mana=mana, bearer=one.bearer)


def reveal(run: Run, card: Object) -> None:
    """A card in a hidden zone is shown as it is declared."""
    if card.zone in HIDDEN and run.holds(playing.DECLARED):
        run.state = run.state.with_object(changed(run.state.objects[card.id], known_by=EVERYONE))


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


def _optional(run: Run, player: Player, card: Object, mana: int) -> Generator[Question, Option, Payment]:
    """What a player chooses to pay beside the cost of a card; `many` is how much less the card costs then."""
    chosen = Payment()
    for cost, less, only in optional_costs(run.view, card, player):
        short, ready = mana - chosen.many, len(run.view.ready_orbs(player))
        laws = (events.COST_IN_FULL, playing.ILLEGAL_DECLARATION)
        values = {"card": card, "mana": short, "player": player, "ready": ready}
        payable = can_pay_mana(run.view, player, short)
        refused = None if payable else Refusal("cannot_pay_card", laws, values)
        options = (Option("pay"), Option("decline", refusal=refused))
        answer = yield Question("pay", player, options, (playing.DECLARED,), card.id)
        if answer.kind == "pay":
            taken = frozenset({card.id, *(one.object for one in chosen.actions if isinstance(one, Move))})
            payment = yield from announce(run, cost, EffectContext(player, card, card.id), taken=taken)
            chosen.actions += (changed(one, laws=(*one.laws, events.COST_ONE_STEP)) for one in payment.actions)
            chosen.many += less
            chosen.only = only or chosen.only
    return chosen


def _expedition(run: Run, player: Player, card: Object, terms: Terms) -> Generator[Question, Option, Expedition | None]:
    if not card.base.joins_expedition or not _has_its_zone(run, card):
        return None
    law = _of_permanent(card, playing.PERMANENT_EXPEDITION, playing.EXPEDITION_CHOSEN)
    gigantic = card.base.keyword(Keyword.GIGANTIC)
    if not run.holds(law) or (gigantic and not run.holds(vocabulary.GIGANTIC_IN_ONE_PLACE)):
        return Expedition.HERO
    if terms.expedition is not None:
        return terms.expedition
    depends = depends_on_expedition(run.view, card, player)
    options = tuple(
        Option("expedition", card.id, one, refusal=refusal_into(run.view, card, player, terms, one, depends))
        for one in Expedition
    )
    answer = yield Question("expedition", player, options, (law,), card.id)
    assert isinstance(answer.detail, Expedition)
    return answer.detail


def _has_its_zone(run: Run, card: Object) -> bool:
    """Whether a card that joins an expedition does so: of a Permanent, its zone type says so."""
    return not card.base.expedition_permanent or run.holds(objects.ZONE_TYPE)


def _of_permanent(card: Object, permanent: Law, character: Law) -> Law:
    """Of two laws, the one that is about such a card: an Expedition Permanent, or a Character."""
    return permanent if card.base.expedition_permanent else character


def _to_limbo(run: Run, player: Player, card: Object, why: tuple[Law, ...]) -> Generator[Question, Option, Object]:
    if not run.holds(zones.LIMBO):
        return card
    laws = (zones.LIMBO, *why, playing.DECLARED)
    changes = yield from run.perform((Move(card.id, Zone.LIMBO, player, laws, "play", played_from=card.zone),))
    found = next((one.after for one in changes if one.after is not None and one.after.zone is Zone.LIMBO), None)
    return found or card


def _spell(
    run: Run, player: Player, card: Object, mana: int, *, declaring: bool, free: bool = False, only: Kind | None = None
) -> Generator[Question, Option, Declared]:
    """The effect of a Spell, its targets chosen now if now is the time."""
    said = run.view.now(card).abilities
    effect = Steps(tuple([one.effect for one in said if isinstance(one, SpellEffect)]))
    if not effect.steps or declaring != anything_is_declared(run.rules):
        return Declared(effect)
    context = EffectContext(player, card, card.id, free=free, only=only)
    return (yield from declare(run, context, effect, mana_left(run, player, mana)))


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
        declared = yield from _spell(run, player, spell, 0, declaring=False, free=free, only=only)
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
    zone = Zone.EXPEDITION if card.base.joins_expedition and _has_its_zone(run, card) else Zone.LANDMARK
    law = _of_permanent(card, playing.PERMANENT_EXPEDITION, playing.EXPEDITION_CHOSEN)
    joins: Laws = (playing.RESOLVED_CARD_JOINS, *((law,) if expedition else ()))
    joins = (*joins, objects.ZONE_TYPE) if expedition and card.base.expedition_permanent else joins
    foreign = zone is Zone.LANDMARK and card.owner != player
    holder = player
    if foreign:
        whose = run.rules.of(playing.LANDMARK_OF_PLAYER, playing.RESOLVED_CARD_JOINS)
        holder = player if run.holds(whose) else card.owner
        shared = (zones.LANDMARKS_SHARED,) if run.holds(zones.LANDMARKS_SHARED) else ()
        joins = (*joins, *((whose,) if whose not in joins else ()), *shared)
    follows = _of_permanent(card, playing.PERMANENT_FLEETING_FOLLOWS, playing.FLEETING_FOLLOWS)
    fleeting = run.state.objects[card.id].has(Status.FLEETING) and zone is Zone.EXPEDITION and run.holds(follows)
    if expedition and card.base.keyword(Keyword.GIGANTIC):
        joins = (*joins, vocabulary.GIGANTIC_IN_ONE_PLACE)
    became = yield from _moved(run, Move(card.id, zone, holder, joins, "join", expedition=expedition, scouts=scouts))
    if fleeting and became is not None and became in run.state.objects:
        yield from run.perform((AddStatus(became, Status.FLEETING, (follows,)),))
    return became


def _moved(run: Run, move: Move) -> Played:
    changes = yield from run.perform((move,))
    found = [one.after.id for one in changes if isinstance(one.action, Move) and one.after is not None]
    return found[0] if found else None
