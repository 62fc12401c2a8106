"""How a game of two decks begins: nothing is laid yet, and each player has brought a Hero and a deck."""

from __future__ import annotations

from judge.game.course.setup import beginning
from judge.game.rules import Rules
from judge.game.state.state import State
from judge.games.deck import Deck

PLAYERS = ("Lithium", "Ninette")
"""The players of every game by chance."""


def opening(decks: tuple[Deck, Deck], rules: Rules) -> State:
    """The state before the setup.

    Arguments:
        decks: what the players bring, by seat.
        rules: the rules of the run.
    """
    return beginning(PLAYERS, [deck.brought(rules.edition) for deck in decks])
