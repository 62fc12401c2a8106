"""The site: an application factory; each blueprint is one module, one folder of templates, one file of tests."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from flask import Flask

from judge.bounds.pool import import_first
from judge.law.book import DEFAULT_EDITION, EDITION_VARIABLE, editions
from judge.place import STATIC, TEMPLATES
from judge.site import (
    addresses,
    api,
    atlas,
    cards,
    changes,
    compression,
    coverage,
    decks,
    desk,
    errors,
    format,
    glossary,
    guide,
    home,
    json_answers,
    language,
    limits,
    offline,
    pictures,
    play,
    questions,
    rules,
    scenarios,
    school,
    search,
    security,
    ways,
)
from judge.site.official import install as install_official
from judge.site.setting import Official, Setting, read_public_url

if TYPE_CHECKING:
    from judge.finder import Finder
    from judge.telling.shelf import ScenarioShelf

LONGEST_BODY = 16 * 1024


IN_CHILDREN = ("judge.telling.ready", "judge.desk.ready", "judge.playing.ready")
"""What the children that compute for visitors import before their first call."""


def create_app(
    public_url: str | None = None,
    edition: str | None = None,
    finder: Callable[[str], Finder] | None = None,
    shelf: Callable[[], ScenarioShelf] | None = None,
    limit: int | None = None,
    official: Official = "never",
) -> Flask:
    """The site as a WSGI application.

    Arguments:
        public_url: the address under which people reach the site, such as ``https://judge.example.org``; absolute
            links are made from it alone. Without it the environment's ``JUDGE_PUBLIC_URL`` is taken; without both,
            pages hold no absolute links.
        edition: the edition of the rules that addresses without one mean. Without it the environment's
            ``JUDGE_EDITION`` is taken; without both, the usual one.
        finder: gives the search of an edition.
        shelf: gives the shelf of scenarios.
        limit: how many computations a minute one address may ask for, 0 for no bound. Without it the environment's
            ``JUDGE_LIMIT`` is taken; without both, the usual.
        official: to whom the user's own copy of the official text is shown; ``here`` only if the server listens on
            the loopback address alone.

    Raises:
        ValueError: the public URL is no address.
        KeyError: the project holds no such edition.
    """
    for module in IN_CHILDREN:
        import_first(module)
    app = Flask("judge", static_folder=str(STATIC), template_folder=str(TEMPLATES))
    address = os.environ.get("JUDGE_PUBLIC_URL", "") if public_url is None else public_url
    chosen = edition or os.environ.get(EDITION_VARIABLE) or DEFAULT_EDITION
    if chosen not in editions():
        raise KeyError(chosen)
    app.extensions["judge"] = Setting.of(read_public_url(address), chosen, finder, shelf, official)
    app.config.update(
        MAX_CONTENT_LENGTH=LONGEST_BODY,
        MAX_FORM_MEMORY_SIZE=LONGEST_BODY,
        SEND_FILE_MAX_AGE_DEFAULT=365 * 24 * 3600,
    )
    app.url_map.strict_slashes = False
    app.url_map.merge_slashes = False
    json_answers.install(app)
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True}
    security.install(app)
    compression.install(app)
    limits.install(app, limit)
    language.install(app)
    ways.install(app)
    errors.install(app)
    install_official(app)
    addresses.install(app)
    for site in (
        home,
        rules,
        changes,
        search,
        glossary,
        format,
        scenarios,
        cards,
        decks,
        coverage,
        desk,
        play,
        school,
        offline,
        pictures,
        guide,
        atlas,
        api,
    ):
        app.register_blueprint(site.pages)
    questions.install(app)
    return app
