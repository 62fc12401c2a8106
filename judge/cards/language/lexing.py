"""How the words of a text are told apart: each terminal of a grammar is compiled once, when it is first looked for.

Lark compiles all terminals that can stand in a place into one expression, anew for each place: with thousands of
terminals that takes seconds in each process that reads a few texts.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import Any

from lark.lexer import BasicLexer, ContextualLexer, TerminalDef
from lark.utils import TextSlice

_compiled = cache(re.compile)


class TerminalScanner:
    """What finds the first of some terminals that stands at a place, as an expression of all of them would.

    Arguments:
        terminals: the terminals, those that go before others first.
    """

    def __init__(self, terminals: Collection[TerminalDef]) -> None:
        self.allowed_types = {one.name for one in terminals}
        self._patterns = [(one.name, one.pattern.to_regexp()) for one in terminals]

    def match(self, text: TextSlice[str], place: int) -> tuple[str, str] | None:
        """What stands at a place of a text, and which terminal it is; None where none of them does."""
        for name, pattern in self._patterns:
            found = _compiled(pattern).match(text.text, place, text.end)
            if found is not None:
                return found.group(), name
        return None


class _PlaceLexer(BasicLexer):
    """Finds the terminals that can stand in one place of a parse; all of them are expressions, with no callbacks."""

    def _build_scanner(self) -> Any:
        self.callback = {}
        return TerminalScanner(self.terminals)


class TerminalLexer(ContextualLexer):
    """Finds the terminals that can stand in a place, by the place of the parse."""

    BasicLexer = _PlaceLexer


PLUGINS = {"ContextualLexer": TerminalLexer}
"""What Lark takes in the place of its own."""
