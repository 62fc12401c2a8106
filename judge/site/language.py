"""The language stands in the address; everything a page says follows it."""

from __future__ import annotations

import re
from functools import cache
from gettext import NullTranslations, translation
from typing import Any

from flask import Flask, Response, g, request, url_for
from flask_babel import Babel
from markupsafe import Markup
from werkzeug.routing import BuildError, Map, ValidationError
from werkzeug.routing.converters import AnyConverter, BaseConverter

from judge.messages import LANGUAGES, Language
from judge.place import TRANSLATIONS
from judge.search.query import LONGEST
from judge.site.setting import setting

NAMES: dict[Language, str] = {"en": "English", "fr": "Français"}
OTHER: dict[Language, Language] = {"en": "fr", "fr": "en"}
ASKED = (
    "s",
    "from",
    "q",
    "kind",
    "chapter",
    "topic",
    "verdict",
    "limit",
    "step",
    "type",
    "faction",
    "cost",
    "keyword",
    "understood",
    "page",
    "date",
    "level",
    "seed",
    "seat",
    "answer",
    "score",
)
"""The questions that an address may hold and a link may carry on."""

PART = re.compile("[ap][0-9]{1,3}")
"""How the parts of a lesson are called that an address steps or answers."""


OTHERS = (".json", ".png")
"""How the addresses of data and of pictures end."""


class LanguageConverter(AnyConverter):
    """Matches the languages that the site speaks."""

    def __init__(self, map: Map) -> None:
        super().__init__(map, *LANGUAGES)


class NumberConverter(BaseConverter):
    """Matches what may be the number of a rule; what comes after it in other addresses is not a part of it."""

    regex = r"[^/]{1,80}"

    def to_python(self, value: str) -> str:
        """The number; with data or a picture at its end it is another address."""
        if value.endswith(OTHERS):
            raise ValidationError
        return value


class ScenarioConverter(NumberConverter):
    """Matches the path of a scenario."""

    part_isolating = False
    regex = r"[^/].{0,300}?"


def install(app: Flask) -> None:
    """Teach an application to read the language from the address, and its templates to speak it."""
    app.url_map.converters.update(language=LanguageConverter, number=NumberConverter, scenario=ScenarioConverter)
    app.config["BABEL_TRANSLATION_DIRECTORIES"] = str(TRANSLATIONS)
    Babel(app, locale_selector=spoken)
    app.jinja_env.install_gettext_callables(  # type: ignore[attr-defined]
        lambda words: _catalogue(spoken()).gettext(words),
        lambda one, many, count: _catalogue(spoken()).ngettext(one, many, count),
        newstyle=True,
    )
    app.jinja_env.globals["_"] = say

    @app.url_value_preprocessor
    def take(endpoint: str | None, values: dict[str, Any] | None) -> None:
        if values and "language" in values:
            g.language = values["language"]

    @app.url_defaults
    def give(endpoint: str, values: dict[str, Any]) -> None:
        if "language" not in values and app.url_map.is_endpoint_expecting(endpoint, "language"):
            values["language"] = spoken()
        elif endpoint == "static":
            values["v"] = setting().stamp

    @app.after_request
    def vary(response: Response) -> Response:
        if g.get("preferred"):
            response.vary.add("Accept-Language")
        return response

    @app.context_processor
    def speak() -> dict[str, object]:
        return {
            "language": spoken(),
            "languages": NAMES,
            "setting": setting(),
            "in_language": same_place,
            "plain_addresses": plain_addresses,
            "absolute": absolute,
            "asked_here": lambda: {name: value for name, value in query_values().items() if value},
            "longest": LONGEST,
        }


def say(words: str, **values: object) -> Markup:
    """Words of a template in the language of this page.

    Arguments:
        words: the English words, without markup.
        values: what stands in their gaps.
    """
    said = _markup(words, spoken())
    return said % values if values else said


def spoken() -> Language:
    """The language of this page: the address's, else the one that the browser likes best."""
    known: Language | None = g.get("language")
    if known is None:
        first = request.path.split("/", 2)[1]
        known = next((one for one in LANGUAGES if one == first), None) or preferred()
        g.language = known
    return known


def preferred() -> Language:
    """The language that the browser likes best among ours."""
    g.preferred = True
    return request.accept_languages.best_match(LANGUAGES) or LANGUAGES[0]  # type: ignore[return-value]


def same_place(language: Language) -> str:
    """The address of this very page in another language."""
    return _address(language, query_values())


def query_values() -> dict[str, str]:
    """What was asked or chosen on this page, of all that the address holds."""
    return {name: value for name, value in request.args.items() if name in ASKED or PART.fullmatch(name)}


def plain_addresses() -> dict[Language, str]:
    """The address of this very page in each language, without what was asked or chosen on it."""
    return {language: _address(language, {}) for language in LANGUAGES}


def _address(language: Language, questions: dict[str, str]) -> str:
    values: dict[str, Any] = {**questions, **(request.view_args or {}), "language": language}
    if request.endpoint is None or not request.view_args or "language" not in request.view_args:
        return url_for("home.home", language=language)
    try:
        return url_for(request.endpoint, **values)
    except BuildError:
        return url_for("home.home", language=language)


def absolute(path: str) -> str:
    """A path of the site as a whole address, if the site knows its own; it is never read from the request."""
    return f"{setting().public_url}{path}"


@cache
def _markup(words: str, language: Language) -> Markup:
    """Words in a language; a page says the same few a hundred times."""
    return Markup(_catalogue(language).gettext(words))


@cache
def _catalogue(language: Language) -> NullTranslations:
    """The words of a language; templates ask for hundreds of them on a page."""
    return translation("messages", TRANSLATIONS, languages=[language], fallback=True)
