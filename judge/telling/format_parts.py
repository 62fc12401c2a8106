"""The parts of the format of scenario files: chapters, and what can be written in each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.messages import LANGUAGES, Language, Message
from judge.value import value

Both = Mapping[Language, str]
"""Words in each language."""


@value(frozen=True, slots=True)
class FormatEntry:
    """Something that can be written.

    Arguments:
        key: its name, unique within its chapter.
        forms: how it can be written, per language; the first is how the program writes it.
        example: how it looks in a file, per language.
    """

    key: str
    forms: Mapping[Language, tuple[str, ...]]
    example: Both

    @property
    def shown(self) -> tuple[str, ...]:
        """Its examples that say more than its forms."""
        forms = {form for one in LANGUAGES for form in self.forms[one]}
        return tuple(dict.fromkeys(self.example[one] for one in LANGUAGES if self.example[one] not in forms))

    def data(self) -> dict[str, Any]:
        """The entry as JSON data."""
        return {
            "key": self.key,
            **{language: list(self.forms[language]) for language in LANGUAGES},
            "example": {language: self.example[language] for language in LANGUAGES},
        }


@value(frozen=True, slots=True)
class Chapter:
    """What can be written in one place of a file.

    Arguments:
        key: its name.
        words: what is to be known of it.
        entries: what can be written there.
    """

    key: str
    title: Message
    words: Message
    entries: tuple[FormatEntry, ...]

    @property
    def has_examples(self) -> bool:
        """Whether an example of an entry says more than its forms."""
        return any(entry.shown for entry in self.entries)
