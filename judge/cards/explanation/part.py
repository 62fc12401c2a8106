"""A part of an explanation: a phrase in plain words, and the laws that it rests on."""

from __future__ import annotations

from judge.law.laws.law import Law
from judge.value import value


@value(frozen=True, slots=True)
class ExplanationPart:
    """A part of an explanation.

    Arguments:
        text: what it says.
        laws: the laws that it rests on; none where only the text itself, or a later edition, says so.
        depth: how many parts it stands under.
    """

    text: str
    laws: tuple[Law, ...] = ()
    depth: int = 0
