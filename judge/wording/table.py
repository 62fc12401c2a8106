"""The one table of sentences: it writes what happened and reads what scenario files say, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from functools import cache
from pathlib import Path

from judge.cards.collection import UnknownCard
from judge.elision import joined
from judge.messages import LANGUAGES, Language
from judge.tables import read_toml
from judge.value import value
from judge.wording.moods import Mood, in_mood
from judge.wording.name_index import Masked
from judge.wording.names import Names
from judge.wording.players import UnknownPlayer
from judge.wording.possessive import plainer
from judge.wording.slots import EXAMPLES, SLOTS
from judge.wording.text import plain

_SLOT = re.compile(r"\{(\w+)\}")
_OPTIONAL = re.compile(r"\[(.*?)\]")
"""A part of a form that is written only where it tells equal things apart; it may always be read."""
_AGREES = re.compile(r"\(([^()/]+)/([^()/]+)\)@(\w+)")
"""Words that agree with the number of what fills a slot: the singular and the plural ones."""
_ELIDED = re.compile(r"\b(d|qu)e\\ $")
"""Words before a slot that may be shortened, as a pattern writes them."""
_SHORTENED = re.compile(r"\b(d|qu)e $")
"""The same as a form writes them."""
_DOTS = str.maketrans("ıİ", "ii")


@value(frozen=True, slots=True)
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

    @property
    def singular(self) -> Mapping[Language, tuple[str, ...]]:
        """Its wordings with the words that one thing wants where words agree with a number."""
        return {language: tuple(_agreed(form) for form in forms) for language, forms in self.forms.items()}

    def slots(self) -> frozenset[str]:
        """The names of the slots that are always filled."""
        return frozenset(_SLOT.findall(_OPTIONAL.sub("", self.forms["en"][0])))

    def write(self, values: Mapping[str, object], names: Names, language: Language) -> str:
        """The sentence with its slots filled.

        Arguments:
            values: what fills the slots.
            names: the names of players and cards.
        """
        text = self.within(values, names, language)
        return text[0].upper() + text[1:]

    def within(self, values: Mapping[str, object], names: Names, language: Language, mood: Mood = "is") -> str:
        """The sentence with its slots filled, as a part of a longer one.

        Arguments:
            values: what fills the slots.
            names: the names of players and cards.
            mood: whether it happens, does not, or would; of what happens alone there are other moods than the first.
        """
        agreed = _agreed(self.forms[language][0], lambda slot: names.is_plural(values[slot]))
        form = in_mood(agreed, mood, language)
        whole = _OPTIONAL.sub(lambda part: part[1] if names.speaks and _is_filled(part[1], values) else "", form)
        return _filled(whole, lambda slot: SLOTS[slot].write(values[slot], names, language), language)

    def example(self, given: Mapping[str, str], language: Language) -> str:
        """The sentence as a person could write it.

        Arguments:
            given: the words for some of its slots.
        """
        form = _OPTIONAL.sub("", self.singular[language][0])
        text = _filled(form, lambda slot: given.get(slot) or EXAMPLES[slot][language], language)
        return text[0].upper() + text[1:]


def _agreed(form: str, is_plural: Callable[[str], bool] = lambda slot: False) -> str:
    return _AGREES.sub(lambda words: words[2] if is_plural(words[3]) else words[1], form)


def _is_filled(part: str, values: Mapping[str, object]) -> bool:
    """Whether there is something to say in a part of a form."""
    return all(values.get(slot) for slot in _SLOT.findall(part))


def _filled(form: str, fill: Callable[[str], str], language: Language) -> str:
    """A form with its slots filled."""
    said = ""
    for place, part in enumerate(_SLOT.split(form)):
        words = fill(part) if place % 2 else part
        said = joined(said, words) if place % 2 and language == "fr" else said + words
    return said


@value(frozen=True, slots=True)
class ParsedSentence:
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
    table = read_toml((Path(__file__).parent / "sentences.toml").read_text(encoding="utf-8"))
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


@value(frozen=True, slots=True)
class _Wording:
    """One wording of a sentence in one language.

    Arguments:
        always: the longest of the words that stand in each line that is this sentence, folded as `_folded` does.
    """

    sentence: Sentence
    language: Language
    text: str
    always: str

    def match(self, line: str, folded: str) -> re.Match[str] | None:
        """How a masked line is this sentence; few lines hold what stands in it and need its pattern."""
        return _whole(self.text, self.language).fullmatch(line) if self.always in folded else None

    @property
    def shape(self) -> re.Pattern[str]:
        """How a line is recognised that is this sentence but for a word; few lines are asked for that."""
        return _shape(self.text)


@cache
def _whole(text: str, language: Language) -> re.Pattern[str]:
    return re.compile(_pattern(text, {slot: SLOTS[slot].pattern[language] for slot in _SLOT.findall(text)}), re.I)


@cache
def _shape(text: str) -> re.Pattern[str]:
    return re.compile(_pattern(text, dict.fromkeys(_SLOT.findall(text), ".+?")), re.I)


def _folded(text: str) -> str:
    """A text in which the letters are alike that a pattern without capitals takes for alike."""
    return text.translate(_DOTS).casefold()


def _always(form: str) -> str:
    """The longest of the words that stand in each line of a form, as far as no slot before them shortens them."""
    parts = (words for part in _OPTIONAL.split(plain(form))[::2] for words in _SLOT.split(part)[::2])
    return max((_folded(_SHORTENED.sub("", words)) for words in parts), key=len)


@cache
def _forms(use: str) -> tuple[_Wording, ...]:
    return tuple(
        _Wording(found, language, text, _always(text))
        for found in sentences()
        if found.use == use
        for language in LANGUAGES
        for form in found.forms[language]
        for text in dict.fromkeys((_agreed(form), _agreed(form, lambda slot: True)))
    )


def _pattern(form: str, patterns: Mapping[str, str]) -> str:
    """The pattern of a form, whose optional parts may be there or not."""
    found = ""
    for place, part in enumerate(_OPTIONAL.split(plain(form))):
        words = "".join(
            _ELIDED.sub(r"(?:\g<0>|\1')", re.escape(words)) if at % 2 == 0 else f"(?P<{words}>{patterns[words]})"
            for at, words in enumerate(_SLOT.split(part))
        )
        found += f"(?:{words})?" if place % 2 else words
    return found


class SentenceReader:
    """Reads sentences of one use.

    Arguments:
        use: ``move`` or ``trace``.
        names: the names of players and cards.
    """

    def __init__(self, use: str, names: Names) -> None:
        self._names = names
        self._forms = _forms(use)

    def read(self, line: str) -> Iterator[ParsedSentence]:
        """Every meaning that a line can have; none where it is no sentence of the table.

        Arguments:
            line: the line, without its mark and laws.
        """
        said = plain(line).rstrip(".")
        found = False
        for parsed in self._read(said):
            found = True
            yield parsed
        if not found and (otherwise := plainer(said, self._names.players)) != said:
            yield from self._read(otherwise)

    def _read(self, line: str) -> Iterator[ParsedSentence]:
        masked = self._names.mask(line)
        folded = _folded(masked.text)
        for form in self._forms:
            match = form.match(masked.text, folded)
            if match is not None:
                values = self._values(match.groupdict(), masked, form.language)
                if values is not None:
                    yield ParsedSentence(form.sentence, values)

    def _values(self, said: Mapping[str, str], masked: Masked, language: Language) -> dict[str, object] | None:
        """What the slots mean; None where a name is not of the kind that its slot wants."""
        try:
            there = ((slot, part) for slot, part in said.items() if part is not None)
            return {slot: SLOTS[slot].read(masked.restore(part), self._names, language) for slot, part in there}
        except (UnknownCard, UnknownPlayer):
            return None

    def unknown_word(self, line: str) -> tuple[str, str] | None:
        """The slot and the words in it that are not known, where a line has the shape of a sentence."""
        masked = self._names.mask(plain(line).rstrip("."))
        for form in self._forms:
            match = form.shape.fullmatch(masked.text)
            for slot, part in match.groupdict().items() if match is not None else ():
                if part is not None and not self._known(slot, part, masked, form.language):
                    return slot, masked.restore(part)
        return None

    def _known(self, slot: str, part: str, masked: Masked, language: Language) -> bool:
        if not re.fullmatch(SLOTS[slot].pattern[language], part, re.IGNORECASE):
            return False
        return self._values({slot: part}, masked, language) is not None
