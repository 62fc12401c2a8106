"""Scout (7.4.5) as a card is declared: another cost, which its player may choose to pay instead of the Hand Cost."""

from __future__ import annotations

from collections.abc import Generator

from judge.game.ability import KeywordAbility
from judge.game.effect.costs import can_pay_mana
from judge.game.effect.price import IN_OWN_TURN, Terms, mana_for
from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.run import Run
from judge.game.state.objects import Object, Player
from judge.game.terms import Keyword, Zone
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.game.view.view import View
from judge.law.laws import events, playing, vocabulary
from judge.value import changed


def scouting(view: View, card: Object, terms: Terms = IN_OWN_TURN) -> Terms | None:
    """The terms on which a card is played with Scout; None if it cannot be.

    Arguments:
        card: the card, where it is played from.
        terms: on which terms it is played otherwise.
    """
    if card.zone is not Zone.HAND or not card.base.keyword(Keyword.SCOUT) or not view.rules.holds(vocabulary.SCOUT):
        return None
    said = view.now(card).abilities
    found = (one for one in said if isinstance(one, KeywordAbility) and one.keyword is Keyword.SCOUT)
    context = EffectContext(card.holder, card, card.id)
    costs = [evaluate(one.number or 0, view, context) for one in found]
    return changed(terms, scout=min(costs)) if costs else None


def choose_scout(run: Run, player: Player, card: Object, terms: Terms) -> Generator[Question, Option, Terms]:
    """Let a player say whether they play a card with Scout.

    Arguments:
        player: who plays it.
        card: the card, where it is played from.
        terms: on which terms it is played otherwise.

    Returns:
        the terms on which it is played.
    """
    scouted = scouting(run.view, card, terms)
    if scouted is None:
        return terms
    options = (
        Option("scout", card.id, refusal=_too_dear(run.view, player, card, scouted)),
        Option("no scout", card.id, refusal=_too_dear(run.view, player, card, terms)),
    )
    if all(one.refusal is not None for one in options):
        return terms
    answer = yield Question("scout", player, options, (vocabulary.SCOUT, playing.DECLARED), card.id)
    return scouted if answer.kind == "scout" else terms


def _too_dear(view: View, player: Player, card: Object, terms: Terms) -> Refusal | None:
    price = mana_for(view, card, player, terms)
    if can_pay_mana(view, player, price.mana + terms.beside):
        return None
    laws = (*price.laws, events.COST_IN_FULL, playing.ILLEGAL_DECLARATION)
    values = {"card": card, "mana": price.mana, "player": player, "ready": len(view.ready_orbs(player))}
    return Refusal("cannot_pay_card", laws, values)
