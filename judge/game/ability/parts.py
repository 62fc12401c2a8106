"""The parts of a tree: what a node holds, one level down."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache


def parts_of(node: object) -> tuple[object, ...]:
    """What a node holds, in the order of its fields; of several nodes, these; nothing of anything else."""
    if isinstance(node, tuple):
        return node
    kind: type = type(node)
    return tuple([getattr(node, name) for name in _names(kind)])


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind) if one.compare) if is_dataclass(kind) else ()
