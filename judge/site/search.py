"""The search in the browser: results with filters, and suggestions while one types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flask import Blueprint, Response, jsonify, render_template, request, url_for
from flask_babel import gettext
from markupsafe import Markup, escape

from judge.messages import Language
from judge.site.errors import Missing, Refused, shortened
from judge.site.rules import rules_root
from judge.site.security import LONGEST_QUESTION
from judge.site.setting import setting

if TYPE_CHECKING:
    from judge.finder import Found, Result

pages = Blueprint("search", __name__)

KINDS = ("rule", "example", "glossary", "scenario")
"""The kinds of results that a visitor may choose."""

SHOWN = 20
MOST_SHOWN = 100
SUGGESTED = 8

_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]+")


@pages.get("/<language:language>/search")
def search(language: Language) -> str:
    """What was found, or the empty form when nothing was asked."""
    chapters = [section for section in setting().book.texts[language].sections.values() if section.level == 1]
    if "q" not in request.args:
        return render_template("search/search.html", book=setting().book, chapters=chapters, kinds=KINDS, found=None)
    asked = _asked()
    chapter, kind = _chapter(), _kind()
    found = _find(asked, language, _limit(), chapter, kind)
    return render_template(
        "search/search.html",
        book=setting().book,
        chapters=chapters,
        kinds=KINDS,
        found=found,
        asked=asked,
        chapter=chapter,
        kind=kind,
        address=address,
        shown=shown,
    )


@pages.get("/<language:language>/search.json")
def search_data(language: Language) -> Response:
    """What was found as data."""
    found = _find(_asked(), language, _limit(), _chapter(), _kind())
    return jsonify(
        {
            "query": found.query,
            "language": found.language,
            "corrected": found.corrected,
            "results": [
                {
                    "number": result.number,
                    "kind": result.kind,
                    "title": result.title,
                    "excerpt": result.excerpt,
                    "score": result.score,
                    "language": result.language,
                    "address": address(result, language),
                }
                for result in found.results
            ],
            "notes": [note.say(language) for note in found.notes],
        }
    )


@pages.get("/<language:language>/suggest.json")
def suggestions(language: Language) -> Response:
    """What a visitor who is typing may want."""
    asked = _UNPRINTABLE.sub(" ", request.args.get("q", "")).strip()
    if not asked or len(asked) > LONGEST_QUESTION:
        return jsonify([])
    found = setting().finder(setting().edition).suggest(asked, language, SUGGESTED)
    return jsonify(
        [
            {"number": result.number, "title": result.title, "kind": result.kind, "address": address(result, language)}
            for result in found
        ]
    )


def address(result: Result, language: Language) -> str:
    """Where a result leads, in the language of the page."""
    if result.kind == "glossary":
        return url_for("glossary.glossary", language=language, _anchor=result.key)
    if result.kind == "scenario":
        return url_for("scenarios.scenario", language=language, path=result.key)
    return f"{rules_root(setting().book, language)}/{result.key}"


def shown(result: Result) -> Markup:
    """A result's excerpt as HTML, the words that were found marked."""
    return Markup(escape(result.excerpt))


def _find(asked: str, language: Language, limit: int, chapter: str | None, kind: str | None) -> Found:
    return setting().finder(setting().edition).search(
        asked, language, limit, chapter=chapter, kinds=(kind,) if kind else None
    )


def _asked() -> str:
    asked = request.args.get("q", "")
    if len(asked) > LONGEST_QUESTION:
        raise Refused(
            gettext("This question is too long: please ask in at most %(most)s characters.", most=LONGEST_QUESTION)
        )
    asked = _UNPRINTABLE.sub(" ", asked).strip()
    if not asked:
        raise Refused(
            gettext("You asked for nothing. Write a word, a question or the number of a rule."),
            [(gettext("The rules"), url_for("rules.contents")), (gettext("The glossary"), url_for("glossary.glossary"))],
        )
    return asked


def _chapter() -> str | None:
    chapter = request.args.get("chapter", "")
    if not chapter:
        return None
    if len(chapter) > 2 or chapter not in setting().book:
        raise Missing(gettext("There is no chapter “%(chapter)s”.", chapter=shortened(chapter)))
    return chapter


def _kind() -> str | None:
    kind = request.args.get("kind", "")
    if kind and kind not in KINDS:
        raise Refused(
            gettext("“%(kind)s” is no kind of result; choose one of %(kinds)s.", kind=shortened(kind), kinds=", ".join(KINDS))
        )
    return kind or None


def _limit() -> int:
    typed = request.args.get("limit", "")
    if not typed:
        return SHOWN
    if not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= MOST_SHOWN):
        raise Refused(gettext("The limit is a number from 1 to %(most)s.", most=MOST_SHOWN))
    return int(typed[:6])
