"""Reminder texts: what stands in a parenthesis and only says again what a word of the line means."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from judge.tables import read_toml

_MARKS = re.compile(r"[\[\]#]|\{T\}", re.IGNORECASE)
_PARENTHESES = re.compile(r"\([^()]*\)")
_PERSON = re.compile(r"<[^<>]+>")
_SENTENCE = re.compile(r'(?:[^."«]|"[^"]*"|«[^»]*»)*')
_PLAIN = str.maketrans({"’": "'", "“": '"', "”": '"', "\u00a0": " ", "\u202f": " "})


@lru_cache(maxsize=4096)
def is_reminder(said: str, line: str) -> bool:
    """Whether a parenthesis is a reminder of something in its line.

    Arguments:
        said: what stands in it.
        line: the line around it.
    """
    around = _plain(_PARENTHESES.sub("", line))
    return all(_reminds(sentence, around) for sentence in _sentences(_plain(said)))


def _reminds(sentence: str, line: str) -> bool:
    return any(of.search(line) and says.fullmatch(sentence) for of, says in _reminders())


def _sentences(said: str) -> tuple[str, ...]:
    found = tuple(match[0].strip() for match in _SENTENCE.finditer(said) if match[0].strip())
    return found or ("",)


def _plain(text: str) -> str:
    return " ".join(_MARKS.sub("", text.translate(_PLAIN)).casefold().split()).replace(" ,", ",").replace("max.", "max")


@cache
def _reminders() -> tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]:
    table = read_toml(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    persons = table["persons"]

    def says(one: str) -> str:
        return _PERSON.sub(lambda person: f"(?:{persons[person[0]]})", one)

    return tuple(
        (re.compile(one["of"], re.IGNORECASE), re.compile("|".join(f"(?:{says(text)})" for text in one["says"])))
        for one in table["reminder"]
    )
