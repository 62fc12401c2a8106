"""Equal things that words must tell apart: cards and tokens of one name, and Reactions that say the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from judge.game.state.state import State
from judge.game.terms import IN_PLAY, Zone

TABLE = (*IN_PLAY, Zone.RESERVE, Zone.LIMBO)
"""The zones in which several copies of one name are told apart; those in Discard piles are told apart by themselves."""


def several(state: State) -> Iterator[str]:
    """The names that several cards or tokens have, all of them at work or all of them in Discard piles."""
    for zones in (TABLE, (Zone.DISCARD,)):
        named = (one.base.name for zone in zones for one in state.of(zone) if one.base.name)
        yield from (name for name, count in Counter(named).items() if count > 1)


def has_equal_reactions(state: State) -> bool:
    """Whether Reactions with the same words, of objects of one name, speak of different objects."""
    waiting = [one.emblem for one in state.of(Zone.LIMBO) if one.emblem is not None]
    spoken: dict[object, set[tuple[int, ...]]] = {}
    for emblem in waiting:
        spoken.setdefault((emblem.reaction, emblem.source.base.name), set()).add(emblem.it)
    return any(len(found) > 1 for found in spoken.values())
