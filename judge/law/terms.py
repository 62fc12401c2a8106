"""The bilingual table of terms: what a thing is called, where it is defined, and what players say instead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judge.law.table import read_rows
from judge.messages import Language, Message, Mistake, message

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
        linked: whether texts link it to its definition; an everyday word that stands everywhere is not linked.
    """

    name: Mapping[Language, str]
    article: str
    forms: Mapping[Language, tuple[str, ...]]
    players: Mapping[Language, tuple[str, ...]]
    confusion: Mapping[Language, str]
    line: int
    linked: bool = True

    def words(self, language: Language) -> tuple[str, ...]:
        """The term and its other forms, as they stand in texts."""
        return (self.name[language], *self.forms[language])

    def texts(self, language: Language) -> tuple[str, ...]:
        """Everything that the table says of it in a language."""
        return (*self.words(language), *self.players[language], self.confusion[language])


def read_terms(path: Path, name: str) -> tuple[list[Term], list[Mistake]]:
    """Read a table of terms.

    Arguments:
        path: the file, TOML with one ``[[term]]`` table a term.
        name: how mistakes name it.
    """
    rows, mistakes = read_rows(path, name, "term")
    terms: list[Term] = []
    for line, row in rows:
        wrong = list(_wrong(row))
        mistakes += [Mistake(name, line, what) for what in wrong]
        if not wrong:
            terms.append(_term(row, line))
    return terms, mistakes


def _wrong(row: Mapping[str, object]) -> Iterator[Message]:
    for key in sorted(set(row) - {*_TEXTS, *_LISTS, *_NOTES, "linked"}):
        yield message("unknown key “{key}”", key=key)
    for key in _TEXTS:
        if row.get(key) in (None, ""):
            yield message("the key “{key}” is missing", key=key)
    for key in (*_TEXTS, *_NOTES):
        if not isinstance(row.get(key, ""), str):
            yield message("“{key}” is no text; write it in quotation marks", key=key)
    for key in _LISTS:
        value = row.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) and one for one in value):
            yield message("“{key}” is no list of texts; write it in square brackets", key=key)
    if not isinstance(row.get("linked", True), bool):
        yield message("“{key}” is true or false; write it without quotation marks", key="linked")


def _term(row: Mapping[str, Any], line: int) -> Term:
    return Term(
        name={"en": row["en"], "fr": row["fr"]},
        article=row["article"],
        forms={"en": tuple(row.get("forms_en", ())), "fr": tuple(row.get("forms_fr", ()))},
        players={"en": tuple(row.get("players_en", ())), "fr": tuple(row.get("players_fr", ()))},
        confusion={"en": row.get("not_en", ""), "fr": row.get("not_fr", "")},
        line=line,
        linked=bool(row.get("linked", True)),
    )
