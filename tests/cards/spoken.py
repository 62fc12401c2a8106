"""Strategies for lines that the grammars themselves can make: whatever their rules allow, said in their own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

from hypothesis import strategies as st

from judge.cards.language.grammar import grammar
from judge.messages import Language

DEEPEST = 16
"""How many rules may stand within each other, beside those that a line needs."""

Parts = tuple[tuple[bool, str], ...]
"""What a rule is made of: terminals, and the names of other rules."""


@cache
def rules(language: Language) -> Mapping[str, Sequence[Parts]]:
    """The rules of a grammar: for each name, the ways to make it, those that need the fewest others first."""
    found: dict[str, list[Parts]] = {}
    for rule in grammar(language).parser.rules:
        parts = tuple((symbol.is_term, symbol.name) for symbol in rule.expansion)
        found.setdefault(str(rule.origin.name), []).append(parts)
    depths = _depths(found)
    return {name: sorted(ways, key=lambda way: (_depth(way, depths), way)) for name, ways in found.items()}


@cache
def depths(language: Language) -> Mapping[str, int]:
    """For each rule of a grammar, how many must stand within each other at least to make it."""
    return _depths(rules(language))


def _depths(ways: Mapping[str, Sequence[Parts]]) -> dict[str, int]:
    known: dict[str, int] = {}
    while len(known) < len(ways):
        known |= {
            name: min(made)
            for name in ways.keys() - known.keys()
            if (made := [_depth(way, known) for way in ways[name] if all(term or part in known for term, part in way)])
        }
    return known


def _depth(way: Parts, known: Mapping[str, int]) -> int:
    return 1 + max((known[part] for term, part in way if not term), default=0)


@st.composite
def spoken(draw: st.DrawFn, language: Language, start: str) -> str:
    """A line that a grammar allows.

    Arguments:
        language: the language of the grammar.
        start: the rule that the line is made by.
    """
    chance = Random(draw(st.integers(0, 2**32 - 1)))
    known, samples = depths(language), grammar(language).samples

    def make(name: str, left: int) -> list[str]:
        ways = rules(language)[name]
        fitting = [way for way in ways if _depth(way, known) <= left] or ways[:1]
        said: list[str] = []
        for is_word, part in chance.choice(fitting):
            said += [chance.choice(sorted(samples[part]))] if is_word else make(part, left - 1)
        return said

    return " ".join(word for word in make(start, known[start] + draw(st.integers(0, DEEPEST))) if word)
