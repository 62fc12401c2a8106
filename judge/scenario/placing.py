"""What cannot lie where: the refusals of a board."""

from __future__ import annotations

from judge.cards.card import Card
from judge.cards.language.words import TOKENS
from judge.game.ability import TOKEN_PERMANENTS
from judge.game.edition import Edition
from judge.game.terms import HIDDEN, Status, Type, Zone
from judge.law.laws import objects, zones
from judge.messages import Message, message, pasted
from judge.scenario.listed import Listed
from judge.wording.names import NamedCard


def impossible(listed: Listed, zone: Zone, edition: Edition) -> Message | None:
    """Why a card as it is listed cannot be in a zone; None if it can.

    Arguments:
        listed: the card.
        edition: that by which the board is read.
    """
    if Status.BOOSTED in listed.statuses:
        boosts = pasted("1 boost")
        return message("a Boosted object is one with boosts; write how many, such as “{boosts}”", boosts=boosts)
    if zone in HIDDEN and (listed.statuses or listed.without or listed.counters or listed.bare):
        return message("a card in a hidden zone is no object; it has no status and no counter")
    if zone is Zone.DISCARD and listed.statuses and objects.NO_STATUS_IN_DISCARD.name not in edition.absent:
        return message("an object in the Discard pile has no status")
    bears = any(many for _, many in listed.counters)
    if zone is Zone.DISCARD and bears and objects.NO_COUNTERS_IN_DISCARD.name not in edition.absent:
        return message("an object in the Discard pile has no counters")
    if zone is Zone.MANA and (listed.counters or listed.statuses - {Status.EXHAUSTED}):
        return message("a Mana Orb is ready or Exhausted and bears nothing else")
    if listed.named is None and zone not in HIDDEN:
        return message("only in a Hand or a Deck can cards be unknown; write their names")
    if listed.named is not None and listed.named.keys <= set(TOKENS):
        return _misplaced_token(listed.named, zone, edition)
    return None


def _misplaced_token(named: NamedCard, zone: Zone, edition: Edition) -> Message | None:
    if objects.TOKEN_OF_OTHER_TYPE.name not in edition.absent and named.keys <= set(TOKEN_PERMANENTS):
        return None if zone is Zone.LANDMARK else message("this token is only among Landmarks")
    return None if zone is Zone.EXPEDITION else message("a token is only in an Expedition")


def away_from_owner(zone: Zone, edition: Edition) -> Message | None:
    """Why a card cannot be in a zone of a player who does not own it; None if it can."""
    if zone is Zone.LANDMARK and zones.LANDMARKS_SHARED.name not in edition.absent:
        return None
    return None if zone is Zone.EXPEDITION else message("a card of another player cannot be in this zone")


def misplaced(card: Card, zone: Zone) -> Message | None:
    """Why a card of this type cannot be in a zone; None if it can."""
    there = {
        Zone.EXPEDITION: card.type is Type.CHARACTER or card.expedition_permanent,
        Zone.LANDMARK: card.type is Type.PERMANENT and not card.expedition_permanent,
        Zone.HERO: card.type is Type.HERO,
    }
    if not there.get(zone, True):
        return message("a card of this type cannot be there; put it in another zone")
    if zone not in there and card.type is Type.HERO:
        fact = pasted({"en": f"Hero: {card.name['en']}", "fr": f"Héros\u00a0: {card.name['fr']}"})
        return message("a Hero lies only in the Hero zone; write “{fact}”", fact=fact)
    return None
