"""The other wordings: where a text that is understood does not say it as the same tree is printed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher

from judge.cards.language.amounts import Unsayable
from judge.cards.language.marks import lines
from judge.cards.printing import print_text
from judge.game.ability import Ability
from judge.messages import Language

_WORDS = re.compile(r"\{\w+\}|[\w'/+]+|[^\w\s]")
BETWEEN = " … "

Wording = tuple[str, str]
"""What is written, and what is printed in its place."""


def other_wording(text: str, abilities: Iterable[Ability], language: Language) -> Wording | None:
    """Where a line is worded otherwise than its tree is printed; None where it is printed as it is written.

    Marks, blanks and capitals mean nothing here, and French may speak of the card in either gender.

    Arguments:
        text: the line.
        abilities: what it says.
    """
    read = tuple(abilities)
    written = words(text, language)
    try:
        printed = [words(print_text(read, language, feminine), language) for feminine in (False, True)]
    except Unsayable:
        return BETWEEN.join(written), ""
    if written in printed:
        return None
    parts = SequenceMatcher(None, written, printed[0], autojunk=False).get_opcodes()
    changed = [part for part in parts if part[0] != "equal"]
    return (
        BETWEEN.join(" ".join(written[first:last]) for _, first, last, _, _ in changed),
        BETWEEN.join(" ".join(printed[0][first:last]) for _, _, _, first, last in changed),
    )


def words(text: str, language: Language) -> list[str]:
    """The words and stops of a text, without marks and capitals."""
    return [word for line in lines(text, language) for word in _WORDS.findall(line.text.casefold())]
