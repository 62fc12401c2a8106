"""Dependency between passive abilities (2.3.2), and which of them are free to be applied (2.3.3)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)


def depends_on(one: Key, edges: Mapping[Key, frozenset[Key]], *, chains: bool = True) -> frozenset[Key]:
    """The abilities on which one depends: directly, or by way of further ones.

    Arguments:
        one: the ability.
        edges: on which abilities each depends directly.
        chains: whether dependencies form chains.
    """
    found = set(edges[one])
    waiting = list(found) if chains else []
    while waiting:
        new = edges[waiting.pop()] - found
        found |= new
        waiting += new
    return frozenset(found)


def free(one: Key, edges: Mapping[Key, frozenset[Key]], *, chains: bool = True) -> bool:
    """Whether an ability is free: it depends on no pending one, save on such as also depend on it.

    Arguments:
        one: the ability.
        edges: on which of the pending abilities each of them depends directly.
        chains: whether dependencies form chains.
    """
    needed = depends_on(one, edges, chains=chains)
    return all(one in depends_on(other, edges, chains=chains) for other in needed)
