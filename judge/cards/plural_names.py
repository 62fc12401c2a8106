"""Whether the name of a card is plural, as French verbs must know: Sierra & Oddball, Les Grems, Cadets Ordis."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from judge.messages import Language

_COUNTED = re.compile(r"(?:Les|Des|Ces|Mes|Nos|Deux|Trois|Quatre|Cinq|Six|Sept|Huit|Neuf|Dix)\b")
_PLURALS = re.compile(r"\w+[sx] \w+[sx]\b")
"""A French noun and its adjective that both end as plurals do."""


def is_plural(name: Mapping[Language, str]) -> bool:
    """Whether a name is plural in French: it names two, it counts, or both languages have the noun in the plural.

    Arguments:
        name: the name in each language.
    """
    return _is_plural(name["en"].partition(",")[0], name["fr"].partition(",")[0])


@lru_cache(maxsize=4096)
def _is_plural(english: str, french: str) -> bool:
    if " & " in french or _COUNTED.match(french):
        return True
    if _bare(english) == _bare(french):
        return False
    plural = re.match(r"\w+[sx]\b", french) is not None and re.search(r"[^su]s$", english.split(" of ")[0]) is not None
    return plural or _PLURALS.match(french) is not None


def _bare(name: str) -> str:
    """A name without its accents: a proper name is written alike in both languages."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
