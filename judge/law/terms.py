"""The bilingual table of terms: what a thing is called, where it is defined, and what players say instead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any

from judge.law.table import read_rows
from judge.messages import Language, Message, Mistake, message
from judge.value import value

_TEXTS = ("en", "fr", "article")
_BESIDE = ("beside_en", "beside_fr")
_LISTS = ("forms_en", "forms_fr", "players_en", "players_fr", *_BESIDE)
_NOTES = ("not_en", "not_fr")


@value(frozen=True, slots=True)
class OtherSense:
    """What the words of a term mean in some sentences.

    Arguments:
        beside: one of these stands in each such sentence, per language.
        article: the article or section that is meant there; "" where the words mean nothing of the game.
    """

    beside: Mapping[Language, tuple[str, ...]]
    article: str


@value(frozen=True, slots=True)
class Term:
    """A term of the game in both languages.

    Arguments:
        name: the term, per language.
        article: the number of the article or section that defines it.
        forms: its other forms as they stand in texts, per language.
        players: words that players use for it, per language.
        confusion: a confusion to clear up, per language; may be empty.
        line: its line in the table.
        does: the article that says what it does, where that is not the first that defines it; "" elsewhere.
        linked: whether texts link it to its definition; an everyday word that stands everywhere is not linked.
        beside: words of which one must stand in a sentence that links it, per language; none where it means one thing.
        elsewhere: what its words mean in other sentences.
    """

    name: Mapping[Language, str]
    article: str
    forms: Mapping[Language, tuple[str, ...]]
    players: Mapping[Language, tuple[str, ...]]
    confusion: Mapping[Language, str]
    line: int
    does: str = ""
    linked: bool = True
    beside: Mapping[Language, tuple[str, ...]] = field(default_factory=lambda: {"en": (), "fr": ()})
    elsewhere: tuple[OtherSense, ...] = ()

    def words(self, language: Language) -> tuple[str, ...]:
        """The term and its other forms, as they stand in texts."""
        return (self.name[language], *self.forms[language])

    def texts(self, language: Language) -> tuple[str, ...]:
        """Everything that the table says of it in a language."""
        senses = (text for sense in self.elsewhere for text in sense.beside[language])
        return (
            *self.words(language),
            *self.players[language],
            self.confusion[language],
            *self.beside[language],
            *senses,
        )


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
    for key in sorted(set(row) - {*_TEXTS, *_LISTS, *_NOTES, "does", "linked", "elsewhere"}):
        yield message("unknown key “{key}”", key=key)
    for key in _TEXTS:
        if row.get(key) in (None, ""):
            yield message("the key “{key}” is missing", key=key)
    for key in (*_TEXTS, *_NOTES, "does"):
        if not isinstance(row.get(key, ""), str):
            yield message("“{key}” is no text; write it in quotation marks", key=key)
    for key in _LISTS:
        value = row.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) and one for one in value):
            yield message("“{key}” is no list of texts; write it in square brackets", key=key)
    if not isinstance(row.get("linked", True), bool):
        yield message("“{key}” is true or false; write it without quotation marks", key="linked")
    senses = row.get("elsewhere", [])
    if not isinstance(senses, list) or not all(map(_is_sense, senses)):
        yield message(
            "“elsewhere” is no list of senses; write each as {example}",
            example='{ beside_en = ["word"], beside_fr = ["mot"] }',
        )


def _is_sense(written: object) -> bool:
    return (
        isinstance(written, dict)
        and not set(written) - {"article", *_BESIDE}
        and isinstance(written.get("article", ""), str)
        and all(isinstance(written.get(key, []), list) for key in _BESIDE)
        and all(isinstance(one, str) and one for key in _BESIDE for one in written.get(key, []))
    )


def _term(row: Mapping[str, Any], line: int) -> Term:
    return Term(
        name={"en": row["en"], "fr": row["fr"]},
        article=row["article"],
        forms={"en": tuple(row.get("forms_en", ())), "fr": tuple(row.get("forms_fr", ()))},
        players={"en": tuple(row.get("players_en", ())), "fr": tuple(row.get("players_fr", ()))},
        confusion={"en": row.get("not_en", ""), "fr": row.get("not_fr", "")},
        line=line,
        does=row.get("does", ""),
        linked=bool(row.get("linked", True)),
        beside=_beside(row),
        elsewhere=tuple(OtherSense(_beside(sense), sense.get("article", "")) for sense in row.get("elsewhere", ())),
    )


def _beside(row: Mapping[str, Any]) -> Mapping[Language, tuple[str, ...]]:
    return {"en": tuple(row.get("beside_en", ())), "fr": tuple(row.get("beside_fr", ()))}
