"""How a line begins that is not understood to its end: its trigger or its cost, as far as these are understood."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text
from judge.cards.own_words import SOMETHING
from judge.game.ability import QuickAction, Reaction
from judge.game.terms import Type
from judge.messages import Language

_HEAD = re.compile(r"((?:\{I\} )?(?:(?:\{[JHR]\},? ?)+|[^—]*—|[^—:]*\} ?:))\s*(.+)", re.DOTALL)
"""The beginning of a line, up to what it does, and that."""


def begun(
    words: Mapping[Language, str], language: Language, kind: Type, support: bool
) -> tuple[Reaction | QuickAction, Mapping[Language, str]] | None:
    """The trigger or the cost with which a line begins, with something else to do, and what the line does in words.

    Arguments:
        words: the line in the languages in which it is known.
        language: that in which it is read.
        kind: the type of the card.
        support: whether it is a line of a support text.
    """
    found = {one: _HEAD.fullmatch(text) for one, text in words.items()}
    head = found[language]
    if head is None:
        return None
    try:
        (ability,) = read_text(f"{head[1].strip()} {SOMETHING[language]}", language, kind, support)
    except (Declined, ValueError):
        return None
    if not isinstance(ability, Reaction | QuickAction):
        return None
    return ability, {one: match[2].rstrip(".") if (match := found[one]) else words[one] for one in words}
