"""Whether a player may play a card (5.1): from where, into which expedition, and with how much mana."""

from __future__ import annotations

from judge.game.ability import Cost, Kind, PayToCostLess, Whose
from judge.game.effect.barred_plays import unplayable
from judge.game.effect.cost_of_card import depends_on_expedition
from judge.game.effect.costs import can_pay_mana, unpayable
from judge.game.effect.exhausted_card import too_tired_for
from judge.game.effect.price import IN_OWN_TURN, Terms, mana_for
from judge.game.effect.scout import scouting
from judge.game.event.choices import Refusal
from judge.game.event.not_played import unplayed_as_played
from judge.game.event.picking import NOTHING
from judge.game.state.objects import Object, Player
from judge.game.state.state import SEATS
from judge.game.terms import Expedition, Zone
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.game.view.view import View
from judge.law.laws import events, playing
from judge.value import changed

PLAYED_FROM = (Zone.HAND, Zone.RESERVE)
"""Where cards are played from."""


def holders(kind: Kind, player: Player) -> tuple[Player, ...]:
    """In whose zones the cards are among which a player chooses one to play: their own, unless a text names others.

    Arguments:
        kind: what the text says of the card.
        player: who plays it.
    """
    named = kind.zone is Zone.RESERVE and kind.whose not in (Whose.ANYONE, Whose.YOURS)
    return SEATS if named else (player,)


def refusal(view: View, card: Object, player: Player, terms: Terms = IN_OWN_TURN) -> Refusal | None:
    """Why a player may not play a card now; None if they may.

    Arguments:
        view: the state.
        card: a card in their Hand or Reserve.
        terms: on which terms it would be played.
    """
    if card.zone not in PLAYED_FROM and view.rules.holds(playing.HAND_OR_RESERVE):
        return Refusal("not_from_there", (playing.HAND_OR_RESERVE,), {"card": card})
    return refusal_anywhere(view, card, player, terms)


def refusal_anywhere(view: View, card: Object, player: Player, terms: Terms) -> Refusal | None:
    """Why a player may not play a card from wherever it is; None if they may.

    Arguments:
        view: the state.
        card: a card that they play from their Hand or Reserve, or that an effect has them play.
        terms: on which terms it would be played.
    """
    if terms.expedition is None and depends_on_expedition(view, card, player):
        each = [refusal_anywhere(view, card, player, changed(terms, expedition=one)) for one in Expedition]
        return each[0] if all(each) else None
    side = (player, terms.expedition) if terms.expedition is not None else None
    tired = too_tired_for(view, card, terms.expedition) if terms.expedition is not None else None
    impossible = tired or unplayable(view, card, player, side, terms.cost_of)
    if impossible is not None:
        return impossible
    if unplayed_as_played(card) is not None:
        return None
    price = mana_for(view, card, player, terms)
    scouted = scouting(view, card, terms)
    if scouted is not None:
        price = min((price, mana_for(view, card, player, scouted)), key=lambda one: one.mana)
    cost = price.mana
    offers = optional_costs(view, card, player)
    lowered = (max(mana_for(view, card, player, terms, -less).mana, 0) for _, less, _ in offers)
    least = min(cost, *lowered) if offers else cost
    if can_pay_mana(view, player, least + terms.beside) or not view.rules.holds(playing.ILLEGAL_DECLARATION):
        return None
    ready = len(view.ready_orbs(player)) - terms.beside
    together = (playing.SEVERAL_CARDS,) if terms.beside else ()
    laws = (*together, *price.laws, events.COST_IN_FULL, playing.ILLEGAL_DECLARATION)
    return Refusal("cannot_pay_card", laws, {"card": card, "mana": cost, "player": player, "ready": ready})


def refusal_into(
    view: View, card: Object, player: Player, terms: Terms, into: Expedition, depends: bool
) -> Refusal | None:
    """Why a card cannot be played in an expedition; None if it can.

    Arguments:
        view: the state.
        card: a card that they play.
        terms: on which terms it would be played.
        into: the expedition.
        depends: whether the card says that it matters which one it is.
    """
    tired = too_tired_for(view, card, into)
    return tired or (refusal_anywhere(view, card, player, changed(terms, expedition=into)) if depends else None)


def optional_costs(
    view: View, card: Object, player: Player, taken: frozenset[int] = NOTHING, *, free: bool = False
) -> tuple[tuple[Cost, int, Kind | None], ...]:
    """The costs that a player may pay beside the cost of a card, how much less it costs then, and what alone it can
    target then, where the text says so.

    Arguments:
        view: the state.
        card: the card, in a Hand or a Reserve.
        taken: the objects that cannot be paid with any more.
        free: whether the card is played for free, so that nothing is paid and nothing of it can cost less.
    """
    if not view.rules.holds(playing.DECLARED):
        return ()
    now = view.now(card)
    if PayToCostLess not in now.sorts:
        return ()
    offers = [one for one in now.abilities if isinstance(one, PayToCostLess)]
    if free and view.rules.edition.parameters.free_of_all_costs:
        offers = [one for one in offers if one.targets is not None]
    if not offers:
        return ()
    context = EffectContext(player, card, card.id)
    itself = taken | {card.id}
    payable = (one for one in offers if unpayable(view, one.cost, context, taken=itself) is None)
    return tuple((one.cost, evaluate(one.less, view, context), one.targets) for one in payable)
