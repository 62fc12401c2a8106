"""The guide to the library, `import judge`: what it is for, and its examples."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify, render_template
from markupsafe import Markup

from judge.messages import Language
from judge.public.chapters import guide
from judge.site.markdown import render
from judge.site.rule_words import rule_links
from judge.site.setting import setting

pages = Blueprint("guide", __name__)


@pages.get("/<language:language>/library")
def overview(language: Language) -> str:
    """The whole guide, chapter by chapter."""
    beginning, *chapters = guide(language)
    return render_template(
        "guide/guide.html",
        beginning=beginning,
        chapters=list(enumerate(chapters, 1)),
        words=lambda text: _words(text, language),
    )


@pages.get("/<language:language>/library.json")
def overview_data(language: Language) -> Response:
    """The whole guide as data."""
    beginning, *chapters = guide(language)
    told = [
        {"title": one.title, "parts": [{"kind": part.kind, "text": part.text} for part in one.parts]}
        for one in (beginning, *chapters)
    ]
    return jsonify({"language": language, "title": beginning.title, "chapters": told})


def _words(text: str, language: Language) -> Markup:
    """A paragraph as HTML; its words lead nowhere, for none of them is said of the rules."""
    links = rule_links(setting().book, language)
    links.terms = False
    return render(text, links)
