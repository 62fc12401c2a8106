"""What pages need is made before the first visitor comes: the search, the children, every scenario and every card."""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Callable
from threading import Thread

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

FIRST = ("", "rules/{number}", "scenarios/{path}", "cards/{id}", "learn/today", "suggest.json?q=tokne")
"""Pages that are written once beforehand, since the first page of a kind takes longest."""

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
        setting().finder(setting().edition)
        said(message("The reading of cards is being made ready ..."))
        setting().shelf.all_told(
            lambda done, count: said(
                message("The scenarios are being played: {done} of {count} ...", done=str(done), count=str(count))
            )
        )
        coverage(setting().edition)
        children.join()
        try:
            known = known_cards(LONGEST)
            known.print_ahead()
            differing(known, LONGEST)
        except OutOfBoundsError:
            logging.getLogger(__name__).warning("the cards could not be read ahead", exc_info=True)
        pages = _first_pages()
    visitor = app.test_client()
    for page in pages:
        visitor.get(page, environ_base={"REMOTE_ADDR": ""})
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


def _first_pages() -> list[str]:
    """Pages of each kind, in each language, and a search for each chapter."""
    book = setting().book
    one = {
        "number": next(iter(book.texts[LANGUAGES[0]].articles)),
        "path": next(iter(setting().shelf.paths), ""),
        "id": Collection.shipped().printed[0].id,
    }
    chapters = [
        f"/{language}/search?q={section.title}"
        for language in LANGUAGES
        for section in book.texts[language].sections.values()
        if "." not in section.number
    ]
    return [f"/{language}/{page.format_map(one)}" for language in LANGUAGES for page in FIRST] + chapters
