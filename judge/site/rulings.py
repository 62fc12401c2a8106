"""The rulings that pages show: on the forms of a scenario, on a step that was chosen; each article in them a link."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from markupsafe import Markup

from judge.bounds.errors import OutOfBoundsError, TooLargeError, TooLongError
from judge.bounds.pool import bounded
from judge.cards.store import stamp
from judge.law.article import ARTICLE_NUMBER
from judge.law.book import Book, book
from judge.messages import Language
from judge.place import Stamp
from judge.ruling.chosen import Kind
from judge.ruling.comparison import FileComparison
from judge.ruling.files import compare_and_keep, rule_file, rule_step
from judge.ruling.kept_runs import FileRulings, kept_comparison, kept_rulings
from judge.ruling.ruling import Ruling
from judge.school.question import SchoolQuestion
from judge.school.rulings import kept_question_rulings, rule_question
from judge.site.card_links import CardLinks
from judge.site.limits import spend
from judge.site.rule_words import rules_root
from judge.site.setting import setting

LONGEST = 10.0
"""How many seconds the rulings on a scenario may take, where none are kept."""

MOST_KEPT = 256
"""For so many scenarios they are held in memory."""

_NUMBERS = re.compile(f"((?<![\\w.]){ARTICLE_NUMBER.pattern}(?![\\w]))")


def rulings_of(path: str, language: Language, seat: str, edition: str | None = None) -> FileRulings:
    """The rulings on a scenario; none where they cannot be made within bounds.

    Arguments:
        path: the scenario’s path.
        seat: the name of the player from whose seat they are told; "" for the judge’s.
        edition: by which edition; None for the one that the file names first.

    Raises:
        OutOfBoundsError: too many others are waiting.
    """
    try:
        return _rulings(setting().shelf.file(path), f"{path}.md", language, seat, edition, stamp())
    except (TooLongError, TooLargeError):
        return FileRulings()


@lru_cache(maxsize=MOST_KEPT)
def _rulings(
    file: Path, name: str, language: Language, seat: str, edition: str | None, cards: Stamp | None
) -> FileRulings:
    kept = None if seat else kept_rulings(file, name, language, edition)
    return kept or bounded(rule_file, file, name, language, seat, edition, seconds=LONGEST, slow=True)


def comparison_of(path: str, language: Language) -> FileComparison | None:
    """A scenario by two editions; None where they cannot be compared within bounds.

    Arguments:
        path: the scenario’s path.

    Raises:
        OutOfBoundsError: too many others are waiting.
    """
    try:
        return _comparison(setting().shelf.file(path), f"{path}.md", language, stamp())
    except (TooLongError, TooLargeError):
        return None


@lru_cache(maxsize=MOST_KEPT)
def _comparison(file: Path, name: str, language: Language, cards: Stamp | None) -> FileComparison:
    kept = kept_comparison(file, name, language)
    return kept or bounded(compare_and_keep, file, name, seconds=LONGEST, slow=True)[language]


def ruling_on(
    path: str, number: int, language: Language, seat: str, kind: Kind = "step", edition: str | None = None
) -> Ruling | None:
    """The ruling on a step of a scenario, or on an ability that did nothing; None where there is nothing to prove.

    Arguments:
        path: the scenario’s path.
        number: the step’s number in the story, or the place of the ability among those of all forms.
        seat: the name of the player from whose seat it is told; "" for the judge’s.
        kind: what was chosen.
        edition: by which edition; None for the one that the file names first.

    Raises:
        OutOfBoundsError: it cannot be made within bounds.
    """
    spend()
    return bounded(rule_step, setting().shelf.file(path), f"{path}.md", number, language, seat, kind, edition)


def ruling_on_question(question: SchoolQuestion, file: Path, language: Language) -> Ruling | None:
    """The ruling that explains a question; None where there is nothing to prove, or where it cannot be made now.

    Arguments:
        file: the scenario’s file.
    """
    kept = kept_question_rulings(file, question.path, language)
    if question.key in kept.found:
        return kept.found[question.key]
    spend()
    try:
        return bounded(rule_question, question, file, language)
    except OutOfBoundsError:
        return None


def linked(text: str, law: Book, language: Language, cards: CardLinks, *, foreign: bool = False) -> Markup:
    """A sentence of a ruling as HTML, its symbols drawn, each article and each card a link.

    Arguments:
        law: the edition.
        cards: the cards of the scenario.
        foreign: whether the page is of another edition, so that each link names its own.
    """
    root = rules_root(law, language)
    named = Markup(' data-edition="{}"').format(law.edition) if foreign else ""
    parts = _NUMBERS.split(text)
    said = [cards.linked(part) for part in parts]
    for place in range(1, len(parts), 2):
        if parts[place] in law:
            said[place] = Markup('<a class="reference" href="{0}/{1}" data-rule="{1}"{2}>{1}</a>').format(
                root, parts[place], named
            )
    return Markup("").join(said)


def linked_by(page: str, language: Language, cards: CardLinks) -> Callable[[str, str], Markup]:
    """Gives a sentence of a ruling by an edition as `linked` does.

    Arguments:
        page: the edition of the page.
        cards: the cards of the scenario.
    """
    return lambda text, edition: linked(text, book(edition), language, cards, foreign=edition != page)
