"""Conditions that count what lies in Expeditions that a text describes, in each of them or in all together."""

from __future__ import annotations

from typing import Any

from judge.cards.language.context import parts
from judge.game import ability as tree


def in_doubt(abilities: Any, text: str) -> int | None:
    """Where a line asks whether so many are "in each of your Expeditions that's ahead", which no condition can say.

    Arguments:
        abilities: what the line says.
        text: the line.
    """
    for part in parts(abilities):
        match part:
            case tree.Controls(kind=tree.Kind(where=where)) | tree.Compares(tree.NumberOf(tree.Kind(where=where))):
                if isinstance(where, tree.Such) and where.of is tree.Where.EACH_OF_YOURS:
                    return max(text.find("Exp"), 0)
    return None
