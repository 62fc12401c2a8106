"""What a question asks, in words."""

from __future__ import annotations

from judge.messages import Message, message
from judge.ruling.possible import IsPossible
from judge.ruling.question import Becomes, IsAllowed, IsSo, RulingQuestion
from judge.ruling.statement import IsTrue


def asked_in_words(question: RulingQuestion, line: str) -> Message:
    """What a question asks, in words."""
    match question:
        case IsAllowed():
            return message("Is “{line}” allowed?", line=line)
        case IsSo() | IsTrue():
            return message("Is it so at the end: “{line}”?", line=line)
        case Becomes():
            return message("What has become of {card}?", card=line)
        case IsPossible():
            return message("Could it be done: “{line}”?", line=line)
    return what_follows(line)


def what_follows(line: str) -> Message:
    """What is asked of a move of which nothing else is, in words."""
    return message("What follows “{move}”?", move=line)
