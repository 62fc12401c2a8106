"""Why a wrong answer is wrong, in words that the proof holds against the engine; the article stands before them."""

from __future__ import annotations

from judge.law.citation import Citation
from judge.messages import LANGUAGES, Message, message
from judge.school.runs import Text

SO = message("That would be so without this article — {without}")
"""Without the law, exactly that is what the engine does."""

LATER = message("Without this article that would come, though not at once — {without}")
"""Without the law, the engine does that later in the same move."""

NOT_YET = message("That comes too, but later. Without this article it would come now — {without}")
"""The engine does that later in the same move; without the law it does it now."""

SOMETHING_ELSE = message("This article forbids something else here: {line}")
"""By the law the engine refuses another option of the moment; what it says of this one it says without the law too."""

ALLOWED_ANYWAY = message(
    "This is allowed with the article and without it. It decides something else; without it: {without}"
)
"""Without the law the engine allows it no less."""

FORBIDDEN_ANYWAY = message(
    "Without this article it would be forbidden no less. It decides something else; without it: {without}"
)
"""Without the law the engine refuses it no less."""

HAPPENS_ANYWAY = message(
    "This happens with the article and without it. It decides something else; without it: {without}"
)
"""Without the law the engine does it no less, in the same place."""

NO_LESS = message("With this change it happens no less, and this article decides it: {step}")
"""With the change on the board the engine does it in the same move."""

FORBIDDEN = message("Not allowed: {reason}")
"""The engine refuses it by the law."""

MOVES = message("The expedition of {player} does move: {sums}.")
"""Its sums are enough, and without the law it does not move."""

NOT_ENOUGH = message("The expedition of {player} does not move: {sums}.")
"""Its sums are not enough for the law."""

HELD = message("The expedition of {player} does not move: {sums} would be enough, but it cannot.")
"""Its sums are enough; without the law it moves."""

AGAINST = message("{terrain} {mine} against {theirs}")

LEADS = message("That leads to: {end}")
MAY_LEAD = message("That leads elsewhere, such as to: {end}")
OTHER_CHOICE = message("That is where another choice leads: {line}")

ELSEWHERE = message("By edition {edition} the answer is: {answer}")
"""By another edition the engine does that."""


def by_edition(edition: str, text: Text) -> Message:
    """What the answer is by another edition.

    Arguments:
        text: the answer.
    """
    return ELSEWHERE.filled(edition=edition, answer=text)


def without(reason: Message, citation: Citation) -> Text:
    """A reason that tells what would happen without a law, in every language.

    Arguments:
        citation: what the edition says of the law.
    """
    return in_words(reason.filled(without=citation.without))


def in_words(what: Message) -> Text:
    """A message in every language."""
    return {language: what.say(language) for language in LANGUAGES}
