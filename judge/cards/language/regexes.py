"""Words as regular expressions: the longest first, each whole, and back again."""

from __future__ import annotations

import re
from collections.abc import Iterable

from lark.lexer import Pattern, PatternStr

_WORD = re.compile(r"[^\W\d_]")


def any_of(texts: Iterable[str]) -> str:
    """What finds any of some texts, a longer one before one that it begins with."""
    longest_first = sorted(set(texts), key=lambda text: (-len(text), text))
    return "|".join(_whole(text) for text in longest_first)


def _whole(text: str) -> str:
    end = r"(?!\w)" if _WORD.match(text[-1]) else ""
    return re.escape(text) if text.startswith("{") else f"(?i:{re.escape(text)}){end}"


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
