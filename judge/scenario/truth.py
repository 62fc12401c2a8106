"""Whether what a line says of a moment is so, by which laws, and what is so instead."""

from __future__ import annotations

from judge.law.laws.law import Law
from judge.messages import Message
from judge.value import value


@value(frozen=True, slots=True)
class Truth:
    """Whether what a line says of a moment is so.

    Arguments:
        holds: whether it is.
        laws: the laws by which it is or is not.
        instead: what is so instead; None where there is nothing to say of it.
    """

    holds: bool
    laws: tuple[Law, ...]
    instead: Message | None = None
