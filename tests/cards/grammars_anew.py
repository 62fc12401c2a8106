"""Each grammar built anew, once for all tests of it that stand side by side, and what was told of it meanwhile."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from lark import Lark, logger

from judge.bounds.collector import resting_collector
from judge.cards.language.grammar import built
from judge.cards.language.parsers import Samples
from judge.messages import Language


@dataclass(frozen=True, slots=True)
class BuiltGrammar:
    """A grammar that was built, and not taken from the cache.

    Arguments:
        parser: its parser.
        samples: for each terminal, how it can be written.
        conflicts: what was told of conflicts that were settled as it was built.
    """

    parser: Lark
    samples: Samples
    conflicts: tuple[str, ...]


@cache
def built_anew(language: Language) -> BuiltGrammar:
    """The grammar of a language."""
    with resting_collector(), conflicts() as told:
        parser, samples = built(language)
    return BuiltGrammar(parser, samples, tuple(told))


@contextmanager
def conflicts() -> Iterator[list[str]]:
    """What is told of conflicts, which are settled without a word otherwise, as parsers are built."""
    told: list[str] = []

    def note(record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if "conflict" in text.casefold():
            told.append(text)
        return False

    level = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addFilter(note)
    try:
        yield told
    finally:
        logger.removeFilter(note)
        logger.setLevel(level)
