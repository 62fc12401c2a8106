"""The parts of a tree: what a node holds, one level down."""

from __future__ import annotations

from dataclasses import fields, is_dataclass


def parts_of(node: object) -> tuple[object, ...]:
    """What a node holds, in the order of its fields; of several nodes, these; nothing of anything else."""
    if isinstance(node, tuple):
        return node
    if is_dataclass(node) and not isinstance(node, type):
        return tuple(getattr(node, one.name) for one in fields(node) if one.compare)
    return ()
