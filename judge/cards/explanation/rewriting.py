"""Rules that rewrite words of a card text, one after the other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

Rule = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]


def rules(*pairs: tuple[str, str | Callable[[re.Match[str]], str]]) -> tuple[Rule, ...]:
    """Rules from patterns and what they become."""
    return tuple((re.compile(before), after) for before, after in pairs)


def rewritten(text: str, by: Iterable[Rule], count: int = 0) -> str:
    """A text to which rules are applied in their order.

    Arguments:
        by: the rules.
        count: how often each is applied at most; 0 for everywhere.
    """
    for before, after in by:
        text = before.sub(after, text, count=count)
    return text
