"""How a game of two decks begins: nothing is laid yet, and each player has brought a Hero and a deck."""

from __future__ import annotations

from judge.game.course.setup import beginning
from judge.game.state.state import Brought, State
from judge.games.deck import Deck
from judge.scenario.board import characteristics

PLAYERS = ("Lithium", "Ninette")
"""The players of every game by chance."""


def opening(decks: tuple[Deck, Deck]) -> State:
    """The state before the setup.

    Arguments:
        decks: what the players bring, by seat.
    """
    different = {card.id: card for deck in decks for card in deck.cards}
    known = {name: characteristics(card) for name, card in different.items()}
    return beginning(
        PLAYERS,
        [Brought(characteristics(deck.hero), tuple(known[card.id] for card in deck.cards)) for deck in decks],
    )
