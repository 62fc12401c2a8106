"""The front door: a large search field, and the ways into rules, scenarios and glossary."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify, make_response, redirect, render_template, url_for
from werkzeug.wrappers import Response as BaseResponse

from judge.law.book import editions
from judge.messages import Language
from judge.serving import HEALTH
from judge.site.language import preferred
from judge.site.setting import setting

pages = Blueprint("home", __name__)


@pages.get("/")
def door() -> BaseResponse:
    """Leads to the home page in the language that the browser likes best."""
    return redirect(url_for("home.home", language=preferred()))


@pages.get("/<language:language>/")
def home(language: Language) -> str:
    """The home page."""
    text = setting().book.texts[language]
    shelf = setting().shelf
    return render_template(
        "home/home.html",
        book=setting().book,
        editions=editions(),
        chapters=[section for section in text.sections.values() if section.level == 1],
        articles=len(text.articles),
        scenarios={path: shelf.title(path, language) for path in shelf.paths[:4]},
        entries=list(text.entries.values()),
    )


@pages.get("/<language:language>.json")
def home_data(language: Language) -> Response:
    """What there is, and where."""
    law = setting().book
    return jsonify(
        {
            "edition": law.edition,
            "language": language,
            "title": law.title[language],
            "later": law.later[language],
            "articles": len(law.numbers),
            "scenarios": len(setting().shelf.paths),
            "addresses": {
                "rules": url_for("rules.contents_data"),
                "glossary": url_for("glossary.glossary_data"),
                "scenarios": url_for("scenarios.listing_data"),
                "search": url_for("search.search_data"),
            },
        }
    )


@pages.get(HEALTH)
def health() -> Response:
    """Says that the site runs and can read its rules."""
    response = make_response(f"ok {len(setting().book.numbers)}\n")
    response.mimetype = "text/plain"
    response.headers["Cache-Control"] = "no-store"
    return response


@pages.get("/favicon.ico")
def icon() -> BaseResponse:
    """Where browsers look for an icon that no page told them of."""
    return redirect(url_for("static", filename="icon.svg"))


@pages.get("/robots.txt")
def robots() -> Response:
    """What search engines may read."""
    response = make_response("User-agent: *\nDisallow: /*/search\nDisallow: /*/previews/\n")
    response.mimetype = "text/plain"
    return response
