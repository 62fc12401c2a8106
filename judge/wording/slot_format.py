"""How a kind of slot is written and read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.messages import LANGUAGES, Language
from judge.value import value
from judge.wording.names import Names


@value(frozen=True, slots=True)
class SlotFormat:
    """How one kind of slot is written and read.

    Arguments:
        write: the text of a value.
        pattern: a regular expression, per language, of what may stand there in a masked line.
        read: the meaning of what stood there.
    """

    write: Callable[[object, Names, Language], str]
    pattern: Mapping[Language, str]
    read: Callable[[str, Names, Language], object]


def in_either(pattern: str) -> Mapping[Language, str]:
    """A pattern that is the same in both languages."""
    return dict.fromkeys(LANGUAGES, pattern)
