"""What changed for rulings from one edition to the next, the more often it matters the earlier."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from threading import Thread
from typing import Any

from flask import Blueprint, Response, jsonify, make_response, render_template
from markupsafe import Markup
from werkzeug.wrappers import Response as BaseResponse

from judge.law.book import book
from judge.law.concordance import concordance
from judge.law.mechanisms import mechanisms
from judge.messages import Language
from judge.ruling.comparison import FileComparison
from judge.site.card_links import CardLinks
from judge.site.compared_ahead import AwaitedComparison, compared_ahead, start_comparing
from judge.site.markdown import render
from judge.site.page_cache import cached_page
from judge.site.rule_words import rule_links, rules_root
from judge.site.rulings import linked_by
from judge.site.setting import setting
from judge.site.symbols import inline
from judge.site.vocabulary import Links
from judge.site.ways import asset
from judge.telling.history import KIND_NAMES, pairs
from judge.telling.mechanisms import FREQUENCY_NAMES, MARK_NAMES, MECHANISM_NAMES, changes_data, counts_of_marks

pages = Blueprint("changes", __name__)

ROOM = 2_000_000
"""How many bytes the kept pages may take, packed."""


@pages.get("/<language:language>/rules/changes")
@cached_page(ROOM)
def changes(language: Language) -> str | BaseResponse:
    """The mechanisms that changed with the latest edition, beside the one before, and the situations that show them.

    A page some of whose situations are still being compared is not kept.
    """
    earlier, later = (book(edition) for edition in pairs()[-1])
    groups = groupby(mechanisms(later.edition), lambda one: one.frequency)
    whole = concordance(later.edition)
    articles = [] if whole is None else [*whole.changes.values(), *whole.dropped.values()]
    shown, shelf = _situations(later.edition, language), setting().shelf
    page = render_template(
        "changes/changes.html",
        book=later,
        earlier=earlier,
        groups=[(often, list(some)) for often, some in groups],
        words=mechanism_words(later.edition, language),
        counts=Counter(change.kind for change in articles),
        roots={law.edition: rules_root(law, language) for law in (earlier, later)},
        frequency_names=FREQUENCY_NAMES,
        mechanism_names=MECHANISM_NAMES,
        kind_names=KIND_NAMES,
        mark_names=MARK_NAMES,
        marks=counts_of_marks(later.edition),
        situations=shown,
        headings={path: shelf.heading(path, language) for path in shown},
        symbols=lambda text: inline(text, language, asset("symbols.svg")),
        ruled_by=linked_by(later.edition, language, CardLinks((), language)),
    )
    return make_response(page) if any(one.waits for one in shown.values()) else page


@pages.get("/<language:language>/rules/changes.json")
def changes_as_data(language: Language) -> Response:
    """The mechanisms, each with its situation by either edition, and what became of each article, as data."""
    earlier, later = pairs()[-1]
    data, shown = changes_data(earlier, later, language), _situations(later, language)
    for told, one in zip(data["mechanisms"], mechanisms(later), strict=True):
        awaited = shown.get(one.scenario)
        told["situation"] = _situation(awaited.found) if awaited is not None else None
        told["waits"] = awaited is not None and awaited.waits
    return jsonify(data)


def compare_situations() -> Thread:
    """Compare the situations of the page before anybody asks for it, beside the visitors of other pages."""
    shelf = setting().shelf
    return start_comparing({path: shelf.file(path) for path in _paths(pairs()[-1][1])})


def _situations(edition: str, language: Language) -> Mapping[str, AwaitedComparison]:
    """The scenarios that show the mechanisms of an edition, compared."""
    return compared_ahead(_paths(edition), language)


def _paths(edition: str) -> Iterable[str]:
    """The paths of the scenarios that show the mechanisms of an edition."""
    shelf = setting().shelf
    return dict.fromkeys(one.scenario for one in mechanisms(edition) if one.scenario in shelf)


def _situation(compared: FileComparison | None) -> dict[str, Any] | None:
    """What either edition says of a situation, as JSON data; None where that is not known, or is the same."""
    form = compared.telling_form if compared is not None else None
    if form is None:
        return None
    sides = [{"edition": edition, "text": text, "laws": list(laws)} for edition, text, laws in form.essence]
    question = form.question if form.differs_in_outcome else ""
    return {"title": form.title, "question": question, "after": "" if question else form.after, "sides": sides}


@lru_cache(maxsize=16)
def mechanism_words(edition: str, language: Language) -> Mapping[str, Mapping[str, Markup]]:
    """What is said of each mechanism of an edition as HTML, by its name; it never changes while the site runs."""
    links = rule_links(book(edition), language)
    plain = replace(links, terms=False)
    return {
        one.name: {
            "title": _line(one.texts[language].title, plain),
            "before": _line(one.texts[language].before, plain),
            "now": _line(one.texts[language].now, links),
            "doubt": _line(one.texts[language].doubt, plain),
        }
        for one in mechanisms(edition)
    }


def _line(text: str, links: Links) -> Markup:
    return Markup(render(text, links).removeprefix("<p>").removesuffix("</p>"))
