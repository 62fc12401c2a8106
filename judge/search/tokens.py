"""Cuts a text into words: elisions and contractions resolved, accents folded, places in the text kept."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from judge.messages import Language
from judge.value import value

_NUMBER = r"\d+(?:\.\d+)+(?:\.[a-z](?![^\W_]))?|\d+\.[a-z](?![^\W_])"
_WORD = r"[^\W\d_]+(?:['’ʼ‘´`][^\W\d_]+)*"
_TOKEN = re.compile(rf"\{{[A-Za-z0-9]\}}|{_NUMBER}|\d+|{_WORD}", re.UNICODE)
_APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ‘´`", "'"))
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})

_ELIDED = frozenset(("l", "d", "j", "m", "n", "s", "t", "c"))
_ELIDED_IN_FULL = {
    "qu": "que",
    "lorsqu": "lorsque",
    "puisqu": "puisque",
    "quoiqu": "quoique",
    "jusqu": "jusque",
    "presqu": "presque",
    "quelqu": "quelque",
}
_ONE_WORD = frozenset(("aujourd'hui", "prud'homme"))
_CONTRACTIONS = {
    "can't": "cannot",
    "cant": "cannot",
    "won't": "not",
    "wont": "not",
    "dont": "not",
    "doesnt": "not",
    "didnt": "not",
    "isnt": "not",
    "arent": "not",
    "couldnt": "not",
    "shouldnt": "not",
    "what's": "what",
    "it's": "it",
}
_UNELIDED = {
    "cest": "est",
    "dun": "un",
    "dune": "une",
    "jai": "ai",
    "jpeux": "peux",
    "jsuis": "suis",
    "koi": "quoi",
    "lon": "on",
    "nest": "est",
    "pk": "pourquoi",
    "pkoi": "pourquoi",
    "qqun": "quelqu",
    "quest": "est",
    "quil": "il",
    "quon": "on",
    "sil": "il",
}
"""French words that people write in one, without the apostrophe, and the part of them that says something."""

_TOLD_BY_ACCENT = {"dé": "dice", "dés": "dice"}
"""French words that their accent alone tells from light ones, and another word for each."""

_ENDINGS = frozenset(("s", "m", "re", "ve", "ll", "d"))


@value(frozen=True, slots=True)
class Word:
    """A word of a text.

    Arguments:
        text: the word in small letters without accents.
        spelt: the word in small letters, as it is spelt.
        start: where it starts in the text.
        end: where it ends.
    """

    text: str
    spelt: str
    start: int
    end: int


@lru_cache(maxsize=20_000)
def fold(text: str) -> str:
    """The text in small letters, without accents or ligatures."""
    small = unicodedata.normalize("NFKD", text.lower().translate(_LIGATURES))
    return "".join(letter for letter in small if not unicodedata.combining(letter))


def words(text: str, language: Language) -> Iterator[Word]:
    """The words of a text in order.

    Arguments:
        text: any text; places count in it as it is given.
        language: whose elisions and contractions to resolve.
    """
    for match in _TOKEN.finditer(text):
        spelt = match[0].lower().translate(_APOSTROPHES)
        if language == "fr":
            spelt = _TOLD_BY_ACCENT.get(spelt, spelt)
        if "'" in spelt or spelt in (_UNELIDED if language == "fr" else _CONTRACTIONS):
            parts = _french(spelt) if language == "fr" else _english(spelt)
            for part, start, end in parts:
                if part:
                    yield Word(fold(part), part, match.start() + start, match.start() + end)
        else:
            yield Word(fold(spelt), spelt, match.start(), match.end())


def _french(spelt: str) -> Iterator[tuple[str, int, int]]:
    if spelt in _ONE_WORD or spelt in _UNELIDED:
        yield _UNELIDED.get(spelt) or spelt.replace("'", ""), 0, len(spelt)
        return
    start = 0
    parts = spelt.split("'")
    for part in parts[:-1]:
        if part not in _ELIDED:
            yield _ELIDED_IN_FULL.get(part, part), start, start + len(part)
        start += len(part) + 1
    yield parts[-1], start, len(spelt)


def _english(spelt: str) -> Iterator[tuple[str, int, int]]:
    if spelt in _CONTRACTIONS:
        yield _CONTRACTIONS[spelt], 0, len(spelt)
        return
    if spelt.endswith("n't"):
        yield "not", 0, len(spelt)
        return
    start = 0
    parts = spelt.split("'")
    for place, part in enumerate(parts):
        if not (place and part in _ENDINGS):
            yield part, start, start + len(part)
        start += len(part) + 1
