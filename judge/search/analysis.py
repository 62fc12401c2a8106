"""Reduces words to what they have in common in each language: stems, from accented and from bare letters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Protocol

from whoosh.lang.snowball.english import EnglishStemmer
from whoosh.lang.snowball.french import FrenchStemmer

from judge.messages import Language
from judge.search.tokens import Word, fold, words


class _Stemmer(Protocol):
    def stem(self, word: str) -> str: ...


@cache
def _stemmer(language: Language) -> _Stemmer:
    stemmer: _Stemmer = FrenchStemmer() if language == "fr" else EnglishStemmer()
    return stemmer


@lru_cache(maxsize=20_000)
def stems(spelt: str, language: Language) -> tuple[str, ...]:
    """The stems under which a word is found: of its bare letters, and of its accented ones when that differs.

    Arguments:
        spelt: the word in small letters.
        language: whose endings to take off.
    """
    bare = fold(spelt)
    if not bare.isalpha():
        return (bare,)
    first = fold(_stemmer(language).stem(bare))
    second = first if bare == spelt else fold(_stemmer(language).stem(spelt))
    return (first,) if first == second else (first, second)


def analysed(text: str, language: Language) -> Iterator[tuple[Word, tuple[str, ...]]]:
    """The words of a text in order, each with its stems."""
    for word in words(text, language):
        yield word, stems(word.spelt, language)
