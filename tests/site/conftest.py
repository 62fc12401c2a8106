"""The site for tests: with the project's own rules, made-up stories, and an index of its own."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, expect, sync_playwright
from site_stories import TestShelf
from waitress import create_server
from windows import BUSY, FLAGS, NAMES

from judge.bounds import lane
from judge.cards import ahead
from judge.finder import Finder, open_search
from judge.law.book import book, editions
from judge.place import alone
from judge.site import compared_ahead, create_app, desk, play, rulings
from judge.site.ready import compare_ahead
from judge.telling import differences

expect.set_options(timeout=BUSY)


@pytest.fixture(scope="session")
def finder() -> Finder:
    """The search of both editions, that of the stories first."""
    return Finder([open_search(book(edition)) for edition in ("1.0", "5.0")])


@pytest.fixture(scope="session")
def app(finder: Finder, tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The site with a public address and stories of edition 1.0."""
    shelf = TestShelf(tmp_path_factory.mktemp("scenarios"))
    app = create_app(
        public_url="https://judge.example", edition="1.0", finder=lambda edition: finder, shelf=lambda: shelf
    )
    app.testing = True
    return app


@pytest.fixture(autouse=True)
def nobody_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that has much to do, what is asked gets the time that it needs."""
    for module in (ahead, differences, desk):
        monkeypatch.setattr(module, "SECONDS", 60.0)
    monkeypatch.setattr(desk, "COMPARING", 60.0)
    monkeypatch.setattr(play, "PLAYING", 60.0)
    monkeypatch.setattr(play, "PROVING", 60.0)
    monkeypatch.setattr(compared_ahead, "LONGEST", 600.0)
    monkeypatch.setattr(ahead, "LONGEST", 60.0)
    monkeypatch.setattr(rulings, "LONGEST", 60.0)


@pytest.fixture(scope="session", autouse=True)
def everybody_is_patient() -> Iterator[None]:
    """Nor is anybody told that many are asking, before children start that know how long one waits."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("PATIENCE", "SLOW_PATIENCE", "FIRST_PATIENCE"):
            patch.setattr(lane, name, 60.0)
        yield


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor."""
    return app.test_client()


@pytest.fixture(scope="module")
def awake(app: Flask) -> None:
    """The children that compute have started."""
    client = app.test_client()
    for _ in range(20):
        if client.get("/en/desk").status_code == 200:
            break


@pytest.fixture(scope="session")
def whole() -> Flask:
    """The site with its own scenarios, and without a bound on computations."""
    finder = Finder([open_search(book(edition)) for edition in reversed(editions())])
    return create_app(finder=lambda edition: finder, limit=0)


@pytest.fixture(scope="session")
def compared(whole: Flask, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The situations of the page of changes have been compared, as after a server’s start; once for all workers."""
    with alone(tmp_path_factory.getbasetemp().parent):
        compare_ahead(whole).join()


@pytest.fixture
def program(whole: Flask) -> FlaskClient:
    """A program that asks."""
    return whole.test_client()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder for scenarios."""
    return tmp_path


@pytest.fixture(scope="module")
def address(app: Flask) -> Iterator[str]:
    """The site on a server of its own; its scenarios have been told, so that no page waits for them."""
    app.test_client().get("/en/rules/1.0/2.1.c")
    with served(app) as address:
        yield address


@pytest.fixture(scope="module")
def site(whole: Flask) -> Iterator[str]:
    """The site with its own scenarios on a server."""
    with served(whole) as address:
        yield address


@contextmanager
def served(app: Flask) -> Iterator[str]:
    """A site on a server of its own, until it is no longer needed."""
    server = create_server(app, host="127.0.0.1", port=0, threads=4, clear_untrusted_proxy_headers=True)
    threading.Thread(target=server.run, daemon=True).start()
    yield f"http://127.0.0.1:{server.effective_port}"
    server.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser of this machine, one for all windows that a worker opens."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip("this machine has no Chromium; install the package “chromium”")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
