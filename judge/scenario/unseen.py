"""Characters that nobody sees, and with which a text can be made to look like another."""

from __future__ import annotations

import re
import unicodedata

from judge.messages import message

_TURNING = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\N{ARABIC LETTER MARK}\u200e\u200f\u2028-\u202e\u2066-\u2069]"
)
"""Those that control, part lines beside the usual way, or turn the direction of writing."""

UNSEEN = message("this line holds {code}, which cannot be seen; delete it")


def turning(text: str) -> tuple[int, str] | None:
    """The line and the code of the first character that no text may hold; None where there is none."""
    found = _TURNING.search(text)
    return None if found is None else (len(f"{text[: found.start()]}.".splitlines()), code_of(found[0]))


def unseen(words: str) -> str | None:
    """The code of the first character of a name or a card’s text that nobody sees; None where all are seen."""
    return next((code_of(one) for one in words if unicodedata.category(one)[0] == "C"), None)


def code_of(character: str) -> str:
    """How a character is named that cannot be shown."""
    return f"U+{ord(character):04X}"
