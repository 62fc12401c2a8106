"""The list of the scenarios: some of each chapter, or those that are looked for, a page at a time."""

from __future__ import annotations

from typing import get_args

from flask import Blueprint, Response, jsonify, render_template, request, url_for
from flask_babel import gettext

from judge.law.book import book
from judge.messages import Language
from judge.search.query import LONGEST
from judge.site.paging import page_asked
from judge.site.request_fields import one_of, words_sought
from judge.site.rule_words import rules_root
from judge.site.setting import setting
from judge.site.symbols import inline
from judge.site.ways import asset
from judge.telling.chapters import chapter_of
from judge.telling.listing import CARDS, COURSE, ScenarioFilter, by_part, listed, topics_named
from judge.telling.view import Verdict

pages = Blueprint("scenarios", __name__)

VERDICTS: tuple[Verdict, ...] = get_args(Verdict)

A_TASTE = 4
"""How many scenarios of each part are shown to those who look for none."""


@pages.get("/<language:language>/scenarios")
def listing(language: Language) -> str:
    """The scenarios under their chapters, with their verdicts: some of each, or a page of those that are looked for."""
    entries, law = setting().shelf.entries, book(setting().played)
    wanted = _wanted()
    found = listed(entries, wanted, language, law.edition)
    tasted = wanted == ScenarioFilter()
    page = page_asked(0 if tasted else len(found))
    parts = by_part(found, law.edition)
    counts = {part: len(headings) for part, headings in parts.items()} if tasted else {}
    tastes = {part: headings[:A_TASTE] for part, headings in parts.items()}
    return render_template(
        "scenarios/listing.html",
        book=law,
        chapters=tastes if tasted else by_part(page.of(found), law.edition),
        counts=counts,
        count=len(found),
        page=page,
        wanted=wanted,
        parts=tuple(by_part(listed(entries, ScenarioFilter(), language, law.edition), law.edition)),
        verdicts=tuple(verdict for verdict in VERDICTS if any(one.verdict == verdict for one in entries.values())),
        topics=topics_named(entries.values(), language),
        longest=LONGEST,
        symbols=lambda text: inline(text, language, asset("symbols.svg")),
        sections=law.texts[language].sections,
        root=rules_root(law, language),
    )


@pages.get("/<language:language>/scenarios.json")
def listing_data(language: Language) -> Response:
    """The scenarios that are looked for as data, without their steps."""
    entries, edition, wanted = setting().shelf.entries, setting().played, _wanted()
    return jsonify(
        {
            "language": language,
            "scenarios": [
                {
                    "scenario": path,
                    "title": story.title,
                    "edition": story.edition,
                    "chapter": chapter_of(path, edition),
                    "verdict": story.verdict,
                    "topics": list(story.topics),
                    "summary": story.summary,
                }
                for path, entry in entries.items()
                if wanted.fits(entry, edition)
                for story in (entry.headings[language],)
            ],
        }
    )


def _wanted() -> ScenarioFilter:
    arguments, offers = request.args, [(gettext("All scenarios"), url_for("scenarios.listing"))]
    sections = book(setting().played).texts["en"].sections
    chapters = (*(number for number in sections if number.isdigit()), COURSE, CARDS)
    return ScenarioFilter(
        words=words_sought(arguments),
        topic=" ".join(arguments.get("topic", "")[:LONGEST].split()),
        part=one_of(arguments, "chapter", chapters, offers),
        verdict=one_of(arguments, "verdict", VERDICTS, offers),
    )
