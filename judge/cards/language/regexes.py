"""Words as regular expressions: the longest first, each whole, and back again."""

from __future__ import annotations

import re
from collections.abc import Iterable

from lark.lexer import Pattern, PatternStr

_WORD = re.compile(r"[^\W\d_]")
_END = r"(?!\w)"


def any_of(texts: Iterable[str]) -> str:
    """What finds any of some texts, a longer one before one that it begins with; what they begin with stands once."""
    longest_first = sorted(set(texts), key=lambda text: (-len(text), text))
    exact = [re.escape(text) for text in longest_first if text.startswith("{")]
    spoken = [text.lower() for text in longest_first if not text.startswith("{")]
    return "|".join((*exact, *([f"(?i:{_going_on(spoken)})"] if spoken else ())))


def _going_on(texts: Iterable[str], before: str = "") -> str:
    """What finds any of some texts, or of the rest of them behind a letter; a word ends where it is written to end."""
    rests: dict[str, list[str]] = {}
    for text in texts:
        rests.setdefault(text[:1], []).append(text[1:])
    ends = [_END if _WORD.match(before) else ""] if rests.pop("", None) else []
    found = [re.escape(letter) + _going_on(rest, letter) for letter, rest in rests.items()]
    return f"(?:{'|'.join(found + ends)})" if len(found) + len(ends) > 1 else "".join(found + ends)


def alternatives(pattern: Pattern) -> tuple[str, ...]:
    """The texts that a terminal of a grammar file finds, as they are written."""
    if isinstance(pattern, PatternStr):
        return (pattern.value,)
    return tuple(
        re.sub(r"\\(.)", r"\1", text) for text in pattern.value.removeprefix("(?:").removesuffix(")").split("|")
    )


def slashed(pattern: str) -> str:
    """A regular expression as it can stand between slashes."""
    return pattern.replace("/", r"\/")
