"""Whether one rule is told in the same words in two editions: word for word, each reference led to its successor."""

from __future__ import annotations

from collections.abc import Iterator

from judge.law.book import Book
from judge.law.concordance import ONE_RULE, Concordance
from judge.law.word_diff import compare_words
from judge.messages import LANGUAGES, Language


def differing(concordance: Concordance, later: Book, earlier: Book) -> Iterator[tuple[str, Language]]:
    """The articles that are one rule in both editions and yet do not say it in the same words.

    Arguments:
        concordance: what the later edition makes of the earlier one.

    Returns:
        the article's number in the later edition, and the language.
    """
    for number, change in concordance.changes.items():
        if change.kind not in ONE_RULE:
            continue
        for language in LANGUAGES:
            mine, other = (
                later.texts[language].articles.get(number),
                earlier.texts[language].articles.get(change.earlier[0]),
            )
            if mine and other and not _same(other.text, mine.text, concordance):
                yield number, language


def _same(earlier: str, later: str, concordance: Concordance) -> bool:
    sides = compare_words([earlier], [later], concordance.follows)
    return not any(run.alone for side in sides for runs in side for run in runs)
