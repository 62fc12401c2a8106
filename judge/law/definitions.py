"""Articles by which nothing can happen in a game, each with the reason: what words mean, how a card is laid out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from judge.law.table import line_of, read_table
from judge.messages import LANGUAGES, Language, Mistake, message
from judge.place import RULES

FILE = "definitions.toml"

Reason = Mapping[Language, str]
"""Why an article is a definition, per language."""


def read_definitions(path: Path, name: str) -> tuple[dict[str, Reason], list[Mistake]]:
    """Read the definitions of an edition.

    Arguments:
        path: the file, TOML with one line an article: ``"2.1.c" = { en = "...", fr = "..." }``.
        name: how mistakes name it.

    Returns:
        the reasons by the article's number, and what cannot be read.
    """
    table, source, mistakes = read_table(path, name)
    reasons: dict[str, Reason] = {}
    for number, row in table.items():
        whole = isinstance(row, dict) and set(row) == set(LANGUAGES)
        if whole and all(isinstance(text, str) and text.strip() for text in row.values()):
            reasons[number] = row
        else:
            what = message(
                '{number} needs its reason in both languages; write {{ en = "...", fr = "..." }}',
                number=number,
            )
            mistakes.append(Mistake(name, line_of(number, source), what))
    return reasons, mistakes


@cache
def definitions(edition: str) -> Mapping[str, Reason]:
    """The definitions of an edition that the project holds, by article; what cannot be read is left out."""
    return read_definitions(RULES / edition / FILE, FILE)[0]
