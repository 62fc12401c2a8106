"""What can be read without a network once the site was opened: the worker that keeps it, and what it keeps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache

from flask import Blueprint, Response, current_app, g, make_response, render_template, request, url_for
from flask_babel import gettext
from markupsafe import Markup

from judge.cards.store import stamp as cards_stamp
from judge.data_cache import mark_of
from judge.law.book import book, editions
from judge.messages import LANGUAGES, Language
from judge.place import PACKAGE, RULES, SCENARIOS, STATIC, TEMPLATES
from judge.school.course import course
from judge.site.errors import NoPage, shortened
from judge.site.page_cache import PageCache
from judge.site.setting import setting
from judge.site.ways import asset

pages = Blueprint("offline", __name__)

PATIENCE = 4_000
"""How many milliseconds the network has to bring a page that is kept, before the copy is shown."""

ROOM = 8_000_000
"""How many bytes the kept leaves may take, packed."""

NAME = "altered-judge"
"""How the names of the browser's copies begin."""

ASSETS = (
    "theme.js",
    "book.css",
    "pages.css",
    "card.css",
    "board.css",
    "school.css",
    "history.css",
    "print.css",
    "manners.js",
    "suggest.js",
    "preview.js",
    "school.js",
    "keep.js",
    "offline.js",
    "seek.js",
    "symbols.svg",
    "icon.svg",
)
"""The static files that the pages without a network need."""

IMPORTED = ("missed.js", "motion.js", "streak.js", "swipe.js")
"""What these scripts import, which they name without a stamp."""


@pages.get("/worker.js")
def worker() -> Response:
    """The worker that stands between the browser's windows and the network; another stamp makes it another worker."""
    there = {
        "copies": f"{NAME}:{request.script_root}:",
        "stamp": state(),
        "root": url_for("home.door"),
        "patience": PATIENCE,
        "assets": [*(asset(name) for name in ASSETS), *(asset(name).partition("?")[0] for name in IMPORTED)],
        "languages": {
            language: {
                "shell": url_for("offline.shell", language=language),
                "data": _data(language),
                "lessons": [_lesson(language, name) for name in lessons()],
            }
            for language in LANGUAGES
        },
    }
    source = (STATIC / "worker.js").read_text(encoding="utf-8")
    response = make_response(f"const THERE = {json.dumps(there)};\n{source}")
    response.mimetype = "text/javascript"
    return response


@pages.get("/<language:language>/offline")
def shell(language: Language) -> str:
    """The page that stands in for every other one when there is no network."""
    return render_template(
        "offline/offline.html",
        book=setting().book,
        kept=_data(language),
        lesson=_lesson(language, "{}"),
        lessons=lessons(),
    )


@pages.get("/<language:language>/offline/book")
def data(language: Language) -> Response:
    """The rule books, their glossaries and the list of lessons, as they stand on their pages, in one piece."""
    names = (
        *(name for edition in editions() for name in _book(edition, language)),
        "rules/changes",
        "scenarios/format",
        "learn",
        "learn/day-sheet",
    )
    return _answer(json.dumps({name: _leaf(language, name) for name in names}, ensure_ascii=False))


@pages.get("/<language:language>/offline/learn/<number:name>")
def lesson(language: Language, name: str) -> Response:
    """A lesson as it stands on its page."""
    if name not in course():
        raise NoPage(gettext("There is no lesson “%(name)s”.", name=shortened(name)))
    return _answer(json.dumps(_leaf(language, f"learn/{name}"), ensure_ascii=False))


def _book(edition: str, language: Language) -> Iterator[str]:
    """The pages of an edition: its contents, its chapters and its glossary."""
    root = f"rules/{edition}"
    yield root
    for section in book(edition).texts[language].sections.values():
        if section.level == 1:
            yield f"{root}/{section.number}"
    yield "glossary" if edition == setting().edition else f"glossary/{edition}"


def lessons() -> tuple[str, ...]:
    """The lessons that are kept."""
    return tuple(course().names())


@lru_cache(maxsize=1)
def state() -> str:
    """A short hash of all that pages are made of."""
    return mark_of((PACKAGE, RULES, SCENARIOS, TEMPLATES))[:12]


def _data(language: Language) -> str:
    return url_for("offline.data", language=language, v=state())


def _lesson(language: Language, name: str) -> str:
    address = url_for("offline.lesson", language=language, name="-", v=state())
    return address.replace("/-?", f"/{name}?")


def _answer(text: str) -> Response:
    response = make_response(text)
    response.mimetype = "application/json"
    return response


def _leaf(language: Language, name: str) -> dict[str, str]:
    """The title of a page, the name of its kind, and what stands in its middle.

    Arguments:
        language: the language of the page.
        name: its address below the language.

    Raises:
        RuntimeError: it shows the user's own copy of the official text, which is kept nowhere.
    """
    made: PageCache = current_app.extensions.setdefault("judge-leaves", PageCache(ROOM))
    address = (request.script_root, f"/{language}/{name}", b"", cards_stamp(), None)
    page = made.get(address)
    if page is None:
        page = _page(request.script_root, f"/{language}/{name}")
        made.keep(address, page)
    return {
        "title": Markup(page.partition("<title>")[2].partition("</title>")[0]).unescape(),
        "place": page.partition('<body class="')[2].partition('"')[0],
        "main": page.partition('tabindex="-1">')[2].rpartition("</main>")[0].strip(),
    }


def _page(root: str, path: str) -> str:
    app = current_app._get_current_object()  # type: ignore[attr-defined]
    with app.test_request_context(path, base_url=f"http://localhost{root}"):
        app.preprocess_request()
        page = app.make_response(app.dispatch_request()).get_data(as_text=True)
        if g.get("official"):
            raise RuntimeError(f"{path} shows the official text")
    return str(page)
