"""Compares the search with SQLite FTS5, and its page with a bare one: ``python -m tests.measures.search [FILE]``."""

from __future__ import annotations

import logging
import sqlite3
import statistics
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import quote

from judge.finder import documents
from judge.law.book import book, editions
from judge.messages import LANGUAGES, Language
from judge.search.analysis import analysed
from judge.search.document import Document
from judge.search.edition import EditionSearch
from judge.search.finder import Finder
from judge.search.kept_documents import Documents
from judge.search.numbers import typed_number
from judge.search.store import in_memory
from tests.measures.relevance import read_judged

Query = tuple[str, Language]
Wsgi = Callable[..., object]
QUERIES = Path(__file__).parents[1] / "search" / "queries.jsonl"
_ROUNDS, _SECONDS, _VISITORS = 5, 3.0, 8


def latencies(ask: Callable[[str, Language], object], queries: Sequence[Query]) -> list[float]:
    """The milliseconds that each query takes, the best of several rounds, in ascending order."""
    best = [float("inf")] * len(queries)
    for _ in range(_ROUNDS):
        for place, (text, language) in enumerate(queries):
            start = time.perf_counter()
            ask(text, language)
            best[place] = min(best[place], (time.perf_counter() - start) * 1000)
    return sorted(best)


class Sqlite:
    """The same documents in SQLite FTS5, analysed in the same way.

    Arguments:
        gathered: the documents, per language.
    """

    def __init__(self, gathered: Documents) -> None:
        self._base = sqlite3.connect(":memory:")
        for language in LANGUAGES:
            self._base.execute(f"create virtual table {language} using fts5(number unindexed, words)")
            rows = [(one.number, " ".join(_stems(_whole(one), language))) for one in gathered[language]]
            self._base.executemany(f"insert into {language} values (?, ?)", rows)
        self._base.commit()

    def ask(self, text: str, language: Language) -> list[str]:
        """The numbers of the best documents."""
        match = " OR ".join(f'"{stem}"' for stem in _stems(text, language))
        rows = self._base.execute(
            f"select number, snippet({language}, 1, '<mark>', '</mark>', '…', 30) from {language}"
            f" where {language} match ? order by bm25({language}) limit 10",
            (match,),
        )
        return [number for number, _ in rows.fetchall()]


def requests_a_second(application: Wsgi, paths: Sequence[str], warm: int = 1) -> float:
    """How many requests a second an application answers on waitress, asked by several visitors.

    Arguments:
        paths: what is asked for, in turn.
        warm: how many of them are asked for once before the count begins.
    """
    from waitress.server import create_server

    server = create_server(application, host="127.0.0.1", port=0, threads=4)
    logging.getLogger("waitress").setLevel(logging.ERROR)
    threading.Thread(target=server.run, daemon=True).start()
    port = int(server.effective_port)
    for path in paths[:warm]:
        _opened(port, path)
    end = time.perf_counter() + _SECONDS

    def visit(first: int) -> int:
        connection = HTTPConnection("127.0.0.1", port)
        count = 0
        while time.perf_counter() < end:
            connection.request("GET", paths[(first + count) % len(paths)])
            answer = connection.getresponse()
            answer.read()
            if answer.status != 200:
                raise RuntimeError(f"{answer.status} for {paths[(first + count) % len(paths)]}")
            count += 1
        return count

    with ThreadPoolExecutor(_VISITORS) as pool:
        counts = list(pool.map(visit, range(0, _VISITORS * 7, 7)))
    return sum(counts) / _SECONDS


def _opened(port: int, path: str) -> None:
    """Ask once, so that whatever is opened at the first request is open."""
    connection = HTTPConnection("127.0.0.1", port)
    connection.request("GET", path)
    connection.getresponse().read()


def main(arguments: Sequence[str]) -> int:
    """The command line; gives the exit status."""
    path = Path(arguments[0]) if arguments else QUERIES
    try:
        queries = [(one.query, one.language) for one in read_judged(path)]
    except (OSError, ValueError, KeyError) as error:
        print(f"{path}: no judged queries can be read: {error}", file=sys.stderr)
        return 2
    gathered = {
        edition: {language: tuple(documents(book(edition), language)) for language in LANGUAGES}
        for edition in editions()
    }
    for texts in gathered.values():
        for language in LANGUAGES:
            for document in texts[language]:
                list(analysed(_whole(document), language))
    start = time.perf_counter()
    indexes = {edition: in_memory(texts) for edition, texts in gathered.items()}
    searches = [
        EditionSearch(book(edition), texts, partial(indexes.__getitem__, edition))
        for edition, texts in gathered.items()
    ]
    between = time.perf_counter()
    sqlite = Sqlite(gathered["1.0"])
    end = time.perf_counter()
    print(f"build     search {between - start:.2f} s, FTS5 of one edition {end - between:.2f} s")
    finder, alone = Finder(searches), Finder(searches[:1])
    remembered = latencies(finder.search, queries)
    own = latencies(lambda text, language: finder.uncached(text, language), queries)
    single = latencies(lambda text, language: alone.uncached(text, language), queries)
    other = latencies(sqlite.ask, queries)
    for name, times in (("search", own), ("alone", single), ("cached", remembered), ("FTS5", other)):
        print(f"{name:9} p50 {statistics.median(times):.3f} ms, p95 {_percentile(times, 95):.3f} ms")
    print(f"ratio     p95 {_percentile(own, 95) / _percentile(other, 95):.1f} times FTS5 (aim: at most 10)")
    _pages(queries)
    return 0


def _pages(queries: Sequence[Query]) -> None:
    from flask import Flask, render_template
    from jinja2 import DictLoader

    from judge.site import create_app

    bare = Flask("bare")
    bare.jinja_loader = DictLoader({"page.html": "<!doctype html><title>{{ word }}</title><p>{{ word }}</p>"})
    bare.add_url_rule("/", "page", lambda: render_template("page.html", word="bare"))
    paths = [f"/{language}/search?q={quote(text)}" for text, language in queries if not typed_number(text)]
    fast = requests_a_second(bare, ["/"])
    fresh = [f"{path}&n={count}" for count in range(20) for path in paths]
    new = requests_a_second(create_app(), fresh)
    again = requests_a_second(create_app(), paths, len(paths))
    print(f"pages     bare {fast:.0f}/s, search {again:.0f}/s: {again / fast:.2f} of it (aim: at least 0.2)")
    print(f"          search pages that were never asked for before: {new:.0f}/s, {new / fast:.2f} of it")


def _percentile(times: Sequence[float], percent: int) -> float:
    return times[min(len(times) - 1, len(times) * percent // 100)]


def _whole(document: Document) -> str:
    parts = (document.title, document.text, *document.remarks, *document.examples, *document.questions)
    return "\n".join(parts)


def _stems(text: str, language: Language) -> list[str]:
    return [forms[0] for _, forms in analysed(text, language)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
