"""Which parts of an ability speak of what its trigger spoke of (6.3)."""

from __future__ import annotations

from functools import lru_cache

from judge.game.ability import It, Where, Who, Whose
from judge.game.ability.parts import parts_of

SPEAKING = (
    *(Who.CONTROLLER, Who.OWNER, Who.FACING, Who.THEY),
    *(Whose.CONTROLLERS, Whose.OWNERS, Where.ITS, Where.FACING_IT),
)
"""Words that mean something beside the object that a trigger spoke of."""


@lru_cache(maxsize=1_024)
def speaks_of_it(node: object) -> bool:
    """Whether a part of an ability speaks of "it", so that it matters which object its trigger spoke of."""
    return isinstance(node, It) or node in SPEAKING or any(map(speaks_of_it, parts_of(node)))


@lru_cache(maxsize=1_024)
def speaks_of_there(node: object) -> bool:
    """Whether a part of an ability speaks of "that Expedition", so that it matters of which its trigger spoke."""
    return node is Where.SPOKEN_OF or any(map(speaks_of_there, parts_of(node)))
