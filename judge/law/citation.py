"""What an edition says of each law: its article and operative words, what happens without it, and what sums it up."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from judge.law.article import ARTICLE_NUMBER
from judge.law.laws import LAWS
from judge.law.laws.law import Law
from judge.law.table import line_of, read_table
from judge.messages import LANGUAGES, Language, Message, Mistake, message
from judge.place import RULES
from judge.value import value

FILE = "citations.toml"
ABSENT = "absent"
"""The key under which an edition lists the laws that it does not have."""

_TEXTS = ("words", "without")
_KEYS = frozenset({"article", *_TEXTS, "summaries"})


@value(frozen=True, slots=True)
class Citation:
    """What an edition says of a law.

    Arguments:
        article: the number of its article.
        words: the operative words of the article, per language; a test holds them against the rule book.
        without: what would happen without it, per language.
        summaries: articles that only sum it up.
    """

    article: str
    words: Mapping[Language, str]
    without: Mapping[Language, str]
    summaries: tuple[str, ...] = ()


def read_citations(path: Path, name: str) -> tuple[dict[str, Citation], list[Mistake]]:
    """Read what an edition says of the laws.

    Arguments:
        path: the file, TOML with one table a law, and ``absent``, the list of the laws that the edition does not have.
        name: how mistakes name it.

    Returns:
        the citations by the law's name, and everything that is wrong with the file.
    """
    table, source, mistakes = read_table(path, name)
    if mistakes:
        return {}, mistakes
    absent = table.get(ABSENT, [])
    if not isinstance(absent, list) or not all(isinstance(one, str) for one in absent):
        mistakes.append(
            Mistake(
                name, line_of(ABSENT, source), message('“absent” is no list; write absent = ["…"] with names of laws')
            )
        )
        absent = []
    citations: dict[str, Citation] = {}
    for key, row in table.items():
        if key == ABSENT:
            continue
        found = [_unknown(key)] if key not in LAWS else list(_faults(key, row, key in absent))
        mistakes += (Mistake(name, line_of(key, source), fault) for fault in found)
        if not found:
            citations[key] = Citation(row["article"], row["words"], row["without"], tuple(row.get("summaries", ())))
    mistakes += (Mistake(name, line_of(ABSENT, source), _unknown(key)) for key in absent if key not in LAWS)
    end = len(source.splitlines())
    missing = [key for key in LAWS if key not in table and key not in absent]
    mistakes += (Mistake(name, end, _missing(key)) for key in missing)
    return citations, mistakes


@cache
def citations(edition: str) -> Mapping[str, Citation]:
    """What an edition that the project holds says of the laws that it has, by name; none if it has a text alone.

    Raises:
        ValueError: its file has mistakes; the text says all of them.
    """
    path = RULES / edition / FILE
    if not path.exists():
        return {}
    found, mistakes = read_citations(path, f"{edition}/{FILE}")
    if mistakes:
        raise ValueError("\n".join(mistake.say() for mistake in mistakes))
    return found


def cite(law: Law, edition: str) -> Citation:
    """What an edition says of a law.

    Raises:
        LookupError: the edition does not have this law.
    """
    found = citations(edition).get(law.name)
    if found is None:
        raise LookupError(f"edition {edition} does not have {law.name}")
    return found


def by_article(edition: str) -> dict[str, tuple[Law, ...]]:
    """The laws of an edition by the number of their article; several may share one."""
    found: dict[str, tuple[Law, ...]] = {}
    for name, citation in citations(edition).items():
        found[citation.article] = (*found.get(citation.article, ()), LAWS[name])
    return found


def _faults(name: str, row: Any, absent: bool) -> Iterator[Message]:
    if absent:
        yield message("{name} is cited and absent too; keep it in one", name=name)
    if not isinstance(row, dict):
        yield message("{name} is no table; write [{name}] and under it its article, words and without", name=name)
        return
    for key in row:
        if key not in _KEYS:
            yield message("{name} has no field “{key}”; write one of {keys}", name=name, key=key, keys=_listed(_KEYS))
    number = row.get("article")
    if not isinstance(number, str) or not ARTICLE_NUMBER.fullmatch(number):
        yield message('{name} names no article; write article = "…" with its number', name=name)
    for key in _TEXTS:
        texts = row.get(key)
        for language in LANGUAGES:
            text = texts.get(language) if isinstance(texts, dict) else None
            if not isinstance(text, str) or not text.strip():
                field = f"{key}.{language}"
                yield message('{name} lacks a text; write {field} = "…"', name=name, field=field)
    summaries = row.get("summaries", [])
    if not isinstance(summaries, list) or not all(
        isinstance(one, str) and ARTICLE_NUMBER.fullmatch(one) for one in summaries
    ):
        yield message('the summaries of {name} are no list of articles; write summaries = ["…"]', name=name)


def _unknown(name: str) -> Message:
    near = difflib.get_close_matches(name, LAWS, 1)
    if near:
        return message("the engine knows no law {name}; did you mean {near}?", name=name, near=near[0])
    return message("the engine knows no law {name}; write the name of one that it enforces", name=name)


def _missing(name: str) -> Message:
    return message("{name} has no citation; write [{name}], or add it to the list “absent”", name=name)


def _listed(keys: frozenset[str]) -> str:
    return ", ".join(sorted(keys))
