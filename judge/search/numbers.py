"""Reads the number of an article or section in any shape in which people type it."""

from __future__ import annotations

import re

from judge.law.book import read_number

_SIGNS = re.compile(r"""["'“”«»()\[\]{}#*!?:;]|n[°º]""", re.IGNORECASE)
_SYMBOL = re.compile(r"\{\w\}")
_NAMED = re.compile(
    r"(?:the|la|les|le|l['’]|see|cf\.?|voir|what|is|does|say|que|dit|"
    r"rules?|r[eè]gles?|articles?|art\.?|sections?|chapters?|chapitres?|chap\.?|ch\.?|paragraphs?|paragraphes?|"
    r"points?|nr\.?|no\.?|number|num[eé]ro|cr|§+)\s*",
    re.IGNORECASE,
)
_DASHED = re.compile(r"(?<=\d)\s*[-_/ ]\s*(?=\d)")
_BEFORE_LETTER = re.compile(r"(?<=\d)[\s\-_/,]+(?=[a-z]\W*$)", re.IGNORECASE)
_RUN = re.compile(r"([1-9])([1-9])([1-9]?)([a-z])", re.IGNORECASE)
_INSIDE = re.compile(r"(?<![\d.])([1-9](?:\.[1-9]\d?){1,2}\.?[a-z]?)(?![\w])", re.IGNORECASE)


def typed_number(text: str) -> str | None:
    """The number that a whole query is: ``6.4 G``, ``règle 6.4.g``, ``rule (6-4-g)`` and ``64g`` are ``6.4.g``.

    Arguments:
        text: a query.

    Returns:
        the number as the rules write it, or None when the query is something else, such as the symbol ``{1}``.
    """
    if _SYMBOL.search(text):
        return None
    bare = _SIGNS.sub(" ", text).strip(" .,")
    while named := _NAMED.match(bare):
        bare = bare[named.end() :]
    bare = _BEFORE_LETTER.sub(".", _DASHED.sub(".", bare.strip(" .,")))
    run = _RUN.fullmatch(bare)
    if run:
        bare = ".".join(part for part in run.groups() if part)
    number = read_number(bare)
    return number.replace(" ", "") if number else None


def numbers_inside(text: str) -> list[str]:
    """The article and section numbers that stand among other words of a query.

    Arguments:
        text: a query.
    """
    found = (read_number(match[1]) for match in _INSIDE.finditer(text))
    return [number for number in found if number and "." in number]
