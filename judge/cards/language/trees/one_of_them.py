"""What "one of them" means where a condition says how many there are."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from judge.cards.language import context, deeds
from judge.cards.language.trees.acts import ONE_OF_THEM
from judge.game import ability as tree
from judge.game.ability import Effect


def of_condition(effect: Effect, condition: tree.Condition) -> Effect:
    """An effect in which "one of them" is one of the objects of which a condition says how many there are.

    Arguments:
        condition: how many there are.
    """
    match condition:
        case tree.Controls(tree.Who.YOU, kind, int()) if kind.whose is tree.Whose.ANYONE:
            kind = replace(kind, whose=tree.Whose.YOURS)
        case tree.Compares(tree.NumberOf(kind), tree.Compare.AT_LEAST, int()):
            pass
        case _:
            return effect
    if not any(isinstance(part, tree.Reveal | tree.Pick) for part in context.parts(effect)):
        effect = _of_kind(effect, kind)
    return deeds.put_for(effect, ONE_OF_THEM, tree.Target(kind))  # type: ignore[no-any-return]


def _of_kind(node: Any, kind: tree.Kind) -> Any:
    """A tree in which "one", and "up to two of them", are objects of a kind."""
    if isinstance(node, tree.Among) and node.kind == tree.Kind():
        return tree.Some(kind, node.count, node.up_to)
    if isinstance(node, tuple):
        return tuple(_of_kind(one, kind) for one in node)
    if is_dataclass(node) and not isinstance(node, type):
        return replace(node, **{held.name: _of_kind(getattr(node, held.name), kind) for held in fields(node)})
    return node
