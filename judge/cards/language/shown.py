"""Trees as plain data, for JSON: every node by its name, and the fields that are not as usual."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from judge.game.closed_list import ClosedList


def data(node: Any) -> Any:
    """A tree, or a part of one, as plain data.

    Arguments:
        node: the part.
    """
    if isinstance(node, tuple):
        return [data(part) for part in node]
    if isinstance(node, ClosedList):
        return node.value
    if not is_dataclass(node) or isinstance(node, type):
        return node
    held = ((one, getattr(node, one.name)) for one in fields(node))
    shown = {one.name: data(value) for one, value in held if one.default is MISSING or value != one.default}
    return {"node": type(node).__name__, **shown}
