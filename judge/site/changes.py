"""What changed for rulings from one edition to the next, the more often it matters the earlier."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from flask import Blueprint, Response, jsonify, render_template
from markupsafe import Markup

from judge.law.book import book
from judge.law.concordance import concordance
from judge.law.mechanisms import mechanisms
from judge.messages import Language
from judge.site.markdown import render
from judge.site.rule_words import rule_links, rules_root
from judge.site.vocabulary import Links
from judge.telling.history import KIND_NAMES, pairs
from judge.telling.mechanisms import FREQUENCY_NAMES, MECHANISM_NAMES, changes_data

pages = Blueprint("changes", __name__)


@pages.get("/<language:language>/rules/changes")
def changes(language: Language) -> str:
    """The mechanisms that changed with the latest edition, beside the one before."""
    earlier, later = (book(edition) for edition in pairs()[-1])
    groups = groupby(mechanisms(later.edition), lambda one: one.frequency)
    whole = concordance(later.edition)
    articles = [] if whole is None else [*whole.changes.values(), *whole.dropped.values()]
    return render_template(
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
    )


@pages.get("/<language:language>/rules/changes.json")
def changes_as_data(language: Language) -> Response:
    """The mechanisms, and what became of each article, as data."""
    return jsonify(changes_data(*pairs()[-1], language))


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
