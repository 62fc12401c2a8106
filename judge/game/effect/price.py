"""The price of a card (5.1.2): what a player must pay for it, by which laws, and whose texts have changed it."""

from __future__ import annotations

from judge.game.effect.cost_of_card import CostChange, Reduction, mana_of
from judge.game.event.ongoing import awaiting
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.terms import Expedition, Zone
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.game.view.view import View
from judge.law.laws import objects, playing, vocabulary
from judge.law.laws.law import Law
from judge.value import changed, value


@value(frozen=True, slots=True)
class Terms:
    """On which terms a card is played.

    Arguments:
        law: what allows to play it now.
        free: whether it is played for free.
        less: how much less it costs.
        source: the object whose effect lets it be played; None where a player simply plays it.
        scout: the mana that is paid for Scout instead of the Hand Cost; None without Scout.
        expedition: the expedition in which it is played, where that is known before it is paid for.
        cost_of: the zone whose cost is paid, wherever it is played from; None for that of where it is.
        minimum: the least that it costs then; None where none is named.
        beside: how much mana is paid beside for other cards of the same step.
        why: the laws by which it is such a card as may be played so.
    """

    law: Law = playing.CARD_IN_OWN_TURN
    free: bool = False
    less: int = 0
    source: Object | None = None
    scout: int | None = None
    expedition: Expedition | None = None
    cost_of: Zone | None = None
    minimum: int | None = None
    beside: int = 0
    why: Laws = ()


IN_OWN_TURN = Terms()


def base_cost(view: View, card: Object, cost_of: Zone | None = None) -> tuple[int, Laws]:
    """What a card costs from where it is, and the laws that say so.

    Arguments:
        view: the state.
        card: a card in a Hand or a Reserve.
        cost_of: the zone whose cost is paid all the same; None for that of where it is.
    """
    from_reserve = (cost_of or card.zone) is Zone.RESERVE
    law = objects.RESERVE_COST if from_reserve else objects.HAND_COST
    now = view.now(card)
    cost = now.reserve_cost if from_reserve else now.hand_cost
    laws = (law,) if cost is not None or cost_of is None else (law, objects.MISSING_IS_ZERO)
    return (cost or 0) if view.rules.holds(law) else 0, laws


@value(frozen=True, slots=True)
class Price:
    """What a player must pay for a card.

    Arguments:
        mana: how much.
        laws: why.
        changes: what made it cost something else than is printed.
    """

    mana: int
    laws: Laws
    changes: tuple[CostChange, ...] = ()


def mana_for(view: View, card: Object, player: Player, terms: Terms = IN_OWN_TURN, extra: int = 0) -> Price:
    """How much mana a player must pay for a card, and why.

    Arguments:
        view: the state.
        card: the card, where it is played from.
        player: who plays it.
        terms: on which terms it is played.
        extra: what its targets add to the cost, before anything lowers or bounds it; below zero, what else lowers it.
    """
    waiting = tuple(awaiting(view, card, player, card.zone)) if view.state.objects.emblems else ()
    if (terms.free or (waiting and any(waits.free for _, waits in waiting))) and view.rules.holds(vocabulary.FREE):
        return Price(0, (vocabulary.FREE,))
    cost, why = base_cost(view, card, terms.cost_of) if terms.scout is None else (terms.scout, (vocabulary.SCOUT,))
    cost += extra
    if terms.scout is not None and not view.rules.holds(vocabulary.SCOUT_COST_CHANGED):
        return Price(cost, why)
    context = EffectContext(player, card, card.id) if waiting else None
    said = [
        Reduction(emblem.author, evaluate(waits.less, view, context), waits.minimum)
        for emblem, waits in waiting
        if context
    ]
    if terms.source is not None:
        said.append(Reduction(terms.source, terms.less, terms.minimum))
    mana, changes = mana_of(view, card, player, cost, tuple(said), terms.expedition)
    if not changes:
        return Price(mana, why)
    if terms.scout is not None:
        changes = tuple(changed(one, laws=(*one.laws, vocabulary.SCOUT_COST_CHANGED)) for one in changes)
    return Price(mana, tuple(dict.fromkeys((*why, *(law for one in changes for law in one.laws)))), changes)
