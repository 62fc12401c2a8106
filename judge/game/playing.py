"""Playing cards and Reactions (chapter 5): declare, pay, resolve."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from judge.game.ability import Effect, SpellEffect, Steps
from judge.game.choices import Option, Question, Refusal
from judge.game.costs import can_pay_mana, mana_actions
from judge.game.effects import resolve
from judge.game.objects import Object, Player
from judge.game.run import Asking, Run
from judge.game.steps import Cease, Move
from judge.game.targets import declare
from judge.game.terms import Expedition, Status, Type, Zone
from judge.game.view import View
from judge.law.citations import events, objects, playing, vocabulary, zones
from judge.law.citations.law import Law


def base_cost(view: View, card: Object) -> tuple[int, Law]:
    """What a card costs from where it is, and the law that says so.

    Arguments:
        view: the state.
        card: a card in a Hand or a Reserve.
    """
    law = objects.HAND_COST if card.zone is Zone.HAND else objects.RESERVE_COST
    cost = card.base.hand_cost if card.zone is Zone.HAND else card.base.reserve_cost
    return (cost or 0) if view.rules.holds(law) else 0, law


def refusal(view: View, card: Object, player: Player) -> Refusal | None:
    """Why a player may not play a card now; None if they may.

    Arguments:
        view: the state.
        card: a card in their Hand or Reserve.
        player: the player.
    """
    cost, law = base_cost(view, card)
    if can_pay_mana(view, player, cost) or not view.rules.holds(playing.ILLEGAL_DECLARATION):
        return None
    ready = len(view.ready_orbs(player))
    laws = (law, events.COST_IN_FULL, playing.ILLEGAL_DECLARATION)
    return Refusal("cannot_pay_card", laws, {"card": card, "mana": cost, "orbs": ready})


def play_card(run: Run, player: Player, card: Object, *, pays: bool = True) -> Asking:
    """Play a card: declare it, move it to Limbo, pay for it, resolve it.

    Arguments:
        run: the run.
        player: who plays it.
        card: the card, in a Hand or a Reserve.
        pays: whether the player pays for it.
    """
    mana, law = base_cost(run.view, card)
    if pays and not can_pay_mana(run.view, player, mana):
        run.tell("declaration_fails", (law, events.COST_IN_FULL), player=player, card=card)
        return
    expedition = yield from _expedition(run, player, card)
    effect, extra = yield from _spell(run, player, card, mana, declaring=True)
    card = yield from _to_limbo(run, player, card)
    if pays:
        laws = (zones.MANA_PAID_BY_ORBS, law, *((vocabulary.TOUGH,) if extra else ()))
        yield from run.perform(mana_actions(run.view, player, mana + extra, laws))
    if card.base.type is Type.SPELL:
        yield from _resolve_spell(run, player, card, effect)
    elif run.holds(playing.RESOLVED_CARD_JOINS):
        zone = Zone.EXPEDITION if card.base.type is Type.CHARACTER else Zone.LANDMARK
        joins = (playing.RESOLVED_CARD_JOINS, *((playing.EXPEDITION_CHOSEN,) if expedition else ()))
        yield from run.perform((Move(card.id, zone, player, joins, "join", expedition=expedition),))


def decline_card(run: Run, player: Player, card: Object) -> Asking:
    """A player declares a card and declines to pay for it: it is not played.

    Arguments:
        run: the run.
        player: who declines.
        card: the card.
    """
    run.tell("declines_card", (events.MAY_DECLINE_COST, events.CARD_COST_DECLINED), player=player, card=card)
    if not run.holds(events.CARD_COST_DECLINED):
        yield from play_card(run, player, card, pays=False)


def _expedition(run: Run, player: Player, card: Object) -> Generator[Question, Option, Expedition | None]:
    if card.base.type is not Type.CHARACTER:
        return None
    if not run.holds(playing.EXPEDITION_CHOSEN):
        return Expedition.HERO
    options = tuple(Option("expedition", card.id, expedition) for expedition in Expedition)
    answer = yield Question("expedition", player, options, (playing.EXPEDITION_CHOSEN,), card.id)
    assert isinstance(answer.detail, Expedition)
    return answer.detail


def _to_limbo(run: Run, player: Player, card: Object) -> Generator[Question, Option, Object]:
    if not run.holds(zones.LIMBO):
        return card
    yield from run.perform((Move(card.id, Zone.LIMBO, player, (zones.LIMBO,), "play", played_from=card.zone),))
    return [one for one in run.state.of(Zone.LIMBO, player) if one.emblem is None][-1]


def _spell(
    run: Run, player: Player, card: Object, mana: int, *, declaring: bool
) -> Generator[Question, Option, tuple[Effect, int]]:
    """The effect of a Spell, its targets chosen now if now is the time."""
    effect: Effect = Steps(tuple(one.effect for one in card.base.abilities if isinstance(one, SpellEffect)))
    if declaring != run.holds(playing.TARGETS_DECLARED):
        return effect, 0
    left = len(run.view.ready_orbs(player)) - mana if run.holds(events.COST_IN_FULL) else None
    return (yield from declare(run, player, effect, card, left))


def _resolve_spell(run: Run, player: Player, spell: Object, effect: Effect) -> Asking:
    if not run.holds(playing.TARGETS_DECLARED):
        effect, _ = yield from _spell(run, player, spell, 0, declaring=False)
    yield from resolve(run, effect, player, spell, spell.id)
    if run.holds(playing.SPELL_DONE) and spell.id in run.state.objects:
        zone = Zone.DISCARD if run.state.objects[spell.id].has(Status.FLEETING) else Zone.RESERVE
        yield from run.perform((Move(spell.id, zone, spell.owner, (playing.SPELL_DONE,), "done"),))


def play_reaction(run: Run, emblem: Object) -> Asking:
    """Play an Emblem-Reaction: declare its targets, pay or decline what they cost, resolve it.

    Arguments:
        run: the run.
        emblem: the emblem in Limbo.
    """
    assert emblem.emblem is not None
    bound, player = emblem.emblem, emblem.holder
    effect, extra = yield from declare(run, player, bound.reaction.effect, bound.source)
    if extra and run.holds(playing.REACTION_EXTRA_COST):
        laws = (playing.REACTION_EXTRA_COST, vocabulary.TOUGH)
        payable = can_pay_mana(run.view, player, extra)
        too_much = None if payable else Refusal("cannot_pay_in_full", (events.COST_IN_FULL,))
        decline = (Option("decline"),) if run.holds(events.MAY_DECLINE_COST) or not payable else ()
        options = (Option("pay", detail=extra, refusal=too_much), *decline)
        answer = yield Question("pay", player, options, (*laws, events.MAY_DECLINE_COST), bound.source.id)
        if answer.kind == "decline":
            run.tell("declines_cost", (events.MAY_DECLINE_COST,), source=bound.source, player=player)
            if run.holds(events.REACTION_COST_DECLINED):
                yield from run.perform((Cease(emblem.id, (events.REACTION_COST_DECLINED,)),), bound.source)
                return
        else:
            yield from run.perform(mana_actions(run.view, player, extra, laws), bound.source)
    yield from resolve(run, effect, player, bound.source, bound.me, bound.it)
    if run.holds(playing.REACTION_CEASES):
        yield from run.perform((Cease(emblem.id, (playing.REACTION_CEASES,)),), bound.source)
    else:
        run.state = run.state.with_object(replace(emblem, emblem=None))
