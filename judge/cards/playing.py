"""Whether the engine plays a card, and if not, why: its text, its type, or a later edition of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cards.card import Card
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import QUOTED
from judge.cards.printing import print_ability
from judge.game.ability.nodes import not_played
from judge.game.ability.nodes.later import later, needs_later
from judge.game.edition import Edition
from judge.game.terms import Rarity
from judge.law.laws import objects, overview
from judge.messages import LANGUAGES, Language, Message, message


def unplayable(card: Card, edition: Edition) -> Message | None:
    """Why the engine does not play a card by an edition; None if it does."""
    if card.declined is not None:
        return message("its text is not understood: {reason}", reason=card.declined.pointed)
    whole = created(card) or whole_card(card, edition)
    if whole is not None:
        return whole
    reason = not_played(card.abilities, card.type, edition)
    if reason is None or "part" not in reason.values:
        return reason
    try:
        return reason.filled(part=_ability(card, edition))
    except Unsayable:
        return reason


def without_rule(card: Card, edition: Edition) -> Message | None:
    """Why an edition has no rule for a card: for what it is, or for a part of what it says; None if it has all."""
    return whole_card(card, edition) or needs_later(card.abilities, edition)


def created(card: Card) -> Message | None:
    """Why a card is none that lies anywhere before an effect creates it; None if it is."""
    if card.printed is not None and card.printed.is_token:
        return message("it is a token; only an effect creates it")
    return None


def whole_card(card: Card, edition: Edition) -> Message | None:
    """Why the engine does not play a card by an edition whatever its text says; None if it does."""
    if card.expedition_permanent and objects.ZONE_TYPE.name in edition.absent:
        return later(({"en": "Expedition Permanent", "fr": "Permanent d’Expédition"}, objects.ZONE_TYPE))
    if card.rarity == Rarity.EXALTED and overview.THREE_EXALTED.name in edition.absent:
        return later(({"en": card.rarity, "fr": "exaltée"}, overview.THREE_EXALTED))
    if card.rarity not in list(Rarity):
        return later(({"en": card.rarity, "fr": card.rarity}, None))
    return None


def _ability(card: Card, edition: Edition) -> Mapping[Language, str]:
    """The first ability that the engine does not play, quoted in both languages."""
    return {one: QUOTED[one].format(unplayed_words(card, edition, one)) for one in LANGUAGES}


def unplayed_words(card: Card, edition: Edition, language: Language) -> str:
    """The first ability of a card that the engine does not play, in one line; "" where each is played.

    Raises:
        Unsayable: no words are known for it.
    """
    for ability in card.abilities:
        if not_played((ability,), card.type, edition) is not None:
            return " ".join(print_ability(ability, language, card.feminine, marks=False).split("\n"))
    return ""
