"""How a scenario file is written: every heading, fact, sentence and word that is read, in both languages."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify, render_template

from judge.law.book import book
from judge.messages import Language
from judge.site.setting import setting
from judge.telling.file_format import LEAD, TITLE, chapters, data

pages = Blueprint("format", __name__)


@pages.get("/<language:language>/scenarios/format")
def overview(language: Language) -> str:
    """The whole format, chapter by chapter."""
    return render_template(
        "format/format.html",
        book=book(setting().played),
        heading=TITLE.say(language),
        lead=LEAD.say(language),
        chapters=chapters(setting().played),
    )


@pages.get("/<language:language>/scenarios/format.json")
def overview_data(language: Language) -> Response:
    """The whole format as data."""
    return jsonify(data(language, setting().played))
