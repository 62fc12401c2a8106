"""How each language writes its quotation marks, apostrophes and spaces; what a text has otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import fill

from judge.messages import Language, Message, message

_SPACES = "\u00a0\u202f"
"""The two non-breaking spaces: the wide one and the narrow one."""

_MARKS = {"en": re.compile("['\"«»]"), "fr": re.compile("[;?!:«»'\"“”‘]")}


_ELIDED = re.compile(r"(?<![\w’])(?:[ldjnsmtc]|qu)’(?=[bcdfgjklmnpqrstvwxz])", re.IGNORECASE)
"""A French word elided before a consonant."""

_PARTED = re.compile(r" (?=[:;?!»](?!\S))|(?<=«) ")
"""A blank at which a French mark would be parted from its word."""

_BLANKS = re.compile(r"[ \t\n\r\f\v]+")
"""What breaks a line, or may; unlike the ``split`` of Python, not the non-breaking spaces."""


def one_line(text: str) -> str:
    """A text on one line, with single blanks; its non-breaking spaces stay what they are."""
    return _BLANKS.sub(" ", text).strip(" ")


def with_apostrophes(text: str) -> str:
    """A text whose apostrophes are those of print, no straight ones."""
    return text.replace("'", "’")


def in_print(text: str, language: Language) -> str:
    """A text as its language is set: apostrophes are no straight ones, and no French mark is parted from its word."""
    text = with_apostrophes(text)
    return _PARTED.sub("\u00a0", text) if language == "fr" else text


def flowing(text: str) -> str:
    """A text without the line breaks of its file; the items of a list keep theirs."""
    return re.sub(r"\n(?!- )\s*", " ", text)


def shortened_line(text: str, longest: int) -> str:
    """A text on one line, cut after a word where it is too long.

    Arguments:
        longest: how many characters it may have.
    """
    return fill(one_line(text), longest, max_lines=1, placeholder=" …")


def slips(text: str, language: Language) -> Iterator[Message]:
    """What a line has that its language writes otherwise, one message a slip.

    Arguments:
        text: the line.
        language: the language it is in.
    """
    for match in _MARKS[language].finditer(text):
        around = text[max(0, match.start() - 12) : match.end() + 12].strip()
        wanted = _english(match[0]) if language == "en" else _french(match, text)
        if wanted is not None:
            yield message("“{around}”: {wanted}", around=around, wanted=wanted)
    for match in _ELIDED.finditer(text if language == "fr" else ""):
        yield message(
            "“{word}”: French elides before a vowel alone", word=text[match.start() : match.end() + 8].strip()
        )


def _english(mark: str) -> Message:
    if mark == "'":
        return message("English writes ’ for this apostrophe")
    return message("English writes “ and ” for these quotation marks")


def _french(match: re.Match[str], text: str) -> Message | None:
    mark, before, after = match[0], text[: match.start()][-1:], text[match.end() :][:1]
    match mark:
        case "'":
            return message("French writes ’ for this apostrophe")
        case "“" | "”" if _is_within(text[: match.start()]):
            return None
        case '"' | "“" | "”" | "‘":
            return message("French writes « and » for these quotation marks")
        case "«":
            wrong = after not in _SPACES or not after
            return message("French has a non-breaking space after «") if wrong else None
        case ":" if after == "/":
            return None
    joined = mark in "?!" and before in ("?", "!")
    if joined or (before and before in _SPACES):
        return None
    return message("French has a non-breaking space before {mark}", mark=mark)


def _is_within(before: str) -> bool:
    """Whether a quotation is open at the end of a text, so that “ and ” mark one within it."""
    return before.count("«") > before.count("»")
