"""What is offered to be asked about a form as it was played."""

from __future__ import annotations

from judge.ruling.question import RulingQuestion
from judge.value import value


@value(frozen=True, slots=True)
class OfferedQuestion:
    """A question that is offered beside the steps: of an ability that did nothing, of a card or a token.

    Arguments:
        text: what it is about, in words.
        line: what `judge why --about` is given for it.
    """

    text: str
    question: RulingQuestion
    line: str
