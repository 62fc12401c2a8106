"""The glossary: players' words that are no rules, and the bilingual table of terms."""

from __future__ import annotations

from functools import lru_cache

from flask import Blueprint, Response, jsonify, render_template
from markupsafe import Markup

from judge.law.book import Book, book, editions
from judge.messages import LANGUAGES, Language
from judge.site.markdown import render
from judge.site.rule_words import rule_links, rules_root
from judge.site.rules import existing_edition
from judge.site.setting import setting
from judge.site.ways import way

pages = Blueprint("glossary", __name__)


@pages.get("/<language:language>/glossary")
def glossary(language: Language) -> str:
    """The entries of the default edition, marked as no rules, and its table of terms."""
    return _glossary(setting().book, language)


@pages.get("/<language:language>/glossary.json")
def glossary_data(language: Language) -> Response:
    """The glossary of the default edition as data."""
    return jsonify(_glossary_data(setting().book, language))


@pages.get("/<language:language>/glossary/<number:edition>")
def permanent(language: Language, edition: str) -> str:
    """The glossary under the address that names its edition."""
    return _glossary(existing_edition(edition), language)


@pages.get("/<language:language>/glossary/<number:edition>.json")
def permanent_data(language: Language, edition: str) -> Response:
    """The glossary of a named edition as data."""
    return jsonify(_glossary_data(existing_edition(edition), language))


def glossary_root(edition: str, language: Language) -> str:
    """The address of an edition's glossary; that of the default edition needs no name."""
    if edition == setting().edition:
        return way("glossary.glossary", language=language)
    return way("glossary.permanent", language=language, edition=edition)


def _glossary(law: Book, language: Language) -> str:
    entries = sorted(law.texts[language].entries.values(), key=lambda entry: entry.title.casefold())
    return render_template(
        "glossary/glossary.html",
        book=law,
        entries=entries,
        words={entry.key: entry_words(law.edition, entry.key, language) for entry in entries},
        rules=_rules_of_entries(law),
        terms=sorted(law.terms, key=lambda term: term.name[language].casefold()),
        root=rules_root(law, language),
        editions={edition: glossary_root(edition, language) for edition in editions()},
    )


def _rules_of_entries(law: Book) -> dict[str, str]:
    """The entries whose word the rules have too, by their keys, each with its article."""
    articles = {tuple(term.name[language].casefold() for language in LANGUAGES): term.article for term in law.terms}
    titles = {
        key: tuple(law.texts[language].entries[key].title.casefold() for language in LANGUAGES)
        for key in law.texts[LANGUAGES[0]].entries
    }
    return {key: articles[title] for key, title in titles.items() if title in articles}


def _glossary_data(law: Book, language: Language) -> dict[str, object]:
    return {
        "edition": law.edition,
        "language": language,
        "entries": [
            {"key": entry.key, "title": entry.title, "text": entry.text, "rule": False}
            for entry in law.texts[language].entries.values()
        ],
        "terms": [
            {
                "en": term.name["en"],
                "fr": term.name["fr"],
                "article": term.article,
                "players": {name: list(words) for name, words in term.players.items()},
                "confusion": term.confusion[language],
            }
            for term in law.terms
        ],
    }


@lru_cache(maxsize=512)
def entry_words(edition: str, key: str, language: Language) -> Markup:
    """An entry's words as HTML.

    Raises:
        KeyError: there is no such edition or entry.
    """
    law = book(edition)
    return render(law.texts[language].entries[key].text, rule_links(law, language))
