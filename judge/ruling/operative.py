"""The sentence of an article that decides, ready to be quoted."""

from __future__ import annotations

import re
from functools import cache

from judge.law.article import REFERENCE
from judge.law.book import book
from judge.law.typography import one_line
from judge.messages import Language
from judge.wording.text import unquoted

_ENDS = re.compile(r"(?<=[.!?])\s+(?=[A-ZÀ-Ý“«])")
_LEANS = re.compile(
    r"(?:In that case|(?:All )?[Tt]he others|Its?|They|Their|These?|This|That|Those|So|Then|Otherwise"
    r"|If (?:it|so|not)|Dans ce cas|(?:Tou(?:te)?s )?[Ll]es autres|Ils?|Elles?|Ce(?:t|tte|s|la|ci)?|Sinon|Alors|Puis"
    r"|S’(?:ils?|elles?)|Son|Sa|Ses|Leurs?|Ensuite|Si non|Such|Une? tel(?:le)?|De tel(?:le)?s"
    r"|In both cases|Dans les deux cas|On (?:ne peut l[ea]|regarde leur|y))\b"
    r"|.*\b(?:still|toujours pas|décide alors|y vont aussi|celles-ci|a alors)\b"
)
"""A sentence that cannot be understood without the one before it."""
_MARKS = re.compile(r"\s*\(\s*(?:[;,]?\s*\[[^\]]*\])+\s*\)|[*_`]")


@cache
def operative(edition: str, number: str, words: str, language: Language) -> str:
    """The sentence of an article that holds some of its words, without marks and references, ready to be quoted.

    Of the items that it lists, those that hold the words; all of them where none does, or where no words are given.

    Arguments:
        edition: an edition that the project holds.
        number: the article’s number.
    """
    head, *items = book(edition).article(number, language).text.split("\n- ")
    holding = [item for item in items if words in one_line(item)]
    text = one_line(" ".join((head, *(holding or items))))
    found = text.find(words)
    starts = [0, *(gap.end() for gap in _ENDS.finditer(text))]
    ends = [*(gap.start() for gap in _ENDS.finditer(text)), len(text)]
    first = max(place for place, start in enumerate(starts) if start <= max(found, 0))
    last = min(place for place, end in enumerate(ends) if end >= found + len(words))
    while first and _LEANS.match(text, starts[first], ends[last]):
        first -= 1
    plain = REFERENCE.sub(r"\1", _MARKS.sub("", text[starts[first] : ends[last]]))
    return unquoted(plain, language).strip().rstrip(".; \N{NO-BREAK SPACE}")
