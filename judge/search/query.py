"""A query as it was typed: its words, its quoted phrases, or why it cannot be searched for."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace

from judge.messages import LANGUAGES, Language, Message, message
from judge.search.tokens import Word, words
from judge.value import value

LONGEST = 200
"""The most letters that a query may have."""

MOST_WORDS = 32
"""The most words that are looked at."""

SYMBOLS = frozenset("JHRTDVMO")
"""The letters of the symbols of the game that are no words by themselves."""

_QUOTED = re.compile(r'["“”„«»‹›]([^"“”„«»‹›]+)["“”„«»‹›]')


class QueryError(ValueError):
    """A query that cannot be searched for.

    Arguments:
        message: why, and what to write instead.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


@value(frozen=True, slots=True)
class Query:
    """A query.

    Arguments:
        text: its text, blanks and control characters tidied.
        language: the language in which its words are read.
        phrases: for each quoted phrase, the places of its first word and after its last.
        named: the places of words, not of letters, that are quoted alone: such a word is what is asked about.
    """

    text: str
    language: Language
    words: tuple[Word, ...]
    phrases: tuple[tuple[int, int], ...]
    named: frozenset[int] = frozenset()


def tidy(typed: str) -> str:
    """The text of a query without control characters, blanks made single.

    Raises:
        QueryError: nothing is left of it, or it is too long.
    """
    if len(typed) > 4 * LONGEST:
        raise _too_long(len(typed))
    shown = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in typed)
    text = " ".join(unicodedata.normalize("NFC", shown).split())
    if len(text) > LONGEST:
        raise _too_long(len(text))
    if not text:
        raise QueryError(message("there is nothing to search for; write a word, a question or a number such as 2.1.c"))
    return text


def read_query(text: str, language: Language) -> Query:
    """Read a tidied query in a language; nothing in it is syntax but quotation marks.

    Arguments:
        text: the text as `tidy` gives it.
        language: whose words they are.
    """
    found = tuple(_symbol(word, text) for word in words(text, language))[:MOST_WORDS]
    phrases: list[tuple[int, int]] = []
    named: set[int] = set()
    for quoted in _QUOTED.finditer(text):
        inside = [place for place, word in enumerate(found) if quoted.start() < word.start and word.end < quoted.end()]
        if len(inside) > 1:
            phrases.append((inside[0], inside[-1] + 1))
        elif len(found) > 1:
            named.update(place for place in inside if len(found[place].text) > 1)
    return Query(text, language, found, tuple(phrases), frozenset(named))


def _symbol(word: Word, text: str) -> Word:
    """A word as it is, but a capital letter that stands alone, such as the J of “J ability”, as the symbol {J}."""
    letter, after = text[word.start : word.end], text[word.end : word.end + 1]
    if letter not in SYMBOLS or after in ("'", "’"):
        return word
    return replace(word, text=f"{{{word.text}}}", spelt=f"{{{word.spelt}}}")


def known_language(typed: str) -> Language:
    """The language of that name.

    Raises:
        QueryError: there is no such language.
    """
    for language in LANGUAGES:
        if language == typed:
            return language
    raise QueryError(
        message(
            "there is no language “{language}”; write one of {known}", language=typed[:40], known=", ".join(LANGUAGES)
        )
    )


def _too_long(length: int) -> QueryError:
    return QueryError(
        message("the query has {length} letters; write at most {most}", length=length, most=LONGEST),
    )
