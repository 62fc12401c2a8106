"""What pages need is made before the first visitor comes: the search, the children, every scenario and every card.

Scenarios are played by the children meanwhile, so that no core is idle.
"""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Callable, Iterable
from threading import Thread
from typing import TYPE_CHECKING

from flask import Flask

from judge.bounds import pool
from judge.bounds.errors import OutOfBoundsError
from judge.cards.ahead import known_cards
from judge.cards.collection import Collection
from judge.messages import LANGUAGES, Message, message
from judge.site.changes import compare_situations
from judge.site.setting import setting
from judge.telling.coverage import coverage
from judge.telling.differences import differing

if TYPE_CHECKING:
    from judge.telling.shelf import ScenarioShelf

FIRST = ("", "rules/{number}", "scenarios/{path}", "cards/{id}", "learn/today")
"""Pages that are written once beforehand, since the first page of a kind takes longest."""

MISSPELT = "suggest.json?q=tokne"
"""A search that needs to know all that is spelt nearly so."""

PAUSE = 0.03
"""How many seconds pass between two things that are brought into memory."""

LONGEST = 120.0
"""How many seconds the cards may take, read and compared."""


def make_ready(app: Flask, said: Callable[[Message], None]) -> None:
    """Make what the pages of a site need, so that no visitor waits for it.

    What is there then stays; it is not looked through for rubbish again and again, while everybody waits.

    Arguments:
        app: the site.
        said: is told what is being made.
    """
    children = Thread(target=pool.start, daemon=True)
    children.start()
    with app.app_context():
        said(message("The search is being made ready ..."))
        playing = _play_beside(setting().shelf, said)
        setting().finder(setting().edition)
        Collection.known().print_ahead()
        searches, pages = _searches(), _first_pages()
    _visit(app, searches)
    playing.join()
    with app.app_context():
        said(message("The reading of cards is being made ready ..."))
        coverage(setting().edition)
        children.join()
        try:
            known = known_cards(LONGEST)
            known.print_ahead()
            differing(known, LONGEST)
        except OutOfBoundsError:
            logging.getLogger(__name__).warning("the cards could not be read ahead", exc_info=True)
    _visit(app, pages)
    gc.collect()
    gc.freeze()


def fetch(app: Flask) -> Thread:
    """Bring what searches will need into memory, a little at a time, while visitors are there already.

    Arguments:
        app: the site, which has been made ready.

    Returns:
        what brings it.
    """
    with app.app_context():
        finder, book = setting().finder(setting().edition), setting().book

    def bring() -> None:
        for language in LANGUAGES:
            for section in book.texts[language].sections.values():
                time.sleep(PAUSE)
                finder.search(section.title, language)
        gc.freeze()

    bringing = Thread(target=bring, daemon=True)
    bringing.start()
    return bringing


def compare_ahead(app: Flask) -> Thread:
    """Let the situations in which editions part be compared, while visitors are there already.

    Arguments:
        app: the site, which has been made ready.

    Returns:
        what compares them.
    """
    with app.app_context():
        return compare_situations()


def _play_beside(shelf: ScenarioShelf, said: Callable[[Message], None]) -> Thread:
    """Let the children play what has not been played, while this process makes other things; give what waits for them.

    Arguments:
        said: is told how far they are.
    """

    def say(done: int, count: int) -> None:
        said(message("The scenarios are being played: {done} of {count} ...", done=str(done), count=str(count)))

    playing = Thread(target=shelf.all_told, args=(say,), daemon=True)
    playing.start()
    return playing


def _visit(app: Flask, pages: Iterable[str]) -> None:
    visitor = app.test_client()
    for page in pages:
        visitor.get(page, environ_base={"REMOTE_ADDR": ""})


def _first_pages() -> list[str]:
    """Pages of each kind, in each language."""
    book = setting().book
    one = {
        "number": next(iter(book.texts[LANGUAGES[0]].articles)),
        "path": next(iter(setting().shelf.paths), ""),
        "id": Collection.shipped().printed[0].id,
    }
    return [f"/{language}/{page.format_map(one)}" for language in LANGUAGES for page in FIRST]


def _searches() -> list[str]:
    """A search for each chapter, and for what is misspelt, in each language."""
    chapters = [
        f"/{language}/search?q={section.title}"
        for language in LANGUAGES
        for section in setting().book.texts[language].sections.values()
        if "." not in section.number
    ]
    return chapters + [f"/{language}/{MISSPELT}" for language in LANGUAGES]
