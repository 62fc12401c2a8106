"""A text that the card language does not understand: where it stops, and what could have stood there."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from enum import StrEnum
from functools import lru_cache

from judge.messages import LANGUAGES, Language, Message, message

SHOWN = 8
"""How many of the words that could have stood there a message names."""

MOST = 24
"""How many are told to programs."""

LONGEST_WORD = 40
AROUND = 36
"""How many characters before and after the caret are shown of a long line; both and two dots fit in a terminal."""

QUOTED: Mapping[Language, str] = {"en": "“{}”", "fr": "«\u00a0{}\u00a0»"}


class Declined(Exception):
    """A text that is not understood, or not wholly.

    Arguments:
        text: the text as it was given.
        position: the character of `text` where the first word that is not understood begins.
        message: what is wrong.
        expected: what could have stood there.
    """

    def __init__(self, text: str, position: int, message: Message, expected: tuple[str, ...] = ()) -> None:
        super().__init__(text, position, message, expected)
        self.text = text
        self.position = position
        self.message = message
        self.expected = expected

    @property
    def found(self) -> str:
        """The word that is not understood; "" for the end of the text."""
        return first_word(self.text[self.position :])

    @property
    def pointed(self) -> Message:
        """What is wrong, and below it the text with a caret under the word."""
        return message("{reason}\n{caret}", reason=self.message, caret=self.caret)

    @property
    def caret(self) -> str:
        """The line of the text that is not understood, or what is near of a long one, and a caret below the word."""
        start = self.text.rfind("\n", 0, self.position) + 1
        line = self.text[start:].split("\n", 1)[0]
        column = self.position - start
        if len(line) > 2 * AROUND:
            first = max(0, column - AROUND)
            near = line[first : column + AROUND]
            line = f"{'…' * (first > 0)}{near}{'…' * (column + AROUND < len(line))}"
            column += (first > 0) - first
        return f"{line}\n{' ' * column}^"

    def __str__(self) -> str:
        return f"{self.message}\n{self.caret}"


def first_word(text: str) -> str:
    """The first word of a text, without the stop after it; "" where there is none."""
    words = text.split(maxsplit=1)
    if not words:
        return ""
    return (words[0].rstrip(".,:;])") or words[0])[:LONGEST_WORD]


class Doubt(StrEnum):
    """Why a text is not read although each of its words is known: it could mean two things, or means none."""

    CONDITION = "condition"
    AFTER_REST = "after rest"
    INSTEAD = "instead"
    FOR_EACH = "for each"
    SECOND_OFFER = "second offer"
    OFFER = "offer"
    PAID = "paid"
    BOTH_STATUSES = "both statuses"
    COUNTED = "counted"
    EITHER_NOUN = "either noun"
    NO_ANTECEDENT = "no antecedent"
    NO_PLAYER = "no player"
    NO_ONE_PLAYER = "no one player"
    NO_DEED = "no deed"
    NO_DIE = "no die"
    NO_CARDS = "no cards"
    NO_NUMBER = "no number"
    TOO_MANY = "too many"
    UNSAYABLE = "unsayable"


DOUBTS: Mapping[Doubt, Message] = {
    Doubt.CONDITION: message(
        "“{word}” after several steps could hold for all of them or for the last; begin the sentence with the "
        "condition, or make two sentences"
    ),
    Doubt.AFTER_REST: message(
        "“{word}” after several steps could hold for all of them or for the last; make two sentences"
    ),
    Doubt.INSTEAD: message("“{word}” after several steps could hold for all of them or for the last; name one step"),
    Doubt.FOR_EACH: message("it is in doubt whether “{word}” is done for each or once; make two sentences"),
    Doubt.SECOND_OFFER: message(
        "it is in doubt whether the second offer is made where the first is declined; write “. Then, you may” for two "
        "offers, or “. If you do, you may”"
    ),
    Doubt.OFFER: message(
        "it is in doubt whether “{word}” is still part of what you may do; write “and” for one offer, or a sentence of "
        "its own"
    ),
    Doubt.PAID: message(
        "it is in doubt whether “{word}” is done only where the price is paid; write “and”, or a sentence of its own"
    ),
    Doubt.BOTH_STATUSES: message(
        "one object with both statuses, or with one of them? Write “or” for either; an object that must have both "
        "cannot be described"
    ),
    Doubt.COUNTED: message("it is in doubt whether the words at the end describe both kinds; write them after each"),
    Doubt.EITHER_NOUN: message(
        "it is in doubt whether “{word}” describes both nouns; write a sentence or a mode for each of them"
    ),
    Doubt.NO_ANTECEDENT: message("nothing was named before that “{word}” could mean; name the object"),
    Doubt.NO_PLAYER: message("no player was named before that “{word}” could mean; name the player"),
    Doubt.NO_ONE_PLAYER: message("no single player was named before that “{word}” could mean; name the player"),
    Doubt.NO_DEED: message("nothing stands before “{word}” that could have been done; write first what is done"),
    Doubt.NO_DIE: message("no die was rolled before “{word}”; write first “roll a die”"),
    Doubt.NO_CARDS: message(
        "no cards were revealed before “{word}”; write first which cards are revealed or looked at"
    ),
    Doubt.NO_NUMBER: message("nothing was counted before “{word}”; write the number"),
    Doubt.TOO_MANY: message("there are fewer modes than are to be chosen; write more modes, or a smaller number"),
    Doubt.UNSAYABLE: message(
        "each word from “{word}” on is known, but not what they say together; write it as cards say it"
    ),
}


def doubtful(text: str, position: int, doubt: Doubt) -> Declined:
    """The refusal of words that could mean two things, or mean none."""
    return Declined(text, position, DOUBTS[doubt].filled(word=first_word(text[position:])))


def not_understood(text: str, position: int, expected: tuple[str, ...]) -> Declined:
    """The refusal of a word, or of the end, where something else could have stood."""
    word = first_word(text[position:])
    if word:
        expected = _nearest_first(word.casefold(), expected)
    could = {language: _listed(expected, language) for language in LANGUAGES}
    if word.startswith("("):
        said = message(
            "what stands in this parenthesis is no reminder of a word of its line; leave it out, or write what it says "
            "as a sentence"
        )
        expected = ()
    elif not word:
        said = message("the text ends too early; here could stand {expected}", expected=could)
    elif not expected:
        said = message("“{word}” does not fit the words around it", word=word)
    else:
        said = message("“{word}” is not understood; here could stand {expected}", word=word, expected=could)
    return Declined(text, position, said, expected[:MOST])


@lru_cache(maxsize=1_024)
def _nearest_first(word: str, expected: tuple[str, ...]) -> tuple[str, ...]:
    near = get_close_matches(word, [one.casefold() for one in expected], n=3, cutoff=0.7)
    return tuple(sorted(expected, key=lambda one: one.casefold() not in near))


def _listed(expected: tuple[str, ...], language: Language) -> str:
    shown = ", ".join(QUOTED[language].format(word) for word in expected[:SHOWN])
    return shown + ", …" * (len(expected) > SHOWN)
