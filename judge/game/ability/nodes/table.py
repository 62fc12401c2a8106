"""Every node of the vocabulary with its entry, and the laws of a node as it stands in a tree."""

from __future__ import annotations

from judge.game.ability import MoveExpedition
from judge.game.ability.nodes import abilities, conditions, costs, phrases, plays, statements, steps, triggers, verbs
from judge.game.ability.nodes.entry import Entries
from judge.law.laws import vocabulary
from judge.law.laws.law import Law

ENTRIES: Entries = {
    **phrases.ENTRIES,
    **conditions.ENTRIES,
    **costs.ENTRIES,
    **steps.ENTRIES,
    **verbs.ENTRIES,
    **triggers.ENTRIES,
    **plays.ENTRIES,
    **statements.ENTRIES,
    **abilities.ENTRIES,
}


def laws_of(node: object) -> tuple[Law, ...]:
    """The laws that a node rests on.

    Raises:
        KeyError: it is no node of the vocabulary.
    """
    if isinstance(node, MoveExpedition) and node.regions < 0:
        return (vocabulary.MOVE_BACKWARD,)
    return ENTRIES[type(node)].laws
