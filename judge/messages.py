"""What the program says to people: one sentence in English, shown in the reader's language."""

from __future__ import annotations

import gettext
from collections.abc import Mapping
from dataclasses import field, replace
from functools import cache
from string import Formatter
from types import MappingProxyType
from typing import Literal

from judge.elision import joined
from judge.place import TRANSLATIONS
from judge.value import value

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


@value(frozen=True, slots=False)
class Pasted:
    """What can be written in a file as it is shown, one of several: whole lines, or words in the place of others.

    Arguments:
        choices: what can be written, per language.
        language: that of the file; None where it is not known, so that it is shown in the reader's.
    """

    choices: Mapping[Language, tuple[str, ...]]
    language: Language | None = None

    def say(self, language: Language) -> str:
        """The choices, in the language of the file or else in this one."""
        return " · ".join(self.choices[self.language or language])


def pasted(*choices: str | Mapping[Language, str]) -> Pasted:
    """What can be written in a file, one of several.

    Arguments:
        choices: each of them, per language where it is not the same in both.
    """
    return Pasted(
        {language: tuple(one if isinstance(one, str) else one[language] for one in choices) for language in LANGUAGES}
    )


@value(frozen=True, slots=False)
class Message:
    """A sentence with named gaps.

    Arguments:
        template: the English sentence, gaps written ``{name}``; it is the key of the catalogues.
        values: what fills the gaps: strings, numbers, other messages, a text per language, or what can be pasted.
    """

    template: str
    values: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))

    def say(self, language: Language = "en") -> str:
        """The sentence in a language, gaps filled."""
        spoken = {name: _spoken(value, language) for name, value in self.values.items()}
        said = _catalogue(language).gettext(self.template)
        return _elided(said, spoken) if language == "fr" else said.format_map(spoken)

    def in_file(self, language: Language | None) -> Message:
        """This message about a file: what can be pasted there is in the language of the file.

        Arguments:
            language: the language of the file; None where it is not known.
        """
        return Message(self.template, {name: _in_file(value, language) for name, value in self.values.items()})

    def filled(self, **values: object) -> Message:
        """This message with its gaps filled."""
        return Message(self.template, MappingProxyType(values))

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self.template, dict(self.values))


def _unpickled(words: str, values: Mapping[str, object]) -> Message:
    """A message that was pickled."""
    return Message(words, MappingProxyType(values))


def message(template: str, **values: object) -> Message:
    """A message with its gaps filled; the name by which the catalogues' extraction finds templates."""
    return Message(template, MappingProxyType(values))


@value(frozen=True, slots=False)
class Mistake:
    """Something wrong in a file that a person wrote.

    Arguments:
        file: the file as the person named it.
        line: the line, from 1.
        message: what is wrong and what to write instead.
    """

    file: str
    line: int
    message: Message

    def say(self, language: Language = "en") -> str:
        """``file:line: message`` in a language."""
        return f"{self.file}:{self.line}: {self.message.say(language)}"


def _in_file(value: object, language: Language | None) -> object:
    if isinstance(value, Message):
        return value.in_file(language)
    return replace(value, language=language) if isinstance(value, Pasted) else value


def _spoken(value: object, language: Language) -> object:
    if isinstance(value, Message | Pasted):
        return value.say(language)
    if isinstance(value, Mapping):
        return value[language]
    return value


def _elided(said: str, spoken: Mapping[str, object]) -> str:
    """A French sentence with its gaps filled."""
    filled = ""
    for words, gap, form, _ in Formatter().parse(said):
        filled += words
        if gap is not None:
            filling = format(spoken[gap], form or "")
            filled = joined(filled, filling)
    return filled


@cache
def _catalogue(language: Language) -> gettext.NullTranslations:
    return gettext.translation("messages", TRANSLATIONS, languages=[language], fallback=language == "en")
