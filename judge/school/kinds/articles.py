"""Articles as answers: the number of one with its words that decide."""

from __future__ import annotations

from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.messages import LANGUAGES, Language, message
from judge.ruling.ruling import decisive_words
from judge.school.runs import Text

NO = message("No: {number}, “{words}”")
BY = message("{number}, “{words}”")

LONGEST_WORDS = 170
"""So much of an article stands in an answer."""


def no_by(law: Law, edition: str) -> Text:
    """The answer that a law forbids it."""
    return {language: NO.filled(**_gaps(law, edition, language)).say(language) for language in LANGUAGES}


def by_article_of(law: Law, edition: str) -> Text:
    """The answer that a law decides it."""
    return {language: BY.filled(**_gaps(law, edition, language)).say(language) for language in LANGUAGES}


def _gaps(law: Law, edition: str, language: Language) -> dict[str, str]:
    """The number of a law’s article, and its words that decide, as long as an answer may be."""
    words = decisive_words(law, edition, language)
    short = words if len(words) <= LONGEST_WORDS else words[:LONGEST_WORDS].rsplit(" ", 1)[0] + " …"
    return {"number": cite(law, edition).article, "words": short}
