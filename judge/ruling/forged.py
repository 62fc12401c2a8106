"""What a ruling says of the cards in it that a visitor made, so that nobody takes them for printed ones."""

from __future__ import annotations

from judge.cards.naming import display_name
from judge.messages import Language, message
from judge.scenario.performance import Performance
from judge.telling.seat import SeatView

MOST_NAMED = 3


def forged_sentence(run: Performance, seat: SeatView, language: Language) -> str:
    """The sentence; "" where no card of such a kind is known from a seat.

    Arguments:
        run: what is ruled on.
    """
    cards = [card for card in run.names.collection.forged if card.id in seat.known_cards]
    names = ", ".join(display_name(card, language) for card in cards[:MOST_NAMED])
    if not cards:
        return ""
    if len(cards) > MOST_NAMED:
        names = message("{names} and {count} more", names=names, count=len(cards) - MOST_NAMED).say(language)
    return message("By whoever made this link, not a printed card: {names}.", names=names).say(language)
