"""The decks that one can choose: the starter decks of the first set, as facts in files beside this one."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from judge.games.deck import Deck, read_bytes, read_deck
from judge.messages import Language

PLACE = Path(__file__).with_name("starters")

STARTERS = tuple(sorted(path.stem for path in PLACE.glob("*.txt")))
"""The names of the starter decks."""

PASTED = "deck"
"""What a pasted list is called where a file would have a name."""


def deck_of(said: str, edition: str) -> Deck:
    """The deck that somebody plays.

    Arguments:
        said: the name of a starter deck, or the whole list.
        edition: by which edition it is to be played.

    Raises:
        UnreadableDeck: it is no deck that may be played.
    """
    return _starter(said, edition) if said in STARTERS else read_bytes(said.encode(), PASTED, edition)


def heroes(edition: str, language: Language) -> dict[str, str]:
    """The names of the Heroes of the starter decks, by the names of the decks."""
    return {name: _starter(name, edition).hero.name[language] for name in STARTERS}


@lru_cache(maxsize=32)
def _starter(name: str, edition: str) -> Deck:
    return read_deck(PLACE / f"{name}.txt", edition, name)
