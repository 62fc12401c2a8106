"""The bilingual table of terms: what a thing is called, where it is defined, and what players say instead."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from judge.messages import Language, Mistake, message

_TEXTS = ("en", "fr", "article")
_LISTS = ("forms_en", "forms_fr", "players_en", "players_fr")
_NOTES = ("not_en", "not_fr")


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the game in both languages.

    Arguments:
        name: the term, per language.
        article: the number of the article or section that defines it.
        forms: its other forms as they stand in texts, per language.
        players: words that players use for it, per language.
        confusion: a confusion to clear up, per language; may be empty.
        line: its line in the table.
    """

    name: Mapping[Language, str]
    article: str
    forms: Mapping[Language, tuple[str, ...]]
    players: Mapping[Language, tuple[str, ...]]
    confusion: Mapping[Language, str]
    line: int


def read_terms(path: Path, name: str) -> tuple[list[Term], list[Mistake]]:
    """Read a table of terms.

    Arguments:
        path: the file, TOML with one ``[[term]]`` table a term.
        name: how mistakes name it.
    """
    terms: list[Term] = []
    mistakes: list[Mistake] = []
    try:
        source = path.read_text(encoding="utf-8-sig")
        rows = tomllib.loads(source).get("term", [])
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return [], [Mistake(name, 1, message("the table cannot be read: {reason}", reason=str(error)))]
    starts = [number for number, line in enumerate(source.splitlines(), 1) if line.strip() == "[[term]]"]
    for line, row in zip(starts, rows, strict=False):
        unknown = sorted(set(row) - {*_TEXTS, *_LISTS, *_NOTES})
        missing = [key for key in _TEXTS if not row.get(key)]
        if unknown:
            mistakes.append(Mistake(name, line, message("unknown key “{key}”", key=unknown[0])))
        if missing:
            mistakes.append(Mistake(name, line, message("the key “{key}” is missing", key=missing[0])))
            continue
        terms.append(
            Term(
                name={"en": row["en"], "fr": row["fr"]},
                article=row["article"],
                forms={"en": tuple(row.get("forms_en", ())), "fr": tuple(row.get("forms_fr", ()))},
                players={"en": tuple(row.get("players_en", ())), "fr": tuple(row.get("players_fr", ()))},
                confusion={"en": row.get("not_en", ""), "fr": row.get("not_fr", "")},
                line=line,
            )
        )
    return terms, mistakes
