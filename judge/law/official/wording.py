"""What an official text says at a number, and what of its file stands at none."""

from __future__ import annotations

from collections.abc import Mapping

from judge.messages import LANGUAGES, Language, Message
from judge.value import value

QUOTES = ("remark", "example")


@value(frozen=True, slots=True)
class Wording:
    """The official wording of one article.

    Arguments:
        number: the article.
        title: the title of its section as the file has it, or "".
        text: the rule; a line an item where it is a list.
        quotes: its remarks and examples in order: the kind and the words.
    """

    number: str
    title: str
    text: str
    quotes: tuple[tuple[str, str], ...] = ()

    def data(self) -> dict[str, object]:
        """The wording as data; `read_wording` reads it again."""
        return {
            "number": self.number,
            "title": self.title,
            "text": self.text,
            "quotes": [list(one) for one in self.quotes],
        }


def read_wording(data: Mapping[str, object]) -> Wording:
    """A wording from its data.

    Raises:
        ValueError: it is none.
    """
    number, title, text, quotes = (data.get(name) for name in ("number", "title", "text", "quotes"))
    if not (isinstance(number, str) and isinstance(title, str) and isinstance(text, str) and isinstance(quotes, list)):
        raise ValueError(data)
    for one in quotes:
        if not (isinstance(one, list) and len(one) == 2 and one[0] in QUOTES and isinstance(one[1], str)):
            raise ValueError(data)
    return Wording(number, title, text, tuple((kind, words) for kind, words in quotes))


def read_language(typed: object) -> Language:
    """A language by its code.

    Raises:
        ValueError: there is no such language.
    """
    for language in LANGUAGES:
        if language == typed:
            return language
    raise ValueError(typed)


@value(frozen=True, slots=True)
class Unplaced:
    """A line of an official text that belongs to no article.

    Arguments:
        line: where it stands, from 1.
        text: its first words.
        reason: why it is left out.
        numbered: whether it is an article that this edition does not have.
    """

    line: int
    text: str
    reason: Message
    numbered: bool = False
