"""Where a text names terms of the game: each with the article that it means in its sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from judge.law.book import Book
from judge.law.terms import Term
from judge.messages import Language

_SENTENCE_ENDS = re.compile(r"[.!?…][”»\")]*\s+(?=[“«(]?\s?[A-ZÀ-ÖØ-Þ])")


class Mention(NamedTuple):
    """A term that a text names.

    Arguments:
        start: where it starts in the text.
        end: where it ends.
        article: the article or section that it means.
    """

    start: int
    end: int
    article: str


class Mentions:
    """The terms that texts about an edition can name.

    Arguments:
        law: the rule book of the edition.
        language: the language of the texts.
        names: names of cards; a word in one of them names no term.
        loose: whether every form names its term, in whatever letters; for what is only looked over.
    """

    def __init__(self, law: Book, language: Language, names: Iterable[str] = (), loose: bool = False) -> None:
        self._loose = loose
        self._senses: dict[str, _Senses | None] = {}
        for term in law.terms:
            if term.linked and term.article in law:
                senses = _Senses(term, language)
                for form in term.words(language) if loose else _sure(term.name[language], term.forms[language]):
                    self._senses.setdefault(self._plain(form), senses)
                    self._senses.setdefault(self._plain(form[:1].upper() + form[1:]), senses)
        holding = _pattern(self._senses, loose)
        for name in names:
            if holding.search(name):
                self._senses.setdefault(self._plain(name), None)
        self._pattern = _pattern(self._senses, loose)

    def __call__(self, text: str) -> Iterator[Mention]:
        """Every term that a text names, in order."""
        for match in self._pattern.finditer(text):
            senses = self._senses.get(self._plain(match[0]))
            article = senses.article(_sentence(text, match.start())) if senses else ""
            if article:
                yield Mention(match.start(), match.end(), article)

    def _plain(self, words: str) -> str:
        return _plain(words).lower() if self._loose else _plain(words)


class _Senses:
    """What the words of a term mean, by what stands beside them."""

    def __init__(self, term: Term, language: Language) -> None:
        self._elsewhere = [
            (_beside(sense.beside[language]), sense.article) for sense in term.elsewhere if sense.beside[language]
        ]
        beside = term.beside[language]
        self._own = (_beside(beside) if beside else None, term.article)

    def article(self, sentence: str) -> str:
        for pattern, article in self._elsewhere:
            if pattern.search(sentence):
                return article
        beside, article = self._own
        return article if beside is None or beside.search(sentence) else ""


def _sentence(text: str, place: int) -> str:
    """The sentence of a text in which a place lies."""
    ends = [0, *(match.end() for match in _SENTENCE_ENDS.finditer(text)), len(text)]
    start = max(end for end in ends if end <= place)
    return text[start : min(end for end in ends if end > place)]


def _plain(words: str) -> str:
    """Words with single blanks and plain apostrophes."""
    return " ".join(words.split()).replace("’", "'")


def _pattern(words: Iterable[str], loose: bool) -> re.Pattern[str]:
    either = _either(words)
    return re.compile(rf"(?<![\w-])(?:{either})(?![\w-])" if either else r"(?!)", re.IGNORECASE if loose else 0)


def _beside(words: Iterable[str]) -> re.Pattern[str]:
    """One of some words, in whatever letters, also in the plural, also as a part of a word with a hyphen."""
    return re.compile(rf"(?<!\w)(?:{_either(words)})(?:e?s)?(?!\w)", re.IGNORECASE)


def _either(words: Iterable[str]) -> str:
    longest_first = sorted(map(_plain, words), key=len, reverse=True)
    return "|".join(re.escape(word).replace(r"\ ", r"[ \u00a0\n]").replace("'", "['’]") for word in longest_first)


def _sure(name: str, forms: Sequence[str]) -> Iterator[str]:
    """The forms that mean the term wherever they stand; a lone bent word ("left", "shared") is often plain language."""
    plural = (f"{name}s", f"{name}es", f"{name}x", f"{name.removesuffix('y')}ies")
    yield name
    for form in forms:
        if form in plural or " " in form or form != form.lower():
            yield form
