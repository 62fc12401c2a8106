"""How the words of a text are told apart: each terminal of a grammar is compiled once, when it is first looked for.

Lark compiles all terminals that can stand in a place into one expression, anew for each place: with thousands of
terminals that takes seconds in each process that reads a few texts.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from copy import copy
from functools import cache
from typing import Any

from lark.common import LexerConf
from lark.lexer import AbstractBasicLexer, BasicLexer, ContextualLexer, TerminalDef
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


class _LexersOfPlaces(dict[int, AbstractBasicLexer]):
    """The lexer of each place, made when it is first come to; places in which the same terminals can stand share one.

    Arguments:
        conf: the terminals of the grammar.
        places: the names of those that can stand in each place, and of those that can everywhere.
    """

    def __init__(self, conf: LexerConf, places: Mapping[int, Collection[str]], everywhere: Collection[str]) -> None:
        super().__init__()
        self._conf, self._places, self._everywhere = conf, places, {*conf.ignore, *everywhere}
        self._shared: dict[frozenset[str], AbstractBasicLexer] = {}

    def __missing__(self, place: int) -> AbstractBasicLexer:
        names = self._everywhere.union(self._places[place])
        found = self._shared.get(frozenset(names))
        if found is None:
            conf = copy(self._conf)
            conf.terminals = [conf.terminals_by_name[name] for name in names if name in conf.terminals_by_name]
            found = self._shared[frozenset(names)] = _PlaceLexer(conf)
        self[place] = found
        return found


class TerminalLexer(ContextualLexer):
    """Finds the terminals that can stand in a place, by the place of the parse."""

    def __init__(
        self, conf: LexerConf, states: Mapping[int, Collection[str]], always_accept: Collection[str] = ()
    ) -> None:
        everything = copy(conf)
        everything.skip_validation = True
        self.lexers = _LexersOfPlaces(everything, states, always_accept)
        self.root_lexer = _PlaceLexer(everything)
