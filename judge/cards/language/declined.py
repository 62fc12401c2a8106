"""A text that the card language does not understand: where it stops, and what could have stood there."""

from __future__ import annotations

from difflib import get_close_matches

from judge.messages import Message, message

SHOWN = 12
LONGEST_WORD = 40


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
        words = self.text[self.position :].split(maxsplit=1)
        return words[0][:LONGEST_WORD] if words else ""

    @property
    def caret(self) -> str:
        """The line of the text that is not understood, and under it a caret below the word."""
        start = self.text.rfind("\n", 0, self.position) + 1
        line = self.text[start:].split("\n", 1)[0]
        return f"{line}\n{' ' * (self.position - start)}^"

    def __str__(self) -> str:
        return f"{self.message}\n{self.caret}"


def not_understood(text: str, position: int, expected: tuple[str, ...]) -> Declined:
    """The refusal of a word, or of the end, where something else could have stood."""
    words = text[position:].split()
    if words:
        near = get_close_matches(
            words[0].strip(".,:").casefold(), [word.casefold() for word in expected], n=3, cutoff=0.7
        )
        expected = tuple(sorted(expected, key=lambda word: word.casefold() not in near))
    could = ", ".join(f"“{word}”" for word in expected[:SHOWN]) + (", …" if len(expected) > SHOWN else "")
    if not words:
        said = message("the text ends too early; here could stand {expected}", expected=could)
    elif not could:
        said = message("“{word}” does not fit the words around it", word=words[0][:40])
    else:
        said = message("“{word}” is not understood; here could stand {expected}", word=words[0][:40], expected=could)
    return Declined(text, position, said, expected)
