"""The rule book in the browser: its table of contents, a section with all its articles, one article."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from flask import Blueprint, Response, jsonify, make_response, redirect, render_template, url_for
from flask_babel import gettext
from werkzeug.wrappers import Response as BaseResponse

from judge.law.book import Book, book, editions, read_number
from judge.messages import LANGUAGES, Language
from judge.site import official
from judge.site.errors import NoPage, Offer, shortened
from judge.site.language import OTHER, spoken
from judge.site.rule_words import fragments, rules_root, shown_histories
from judge.site.setting import setting
from judge.site.symbols import aloud, inline
from judge.site.ways import asset
from judge.telling.article import QUOTE_NAMES, article_facts, section_data, unshown
from judge.telling.coverage import STATUS_NAMES, coverage
from judge.telling.history import KIND_NAMES, histories
from judge.telling.namesakes import namesakes

pages = Blueprint("rules", __name__)

MOST_PREVIEWED = 3
"""So many articles of a section show beside a reference to it."""


@pages.get("/<language:language>/rules")
def contents(language: Language) -> str:
    """The table of contents of the default edition."""
    return _contents(setting().book, language)


@pages.get("/<language:language>/rules.json")
def contents_data(language: Language) -> Response:
    """The table of contents as data."""
    return jsonify(_contents_data(setting().book, language))


@pages.get("/<language:language>/rules/<number:number>")
def rule(language: Language, number: str) -> str | BaseResponse:
    """The table of contents of a named edition; from an article or a section the way to where its edition is named."""
    if number in editions():
        return _contents(book(number), language)
    return _way_to("rules.permanent", number)


@pages.get("/<language:language>/rules/<number:number>.json")
def rule_data(language: Language, number: str) -> BaseResponse:
    """The contents of a named edition as data; from an article or a section the way to where its edition is named."""
    if number in editions():
        return jsonify(_contents_data(book(number), language))
    return _way_to("rules.permanent_data", number)


@pages.get("/<language:language>/rules/<number:edition>/<number:number>")
def permanent(language: Language, edition: str, number: str) -> str | BaseResponse:
    """An article or a section under the address that names its edition."""
    return _rule(existing_edition(edition, number), number, language)


@pages.get("/<language:language>/rules/<number:edition>/<number:number>.json")
def permanent_data(language: Language, edition: str, number: str) -> Response:
    """An article or a section of a named edition as data."""
    return _rule_data(existing_edition(edition, number), number, language)


@pages.get("/<language:language>/previews/<number:edition>/<number:number>")
def preview(language: Language, edition: str, number: str) -> str:
    """The few lines that show beside a reference."""
    law = existing_edition(edition, number)
    _existing(law, number)
    section = law.texts[language].sections.get(number)
    articles = section.articles if section is not None else ()
    return render_template(
        "rules/preview.html",
        book=law,
        number=number,
        article=law.texts[language].articles.get(number),
        section=section,
        first=articles[:MOST_PREVIEWED],
        more=len(articles[MOST_PREVIEWED:]),
        fragments=fragments,
        words=fragments(law.edition, number, language) if number in law.texts[language].articles else None,
    )


def nearest(law: Book, number: str) -> list[Offer]:
    """The rules that look most like one that does not exist."""
    root = rules_root(law, spoken())
    return [(found, f"{root}/{found}") for found in law.nearest(number[:40], 5)]


def existing_edition(edition: str, number: str = "") -> Book:
    """The book of an edition; of one that is not here it is said where the rule that is asked for may be."""
    if edition not in editions():
        raise NoPage(
            gettext("There is no edition %(edition)s of the rules here.", edition=shortened(edition)),
            _elsewhere(edition, number),
        )
    return book(edition)


def _elsewhere(edition: str, number: str) -> Iterator[Offer]:
    """Where a rule of an edition that is not here may be: in others, or under a number that was torn in two."""
    whole = read_number(f"{edition}.{number}")
    if whole and whole in setting().book:
        yield whole, url_for("rules.permanent", edition=setting().edition, number=whole)
    for known in editions():
        name = gettext("Edition %(edition)s", edition=known)
        meant = read_number(number)
        if meant and meant in book(known):
            yield f"{meant} ({name})", url_for("rules.permanent", edition=known, number=meant)
        else:
            yield name, url_for("rules.rule", number=known)


def _existing(law: Book, number: str) -> None:
    if number not in law:
        raise NoPage(
            gettext(
                "There is no %(number)s in edition %(edition)s of the rules.",
                number=shortened(number),
                edition=law.edition,
            ),
            nearest(law, read_number(number) or number),
        )


def _way_to(page: str, number: str) -> BaseResponse:
    """The way to a rule under its edition: the default one, or another one if that alone has its number.

    It is not to be kept, since another edition may be the default one some day.
    """
    meant = read_number(number) or number
    own = setting().book
    law = next((one for one in (own, *map(book, reversed(editions()))) if meant in one), own)
    _existing(law, meant if meant in law else number)
    way = redirect(url_for(page, edition=law.edition, number=meant))
    way.headers["Cache-Control"] = "no-store"
    return way


def _rule(law: Book, number: str, language: Language) -> str | BaseResponse:
    meant = read_number(number)
    if number not in law and meant in law:
        return redirect(url_for("rules.permanent", edition=law.edition, number=meant))
    _existing(law, number)
    if number in law.texts[language].sections:
        return _section(law, number, language)
    other = OTHER[language]
    shelf = setting().shelf
    being_told = shelf.is_being_told
    facts = article_facts(law, number, language, unshown if being_told else shelf.deciding)
    state = None if being_told else coverage(law.edition).articles.get(number)
    shown = [path for path in (state.scenarios if state is not None else ()) if path in shelf]
    page = render_template(
        "rules/article.html",
        book=law,
        facts=facts,
        being_told=being_told,
        article=facts.article,
        words=fragments(law.edition, number, language),
        plain=aloud(facts.article.text, language),
        alternates=_alternates(law, number),
        quote_names=QUOTE_NAMES,
        state=state,
        status_names=STATUS_NAMES,
        other=other,
        other_words=fragments(law.edition, number, other),
        official=official.wordings(law.edition, number),
        root=rules_root(law, language),
        histories=shown_histories(law.edition, number, language),
        namesakes=namesakes(law.edition, number),
        kind_names=KIND_NAMES,
        symbols=lambda words: inline(words, language, asset("symbols.svg")),
        shown=[shelf.heading(path, language) for path in shown],
        stories=[shelf.heading(path, language) for path in facts.scenarios if path not in shown],
    )
    return make_response(page) if being_told else page


def _alternates(law: Book, number: str) -> dict[Language, str]:
    return {
        language: url_for("rules.permanent", language=language, edition=law.edition, number=number)
        for language in LANGUAGES
    }


def _section(law: Book, number: str, language: Language) -> str:
    sections = law.texts[language].sections
    same_level = [one.number for one in sections.values() if one.level == sections[number].level]
    place = same_level.index(number)
    return render_template(
        "rules/section.html",
        book=law,
        section=sections[number],
        trail=law.above(number, language)[:-1],
        parts=list(law.within(number, language)),
        fragments=fragments,
        alternates=_alternates(law, number),
        quote_names=QUOTE_NAMES,
        root=rules_root(law, language),
        previous=sections.get(same_level[place - 1]) if place else None,
        following=sections.get(same_level[place + 1]) if place + 1 < len(same_level) else None,
        cited_by=law.cited_by(number),
        namesakes=namesakes(law.edition, number),
    )


def _rule_data(law: Book, number: str, language: Language) -> Response:
    meant = number if number in law else read_number(number) or number
    _existing(law, meant)
    if meant in law.texts[language].sections:
        return jsonify(section_data(law, meant, language, setting().shelf.deciding))
    data = {
        **article_facts(law, meant, language, setting().shelf.deciding).data(),
        "history": [one.data() for one in histories(law.edition, meant, language)],
        "namesakes": [asdict(one) for one in namesakes(law.edition, meant)],
    }
    own = official.wordings(law.edition, meant)
    return jsonify({**data, "official": {one: wording.data() for one, wording in own.items()}} if own else data)


def _contents(law: Book, language: Language) -> str:
    return render_template(
        "rules/contents.html",
        book=law,
        sections=list(law.texts[language].sections.values()),
        root=rules_root(law, language),
        editions=editions(),
    )


def _contents_data(law: Book, language: Language) -> dict[str, object]:
    return {
        "edition": law.edition,
        "language": language,
        "title": law.title[language],
        "later": law.later[language],
        "sections": [
            {
                "number": section.number,
                "title": section.title,
                "articles": [article.number for article in section.articles],
            }
            for section in law.texts[language].sections.values()
        ],
    }
