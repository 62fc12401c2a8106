"""The compact notation of trees, in which cards ship: each node as a call, without the fields that are as usual.

``Reaction(Join(), Draw(2))`` is "{J} Draw two cards."; ``Unknown`` stands where something is not understood.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import lru_cache
from typing import Any

from judge.cards.language.tree_cache import ENUMS, NODES, DamagedTree
from judge.game.ability import Ability, Unplayed
from judge.game.closed_list import ClosedList
from judge.messages import Language, message

UNKNOWN_WORDS: dict[Language, str] = {
    "en": "(something that the judge does not understand yet)",
    "fr": "(quelque chose que le juge ne comprend pas encore)",
}
"""What stands in the place of words that are not understood; the publisher's do not ship."""

WHY = message("the judge does not understand it yet")

UNKNOWN = Unplayed("", UNKNOWN_WORDS, WHY)
"""What is not understood, as an ability or as the effect of one."""

_UNKNOWN = "Unknown"


def is_unknown(ability: Ability) -> bool:
    """Whether something of an ability is not understood."""
    return UNKNOWN in (ability, getattr(ability, "effect", None))


def write_tree(node: Any) -> str:
    """A tree, or a part of one, in the notation."""
    if node == UNKNOWN:
        return _UNKNOWN
    if isinstance(node, ClosedList):
        return f"{type(node).__name__}.{node.name}"
    if isinstance(node, tuple):
        return f"({', '.join(map(write_tree, node))}{',' * (len(node) == 1)})"
    if is_dataclass(node):
        return f"{type(node).__name__}({', '.join(_written_fields(node))})"
    return json.dumps(node, ensure_ascii=False) if isinstance(node, str) else repr(node)


def _written_fields(node: Any) -> Iterator[str]:
    named = False
    for one in fields(node):
        value = getattr(node, one.name)
        if one.default is not MISSING and value == one.default:
            named = True
        else:
            yield f"{one.name}={write_tree(value)}" if named else write_tree(value)


@lru_cache(maxsize=4_096)
def read_tree(text: str) -> Ability:
    """The ability that stands in the notation.

    Raises:
        DamagedTree: no ability of this vocabulary stands there.
    """
    try:
        found: Ability = _read(ast.parse(text, mode="eval").body)
    except (SyntaxError, TypeError, ValueError, KeyError):
        raise DamagedTree(text) from None
    return found


def _read(node: ast.expr) -> Any:
    match node:
        case ast.Constant(value):
            return value
        case ast.Name(id=name) if name == _UNKNOWN:
            return UNKNOWN
        case ast.Attribute(ast.Name(id=kind), name):
            return ENUMS[kind][name]
        case ast.Tuple(parts):
            return tuple(map(_read, parts))
        case ast.UnaryOp(ast.USub(), ast.Constant(int(number))):
            return -number
        case ast.Call(ast.Name(id=name), given, named):
            return NODES[name](*map(_read, given), **{one.arg: _read(one.value) for one in named if one.arg})
    raise DamagedTree(ast.unparse(node))
