"""A line of a scenario file as it is read: its words, and the laws in the brackets behind them."""

from __future__ import annotations

import re

from judge.scenario.form import SourceLine

_LAWS = re.compile(r"(.*?) *\[([^\[\]]*)\]")
_IN_EDITION = re.compile(r"(\d+\.\d+)\s*: *(.+)")


def source_line(number: int, text: str, indent: int, edition: str = "") -> SourceLine:
    """A line with the laws in its brackets: numbers, and behind an edition those that stand for them there.

    Arguments:
        number: its place in the file, from 1.
        text: the line without its mark.
        indent: how far it is indented.
        edition: under the heading of which edition it stands; "" for none.
    """
    match = _LAWS.fullmatch(text.strip())
    if match is None:
        return SourceLine(number, text.strip(), (), indent, edition)
    laws = _laws(match[2])
    return SourceLine(number, match[1].strip(), laws.pop(""), indent, edition, tuple(laws.items()))


def _laws(words: str) -> dict[str, tuple[str, ...]]:
    """The laws by the edition that stands before them; those before the first edition under no name."""
    found: dict[str, tuple[str, ...]] = {"": ()}
    here = ""
    for law in filter(None, map(str.strip, re.split(r"[,;]", words))):
        match = _IN_EDITION.fullmatch(law)
        here, law = (match[1], match[2]) if match is not None else (here, law)
        found[here] = (*found.get(here, ()), law)
    return found
