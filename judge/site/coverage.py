"""How much of an edition is played: every article with its state and the scenarios that show it."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify, render_template

from judge.law.article import Section
from judge.law.book import Book
from judge.messages import Language
from judge.site.page_cache import cached_page
from judge.site.rule_words import rules_root
from judge.site.setting import setting
from judge.telling.coverage import STATUS_NAMES, STATUSES, ArticleState, Coverage, Status
from judge.telling.coverage import coverage as cover
from judge.telling.entry import ScenarioHeading
from judge.value import value

ROOM = 1_000_000
"""How many bytes the kept page may take in all languages, packed."""

pages = Blueprint("coverage", __name__)


@value(frozen=True, slots=True)
class ArticleRow:
    """An article with its state.

    Arguments:
        stories: the scenarios that show it.
    """

    state: ArticleState
    stories: tuple[ScenarioHeading, ...]


@value(frozen=True, slots=True)
class CoveragePart:
    """A chapter or a section of the rule book.

    Arguments:
        section: its heading.
        counts: how many of its articles have each status, those of its own sections with them.
        rows: its own articles.
    """

    section: Section
    counts: dict[Status, int]
    rows: tuple[ArticleRow, ...]


@pages.get("/<language:language>/coverage")
@cached_page(ROOM)
def overview(language: Language) -> str:
    """Every article of the default edition, chapter by chapter."""
    law = setting().book
    found = cover(law.edition)
    return render_template(
        "coverage/overview.html",
        book=law,
        parts=[_part(section, law, found, language) for section in law.texts[language].sections.values()],
        counts={status: found.count(status) for status in STATUSES},
        status_names=STATUS_NAMES,
        root=rules_root(law, language),
    )


@pages.get("/<language:language>/coverage.json")
def overview_data(language: Language) -> Response:
    """Every article's state as data, as ``judge coverage --json`` prints it."""
    found = cover(setting().edition)
    return jsonify({**found.data(language), "counts": {status: found.count(status) for status in STATUSES}})


def _part(section: Section, law: Book, found: Coverage, language: Language) -> CoveragePart:
    shelf = setting().shelf
    within = [article.number for part in law.within(section.number, language) for article in part.articles]
    states = [found.articles[number] for number in within]
    counts = {status: sum(state.status == status for state in states) for status in STATUSES}
    rows = []
    for article in section.articles:
        state = found.articles[article.number]
        stories = (shelf.heading(path, language) for path in state.scenarios if path in shelf)
        rows.append(ArticleRow(state, tuple(stories)))
    return CoveragePart(section, counts, tuple(rows))
