"""What an answer says of an end, and what is true there, both as facts in English with the player before them."""

from __future__ import annotations

from judge.exploring.summary import facts_of
from judge.game.state.state import State
from judge.scenario.fact_writer import write_fact
from judge.wording.names import Names


def true_at(state: State, names: Names) -> frozenset[str]:
    """The facts of a position."""
    return frozenset(
        f"{'' if player is None else names.players[player]}|{write_fact(fact, names, 'en')}"
        for player, fact in facts_of(state)
    )


def facts_in(text: str) -> frozenset[str]:
    """The facts of an answer, each with the player who is named before it."""
    found, speaking = set(), ""
    for part in text.split(" · "):
        player, dash, words = part.partition(" — ")
        speaking = player if dash else speaking
        found.add(f"{speaking}|{words if dash else part}")
    return frozenset(found)
