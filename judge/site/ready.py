"""What pages need is made before anybody asks for it: the search at first, then the scenarios and the cards."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from threading import Thread

from flask import Flask

from judge.bounds import pool
from judge.bounds.collector import settle
from judge.bounds.errors import EndingError, OutOfBoundsError
from judge.cards.ahead import known_cards
from judge.cards.collection import Collection
from judge.finder import is_kept
from judge.messages import LANGUAGES, Message, message
from judge.site.changes import compare_situations
from judge.site.setting import setting
from judge.telling.coverage import coverage
from judge.telling.differences import differing

FIRST = ("",)
"""Pages that are written once before the site opens, since the first page of a kind takes longest."""

SEARCHES = ("search?q=1.1+token", "suggest.json?q=tokne")
"""Those that need the indexes, which are built while it is open where none are kept."""

FURTHER = ("cards/{id}", "rules/{number}", "scenarios/{path}", "learn/today")
"""Those that are written while it is open: they need the scenarios to have been played, or children."""

PAUSE = 0.03
"""How many seconds pass between two things that are brought into memory."""

LONGEST = 120.0
"""How many seconds the cards may take, read and compared."""


def silent(what: Message) -> None:
    """For those whom nobody asks what is being made."""


def open_pages(app: Flask, said: Callable[[Message], None]) -> None:
    """Make what pages need and what takes a moment, before the first visitor comes.

    What is there then stays; it is not looked through for rubbish again and again, while everybody waits.

    Arguments:
        app: the site.
        said: is told what is being made.
    """
    with app.app_context():
        said(message("The search is being made ready ..."))
        pages = _pages(*FIRST, *(SEARCHES if is_kept() else ()))
    _visit(app, pages)
    settle()


def make_ready(app: Flask, said: Callable[[Message], None]) -> None:
    """Make all that the pages of a site need, so that no visitor waits for it.

    Arguments:
        app: the site.
        said: is told what is being made.
    """
    open_pages(app, said)
    complete(app, said)


def complete(app: Flask, said: Callable[[Message], None] = silent) -> None:
    """Make what takes longer, or needs children, where pages are open: visitors who are there first wait for that.

    Arguments:
        app: the site.
        said: is told what is being made.

    Raises:
        EndingError: the program ends before that.
    """

    def say(done: int, count: int) -> None:
        said(message("The scenarios are being played: {done} of {count} ...", done=str(done), count=str(count)))

    children = Thread(target=pool.start, daemon=True)
    children.start()
    with app.app_context():
        searching = Thread(target=_visit, args=(app, _pages(*SEARCHES)), daemon=True)
        searching.start()
        setting().shelf.all_told(say)
        coverage(setting().edition)
        said(message("The reading of cards is being made ready ..."))
        children.join()
        try:
            known = known_cards(LONGEST)
            known.print_ahead()
            differing(known, LONGEST)
        except EndingError:
            raise
        except OutOfBoundsError:
            logging.getLogger(__name__).warning("the cards could not be read ahead", exc_info=True)
        pages = _pages(*FURTHER)
    searching.join()
    _visit(app, pages)
    settle()


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
        settle()

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


def _visit(app: Flask, pages: Iterable[str]) -> None:
    visitor = app.test_client()
    for page in pages:
        visitor.get(page, environ_base={"REMOTE_ADDR": ""})


def _pages(*kinds: str) -> list[str]:
    """A page of each of these kinds, in each language."""
    book = setting().book
    one = {
        "number": next(iter(book.texts[LANGUAGES[0]].articles)),
        "path": next(iter(setting().shelf.paths), ""),
        "id": Collection.shipped().printed[0].id,
    }
    return [f"/{language}/{page.format_map(one)}" for language in LANGUAGES for page in kinds]
