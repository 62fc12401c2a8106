"""The one table of sentences: it writes what happened and reads what scenario files say, in both languages."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from judge.messages import LANGUAGES, Language
from judge.wording.names import Names
from judge.wording.slots import SLOTS
from judge.wording.text import plain

_SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the table.

    Arguments:
        use: ``move``, ``trace`` or ``refusal``.
        key: its name, unique within its use.
        forms: its wordings per language, the one that is written first.
    """

    use: str
    key: str
    forms: Mapping[Language, tuple[str, ...]] = field(hash=False)

    def slots(self) -> frozenset[str]:
        """The names of its slots."""
        return frozenset(_SLOT.findall(self.forms["en"][0]))

    def write(self, values: Mapping[str, object], names: Names, language: Language) -> str:
        """The sentence with its slots filled.

        Arguments:
            values: what fills the slots.
            names: the names of players and cards.
            language: the language.
        """
        text = _SLOT.sub(lambda slot: SLOTS[slot[1]].write(values[slot[1]], names, language), self.forms[language][0])
        return text[0].upper() + text[1:]


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence that was read.

    Arguments:
        sentence: which sentence.
        values: what its slots mean.
    """

    sentence: Sentence
    values: Mapping[str, object] = field(hash=False)


@cache
def sentences() -> tuple[Sentence, ...]:
    """Every sentence of the table, in its order."""
    table = tomllib.loads((Path(__file__).parent / "sentences.toml").read_text(encoding="utf-8"))
    return tuple(
        Sentence(use, key, {language: tuple(forms[language]) for language in LANGUAGES})
        for use, rows in table.items()
        for key, forms in rows.items()
    )


@cache
def sentence(use: str, key: str) -> Sentence:
    """A sentence by its use and key.

    Raises:
        KeyError: the table has no such sentence.
    """
    for found in sentences():
        if (found.use, found.key) == (use, key):
            return found
    raise KeyError(f"{use}.{key}")


class Reader:
    """Reads sentences of one use.

    Arguments:
        use: ``move`` or ``trace``.
        names: the names of players and cards.
    """

    def __init__(self, use: str, names: Names) -> None:
        self._names = names
        self._patterns = [
            (found, language, _pattern(form, names, language))
            for found in sentences()
            if found.use == use
            for language in LANGUAGES
            for form in found.forms[language]
        ]
        self._shapes = [
            (form, language, _shape(form))
            for found in sentences()
            if found.use == use
            for language in LANGUAGES
            for form in found.forms[language]
        ]

    def read(self, line: str) -> Iterator[Said]:
        """Every meaning that a line can have; none where it is no sentence of the table.

        Arguments:
            line: the line, without its mark and laws.
        """
        text = plain(line).rstrip(".")
        for found, language, pattern in self._patterns:
            match = pattern.fullmatch(text)
            if match is not None:
                values = {
                    slot: SLOTS[slot].read(said, self._names, language) for slot, said in match.groupdict().items()
                }
                yield Said(found, values)

    def unknown_word(self, line: str) -> tuple[str, str] | None:
        """The slot and the words in it that are not known, where a line has the shape of a sentence."""
        text = plain(line).rstrip(".")
        for _, language, shape in self._shapes:
            match = shape.fullmatch(text)
            if match is None:
                continue
            for slot, said in match.groupdict().items():
                pattern = SLOTS[slot].pattern(self._names, language)
                if not re.fullmatch(pattern, said, re.IGNORECASE):
                    return slot, said
        return None

    def nearest(self, line: str, count: int = 1) -> list[str]:
        """The wordings that look most like a line that is no sentence."""
        forms = [form for form, _, _ in self._shapes]
        text = plain(line)
        for name in sorted((*self._names.players, *self._names.cards), key=len, reverse=True):
            text = text.replace(plain(name), "{card}")
        return difflib.get_close_matches(text, forms, n=count, cutoff=0.3)


def _pattern(form: str, names: Names, language: Language) -> re.Pattern[str]:
    return _compile(form, lambda slot: SLOTS[slot].pattern(names, language))


def _shape(form: str) -> re.Pattern[str]:
    return _compile(form, lambda slot: ".+?")


def _compile(form: str, slot_pattern: object) -> re.Pattern[str]:
    assert callable(slot_pattern)
    parts = _SLOT.split(plain(form))
    pattern = "".join(
        re.escape(part) if place % 2 == 0 else f"(?P<{part}>{slot_pattern(part)})" for place, part in enumerate(parts)
    )
    return re.compile(pattern, re.IGNORECASE)
