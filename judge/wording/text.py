"""Texts made comparable, and quotation marks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from judge.law.typography import with_apostrophes
from judge.messages import LANGUAGES, Language

NBSP = "\u00a0"


@lru_cache(maxsize=16_384)
def plain(text: str) -> str:
    """A text with straight apostrophes, plain blanks and one kind of quotation marks, for comparing."""
    text = text.replace("’", "'").replace("‘", "'").replace(NBSP, " ").replace("\u202f", " ")
    text = re.sub(r"«\s*|\s*»|[“”]", '"', text)
    return re.sub(r"[\s\x00-\x1f\x7f]+", " ", text).strip()


@lru_cache(maxsize=16_384)
def spoken(text: str) -> str:
    """The words of an ability as one speaks them, for comparing: no bullets, no quotation marks, no full stops, and no
    braces around a number.
    """
    text = re.sub(r"\{(\d+|X)\}", r"\1", plain(text))
    return " ".join(re.sub(r"[.\"'•]", " ", text).split()).lower()


_PRICE = re.compile(
    r"\b(costs? |coûte(?:nt)? |pay |payer |payez |coûts? de (?:main|réserve|base) (?:est )?)(?:de |of )?"
    r"\{?(\d+|X)\}?(?=\W|$)",
    re.IGNORECASE,
)


def priced(text: str) -> str:
    """The words of an ability with the braces that a card prints around mana: “costs 1 less”, “Coût de Main de 4”."""
    return _PRICE.sub(r"\1{\2}", text)


def quoted(text: str, language: Language) -> str:
    """A text in the quotation marks of a language."""
    return f"«{NBSP}{text}{NBSP}»" if language == "fr" else f"“{text}”"


def unquoted(text: str, language: Language) -> str:
    """A text that can be quoted in a language: what is quoted in it stands in the marks that quotations have within a
    quotation, and its apostrophes are no straight ones.
    """
    opened, closed = "“”" if language == "fr" else "‘’"
    text = re.sub(
        r"«\s*(.*?)\s*»|[“\"](.*?)[”\"]|‘([^‘’]*)’(?!\w)",
        lambda inner: f"{opened}{inner[1] or inner[2] or inner[3]}{closed}",
        text,
    )
    return with_apostrophes(text)


def quotable(text: str) -> Mapping[Language, str]:
    """A text that can be quoted, for each language in which it may be."""
    return {language: unquoted(text, language) for language in LANGUAGES}
